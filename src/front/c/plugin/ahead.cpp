// Hoists loop tests that several blocks compute in each iteration with the same result: `for (i =
// 0; i < elements(t); i++)`, where elements() contains a loop, or `i < (flag ? p->n : p->m)`. The
// blocks move in front of the loop; its test is in the header then.
//
// The blocks run at least once whenever the loop is reached, only read, and read nothing that the
// loop writes.
#include "shim.h"
#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

using namespace llvm;
using namespace smr;

enum { MANY_BLOCKS = 16, MANY_MOVES = 32 };

namespace
{
struct Mover {
	Loop *L;
	LoopInfo &LI;
	MemorySSA &MS;
	AAResults &AA;
	BasicBlock *Header, *Test;
	SmallSetVector<BasicBlock *, MANY_BLOCKS> Blocks; // after the header, before the test
	SmallPtrSet<Instruction *, 32> Same;              // invariant in the loop

	bool collect();
	bool stays(Instruction *I);
	bool reads(Instruction *I);
	bool settle();
	void move();
};
} // namespace

bool Mover::collect()
{
	auto Before = [&](BasicBlock *B) { return B == Header || Blocks.contains(B); };

	Header = L->getHeader();
	Test = L->getExitingBlock();
	if (L->getLoopPreheader() == nullptr || Test == nullptr || Test == Header ||
	    Test == L->getLoopLatch() || LI.getLoopFor(Test) != L)
		return false;
	SmallVector<BasicBlock *, 8> Left = {Header};
	while (!Left.empty())
		for (BasicBlock *B : successors(Left.pop_back_val())) {
			if (B == Header || !L->contains(B) || Blocks.size() == MANY_BLOCKS)
				return false;
			if (B != Test && Blocks.insert(B))
				Left.push_back(B);
		}
	return all_of(Blocks, [&](BasicBlock *B) { return all_of(predecessors(B), Before); }) &&
	       all_of(predecessors(Test), Before);
}

// Whether I only computes or reads.
bool Mover::reads(Instruction *I)
{
	if (isMarker(*I))
		return true;
	if (I->isTerminator())
		return isa<BranchInst>(I) || isa<SwitchInst>(I);
	if (auto *Ld = dyn_cast<LoadInst>(I))
		return Ld->isSimple() && unchanged(Ld, L, MS, AA);
	return !I->mayReadOrWriteMemory() && isGuaranteedToTransferExecutionToSuccessor(I) &&
	       !isa<AllocaInst>(I);
}

// Whether I is invariant, given the instructions in Same.
bool Mover::stays(Instruction *I)
{
	return all_of(I->operands(), [&](const Use &X) {
		auto *J = dyn_cast<Instruction>(X);
		return J == nullptr || !L->contains(J) || Same.contains(J);
	});
}

// Finds the invariant instructions: assumes all at first and removes others.
bool Mover::settle()
{
	SmallVector<Instruction *, 32> All;
	bool Again = true;

	for (Instruction &I : *Header) {
		if (!isMarker(I) && !isGuaranteedToTransferExecutionToSuccessor(&I))
			return false;
		if (I.mayWriteToMemory() && !isMarker(I))
			return false;
		if (!isa<PHINode>(I) && reads(&I))
			All.push_back(&I);
	}
	for (BasicBlock *B : Blocks)
		for (Instruction &I : *B) {
			if (!reads(&I))
				return false;
			All.push_back(&I);
		}
	for (PHINode &P : Test->phis())
		All.push_back(&P);
	if (!reads(Header->getTerminator()))
		return false;
	Same.insert(All.begin(), All.end());
	while (Again) {
		Again = false;
		for (Instruction *I : All)
			if (Same.contains(I) && !stays(I)) {
				if (I->getParent() != Header || I->isTerminator())
					return false;
				Same.erase(I);
				Again = true;
			}
	}
	return true;
}

// Moves the blocks before the loop: the preheader takes the header's place, a new preheader the
// test's.
void Mover::move()
{
	BasicBlock *From = L->getLoopPreheader();
	auto *Behind = BasicBlock::Create(From->getContext(), Header->getName() + ".smr.ahead",
					  Header->getParent(), Header);
	Instruction *Way = Header->getTerminator();

	From->getTerminator()->eraseFromParent();
	for (Instruction &I : make_early_inc_range(*Header))
		if (Same.contains(&I))
			I.moveBefore(*From, From->end());
	BranchInst::Create(Test, Header)->setDebugLoc(Way->getDebugLoc());
	while (auto *P = dyn_cast<PHINode>(&Test->front()))
		P->moveBefore(*Behind, Behind->end());
	BranchInst::Create(Header, Behind)->setDebugLoc(Way->getDebugLoc());
	From->getTerminator()->replaceSuccessorWith(Test, Behind);
	for (BasicBlock *B : Blocks) {
		B->getTerminator()->replaceSuccessorWith(Test, Behind);
		B->replacePhiUsesWith(Header, From);
		B->moveBefore(Behind);
	}
	Behind->replacePhiUsesWith(Header, From);
	Header->replacePhiUsesWith(From, Behind);
	MergeBlockIntoPredecessor(Test);
}

static bool moveAhead(Function &F, FunctionAnalysisManager &AM)
{
	auto &LI = AM.getResult<LoopAnalysis>(F);

	for (Loop *L : LI.getLoopsInPreorder()) {
		BasicBlock *Test = L->getExitingBlock();
		if (Test == nullptr || Test == L->getHeader())
			continue;
		Mover M{L,
			LI,
			AM.getResult<MemorySSAAnalysis>(F).getMSSA(),
			AM.getResult<AAManager>(F),
			nullptr,
			nullptr,
			{},
			{}};
		if (M.collect() && M.settle()) {
			M.move();
			AM.invalidate(F, PreservedAnalyses::none());
			return true;
		}
	}
	return false;
}

PreservedAnalyses TestsAhead::run(Function &F, FunctionAnalysisManager &AM)
{
	unsigned Moves = 0;

	if (F.hasOptNone())
		return PreservedAnalyses::all();
	while (Moves < MANY_MOVES && moveAhead(F, AM))
		Moves++;
	return Moves == 0 ? PreservedAnalyses::all() : PreservedAnalyses::none();
}
