"""Kernels as a WebAssembly module: the same code that Numba makes for processors, lowered once more for pages.

`exports` says what a kernel is given, `lowering` makes machine code of it, `linking` a module of that.
"""
