// Splits structures that a loop copies or clears as a whole into members: c[i] = t, which is a
// memcpy, and pairs of floats returned by a helper, which are vectors of two.
//
// Only structures without padding: a memcpy also copies the bytes between members. Where nothing is
// lifted the original bodies are restored; elsewhere clang's own passes join members again.
#include "shim.h"
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

enum { LARGE_STRUCT = 64, MANY_MEMBERS = 8, PAIR = 64 /* in bits */ };

namespace
{
struct Member {
	Type *T;
	uint64_t At;
};

using Members = SmallVector<Member, MANY_MEMBERS>;

// Collects the numbers that T consists of, from byte At on; returns false if it contains anything
// else.
bool membersOf(Type *T, uint64_t At, const DataLayout &DL, Members &Out)
{
	smr_dtype D;

	if (auto *S = dyn_cast<StructType>(T)) {
		for (unsigned I = 0; I < S->getNumElements(); I++)
			if (!membersOf(S->getElementType(I),
				       At + DL.getStructLayout(S)->getElementOffset(I), DL, Out))
				return false;
		return true;
	}
	if (auto *A = dyn_cast<ArrayType>(T)) {
		uint64_t Size = DL.getTypeAllocSize(A->getElementType());
		for (uint64_t I = 0; I < A->getNumElements() && I <= MANY_MEMBERS; I++)
			if (!membersOf(A->getElementType(), At + I * Size, DL, Out))
				return false;
		return true;
	}
	if (Out.size() == MANY_MEMBERS || T->isPointerTy() || !dtypeOf(T, D))
		return false;
	Out.push_back({T, At});
	return true;
}

// Whether the members cover all of Size bytes.
bool fill(const Members &All, uint64_t Size, const DataLayout &DL)
{
	uint64_t End = 0;

	for (const Member &M : All) {
		if (M.At != End)
			return false;
		End += DL.getTypeStoreSize(M.T).getFixedValue();
	}
	return End == Size && All.size() > 1;
}

bool isStruct(Type *T, uint64_t Size, const DataLayout &DL, Members &Out)
{
	Out.clear();
	return T != nullptr && isa<StructType>(T) && T->isSized() &&
	       DL.getTypeAllocSize(T) == Size && membersOf(T, 0, DL, Out) && fill(Out, Size, DL);
}

// Finds the members at P from the types that compute P or that are computed from it.
bool typed(Value *P, uint64_t Size, const DataLayout &DL, Members &Out)
{
	if (auto *A = dyn_cast<AllocaInst>(P); A && isStruct(A->getAllocatedType(), Size, DL, Out))
		return true;
	if (auto *G = dyn_cast<GEPOperator>(P))
		if (isStruct(G->getResultElementType(), Size, DL, Out))
			return true;
	return any_of(P->users(), [&](const User *U) {
		auto *G = dyn_cast<GEPOperator>(U);
		return G != nullptr && G->getPointerOperand() == P &&
		       isStruct(G->getSourceElementType(), Size, DL, Out);
	});
}

bool sizeOf(const MemIntrinsic *M, uint64_t &Size)
{
	auto *C = dyn_cast<ConstantInt>(M->getLength());

	Size = C ? C->getZExtValue() : 0;
	return C != nullptr && Size > 0 && Size <= LARGE_STRUCT && !M->isVolatile() &&
	       M->getDestAddressSpace() == 0;
}

Value *place(IRBuilder<> &B, Value *P, const Member &M)
{
	return M.At == 0 ? P : B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), P, M.At);
}

// Whether the function's loops access members of the object individually.
bool hasMembers(const Value *P, const LoopInfo &LI)
{
	const Value *Object = getUnderlyingObject(P);

	return any_of(instructions(*LI.begin()[0]->getHeader()->getParent()), [&](Instruction &I) {
		const Value *At = getLoadStorePointerOperand(&I);
		return At != nullptr && LI.getLoopFor(I.getParent()) != nullptr &&
		       getUnderlyingObject(At) == Object;
	});
}

// Copies as a single number, as clang's own passes do.
bool copyWhole(MemTransferInst *M, uint64_t Size, const LoopInfo &LI)
{
	if (!isPowerOf2_64(Size) || Size > 8 || hasMembers(M->getRawSource(), LI) ||
	    hasMembers(M->getRawDest(), LI))
		return false;
	IRBuilder<> B(M);
	Value *V = B.CreateAlignedLoad(B.getIntNTy(unsigned(Size * 8)), M->getRawSource(),
				       M->getSourceAlign().valueOrOne(), "members");
	B.CreateAlignedStore(V, M->getRawDest(), M->getDestAlign().valueOrOne());
	M->eraseFromParent();
	return true;
}

bool copy(MemTransferInst *M, const DataLayout &DL, const LoopInfo &LI)
{
	Members All;
	uint64_t Size;

	if (!sizeOf(M, Size) || M->getSourceAddressSpace() != 0)
		return false;
	if (copyWhole(M, Size, LI))
		return true;
	if (!typed(M->getRawDest(), Size, DL, All) && !typed(M->getRawSource(), Size, DL, All))
		return false;
	IRBuilder<> B(M);
	SmallVector<Value *, MANY_MEMBERS> V;
	for (const Member &X : All)
		V.push_back(B.CreateAlignedLoad(
			X.T, place(B, M->getRawSource(), X),
			commonAlignment(M->getSourceAlign().valueOrOne(), X.At), "member"));
	for (size_t I = 0; I < All.size(); I++)
		B.CreateAlignedStore(V[I], place(B, M->getRawDest(), All[I]),
				     commonAlignment(M->getDestAlign().valueOrOne(), All[I].At));
	M->eraseFromParent();
	return true;
}

bool clear(MemSetInst *M, const DataLayout &DL)
{
	auto *Byte = dyn_cast<ConstantInt>(M->getValue());
	Members All;
	uint64_t Size;

	if (!sizeOf(M, Size) || Byte == nullptr || !Byte->isZero() ||
	    !typed(M->getRawDest(), Size, DL, All))
		return false;
	IRBuilder<> B(M);
	for (const Member &X : All)
		B.CreateAlignedStore(Constant::getNullValue(X.T), place(B, M->getRawDest(), X),
				     commonAlignment(M->getDestAlign().valueOrOne(), X.At));
	M->eraseFromParent();
	return true;
}

// Returns the vector type by which functions return and take structures of two floats.
FixedVectorType *pairOf(Type *T, const DataLayout &DL)
{
	auto *V = dyn_cast<FixedVectorType>(T);

	return V != nullptr && V->getNumElements() == 2 &&
			       V->getElementType()->isFloatingPointTy() &&
			       DL.getTypeSizeInBits(V) == PAIR
		       ? V
		       : nullptr;
}

bool storePair(StoreInst *S, const DataLayout &DL)
{
	Value *V = S->getValueOperand();
	FixedVectorType *T = pairOf(V->getType(), DL);
	Value *Lane[2];

	if (T == nullptr || !S->isSimple())
		return false;
	for (unsigned I = 0; I < 2; I++)
		if ((Lane[I] = findScalarElement(V, I)) == nullptr)
			return false;
	IRBuilder<> B(S);
	uint64_t Size = DL.getTypeStoreSize(T->getElementType());
	for (unsigned I = 0; I < 2; I++)
		B.CreateAlignedStore(Lane[I], place(B, S->getPointerOperand(), {nullptr, I * Size}),
				     commonAlignment(S->getAlign(), I * Size));
	S->eraseFromParent();
	return true;
}

bool loadPair(LoadInst *L, const DataLayout &DL)
{
	FixedVectorType *T = pairOf(L->getType(), DL);
	Value *Lane[2];

	if (T == nullptr || !L->isSimple() || L->use_empty() || !all_of(L->users(), [](User *U) {
		    auto *X = dyn_cast<ExtractElementInst>(U);
		    return X != nullptr && isa<ConstantInt>(X->getIndexOperand()) &&
			   cast<ConstantInt>(X->getIndexOperand())->getZExtValue() < 2;
	    }))
		return false;
	IRBuilder<> B(L);
	uint64_t Size = DL.getTypeStoreSize(T->getElementType());
	for (unsigned I = 0; I < 2; I++)
		Lane[I] = B.CreateAlignedLoad(T->getElementType(),
					      place(B, L->getPointerOperand(), {nullptr, I * Size}),
					      commonAlignment(L->getAlign(), I * Size), "member");
	for (User *U : make_early_inc_range(L->users())) {
		auto *X = cast<ExtractElementInst>(U);
		X->replaceAllUsesWith(
			Lane[cast<ConstantInt>(X->getIndexOperand())->getZExtValue()]);
		X->eraseFromParent();
	}
	L->eraseFromParent();
	return true;
}

// Splits a pair that a loop carries into two numbers.
bool carryPair(PHINode *P, const DataLayout &DL)
{
	FixedVectorType *T = pairOf(P->getType(), DL);
	PHINode *Lane[2];

	if (T == nullptr || any_of(P->incoming_values(), [&](Value *V) {
		    return V != P && (findScalarElement(V, 0) == nullptr ||
				      findScalarElement(V, 1) == nullptr);
	    }))
		return false;
	IRBuilder<> B(P);
	for (PHINode *&X : Lane)
		X = B.CreatePHI(T->getElementType(), P->getNumIncomingValues(), "member");
	for (Use &U : make_early_inc_range(P->uses())) { // joined again for uses as a vector
		auto *I = cast<Instruction>(U.getUser());
		auto *Q = dyn_cast<PHINode>(I);
		B.SetInsertPoint(Q ? Q->getIncomingBlock(U)->getTerminator() : I);
		if (Q == P)
			continue;
		Value *Both = PoisonValue::get(T);
		for (unsigned K = 0; K < 2; K++)
			Both = B.CreateInsertElement(Both, Lane[K], uint64_t(K));
		U.set(Both);
	}
	for (unsigned K = 0; K < P->getNumIncomingValues(); K++)
		for (unsigned I = 0; I < 2; I++)
			Lane[I]->addIncoming(P->getIncomingValue(K) == P
						     ? Lane[I]
						     : findScalarElement(P->getIncomingValue(K), I),
					     P->getIncomingBlock(K));
	P->eraseFromParent();
	return true;
}

bool split(Instruction *I, const DataLayout &DL, const LoopInfo &LI)
{
	if (auto *P = dyn_cast<PHINode>(I))
		return carryPair(P, DL);
	if (auto *M = dyn_cast<MemTransferInst>(I))
		return copy(M, DL, LI);
	if (auto *M = dyn_cast<MemSetInst>(I))
		return clear(M, DL);
	if (auto *S = dyn_cast<StoreInst>(I))
		return storePair(S, DL);
	if (auto *L = dyn_cast<LoadInst>(I))
		return loadPair(L, DL);
	return false;
}

struct MembersAlone : PassInfoMixin<MembersAlone> {
	FunctionPassManager Clean;

	explicit MembersAlone(FunctionPassManager P) : Clean(std::move(P))
	{
	}

	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM)
	{
		auto &LI = AM.getResult<LoopAnalysis>(F);
		SmallVector<Instruction *, 16> All;
		bool Changed = false;

		if (LI.empty() || F.hasOptNone())
			return PreservedAnalyses::all();
		for (Instruction &I : instructions(F))
			if (LI.getLoopFor(I.getParent()) != nullptr &&
			    (isa<MemIntrinsic>(I) || isa<StoreInst>(I) || isa<LoadInst>(I) ||
			     isa<PHINode>(I)))
				All.push_back(&I);
		// stores first: their vectors are then unused
		for (Instruction *I : reverse(All))
			Changed |= split(I, F.getDataLayout(), LI);
		if (!Changed)
			return PreservedAnalyses::all();
		AM.invalidate(F, PreservedAnalyses::none());
		Clean.run(F, AM);
		return PreservedAnalyses::none();
	}
};
} // namespace

void smr::addMembers(FunctionPassManager &P, FunctionPassManager Clean)
{
	P.addPass(MembersAlone(std::move(Clean)));
}
