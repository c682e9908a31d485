// Selections and comparisons in the loops that are invariant although they depend on loads in the
// loops: `k < (last ? net->outputs : net->hidden)`, `f == tanh_of`. The question evaluates them; a
// selection becomes a size, a comparison of pointers a scalar.
#include "shim.h"

using namespace llvm;
using namespace smr;

// Returns V as the question can evaluate it, or null.
const SCEV *Lifter::settledPart(Value *V)
{
	if (!SE.isSCEVable(V->getType()))
		return nullptr;
	const SCEV *S = inside(V) ? known(V) : ready(V) ? SE.getUnknown(V) : nullptr;
	if (auto *C = dyn_cast<ConstantInt>(V))
		S = SE.getConstant(C);
	return S != nullptr && emits(S) ? S : nullptr;
}

bool Lifter::settledTest(Value *Test, Settled &X)
{
	auto *C = dyn_cast<ICmpInst>(Test);

	X.Goes = C ? C->getPredicate() : CmpInst::ICMP_NE;
	X.Left = settledPart(C ? C->getOperand(0) : Test);
	if (C == nullptr && inside(Test))
		return false;
	X.Right = C ? settledPart(C->getOperand(1)) : SE.getZero(Test->getType());
	return X.Left != nullptr && X.Right != nullptr;
}

// Returns the stand-in for the condition or selection.
Argument *Lifter::settled(Settled &X, Type *T, StringRef Name)
{
	for (const Settled &Y : N->Made)
		if (X.Goes == Y.Goes && X.Left == Y.Left && X.Right == Y.Right && X.Yes == Y.Yes &&
		    X.No == Y.No)
			return Y.Stand;
	X.Stand = U.stand(T, Name);
	N->Made.push_back(X);
	return X.Stand;
}

// Returns the condition under which P takes its first value, if P joins the arms of an if, else
// null.
Value *Lifter::forkOf(PHINode *P, bool &Inverse)
{
	BasicBlock *To = P->getParent(), *Fork = DT.getNode(To)->getIDom()->getBlock();
	auto *Br = dyn_cast<BranchInst>(Fork->getTerminator());
	auto Leads = [&](unsigned Way, BasicBlock *From) {
		BasicBlock *B = Br->getSuccessor(Way);
		return B == To ? From == Fork
			       : B == From && B->getSinglePredecessor() == Fork &&
					 B->getSingleSuccessor() == To;
	};

	if (P->getNumIncomingValues() != 2 || Br == nullptr || !Br->isConditional() ||
	    Br->getSuccessor(0) == Br->getSuccessor(1) || !inside(Br) ||
	    LI.getLoopFor(Fork) != LI.getLoopFor(To))
		return nullptr;
	BasicBlock *X = P->getIncomingBlock(0), *Y = P->getIncomingBlock(1);
	Inverse = Leads(1, X) && Leads(0, Y);
	return Inverse || (Leads(0, X) && Leads(1, Y)) ? Br->getCondition() : nullptr;
}

// Returns a selection between two numbers that the question can evaluate.
const SCEV *Lifter::choice(Value *V)
{
	auto *P = dyn_cast<PHINode>(V);
	auto *S = dyn_cast<SelectInst>(V);
	bool Inverse = false;
	Value *Test = S ? S->getCondition() : P ? forkOf(P, Inverse) : nullptr;
	Settled X;

	if (Test == nullptr || !Test->getType()->isIntegerTy(1) || !settledTest(Test, X))
		return nullptr;
	X.Yes = settledPart(S ? S->getTrueValue() : P->getIncomingValue(Inverse));
	X.No = settledPart(S ? S->getFalseValue() : P->getIncomingValue(!Inverse));
	return X.Yes && X.No ? SE.getUnknown(settled(X, V->getType(), nameOf(V, "choice")))
			     : nullptr;
}

// Drops the symbols that were added for a selection that failed, unless formulas use them.
const SCEV *Lifter::choiceIfAny(Value *V)
{
	if (!V->getType()->isIntegerTy() || !(isa<PHINode>(V) || isa<SelectInst>(V)))
		return nullptr;
	Mark Before = mark();
	ValueToSCEVMapTy Seen = Subst;
	size_t Made = N->Made.size();
	const SCEV *S = choice(V);

	if (S == nullptr && Values.size() + Preds.size() + Access.size() == Before.Known) {
		Subst = std::move(Seen);
		N->Made.resize(Made);
		N->Helds.resize(Before.Helds);
		Pend.truncate(Before.Pending);
		Before.back(*this);
	}
	return S;
}

// Reads a comparison of pointers as a scalar of the loops.
smr_lift_value *Lifter::settledCompare(ICmpInst *C)
{
	Settled X;

	if (!settledTest(C, X))
		return nullptr;
	Argument *Stand = settled(X, C->getType(), nameOf(C, "compare"));
	smr_lift_value *V = smr_lift_value_new(N->L, SMR_LIFT_SCALAR, SMR_I1);
	if (V == nullptr)
		return nullptr;
	V->scalar = smr_graph_scalar(N->L->g, SMR_I1, Stand->getName().str().c_str());
	V->number = SMR_LIFT_NONE;
	N->Scalars.push_back(Stand);
	return V;
}
