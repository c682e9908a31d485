// Turns switches with few cases in loops into comparisons, which become selections: LLVM makes a
// switch of x == 3 || (x == 2 && y). Where nothing is lifted the switches are restored.
#include "shim.h"
#include <llvm/IR/IRBuilder.h>

using namespace llvm;
using namespace smr;

enum { FEW_CASES = 4 };

// Returns the incoming values of phis for the block, by phi, and removes the block from the phis.
static DenseMap<PHINode *, Value *> comeFrom(BasicBlock *B)
{
	DenseMap<PHINode *, Value *> From;

	for (BasicBlock *S : successors(B))
		for (PHINode &P : S->phis())
			while (P.getBasicBlockIndex(B) >= 0) {
				From[&P] = P.getIncomingValueForBlock(B);
				P.removeIncomingValue(B, false);
			}
	return From;
}

static void compare(SwitchInst *S)
{
	BasicBlock *At = S->getParent();
	auto From = comeFrom(At);
	BasicBlock *Last = S->getDefaultDest();
	unsigned Left = S->getNumCases();
	IRBuilder<> B(S);

	auto Reach = [&](BasicBlock *To) {
		for (PHINode &P : To->phis())
			P.addIncoming(From.lookup(&P), B.GetInsertBlock());
	};
	for (auto Case : S->cases()) {
		BasicBlock *To = Case.getCaseSuccessor();
		BasicBlock *Else = --Left == 0 ? Last
					       : BasicBlock::Create(S->getContext(), "else",
								    At->getParent(), Last);
		Value *Is = B.CreateICmpEQ(S->getCondition(), Case.getCaseValue());
		Reach(To);
		if (To == Else) {
			B.CreateBr(To);
			break;
		}
		if (Left == 0)
			Reach(Else);
		B.CreateCondBr(Is, To, Else);
		B.SetInsertPoint(Else);
		B.SetCurrentDebugLocation(S->getDebugLoc());
	}
	S->eraseFromParent();
}

namespace
{
struct Switches : PassInfoMixin<Switches> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM)
	{
		auto &LI = AM.getResult<LoopAnalysis>(F);
		SmallVector<SwitchInst *, 4> All;

		if (LI.empty() || F.hasOptNone())
			return PreservedAnalyses::all();
		for (BasicBlock &B : F)
			if (auto *S = dyn_cast<SwitchInst>(B.getTerminator());
			    S && LI.getLoopFor(&B) && S->getNumCases() > 0 &&
			    S->getNumCases() <= FEW_CASES)
				All.push_back(S);
		for (SwitchInst *S : All)
			compare(S);
		return All.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
	}
};
} // namespace

void smr::addSwitches(FunctionPassManager &P)
{
	P.addPass(Switches());
}
