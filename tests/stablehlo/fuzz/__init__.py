"""A fuzzer of whole programs: fuzz.py is what is called."""
