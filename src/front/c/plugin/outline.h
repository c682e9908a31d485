// Outlines opaque loops into separate functions (outline.cpp, coder.cpp).
#ifndef SMR_FRONT_C_PLUGIN_OUTLINE_H
#define SMR_FRONT_C_PLUGIN_OUTLINE_H
#include "shim.h"

namespace smr
{
// Whether the outlined code omits the instruction: debug information or an optimisation hint.
bool isDropped(const Instruction &I);
// Returns the bitcode of a module with one function, smr_opaque(bases, scalars, results), or "" if
// it cannot be made. In: all values that the loops use from outside, globals too.
std::string makeCode(const Site &S, const SetVector<Value *> &In);
// Returns the name that opaque nodes use for the code.
std::string codeName(const std::string &Code);
} // namespace smr
#endif
