// Loops that are not nests but whose memory is known: searches that end early, triangles,
// recurrences. They become one opaque node between the windows that they may read and write. The
// windows are those of the loops' longest run: a bound that depends on an outer loop counts with
// its greatest value, and symbolic strides count as non-negative; `wrap` lines check that, and that
// numbers stay in their narrow types. Where other code may be faster they are guarded and outlined
// (outline.cpp).
#include "outline.h"
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

static const int64_t FAR_BYTES = 1ll << 46; // in bytes, or a factor of bytes
static const int64_t MANY = 1ll << 28; // limit of factors in formulas: their products and sums do
				       // not wrap

// Whether the loops contain nothing but arithmetic and plain loads and stores.
bool Lifter::contained()
{
	for (const BasicBlock *B : N->Region) {
		if (!isa<BranchInst>(B->getTerminator()) && !isa<SwitchInst>(B->getTerminator()))
			return false;
		for (const Instruction &I : *B) {
			smr_op Op;
			bool Errno = false;
			auto *C = dyn_cast<CallBase>(&I);
			auto *L = dyn_cast<LoadInst>(&I);
			auto *S = dyn_cast<StoreInst>(&I);
			if (isDropped(I))
				continue;
			if (C != nullptr && mathCall(C, Op, Errno) &&
			    !(Errno && (U.Strict || U.ErrnoRead)))
				continue;
			if (I.mayThrow() || (C != nullptr && !C->doesNotAccessMemory()) ||
			    isa<AllocaInst>(I))
				return false;
			if (I.mayReadOrWriteMemory() && !(L && L->isSimple()) &&
			    !(S && S->isSimple()))
				return false;
		}
	}
	return true;
}

// Whether the loop is tested before each iteration, so that its header runs once more.
static bool testsFirst(const Loop *L)
{
	return L->getHeader() != L->getLoopLatch() && L->isLoopExiting(L->getHeader());
}

// Returns the last iteration of loop K in which block At runs; for a block after the loop, the last
// iteration of the loop.
const smr_poly *Lifter::lastRun(int K, const BasicBlock *At)
{
	const smr_poly *P = N->L->loops[K].extent;
	const Loop *L = N->Loops[K];

	if (testsFirst(L) && (At == L->getHeader() || !L->contains(At)))
		return P;
	return smr_poly_sub(A, P, number(1));
}

// Multiplies two formulas as numbers.
const smr_poly *Lifter::times(const smr_poly *P, const smr_poly *Q)
{
	for (const smr_poly *X : {P, Q})
		for (uint32_t T = 0; X != nullptr && T < X->nterms; T++)
			if (X->terms[T].coef > MANY || X->terms[T].coef < -MANY)
				return nullptr;
	return smr_poly_mul(A, P, Q);
}

// Adds the condition Lo <= P <= Hi.
bool Lifter::within(const smr_poly *P, int64_t Lo, int64_t Hi)
{
	return P != nullptr && smr_lift_wrap(N->L, P, nullptr, Lo, Hi) == SMR_OK;
}

// Bounds a narrow number by its formula, which is congruent, if the formula's minimum and maximum
// are in the number's range.
const smr_poly *Lifter::boundWide(const SCEVIntegralCastExpr *C, bool Up, const BasicBlock *At)
{
	const smr_poly *P = isa<SCEVTruncateExpr>(C) ? nullptr : bound(C->getOperand(), Up, At);
	unsigned W = SE.getTypeSizeInBits(C->getOperand()->getType());
	bool Signed = isa<SCEVSignExtendExpr>(C);

	if (P == nullptr || W < 8 || W > 32)
		return nullptr;
	int64_t Lo = Signed ? -(1ll << (W - 1)) : 0;
	int64_t Hi = (1ll << (W - Signed)) - 1;
	return within(P, Lo, Hi) ? P : nullptr;
}

const smr_poly *Lifter::boundSum(const SCEV *S, bool Up, const BasicBlock *At)
{
	const smr_poly *Sum = number(0);

	for (const SCEV *X : S->operands()) {
		const smr_poly *P = bound(X, Up, At);
		Sum = P == nullptr || Sum == nullptr ? nullptr : smr_poly_add(A, Sum, P);
	}
	return Sum;
}

// Bounds a product with one varying factor; the others are numbers or sizes.
const smr_poly *Lifter::boundProduct(const SCEV *S, bool Up, const BasicBlock *At)
{
	const smr_poly *By = number(1), *Sizes = number(1), *Moving = nullptr;
	int64_t Fixed;

	for (const SCEV *X : S->operands()) {
		const smr_poly *P = plain(X) ? wide(X) : nullptr;
		if (P != nullptr) {
			By = times(By, P);
			if (!smr_poly_is_const(P, &Fixed) && Sizes != nullptr)
				Sizes = times(Sizes, P);
		} else {
			auto *C = dyn_cast<SCEVConstant>(S->operands()[0]);
			bool Down = C != nullptr && C->getAPInt().isNegative();
			if (Moving != nullptr)
				return nullptr;
			Moving = bound(X, Up != Down, At);
			if (Moving == nullptr)
				return nullptr;
		}
		if (By == nullptr)
			return nullptr;
	}
	if (!within(Sizes, 0, FAR_BYTES))
		return nullptr;
	return Moving == nullptr ? By : times(By, Moving);
}

// Returns the maximum (or minimum) of S in block At, as a formula at entry.
const smr_poly *Lifter::bound(const SCEV *S, bool Up, const BasicBlock *At)
{
	S = subst(S);
	if (plain(S))
		return SE.getTypeSizeInBits(S->getType()) > 64 ? nullptr : wide(S);
	if (auto *C = dyn_cast<SCEVIntegralCastExpr>(S))
		return boundWide(C, Up, At);
	if (isa<SCEVAddExpr>(S))
		return boundSum(S, Up, At);
	if (isa<SCEVMulExpr>(S))
		return boundProduct(S, Up, At);
	auto *R = dyn_cast<SCEVAddRecExpr>(S);
	int K = R == nullptr ? int(SMR_LIFT_NONE) : number(R->getLoop());
	if (K < 0 || !R->isAffine() || !plain(R->getStepRecurrence(SE)))
		return nullptr;
	const smr_poly *Step = wide(R->getStepRecurrence(SE)), *P = bound(R->getStart(), Up, At);
	int64_t C;
	if (Step == nullptr || P == nullptr)
		return nullptr;
	bool Fixed = smr_poly_is_const(Step, &C);
	if (!Fixed && !within(Step, 0, FAR_BYTES))
		return nullptr;
	if ((Fixed && C < 0) == Up)
		return P;
	const smr_poly *Way = times(Step, lastRun(K, At));
	return Way == nullptr ? nullptr : smr_poly_add(A, P, Way);
}

// Computes the greatest trip count of each loop's body.
bool Lifter::longestRuns()
{
	double Points = 1;
	bool Known = true;

	for (Loop *L : N->Loops) {
		BasicBlock *Head = L->getHeader(), *Latch = L->getLoopLatch();
		bool Top = testsFirst(L);
		int64_t C;

		if (Latch == nullptr)
			return false;
		const SCEV *E =
			SE.getExitCount(L, Top ? Head : Latch, ScalarEvolution::SymbolicMaximum);
		if (isa<SCEVCouldNotCompute>(E))
			return false;
		smr_lift_loop &Out = N->L->loops[N->L->nloops];
		Out.root = 1; // except those that the guard counts
		const SCEV *Flat = subst(E);
		Out.extent = plain(Flat) ? trip(Flat) : bound(E, true, Head);
		// a negative count would be huge unsigned, and trip() reads max(0, n) as n
		if (!within(Out.extent, 1, INT32_MAX - 1) ||
		    (!plain(Flat) && !within(bound(E, false, Head), 0, INT32_MAX - 1)))
			return false;
		if (Out.extent != nullptr && !Top)
			Out.extent = smr_poly_add(A, Out.extent, number(1));
		if (Out.extent == nullptr)
			return false;
		N->L->nloops++;
		Known = Known && smr_poly_is_const(Out.extent, &C);
		Points *= Known ? double(C) : 1;
	}
	return !Known || Points >= FEW_POINTS;
}

// Computes the window that a load or store may access; returns false if it is unknown.
bool Lifter::window(Instruction *I, SmallVectorImpl<smr_node *> &List)
{
	const SCEV *S = addr(getLoadStorePointerOperand(I));
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	smr_type T = {};
	smr_window W = {};

	if (B == nullptr || !ready(B->getValue()) || isa<ConstantPointerNull>(B->getValue()) ||
	    isa<UndefValue>(B->getValue()) || !dtypeOf(getLoadStoreType(I), T.dtype))
		return false;
	const SCEV *At = SE.removePointerBase(S);
	const smr_poly *Low = bound(At, false, I->getParent());
	const smr_poly *High = bound(At, true, I->getParent());
	const smr_poly *Size = number(int64_t(smr_dtype_size(T.dtype)));
	int K = base(B->getValue());
	if (!Pend.empty() || Low == nullptr || High == nullptr || K < 0)
		return false;
	W.base = uint32_t(K);
	W.offset = Low;
	W.stride[0] = Size;
	T.rank = 1;
	T.dims[0] = smr_poly_div(A, smr_poly_sub(A, High, Low), Size);
	if (T.dims[0] == nullptr)
		return false;
	T.dims[0] = smr_poly_add(A, T.dims[0], number(1));
	if (isa<StoreInst>(I))
		N->L->g->bases[K].written = true;
	for (smr_node *V : List)
		if (V->window->base == W.base && V->type.dtype == T.dtype &&
		    smr_poly_equal(V->window->offset, W.offset) &&
		    smr_poly_equal(V->type.dims[0], T.dims[0]))
			return true;
	List.push_back(smr_graph_view(N->L->g, &T, &W, N->L->g->bases[K].name));
	return List.back() != nullptr;
}

bool Lifter::outline(Site &S, Loop *Root, const std::string &Why)
{
	SmallVector<smr_node *, 8> Reads, Writes;
	char *Text = nullptr;

	if (!begin(S, Root) || Root->getLoopPreheader() == nullptr)
		return false;
	S.Roots.push_back(Root);
	S.Entry = Root->getLoopPreheader();
	for (Loop *L : Root->getLoopsInPreorder())
		S.Loops.push_back(L);
	for (BasicBlock *B : Root->blocks())
		S.Region.insert(B);
	if (S.Loops.size() > SMR_LIFT_LOOPS || !contained() || !longestRuns())
		return false;
	for (const BasicBlock *B : Root->blocks())
		for (const Instruction &I : *B)
			if ((isa<LoadInst>(I) && !window(const_cast<Instruction *>(&I), Reads)) ||
			    (isa<StoreInst>(I) && !window(const_cast<Instruction *>(&I), Writes)))
				return false;
	S.Asks = !isRest(Root) && askable(Reads, Writes);
	if (!opaqueNode(Reads, Writes, Why) || smr_graph_print(S.L->g, &Text) != SMR_OK)
		return false;
	S.Text = Text;
	free(Text);
	S.Opaque = true;
	return true;
}
