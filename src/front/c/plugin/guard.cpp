// The guard: state word, inline work limit, question, then the original loops or what lies behind.
#include "emit.h"
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

using namespace llvm;
using namespace smr;

enum {
	WORK_LIMIT = 4096,
	CHEAP_TERMS = 2,
	CHEAP_DEGREE = 2
}; // points of a nest; of a trip's formula

// The iterations of the loops multiplied, if that costs next to nothing here.
static Value *work(Site &S, IRBuilder<> &B)
{
	Value *All = nullptr;

	for (size_t I = 0; I < S.Loops.size(); I++) {
		const smr_poly *P = S.L->loops[I].extent;
		Value *Trip = B.getInt64(0);
		if (S.L->loops[I].root != 0 || P->nterms > CHEAP_TERMS)
			return nullptr;
		for (uint32_t T = 0; T < P->nterms; T++) {
			Value *V = B.getInt64(uint64_t(P->terms[T].coef));
			if (P->terms[T].nsyms > CHEAP_DEGREE)
				return nullptr;
			for (uint16_t K = 0; K < P->terms[T].nsyms; K++) {
				uint16_t Sym = P->terms[T].syms[K];
				auto L = find_if(S.Leaves, [&](Leaf &X) { return X.Sym == Sym; });
				auto *Arg = L == S.Leaves.end() || L->V == nullptr
						    ? nullptr
						    : dyn_cast<Argument>(L->V);
				if (L == S.Leaves.end() || L->V == nullptr ||
				    (Arg && Arg->getParent() != S.F))
					return nullptr;
				V = B.CreateMul(V, B.CreateSExt(L->V, B.getInt64Ty()));
			}
			Trip = B.CreateAdd(Trip, V);
		}
		All = All ? B.CreateMul(All, Trip) : Trip;
	}
	return All == nullptr || isa<ConstantInt>(All) ? nullptr : All;
}

// Values that the site computes and later code uses now come from two sides.
static void join(Site &S, BasicBlock *From, ArrayRef<Value *> New)
{
	for (size_t K = 0; K < S.Outs.size(); K++) {
		Instruction *I = S.Outs[K].I;
		if (I->getParent() == S.Exit) {
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

void smr::guard(Site &S, FunctionAnalysisManager &FAM, Module &M)
{
	LLVMContext &C = M.getContext();
	auto &DT = FAM.getResult<DominatorTreeAnalysis>(*S.F);
	auto &LI = FAM.getResult<LoopAnalysis>(*S.F);
	Question Q(S, FAM, M);
	Function *Fn = Q.make();
	BasicBlock *PH = S.Entry;
	BasicBlock *Loops = SplitBlock(PH, PH->getTerminator(), &DT, &LI);
	auto *Ask = BasicBlock::Create(C, "smr.ask", S.F, Loops);
	auto *Done = BasicBlock::Create(C, "smr.done", S.F, S.Exit);
	if (Loop *P = LI.getLoopFor(PH)) {
		P->addBasicBlockToLoop(Ask, LI);
		P->addBasicBlockToLoop(Done, LI);
	}
	IRBuilder<> B(PH->getTerminator());
	B.SetCurrentDebugLocation(S.Loc);
	// A stale state does no harm: the question is asked once more.
	LoadInst *State = B.CreateLoad(B.getInt32Ty(), S.Record);
	State->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(C, {}));
	Value *Cond = B.CreateICmpNE(State, B.getInt32(0));
	BasicBlock *First = Ask;
	B.CreateCondBr(Cond, Ask, Loops);
	PH->getTerminator()->eraseFromParent();
	DT.addNewBlock(Ask, PH);
	B.SetInsertPoint(Ask);
	if (Value *W = work(S, B)) {
		auto *Big = BasicBlock::Create(C, "smr.big", S.F, Loops);
		if (Loop *P = LI.getLoopFor(PH))
			P->addBasicBlockToLoop(Big, LI);
		B.CreateCondBr(B.CreateICmpUGE(W, B.getInt64(WORK_LIMIT)), Big, Loops);
		DT.addNewBlock(Big, Ask);
		DT.insertEdge(Ask, Loops);
		B.SetInsertPoint(Big);
		First = Big;
	}
	CallInst *Call = B.CreateCall(Fn, Q.Args);
	Call->setDoesNotThrow();
	B.CreateCondBr(B.CreateExtractValue(Call, 0), Done, Loops);
	DT.addNewBlock(Done, First);
	DT.insertEdge(First, Loops);
	B.SetInsertPoint(Done);
	SmallVector<Value *, 8> New;
	for (unsigned K = 0; K < S.Outs.size(); K++)
		New.push_back(B.CreateExtractValue(Call, K + 1));
	B.CreateBr(S.Exit);
	DT.insertEdge(Done, S.Exit);
	join(S, Done, New);
}
