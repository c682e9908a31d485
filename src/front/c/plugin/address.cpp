// Reads addresses: walks getelementptr itself, because ScalarEvolution gives up on ordinary C.
#include "shim.h"
#include <llvm/IR/GetElementPtrTypeIterator.h>

using namespace llvm;
using namespace smr;

// Whether V is a value of a loop around the site, such as t % 2: available at entry, without a
// formula.
bool Lifter::isAround(const Value *V) const
{
	auto *B = dyn_cast<BinaryOperator>(V);

	return B != nullptr && !inside(V) &&
	       (B->isIntDivRem() || B->getOpcode() == Instruction::And) &&
	       SCEVExprContains(SE.getSCEV(const_cast<Value *>(V)),
				[](const SCEV *T) { return isa<SCEVAddRecExpr>(T); });
}

const SCEV *Lifter::known(Value *V)
{
	const SCEV *S = isAround(V) ? SE.getUnknown(V) : rebase(SE.getSCEV(V));

	return subst(S != nullptr ? S : SE.getUnknown(V));
}

// Whether S depends on a value that the site itself reads or computes.
bool Lifter::data(const SCEV *S)
{
	return SCEVExprContains(S, [&](const SCEV *T) {
		auto *X = dyn_cast<SCEVUnknown>(T);
		return X != nullptr && inside(X->getValue());
	});
}

// Reads the start of a pointer that a loop advances from a + i * n like any other address.
const SCEV *Lifter::walked(PHINode *P)
{
	const SCEV *S = known(P);
	auto *R = dyn_cast<SCEVAddRecExpr>(S);
	Loop *L = LI.getLoopFor(P->getParent());

	if (R == nullptr || !R->isAffine() || R->getLoop() != L || number(L) < 0 ||
	    L->getHeader() != P->getParent() || L->getLoopPreheader() == nullptr)
		return S;
	Value *First = P->getIncomingValueForBlock(L->getLoopPreheader());
	if (!isa<GEPOperator>(First) || !inside(First))
		return S;
	const SCEV *Start = addr(First);
	return SE.isLoopInvariant(Start, L)
		       ? SE.getAddRecExpr(Start, R->getStepRecurrence(SE), L, SCEV::FlagAnyWrap)
		       : S;
}

const SCEV *Lifter::addr(Value *P)
{
	auto *G = dyn_cast<GEPOperator>(P);

	if (auto *Phi = dyn_cast<PHINode>(P); Phi && P->getType()->isPointerTy())
		return walked(Phi);
	if (G == nullptr || G->getType()->isVectorTy())
		return known(P);
	const SCEV *S = addr(G->getPointerOperand());
	for (auto T = gep_type_begin(G), E = gep_type_end(G); T != E; ++T) {
		Value *X = T.getOperand();
		if (StructType *Ty = T.getStructTypeOrNull()) {
			auto Field = cast<ConstantInt>(X)->getZExtValue();
			uint64_t At = DL.getStructLayout(Ty)->getElementOffset(Field);
			S = SE.getAddExpr(S, SE.getConstant(I64, At));
			continue;
		}
		const SCEV *I = bits(X) == 64 ? idx(X) : ext(X, true);
		uint64_t Size = T.getSequentialElementStride(DL).getFixedValue();
		S = SE.getAddExpr(S, SE.getMulExpr(I, SE.getConstant(I64, Size)));
	}
	return S;
}

// Whether the trip counts of all loops of a formula are known.
bool Lifter::areCounted(const smr_poly *const *Step) const
{
	for (int I = 0; I < N->L->nloops; I++)
		if (Step[I] != nullptr && N->L->loops[I].extent == nullptr)
			return false;
	return true;
}

// Returns the value of a pointer that each iteration sets, as q = p + (n - left), one iteration
// earlier. Its start must equal that value.
const SCEV *Lifter::setAnew(PHINode *P, Loop *L)
{
	Value *Back = P->getIncomingValueForBlock(L->getLoopLatch());
	Value *First = P->getIncomingValueForBlock(L->getLoopPreheader());
	size_t Before = Pend.size();

	if (!isa<GEPOperator>(Back) || Clips.count(L))
		return nullptr;
	const SCEV *Next = addr(Back), *Start = known(First);
	auto *R = dyn_cast<SCEVAddRecExpr>(Next);
	bool Same = R != nullptr && R->isAffine() && R->getLoop() == L &&
		    SE.getMinusSCEV(R->getStart(), R->getStepRecurrence(SE)) == Start;
	SmallVector<Pending, 4> Mine(Pend.begin() + long(Before), Pend.end());
	Pend.truncate(Before);
	for (const Pending &X : Mine) {
		const smr_poly *From, **Step;
		if (!Same || !affine(X.E, From, Step) || !areCounted(Step) ||
		    smr_lift_wrap(N->L, From, Step, X.Lo, X.Hi) != SMR_OK)
			return nullptr;
	}
	return Same ? SE.getAddRecExpr(Start, R->getStepRecurrence(SE), L, SCEV::FlagAnyWrap)
		    : nullptr;
}

// Replaces values inside the site in formulas: pointers advanced through inner loops (*p++), whose
// phi ScalarEvolution leaves opaque; final values of counters; loads that do not change.
void Lifter::lookThrough(Value *V)
{
	Subst[V] = SE.getUnknown(V);
	if (auto *I = dyn_cast<LoadInst>(V)) {
		held(I);
		return;
	}
	if (const SCEV *S = choiceIfAny(V)) {
		Subst[V] = S;
		return;
	}
	auto *P = dyn_cast<PHINode>(V);
	if (P == nullptr)
		return;
	Loop *L = LI.getLoopFor(P->getParent());
	if (P->getNumIncomingValues() == 1) {
		const SCEV *S = behind(known(P->getIncomingValue(0)), L);
		if (!isa<SCEVCouldNotCompute>(S))
			Subst[V] = S;
		return;
	}
	if (L == nullptr || L->getHeader() != P->getParent() || !L->getLoopLatch() ||
	    !L->getLoopPreheader() || number(L) < 0)
		return;
	if (const SCEV *S = P->getType()->isPointerTy() ? setAnew(P, L) : nullptr) {
		Subst[V] = S;
		return;
	}
	Value *Back = P->getIncomingValueForBlock(L->getLoopLatch());
	while (auto *Q = dyn_cast<PHINode>(Back)) {
		if (Q->getNumIncomingValues() != 1)
			break;
		Back = Q->getIncomingValue(0);
	}
	const SCEV *End = behind(known(Back), L); // which an inner loop may have advanced too
	if (isa<SCEVCouldNotCompute>(End))
		return;
	const SCEV *D = SE.getMinusSCEV(End, SE.getUnknown(P));
	if (!isa<SCEVCouldNotCompute>(D)) // inner trip counts may depend on loads
		D = subst(D);
	if (isa<SCEVCouldNotCompute>(D) || !SE.isLoopInvariant(D, L))
		return;
	const SCEV *Start = rebase(SE.getSCEV(P->getIncomingValueForBlock(L->getLoopPreheader())));
	if (Start != nullptr && !Clips.count(L))
		Subst[V] = SE.getAddRecExpr(Start, D, L, SCEV::FlagAnyWrap);
}

const SCEV *Lifter::subst(const SCEV *S)
{
	for (int Round = 0; Round < 8; Round++) {
		SmallVector<Value *, 4> All;
		auto Collect = [&](const SCEV *T) {
			if (auto *X = dyn_cast<SCEVUnknown>(T); X && inside(X->getValue()))
				All.push_back(X->getValue());
			return false;
		};
		(void)SCEVExprContains(S, Collect);
		if (All.empty())
			return S;
		for (Value *V : All)
			if (!Subst.count(V))
				lookThrough(V);
		const SCEV *Next = SCEVParameterRewriter::rewrite(S, SE, Subst);
		if (Next == S)
			return S;
		S = Next;
	}
	return S;
}

// Whether I is a mathematical function that stores errno only, which the program does not read.
static bool setsErrnoOnly(const Unit &U, const Instruction &I)
{
	auto *C = dyn_cast<CallBase>(&I);
	smr_op Op;
	bool Errno = false;

	return C != nullptr && mathCall(C, Op, Errno) && !(Errno && (U.Strict || U.ErrnoRead));
}

// MemorySSA found a writer in the region. Whether that is the errno of a mathematical function, and
// no other store there writes to the object, by type or identity: locations within an object differ
// between iterations.
bool Lifter::onlyErrno(LoadInst *I)
{
	auto &AA = FAM.getResult<AAManager>(F);
	auto Anywhere = [](const Instruction *X, const Value *P) {
		AAMDNodes Tags = X->getAAMetadata();
		Tags.Scope = Tags.NoAlias = nullptr; // these hold for one call, which the loop may
						     // repeat
		return MemoryLocation::getBeforeOrAfter(P, Tags);
	};

	for (const BasicBlock *B : N->Region)
		for (const Instruction &J : *B) {
			auto *St = dyn_cast<StoreInst>(&J);
			if (!J.mayWriteToMemory() || setsErrnoOnly(U, J) || isRestCall(J))
				continue;
			if (St == nullptr || !St->isSimple() ||
			    !AA.isNoAlias(Anywhere(I, I->getPointerOperand()),
					  Anywhere(St, St->getPointerOperand())))
				return false;
		}
	return true;
}

bool Lifter::unclobbered(LoadInst *I, bool &Errno)
{
	auto &MS = FAM.getResult<MemorySSAAnalysis>(F).getMSSA();
	const Loop *L = LI.getLoopFor(I->getParent());
	while (L != nullptr && number(L->getParentLoop()) >= 0)
		L = L->getParentLoop();
	MemoryAccess *D =
		L == nullptr ? MS.getWalker()->getClobberingMemoryAccess(I) : writerOf(I, L, MS);

	if (MS.isLiveOnEntryDef(D) || !N->Region.count(D->getBlock()))
		return true;
	Errno = mayBeErrno(I);
	return onlyErrno(I);
}

bool Lifter::always(Instruction *I)
{
	bool Ok = true;

	return pred(I->getParent(), Ok) == nullptr && Ok;
}

// Returns a load of the same location that every iteration makes, if only some iterations make I.
LoadInst *Lifter::twin(LoadInst *I)
{
	const SCEV *At = SE.getSCEV(I->getPointerOperand());

	for (const BasicBlock *B : N->Region)
		for (const Instruction &J : *B) {
			auto *L = dyn_cast<LoadInst>(const_cast<Instruction *>(&J));
			if (L != nullptr && L != I && L->isSimple() &&
			    L->getType() == I->getType() &&
			    SE.getSCEV(L->getPointerOperand()) == At && always(L))
				return L;
		}
	return nullptr;
}

bool Lifter::held(LoadInst *I)
{
	bool Errno = false;

	if (!I->isSimple() || !unclobbered(I, Errno) ||
	    !(I->getType()->isPointerTy() || I->getType()->isIntegerTy()))
		return false;
	if (++Tables > DEEP_TABLES) {
		Tables--;
		return false;
	}
	size_t Pending = Pend.size();
	const SCEV *S = addr(I->getPointerOperand());
	Tables--;
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	Held H{I, nullptr};
	H.Row = !plain(S) || Pend.size() != Pending || B == nullptr || !ready(B->getValue());
	bool Ok = true;
	if (!H.Row && (pred(I->getParent(), Ok) != nullptr || !Ok)) {
		if (LoadInst *J = twin(I); J != nullptr && held(J)) {
			const SCEV *Same = Subst.lookup(J);
			Subst[I] = Same;
			return true;
		}
		H.Row = !Ok || !isReadable(I);
	}
	if (!H.Row) {
		H.Base = B->getValue();
		H.At = poly(SE.removePointerBase(S));
		H.Row = H.At == nullptr;
	}
	if (H.Row && !I->getType()->isPointerTy())
		return false;
	H.Errno = Errno;
	for (Held &O : N->Helds) // the same load again
		if (!H.Row && !O.Row && O.Base == H.Base && O.I->getType() == I->getType() &&
		    smr_poly_equal(O.At, H.At)) {
			O.Errno |= Errno;
			Subst[I] = SE.getUnknown(O.Stand);
			return true;
		}
	H.Stand = U.stand(I->getType(), nameOf(I, "loaded"));
	N->Helds.push_back(H);
	Subst[I] = SE.getUnknown(H.Stand);
	N->ReadsOther = true;
	return true;
}

bool Lifter::peel(const SCEV *S, const SCEV *&Start, SmallVectorImpl<const SCEV *> &Step)
{
	Step.assign(N->Loops.size(), nullptr);
	while (auto *R = dyn_cast<SCEVAddRecExpr>(S)) {
		int K = number(R->getLoop());
		if (K < 0)
			break;
		const SCEV *D = R->getStepRecurrence(SE);
		if (!R->isAffine() || !plain(D))
			return false;
		addStep(R->getLoop(), D, Step);
		S = R->getStart();
	}
	if (!takeLevels(S, Step))
		return false;
	Start = S;
	return plain(S);
}

bool Lifter::affine(const SCEV *S, const smr_poly *&Start, const smr_poly **&Step)
{
	SmallVector<const SCEV *, 16> Steps;
	const SCEV *First;

	Step = smr_lift_steps(N->L);
	if (Step == nullptr || !peel(S, First, Steps))
		return false;
	bool Narrow = SE.getTypeSizeInBits(First->getType()) < 64;
	Start = Narrow ? wide(First) : poly(First);
	for (size_t I = 0; I < Steps.size(); I++)
		if (Steps[I] != nullptr) {
			Step[I] = Narrow ? wide(Steps[I]) : poly(Steps[I]);
			if (Step[I] == nullptr)
				return false;
			if (smr_poly_is_zero(Step[I]))
				Step[I] = nullptr;
		}
	return Start != nullptr && untile(Step);
}

// Turns the conditions that an address needs into guards.
bool Lifter::settle()
{
	auto All = std::move(Pend);

	Pend.clear();
	for (const Pending &P : All) {
		const smr_poly *Start, **Step;
		if (!affine(P.E, Start, Step))
			return false;
		if (smr_lift_wrap(N->L, Start, Step, P.Lo, P.Hi) != SMR_OK)
			return failc();
	}
	return true;
}

int Lifter::base(Value *V, bool Row)
{
	if (!Row)
		for (size_t I = 0; I < N->Bases.size(); I++)
			if (N->Bases[I] == V)
				return int(I);
	std::string Name = nameOf(V, "data"), Want = Name;
	for (unsigned K = 1;; K++) {
		bool Taken = false;
		for (uint32_t I = 0; I < N->L->g->nbases; I++)
			Taken |= Want == N->L->g->bases[I].name;
		if (!Taken)
			break;
		Want = Name + "_" + std::to_string(K);
	}
	uint32_t B = smr_graph_base(N->L->g, Want.c_str());
	if (B == UINT32_MAX || B != N->Bases.size())
		return -1;
	N->L->g->bases[B].rows = -1;
	N->Bases.push_back(V);
	return int(B);
}

// Returns the pointer that a location is computed from, or null if it has no formula.
Value *Lifter::located(Value *P, smr_lift_access &X)
{
	const SCEV *S = addr(P);
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	const SCEV *By = nullptr, *Index = nullptr;

	if (B == nullptr || !S->getType()->isPointerTy())
		return nullptr;
	S = SE.removePointerBase(S);
	if (data(S))
		S = apart(S, Index, By);
	if (S == nullptr || !affine(S, X.offset, X.stride) || !settle())
		return nullptr;
	if (Index != nullptr && !indexed(Index, By, X))
		return nullptr;
	return B->getValue();
}

// Whether V is an address that is known at entry of the site.
static bool isAddress(const Value *V)
{
	return !isa<ConstantPointerNull>(V) && !isa<UndefValue>(V);
}

// Computes the bytes that an access covers.
bool Lifter::span(Instruction *I, Span &S)
{
	smr_lift_access X = {};

	S.Base = located(getLoadStorePointerOperand(I), X);
	S.Offset = X.offset;
	S.Stride = X.stride;
	S.Size = DL.getTypeStoreSize(getLoadStoreType(I)).getFixedValue();
	return S.Base != nullptr && X.index == nullptr && ready(S.Base) && isAddress(S.Base);
}

bool Lifter::address(Value *P, smr_lift_access &X)
{
	Value *V = located(P, X);

	if (V == nullptr)
		return false;
	for (const Held &H : N->Helds)
		if (H.Stand == V && H.Row)
			return rows(H, X);
	if (!ready(V) || !isAddress(V))
		return false;
	int K = base(V);
	X.base = uint32_t(K);
	return K >= 0;
}

int Lifter::access(Instruction *I)
{
	smr_lift_access X = {};
	Value *P = getLoadStorePointerOperand(I);

	if (auto It = Access.find(I); It != Access.end())
		return It->second;
	if (!dtypeOf(getLoadStoreType(I), X.type))
		return SMR_LIFT_NONE;
	size_t Pending = Pend.size();
	if (!address(P, X)) {
		Pend.truncate(std::min(Pending, Pend.size()));
		X.index = nullptr;
		if (!indirect(P, X))
			return SMR_LIFT_NONE;
	}
	X.write = isa<StoreInst>(I);
	X.loop = number(LI.getLoopFor(I->getParent()));
	X.pos = Order[I];
	if (X.write)
		N->L->g->bases[X.base].written = true;
	return Access[I] = smr_lift_access_add(N->L, &X);
}
