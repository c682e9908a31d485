// Opaque loops as code of their own (outline.cpp, coder.cpp).
#ifndef SMR_FRONT_C_PLUGIN_OUTLINE_H
#define SMR_FRONT_C_PLUGIN_OUTLINE_H
#include "shim.h"

namespace smr
{
// Instructions that code of its own goes without: they tell of the program, or are hints.
bool isDropped(const Instruction &I);
// Bitcode of a module with one function, smr_opaque(bases, scalars, results); In: all that the
// loops take from outside, globals too. "": it cannot be made.
std::string makeCode(const Site &S, const SetVector<Value *> &In);
// As opaque nodes have it.
std::string codeName(const std::string &Code);
} // namespace smr
#endif
