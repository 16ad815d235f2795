"""The driver of the end-to-end scripts takes no silence for an answer. The nodes here imitate the accessibility bus."""
import importlib.machinery
import importlib.util
import io
import sys
import types
import unittest
import unittest.mock
from pathlib import Path

DRIVER = Path(__file__).resolve().parents[3] / "Examples/Tests/gui/driver.py"
STATES = types.SimpleNamespace(CHECKED="checked", DEFUNCT="defunct", VISIBLE="visible")


def load():
    """Loads the driver without GObject Introspection, which the machine may lack."""
    gi, repository = types.ModuleType("gi"), types.ModuleType("gi.repository")
    gi.require_version = lambda *_: None
    repository.Atspi, repository.GLib = unittest.mock.MagicMock(StateType=STATES), types.SimpleNamespace(Error=OSError)
    loader = importlib.machinery.SourceFileLoader("driver", str(DRIVER))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("driver", loader))
    with unittest.mock.patch.dict(sys.modules, {"gi": gi, "gi.repository": repository}):
        loader.exec_module(module)
    return module


driver = load()


class Node:
    """A node that does not answer the first `errors` questions for its children and for its states."""

    def __init__(self, role, name, *children, errors=0, states=(STATES.VISIBLE,)):
        self.role, self.name, self.children, self.states = role, name, children, states
        self.errors = self.state_errors = errors

    def get_role_name(self):
        return self.role

    def get_name(self):
        return self.name

    def get_child_count(self):
        self.errors -= 1
        if self.errors >= 0:
            raise OSError("timeout")
        return len(self.children)

    def get_child_at_index(self, index):
        return self.children[index]

    def get_state_set(self):
        self.state_errors -= 1
        states = [STATES.DEFUNCT] if self.state_errors >= 0 else self.states
        return types.SimpleNamespace(contains=lambda state: state in states)


class DriverTests(unittest.TestCase):
    def setUp(self):
        until = driver.until
        patch = unittest.mock.patch.object(driver, "until", lambda what, probe, *_: until(what, probe, 0.5))
        patch.start()
        self.addCleanup(patch.stop)

    def app(self, root, status=None):
        app = driver.App.__new__(driver.App)
        app.process = types.SimpleNamespace(poll=lambda: status, returncode=status, terminate=lambda: None, wait=lambda timeout: None)
        app.complaints = io.StringIO()
        app._application = lambda: root
        return app

    def test_a_node_of_a_busy_app_is_not_gone(self):
        busy = Node("frame", "Settings", Node("label", "Ada"), errors=3)
        self.assertTrue(self.app(Node("application", "", busy)).has("label", "Ada"))

    def test_a_node_is_gone_after_the_app_has_answered(self):
        app = self.app(Node("application", "", Node("frame", "Counter", errors=3)))
        app.expect_gone("label", "Ada")
        app.expect_names("label", [])

    def test_an_app_that_never_answers_fails(self):
        app = self.app(Node("application", "", Node("frame", "Counter", errors=10_000)))
        with self.assertRaisesRegex(driver.Failure, "each node of the app answers: not within 0.5 s: timeout"):
            app.expect_gone("label", "Ada")

    def test_an_app_that_has_ended_fails(self):
        with self.assertRaisesRegex(driver.Failure, "the app has ended, with status 0"):
            self.app(None, status=0).expect_gone("label", "Ada")

    def test_an_app_that_is_not_on_the_bus_fails(self):
        with self.assertRaisesRegex(driver.Failure, "a node is missing"):
            self.app(None).expect_gone("label", "Ada")

    def test_a_node_without_states_is_not_unticked(self):
        ticked = Node("check box", "milk", errors=2, states=(STATES.CHECKED, STATES.VISIBLE))
        self.assertEqual(self.app(Node("application", "", ticked)).checked("milk"), 1)

    def test_a_node_is_found_beside_one_that_does_not_answer(self):
        app = self.app(Node("application", "", Node("frame", "Other", errors=10_000), Node("label", "Ada")))
        self.assertEqual(app.find("label", "Ada").name, "Ada")

    def test_a_crash_after_sigterm_fails(self):
        for status in (0, -15):
            self.app(None, status).stop()
        for status in (-11, 1):
            with self.assertRaisesRegex(driver.Failure, f"it ended with status {status} after SIGTERM"):
                self.app(None, status).stop()

    def test_each_item_is_in_one_share(self):
        shared = [item for number in (1, 2, 3) for item in self.share("abcde", f"{number}/3")]
        self.assertEqual(shared, list("abcde"))

    def test_a_share_without_items_is_skipped(self):
        with unittest.mock.patch("sys.stdout", io.StringIO()), self.assertRaises(SystemExit) as skipped:
            self.share("ab", "1/5")
        self.assertEqual(skipped.exception.code, 77)

    def test_a_share_that_does_not_exist_fails(self):
        for items, share in (("ab", "3/2"), ("", "1/1")):
            with self.assertRaisesRegex(SystemExit, f"SHARD={share} of {len(items)} is invalid"):
                self.share(items, share)

    def share(self, items, share):
        with unittest.mock.patch.dict("os.environ", SHARD=share):
            return driver.share_of(items)

    def test_a_port_is_free(self):
        self.assertIn(driver.free_port(), range(10_000, 32_768))


if __name__ == "__main__":
    unittest.main()
