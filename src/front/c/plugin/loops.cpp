// Builds a site from its loops: its loads, stores and results, and its source location.
#include "shim.h"
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfoMetadata.h>

using namespace llvm;
using namespace smr;

enum { MANY_OUTS = 32 };

enum { SMALL_ARRAY = 4096 }; // bytes that LLVM keeps in registers

Unit::Unit(Module &Mod) : M(Mod)
{
	Function *E = M.getFunction("__errno_location");
	const char *Env = getenv("SAMARA_ERRNO");

	ErrnoRead = E != nullptr && !E->use_empty();
	Guest = getenv("SAMARA_SELF") != nullptr;
	Strict = Env != nullptr && StringRef(Env) == "strict";
	Fuses = any_of(M, [](const Function &F) { return !F.isDeclaration() && fuses(F); });
}

Unit::~Unit()
{
	for (Function *S : Stands)
		S->eraseFromParent();
}

// Creates a stand-in for a value loaded inside the loops, since formulas need a value from outside:
// the argument of a function that is never called.
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

// Returns the loop's number; of several levels that of the innermost.
int Lifter::number(const Loop *L) const
{
	auto It = find(reverse(N->Loops), L);

	return int(N->Loops.rend() - It) - 1;
}

bool Lifter::inside(const Value *V) const
{
	auto *I = dyn_cast<Instruction>(V);

	return I != nullptr && N->Region.count(I->getParent());
}

// Returns the outermost loop of the site around L.
const Loop *Lifter::outermost(const Loop *L) const
{
	while (L != nullptr && L->getParentLoop() != nullptr && number(L->getParentLoop()) >= 0)
		L = L->getParentLoop();
	return L;
}

// Returns the location of the call for code of a helper that was inlined into the loop.
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
		St.loc =
			place(seenFrom(outermost(LI.getLoopFor(S->getParent())), S->getDebugLoc()));
		if (smr_lift_stmt_add(N->L, &St) == SMR_LIFT_NONE)
			return fail("no memory");
		Stored.push_back({S, St.access});
	}
	return true;
}

// Finds base + formula of a pointer that walked through the loops.
bool Lifter::outAddress(Out &O)
{
	Value *V = O.I;
	const SCEV *S = known(V);

	if (auto *P = dyn_cast<PHINode>(V); P && P->getNumIncomingValues() == 1) {
		S = behind(known(P->getIncomingValue(0)), LI.getLoopFor(P->getParent()));
		if (isa<SCEVCouldNotCompute>(S))
			return false;
		S = subst(S);
	}
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
		} else if (N->Parts != nullptr) {
			return fail("a value used behind the loop is no simple formula");
		} else {
			smr_lift_stmt St = {};
			std::string Name = nameOf(I, "result");
			St.access = SMR_LIFT_NONE;
			St.value = V;
			St.loop = SMR_LIFT_NONE;
			St.pos = INT_MAX;
			St.name = smr_arena_strdup(A, Name.c_str());
			if (!isa<PHINode>(I) && I->getDebugLoc())
				St.loc = place(I->getDebugLoc());
			O.Result = N->NumResults++;
			if (smr_lift_stmt_add(N->L, &St) == SMR_LIFT_NONE)
				return fail("no memory");
		}
		N->Outs.push_back(O);
	}
	sizesBehind();
	return true;
}

// Exports the numbers that sizes used after the site are computed from: formulas of later sites
// look through to them.
void Lifter::sizesBehind()
{
	for (size_t K = 0; K < N->Outs.size() && K < MANY_OUTS; K++) {
		if (N->Outs[K].Number == nullptr)
			continue;
		for (Value *V : N->Outs[K].I->operands()) {
			auto *I = dyn_cast<Instruction>(V);
			if (I == nullptr || !inside(I) || isa<PHINode>(I) ||
			    LI.getLoopFor(I->getParent()) != LI.getLoopFor(N->Entry) ||
			    !I->getType()->isIntegerTy() || bits(I) > 64 || bits(I) < 2 ||
			    any_of(N->Outs, [&](const Out &O) { return O.I == I; }))
				continue;
			smr_lift_value *X = integer(I);
			if (X == nullptr || X->kind != SMR_LIFT_AFFINE)
				continue;
			Out O{I};
			O.Number = X->start;
			N->Outs.push_back(O);
		}
	}
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
	Clips.clear();
	Passes.clear();
	Layers.clear();
	Outermost.clear();
	S.Loc = First->getStartLoc();
	if (smr_lift_new(F.getName().str().c_str(), &S.L) != SMR_OK)
		return failc();
	A = S.L->g->arena;
	S.L->g->loc = place(S.Loc);
	return true;
}

// Returns the function at a location: of inlined code the helper.
std::string smr::functionAt(const DebugLoc &At, const Function &F)
{
	const DISubprogram *P = At ? At->getScope()->getSubprogram() : nullptr;

	if (P != nullptr && !P->getName().empty())
		return P->getName().str();
	return demangle(F.getName());
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
	if (!region(Roots, Tail) || !effects() || !trips() || !(S.Parts ? sums() : stores()) ||
	    !outs())
		return false;
	if (S.L->nstmts == 0)
		return fail("computes nothing that is used");
	keep();
	before();
	quotients();
	if (smr_lift_build(S.L) != SMR_OK)
		return failc();
	if (U.Guest && !calls())
		return false;
	deaths();
	owners();
	char *Text = nullptr;
	if (smr_graph_print(S.L->g, &Text) != SMR_OK)
		return failc();
	S.Text = Text;
	free(Text);
	if (!resolves())
		return fail("a number that is read only once it is known");
	for (Value *B : S.Bases)
		if (inRegisters(B))
			return fail("a small local array, which the compiler keeps in registers");
	return true;
}
