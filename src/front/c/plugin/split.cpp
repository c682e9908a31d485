// Splits loops whose sums are used in a way that no flow can express: a row is summed, a function
// is called with the sum through a pointer, its result is stored. The sums become a nest that
// stores into an array; after it the rest of the loop runs in the program's order.
//
// The functions that may be called change nothing that the sums or the loops' sizes depend on; the
// guard searches for the pointer among them. Where the rest stores to locations that the sums may
// read, the guard compares the ranges. If assert() in a function ends the program, sums may have
// been computed that the program would not have reached; they read memory within the loops' sizes.
#include "shim.h"
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

// Greatest number of functions that a pointer is compared with, and of instructions of the loop
// itself.
enum { MANY_CALLEES = 8, MANY_OWN = 300 };

// Whether no flow can contain the call.
static bool staysBehind(const Instruction &I)
{
	auto *C = dyn_cast<CallInst>(&I);
	smr_op Op;
	bool Errno = false;

	if (C == nullptr || isMarker(I))
		return false;
	return mathCall(C, Op, Errno) ? isLibraryCode(Op) : !isa<IntrinsicInst>(I);
}

bool Lifter::mayBeSplit(Loop *L)
{
	unsigned Size = 0;
	bool Calls = false;

	if (L->isInnermost() || isSanitized(F))
		return false;
	for (BasicBlock *B : L->blocks())
		for (Instruction &I : *B) {
			bool Own = LI.getLoopFor(B) == L;
			if (staysBehind(I) ? !Own : !Own && isa<StoreInst>(I))
				return false;
			Calls |= staysBehind(I);
			Size += Own;
		}
	return Calls && Size <= MANY_OWN;
}

bool Lifter::isRestCall(const Instruction &I) const
{
	return N->Parts != nullptr && staysBehind(I) &&
	       LI.getLoopFor(I.getParent()) == N->Roots.front();
}

// Whether the call changes no memory, for any possible callee.
bool Lifter::callsHarmless(CallInst *C)
{
	auto *Ty = C->getFunctionType();
	Callee To{nullptr, {}};
	smr_op Op;
	bool Errno = false;

	if (C->isInlineAsm() || C->hasOperandBundles() || C->isMustTailCall() ||
	    C->cannotDuplicate() || C->isConvergent())
		return false;
	if (mathCall(C, Op, Errno) ||
	    (C->onlyReadsMemory() && C->willReturn() && C->doesNotThrow()))
		return true;
	if (Function *G = C->getCalledFunction())
		return G->getFunctionType() == Ty && isHarmless(*G);
	To.At = known(C->getCalledOperand());
	if (!emits(To.At))
		return false;
	for (Function &G : U.M)
		if (G.getFunctionType() == Ty && To.Any.size() < MANY_CALLEES &&
		    G.hasAddressTaken() && isHarmless(G))
			To.Any.push_back(&G);
	N->Parts->Callees.push_back(To);
	return !To.Any.empty();
}

// Whether V depends on a value of an inner loop, or of a call, in this iteration.
bool Lifter::comesFrom(Value *V, bool Call, SmallPtrSetImpl<Value *> &Seen)
{
	Loop *Root = N->Roots.front();
	auto *I = dyn_cast<Instruction>(V);

	if (I == nullptr || !Root->contains(I) || !Seen.insert(V).second)
		return false;
	if (LI.getLoopFor(I->getParent()) != Root)
		return !Call;
	if (isRestCall(*I))
		return Call;
	return any_of(I->operands(), [&](Value *X) { return comesFrom(X, Call, Seen); });
}

// Moves V and its operands into the rest of the loop, except a sum.
bool Lifter::leave(Value *V)
{
	SmallPtrSet<Value *, 16> Seen, Again;
	Split &P = *N->Parts;
	Loop *Root = N->Roots.front();
	auto *I = dyn_cast<Instruction>(V);

	if (I == nullptr || !Root->contains(I) || P.Rest.contains(I) || P.Sum == I)
		return true;
	if (comesFrom(I, false, Seen) && !comesFrom(I, true, Again)) {
		if (P.Sum != nullptr || !I->getType()->isFloatingPointTy())
			return fail("more of the loops inside is used than one sum");
		P.Sum = I;
		return true;
	}
	if (LI.getLoopFor(I->getParent()) != Root || I->isTerminator() || isa<AllocaInst>(I) ||
	    (isa<LoadInst>(I) && !cast<LoadInst>(I)->isSimple()) ||
	    (isa<PHINode>(I) && I->getParent() != Root->getHeader()))
		return fail("the rest of the loop cannot be told from its sums");
	P.Rest.insert(I);
	return all_of(I->operands(), [&](Value *X) { return leave(X); });
}

// Whether the loop's own blocks run one after another in each iteration.
bool Lifter::runsThrough(Loop *Root)
{
	for (BasicBlock *B : Root->blocks()) {
		bool Test = B == Root->getExitingBlock();
		if (LI.getLoopFor(B) != Root)
			continue;
		if (!Test && B->getTerminator()->getNumSuccessors() != 1)
			return fail("a condition around a call");
		for (Instruction &I : *B)
			if (isa<StoreInst>(I) || isRestCall(I)) {
				if (Test && B != Root->getLoopLatch())
					return fail("a call before the loop's test");
				if (!leave(&I))
					return false;
			}
	}
	return !Clips.count(Root);
}

static MemoryLocation anywhere(const Instruction *I)
{
	AAMDNodes Tags = I->getAAMetadata();

	Tags.Scope = Tags.NoAlias = nullptr; // these hold for one call, which the loop may repeat
	return MemoryLocation::getBeforeOrAfter(getLoadStorePointerOperand(I), Tags);
}

// Whether the sums read nothing that the rest stores, or the guard can check it.
bool Lifter::apart(StoreInst *S)
{
	auto &AA = FAM.getResult<AAManager>(F);
	SmallVector<std::pair<int, Instruction *>, 8> Reads; // in a fixed order
	Span To;

	for (auto &[I, K] : Access)
		Reads.push_back({K, I});
	llvm::sort(Reads, less_first());
	for (auto &[K, I] : Reads) {
		const smr_lift_access &X = N->L->accesses[K];
		if (AA.isNoAlias(anywhere(I), anywhere(S)))
			continue;
		if (To.Base == nullptr && !span(S, To))
			return fail("address of a store is no simple formula");
		if (X.index != nullptr || N->Bases[X.base] == nullptr)
			return fail("memory that is read may be stored to");
		uint64_t Size = DL.getTypeStoreSize(getLoadStoreType(I)).getFixedValue();
		N->Parts->Apart.push_back({To, {N->Bases[X.base], X.offset, X.stride, Size}});
	}
	return true;
}

// Builds the nest of the sums in place of the loop's stores.
bool Lifter::sumsNest()
{
	Split &P = *N->Parts;
	Loop *Root = N->Roots.front();
	smr_lift_access X = {};
	smr_lift_stmt St = {};
	bool Ok = true;

	if (!dtypeOf(P.Sum->getType(), X.type))
		return fail("a value of a type without arithmetic");
	P.Array = U.stand(PointerType::getUnqual(F.getContext()), "sums");
	X.base = uint32_t(base(P.Array));
	X.write = true;
	X.loop = number(Root);
	X.pos = Order[Root->getLoopLatch()->getTerminator()];
	X.offset = number(0);
	X.stride = smr_lift_steps(N->L);
	if (X.stride == nullptr || X.base >= N->Bases.size())
		return fail("no memory");
	X.stride[X.loop] = number(DL.getTypeStoreSize(P.Sum->getType()).getFixedValue());
	N->L->g->bases[X.base].written = true;
	St.value = value(P.Sum);
	St.pred = pred(P.Sum->getParent(), Ok);
	if (St.value == nullptr || St.pred != nullptr || !Ok || !Kept.empty())
		return fail("a sum cannot be written as a formula");
	St.access = smr_lift_access_add(N->L, &X);
	St.loop = X.loop;
	St.pos = X.pos;
	St.loc = place(Root->getStartLoc());
	return smr_lift_stmt_add(N->L, &St) != SMR_LIFT_NONE || fail("no memory");
}

bool Lifter::sums()
{
	Split &P = *N->Parts;
	bool Errno = U.ErrnoRead || U.Strict;

	if (!runsThrough(N->Roots.front()))
		return fail("the loop's test may end it early");
	if (P.Sum == nullptr)
		return fail("a call without a sum");
	auto Before = [&](Instruction *X, Instruction *Y) { return Order[X] < Order[Y]; };
	auto All = P.Rest.takeVector();
	llvm::sort(All, Before);
	P.Rest.insert(All.begin(), All.end());
	for (Instruction *I : P.Rest)
		if (isRestCall(*I) && !callsHarmless(cast<CallInst>(I)))
			return fail("call of " + calledBy(cast<CallInst>(*I)));
	if (!sumsNest())
		return false;
	if (Errno &&
	    any_of(Access, [](const auto &X) { return mayBeErrno(cast<LoadInst>(X.first)); }))
		return fail("the memory read may be errno");
	return all_of(P.Rest, [&](Instruction *I) {
		auto *S = dyn_cast<StoreInst>(I);
		return S == nullptr || apart(S);
	});
}
