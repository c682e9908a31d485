// Builds the function for opaque loops in a separate module, as bitcode:
//
// void smr_opaque(void *const *base, const uint64_t *scalar, uint64_t *result)
//
// base and scalar are those of the flow, in its order. The function contains the program's own
// code, cloned, with all outside values as parameters: it names no variable of the program and
// computes the same bits as the loops. The machine that compiles it chooses registers and
// instructions, not arithmetic.
#include "outline.h"
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>
#include <llvm/Transforms/Utils/Cloning.h>

extern "C" {
#include "base/data/hash.h"
}

using namespace llvm;
using namespace smr;

namespace
{
class Coder
{
      public:
	Coder(const Site &Of, const SetVector<Value *> &Takes);
	std::string make();

      private:
	const Site &S;
	const Module &M;
	const SetVector<Value *> &In;
	LLVMContext &C;
	Module Code;
	ValueToValueMapTy Map;
	Function *F = nullptr; // the clone
	Type *I64, *Ptr;

	void start();
	void cloneBlocks();
	void expand();
	Value *expanded(Constant *V, Instruction *Before);
	void leave();
	void leave(BasicBlock *From, BasicBlock *To, unsigned Number);
	void entry();
	void separate();
	bool alone(Value *V) const;
	void unfuse();
};
} // namespace

Coder::Coder(const Site &Of, const SetVector<Value *> &Takes)
	: S(Of), M(*Of.F->getParent()), In(Takes), C(M.getContext()), Code("opaque", C),
	  I64(Type::getInt64Ty(C)), Ptr(PointerType::getUnqual(C))
{
	Code.setDataLayout(M.getDataLayout());
	Code.setTargetTriple(M.getTargetTriple());
	Code.setIsNewDbgInfoFormat(M.IsNewDbgInfoFormat);
}

// Copies the attributes that define the meaning of arithmetic, but not those that name a machine.
static void keepMeaning(const Function &From, Function &To)
{
	for (const char *Same : {"denormal-fp-math", "denormal-fp-math-f32", "no-trapping-math",
				 "no-signed-zeros-fp-math", "no-infs-fp-math", "no-nans-fp-math",
				 "unsafe-fp-math", "approx-func-fp-math", "no-builtins"})
		if (From.hasFnAttribute(Same))
			To.addFnAttr(From.getFnAttribute(Same));
	if (From.mustProgress())
		To.setMustProgress();
	To.setDoesNotThrow();
}

void Coder::start()
{
	SmallVector<Type *, 16> Types;

	for (Value *V : In)
		Types.push_back(V->getType());
	Types.push_back(Ptr);
	F = Function::Create(FunctionType::get(Type::getVoidTy(C), Types, false),
			     GlobalValue::InternalLinkage, "code", &Code);
	keepMeaning(*S.F, *F);
	F->addFnAttr(Attribute::NoInline);
	for (unsigned I = 0; I < In.size(); I++)
		Map[In[I]] = F->getArg(I);
	F->addParamAttr(In.size(), Attribute::NoAlias);
	auto *Entry = BasicBlock::Create(C, "", F);
	Map[S.Entry] = Entry;
}

void Coder::cloneBlocks()
{
	for (BasicBlock *B : S.Roots.front()->blocks())
		Map[B] = CloneBasicBlock(B, Map, "", F);
	IRBuilder<>(cast<BasicBlock>(Map[S.Entry]))
		.CreateBr(cast<BasicBlock>(Map[S.Roots.front()->getHeader()]));
	for (BasicBlock &B : *F)
		for (Instruction &I : make_early_inc_range(B)) {
			I.dropDbgRecords();
			I.setDebugLoc(DebugLoc());
			// The metadata of loads (a range, no poison) holds for the program's
			// memory, not for data sent to another machine.
			I.dropUnknownNonDebugMetadata(
				{LLVMContext::MD_tbaa, LLVMContext::MD_alias_scope,
				 LLVMContext::MD_noalias, LLVMContext::MD_loop,
				 LLVMContext::MD_access_group, LLVMContext::MD_prof});
			if (isDropped(I)) {
				I.eraseFromParent();
				continue;
			}
			auto *Call = dyn_cast<CallBase>(&I);
			Function *G = Call ? Call->getCalledFunction() : nullptr;
			if (G != nullptr && !Map.count(G))
				Map[G] =
					Code.getOrInsertFunction(G->getName(), G->getFunctionType(),
								 G->getAttributes())
						.getCallee();
		}
	expand();
	for (BasicBlock &B : *F)
		for (Instruction &I : B)
			RemapInstruction(&I, Map, RF_IgnoreMissingLocals | RF_NoModuleLevelChanges);
}

static bool namesVariable(const Constant *V)
{
	if (isa<GlobalVariable>(V))
		return true;
	return any_of(V->operands(), [](const Use &X) {
		auto *Y = dyn_cast<Constant>(X);
		return Y != nullptr && namesVariable(Y);
	});
}

// Turns constants over variables into instructions, since the variables become parameters.
Value *Coder::expanded(Constant *V, Instruction *Before)
{
	auto *E = dyn_cast<ConstantExpr>(V);

	if (E == nullptr || !namesVariable(E))
		return V;
	Instruction *I = E->getAsInstruction();
	I->insertBefore(Before);
	for (Use &X : I->operands())
		X.set(expanded(cast<Constant>(X), I));
	return I;
}

void Coder::expand()
{
	SmallVector<Use *, 16> All;

	for (BasicBlock &B : *F)
		for (Instruction &I : B)
			for (Use &X : I.operands())
				if (auto *E = dyn_cast<ConstantExpr>(X); E && namesVariable(E))
					All.push_back(&X);
	for (Use *X : All) {
		auto *I = cast<Instruction>(X->getUser());
		auto *P = dyn_cast<PHINode>(I);
		// one value for all edges from one block
		Value *Was = X->get();
		if (!isa<ConstantExpr>(Was))
			continue;
		if (P == nullptr) {
			X->set(expanded(cast<Constant>(Was), I));
			continue;
		}
		BasicBlock *From = P->getIncomingBlock(*X);
		auto *At = cast<BasicBlock>(Map[From]);
		Value *V = expanded(cast<Constant>(Was), At->getTerminator());
		for (unsigned K = 0; K < P->getNumIncomingValues(); K++)
			if (P->getIncomingBlock(K) == From)
				P->setIncomingValue(K, V);
	}
}

// Stores the values that the exit block needs into its slots.
void Coder::leave(BasicBlock *From, BasicBlock *To, unsigned Number)
{
	auto *At = BasicBlock::Create(C, "", F);
	Value *Results = F->getArg(In.size());
	IRBuilder<> B(ReturnInst::Create(C, At));

	if (S.Ends.size() > 1)
		B.CreateStore(B.getInt64(Number), Results);
	for (const Out &O : S.Outs) {
		auto *P = cast<PHINode>(O.I);
		if (P->getParent() != To)
			continue;
		Value *V = P->getIncomingValueForBlock(From);
		if (auto *K = dyn_cast<Constant>(V))
			V = expanded(K, At->getTerminator());
		if (Map.count(V))
			V = Map[V];
		if (O.Base != nullptr)
			V = B.CreateSub(B.CreatePtrToInt(V, I64),
					B.CreatePtrToInt(Map[O.Base], I64));
		B.CreateStore(V, B.CreateConstInBoundsGEP1_64(I64, Results, O.Result));
	}
	for (Instruction &I : *At)
		RemapInstruction(&I, Map, RF_IgnoreMissingLocals | RF_NoModuleLevelChanges);
	cast<BasicBlock>(Map[From])->getTerminator()->replaceSuccessorWith(To, At);
}

void Coder::leave()
{
	for (unsigned K = 0; K < S.Ends.size(); K++)
		for (BasicBlock *B : S.Roots.front()->blocks())
			if (is_contained(successors(B), S.Ends[K]))
				leave(B, S.Ends[K], K);
	BasicBlock *Never = nullptr;
	for (BasicBlock *B : S.Roots.front()->blocks())
		for (BasicBlock *To : successors(cast<BasicBlock>(Map[B])))
			if (To->getParent() != F) {
				if (Never == nullptr) {
					Never = BasicBlock::Create(C, "", F);
					IRBuilder<>(Never).CreateRetVoid(); // never runs
				}
				cast<BasicBlock>(Map[B])->getTerminator()->replaceSuccessorWith(
					To, Never);
			}
}

// Whether no other incoming pointer reaches the memory behind V, as the program promised.
bool Coder::alone(Value *V) const
{
	auto From = [&](Value *P) { return S.Origins.count(P) ? S.Origins.lookup(P) : P; };
	bool Own = true, Known = true;

	for (Value *P : In)
		if (P->getType()->isPointerTy() && P != V) {
			Own &= From(P) != From(V);
			Known &= isIdentifiedObject(From(P));
		}
	return Own && Known && isIdentifiedObject(From(V));
}

void Coder::separate()
{
	for (unsigned I = 0; I < In.size(); I++)
		if (In[I]->getType()->isPointerTy() && alone(In[I]))
			F->addParamAttr(I, Attribute::NoAlias);
}

void Coder::entry()
{
	auto *Outer =
		Function::Create(FunctionType::get(Type::getVoidTy(C), {Ptr, Ptr, Ptr}, false),
				 GlobalValue::ExternalLinkage, "smr_opaque", &Code);
	IRBuilder<> B(BasicBlock::Create(C, "", Outer));
	SmallVector<Value *, 16> Args;
	auto Load = [&](Type *T, unsigned Arg, size_t At) {
		Value *From = B.CreateConstInBoundsGEP1_64(I64, Outer->getArg(Arg), At);
		return B.CreateAlignedLoad(T, From, Align(8));
	};

	Outer->setDoesNotThrow();
	for (Value *V : In) {
		bool Pointer = V->getType()->isPointerTy();
		size_t Scalar = find(S.Scalars, V) - S.Scalars.begin();
		Value *From = S.Origins.count(V) ? S.Origins.lookup(V) : V;
		if (!Pointer) {
			Args.push_back(Load(V->getType(), 1, Scalar));
			continue;
		}
		Value *P = Load(Ptr, 0, find(S.Bases, From) - S.Bases.begin());
		Args.push_back(From == V ? P : B.CreatePtrAdd(P, Load(I64, 1, Scalar)));
	}
	Args.push_back(Outer->getArg(2));
	B.CreateCall(F, Args);
	B.CreateRetVoid();
}

// Keeps a * b + c of one statement fused only if it is on the machine that the program targets.
void Coder::unfuse()
{
	bool X86 = Triple(M.getTargetTriple()).isX86();
	bool Fuses = fuses(*S.F);

	for (BasicBlock &At : *F)
		for (Instruction &I : make_early_inc_range(At)) {
			auto *N = dyn_cast<IntrinsicInst>(&I);
			if (!X86 || N == nullptr || N->getIntrinsicID() != Intrinsic::fmuladd)
				continue;
			IRBuilder<> B(N);
			B.setFastMathFlags(N->getFastMathFlags());
			Value *V =
				Fuses ? B.CreateIntrinsic(Intrinsic::fma, {N->getType()},
							  {N->getArgOperand(0), N->getArgOperand(1),
							   N->getArgOperand(2)})
				      : B.CreateFAdd(B.CreateFMul(N->getArgOperand(0),
								  N->getArgOperand(1)),
						     N->getArgOperand(2));
			N->replaceAllUsesWith(V);
			N->eraseFromParent();
		}
}

static void dropNames(Module &Code)
{
	for (Function &G : Code) {
		for (Argument &X : G.args())
			X.setName("");
		for (BasicBlock &B : G) {
			B.setName("");
			for (Instruction &I : B)
				I.setName("");
		}
	}
}

std::string Coder::make()
{
	std::string Bytes;
	raw_string_ostream Stream(Bytes);

	start();
	cloneBlocks();
	leave();
	unfuse();
	separate();
	entry();
	StripDebugInfo(Code);
	dropNames(Code);
	if (verifyModule(Code))
		return "";
	WriteBitcodeToFile(Code, Stream);
	Stream.flush();
	return Bytes;
}

std::string smr::makeCode(const Site &S, const SetVector<Value *> &In)
{
	return Coder(S, In).make();
}

std::string smr::codeName(const std::string &Code)
{
	std::string Name;
	raw_string_ostream(Name) << format_hex_no_prefix(smr_hash_fnv1a(Code.data(), Code.size()),
							 SMR_CODE_LETTERS);
	return Name;
}
