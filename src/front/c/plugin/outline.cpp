// Outlines opaque loops: finds their inputs, and their outputs by exit, and decides whether other
// code may be faster. coder.cpp builds the function.
#include "outline.h"
#include <llvm/Analysis/IVDescriptors.h>
#include <llvm/Analysis/LoopAccessAnalysis.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/TargetParser/Triple.h>

using namespace llvm;
using namespace smr;

enum { MAX_EXITS = 8 };

bool smr::isDropped(const Instruction &I)
{
	return isa<DbgInfoIntrinsic>(I) || I.isLifetimeStartOrEnd() || isa<AssumeInst>(I);
}

// Collects the variables that a constant refers to; returns false if it refers to something that
// outlined code cannot use.
static bool variables(Constant *C, SetVector<Value *> &In)
{
	if (isa<ConstantData>(C))
		return true;
	if (auto *G = dyn_cast<GlobalVariable>(C)) {
		In.insert(G);
		return !G->isThreadLocal();
	}
	return isa<ConstantExpr>(C) && all_of(C->operands(), [&](const Use &X) {
		       return variables(cast<Constant>(X), In);
	       });
}

bool Lifter::comesIn(Value *V, SetVector<Value *> &In)
{
	smr_dtype T;

	if (isa<BasicBlock>(V) || inside(V))
		return true;
	if (auto *C = dyn_cast<Constant>(V))
		return variables(C, In);
	if (!isa<Instruction>(V) && !isa<Argument>(V))
		return false;
	In.insert(V);
	auto *P = dyn_cast<PointerType>(V->getType());
	return P != nullptr ? P->getAddressSpace() == 0 : dtypeOf(V->getType(), T);
}

// Whether outlined code may make the call: arithmetic, and functions with the same meaning on every
// machine.
bool Lifter::mayCall(CallBase *C)
{
	auto *I = dyn_cast<IntrinsicInst>(C);
	smr_op Op;
	bool Errno;

	if (mathCall(C, Op, Errno))
		return isExact(C, Op);
	if (moves(C))
		return false;
	return I != nullptr && !Function::isTargetIntrinsic(I->getIntrinsicID());
}

bool Lifter::comesIn(SetVector<Value *> &In)
{
	for (BasicBlock *B : N->Roots.front()->blocks())
		for (Instruction &I : *B) {
			auto *C = dyn_cast<CallBase>(&I);
			if (isDropped(I))
				continue;
			if ((C != nullptr && !mayCall(C)) || contracts(I))
				return false;
			for (Use &X : C != nullptr ? C->args() : I.operands())
				if (!comesIn(X, In))
					return false;
		}
	for (BasicBlock *To : N->Ends)
		for (PHINode &P : To->phis())
			for (unsigned K = 0; K < P.getNumIncomingValues(); K++)
				if (N->Region.count(P.getIncomingBlock(K)) &&
				    !comesIn(P.getIncomingValue(K), In))
					return false;
	return true;
}

// Returns the pointer that P was advanced from.
Value *Lifter::origin(Value *P)
{
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(SE.getSCEV(P)));
	Value *V = B == nullptr ? nullptr : B->getValue();

	if (V != nullptr && !isa<ConstantData>(V) && ready(V))
		return V;
	return inside(P) || isa<ConstantData>(P) ? nullptr : P;
}

bool Lifter::ends()
{
	SmallVector<BasicBlock *, 4> All;

	N->Roots.front()->getUniqueExitBlocks(All);
	// unreachable arm of a switch
	erase_if(All, [](BasicBlock *B) {
		return isa<UnreachableInst>(*B->getFirstNonPHIOrDbg()) && B->phis().empty();
	});
	N->Ends.assign(All.begin(), All.end());
	if (All.empty() || All.size() > MAX_EXITS)
		return false;
	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B)
			for (const Use &X : I.uses()) {
				auto *J = cast<Instruction>(X.getUser());
				auto *P = dyn_cast<PHINode>(J);
				if (!N->Region.count(J->getParent()) &&
				    !(P && is_contained(All, P->getParent()) &&
				      N->Region.count(P->getIncomingBlock(X))))
					return false;
			}
	return true;
}

// Assigns one slot to each value that an exit block uses.
bool Lifter::slots(SmallVectorImpl<Out> &List, SetVector<Value *> &In)
{
	uint32_t Slot = N->Ends.size() > 1 ? 1 : 0;

	for (BasicBlock *To : N->Ends)
		for (PHINode &P : To->phis()) {
			Out O{&P, Slot++};
			smr_dtype T;
			bool Pointer = P.getType()->isPointerTy();
			if (Slot > SMR_MAX_SLOTS || (!Pointer && !dtypeOf(P.getType(), T)))
				return false;
			for (unsigned K = 0; Pointer && K < P.getNumIncomingValues(); K++) {
				if (!N->Region.count(P.getIncomingBlock(K)))
					continue;
				Value *B = origin(P.getIncomingValue(K));
				if (B == nullptr || (O.Base != nullptr && O.Base != B))
					return false;
				O.Base = B;
				In.insert(B);
			}
			List.push_back(O);
		}
	return true;
}

// Whether a machine with wider vectors than the target runs the loop faster: LLVM's own conditions
// for vectorisation, as far as they are cheap to check.
bool Lifter::widens(Loop *L)
{
	BasicBlock *Latch = L->getLoopLatch();

	if (!L->isInnermost() || Latch == nullptr || L->getExitingBlock() == nullptr ||
	    isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(L)))
		return false;
	for (BasicBlock *B : L->blocks())
		for (Instruction &I : *B)
			if (isa<CallInst>(I) && !isa<IntrinsicInst>(I))
				return false;
	for (PHINode &P : L->getHeader()->phis()) {
		InductionDescriptor Step;
		RecurrenceDescriptor Sum;
		bool Known = InductionDescriptor::isInductionPHI(&P, L, &SE, Step) ||
			     (RecurrenceDescriptor::isReductionPHI(&P, L, Sum, nullptr, nullptr,
								   &DT, &SE) &&
			      !Sum.hasExactFPMath()) ||
			     RecurrenceDescriptor::isFixedOrderRecurrence(&P, L, &DT);
		if (!Known)
			return false;
	}
	return FAM.getResult<LoopAccessAnalysis>(F).getInfo(*L).canVectorizeMemory();
}

// Returns the innermost loop that decides about the gain: the guard counts its trips as work.
Loop *Lifter::gains(bool Any)
{
	StringRef Features = F.getFnAttribute("target-features").getValueAsString();
	bool Narrow = Triple(F.getParent()->getTargetTriple()).getArch() == Triple::x86_64 &&
		      !Features.contains("+avx2");
	unsigned Deep = 0;

	for (Loop *L : N->Loops)
		Deep = std::max(Deep, L->getLoopDepth());
	for (Loop *L : N->Loops)
		if (L->getLoopDepth() == Deep && (Any || (Narrow && widens(L))))
			return L;
	return nullptr;
}

static int64_t operations(const BasicBlock *B)
{
	return count_if(*B, [](const Instruction &I) {
		return !isDropped(I) && (isa<BinaryOperator>(I) || isa<UnaryOperator>(I) ||
					 isa<CmpInst>(I) || isa<SelectInst>(I) || isa<CallInst>(I));
	});
}

// Returns the number of operations of the longest run.
const smr_poly *Lifter::longestWork()
{
	const smr_poly *Sum = number(0);

	for (BasicBlock *B : N->Roots.front()->blocks()) {
		const smr_poly *P = number(operations(B));
		for (Loop *L = LI.getLoopFor(B); P && L && number(L) >= 0; L = L->getParentLoop())
			P = smr_poly_mul(A, P, N->L->loops[number(L)].extent);
		Sum = P == nullptr || Sum == nullptr ? nullptr : smr_poly_add(A, Sum, P);
	}
	return Sum;
}

// Finds a formula over sizes for an incoming number, so that code on another machine need not trust
// the value; returns false if addresses may depend on the number and there is no formula.
bool Lifter::told(Value *V, const smr_poly *&Size)
{
	if (V->getType()->isPointerTy()) {
		const SCEV *S = SE.removePointerBase(SE.getSCEV(V));
		Size = plain(S) ? poly(S) : nullptr;
		return Size != nullptr;
	}
	if (!V->getType()->isIntegerTy())
		return true;
	for (const Leaf &L : N->Leaves)
		if (L.V == V)
			Size = smr_poly_sym(A, L.Sym);
	const SCEV *S = subst(SE.getSCEV(V));
	if (Size != nullptr || !SCEVExprContains(S, [&](const SCEV *T) { return inFormula(T); }))
		return true;
	Size = plain(S) ? wide(S) : nullptr;
	return Size != nullptr;
}

// Whether formulas of addresses and trip counts use it: a value, or the counter of an enclosing
// loop.
bool Lifter::inFormula(const SCEV *T)
{
	auto *Of = dyn_cast<SCEVUnknown>(T);
	auto *R = dyn_cast<SCEVAddRecExpr>(T);

	if (Of == nullptr && R == nullptr)
		return false;
	return any_of(N->Leaves, [&](const Leaf &L) {
		const SCEV *S = L.S;
		if (L.V != nullptr && Of != nullptr && L.V == Of->getValue())
			return true;
		if (S == nullptr && L.V != nullptr && SE.isSCEVable(L.V->getType()) &&
		    isa<Instruction>(L.V))
			S = SE.getSCEV(L.V);
		return S != nullptr && SCEVExprContains(S, [&](const SCEV *X) {
			       auto *Y = dyn_cast<SCEVAddRecExpr>(X);
			       return X == T || (R && Y && R->getLoop() == Y->getLoop());
		       });
	});
}

// Returns the reason why the code may not run elsewhere on copies of its windows, or null: it
// accesses memory through the bases of its windows only and does not use addresses as numbers.
const char *Lifter::stays(const SetVector<Value *> &In, ArrayRef<smr_node *> Reads,
			  ArrayRef<smr_node *> Writes)
{
	auto Has = [&](Value *B) {
		auto Of = [&](const smr_node *V) {
			return V->op == SMR_OP_view && N->Bases[V->window->base] == B;
		};
		return any_of(Reads, Of) || any_of(Writes, Of);
	};
	auto From = [&](Value *P) { return N->Origins.count(P) ? N->Origins.lookup(P) : P; };

	for (Value *V : In)
		if (V->getType()->isPointerTy() && !Has(From(V)))
			return "it takes a pointer that it does not go through";
	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B) {
			auto *C = dyn_cast<ICmpInst>(&I);
			if (isa<PtrToIntInst>(I) || isa<IntToPtrInst>(I))
				return "it takes addresses as numbers";
			if (C && C->getOperand(0)->getType()->isPointerTy() &&
			    (origin(C->getOperand(0)) == nullptr ||
			     origin(C->getOperand(0)) != origin(C->getOperand(1))))
				return "it compares pointers to two arrays";
		}
	return N->Exact.empty() ? nullptr : "a bound is known for some sizes only";
}

// Passes numbers as scalars, and pointers as bases and distances from them.
bool Lifter::hands(const SetVector<Value *> &In, SmallVectorImpl<smr_node *> &List)
{
	for (Value *V : In) {
		bool Pointer = V->getType()->isPointerTy();
		Value *B = Pointer ? origin(V) : nullptr;
		smr_dtype T = SMR_I64;
		if (Pointer && (B == nullptr || base(B) < 0))
			return false;
		if (Pointer && B == V)
			continue;
		if (!Pointer && !dtypeOf(V->getType(), T))
			return false;
		std::string Name = nameOf(V, "number");
		smr_node *At = smr_graph_scalar(N->L->g, T, Name.c_str());
		if (At == nullptr)
			return false;
		if (Pointer)
			N->Origins[V] = B;
		if (!told(V, At->size))
			N->Fixed = "sizes do not tell a number that its addresses hang on";
		N->Scalars.push_back(V);
		List.push_back(At);
	}
	return none_of(N->Bases, [&](Value *B) { return B == nullptr || inRegisters(B); });
}

// Outlines the loops, so that a guard can call the code.
bool Lifter::askable(SmallVectorImpl<smr_node *> &Reads, ArrayRef<smr_node *> Writes)
{
	const char *Env = getenv("SAMARA_OPAQUE");
	StringRef Want = Env == nullptr ? "gain" : Env;
	SetVector<Value *> In;
	SmallVector<Out, 4> List;
	Loop *Inner = Want == "none" ? nullptr : gains(Want == "all");

	if (Inner == nullptr || !N->Helds.empty() || N->ReadsOther || N->TouchesOther || !ends() ||
	    !comesIn(In) || !slots(List, In))
		return false;
	// LLVM deletes such loops: empty destructors for each element of a table.
	if (Writes.empty() && List.empty() && N->Ends.size() <= 1)
		return false;
	for (Loop *L = Inner; L != nullptr && number(L) >= 0; L = L->getParentLoop())
		N->L->loops[number(L)].root = 0;
	N->Operations = longestWork();
	if (N->Operations == nullptr || !tellsWork(*N) || !hands(In, Reads))
		return false;
	if (const char *Why = stays(In, Reads, Writes))
		N->Fixed = Why;
	N->Outs.assign(List.begin(), List.end());
	N->NumResults = unsigned(List.size()) + (N->Ends.size() > 1);
	N->Code = makeCode(*N, In);
	return !N->Code.empty();
}

// Creates the node of the flow, and its results.
bool Lifter::opaqueNode(ArrayRef<smr_node *> Reads, ArrayRef<smr_node *> Writes,
			const std::string &Why)
{
	smr_graph *G = N->L->g;
	smr_type None = {};

	None.dtype = SMR_U8;
	smr_node *V =
		smr_graph_opaque(G, &None, Reads.data(), uint32_t(Reads.size()), Writes.data(),
				 uint32_t(Writes.size()), smr_arena_strdup(A, Why.c_str()));
	if (V == nullptr)
		return false;
	V->loc = G->loc;
	if (!N->Asks)
		return true;
	V->code = smr_arena_strdup(A, codeName(N->Code).c_str());
	V->work = N->Operations;
	V->fixed = N->Fixed == nullptr ? nullptr : smr_arena_strdup(A, N->Fixed);
	if (V->code == nullptr)
		return false;
	if (N->Ends.size() > 1 &&
	    smr_graph_result(G, smr_graph_slot(G, V, 0, SMR_I32, "exit")) != SMR_OK)
		return false;
	for (const Out &O : N->Outs) {
		smr_dtype T = SMR_I64;
		if (O.Base == nullptr && !dtypeOf(O.I->getType(), T))
			return false;
		std::string Name = nameOf(O.I, "result");
		if (smr_graph_result(G, smr_graph_slot(G, V, O.Result, T, Name.c_str())) != SMR_OK)
			return false;
	}
	return true;
}
