"""What every game stands on: the contract, records, kernels, replay files and fair draws."""
