// Uses what the program did just before a site: numbers computed from sizes, elements loaded,
// elements stored. They show more about a loop than plain numbers do: a mean divides by its count,
// a maximum starts from its first element, a sum from the 0 that was just stored.
#include "shim.h"
#include <llvm/Analysis/AliasAnalysis.h>

using namespace llvm;
using namespace smr;

enum { FEW = 12 }; // greatest number of operators in a number made of sizes

// Whether V is arithmetic on constants and on integers known at entry, with at least one integer.
static bool ofSizes(Value *V, unsigned &Steps, bool &Counts)
{
	auto *I = dyn_cast<Instruction>(V);
	smr_op Op;
	bool Errno = false;

	if (isa<ConstantFP>(V))
		return true;
	if (I == nullptr || ++Steps > FEW)
		return false;
	if (isa<SIToFPInst>(I) || isa<UIToFPInst>(I))
		return Counts = true;
	auto *C = dyn_cast<CallBase>(I);
	bool Float = I->getOpcode() == Instruction::FAdd || I->getOpcode() == Instruction::FSub ||
		     I->getOpcode() == Instruction::FMul || I->getOpcode() == Instruction::FDiv ||
		     I->getOpcode() == Instruction::FNeg || isa<FPTruncInst>(I) ||
		     isa<FPExtInst>(I) || (C && mathCall(C, Op, Errno) && Op == SMR_OP_sqrt);
	if (!Float)
		return false;
	for (Value *X :
	     C ? SmallVector<Value *, 2>(C->args()) : SmallVector<Value *, 2>(I->operands()))
		if (!ofSizes(X, Steps, Counts))
			return false;
	return true;
}

// Returns 1.0 / n and the like as a formula, or null.
smr_lift_value *Lifter::sizes(Value *V)
{
	unsigned Steps = 0;
	bool Counts = false;

	if (!isa<Instruction>(V) || !ofSizes(V, Steps, Counts) || !Counts)
		return nullptr;
	std::string Why = N->Why;
	smr_lift_value *X = op(cast<Instruction>(V));
	N->Why = Why;
	return X;
}

// Whether V is one element, changed by a few signs, comparisons and selections with constants.
static bool fromElement(Value *V, LoadInst *&From, unsigned &Steps)
{
	auto *I = dyn_cast<Instruction>(V);
	smr_op Op;
	bool Errno = false;

	if (isa<ConstantFP>(V) || isa<ConstantInt>(V))
		return true;
	if (I == nullptr || ++Steps > FEW)
		return false;
	if (auto *L = dyn_cast<LoadInst>(I)) {
		bool Same = From == nullptr || From == L;
		From = L;
		return Same;
	}
	if (auto *C = dyn_cast<CallBase>(I))
		return mathCall(C, Op, Errno) && Op == SMR_OP_abs &&
		       fromElement(C->getArgOperand(0), From, Steps);
	if (!isa<CastInst>(I) && !isa<CmpInst>(I) && !isa<SelectInst>(I) &&
	    I->getOpcode() != Instruction::FNeg)
		return false;
	for (Value *X : I->operands())
		if (!fromElement(X, From, Steps))
			return false;
	return true;
}

// Builds fabs(x[0]), x[0] < 0 ? -x[0] : x[0] and the like from the element.
smr_lift_value *Lifter::ofElement(Value *V)
{
	LoadInst *From = nullptr;
	unsigned Steps = 0;

	if (!isa<Instruction>(V) || isa<LoadInst>(V) || !fromElement(V, From, Steps) ||
	    From == nullptr)
		return nullptr;
	std::string Why = N->Why;
	smr_lift_value *X = op(cast<Instruction>(V));
	N->Why = Why;
	return X;
}

// Returns the last writer of a location before the entry of the site.
MemoryAccess *Lifter::writer(const MemoryLocation &At)
{
	auto &MS = FAM.getResult<MemorySSAAnalysis>(F).getMSSA();

	for (auto *X = DT.getNode(N->Entry); X != nullptr; X = X->getIDom())
		if (auto *Defs = MS.getBlockDefs(X->getBlock())) {
			auto *Last = const_cast<MemoryAccess *>(&*Defs->rbegin());
			return MS.getWalker()->getClobberingMemoryAccess(Last, At);
		}
	return MS.getLiveOnEntryDef();
}

// Whether a load from before the site would return the same value at its entry.
bool Lifter::lasts(LoadInst *I)
{
	auto &MS = FAM.getResult<MemorySSAAnalysis>(F).getMSSA();

	return I->isSimple() && !inside(I) && DT.dominates(I, N->Entry->getTerminator()) &&
	       MS.getWalker()->getClobberingMemoryAccess(I) == writer(MemoryLocation::get(I));
}

// Whether I loads the first row of a table of the site.
bool Lifter::row(LoadInst *I, smr_lift_access &X)
{
	const SCEV *S = addr(I->getPointerOperand());
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	const smr_graph *G = N->L->g;

	if (B == nullptr || !lasts(I) || !plain(S))
		return false;
	const smr_poly *At = poly(SE.removePointerBase(S));
	for (uint32_t R = 0; At != nullptr && R < G->nrows; R++) {
		const smr_rows &T = G->rows[R];
		X.base = T.base;
		if (N->Bases[T.table] == B->getValue() &&
		    smr_poly_equal(At, smr_poly_scale(A, T.first, 8)))
			return true;
	}
	return false;
}

// Finds the element of one of the site's arrays that a number was loaded from.
void Lifter::origin(LoadInst *I, smr_lift_value *X)
{
	smr_lift_access At = {};
	smr_dtype T;
	size_t Symbols = N->Leaves.size();

	if (!dtypeOf(I->getType(), T) || !lasts(I))
		return;
	const SCEV *S = addr(I->getPointerOperand());
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	At.stride = smr_lift_steps(N->L);
	if (B == nullptr || At.stride == nullptr || !plain(S))
		return;
	At.offset = poly(SE.removePointerBase(S));
	if (At.offset == nullptr || N->Leaves.size() != Symbols)
		return;
	auto Base = find(N->Bases, B->getValue());
	auto *Row = dyn_cast<LoadInst>(B->getValue());
	if (Base != N->Bases.end())
		At.base = uint32_t(Base - N->Bases.begin());
	else if (Row == nullptr || !row(Row, At))
		return;
	At.type = T;
	At.loop = SMR_LIFT_NONE;
	At.pos = -1;
	X->number = smr_lift_access_add(N->L, &At);
}

// Finds the value at entry of a location that the site's loops do not move.
void Lifter::entry(StoreInst *I, int K)
{
	MemoryLocation At = MemoryLocation::get(I);
	auto *D = dyn_cast<MemoryDef>(writer(At));
	auto *S = D ? dyn_cast_or_null<StoreInst>(D->getMemoryInst()) : nullptr;

	for (int L = 0; L < N->L->nloops; L++)
		if (N->L->accesses[K].stride[L] != nullptr)
			return;
	if (S == nullptr || inside(S) || !S->isSimple() || N->L->accesses[K].index != nullptr ||
	    S->getValueOperand()->getType() != I->getValueOperand()->getType() ||
	    !FAM.getResult<AAManager>(F).isMustAlias(At, MemoryLocation::get(S)))
		return;
	std::string Why = N->Why;
	smr_lift_value *X = value(S->getValueOperand());
	N->L->accesses[K].entry = X;
	N->Why = Why;
}

// Runs once all arrays of the site are known.
void Lifter::before()
{
	for (auto &P : Read)
		origin(P.first, P.second);
	for (auto &P : Stored)
		entry(P.first, P.second);
}
