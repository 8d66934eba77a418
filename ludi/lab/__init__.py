"""Games by the million: batch simulation, benchmarks, the GPU."""
