// Turns small arrays of an iteration into registers: float sum[8] and loops of 8 over it. Moves the
// arrays to the entry block, unrolls the loops over them, and lets SROA split the arrays.
#include "shim.h"
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/OptimizationRemarkEmitter.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/LCSSA.h>
#include <llvm/Transforms/Utils/LoopSimplify.h>
#include <llvm/Transforms/Utils/UnrollLoop.h>

using namespace llvm;
using namespace smr;

enum { FEW_BYTES = 256, FEW_TRIPS = 16, SMALL_BODY = 64 };

// Returns the bytes of an array whose size has become a constant, even if a variable declared it.
static uint64_t bytesOf(const AllocaInst &A, const DataLayout &DL)
{
	auto Size = A.getAllocationSize(DL);

	return Size && !Size->isScalable() ? Size->getFixedValue() : UINT64_MAX;
}

static bool isCall(const User *U, Intrinsic::ID Id)
{
	auto *C = dyn_cast<IntrinsicInst>(U);

	return C != nullptr && C->getIntrinsicID() == Id;
}

// Whether the array lives within one iteration: an array of variable size is allocated in each
// iteration and freed at its end. Memory of alloca() lives until the function returns.
static bool endsInIteration(const AllocaInst *A, ArrayRef<IntrinsicInst *> Saves,
			    FunctionAnalysisManager &AM)
{
	auto &LI = AM.getResult<LoopAnalysis>(*const_cast<Function *>(A->getFunction()));
	auto &DT = AM.getResult<DominatorTreeAnalysis>(*const_cast<Function *>(A->getFunction()));
	const Loop *L = LI.getLoopFor(A->getParent());

	if (L == nullptr)
		return true;
	return L->getLoopLatch() != nullptr && any_of(Saves, [&](const IntrinsicInst *S) {
		       return LI.getLoopFor(S->getParent()) == L && DT.dominates(S, A) &&
			      any_of(S->users(), [&](const User *U) {
				      auto *R = cast<Instruction>(U);
				      return isCall(U, Intrinsic::stackrestore) &&
					     LI.getLoopFor(R->getParent()) == L &&
					     DT.dominates(A, R) &&
					     DT.dominates(R, L->getLoopLatch()->getTerminator());
			      });
	       });
}

static void moveArray(AllocaInst *A, BasicBlock &Entry)
{
	uint64_t Count = cast<ConstantInt>(A->getArraySize())->getZExtValue();
	auto *New = new AllocaInst(ArrayType::get(A->getAllocatedType(), Count),
				   A->getAddressSpace(), nullptr, A->getAlign(), "", Entry.begin());

	New->takeName(A);
	A->replaceAllUsesWith(New);
	A->eraseFromParent();
}

// Moves all arrays or none, since the stack pointer must then stay the same.
static bool moveToEntry(Function &F, FunctionAnalysisManager &AM)
{
	SmallVector<AllocaInst *, 4> Some;
	SmallVector<IntrinsicInst *, 4> Saves;

	for (Instruction &I : instructions(F))
		if (auto *A = dyn_cast<AllocaInst>(&I); A && !A->isStaticAlloca())
			Some.push_back(A);
		else if (isCall(&I, Intrinsic::stacksave))
			Saves.push_back(cast<IntrinsicInst>(&I));
	if (Some.empty() || !all_of(Some, [&](const AllocaInst *A) {
		    return bytesOf(*A, F.getDataLayout()) <= FEW_BYTES &&
			   !A->isUsedWithInAlloca() && endsInIteration(A, Saves, AM);
	    }))
		return false;
	for (AllocaInst *A : Some)
		moveArray(A, F.getEntryBlock());
	for (IntrinsicInst *C : Saves) {
		for (User *U : make_early_inc_range(C->users()))
			if (isCall(U, Intrinsic::stackrestore))
				cast<Instruction>(U)->eraseFromParent();
		if (C->use_empty())
			C->eraseFromParent();
	}
	return true;
}

// Whether the address is passed to a call: SROA splits no such array.
static bool isPassedOn(const Value *P)
{
	return any_of(P->users(), [&](const User *U) {
		auto *I = cast<Instruction>(U);
		if (isa<GetElementPtrInst>(I))
			return isPassedOn(I);
		return getLoadStorePointerOperand(I) != P && !isa<MemIntrinsic>(I) &&
		       !I->isLifetimeStartOrEnd();
	});
}

// Returns the small array that an address points into, if it can become registers.
static const AllocaInst *arrayOf(const Value *P, const DataLayout &DL)
{
	auto *A = dyn_cast<AllocaInst>(getUnderlyingObject(P));

	return A != nullptr && A->isStaticAlloca() && bytesOf(*A, DL) <= FEW_BYTES &&
			       A->getAllocatedType()->isArrayTy() && !isPassedOn(A)
		       ? A
		       : nullptr;
}

namespace
{
struct SmallArrays : PassInfoMixin<SmallArrays> {
	FunctionPassManager Forms, Clean;

	explicit SmallArrays(FunctionPassManager C) : Clean(std::move(C))
	{
		Forms.addPass(LoopSimplifyPass());
		Forms.addPass(LCSSAPass());
	}

	// Whether the loop runs over a small array with a constant trip count.
	static bool goesOverOne(Loop *L, ScalarEvolution &SE, const DataLayout &DL)
	{
		unsigned Instructions = 0;
		bool Some = false;

		if (!L->isInnermost() || SE.getSmallConstantTripCount(L) == 0 ||
		    SE.getSmallConstantTripCount(L) > FEW_TRIPS)
			return false;
		for (BasicBlock *B : L->blocks()) {
			Instructions += B->size();
			for (Instruction &I : *B)
				if (const Value *P = getLoadStorePointerOperand(&I))
					Some |= arrayOf(P, DL) != nullptr && !L->isLoopInvariant(P);
		}
		return Some && Instructions <= SMALL_BODY;
	}

	static bool unroll(Loop *L, Function &F, FunctionAnalysisManager &AM)
	{
		auto &SE = AM.getResult<ScalarEvolutionAnalysis>(F);
		UnrollLoopOptions Whole = {};

		Whole.Count = SE.getSmallConstantTripCount(L);
		Whole.Force = true;
		return UnrollLoop(L, Whole, &AM.getResult<LoopAnalysis>(F), &SE,
				  &AM.getResult<DominatorTreeAnalysis>(F),
				  &AM.getResult<AssumptionAnalysis>(F),
				  &AM.getResult<TargetIRAnalysis>(F),
				  &AM.getResult<OptimizationRemarkEmitterAnalysis>(F),
				  /*PreserveLCSSA=*/true) != LoopUnrollResult::Unmodified;
	}

	static bool unrollAll(Function &F, FunctionAnalysisManager &AM)
	{
		auto &LI = AM.getResult<LoopAnalysis>(F);
		auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
		auto &SE = AM.getResult<ScalarEvolutionAnalysis>(F);
		SmallVector<Loop *, 8> Over;
		bool Changed = false;

		for (Loop *L : LI.getLoopsInPreorder())
			if (L->isLoopSimplifyForm() && L->isRecursivelyLCSSAForm(DT, LI) &&
			    goesOverOne(L, SE, F.getDataLayout()))
				Over.push_back(L);
		for (Loop *L : Over)
			Changed |= unroll(L, F, AM);
		return Changed;
	}

	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM)
	{
		auto Arrays = [&](const Instruction &I) {
			auto *A = dyn_cast<AllocaInst>(&I);
			return A != nullptr && arrayOf(A, F.getDataLayout()) != nullptr;
		};

		if (F.hasOptNone())
			return PreservedAnalyses::all();
		bool Changed = moveToEntry(F, AM);
		if (Changed)
			AM.invalidate(F, PreservedAnalyses::none());
		if (any_of(F.getEntryBlock(), Arrays) && !AM.getResult<LoopAnalysis>(F).empty()) {
			Forms.run(F, AM);
			Changed |= unrollAll(F, AM);
			AM.invalidate(F, PreservedAnalyses::none());
		}
		if (Changed)
			Clean.run(F, AM);
		return PreservedAnalyses::none();
	}
};
} // namespace

void smr::addSmallArrays(FunctionPassManager &P, FunctionPassManager Clean)
{
	P.addPass(SmallArrays(std::move(Clean)));
}
