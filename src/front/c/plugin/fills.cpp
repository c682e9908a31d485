// Turns memset and memcpy in a loop into a loop of stores, so that it can be lifted with the loops
// around it: rows of a table that are looked up, columns that are packed. If it is not lifted,
// clang makes memset of it again.
#include "shim.h"
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace smr;

enum { FEW_BYTES = 64 }; // a copy of at most this constant size is a value or a record

// Returns the type of the array's elements, as other instructions of the function use it.
static Type *elementType(Function &F, const Value *Array)
{
	const Value *Object = getUnderlyingObject(Array);
	smr_dtype T;

	if (isa<AllocaInst>(Object)) // it will become registers
		return nullptr;
	for (Instruction &I : instructions(F))
		if (const Value *P = getLoadStorePointerOperand(&I))
			if (getUnderlyingObject(P) == Object && dtypeOf(getLoadStoreType(&I), T) &&
			    !getLoadStoreType(&I)->isPointerTy())
				return getLoadStoreType(&I);
	return nullptr;
}

// Returns the number of elements of Size bytes, or null if it may not be a whole number.
static Value *count(MemIntrinsic *M, uint64_t Size)
{
	Value *Len = M->getLength(), *X;
	auto *I = dyn_cast<Instruction>(Len);
	const APInt *C;

	if (Len->getType()->getIntegerBitWidth() != 64)
		return nullptr;
	if (match(Len, m_APInt(C)))
		return C->urem(Size) == 0 ? ConstantInt::get(Len->getType(), C->udiv(Size))
					  : nullptr;
	if (I == nullptr || !isPowerOf2_64(Size))
		return nullptr;
	bool Scaled = match(Len, m_Mul(m_Value(X), m_SpecificInt(Size))) ||
		      match(Len, m_Shl(m_Value(X), m_SpecificInt(Log2_64(Size))));
	auto *E = Scaled ? dyn_cast<CastInst>(X) : nullptr;
	if (E != nullptr && (isa<SExtInst>(E) || isa<ZExtInst>(E)) && bits(E->getOperand(0)) <= 32)
		return X; // the product does not wrap; no object has 2^64 - 2^33 bytes
	const DataLayout &DL = M->getDataLayout();
	if (Size > 1 && computeKnownBits(Len, DL).countMinTrailingZeros() < Log2_64(Size))
		return nullptr;
	return Size == 1 ? Len : IRBuilder<>(M).CreateLShr(Len, Log2_64(Size), "elements", true);
}

// Returns the element type from the address computation: p + i * n with p a pointer to T.
static Type *typeStepped(const Value *Array)
{
	auto *G = dyn_cast<GEPOperator>(Array);
	Type *T = G ? G->getResultElementType() : nullptr;
	smr_dtype D;

	while (T != nullptr && T->isArrayTy())
		T = T->getArrayElementType();
	return T != nullptr && dtypeOf(T, D) && !T->isPointerTy() &&
			       !isa<AllocaInst>(getUnderlyingObject(Array))
		       ? T
		       : nullptr;
}

// Returns the element type of a copy, or null if it is unknown or differs between source and
// destination.
static Type *copiedType(Function &F, const MemCpyInst *M)
{
	const Value *Ends[] = {M->getRawDest(), M->getRawSource()};
	Type *Found = nullptr;

	for (const Value *P : Ends) {
		Type *T = typeStepped(P);
		if (isa<AllocaInst>(getUnderlyingObject(P)))
			return nullptr;
		T = T != nullptr ? T : elementType(F, P);
		if (T != nullptr && Found != nullptr && T != Found)
			return nullptr;
		Found = T != nullptr ? T : Found;
	}
	return Found;
}

// Whether a quick look finds the loop liftable: a copy that is not lifted should stay one.
static bool isPromising(const Loop *L)
{
	return L->getExitingBlock() != nullptr && none_of(L->blocks(), [](const BasicBlock *B) {
		       return any_of(*B, [](const Instruction &I) { return isForeignCall(I); });
	       });
}

static bool expand(Function &F, MemIntrinsic *M)
{
	auto *Set = dyn_cast<MemSetInst>(M);
	auto *Copy = dyn_cast<MemCpyInst>(M);
	auto *Byte = Set ? dyn_cast<ConstantInt>(Set->getValue()) : nullptr;
	auto *Length = dyn_cast<ConstantInt>(M->getLength());
	Type *T = Set ? elementType(F, M->getDest()) : copiedType(F, Copy);

	if (T == nullptr || M->isVolatile() || (Set && (Byte == nullptr || !Byte->isZero())) ||
	    M->getDestAddressSpace() != 0 || (Copy && Copy->getSourceAddressSpace() != 0) ||
	    (Copy && Length && Length->getZExtValue() <= FEW_BYTES))
		return false;
	const DataLayout &DL = M->getDataLayout();
	uint64_t Size = DL.getTypeStoreSize(T).getFixedValue();
	Value *N = Size == DL.getTypeAllocSize(T) ? count(M, Size) : nullptr;
	if (N == nullptr)
		return false;
	BasicBlock *Before = M->getParent(), *Behind = SplitBlock(Before, M);
	BasicBlock *Head = BasicBlock::Create(F.getContext(), "fill", &F, Behind);
	BasicBlock *Body = BasicBlock::Create(F.getContext(), "fill.body", &F, Behind);
	IRBuilder<> B(Head);
	B.SetCurrentDebugLocation(M->getDebugLoc());
	PHINode *I = B.CreatePHI(N->getType(), 2, "e");
	B.CreateCondBr(B.CreateICmpULT(I, N), Body, Behind);
	B.SetInsertPoint(Body);
	Value *What = Constant::getNullValue(T);
	if (Copy != nullptr)
		What = B.CreateAlignedLoad(T, B.CreateInBoundsGEP(T, Copy->getSource(), I),
					   commonAlignment(Copy->getSourceAlign().valueOrOne(),
							   Size));
	B.CreateAlignedStore(What, B.CreateInBoundsGEP(T, M->getDest(), I),
			     commonAlignment(M->getDestAlign().valueOrOne(), Size));
	I->addIncoming(Constant::getNullValue(N->getType()), Before);
	I->addIncoming(B.CreateAdd(I, ConstantInt::get(N->getType(), 1), "", true, true), Body);
	B.CreateBr(Head);
	Before->getTerminator()->setSuccessor(0, Head);
	M->eraseFromParent();
	return true;
}

namespace
{
struct Fills : PassInfoMixin<Fills> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM)
	{
		auto &LI = AM.getResult<LoopAnalysis>(F);
		SmallVector<MemIntrinsic *, 4> All;
		bool Changed = false;

		if (LI.empty() || F.hasOptNone())
			return PreservedAnalyses::all();
		for (Instruction &I : instructions(F)) {
			const Loop *L = LI.getLoopFor(I.getParent());
			if (L != nullptr &&
			    (isa<MemSetInst>(&I) || (isa<MemCpyInst>(&I) && isPromising(L))))
				All.push_back(cast<MemIntrinsic>(&I));
		}
		for (MemIntrinsic *M : All)
			Changed |= expand(F, M);
		return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
	}
};
} // namespace

void smr::addFills(FunctionPassManager &P)
{
	P.addPass(Fills());
}
