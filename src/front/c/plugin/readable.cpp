// Whether a size that the loops load under a condition may be loaded before them: the function has
// certainly accessed memory next to it. A page is readable as a whole, so that all bytes of an
// aligned block are readable if one is.
#include "shim.h"
#include <llvm/Analysis/CFG.h>

using namespace llvm;
using namespace smr;

namespace
{
// Bytes [At, At + Size) of an object.
struct Place {
	const Value *Base;
	int64_t At;
	uint64_t Size, Align;
};
} // namespace

static bool touches(Instruction *I, const DataLayout &DL, Place &P)
{
	const Value *X = getLoadStorePointerOperand(I);

	if (X == nullptr || I->isVolatile() || X->getType()->getPointerAddressSpace() != 0)
		return false;
	APInt Off(64, 0);
	P.Base = X->stripAndAccumulateConstantOffsets(DL, Off, true);
	P.At = Off.getSExtValue();
	P.Size = DL.getTypeStoreSize(getLoadStoreType(I)).getFixedValue();
	P.Align = getLoadStoreAlignment(I).value();
	return true;
}

// Whether a call after J may free memory before the loops.
static bool mayFree(const Function &F, const Instruction *J, const Instruction *Entry,
		    const DominatorTree &DT, const LoopInfo &LI)
{
	for (const BasicBlock &B : F)
		for (const Instruction &I : B) {
			auto *C = dyn_cast<CallBase>(&I);
			if (C == nullptr || C->hasFnAttr(Attribute::NoFree) || isMarker(I) ||
			    C->onlyReadsMemory() || DT.dominates(C, J))
				continue;
			if (isPotentiallyReachable(C, Entry, nullptr, &DT, &LI))
				return true;
		}
	return false;
}

// Whether J runs whenever the loops around I run at least once.
bool Lifter::runsWith(Instruction *J, const LoadInst *I)
{
	bool Ok = true;

	if (!N->Region.count(J->getParent()))
		return DT.dominates(J, N->Entry->getTerminator());
	return number(LI.getLoopFor(J->getParent())) >= 0 &&
	       all_of(N->Loops, [&](const Loop *L) { return !L->contains(J) || L->contains(I); }) &&
	       pred(J->getParent(), Ok) == nullptr && Ok;
}

bool Lifter::isReadable(LoadInst *I)
{
	const Instruction *Entry = N->Entry->getTerminator();
	SmallVector<std::pair<const Instruction *, Place>, 8> Touched;
	uint64_t Align = 1; // alignment of the object's start
	Place P, Q;

	if (!touches(I, DL, P) || !ready(const_cast<Value *>(P.Base)))
		return false;
	for (BasicBlock &B : F)
		for (Instruction &J : B)
			if ((isa<LoadInst>(J) || isa<StoreInst>(J)) && touches(&J, DL, Q) &&
			    Q.Base == P.Base && runsWith(&J, I)) {
				Touched.push_back({&J, Q});
				if (Q.At % int64_t(Q.Align) == 0)
					Align = std::max(Align, Q.Align);
			}
	auto Block = [&](int64_t At) { return divideFloorSigned(At, int64_t(Align)); };
	return any_of(Touched, [&](const auto &T) {
		const Place &X = T.second;
		return Block(P.At) >= Block(X.At) &&
		       Block(P.At + int64_t(P.Size) - 1) <= Block(X.At + int64_t(X.Size) - 1) &&
		       (N->Region.count(T.first->getParent()) ||
			!mayFree(F, T.first, Entry, DT, LI));
	});
}
