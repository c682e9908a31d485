// Moves a function's body into a function that is never called; a copy takes its place.
#include "originals.h"
#include "shim.h"
#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

using namespace llvm;
using namespace smr;

// Greatest instructions of a helper as clang emits it, with a slot for each variable; levels of
// helpers.
enum { UNCLEAN = 2000, LEVELS = 3 };

// Whether the body can move: addresses of labels belong to one function.
static bool movable(const Function &F)
{
	return !F.isDeclaration() && !F.hasOptNone() &&
	       none_of(F, [](const BasicBlock &B) { return B.hasAddressTaken(); });
}

static void move(Function &From, Function &To)
{
	To.splice(To.begin(), &From);
	for (unsigned I = 0; I < From.arg_size(); I++) {
		To.getArg(I)->takeName(From.getArg(I));
		From.getArg(I)->replaceAllUsesWith(To.getArg(I));
	}
	if (From.hasPersonalityFn())
		To.setPersonalityFn(From.getPersonalityFn());
	DISubprogram *SP = From.getSubprogram();
	From.setSubprogram(nullptr);
	To.setSubprogram(SP);
}

static bool hasLoop(const Function &F)
{
	SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> Back;

	if (!F.isDeclaration())
		FindFunctionBackedges(F, Back);
	return !Back.empty();
}

// Whether G may be inlined, judged before it is simplified.
static bool mayBeInlined(const Function &G)
{
	return !G.isDeclaration() && (G.isDiscardableIfUnused() || !G.isInterposable()) &&
	       G.getInstructionCount() <= UNCLEAN;
}

// Returns the functions with loops, those that may inline one, and those that these may inline.
static SmallPtrSet<Function *, 32> concerned(Module &M)
{
	DenseMap<Function *, SmallSetVector<Function *, 4>> Calls;
	SmallPtrSet<Function *, 32> Some;

	for (Function &F : M) {
		if (hasLoop(F))
			Some.insert(&F);
		for (Instruction &I : instructions(F))
			for (Value *V : I.operands()) // a callee, or a pointer to one
				if (auto *G = dyn_cast<Function>(V); G && mayBeInlined(*G))
					Calls[&F].insert(G);
	}
	for (int Round = 0; Round < LEVELS; Round++)
		for (auto &[F, List] : Calls)
			if (any_of(List, [&](Function *G) { return Some.count(G); }))
				Some.insert(F);
	std::vector<Function *> Work(Some.begin(), Some.end());
	while (!Work.empty()) {
		Function *F = Work.back();
		Work.pop_back();
		for (Function *G : Calls.lookup(F))
			if (Some.insert(G).second)
				Work.push_back(G);
	}
	return Some;
}

Function *Originals::ownerOf(Function *F) const
{
	auto It = find_if(All, [&](const Kept &K) { return K.Body == F; });

	return It != All.end() ? It->F : F;
}

void Originals::rest(Function &F)
{
	Resting.push_back({&F, F.getAttributes()});
	F.addFnAttr(Attribute::OptimizeNone);
	F.addFnAttr(Attribute::NoInline);
}

void Originals::grew(Function *F)
{
	Grown.insert(F);
}

Originals::Place Originals::placeOf(const DILocation *At)
{
	while (At != nullptr && At->getInlinedAt() != nullptr)
		At = At->getInlinedAt();
	return At == nullptr ? Place() : Place(At->getLine(), At->getColumn());
}

void Originals::inlined(Function *F, Place At, unsigned Instructions)
{
	Early[F].push_back({At, Instructions});
	if (At.first == 0)
		settle(F);
}

void Originals::settle(Function *F)
{
	Settled.insert(F);
}

unsigned Originals::inlinedElsewhere(const Function *F, const Places &Than) const
{
	auto It = Early.find(F);
	unsigned Sum = 0;

	if (It == Early.end() || Settled.count(F))
		return 0;
	for (auto &[At, Instructions] : It->second)
		Sum += Than.count(At) ? 0 : Instructions;
	return Sum;
}

unsigned Originals::largestAt(const Function *F, Place At) const
{
	auto It = Early.find(F);
	unsigned Most = 0;

	if (It == Early.end() || Settled.count(F))
		return 0;
	for (auto &[Where, Instructions] : It->second)
		if (Where == At)
			Most = std::max(Most, Instructions);
	return Most;
}

static void cloneInto(Function &F, Function &Body)
{
	ValueToValueMapTy Map;
	SmallVector<ReturnInst *, 4> Returns;

	for (unsigned I = 0; I < F.arg_size(); I++)
		Map[Body.getArg(I)] = F.getArg(I);
	CloneFunctionInto(&F, &Body, Map, CloneFunctionChangeType::LocalChangesOnly, Returns);
}

static Function *emptyLike(Function &F, const char *Name, Module &M)
{
	auto *G = Function::Create(F.getFunctionType(), GlobalValue::InternalLinkage,
				   F.getAddressSpace(), Name, &M);

	G->copyAttributesFrom(&F);
	return G;
}

Function *Originals::again(Function *F, Module &M)
{
	auto K = find_if(All, [&](const Kept &X) { return X.F == F; });

	if (K == All.end())
		return nullptr;
	// Attributes inferred for the function stay valid: it computes the same.
	AttributeList Attributes = F->getAttributes();
	Function *Spare = emptyLike(*F, "smr.before", M);
	move(*F, *Spare);
	for (unsigned I = 0; I < F->arg_size(); I++)
		F->getArg(I)->setName(K->Body->getArg(I)->getName());
	cloneInto(*F, *K->Body);
	F->setAttributes(Attributes);
	Early.erase(F);
	return Spare;
}

void Originals::end(Function *F, Function *Spare, bool Back)
{
	if (Back) {
		AttributeList Attributes = F->getAttributes();
		F->dropAllReferences();
		move(*Spare, *F);
		F->setAttributes(Attributes);
	}
	Spare->eraseFromParent();
}

bool Originals::isHopeless(const Function *F) const
{
	return Hopeless.count(F);
}

static bool callsInEachLoop(const LoopInfo &LI)
{
	return all_of(LI.getLoopsInPreorder(), [](const Loop *L) {
		return !L->isInnermost() || any_of(L->blocks(), [](const BasicBlock *B) {
			return any_of(*B, isForeignCall);
		});
	});
}

void Originals::rest(Module &M, FunctionAnalysisManager &FAM, bool Cleaned)
{
	for (Function &F : M) {
		if (F.isDeclaration() || F.hasOptNone())
			continue;
		if (!hasLoop(F)) {
			rest(F);
		} else if ((Cleaned || !Grown.count(&F)) &&
			   callsInEachLoop(FAM.getResult<LoopAnalysis>(F))) {
			Hopeless.insert(&F);
			rest(F);
		}
	}
}

void Originals::wake()
{
	for (auto &[F, Attributes] : Resting)
		F->setAttributes(Attributes);
	Resting.clear();
}

void Originals::keep(Module &M)
{
	auto Some = concerned(M);

	for (Function &F : M)
		if (movable(F) && Some.count(&F))
			All.push_back({&F, nullptr, F.getAttributes()});
		else if (movable(F))
			rest(F);
	for (Kept &K : All) {
		K.Body = emptyLike(*K.F, "smr.original", M);
		move(*K.F, *K.Body);
		for (unsigned I = 0; I < K.F->arg_size(); I++)
			K.F->getArg(I)->setName(K.Body->getArg(I)->getName());
		cloneInto(*K.F, *K.Body);
		// No pass of the prelude may change the original.
		K.Body->addFnAttr(Attribute::OptimizeNone);
		K.Body->addFnAttr(Attribute::NoInline);
	}
}

bool Originals::has(const Function *F) const
{
	return any_of(All, [&](const Kept &K) { return K.F == F; });
}

// Whether it is called from outside or its address is stored. Inline functions of C++ are emitted
// where they are called.
static bool isRoot(const Function &F)
{
	return !F.isDiscardableIfUnused() || any_of(F.users(), [](const User *U) {
		return !isa<Instruction>(U) && !isa<BlockAddress>(U);
	});
}

SmallPtrSet<Function *, 32> Originals::reached(Module &M,
					       const SmallPtrSetImpl<Function *> &Lifted) const
{
	DenseMap<Function *, Function *> Body;
	SmallPtrSet<Function *, 32> Seen;
	std::vector<Function *> Work;

	for (const Kept &K : All)
		Body[K.F] = Lifted.count(K.F) ? K.F : K.Body;
	for (Function &F : M)
		if (isRoot(F) && Seen.insert(&F).second)
			Work.push_back(&F);
	while (!Work.empty()) {
		Function *F = Work.back(), *B = Body.lookup(F);
		Work.pop_back();
		for (Instruction &I : instructions(B ? *B : *F))
			for (Value *V : I.operands())
				if (auto *G = dyn_cast<Function>(V->stripPointerCasts());
				    G && Seen.insert(G).second)
					Work.push_back(G);
	}
	return Seen;
}

void Originals::restore(const SmallPtrSetImpl<Function *> &Lifted)
{
	for (Kept &K : All) {
		if (!Lifted.count(K.F)) {
			K.F->dropAllReferences();
			move(*K.Body, *K.F);
			K.F->setAttributes(K.Attributes);
		}
		K.Body->eraseFromParent();
	}
	All.clear();
}
