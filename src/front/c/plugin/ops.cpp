// Translates LLVM's instructions into element operators.
#include "shim.h"
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/TargetParser/Triple.h>

using namespace llvm;
using namespace smr;

bool smr::dtypeOf(Type *T, smr_dtype &Out)
{
	switch (T->getTypeID()) {
	case Type::DoubleTyID:
		Out = SMR_F64;
		return true;
	case Type::FloatTyID:
		Out = SMR_F32;
		return true;
	case Type::HalfTyID:
		Out = SMR_F16;
		return true;
	case Type::BFloatTyID:
		Out = SMR_BF16;
		return true;
	case Type::IntegerTyID:
		switch (T->getIntegerBitWidth()) {
		case 1:
			Out = SMR_I1;
			return true;
		case 8:
			Out = SMR_I8;
			return true;
		case 16:
			Out = SMR_I16;
			return true;
		case 32:
			Out = SMR_I32;
			return true;
		case 64:
			Out = SMR_I64;
			return true;
		default:
			return false;
		}
	default:
		return false;
	}
}

smr_dtype smr::unsignedOf(smr_dtype T)
{
	switch (T) {
	case SMR_I8:
		return SMR_U8;
	case SMR_I16:
		return SMR_U16;
	case SMR_I32:
		return SMR_U32;
	case SMR_I64:
		return SMR_U64;
	default:
		return T;
	}
}

static const struct {
	const char *Name;
	smr_op Op;
} Library[] = {
	{"exp", SMR_OP_exp},     {"exp2", SMR_OP_exp2},      {"expm1", SMR_OP_expm1},
	{"log", SMR_OP_log},     {"log2", SMR_OP_log2},      {"log10", SMR_OP_log10},
	{"log1p", SMR_OP_log1p}, {"sqrt", SMR_OP_sqrt},      {"sin", SMR_OP_sin},
	{"cos", SMR_OP_cos},     {"tan", SMR_OP_tan},        {"tanh", SMR_OP_tanh},
	{"erf", SMR_OP_erf},     {"pow", SMR_OP_pow},        {"atan2", SMR_OP_atan2},
	{"hypot", SMR_OP_hypot}, {"fmod", SMR_OP_rem},       {"floor", SMR_OP_floor},
	{"ceil", SMR_OP_ceil},   {"trunc", SMR_OP_trunc},    {"round", SMR_OP_round},
	{"rint", SMR_OP_rint},   {"fmax", SMR_OP_fmax},      {"fmin", SMR_OP_fmin},
	{"fabs", SMR_OP_abs},    {"nearbyint", SMR_OP_rint}, {"copysign", SMR_OP_copysign},
	{"fma", SMR_OP_fma},
};

static const struct {
	Intrinsic::ID Id;
	smr_op Op;
} Intrinsics[] = {
	{Intrinsic::exp, SMR_OP_exp},           {Intrinsic::exp2, SMR_OP_exp2},
	{Intrinsic::log, SMR_OP_log},           {Intrinsic::log2, SMR_OP_log2},
	{Intrinsic::log10, SMR_OP_log10},       {Intrinsic::sqrt, SMR_OP_sqrt},
	{Intrinsic::sin, SMR_OP_sin},           {Intrinsic::cos, SMR_OP_cos},
	{Intrinsic::tan, SMR_OP_tan},           {Intrinsic::tanh, SMR_OP_tanh},
	{Intrinsic::pow, SMR_OP_pow},           {Intrinsic::floor, SMR_OP_floor},
	{Intrinsic::ceil, SMR_OP_ceil},         {Intrinsic::trunc, SMR_OP_trunc},
	{Intrinsic::round, SMR_OP_round},       {Intrinsic::rint, SMR_OP_rint},
	{Intrinsic::nearbyint, SMR_OP_rint},    {Intrinsic::maxnum, SMR_OP_fmax},
	{Intrinsic::minnum, SMR_OP_fmin},       {Intrinsic::maximum, SMR_OP_maximum},
	{Intrinsic::minimum, SMR_OP_minimum},   {Intrinsic::fabs, SMR_OP_abs},
	{Intrinsic::copysign, SMR_OP_copysign}, {Intrinsic::smax, SMR_OP_maximum},
	{Intrinsic::smin, SMR_OP_minimum},      {Intrinsic::fma, SMR_OP_fma},
};

bool smr::mathCall(const CallBase *C, smr_op &Op, bool &Errno)
{
	const Function *G = C->getCalledFunction();
	Type *T = C->getType();

	if (G == nullptr || !(T->isFloatTy() || T->isDoubleTy()))
		return false;
	if (auto *I = dyn_cast<IntrinsicInst>(C)) {
		for (auto &R : Intrinsics)
			if (R.Id == I->getIntrinsicID()) {
				Op = R.Op;
				return true;
			}
		return false;
	}
	if (!G->isDeclaration() || C->isNoBuiltin() || G->hasFnAttribute(Attribute::StrictFP))
		return false;
	StringRef Name = G->getName();
	if (T->isFloatTy() && !Name.consume_back("f"))
		return false;
	for (auto &R : Library) {
		if (Name != R.Name || C->arg_size() != unsigned(smr_op_arity(R.Op)))
			continue;
		for (const Use &X : C->args())
			if (X->getType() != T)
				return false;
		Op = R.Op;
		Errno = !C->doesNotAccessMemory();
		return true;
	}
	return false;
}

bool smr::mathFunction(smr_op Op)
{
	return any_of(Library, [&](const auto &R) { return R.Op == Op; });
}

bool smr::isLibraryCode(smr_op Op)
{
	static const smr_op Instructions[] = {
		SMR_OP_sqrt,    SMR_OP_floor,   SMR_OP_ceil,     SMR_OP_trunc,
		SMR_OP_rint,    SMR_OP_fmax,    SMR_OP_fmin,     SMR_OP_abs,
		SMR_OP_maximum, SMR_OP_minimum, SMR_OP_copysign, SMR_OP_fma,
	};

	return !is_contained(Instructions, Op);
}

smr_lift_value *Lifter::un(smr_op Op, smr_dtype T, smr_lift_value *X)
{
	return X == nullptr ? nullptr : smr_lift_op(N->L, Op, T, X, nullptr, nullptr);
}

smr_lift_value *Lifter::bin(smr_op Op, smr_dtype T, smr_lift_value *X, smr_lift_value *Y)
{
	return X == nullptr || Y == nullptr ? nullptr : smr_lift_op(N->L, Op, T, X, Y, nullptr);
}

// Converts to T: the same bits under another signedness, or the value in another integer or float
// type.
smr_lift_value *Lifter::as(smr_lift_value *X, smr_dtype T)
{
	if (X == nullptr || X->type == T)
		return X;
	bool Bits = smr_dtype_size(X->type) == smr_dtype_size(T) && X->type != SMR_I1 &&
		    !smr_dtype_is_float(X->type) && !smr_dtype_is_float(T);
	if (Bits && X->kind == SMR_LIFT_OP && X->op == SMR_OP_bitcast && X->args[0]->type == T)
		return X->args[0];
	return un(Bits ? SMR_OP_bitcast : SMR_OP_convert, T, X);
}

smr_lift_value *Lifter::constant(Constant *C)
{
	smr_dtype T;
	smr_lift_value *X;

	if (!dtypeOf(C->getType(), T))
		return nullptr;
	uint64_t Bits = 0;
	if (auto *I = dyn_cast<ConstantInt>(C))
		Bits = I->getZExtValue();
	else if (auto *D = dyn_cast<ConstantFP>(C))
		Bits = D->getValueAPF().bitcastToAPInt().getZExtValue();
	else
		return nullptr;
	X = smr_lift_value_new(N->L, SMR_LIFT_CONST, T);
	if (X != nullptr)
		X->bits = Bits;
	return X;
}

// Whether the optimiser may fuse it with another operation (-ffp-contract=fast), so that its
// rounding is unknown. With -ffast-math any rounding is allowed.
bool smr::contracts(const Instruction &I)
{
	return isa<FPMathOperator>(I) && I.hasAllowContract() && !I.hasAllowReassoc();
}

smr_lift_value *Lifter::binary(BinaryOperator *B)
{
	smr_dtype T;
	if (contracts(*B)) {
		fail("which products and sums are fused is the compiler's choice "
		     "(-ffp-contract=fast)");
		return nullptr;
	}
	smr_lift_value *X = value(B->getOperand(0)), *Y = value(B->getOperand(1));

	if (X == nullptr || Y == nullptr || !dtypeOf(B->getType(), T))
		return nullptr;
	smr_dtype Un = unsignedOf(T);
	auto Unsigned = [&](smr_op Op) { return as(bin(Op, Un, as(X, Un), as(Y, Un)), T); };
	switch (B->getOpcode()) {
	case Instruction::FAdd:
	case Instruction::Add:
		return bin(SMR_OP_add, T, X, Y);
	case Instruction::FSub:
	case Instruction::Sub:
		return bin(SMR_OP_sub, T, X, Y);
	case Instruction::FMul:
	case Instruction::Mul:
		return bin(SMR_OP_mul, T, X, Y);
	case Instruction::FDiv:
		return bin(SMR_OP_div, T, X, Y);
	case Instruction::FRem:
		return bin(SMR_OP_rem, T, X, Y);
	case Instruction::SDiv:
	case Instruction::SRem:
	case Instruction::UDiv:
	case Instruction::URem:
		if (!divides(B)) {
			fail("integer division by a number that may be 0");
			return nullptr;
		}
		if (B->getOpcode() == Instruction::SDiv || B->getOpcode() == Instruction::SRem)
			return bin(B->getOpcode() == Instruction::SDiv ? SMR_OP_div : SMR_OP_rem, T,
				   X, Y);
		return Unsigned(B->getOpcode() == Instruction::UDiv ? SMR_OP_div : SMR_OP_rem);
	case Instruction::And:
		return bin(SMR_OP_and, T, X, Y);
	case Instruction::Or:
		return bin(SMR_OP_or, T, X, Y);
	case Instruction::Xor:
		if (auto *C = dyn_cast<ConstantInt>(B->getOperand(1)); C && C->isMinusOne())
			return T == SMR_I1 ? inverse(X) : un(SMR_OP_not, T, X);
		return bin(SMR_OP_xor, T, X, Y);
	case Instruction::Shl:
	case Instruction::AShr:
	case Instruction::LShr:
		if (!isa<ConstantInt>(B->getOperand(1))) {
			fail("shift by a number that may be too large");
			return nullptr;
		}
		if (B->getOpcode() == Instruction::LShr)
			return Unsigned(SMR_OP_shr);
		return bin(B->getOpcode() == Instruction::Shl ? SMR_OP_shl : SMR_OP_shr, T, X, Y);
	default:
		return nullptr;
	}
}

// Compares index formulas in 64 bits, where nothing wraps: a condition computed from a wrapped
// signed number is undefined behaviour.
smr_lift_value *Lifter::compareInts(ICmpInst *C)
{
	static const std::pair<CmpInst::Predicate, smr_op> Table[] = {
		{CmpInst::ICMP_EQ, SMR_OP_eq},  {CmpInst::ICMP_NE, SMR_OP_ne},
		{CmpInst::ICMP_SLT, SMR_OP_lt}, {CmpInst::ICMP_SLE, SMR_OP_le},
		{CmpInst::ICMP_SGT, SMR_OP_gt}, {CmpInst::ICMP_SGE, SMR_OP_ge},
		{CmpInst::ICMP_ULT, SMR_OP_lt}, {CmpInst::ICMP_ULE, SMR_OP_le},
		{CmpInst::ICMP_UGT, SMR_OP_gt}, {CmpInst::ICMP_UGE, SMR_OP_ge},
	};
	Value *P = C->getOperand(0), *Q = C->getOperand(1);
	smr_op Op = SMR_OP_eq;

	for (auto &R : Table)
		if (R.first == C->getPredicate())
			Op = R.second;
	if (!P->getType()->isIntegerTy()) {
		if (smr_lift_value *X = settledCompare(C))
			return X;
		fail("comparison of pointers");
		return nullptr;
	}
	if (P->getType()->getIntegerBitWidth() > 1 && P->getType()->getIntegerBitWidth() < 64 &&
	    !C->isUnsigned()) {
		size_t Before = Pend.size(); // of an address that loads a size
		const SCEV *S[2] = {ext(P, true), ext(Q, true)};
		smr_lift_value *X[2] = {nullptr, nullptr};
		bool Promised = asked(Before);
		for (int I = 0; I < 2 && Promised; I++) {
			const smr_poly *Start, **Step;
			if (isa<SCEVCouldNotCompute>(S[I]) || !affine(S[I], Start, Step))
				break;
			X[I] = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, SMR_I64);
			if (X[I] == nullptr)
				return nullptr;
			X[I]->start = Start;
			X[I]->step = Step;
		}
		if (X[0] != nullptr && X[1] != nullptr)
			return bin(Op, SMR_I1, X[0], X[1]);
	}
	smr_lift_value *X = value(P), *Y = value(Q);
	if (X == nullptr || Y == nullptr)
		return nullptr;
	smr_dtype T = C->isUnsigned() ? unsignedOf(X->type) : X->type;
	return bin(Op, SMR_I1, as(X, T), as(Y, T));
}

smr_lift_value *Lifter::compare(CmpInst *C)
{
	static const std::pair<CmpInst::Predicate, smr_op> Table[] = {
		{CmpInst::FCMP_OEQ, SMR_OP_eq},  {CmpInst::FCMP_UNE, SMR_OP_ne},
		{CmpInst::FCMP_OLT, SMR_OP_lt},  {CmpInst::FCMP_OLE, SMR_OP_le},
		{CmpInst::FCMP_OGT, SMR_OP_gt},  {CmpInst::FCMP_OGE, SMR_OP_ge},
		{CmpInst::FCMP_ULT, SMR_OP_ult}, {CmpInst::FCMP_ULE, SMR_OP_ule},
		{CmpInst::FCMP_UGT, SMR_OP_ugt}, {CmpInst::FCMP_UGE, SMR_OP_uge},
		{CmpInst::FCMP_UEQ, SMR_OP_ueq}, {CmpInst::FCMP_ONE, SMR_OP_one},
		{CmpInst::FCMP_ORD, SMR_OP_ord}, {CmpInst::FCMP_UNO, SMR_OP_uno},
	};

	if (auto *I = dyn_cast<ICmpInst>(C))
		return compareInts(I);
	smr_lift_value *X = value(C->getOperand(0)), *Y = value(C->getOperand(1));
	for (auto &R : Table)
		if (R.first == C->getPredicate())
			return bin(R.second, SMR_I1, X, Y);
	return nullptr;
}

smr_lift_value *Lifter::conversion(CastInst *C)
{
	smr_dtype From, To;
	smr_lift_value *X;

	if (!dtypeOf(C->getSrcTy(), From) || !dtypeOf(C->getDestTy(), To)) {
		fail("a cast to or from a type without arithmetic");
		return nullptr;
	}
	X = value(C->getOperand(0));
	if (X == nullptr)
		return nullptr;
	switch (C->getOpcode()) {
	case Instruction::SExt:
		if (From == SMR_I1)
			return un(SMR_OP_neg, To, un(SMR_OP_convert, To, X));
		return un(SMR_OP_convert, To, X);
	case Instruction::ZExt:
	case Instruction::UIToFP:
		return un(SMR_OP_convert, To, as(X, unsignedOf(From)));
	case Instruction::Trunc:
		if (To == SMR_I1)
			return bin(SMR_OP_ne, SMR_I1,
				   bin(SMR_OP_and, From, X,
				       constant(ConstantInt::get(C->getSrcTy(), 1))),
				   constant(ConstantInt::get(C->getSrcTy(), 0)));
		return un(SMR_OP_convert, To, X);
	case Instruction::FPToUI:
		return as(un(SMR_OP_convert, unsignedOf(To), X), To);
	case Instruction::SIToFP:
	case Instruction::FPToSI:
	case Instruction::FPTrunc:
	case Instruction::FPExt:
		return un(SMR_OP_convert, To, X);
	case Instruction::BitCast:
		return un(SMR_OP_bitcast, To, X);
	default:
		return nullptr;
	}
}

// Whether the back end rounds once in a*b + c of one expression (llvm.fmuladd).
bool smr::fuses(const Function &F)
{
	Triple T(F.getParent()->getTargetTriple());
	StringRef Has = F.getFnAttribute("target-features").getValueAsString();

	if (!T.isX86())
		return T.isAArch64();
	SmallVector<StringRef, 64> All;
	Has.split(All, ',');
	return any_of(All, [](StringRef One) {
		return One == "+fma" || One == "+fma4" || One == "+avx512f";
	});
}

// Whether the call is a*b + c: fma(), or a contraction where the machine fuses it.
static bool isFma(const CallBase *C)
{
	auto *I = dyn_cast<IntrinsicInst>(C);
	smr_op Op;
	bool Errno;

	if (!C->getType()->isFloatTy() && !C->getType()->isDoubleTy())
		return false;
	if (I != nullptr)
		return I->getIntrinsicID() == Intrinsic::fmuladd ||
		       I->getIntrinsicID() == Intrinsic::fma;
	return mathCall(C, Op, Errno) && Op == SMR_OP_fma;
}

// Whether the value may become a constant when the loop is inlined into a caller or unrolled.
bool Lifter::mayBeKnown(Value *V, unsigned Steps)
{
	enum { MOST = 8 };
	auto *I = dyn_cast<Instruction>(V);

	if (I == nullptr || !inside(I) || Steps > MOST)
		return true;
	if (auto *From = dyn_cast<LoadInst>(I)) {
		auto *G = dyn_cast<GlobalVariable>(getUnderlyingObject(From->getPointerOperand()));
		Loop *L = LI.getLoopFor(From->getParent());
		return (G != nullptr && G->isConstant()) || L == nullptr ||
		       SE.isLoopInvariant(SE.getSCEV(From->getPointerOperand()),
					  L->getOutermostLoop());
	}
	if (isa<PHINode>(I))
		return !I->getType()->isFloatingPointTy();
	return all_of(I->operands(), [&](Value *X) { return mayBeKnown(X, Steps + 1); });
}

// Whether it is certain which function clang's back end computes: for a constant, or in vectors, it
// may use another one.
bool Lifter::isExact(CallBase *C, smr_op Op)
{
	auto &TLI = FAM.getResult<TargetLibraryAnalysis>(F);

	if (TLI.isFunctionVectorizable(C->getCalledFunction()->getName())) {
		fail("a function that may be computed in vectors (-fveclib)");
		return false;
	}
	if (Op == SMR_OP_pow &&
	    (mayBeKnown(C->getArgOperand(0)) ||
	     (!isa<ConstantFP>(C->getArgOperand(1)) && mayBeKnown(C->getArgOperand(1))))) {
		fail("a power that may be another function for a known number");
		return false;
	}
	return (Op != SMR_OP_fmax && Op != SMR_OP_fmin) || hasFirst(C);
}

// Whether fmax or fmin of zeros of both signs returns the first operand: x86 does, except that an
// operand that is known not to be NaN is preferred to one that is not known.
bool Lifter::hasFirst(CallBase *C)
{
	Value *X = C->getArgOperand(0), *Y = C->getArgOperand(1);
	auto *K = dyn_cast<ConstantFP>(X), *L = dyn_cast<ConstantFP>(Y);

	if (F.hasMinSize()) {
		fail("fmax and fmin are the C library's in a function for the least size");
		return false;
	}
	if ((K != nullptr && K->isNaN()) || (L != nullptr && L->isNaN()) || (K && L)) {
		fail("fmax or fmin of constants");
		return false;
	}
	if (K != nullptr || L != nullptr)
		return true;
	SimplifyQuery Q(DL, C);
	if (!mayBeKnown(X) && !mayBeKnown(Y) && !isKnownNeverNaN(X, 0, Q) &&
	    !isKnownNeverNaN(Y, 0, Q))
		return true;
	fail("fmax or fmin of a number that may be known to be no NaN");
	return false;
}

// Translates x to a constant power, in LLVM's forms.
smr_lift_value *Lifter::power(CallBase *C, smr_dtype T)
{
	auto *E = cast<ConstantFP>(C->getArgOperand(1));
	smr_lift_value *X = value(C->getArgOperand(0));

	if (E->isExactlyValue(2.0))
		return bin(SMR_OP_mul, T, X, X);
	if (E->isExactlyValue(1.0))
		return X;
	if (E->isExactlyValue(-1.0))
		return bin(SMR_OP_div, T, constant(ConstantFP::get(C->getType(), 1.0)), X);
	if (E->isExactlyValue(0.5) || E->isExactlyValue(-0.5)) {
		fail("a root that is written as a power");
		return nullptr;
	}
	return bin(SMR_OP_pow, T, X, constant(E));
}

bool Lifter::isContraction(const CallBase *C) const
{
	auto *I = dyn_cast<IntrinsicInst>(C);

	return I != nullptr && I->getIntrinsicID() == Intrinsic::fmuladd;
}

// Whether the loop may be inlined into a function that fuses a*b + c, while this one does not.
bool Lifter::moves(const CallBase *C) const
{
	return isContraction(C) && U.Fuses && !fuses(F) && !F.hasFnAttribute(Attribute::NoInline);
}

smr_lift_value *Lifter::call(CallBase *C)
{
	smr_dtype T;
	smr_op Op;
	bool Errno = false;
	auto *I = dyn_cast<IntrinsicInst>(C);

	if (!dtypeOf(C->getType(), T))
		return nullptr;
	auto Arg = [&](unsigned K) { return value(C->getArgOperand(K)); };
	if (moves(C)) {
		fail("a product and a sum that another function of the file would fuse");
		return nullptr;
	}
	if (isContraction(C) && !fuses(F))
		return bin(SMR_OP_add, T, Arg(2), bin(SMR_OP_mul, T, Arg(0), Arg(1)));
	if (isFma(C)) {
		smr_lift_value *X[] = {Arg(0), Arg(1), Arg(2)};
		if (X[0] == nullptr || X[1] == nullptr || X[2] == nullptr)
			return nullptr;
		return smr_lift_op(N->L, SMR_OP_fma, T, X[0], X[1], X[2]);
	}
	if (I != nullptr && I->getIntrinsicID() == Intrinsic::abs)
		return un(SMR_OP_abs, T, Arg(0));
	if (I != nullptr &&
	    (I->getIntrinsicID() == Intrinsic::smax || I->getIntrinsicID() == Intrinsic::smin))
		return bin(I->getIntrinsicID() == Intrinsic::smax ? SMR_OP_maximum : SMR_OP_minimum,
			   T, Arg(0), Arg(1));
	if (!mathCall(C, Op, Errno))
		return nullptr;
	if (!isExact(C, Op))
		return nullptr;
	if (Op == SMR_OP_pow && isa<ConstantFP>(C->getArgOperand(1)))
		return power(C, T);
	if ((Op == SMR_OP_fmax || Op == SMR_OP_fmin) && isa<ConstantFP>(C->getArgOperand(1)))
		return bin(Op, T, Arg(1), Arg(0));
	return C->arg_size() == 1 ? un(Op, T, Arg(0)) : bin(Op, T, Arg(0), Arg(1));
}

smr_lift_value *Lifter::op(Instruction *I)
{
	smr_dtype T;

	if (!dtypeOf(I->getType(), T)) {
		fail("a value of a type without arithmetic");
		return nullptr;
	}
	if (auto *B = dyn_cast<BinaryOperator>(I))
		return binary(B);
	if (auto *C = dyn_cast<CmpInst>(I))
		return compare(C);
	if (auto *C = dyn_cast<CastInst>(I))
		return conversion(C);
	if (auto *C = dyn_cast<CallBase>(I))
		return call(C);
	if (auto *S = dyn_cast<SelectInst>(I)) {
		if (!S->getCondition()->getType()->isIntegerTy(1))
			return nullptr;
		return choose(value(S->getCondition()), value(S->getTrueValue()),
			      value(S->getFalseValue()));
	}
	if (I->getOpcode() == Instruction::FNeg)
		return un(SMR_OP_neg, T, value(I->getOperand(0)));
	if (isa<FreezeInst>(I))
		return value(I->getOperand(0));
	fail(Twine("an instruction without a formula: ") + I->getOpcodeName());
	return nullptr;
}
