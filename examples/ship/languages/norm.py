# A Python function by Numba: replies with the sum of the squares of the payload's doubles.
# python norm.py norm.bc && samara archive build -o norm.smar norm.bc
import sys
import llvmlite.binding as llvm
from numba import cfunc, float64, int32, types, uint64

words = types.CPointer(float64)
smr_reply = types.ExternalFunction("smr_reply", int32(words, words, uint64))


@cfunc(types.void(words, words, uint64), error_model="numpy")
def smr_main(context, payload, n):
    total = 0.0
    for i in range(n // 8):
        total += payload[i] * payload[i]
    payload[0] = total
    smr_reply(context, payload, uint64(8))


text = smr_main.inspect_llvm().replace(smr_main.native_name, "smr_main")
open(sys.argv[1], "wb").write(llvm.parse_assembly(text).as_bitcode())
