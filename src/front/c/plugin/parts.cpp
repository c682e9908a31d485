// The question's code for a split loop: checks its conditions, runs the nest of the sums, and then
// the rest of the loop.
//
// The sums are stored in one of a few arrays of the program. Stacks may be small, those of a thread
// or a coroutine, and signal handlers may run the same loops: a flag shows whether an array is
// taken, and if all are taken the original loops run. A caller that never returns keeps its array.
#include "emit.h"
#include <llvm/Transforms/Utils/ValueMapper.h>
#include <samara/site.h>

using namespace llvm;
using namespace smr;

enum { ROOMS = 8, ROOM_BYTES = 16384 };

static const int64_t FAR = INT64_C(1) << 48, WIDE_STEP = INT64_C(1) << 31;

void Question::collectParts()
{
	if (S.Parts == nullptr)
		return;
	for (const Callee &X : S.Parts->Callees)
		needAll(X.At);
	for (auto &[To, From] : S.Parts->Apart) {
		need(To.Base);
		need(From.Base);
	}
	for (Instruction *I : S.Parts->Rest)
		for (Value *V : I->operands()) {
			auto *J = dyn_cast<Instruction>(V);
			if (isa<Argument>(V) || (J != nullptr && !S.Region.count(J->getParent())))
				need(V);
		}
}

// Computes the first byte of a span and the end after its last one. Branches to the loops if a
// number wraps.
std::pair<Value *, Value *> Question::reaches(const Span &X)
{
	Value *Zero = B.getInt64(0);
	Value *Low = B.CreateAdd(B.CreatePtrToInt(In.lookup(X.Base), I64), number(X.Offset));
	Value *High = B.CreateAdd(Low, B.getInt64(X.Size));
	auto Within = [&](Value *V, int64_t Of) {
		demand(B.CreateICmpULE(B.CreateAdd(V, B.getInt64(Of)), B.getInt64(2 * Of)));
	};

	for (int I = 0; I < S.L->nloops; I++) {
		if (X.Stride[I] == nullptr)
			continue;
		Value *By = number(X.Stride[I]);
		Within(By, WIDE_STEP);
		By = B.CreateMul(By, B.CreateSub(number(S.L->loops[I].extent), B.getInt64(1)));
		Within(By, FAR);
		Low = B.CreateAdd(Low, B.CreateBinaryIntrinsic(Intrinsic::smin, By, Zero));
		High = B.CreateAdd(High, B.CreateBinaryIntrinsic(Intrinsic::smax, By, Zero));
	}
	demand(B.CreateICmpULT(Low, High));
	return {Low, High};
}

void Question::apart()
{
	for (auto &[To, From] : S.Parts->Apart) {
		auto X = reaches(To), Y = reaches(From);
		demand(B.CreateOr(B.CreateICmpULE(X.second, Y.first),
				  B.CreateICmpULE(Y.second, X.first)));
	}
}

void Question::calls()
{
	for (const Callee &X : S.Parts->Callees) {
		Value *At = emit(X.At), *Known = B.getFalse();
		for (Function *G : X.Any)
			Known = B.CreateOr(Known, B.CreateICmpEQ(At, G));
		demand(Known);
	}
}

// Returns a variable that all objects of a program share.
static GlobalVariable *shared(Module &M, Type *T, const char *Name)
{
	GlobalVariable *G = M.getNamedGlobal(Name);

	if (G != nullptr)
		return G;
	G = new GlobalVariable(M, T, false, GlobalValue::LinkOnceODRLinkage,
			       Constant::getNullValue(T), Name);
	G->setVisibility(GlobalValue::HiddenVisibility);
	G->setComdat(M.getOrInsertComdat(Name));
	G->setAlignment(Align(64));
	G->setDSOLocal(true);
	return G;
}

void Question::takeRoom()
{
	Type *I32 = B.getInt32Ty();
	auto *Flags = ArrayType::get(I32, ROOMS);
	auto *Rooms = ArrayType::get(ArrayType::get(B.getInt8Ty(), ROOM_BYTES), ROOMS);
	if (S.Parts == nullptr)
		return;
	auto *Try = BasicBlock::Create(C, "", Q, No), *Next = BasicBlock::Create(C, "", Q, No),
	     *Taken = BasicBlock::Create(C, "", Q, No);
	auto At = [&](Type *T, const char *Name, Value *K) {
		return B.CreateInBoundsGEP(T, shared(M, T, Name), {B.getInt64(0), K});
	};

	BasicBlock *From = B.GetInsertBlock();
	B.CreateBr(Try);
	B.SetInsertPoint(Try);
	PHINode *K = B.CreatePHI(I64, 2);
	Busy = At(Flags, "smr_sums_busy", K);
	Value *Got = B.CreateAtomicCmpXchg(Busy, B.getInt32(0), B.getInt32(1), Align(4),
					   AtomicOrdering::Acquire, AtomicOrdering::Monotonic);
	B.CreateCondBr(B.CreateExtractValue(Got, 1), Taken, Next);
	B.SetInsertPoint(Next);
	Value *Other = B.CreateAdd(K, B.getInt64(1));
	B.CreateCondBr(B.CreateICmpULT(Other, B.getInt64(ROOMS)), Try, No);
	K->addIncoming(B.getInt64(0), From);
	K->addIncoming(Other, Next);
	B.SetInsertPoint(Taken);
	In[S.Parts->Array] = At(Rooms, "smr_sums", K);
}

void Question::giveRoom()
{
	if (S.Parts != nullptr)
		B.CreateAlignedStore(B.getInt32(0), Busy, Align(4))
			->setAtomic(AtomicOrdering::Release);
}

void Question::parts()
{
	if (S.Parts == nullptr)
		return;
	uint64_t Size = M.getDataLayout().getTypeStoreSize(S.Parts->Sum->getType());
	demand(B.CreateICmpULE(number(S.L->loops[0].extent), B.getInt64(ROOM_BYTES / Size)));
	calls();
	apart();
}

static Instruction *copied(const Instruction &I, BasicBlock *To)
{
	Instruction *X = I.clone();

	X->insertInto(To, To->end());
	X->setName(I.getName());
	X->setDebugLoc(DebugLoc());
	for (unsigned Kind : {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias,
			      LLVMContext::MD_access_group}) // valid for the original loop only
		X->setMetadata(Kind, nullptr);
	return X;
}

// Clones the rest of the loop as a loop of one block: its blocks run one after another.
void Question::rest()
{
	ValueToValueMapTy Map;

	if (S.Parts == nullptr)
		return;
	auto *Body = BasicBlock::Create(C, "rest", Q, No);
	auto *Behind = BasicBlock::Create(C, "", Q, No);
	BasicBlock *From = B.GetInsertBlock();
	Split &P = *S.Parts;
	for (auto &[V, Here] : In)
		if (!isa<Constant>(V)) // constants may refer to variables too
			Map[V] = Here;
	B.CreateBr(Body);
	B.SetInsertPoint(Body);
	PHINode *K = B.CreatePHI(I64, 2);
	for (Instruction *I : P.Rest)
		if (isa<PHINode>(I))
			Map[I] = B.CreatePHI(I->getType(), 2, I->getName());
	Type *T = P.Sum->getType();
	Map[P.Sum] = B.CreateLoad(T, B.CreateInBoundsGEP(T, In.lookup(P.Array), K));
	for (Instruction *I : P.Rest)
		if (!isa<PHINode>(I)) {
			Instruction *X = copied(*I, Body);
			RemapInstruction(X, Map, RF_NoModuleLevelChanges);
			Map[I] = X;
		}
	auto Now = [&](Value *V) -> Value * {
		Value *X = Map.lookup(V);
		return X != nullptr ? X : V;
	};
	for (Instruction *I : P.Rest)
		if (auto *X = dyn_cast<PHINode>(I))
			for (unsigned N = 0; N < X->getNumIncomingValues(); N++)
				cast<PHINode>(Now(X))->addIncoming(
					Now(X->getIncomingValue(N)),
					S.Region.count(X->getIncomingBlock(N)) ? Body : From);
	B.SetInsertPoint(Body);
	Value *Next = B.CreateAdd(K, B.getInt64(1));
	K->addIncoming(B.getInt64(0), From);
	K->addIncoming(Next, Body);
	B.CreateCondBr(B.CreateICmpULT(Next, number(S.L->loops[0].extent)), Body, Behind);
	B.SetInsertPoint(Behind);
	giveRoom();
}
