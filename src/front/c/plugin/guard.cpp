// Builds the guard: checks the state word and the inline work limit, calls the question, then runs
// the original loops or skips them.
#include "emit.h"
#include <llvm/Analysis/DomTreeUpdater.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <samara/site.h>

using namespace llvm;
using namespace smr;

enum {
	WORK_LIMIT = 4096,
	CHEAP_TERMS = 2,
	CHEAP_DEGREE = 2
}; // points of a nest; terms of a trip count's formula

// Whether the inner loop covers the iterations of all blocks.
static bool blocks(const Site &S, size_t Loop)
{
	for (int K = 0; K < S.L->nloops; K++)
		if (S.L->loops[K].tile == int(Loop))
			return true;
	return false;
}

// Returns how often a loop runs, over all its levels; null for an inner level.
static const smr_poly *passes(const Site &S, size_t I)
{
	auto X = S.Passes.find(I);

	return X == S.Passes.end() ? S.L->loops[I].extent : X->second;
}

// Returns a symbol's value at the guard.
static Value *atHand(const Site &S, uint16_t Sym)
{
	auto L = find_if(S.Leaves, [&](const Leaf &X) { return X.Sym == Sym; });
	Value *V = L == S.Leaves.end() ? nullptr : L->V;
	auto *Arg = dyn_cast_or_null<Argument>(V);

	return Arg != nullptr && Arg->getParent() != S.F ? nullptr : V;
}

bool smr::tellsWork(const Site &S)
{
	for (size_t I = 0; I < S.Loops.size(); I++) {
		const smr_poly *P = passes(S, I);
		if (P == nullptr || blocks(S, I) || (S.Opaque && S.L->loops[I].root != 0))
			continue;
		if (S.L->loops[I].root != 0 || P->nterms > CHEAP_TERMS)
			return false;
		for (uint32_t T = 0; T < P->nterms; T++) {
			if (P->terms[T].nsyms > CHEAP_DEGREE)
				return false;
			for (uint16_t K = 0; K < P->terms[T].nsyms; K++)
				if (atHand(S, P->terms[T].syms[K]) == nullptr)
					return false;
		}
	}
	return true;
}

// Emits the product of the loops' trip counts if that is cheap. For opaque loops: of the innermost
// one that matters and those around it.
static Value *work(Site &S, IRBuilder<> &B)
{
	Value *All = nullptr;

	if (!tellsWork(S))
		return nullptr;
	for (size_t I = 0; I < S.Loops.size(); I++) {
		const smr_poly *P = passes(S, I);
		Value *Trip = B.getInt64(0);
		if (P == nullptr || blocks(S, I) || S.L->loops[I].root != 0)
			continue;
		if (isOpen(S.L->loops[I])) {
			Value *About = B.getInt64(SMR_RANGE_ABOUT);
			All = All ? B.CreateMul(All, About) : About;
			continue;
		}
		for (uint32_t T = 0; T < P->nterms; T++) {
			Value *V = B.getInt64(uint64_t(P->terms[T].coef));
			for (uint16_t K = 0; K < P->terms[T].nsyms; K++)
				V = B.CreateMul(V, B.CreateSExt(atHand(S, P->terms[T].syms[K]),
								B.getInt64Ty()));
			Trip = B.CreateAdd(Trip, V);
		}
		All = All ? B.CreateMul(All, Trip) : Trip;
	}
	return All == nullptr || isa<ConstantInt>(All) ? nullptr : All;
}

// Merges values that later code uses: they now come from two sides.
static void join(Site &S, BasicBlock *From, ArrayRef<Value *> New)
{
	for (size_t K = 0; K < S.Outs.size(); K++) {
		Instruction *I = S.Outs[K].I;
		if (S.Opaque || I->getParent() == S.Exit) {
			cast<PHINode>(I)->addIncoming(New[K], From);
			continue;
		}
		SmallVector<Use *, 8> Later;
		for (Use &X : I->uses()) {
			auto *J = cast<Instruction>(X.getUser());
			if (!S.Region.count(J->getParent()) &&
			    !(isa<PHINode>(J) && J->getParent() == S.Exit))
				Later.push_back(&X);
		}
		auto *P = PHINode::Create(I->getType(), 2, I->getName(), S.Exit->begin());
		for (BasicBlock *B : predecessors(S.Exit))
			P->addIncoming(B == From ? New[K] : I, B);
		for (Use *X : Later)
			X->set(P);
	}
}

// Returns a value at entry. Code uses a value of an earlier loop through its last value's phi:
// formulas look through the phi, but the value itself is missing if that loop was replaced.
static Value *atEntry(Value *V, const Site &S, LoopInfo &LI, DominatorTree &DT)
{
	auto *I = dyn_cast<Instruction>(V);
	Loop *L = I == nullptr ? nullptr : LI.getLoopFor(I->getParent());

	if (L == nullptr || L->contains(S.Entry))
		return V;
	for (User *X : I->users())
		if (auto *P = dyn_cast<PHINode>(X);
		    P && P->hasConstantValue() == V && DT.dominates(P->getParent(), S.Entry))
			return atEntry(P, S, LI, DT);
	return V;
}

bool smr::isCutOff(Site &S, ArrayRef<std::unique_ptr<Site>> All, FunctionAnalysisManager &FAM,
		   Module &M)
{
	auto &DT = FAM.getResult<DominatorTreeAnalysis>(*S.F);
	auto &LI = FAM.getResult<LoopAnalysis>(*S.F);
	Question Q(S, FAM, M);

	Q.collect();
	return any_of(Q.Args, [&](Value *V) {
		if (auto *A = dyn_cast<Argument>(V); A && A->getParent() != S.F)
			return true; // a stand-in that nothing computes
		auto *I = dyn_cast<Instruction>(atEntry(V, S, LI, DT));
		return I != nullptr && any_of(All, [&](const std::unique_ptr<Site> &X) {
			       return X.get() != &S && (!X->Opaque || X->Asks) &&
				      X->Region.count(I->getParent()) &&
				      none_of(X->Outs, [&](const Out &O) { return O.I == I; });
		       });
	});
}

// Makes the questions before any guard exists: later guards then rewrite the values that this one
// uses, as they do for the loops.
void smr::ask(Site &S, FunctionAnalysisManager &FAM, Module &M, Questions &All)
{
	auto &DT = FAM.getResult<DominatorTreeAnalysis>(*S.F);
	auto &LI = FAM.getResult<LoopAnalysis>(*S.F);
	Question Q(S, FAM, M);
	Function *Fn = All.share(Q.make(), FAM);
	IRBuilder<> B(S.Entry->getTerminator());

	for (Value *&V : Q.Args)
		V = atEntry(V, S, LI, DT);
	for (Leaf &X : S.Leaves)
		X.V = X.V == nullptr ? nullptr : atEntry(X.V, S, LI, DT);
	B.SetCurrentDebugLocation(S.Loc);
	S.Work = work(S, B);
	SmallVector<Value *, 16> Pass{ConstantExpr::getPtrToInt(S.Record, B.getInt64Ty())};
	Pass.append(Q.Args.begin(), Q.Args.end());
	S.Call = B.CreateCall(Fn, Pass);
	S.Call->setDoesNotThrow();
}

static BasicBlock *blockBefore(Site &S, const char *Name, BasicBlock *Next, LoopInfo &LI)
{
	auto *B = BasicBlock::Create(S.F->getContext(), Name, S.F, Next);

	if (Loop *P = LI.getLoopFor(S.Entry))
		P->addBasicBlockToLoop(B, LI);
	return B;
}

// Emits the test of the work against the state, or of any state if the work is unknown. State 0
// means: never.
static void conditions(Site &S, BasicBlock *Ask, BasicBlock *Loops)
{
	IRBuilder<> B(S.Entry->getTerminator());
	Value *Enough;

	B.SetCurrentDebugLocation(S.Loc);
	// A stale state is harmless: the question runs once more.
	LoadInst *State = B.CreateLoad(B.getInt32Ty(), S.Record);
	State->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(B.getContext(), {}));
	if (S.Work != nullptr) {
		Value *Least = B.CreateZExt(State, B.getInt64Ty());
		Enough = B.CreateICmpUGT(S.Work, B.CreateSub(Least, B.getInt64(1)));
		S.Least = WORK_LIMIT;
	} else {
		Enough = B.CreateICmpNE(State, B.getInt32(0));
	}
	B.CreateCondBr(Enough, Ask, Loops, MDBuilder(B.getContext()).createUnlikelyBranchWeights());
	S.Entry->getTerminator()->eraseFromParent();
	S.Call->removeFromParent();
	S.Call->insertInto(Ask, Ask->end());
}

// Returns the answer, or one of the values after it.
static Value *part(const Site &S, IRBuilder<> &B, unsigned K)
{
	return S.Call->getType()->isStructTy() ? B.CreateExtractValue(S.Call, K) : S.Call;
}

// Emits the branch behind the loops to the exit that was taken.
static void goOn(Site &S, ArrayRef<BasicBlock *> Ends, IRBuilder<> &B)
{
	if (Ends.size() == 1) {
		B.CreateBr(Ends.front());
		return;
	}
	auto *Way = B.CreateSwitch(part(S, B, unsigned(S.Outs.size()) + 1), Ends.front(),
				   unsigned(Ends.size()) - 1);
	for (size_t K = 1; K < Ends.size(); K++)
		Way->addCase(B.getInt32(uint32_t(K)), Ends[K]);
}

// Emits a call after loops whose end the runtime times; the call accesses no memory of the program.
static void tellEnd(Site &S, BasicBlock *Loops, BasicBlock *Done, BasicBlock *Ask, LoopInfo &LI,
		    DominatorTree &DT)
{
	Module &M = *S.F->getParent();
	LLVMContext &C = M.getContext();
	IRBuilder<> B(&Loops->front());
	PHINode *Told = B.CreatePHI(B.getInt32Ty(), 3, "smr.told");
	SmallVector<BasicBlock *, 4> Ends;
	DomTreeUpdater Update(DT, DomTreeUpdater::UpdateStrategy::Eager);

	for (BasicBlock *P : predecessors(Loops))
		Told->addIncoming(P == Ask ? S.Told : B.getInt32(SMR_SITE_LOOPS), P);
	for (BasicBlock *P : predecessors(S.Exit))
		if (P != Done && DT.dominates(Loops, P))
			Ends.push_back(P);
	BasicBlock *Left =
		SplitBlockPredecessors(S.Exit, Ends, ".smr.left", &Update, &LI, nullptr, true);
	B.SetInsertPoint(Left->getTerminator());
	B.SetCurrentDebugLocation(S.Loc);
	Instruction *At =
		SplitBlockAndInsertIfThen(B.CreateICmpEQ(Told, B.getInt32(SMR_SITE_TELL)),
					  Left->getTerminator()->getIterator(), false,
					  MDBuilder(C).createUnlikelyBranchWeights(), &Update, &LI);
	FunctionCallee End = M.getOrInsertFunction(
		"smr_site_left", FunctionType::get(B.getVoidTy(), {B.getInt64Ty()}, false));
	auto *Fn = cast<Function>(End.getCallee());
	Fn->setLinkage(GlobalValue::ExternalWeakLinkage);
	B.SetInsertPoint(At);
	B.SetCurrentDebugLocation(S.Loc);
	CallInst *Call = B.CreateCall(End, {ConstantExpr::getPtrToInt(S.Record, B.getInt64Ty())});
	Call->setDoesNotThrow();
	Call->setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
	for (auto Kind : {Attribute::WillReturn, Attribute::NoSync, Attribute::NoFree,
			  Attribute::NoCallback, Attribute::Cold})
		Call->addFnAttr(Kind);
}

void smr::guard(Site &S, FunctionAnalysisManager &FAM)
{
	auto &DT = FAM.getResult<DominatorTreeAnalysis>(*S.F);
	auto &LI = FAM.getResult<LoopAnalysis>(*S.F);
	BasicBlock *Loops = SplitBlock(S.Entry, S.Entry->getTerminator(), &DT, &LI);
	BasicBlock *Ask = blockBefore(S, "smr.ask", Loops, LI);
	ArrayRef<BasicBlock *> Ends = S.Opaque ? ArrayRef<BasicBlock *>(S.Ends) : S.Exit;
	BasicBlock *Done = blockBefore(S, "smr.done", Ends.front(), LI);

	conditions(S, Ask, Loops);
	IRBuilder<> B(Ask);
	B.SetCurrentDebugLocation(S.Loc);
	S.Told = part(S, B, 0);
	B.CreateCondBr(B.CreateICmpEQ(S.Told, B.getInt32(SMR_SITE_DONE)), Done, Loops);
	B.SetInsertPoint(Done);
	SmallVector<Value *, 8> New;
	for (unsigned K = 0; K < S.Outs.size(); K++)
		New.push_back(part(S, B, K + 1));
	goOn(S, Ends, B);
	DT.addNewBlock(Ask, S.Entry);
	DT.addNewBlock(Done, Ask);
	DT.insertEdge(Ask, Loops);
	for (BasicBlock *To : Ends)
		DT.insertEdge(Done, To);
	join(S, Done, New);
	if (!S.Opaque)
		tellEnd(S, Loops, Done, Ask, LI, DT);
}
