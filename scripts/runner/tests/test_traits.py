"""scripts/traits writes a function for each abbreviation of its table."""
import importlib.machinery
import importlib.util
import unittest
from pathlib import Path


def load():
    loader = importlib.machinery.SourceFileLoader("traits", str(Path(__file__).parents[2] / "traits"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("traits", loader))
    loader.exec_module(module)
    return module


traits = load()


class TraitsTests(unittest.TestCase):
    def write(self, types, *functions):
        """The functions without indentation, by extension."""
        result = {}
        for _, extension, function in traits.functions("\n\n".join([f"extension {types}", *functions])):
            lines = "\n".join(line.strip() for line in function.strip().split("\n"))
            result.setdefault(extension, []).append(lines)
        return result

    def test_forwards_to_the_operator_of_the_same_name(self):
        self.assertEqual(
            self.write("Maybe where Element: Sendable", "/// Waits.\nfunc delay(_ time: Time, by other: Int = 1) -> Self<Element>"),
            {"PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable": [
                "/// Waits.\npublic func delay(_ time: Time, by other: Int = 1) -> Maybe<Element> {\n"
                "primitive { $0.delay(time, by: other) }\n}"]})

    def test_extends_several_types(self):
        written = self.write("Driver, @inlinable Signal", "/// Drives|Emits.\nfunc drive|emit(_|to a: Int) -> any Disposable = a()")
        driver, signal = written.values()
        self.assertEqual(driver, [
            "/// Drives.\npublic func drive(_ a: Int) -> any Disposable {\n"
            'MainThread.ensure("drive")\nreturn asObservable().a()\n}'])
        self.assertEqual(signal, [
            "/// Emits.\n@inlinable\npublic func emit(to a: Int) -> any Disposable {\nasObservable().a()\n}"])

    def test_gives_closures_their_attributes(self):
        (infallible,), (shared,) = self.write(
            "InfallibleType, SharedSequenceConvertibleType",
            "/// Acts.\nfunc a(_ b: (Element) throws -> Self<Int>, c: (() -> Void)?) -> Self<Int>").values()
        self.assertIn(
            "@_inheritActorContext _ b: @escaping @Sendable @isolated(any) (Element) throws -> Infallible<Int>, "
            "@_inheritActorContext c: (@Sendable @isolated(any) () -> Void)? = nil\n", infallible)
        self.assertIn("goes to ``Hooks/defaultErrorHandler``", infallible)
        self.assertIn("(Element) -> SharedSequence<SharingStrategy, Int>,", shared)
        self.assertNotIn("Hooks", shared)

    def test_documents_parameters(self):
        (function,), = self.write(
            "Infallible", "/// Acts.\n///\n/// - Returns: It.\nstatic func a(\n    b: Int,  // One\n    // two.\n    c: Int  // Three.\n)"
            " -> Self<Element>").values()
        self.assertEqual(function, (
            "/// Acts.\n///\n/// - Parameters:\n///   - b: One two.\n///   - c: Three.\n/// - Returns: It.\n"
            "public static func a(b: Int, c: Int) -> Infallible<Element> {\nInfallible(raw: .a(b: b, c: c))\n}"))

    def test_documents_all_functions_of_a_block(self):
        (one, two), = self.write("Single", "/// Acts.\nfunc a() -> Single<Int>\nwhere A == B { it }\nfunc b() -> Maybe<Int>").values()
        self.assertEqual(one, "/// Acts.\npublic func a() -> Single<Int>\nwhere A == B {\nit\n}")
        self.assertEqual(two, "/// Acts.\npublic func b() -> Maybe<Int> {\nprimitive { $0.b() }\n}")

    def test_stops_at_what_is_no_function(self):
        with self.assertRaises(SystemExit):
            self.write("Single", "/// Acts.\nvar a: Int")


if __name__ == "__main__":
    unittest.main()
