// Lists the functions of the C library that generated code calls in place of the loops.
//
// Code that calls the program's own functions computes the same bits. The record has the addresses
// of just the functions that the loops call, so that a program needs no other symbols. The calls
// may change after lifting: clang replaces some functions by instructions, or removes unused ones.
// References to functions that the module no longer calls are weak; if such an address is missing,
// the original loops run.
#include "shim.h"
#include <llvm/IR/InstIterator.h>
#include <samara/site.h>

using namespace llvm;
using namespace smr;

static const char LIST[] = "smr.calls";
static const smr_op SMR_OP_fmod = SMR_OP_rem; // its name as a function

static const struct {
	smr_op Op;
	const char *Name; // of the double version
	unsigned Args, Sets;
} Functions[] = {
#define X(Name, Args, Error) {SMR_OP_##Name, #Name, Args, SMR_SITE_ERROR_##Error},
	SMR_SITE_FUNCTIONS(X)
#undef X
};

int smr::callNumber(smr_op Op, smr_dtype T)
{
	for (int K = 0; K < SMR_SITE_FUNCTION_COUNT; K++)
		if (Functions[K].Op == Op && (T == SMR_F32 || T == SMR_F64))
			return 2 * K + (T == SMR_F64);
	return -1;
}

static std::string nameOf(unsigned Number)
{
	return std::string(Functions[Number / 2].Name) + (Number % 2 == 0 ? "f" : "");
}

// Returns the functions called by stored and returned values, in the order of their numbers.
std::vector<unsigned> smr::functionsOf(const smr_lift &L)
{
	SmallPtrSet<const smr_lift_value *, 16> Seen;
	SmallVector<const smr_lift_value *, 16> Left;
	std::vector<unsigned> Out;

	for (int I = 0; I < L.nstmts; I++)
		Left.append({L.stmts[I].value, L.stmts[I].pred});
	while (!Left.empty()) {
		const smr_lift_value *V = Left.pop_back_val();
		if (V == nullptr || !Seen.insert(V).second)
			continue;
		if (V->kind == SMR_LIFT_OP && smr_dtype_is_float(V->type) &&
		    callNumber(V->op, V->type) >= 0)
			Out.push_back(unsigned(callNumber(V->op, V->type)));
		Left.append({V->args[0], V->args[1], V->args[2], V->init, V->next});
	}
	llvm::sort(Out);
	Out.erase(std::unique(Out.begin(), Out.end()), Out.end());
	return Out;
}

// Whether generated code may set errno as the calls do: it omits calls whose result the loops do
// not use. Records the effect on errno.
bool Lifter::calls()
{
	unsigned Sets = 0;
	bool Sure = true;

	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B) {
			auto *C = dyn_cast<CallBase>(const_cast<Instruction *>(&I));
			smr_op Op;
			smr_dtype T;
			bool Errno = false;
			if (C == nullptr || !mathCall(C, Op, Errno) || !Errno ||
			    !dtypeOf(C->getType(), T) || callNumber(Op, T) < 0)
				continue;
			if (!Values.count(C))
				return fail("calls a function for its errno alone");
			Sets |= Functions[callNumber(Op, T) / 2].Sets;
			Sure &= always(C);
		}
	if (Sets != 0)
		N->Calls |= SMR_SITE_ERRNO;
	if (Sure && Sets != SMR_SITE_ERROR_BOTH)
		N->Calls |= SMR_SITE_ONE_ERRNO;
	return true;
}

bool smr::canCall(const Site &S, const Module &M)
{
	return all_of(functionsOf(*S.L), [&](unsigned Number) {
		const GlobalValue *G = M.getNamedValue(nameOf(Number));
		return G == nullptr || (isa<Function>(G) && G->isDeclaration());
	});
}

static Constant *function(unsigned Number, Module &M)
{
	Type *T = Number % 2 == 0 ? Type::getFloatTy(M.getContext())
				  : Type::getDoubleTy(M.getContext());
	SmallVector<Type *, 2> Args(Functions[Number / 2].Args, T);

	return cast<Constant>(
		M.getOrInsertFunction(nameOf(Number), FunctionType::get(T, Args, false))
			.getCallee());
}

GlobalVariable *smr::callList(const Site &S, uint32_t Loops, Module &M)
{
	LLVMContext &C = M.getContext();
	Type *P = PointerType::getUnqual(C), *I64 = Type::getInt64Ty(C);
	StructType *Ty = StructType::get(I64, P);
	SmallVector<Constant *, 4> List;
	std::vector<unsigned> Called = functionsOf(*S.L);
	Constant *None = ConstantPointerNull::get(PointerType::getUnqual(C));
	auto Put = [&](uint64_t Number, Constant *At) {
		List.push_back(ConstantStruct::get(Ty, {ConstantInt::get(I64, Number), At}));
	};

	if (Called.empty())
		return nullptr;
	Put(Loops, None);
	for (unsigned Number : Called)
		Put(Number, function(Number, M));
	if ((S.Calls & (SMR_SITE_ERRNO | SMR_SITE_ONE_ERRNO)) == SMR_SITE_ERRNO)
		if (Constant *At = errnoLocation(M))
			Put(SMR_SITE_CALL_ERRNO, At);
	Put(SMR_SITE_CALL_END, None);
	Constant *All = ConstantArray::get(ArrayType::get(Ty, List.size()), List);
	return new GlobalVariable(M, All->getType(), true, GlobalValue::PrivateLinkage, All, LIST);
}

// Whether anything but the lists of functions refers to it.
static bool isReferred(const User *U)
{
	if (auto *G = dyn_cast<GlobalVariable>(U))
		return !G->getName().starts_with(LIST);
	return !isa<Constant>(U) || isa<GlobalValue>(U) ||
	       any_of(U->users(), [](const User *X) { return isReferred(X); });
}

// Whether instructions may become calls of it: intrinsics of its name, for any type, and
// remainders.
static bool mayBeMade(const Module &M, StringRef Name)
{
	std::string Part = ("." + Name + ".").str();

	if (Name == "fmod")
		return any_of(M, [](const Function &F) {
			return any_of(instructions(F), [](const Instruction &I) {
				return I.getOpcode() == Instruction::FRem;
			});
		});
	return any_of(M, [&](const Function &F) {
		return F.isIntrinsic() && !F.use_empty() && F.getName().contains(Part);
	});
}

void smr::weakenCalls(Module &M)
{
	for (unsigned Number = 0; Number < SMR_SITE_CALL_COUNT; Number++) {
		Function *F = M.getFunction(nameOf(Number));
		if (F == nullptr || !F->isDeclaration() || F->use_empty() ||
		    any_of(F->users(), isReferred) || mayBeMade(M, Functions[Number / 2].Name))
			continue;
		F->setLinkage(GlobalValue::ExternalWeakLinkage);
	}
}
