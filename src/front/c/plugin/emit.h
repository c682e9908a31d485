// The question of a site: a cold function that evaluates the site's numbers, checks its conditions
// and calls the runtime.
//
// It receives everything as arguments (leaf values, base pointers, globals too), so that it
// accesses no memory but through its pointer arguments. It uses none of the original instructions:
// LLVM's expander would, and might drop their nsw flags.
#ifndef SMR_FRONT_C_PLUGIN_EMIT_H
#define SMR_FRONT_C_PLUGIN_EMIT_H
#include "shim.h"
#include <llvm/ADT/MapVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Transforms/Utils/FunctionComparator.h>

namespace smr
{
// Merges questions that differ in the record only into one function: the record is the first
// argument.
class Questions
{
      public:
	// Returns an equal function made before and deletes Q, or returns Q.
	Function *share(Function *Q, FunctionAnalysisManager &FAM);

      private:
	GlobalNumberState Numbers;
	DenseMap<uint64_t, SmallVector<Function *, 2>> All;
};

class Question
{
      public:
	Question(Site &Of, FunctionAnalysisManager &FAM, Module &Mod);
	// Collects the values that the site passes to the question: Args.
	void collect();
	// Creates the function.
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
	DenseMap<Value *, Value *> In; // value of the site -> argument, or stand-in -> loaded value
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
	Value *Busy = nullptr; // the flag of the array that was claimed
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
