"""Compiler passes of Numba that kernels need, and no more.

Numba's own list also handles generators, closures, parallel loops and inlined source code; it notes the time
of each step, and brings the graph of blocks in order after each.
"""

from __future__ import annotations

from typing import Any

from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.typed_passes import NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteSemanticConstants,
    TranslateByteCode,
)

# In Numba's own order, which tests/core/engine/making/test_building.py compares.
STEPS = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    RewriteSemanticConstants,
    DeadBranchPrune,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    NativeLowering,
    NoPythonBackend,
)


class _KernelPasses(PassManager):
    """The compiler passes of a kernel, run one after the other."""

    def run(self, state: Any) -> None:
        """Run the passes on a function; Numba calls this."""
        for step, _ in self.passes:
            runs = _pass_registry.get(step).pass_inst
            runs.analysis = self._analysis
            runs.run_pass(state)


def _steps() -> _KernelPasses:
    made = _KernelPasses("gladsheim")
    for step in STEPS:
        made.add_pass(step, "")
    made.finalize()
    return made


class KernelCompiler(CompilerBase):
    """Compiler of a function with these passes."""

    _made = _steps()

    def define_pipelines(self) -> list[_KernelPasses]:
        """Return the passes; Numba calls this for each function."""
        return [self._made]
