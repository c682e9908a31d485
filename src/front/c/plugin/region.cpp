// Finds the blocks of a site and checks the shape of its loops and their instructions.
#include "outline.h"
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

// Returns the blocks between two loops, from the exit of the first to the preheader of the second;
// empty if they may do anything else.
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

bool smr::isMarker(const Instruction &I)
{
	return isDropped(I) || isa<NoAliasScopeDeclInst>(I);
}

std::string smr::calledBy(const CallBase &C)
{
	const Function *G = C.getCalledFunction();

	return G != nullptr ? demangle(G->getName()) : "a function pointer";
}

bool smr::isForeignCall(const Instruction &I)
{
	auto *C = dyn_cast<CallBase>(&I);
	smr_op Op;
	bool Errno = false;

	return C != nullptr && !isa<IntrinsicInst>(C) && !C->doesNotAccessMemory() &&
	       !mathCall(C, Op, Errno);
}

MemoryAccess *smr::writerOf(LoadInst *I, const Loop *L, MemorySSA &MS)
{
	MemoryLocation At = MemoryLocation::get(I);
	AAMDNodes &Tags = At.AATags;
	auto Declares = [](const BasicBlock *B) {
		return any_of(*B,
			      [](const Instruction &X) { return isa<NoAliasScopeDeclInst>(X); });
	};

	if ((Tags.Scope == nullptr && Tags.NoAlias == nullptr) || none_of(L->blocks(), Declares))
		return MS.getWalker()->getClobberingMemoryAccess(I);
	Tags.Scope = Tags.NoAlias = nullptr;
	return MS.getWalker()->getClobberingMemoryAccess(MS.getMemoryAccess(I)->getDefiningAccess(),
							 At);
}

bool Lifter::follows(Loop *From, Loop *Next)
{
	auto Path = between(From, Next);

	for (BasicBlock *P : Path)
		for (Instruction &I : *P) {
			auto *C = dyn_cast<CallBase>(&I);
			smr_op Op;
			bool Errno = false;
			if (C != nullptr && !isMarker(I) && !C->doesNotAccessMemory() &&
			    !mathCall(C, Op, Errno))
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
	if (Divide && !layers())
		return fail("no counter is divided");
	auto Each = std::move(N->Loops);
	N->Loops.clear();
	for (Loop *L : Each)
		N->Loops.append(Layers.count(L) ? Layers.find(L)->second.Each.size() : 1, L);
	if (N->Loops.size() > SMR_LIFT_LOOPS)
		return fail("too many loops");
	return all_of(Each, [&](Loop *L) { return shape(L); });
}

static const char *loopName(Loop *L, smr_arena *Arena, int Number, ScalarEvolution &SE)
{
	for (PHINode &P : L->getHeader()->phis()) {
		StringRef Name = P.getName().split('.').first;
		StringRef Plain = Name.rtrim("0123456789"); // LLVM numbers a second k: k58
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
	int Parent = L->getParentLoop() ? number(L->getParentLoop()) : int(SMR_LIFT_NONE);
	for (int K = outerNumber(L); K <= number(L); Parent = K++) {
		smr_lift_loop &Out = N->L->loops[K];
		Out.parent = Parent;
		Out.root = Parent == SMR_LIFT_NONE ? int(find(N->Roots, L) - N->Roots.begin())
						   : N->L->loops[Parent].root;
		Out.name = loopName(L, A, K, SE);
		if (K > outerNumber(L))
			Out.name = smr_arena_printf(A, "%s_%d", Out.name, K - outerNumber(L));
		Out.loc = place(L->getStartLoc());
		N->L->nloops++;
	}
	return true;
}

// Visits in post-order; a block outside a loop comes first, so that it follows the loop in reverse
// order.
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
			for (int K = outerNumber(L); K <= number(L); K++)
				N->L->loops[K].end = std::max(N->L->loops[K].end, Pos - 1);
		if (!isa<BranchInst>(B->getTerminator()))
			return fail("a switch or another jump than if and loops");
		for (Instruction &I : *B) {
			Order[&I] = First++;
			if (isMarker(I) || isRestCall(I))
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
				return fail("call of " + calledBy(*C));
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
