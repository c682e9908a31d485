// Addresses: a walk of our own over getelementptr, because ScalarEvolution gives up on ordinary C.
//
// sext(add nsw a b) in an executed address equals sext(a) + sext(b), since poison there is
// undefined behaviour; where the program has no such promise (unsigned, short) the sum of the
// extensions is taken too, and a guard asks at entry whether it stays in the narrow type's range at
// all points.
#include "shim.h"
#include <llvm/IR/GetElementPtrTypeIterator.h>

using namespace llvm;
using namespace smr;

static unsigned bits(Value *V)
{
	return V->getType()->getIntegerBitWidth();
}

const SCEV *Lifter::known(Value *V)
{
	return subst(SE.getSCEV(V));
}

static bool isRecurrence(const SCEV *S)
{
	return isa<SCEVAddRecExpr>(S) || isa<SCEVConstant>(S);
}

// Depends on something that the site itself reads or computes.
bool Lifter::data(const SCEV *S)
{
	return SCEVExprContains(S, [&](const SCEV *T) {
		auto *X = dyn_cast<SCEVUnknown>(T);
		return X != nullptr && inside(X->getValue());
	});
}

// 64 bits, equal to V modulo 2^bits(V).
const SCEV *Lifter::any(Value *V)
{
	if (bits(V) == 64)
		return idx(V);
	if (auto *B = dyn_cast<BinaryOperator>(V); B && inside(B)) {
		Value *X = B->getOperand(0), *Y = B->getOperand(1);
		switch (B->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(any(X), any(Y));
		case Instruction::Sub:
			return SE.getMinusSCEV(any(X), any(Y));
		case Instruction::Mul:
			return SE.getMulExpr(any(X), any(Y));
		case Instruction::Shl:
			if (auto *C = dyn_cast<ConstantInt>(Y); C && C->getZExtValue() < 63)
				return SE.getMulExpr(
					any(X), SE.getConstant(I64, 1ull << C->getZExtValue()));
			break;
		default:
			break;
		}
	}
	if (inside(V)) {
		if (auto *T = dyn_cast<TruncInst>(V))
			if (bits(T->getOperand(0)) <= 64)
				return any(T->getOperand(0));
		if (isa<SExtInst>(V) || isa<ZExtInst>(V))
			if (Value *X = cast<CastInst>(V)->getOperand(0); bits(X) > 1)
				return ext(X, isa<SExtInst>(V));
	}
	const SCEV *S = known(V);
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S); R && R->isAffine() && number(R->getLoop()) >= 0)
		return SE.getAddRecExpr(SE.getSignExtendExpr(R->getStart(), I64),
					SE.getSignExtendExpr(R->getStepRecurrence(SE), I64),
					R->getLoop(), SCEV::FlagAnyWrap);
	return SE.getSignExtendExpr(S, I64);
}

static bool promises(const OverflowingBinaryOperator *O, bool Signed)
{
	return Signed ? O->hasNoSignedWrap() : O->hasNoUnsignedWrap();
}

// The counter of a loop whose increment promises not to wrap.
static bool countsSafely(const SCEVAddRecExpr *R, Value *V, bool Signed)
{
	auto *P = dyn_cast<PHINode>(V);
	const Loop *L = R->getLoop();

	if (P == nullptr || P->getParent() != L->getHeader() || L->getLoopLatch() == nullptr)
		return false;
	auto *Inc =
		dyn_cast<OverflowingBinaryOperator>(P->getIncomingValueForBlock(L->getLoopLatch()));
	return Inc != nullptr && promises(Inc, Signed);
}

// The 64-bit value of V, extended as told.
const SCEV *Lifter::ext(Value *V, bool Signed)
{
	if (bits(V) == 64)
		return idx(V);
	auto *O = dyn_cast<OverflowingBinaryOperator>(V);
	if (O != nullptr && inside(V) && promises(O, Signed)) {
		Value *X = O->getOperand(0), *Y = O->getOperand(1);
		auto *C = dyn_cast<ConstantInt>(Y);
		switch (O->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(ext(X, Signed), ext(Y, Signed));
		case Instruction::Sub:
			return SE.getMinusSCEV(ext(X, Signed), ext(Y, Signed));
		case Instruction::Mul:
			return SE.getMulExpr(ext(X, Signed), ext(Y, Signed));
		case Instruction::Shl:
			if (C != nullptr && C->getZExtValue() < 63)
				return SE.getMulExpr(ext(X, Signed),
						     SE.getConstant(I64,
								    1ull << C->getZExtValue()));
			break;
		}
	}
	if (inside(V)) {
		if (auto *S = dyn_cast<SExtInst>(V); S && Signed && bits(S->getOperand(0)) > 1)
			return ext(S->getOperand(0), true);
		if (auto *Z = dyn_cast<ZExtInst>(V); Z && bits(Z->getOperand(0)) > 1)
			return ext(Z->getOperand(0), false);
	}
	const SCEV *S = known(V);
	const SCEV *X = Signed ? SE.getSignExtendExpr(S, I64) : SE.getZeroExtendExpr(S, I64);
	if (plain(S) || isRecurrence(X))
		return X;
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S); R && R->isAffine() && countsSafely(R, V, Signed))
		return any(V);
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S);
	    R && is_contained(Wraps, std::pair<const SCEVAddRecExpr *, bool>(R, Signed)))
		return any(V);
	if (data(S)) // a number read from memory: as it stands, no formula
		return Signed ? SE.getSignExtendExpr(SE.getUnknown(V), I64)
			      : SE.getZeroExtendExpr(SE.getUnknown(V), I64);
	const SCEV *E = any(V);
	unsigned W = bits(V);
	Pend.push_back({E, Signed ? -(1ll << (W - 1)) : 0,
			Signed ? (1ll << (W - 1)) - 1 : int64_t((1ull << W) - 1)});
	return E;
}

// Modulo 2^64: always exact in an address.
const SCEV *Lifter::idx(Value *V)
{
	if (!inside(V))
		return known(V);
	if (auto *S = dyn_cast<SExtInst>(V); S && bits(S->getOperand(0)) > 1)
		return ext(S->getOperand(0), true);
	if (auto *Z = dyn_cast<ZExtInst>(V); Z && bits(Z->getOperand(0)) > 1)
		return ext(Z->getOperand(0), false);
	if (auto *B = dyn_cast<BinaryOperator>(V)) {
		Value *X = B->getOperand(0), *Y = B->getOperand(1);
		switch (B->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(idx(X), idx(Y));
		case Instruction::Sub:
			return SE.getMinusSCEV(idx(X), idx(Y));
		case Instruction::Mul:
			return SE.getMulExpr(idx(X), idx(Y));
		default:
			break;
		}
	}
	return known(V);
}

const SCEV *Lifter::addr(Value *P)
{
	auto *G = dyn_cast<GEPOperator>(P);

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

// Values inside the site that stand in formulas: pointers walked through inner loops (*p++), whose
// phi ScalarEvolution leaves opaque; final values of counters; loads that do not change.
void Lifter::lookThrough(Value *V)
{
	Subst[V] = SE.getUnknown(V);
	if (auto *I = dyn_cast<LoadInst>(V)) {
		held(I);
		return;
	}
	auto *P = dyn_cast<PHINode>(V);
	if (P == nullptr)
		return;
	Loop *L = LI.getLoopFor(P->getParent());
	if (P->getNumIncomingValues() == 1) {
		const SCEV *S = SE.getSCEVAtScope(known(P->getIncomingValue(0)), L);
		if (!isa<SCEVCouldNotCompute>(S))
			Subst[V] = S;
		return;
	}
	if (L == nullptr || L->getHeader() != P->getParent() || !L->getLoopLatch() ||
	    !L->getLoopPreheader() || number(L) < 0)
		return;
	Value *Back = P->getIncomingValueForBlock(L->getLoopLatch());
	while (auto *Q = dyn_cast<PHINode>(Back)) {
		if (Q->getNumIncomingValues() != 1)
			break;
		Back = Q->getIncomingValue(0);
	}
	const SCEV *End = SE.getSCEVAtScope(known(Back), L); // which may itself have walked
	if (isa<SCEVCouldNotCompute>(End))
		return;
	const SCEV *D = SE.getMinusSCEV(End, SE.getUnknown(P));
	if (isa<SCEVCouldNotCompute>(D) || !SE.isLoopInvariant(D, L))
		return;
	Subst[V] = SE.getAddRecExpr(SE.getSCEV(P->getIncomingValueForBlock(L->getLoopPreheader())),
				    D, L, SCEV::FlagAnyWrap);
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

bool Lifter::unclobbered(LoadInst *I)
{
	auto &MS = FAM.getResult<MemorySSAAnalysis>(F).getMSSA();
	MemoryAccess *D = MS.getWalker()->getClobberingMemoryAccess(I);

	return MS.isLiveOnEntryDef(D) || !N->Region.count(D->getBlock());
}

bool Lifter::held(LoadInst *I)
{
	bool Ok = true;

	if (!I->isSimple() || !unclobbered(I) ||
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
	H.Row = !plain(S) || Pend.size() != Pending || B == nullptr || !ready(B->getValue()) ||
		pred(I->getParent(), Ok) != nullptr || !Ok;
	if (!H.Row) {
		H.Base = B->getValue();
		H.At = poly(SE.removePointerBase(S));
		H.Row = H.At == nullptr;
	}
	if (H.Row && !I->getType()->isPointerTy())
		return false;
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
		Step[K] = Step[K] ? SE.getAddExpr(Step[K], D) : D;
		S = R->getStart();
	}
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

// Turns the promises that an address needs into guards.
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

bool Lifter::address(Value *P, smr_lift_access &X)
{
	const SCEV *S = addr(P);
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	const SCEV *By = nullptr, *Index = nullptr;

	if (B == nullptr || !S->getType()->isPointerTy())
		return false;
	S = SE.removePointerBase(S);
	if (data(S))
		S = apart(S, Index, By);
	if (S == nullptr || !affine(S, X.offset, X.stride) || !settle())
		return false;
	if (Index != nullptr && !indexed(Index, By, X))
		return false;
	Value *V = B->getValue();
	for (const Held &H : N->Helds)
		if (H.Stand == V && H.Row)
			return rows(H, X);
	if (!ready(V) || isa<ConstantPointerNull>(V) || isa<UndefValue>(V))
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
