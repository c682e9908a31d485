// The question: a cold function of its own that evaluates the site's numbers and asks the runtime.
//
// Everything comes in as arguments (leaf values, base pointers, globals too), so that it reads and
// writes nothing but what its pointer arguments lead to. It uses no instruction of the original:
// LLVM's expander would, and might drop their nsw flags.
#ifndef SMR_FRONT_C_PLUGIN_EMIT_H
#define SMR_FRONT_C_PLUGIN_EMIT_H
#include "shim.h"
#include <llvm/ADT/MapVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Transforms/Utils/FunctionComparator.h>

namespace smr
{
// Questions that differ in the record alone are one function: it comes in as the first argument.
class Questions
{
      public:
	// An equal one made before, then Q is gone; or Q.
	Function *share(Function *Q, FunctionAnalysisManager &FAM);

      private:
	GlobalNumberState Numbers;
	DenseMap<uint64_t, SmallVector<Function *, 2>> All;
};

class Question
{
      public:
	Question(Site &Of, FunctionAnalysisManager &FAM, Module &Mod);
	// What the site passes to it: Args.
	void collect();
	// Makes the function.
	Function *make();
	SmallVector<Value *, 16> Args;

      private:
	Site &S;
	Module &M;
	FunctionAnalysisManager &Manager;
	LLVMContext &C;
	ScalarEvolution &SE;
	Type *I64;
	IRBuilder<> B;
	Function *Q = nullptr;
	BasicBlock *No = nullptr;
	DenseMap<Value *, Value *> In; // of the site -> argument, or stand -> loaded value
	DenseMap<const SCEV *, Value *> Memo;
	SmallVector<Value *, 16> Symbols;
	SmallPtrSet<const void *, 4> Told;

	void need(Value *V);
	void needAll(const SCEV *X);
	void attributes(ArrayRef<Value *> Written);
	Value *emit(const SCEV *X);
	Value *fold(const SCEV *X, Instruction::BinaryOps Op);
	Value *number(const smr_poly *P);
	bool known(const smr_poly *P) const;
	void demand(Value *Cond);
	void symbols();
	void runs(const smr_poly *Extent);
	void exact();
	bool ready(const SCEV *X) const;
	void notErrno(Value *At);
	bool load(Held &H);
	bool settle(const Settled &X);
	Value *given(Value *V);
	Value *points();
	Value *ask();
	void answered(Value *Call);
	void results(Value *Nums);
	void sameMachine();

	// parts.cpp
	Value *Busy = nullptr; // the flag of the room that was taken
	void collectParts();
	std::pair<Value *, Value *> reaches(const Span &X);
	void apart();
	void calls();
	void takeRoom();
	void giveRoom();
	void rest();
	void parts();
	Type *answer();
};
} // namespace smr
#endif
