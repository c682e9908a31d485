// Makes the code right after a loop part of its site: the root of a length, the quotient of a mean.
// It gets a separate block; clang's pipeline joins the blocks again.
#include "shim.h"
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

using namespace llvm;
using namespace smr;

static bool belongs(const Instruction &I)
{
	smr_op Op;
	bool Errno = false;

	switch (I.getOpcode()) {
	case Instruction::FMul:
	case Instruction::FDiv:
	case Instruction::FPTrunc:
	case Instruction::FPExt:
	case Instruction::SIToFP:
	case Instruction::UIToFP:
		return !I.getType()->isVectorTy();
	case Instruction::Call:
		return isa<DbgInfoIntrinsic>(I) ||
		       (mathCall(cast<CallBase>(&I), Op, Errno) && Op == SMR_OP_sqrt);
	default:
		return isa<PHINode>(I);
	}
}

// Whether I combines two results: a variance is the mean of squares less the square of the mean.
// With any other addend the loop's result matches no kernel.
static bool joins(const Instruction &I, const SmallPtrSetImpl<const Value *> &Made)
{
	auto *C = dyn_cast<IntrinsicInst>(&I);
	bool Adds = I.getOpcode() == Instruction::FAdd || I.getOpcode() == Instruction::FSub ||
		    I.getOpcode() == Instruction::FNeg ||
		    (C != nullptr && C->getIntrinsicID() == Intrinsic::fmuladd);

	return Adds && !I.getType()->isVectorTy() &&
	       all_of(C != nullptr ? C->args() : I.operands(),
		      [&](const Use &X) { return Made.count(X); });
}

// Returns the first instruction after the tail, or null if there is no tail or nothing else.
static Instruction *rest(BasicBlock *B)
{
	SmallPtrSet<const Value *, 8> Made;
	bool Any = false;

	for (Instruction &I : *B) {
		if (!belongs(I) && !joins(I, Made))
			return Any ? &I : nullptr;
		bool Uses = isa<PHINode>(I) ||
			    any_of(I.operands(), [&](const Use &X) { return Made.count(X); });
		if (Uses)
			Made.insert(&I);
		Any |= Uses && !isa<PHINode>(I);
	}
	return nullptr;
}

static bool leavesFloat(BasicBlock *B)
{
	return any_of(B->phis(), [](PHINode &P) { return P.getType()->isFloatingPointTy(); });
}

// Moves arithmetic on the result before other instructions (a store of the result itself).
static bool gather(BasicBlock *B)
{
	Instruction *To = nullptr;
	bool Changed = false;

	for (Instruction &I : make_early_inc_range(*B)) {
		bool Ready = belongs(I) && none_of(I.operands(), [&](const Use &X) {
				     auto *Y = dyn_cast<Instruction>(X);
				     return To != nullptr && Y != nullptr && Y->getParent() == B &&
					    !Y->comesBefore(To);
			     });
		if (To == nullptr && !belongs(I)) {
			To = &I;
		} else if (To != nullptr && Ready && !isa<CallBase>(I)) {
			I.moveBefore(To);
			Changed = true;
		}
	}
	return Changed;
}

PreservedAnalyses Tails::run(Function &F, FunctionAnalysisManager &AM)
{
	auto &LI = AM.getResult<LoopAnalysis>(F);
	bool Changed = false;

	if (LI.empty() || F.hasOptNone())
		return PreservedAnalyses::all();
	for (Loop *L : LI.getLoopsInPreorder())
		if (BasicBlock *B = L->getUniqueExitBlock(); B && leavesFloat(B)) {
			Changed |= gather(B);
			if (Instruction *I = rest(B)) {
				SplitBlock(B, I, static_cast<DominatorTree *>(nullptr), &LI);
				Changed = true;
			}
		}
	return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

// Returns the block of the tail after a loop's exit block.
BasicBlock *smr::behindTail(BasicBlock *B)
{
	BasicBlock *Next = B->getSingleSuccessor();

	if (Next == nullptr || Next->getSinglePredecessor() != B ||
	    Next->phis().begin() != Next->phis().end() || rest(B) != B->getTerminator())
		return nullptr;
	return Next;
}
