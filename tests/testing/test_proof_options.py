"""The options of the proofs choose what they say."""

import pytest

PAGE = """
    import pytest
    from tests.proof_options import mostly_long, mostly_long_rows
    from gladsheim.testing.ledger import rule

    @rule("V-1.1")
    def test_one(): pass

    @rule("V-1.2")
    def test_two(): pass

    @pytest.mark.parametrize("case", [{"rules": ["V-1.1"]}, {"rules": ["V-9"]}, 7])
    def test_three(case): pass

    def test_long(long): assert long

    @pytest.mark.parametrize("number", mostly_long(range(3), [1]))
    def test_number(number): pass

    @pytest.mark.parametrize(("one", "other"), mostly_long_rows([(1, 2), (3, 4)], [(3, 4)]))
    def test_row(one, other): assert other == one + 1
"""


@pytest.fixture(autouse=True)
def no_other_plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other plugin has a part in this."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def run(pytester: pytest.Pytester, *arguments: str) -> dict[str, int]:
    """Run the page with these options; how its tests ended."""
    pytester.makepyfile(PAGE)
    return pytester.runpytest("-p", "tests.proof_options", *arguments).parseoutcomes()


def test_only_what_proves_a_rule(pytester: pytest.Pytester) -> None:
    """`--rule` leaves the tests and the cases that cite the rule, and counts the others."""
    assert run(pytester, "--rule", "V-1.1") == {"passed": 2, "deselected": 9}
    assert run(pytester, "--rule", "V-1.2", "--rule", "V-9") == {"passed": 2, "deselected": 9}


def test_all_without_the_option(pytester: pytest.Pytester) -> None:
    """Without options everything runs, in its short form."""
    assert run(pytester) == {"passed": 7, "failed": 1, "deselected": 3}


def test_the_long_form(pytester: pytest.Pytester) -> None:
    """`--long` is told to the tests that ask for it, and leaves out no parameter."""
    assert run(pytester, "--long") == {"passed": 11}


def test_what_the_long_form_has_gone_through(pytester: pytest.Pytester) -> None:
    """The end of a long run tells what each proof has measured; a short one is silent."""
    pytester.makepyfile("def test_it(measured): measured('7 games')")
    for options, times in (((), 0), (("--long",), 1)):
        ended = pytester.runpytest("-p", "tests.proof_options", *options)
        assert ended.stdout.str().count("::test_it: 7 games") == times


def test_one_seed_of_the_simulation(pytester: pytest.Pytester) -> None:
    """`--simulation-seed` is told to the simulation; what is no seed is refused with what is allowed."""
    pytester.makepyfile("def test_it(simulation_seed): assert simulation_seed == 17")
    run = ("-p", "tests.proof_options")
    pytester.runpytest(*run, "--simulation-seed", "17").assert_outcomes(passed=1)
    pytester.runpytest(*run).assert_outcomes(failed=1)
    for wrong in ("-1", "1000000001", "x", "٣"):
        refused = pytester.runpytest(*run, f"--simulation-seed={wrong}")
        refused.stderr.fnmatch_lines([f"*{wrong}' is no seed; allowed: 0 to 1000000000*"])
