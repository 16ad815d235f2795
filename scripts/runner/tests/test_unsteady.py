import unittest

from support import RunnerTestCase, script, swift_tests, xctests


class Reruns(RunnerTestCase):
    def test_in_ci_a_test_that_passes_then_is_unsteady(self):
        self.assertEqual(self.run_jobs(xctests("passes", "once", configuration="here"), is_ci=True), "2 passed, 0 failed, 0 skipped")
        self.assertTrue(self.has_passed)
        self.assertIn("unsteady: M.Suite/once, 1 of 4 runs failed (log: ", self.out.getvalue())
        self.assertRegex(self.ledger.read_text(), r"\n\d{4}-\d\d-\d\d\tM\.Suite/once\t.* here\t1 of 4\n$")

    def test_swift_testing_and_scripts_likewise(self):
        self.assertEqual(self.run_jobs(swift_tests("passes", "once"), is_ci=True), "2 passed, 0 failed, 0 skipped")
        mark = self.folder / "mark"
        self.run_jobs(script("script", f"test -e {mark} || {{ touch {mark}; exit 1; }}"), is_ci=True)
        self.assertTrue(self.has_passed)
        self.assertEqual(len(self.ledger.read_text().splitlines()), 3)

    def test_elsewhere_nothing_runs_again(self):
        self.assertEqual(self.run_jobs(xctests("once")), "0 passed, 1 failed, 0 skipped")
        self.assertFalse(self.ledger.exists())

    def test_what_fails_each_time_fails(self):
        self.assertEqual(self.run_jobs(xctests("passes", "fails"), is_ci=True), "1 passed, 1 failed, 0 skipped")
        self.assertFalse(self.has_passed or self.ledger.exists())

    def test_a_rerun_that_is_skipped_did_not_pass(self):
        mark = self.folder / "mark"
        skips = script("script", f"test -e {mark} && exit 77; touch {mark}; exit 1")
        self.assertEqual(self.run_jobs(skips, is_ci=True), "0 passed, 1 failed, 0 skipped")
        self.assertFalse(self.has_passed or self.ledger.exists())
        self.assertIn("script, run 2: skipped", self.out.getvalue())

    def test_what_another_run_cannot_mend_does_not_run_again(self):
        self.run_jobs(script("races", "echo 'WARNING: ThreadSanitizer: data race'; exit 66", forbidden="WARNING: ThreadSanitizer"), is_ci=True)
        self.assertFalse(self.has_passed)
        self.assertEqual(self.runner.report.totals(), "0 passed, 2 failed, 0 skipped")

    def test_a_name_that_is_listed_fails(self):
        self.ledger.write_text("# names\n2026-01-01\tM.Suite/once\there\t1 of 4\n")
        self.run_jobs(xctests("once"), is_ci=True)
        self.assertFalse(self.has_passed)
        self.assertIn("M.Suite/once is unsteady again", self.out.getvalue())

    def test_a_fourth_name_fails(self):
        self.ledger.write_text("".join(f"2026-01-01\t{name}\there\t1 of 4\n" for name in "abc"))
        self.run_jobs(xctests("once"), is_ci=True)
        self.assertFalse(self.has_passed)
        self.assertIn("4 names", self.out.getvalue())

    def test_every_run_prints_the_list(self):
        self.ledger.write_text("2026-01-01\ta\there\t1 of 4\n")
        self.run_jobs(xctests("passes"))
        self.assertIn("2026-01-01  a  here  1 of 4", self.out.getvalue())
        self.assertTrue(self.has_passed)


if __name__ == "__main__":
    unittest.main()
