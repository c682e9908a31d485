// Loops, their order, their trips, and what may not be in them.
#include "shim.h"
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

enum { SMALL_ARRAY = 4096 }; // bytes LLVM keeps in registers

Unit::Unit(Module &Mod) : M(Mod)
{
	Function *E = M.getFunction("__errno_location");
	const char *Env = getenv("SAMARA_ERRNO");

	ErrnoRead = E != nullptr && !E->use_empty();
	Strict = Env != nullptr && StringRef(Env) == "strict";
}

Unit::~Unit()
{
	for (Function *S : Stands)
		S->eraseFromParent();
}

// Formulas need something outside the loops in the place of a value loaded inside: the argument of
// a function that nobody calls.
Argument *Unit::stand(Type *T, StringRef Name)
{
	auto *Ty = FunctionType::get(Type::getVoidTy(M.getContext()), {T}, false);
	auto *S = Function::Create(Ty, GlobalValue::ExternalLinkage, "smr.stand", &M);

	Stands.push_back(S);
	S->getArg(0)->setName(Name);
	return S->getArg(0);
}

Lifter::Lifter(Unit &Un, Function &Fn, FunctionAnalysisManager &Manager)
	: U(Un), F(Fn), FAM(Manager), LI(FAM.getResult<LoopAnalysis>(F)),
	  SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
	  DT(FAM.getResult<DominatorTreeAnalysis>(F)),
	  PDT(FAM.getResult<PostDominatorTreeAnalysis>(F)), DL(F.getDataLayout()),
	  I64(Type::getInt64Ty(F.getContext()))
{
}

bool Lifter::fail(const Twine &Why)
{
	if (N->Why.empty())
		N->Why = Why.str();
	return false;
}

bool Lifter::failc()
{
	return fail(smr_errmsg());
}

int Lifter::number(const Loop *L) const
{
	auto It = find(N->Loops, L);

	return It == N->Loops.end() ? SMR_LIFT_NONE : int(It - N->Loops.begin());
}

bool Lifter::inside(const Value *V) const
{
	auto *I = dyn_cast<Instruction>(V);

	return I != nullptr && N->Region.count(I->getParent());
}

// The blocks between two loops, from the exit of the first to the preheader of the second; empty
// when something else may happen there.
static SmallVector<BasicBlock *, 4> between(Loop *From, Loop *Next)
{
	SmallVector<BasicBlock *, 4> Path;
	BasicBlock *To = Next->getLoopPreheader();

	for (BasicBlock *P = From->getUniqueExitBlock(); P != nullptr;
	     P = P->getSingleSuccessor()) {
		if (is_contained(Path, P) ||
		    (!Path.empty() && P->getSinglePredecessor() == nullptr))
			break;
		Path.push_back(P);
		if (P == To)
			return Path;
	}
	return {};
}

bool Lifter::follows(Loop *From, Loop *Next)
{
	auto Path = between(From, Next);

	for (BasicBlock *P : Path)
		for (Instruction &I : *P) {
			auto *C = dyn_cast<CallBase>(&I);
			smr_op Op;
			bool Errno = false;
			if (C != nullptr && !isa<DbgInfoIntrinsic>(C) &&
			    !C->doesNotAccessMemory() && !mathCall(C, Op, Errno))
				return false;
		}
	return !Path.empty();
}

bool Lifter::region(ArrayRef<Loop *> Roots, bool Tail)
{
	N->Roots.assign(Roots.begin(), Roots.end());
	N->Entry = Roots.front()->getLoopPreheader();
	N->Exit = Roots.back()->getUniqueExitBlock();
	if (N->Entry == nullptr || N->Exit == nullptr)
		return fail("several exits (break, return, goto)");
	for (size_t R = 0; R < Roots.size(); R++) {
		for (Loop *L : Roots[R]->getLoopsInPreorder())
			N->Loops.push_back(L);
		for (BasicBlock *B : Roots[R]->blocks())
			N->Region.insert(B);
		if (R > 0)
			for (BasicBlock *B : between(Roots[R - 1], Roots[R]))
				N->Region.insert(B);
	}
	if (Tail) {
		N->Region.insert(N->Exit);
		N->Exit = behindTail(N->Exit);
	}
	if (N->Loops.size() > SMR_LIFT_LOOPS)
		return fail("too many loops");
	for (Loop *L : N->Loops)
		if (!shape(L))
			return false;
	return true;
}

static const char *loopName(Loop *L, smr_arena *Arena, int Number, ScalarEvolution &SE)
{
	for (PHINode &P : L->getHeader()->phis()) {
		StringRef Name = P.getName().split('.').first;
		StringRef Plain = Name.rtrim("0123456789"); // LLVM numbers its second k: k58
		std::string Word = identifier(Name.size() - Plain.size() > 1 ? Plain : Name);
		if (P.getType()->isIntegerTy() && isa<SCEVAddRecExpr>(SE.getSCEV(&P)) &&
		    !Word.empty())
			return smr_arena_strdup(Arena, Word.c_str());
	}
	return smr_arena_printf(Arena, "l%d", Number);
}

bool Lifter::shape(Loop *L)
{
	BasicBlock *X = L->getExitingBlock();

	if (!L->isLoopSimplifyForm() || X == nullptr || L->getUniqueExitBlock() == nullptr)
		return fail("several exits (break, return, goto)");
	if (X != L->getHeader() && X != L->getLoopLatch())
		return fail("exit test in the middle");
	smr_lift_loop &Out = N->L->loops[N->L->nloops];
	Out.parent = L->getParentLoop() ? number(L->getParentLoop()) : int(SMR_LIFT_NONE);
	Out.root = Out.parent == SMR_LIFT_NONE ? int(find(N->Roots, L) - N->Roots.begin())
					       : N->L->loops[Out.parent].root;
	Out.name = loopName(L, A, N->L->nloops, SE);
	Out.loc = place(L->getStartLoc());
	N->L->nloops++;
	return true;
}

// A block that leaves a loop is visited first, so that it comes behind the loop in reverse order.
static void visit(BasicBlock *B, Site &S, LoopInfo &LI, SmallPtrSetImpl<BasicBlock *> &Seen,
		  std::vector<BasicBlock *> &Post)
{
	SmallVector<BasicBlock *, 2> Next(successors(B));

	if (!S.Region.count(B) || !Seen.insert(B).second)
		return;
	llvm::sort(Next, [&](BasicBlock *X, BasicBlock *Y) {
		return LI.getLoopDepth(X) < LI.getLoopDepth(Y);
	});
	for (BasicBlock *X : Next)
		visit(X, S, LI, Seen, Post);
	Post.push_back(B);
}

bool Lifter::effects()
{
	std::vector<BasicBlock *> Post;
	SmallPtrSet<BasicBlock *, 32> Seen;
	int Pos = 0;

	visit(N->Roots.front()->getHeader(), *N, LI, Seen, Post);
	for (BasicBlock *B : reverse(Post)) {
		int First = Pos;
		Pos += int(B->size());
		for (Loop *L = LI.getLoopFor(B); L != nullptr && number(L) >= 0;
		     L = L->getParentLoop())
			N->L->loops[number(L)].end = std::max(N->L->loops[number(L)].end, Pos - 1);
		if (!isa<BranchInst>(B->getTerminator()))
			return fail("a switch or another jump than if and loops");
		for (Instruction &I : *B) {
			Order[&I] = First++;
			if (isa<DbgInfoIntrinsic>(I) || I.isLifetimeStartOrEnd() ||
			    isa<AssumeInst>(I))
				continue;
			if (auto *C = dyn_cast<CallBase>(&I)) {
				smr_op Op;
				bool Errno = false;
				if (mathCall(C, Op, Errno)) {
					if (Errno && (U.Strict || U.ErrnoRead))
						return fail("a math function may set errno, which "
							    "the program reads");
					continue;
				}
				if (isa<IntrinsicInst>(C) && C->doesNotAccessMemory())
					continue;
				Function *G = C->getCalledFunction();
				return fail("call of " +
					    (G ? G->getName() : StringRef("a function pointer")));
			}
			if (!I.mayReadOrWriteMemory())
				continue;
			bool Simple = (isa<LoadInst>(I) && cast<LoadInst>(I).isSimple()) ||
				      (isa<StoreInst>(I) && cast<StoreInst>(I).isSimple());
			if (!Simple)
				return fail(I.isVolatile() ? "volatile access"
							   : "atomic or odd memory access");
		}
	}
	return true;
}

// Trips that hold if narrow counters do not wrap: guards ask.
bool Lifter::predicted(const Loop *L, const SCEV *&B)
{
	SmallVector<const SCEVPredicate *, 4> Ifs;

	B = SE.getPredicatedBackedgeTakenCount(L, Ifs);
	if (isa<SCEVCouldNotCompute>(B))
		return false;
	for (const SCEVPredicate *P : Ifs) {
		auto *W = dyn_cast<SCEVWrapPredicate>(P);
		if (W == nullptr || W->getExpr()->getLoop() != L || !W->getExpr()->isAffine() ||
		    SE.getTypeSizeInBits(W->getExpr()->getType()) > 32)
			return false;
		auto Has = [&](auto Flag) { return (W->getFlags() & Flag) != 0; };
		if (Has(SCEVWrapPredicate::IncrementNSSW))
			Wraps.push_back({W->getExpr(), true});
		if (Has(SCEVWrapPredicate::IncrementNUSW))
			Wraps.push_back({W->getExpr(), false});
	}
	return true;
}

// The counter of a test such as (int)c < n, which C would let wrap for ever.
void Lifter::counted(Loop *L)
{
	auto *Br = dyn_cast<BranchInst>(L->getExitingBlock()->getTerminator());
	auto *C = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition()) : nullptr;

	for (unsigned I = 0; C != nullptr && I < 2; I++) {
		auto *X = dyn_cast<CastInst>(C->getOperand(I));
		if (X == nullptr || !(isa<SExtInst>(X) || isa<ZExtInst>(X)))
			continue;
		auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(X->getOperand(0)));
		if (R != nullptr && R->getLoop() == L && R->isAffine() &&
		    SE.getTypeSizeInBits(R->getType()) < 32)
			Wraps.push_back({R, isa<SExtInst>(X)});
	}
}

// The counters' values after each of their steps stay in range.
bool Lifter::unwrapped()
{
	for (auto [R, Signed] : Wraps) {
		const smr_poly *Step[SMR_LIFT_LOOPS] = {}, *By = wide(R->getStepRecurrence(SE));
		const smr_poly *First = wide(R->getStart());
		unsigned Bits = SE.getTypeSizeInBits(R->getType());
		if (By == nullptr || First == nullptr || !plain(R->getStart()))
			return fail("a narrow counter may wrap");
		Step[number(R->getLoop())] = By;
		if (smr_lift_size(N->L, smr_poly_add(A, First, By), Step,
				  Signed ? -(1ll << (Bits - 1)) : 0,
				  (1ll << (Bits - Signed)) - 1) != SMR_OK)
			return failc();
	}
	return true;
}

bool Lifter::trips()
{
	double Points = 0, One = 1;
	bool Known = true;

	for (size_t I = 0; I < N->Loops.size(); I++) {
		Loop *L = N->Loops[I];
		bool Bottom = L->getExitingBlock() == L->getLoopLatch();
		const SCEV *B = SE.getBackedgeTakenCount(L);
		int64_t C;

		if (isa<SCEVCouldNotCompute>(B) && !predicted(L, B))
			return fail("number of iterations unknown (bound changes, or counter may "
				    "wrap)");
		if (SE.getTypeSizeInBits(B->getType()) > 64)
			return fail("counter wider than 64 bits");
		B = subst(B);
		counted(L);
		bool Tile = tile(int(I), B);
		if (!Tile && !plain(B))
			return fail("number of iterations depends on an outer loop or on data");
		const smr_poly *P = Tile ? N->L->loops[I].extent : trip(B);
		if (P != nullptr && Bottom)
			P = smr_poly_add(A, P, number(1));
		if (P == nullptr)
			return fail("number of iterations is no simple formula");
		N->L->loops[I].extent = P;
		Known &= smr_poly_is_const(P, &C);
		if (Known) {
			One = N->L->loops[I].parent == SMR_LIFT_NONE ? double(C) : One * double(C);
			if (int64_t O;
			    Tile &&
			    smr_poly_is_const(N->L->loops[N->L->loops[I].tile].extent, &O) && O > 0)
				One /= double(O);
			Points = std::max(Points, One);
		}
	}
	if (!unwrapped())
		return false;
	return !Known || Points >= FEW_POINTS || fail("too small to pay");
}

// What a helper does for a loop of its caller is where the loop calls it.
static DebugLoc seenFrom(const Loop *L, const DebugLoc &At)
{
	const DebugLoc Start = L != nullptr ? L->getStartLoc() : DebugLoc();
	const DILocation *D = At;

	if (!Start || D == nullptr)
		return At;
	while (D != nullptr &&
	       (D->getInlinedAt() != Start->getInlinedAt() ||
		D->getScope()->getSubprogram() != Start->getScope()->getSubprogram()))
		D = D->getInlinedAt();
	return D != nullptr ? DebugLoc(D) : Start;
}

bool Lifter::stores()
{
	std::vector<StoreInst *> All;

	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B)
			if (auto *S = dyn_cast<StoreInst>(&I))
				All.push_back(const_cast<StoreInst *>(S));
	sort(All, [&](StoreInst *X, StoreInst *Y) { return Order[X] < Order[Y]; });
	for (StoreInst *S : All) {
		smr_lift_stmt St = {};
		bool Ok = true;
		St.access = access(S);
		if (St.access == SMR_LIFT_NONE)
			return fail("address of a store is no simple formula");
		St.value = value(S->getValueOperand());
		St.pred = pred(S->getParent(), Ok);
		if (St.value == nullptr || !Ok)
			return fail("value of a store cannot be written as a formula");
		St.loop = number(LI.getLoopFor(S->getParent()));
		St.pos = Order[S];
		St.loc = place(seenFrom(LI.getLoopFor(S->getParent()), S->getDebugLoc()));
		if (smr_lift_stmt_add(N->L, &St) == SMR_LIFT_NONE)
			return fail("no memory");
		Stored.push_back({S, St.access});
	}
	return true;
}

// base + formula, for pointers that walked through the loops.
bool Lifter::outAddress(Out &O)
{
	Value *V = O.I;
	const SCEV *S = subst(SE.getSCEV(V));

	if (auto *P = dyn_cast<PHINode>(V); P && P->getNumIncomingValues() == 1)
		S = subst(SE.getSCEVAtScope(known(P->getIncomingValue(0)),
					    LI.getLoopFor(P->getParent())));
	auto *B = dyn_cast<SCEVUnknown>(SE.getPointerBase(S));
	if (B == nullptr || !plain(S) || !ready(B->getValue()))
		return false;
	O.Base = B->getValue();
	O.Number = poly(SE.removePointerBase(S));
	return O.Number != nullptr;
}

bool Lifter::outs()
{
	std::vector<Instruction *> All;

	for (PHINode &P : N->Exit->phis())
		All.push_back(&P);
	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B)
			if (any_of(I.users(), [&](const User *X) {
				    auto *J = cast<Instruction>(X);
				    return !N->Region.count(J->getParent()) &&
					   !(isa<PHINode>(J) && J->getParent() == N->Exit);
			    }))
				All.push_back(const_cast<Instruction *>(&I));
	for (Instruction *I : All) {
		Out O{I};
		if (I->getType()->isPointerTy()) {
			if (!outAddress(O))
				return fail("a pointer used behind the loop is no simple formula");
			N->Outs.push_back(O);
			continue;
		}
		smr_lift_value *V = value(I);
		if (V == nullptr)
			return fail("a value used behind the loop cannot be written as a formula");
		if (V->kind == SMR_LIFT_AFFINE) {
			O.Number = V->start;
		} else {
			smr_lift_stmt St = {};
			std::string Name = nameOf(I, "result");
			St.access = SMR_LIFT_NONE;
			St.value = V;
			St.loop = SMR_LIFT_NONE;
			St.pos = INT_MAX;
			St.name = smr_arena_strdup(A, Name.c_str());
			O.Result = N->NumResults++;
			if (smr_lift_stmt_add(N->L, &St) == SMR_LIFT_NONE)
				return fail("no memory");
		}
		N->Outs.push_back(O);
	}
	return true;
}

bool Lifter::begin(Site &S, Loop *First)
{
	N = &S;
	Values.clear();
	Preds.clear();
	Access.clear();
	Order.clear();
	Subst.clear();
	Pend.clear();
	Read.clear();
	Kept.clear();
	Stored.clear();
	Wraps.clear();
	S.Loc = First->getStartLoc();
	if (smr_lift_new(F.getName().str().c_str(), &S.L) != SMR_OK)
		return failc();
	A = S.L->g->arena;
	S.L->g->loc = place(S.Loc);
	return true;
}

// Of a helper that was inlined: the helper.
std::string smr::functionAt(const DebugLoc &At, const Function &F)
{
	const DISubprogram *P = At ? At->getScope()->getSubprogram() : nullptr;

	return (P != nullptr ? P->getName() : F.getName()).str();
}

smr_loc Lifter::place(const DebugLoc &At)
{
	std::string File = At ? At->getFilename().str() : F.getParent()->getSourceFileName();
	smr_loc Out = {};

	Out.file = smr_arena_strdup(A, File.c_str());
	Out.function = smr_arena_strdup(A, functionAt(At, F).c_str());
	Out.line = At ? At.getLine() : 0;
	return Out;
}

bool Lifter::inRegisters(const Value *Base) const
{
	auto *AI = Base ? dyn_cast<AllocaInst>(Base) : nullptr;
	auto Size = AI ? AI->getAllocationSize(DL) : std::nullopt;

	return Size && Size->getFixedValue() <= SMALL_ARRAY;
}

bool Lifter::lift(Site &S, ArrayRef<Loop *> Roots, bool Tail)
{
	if (!begin(S, Roots.front()))
		return false;
	if (!region(Roots, Tail) || !effects() || !trips() || !stores() || !outs())
		return false;
	if (S.L->nstmts == 0)
		return fail("computes nothing that is used");
	keep();
	before();
	quotients();
	if (smr_lift_build(S.L) != SMR_OK)
		return failc();
	char *Text = nullptr;
	if (smr_graph_print(S.L->g, &Text) != SMR_OK)
		return failc();
	S.Text = Text;
	free(Text);
	for (Value *B : S.Bases)
		if (inRegisters(B))
			return fail("a small local array, which the compiler keeps in registers");
	return true;
}
