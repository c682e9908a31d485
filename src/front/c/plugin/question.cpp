#include "emit.h"
#include <llvm/IR/StructuralHash.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <samara/site.h>

using namespace llvm;
using namespace smr;

static const char QUESTION[] = "smr.question";

Question::Question(Site &Of, FunctionAnalysisManager &FAM, Module &Mod)
	: S(Of), M(Mod), Manager(FAM), C(Mod.getContext()),
	  SE(FAM.getResult<ScalarEvolutionAnalysis>(*Of.F)),
	  I64(Type::getInt64Ty(Mod.getContext())), B(Mod.getContext())
{
}

void Question::need(Value *V)
{
	for (const Held &H : S.Helds)
		if (H.Stand == V) {
			if (!H.Row)
				need(H.Base);
			return;
		}
	if (any_of(S.Made, [&](const Settled &X) { return X.Stand == V; }) ||
	    (S.Parts != nullptr && V == S.Parts->Array))
		return;
	if (isa<ConstantInt>(V) || is_contained(Args, V))
		return;
	Args.push_back(V);
}

void Question::needAll(const SCEV *X)
{
	auto Visit = [&](const SCEV *T) {
		if (auto *U = dyn_cast<SCEVUnknown>(T)) {
			need(U->getValue());
		}
		return false;
	};
	(void)SCEVExprContains(X, Visit);
}

void Question::collect()
{
	for (const Leaf &L : S.Leaves)
		if (L.V != nullptr)
			need(L.V);
		else
			needAll(L.S);
	for (auto &E : S.Exact)
		needAll(E.first);
	for (Value *V : S.Bases)
		if (V != nullptr)
			need(V);
	for (const Out &O : S.Outs)
		if (O.Base != nullptr)
			need(O.Base);
	for (const Held &H : S.Helds)
		need(H.Stand);
	for (const Settled &X : S.Made)
		for (const SCEV *Part : {X.Left, X.Right, X.Yes, X.No})
			if (Part != nullptr)
				needAll(Part);
	for (Loop *L : S.Loops)
		if (auto E = S.Enters.find(L); E != S.Enters.end()) {
			needAll(E->second.From);
			needAll(E->second.To);
		}
	for (Value *V : S.Scalars)
		if (!isa<Constant>(V))
			need(V);
	collectParts();
}

// Returns the type of the answer of smr_site_enter(), alone or with the site's results.
Type *Question::answer()
{
	SmallVector<Type *, 8> Parts{Type::getInt32Ty(C)};

	for (const Out &O : S.Outs)
		Parts.push_back(O.I->getType());
	if (S.Ends.size() > 1)
		Parts.push_back(Type::getInt32Ty(C));
	return Parts.size() == 1 ? Parts[0] : StructType::get(C, Parts);
}

Value *Question::fold(const SCEV *X, Instruction::BinaryOps Op)
{
	Value *V = nullptr, *P = nullptr;

	for (const SCEV *Y : X->operands()) {
		Value *E = emit(Y);
		if (E->getType()->isPointerTy())
			P = E;
		else
			V = V ? B.CreateBinOp(Op, V, E) : E;
	}
	return P ? B.CreatePtrAdd(P, V) : V;
}

Value *Question::emit(const SCEV *X)
{
	if (Value *V = Memo.lookup(X))
		return V;
	auto Op = [&](unsigned K) { return emit(X->operands()[K]); };
	auto Least = [&](Intrinsic::ID Id) {
		Value *V = Op(0);
		for (unsigned K = 1; K < X->operands().size(); K++)
			V = B.CreateBinaryIntrinsic(Id, V, Op(K));
		return V;
	};
	Value *V = nullptr;
	switch (X->getSCEVType()) {
	case scConstant:
		V = cast<SCEVConstant>(X)->getValue();
		break;
	case scUnknown: {
		Value *U = cast<SCEVUnknown>(X)->getValue();
		V = isa<ConstantInt>(U) ? U : In.lookup(U);
		break;
	}
	case scTruncate:
		V = B.CreateTrunc(Op(0), X->getType());
		break;
	case scZeroExtend:
		V = B.CreateZExt(Op(0), X->getType());
		break;
	case scSignExtend:
		V = B.CreateSExt(Op(0), X->getType());
		break;
	case scPtrToInt:
		V = B.CreatePtrToInt(Op(0), X->getType());
		break;
	case scUDivExpr: {
		Value *D = Op(1);
		if (!isa<ConstantInt>(D))
			demand(B.CreateICmpNE(D, ConstantInt::get(D->getType(), 0)));
		V = B.CreateUDiv(Op(0), D);
		break;
	}
	case scAddExpr:
		V = fold(X, Instruction::Add);
		break;
	case scMulExpr:
		V = fold(X, Instruction::Mul);
		break;
	case scSMaxExpr:
		V = Least(Intrinsic::smax);
		break;
	case scUMaxExpr:
		V = Least(Intrinsic::umax);
		break;
	case scSMinExpr:
		V = Least(Intrinsic::smin);
		break;
	case scUMinExpr:
		V = Least(Intrinsic::umin);
		break;
	default:
		report_fatal_error("samara: a formula that cannot be evaluated before its loops");
	}
	if (V == nullptr)
		report_fatal_error("samara: a formula over a value that is not at hand");
	return Memo[X] = V;
}

bool Question::known(const smr_poly *P) const
{
	for (uint32_t T = 0; T < P->nterms; T++)
		for (uint16_t K = 0; K < P->terms[T].nsyms; K++)
			if (Symbols[P->terms[T].syms[K]] == nullptr)
				return false;
	return true;
}

Value *Question::number(const smr_poly *P)
{
	Value *Sum = B.getInt64(0);

	for (uint32_t T = 0; T < P->nterms; T++) {
		Value *V = B.getInt64(uint64_t(P->terms[T].coef));
		for (uint16_t K = 0; K < P->terms[T].nsyms; K++)
			V = B.CreateMul(V, Symbols[P->terms[T].syms[K]]);
		Sum = B.CreateAdd(Sum, V);
	}
	return Sum;
}

// Branches to the loops unless the condition holds.
void Question::demand(Value *Cond)
{
	auto *Next = BasicBlock::Create(C, "", Q, No);

	B.CreateCondBr(Cond, Next, No);
	B.SetInsertPoint(Next);
}

// Checks the range [1, 2^31): trip counts are simplified on this condition.
void Question::runs(const smr_poly *Extent)
{
	int64_t Fixed;

	if (!smr_poly_is_const(Extent, &Fixed) || Fixed < 1 || Fixed >= 1ll << 31)
		demand(B.CreateICmpULT(B.CreateSub(number(Extent), B.getInt64(1)),
				       B.getInt64((1ll << 31) - 1)));
}

// Checks that trip counts simplified on a condition equal the program's own.
void Question::exact()
{
	for (auto &E : S.Exact) {
		if (known(E.second) && ready(E.first) && Told.insert(&E).second)
			demand(B.CreateICmpEQ(B.CreateZExtOrTrunc(emit(E.first), I64),
					      number(E.second)));
	}
}

// Programs without it have no C library.
Function *smr::errnoLocation(Module &M)
{
	auto *Ty = FunctionType::get(PointerType::getUnqual(M.getContext()), false);
	FunctionCallee Place = M.getOrInsertFunction("__errno_location", Ty);
	auto *Fn = dyn_cast<Function>(Place.getCallee());

	if (Fn == nullptr || !Fn->isDeclaration())
		return nullptr;
	if (Fn->use_empty())
		Fn->setLinkage(GlobalValue::ExternalWeakLinkage);
	return Fn;
}

// Checks that the address is not errno: a mathematical function in the loops may change it.
void Question::notErrno(Value *At)
{
	Function *Fn = errnoLocation(M);

	if (Fn == nullptr)
		return demand(B.getFalse());
	demand(B.CreateICmpNE(Fn, ConstantPointerNull::get(B.getPtrTy())));
	CallInst *Call = B.CreateCall(Fn);
	Call->setDoesNotThrow();
	Call->setDoesNotAccessMemory();
	demand(B.CreateICmpNE(At, Call));
}

bool Question::ready(const SCEV *X) const
{
	return !SCEVExprContains(X, [&](const SCEV *T) {
		auto *U = dyn_cast<SCEVUnknown>(T);
		return U && !isa<ConstantInt>(U->getValue()) && !In.lookup(U->getValue());
	});
}

// Emits a load of the loops if every loop around it runs at least once. A loop's own trip count may
// depend on the load: its test is evaluated as before its first iteration.
bool Question::load(Held &H)
{
	for (size_t I = 0; I < S.Loops.size(); I++) {
		const smr_poly *P = S.L->loops[I].extent;
		Loop *L = S.Loops[I];
		if (!L->contains(H.I) || (L->getHeader() == H.I->getParent() && !known(P)))
			continue;
		auto E = S.Enters.find(L);
		if (known(P))
			runs(P);
		else if (E == S.Enters.end() || !ready(E->second.From) || !ready(E->second.To))
			return false;
		else
			demand(B.CreateICmp(E->second.Goes, emit(E->second.From),
					    emit(E->second.To)));
	}
	Value *Base = In.lookup(H.Base);
	if (Base == nullptr || !known(H.At))
		return false;
	Value *At = B.CreatePtrAdd(Base, number(H.At));
	if (H.Errno)
		notErrno(At);
	LoadInst *Ld = B.CreateAlignedLoad(H.I->getType(), At, H.I->getAlign());
	Ld->setAAMetadata(H.I->getAAMetadata());
	In[H.Stand] = Ld;
	return true;
}

bool Question::settle(const Settled &X)
{
	if (In.lookup(X.Stand) != nullptr || !ready(X.Left) || !ready(X.Right) ||
	    (X.Yes != nullptr && (!ready(X.Yes) || !ready(X.No))))
		return false;
	Value *Test = B.CreateICmp(X.Goes, emit(X.Left), emit(X.Right));
	In[X.Stand] = X.Yes ? B.CreateSelect(Test, emit(X.Yes), emit(X.No)) : Test;
	return true;
}

// Emits symbols with known values first, then loads, then the symbols that depend on them.
void Question::symbols()
{
	Symbols.assign(S.L->g->nsyms, nullptr);
	for (uint32_t R = 0; R < S.L->g->nrows; R++)
		Symbols[S.L->g->rows[R].pitch] = B.getInt64(0); // set by the runtime
	for (bool Again = true; Again;) {
		Again = false;
		for (const Leaf &L : S.Leaves) {
			if (Symbols[L.Sym] != nullptr)
				continue;
			if (L.V ? !isa<ConstantInt>(L.V) && In.lookup(L.V) == nullptr : !ready(L.S))
				continue;
			Symbols[L.Sym] = L.V ? B.CreateSExt(In.lookup(L.V), I64)
					     : B.CreateZExtOrTrunc(emit(L.S), I64);
			Again = true;
		}
		exact();
		for (const Settled &X : S.Made)
			Again |= settle(X);
		for (Held &H : S.Helds)
			if (!H.Row && In.lookup(H.Stand) == nullptr && load(H)) {
				Again = true;
				break;
			}
	}
	for (Value *V : Symbols)
		if (V == nullptr)
			report_fatal_error(
				"samara: a symbol that cannot be evaluated before its loops");
}

// Returns a scalar; a pointer as its distance from its base.
Value *Question::given(Value *V)
{
	if (isa<Constant>(V) && !V->getType()->isPointerTy())
		return V;
	if (!V->getType()->isPointerTy())
		return In.lookup(V);
	return B.CreateSub(B.CreatePtrToInt(In.lookup(V), I64),
			   B.CreatePtrToInt(In.lookup(S.Origins.lookup(V)), I64));
}

// Returns the index of the parent loop. Loops of opaque code have no parent in S.L.
static int parent(const Site &S, int I)
{
	const auto *Around = find(S.Loops, S.Loops[size_t(I)]->getParentLoop());

	if (!S.Opaque)
		return S.L->loops[I].parent;
	return Around == S.Loops.end() ? int(SMR_LIFT_NONE) : int(Around - S.Loops.begin());
}

// Emits the number of points of all innermost loops, at most 2^31 for each nest: in integers, since
// the program may test floating-point exceptions. Loops over blocks count once: the inner loop
// covers all iterations.
Value *Question::points()
{
	Value *Most = B.getInt64(1ll << 31), *Sum = B.getInt64(0);
	SmallVector<Value *, 8> Upto;

	for (int I = 0; I < S.L->nloops; I++) {
		int Around = parent(S, I);
		Value *V = Around == SMR_LIFT_NONE ? B.getInt64(1) : Upto[size_t(Around)];
		bool Inner = true, Blocks = false;
		for (int K = 0; K < S.L->nloops; K++) {
			Inner &= parent(S, K) != I;
			Blocks |= S.L->loops[K].tile == I;
		}
		if (!Blocks)
			V = B.CreateBinaryIntrinsic(
				Intrinsic::umin,
				B.CreateMul(V, isOpen(S.L->loops[I])
						       ? B.getInt64(SMR_RANGE_ABOUT)
						       : number(S.L->loops[I].extent)),
				Most);
		Upto.push_back(V);
		if (Inner)
			Sum = B.CreateAdd(Sum, V);
	}
	return Sum;
}

// Calls the runtime, if the process contains one.
Value *Question::ask()
{
	smr_graph *G = S.L->g;
	unsigned Count = G->nsyms + S.Scalars.size() + S.NumResults;
	auto *Ty = ArrayType::get(I64, Count + 1);
	IRBuilder<> Top(&Q->getEntryBlock(), Q->getEntryBlock().begin());
	AllocaInst *Room = Top.CreateAlloca(Ty, nullptr, "nums");
	unsigned K = 0;
	auto Slot = [&](unsigned At) { return B.CreateConstInBoundsGEP2_64(Ty, Room, 0, At + 1); };

	for (int I = 0; I < S.L->nloops; I++)
		runs(S.L->loops[I].extent);
	parts();
	Value *Nums = Slot(0);
	B.CreateStore(points(), B.CreateConstInBoundsGEP2_64(Ty, Room, 0, 0));
	for (Value *V : Symbols)
		B.CreateStore(V, Slot(K++));
	for (Value *V : S.Scalars) {
		B.CreateStore(B.getInt64(0), Slot(K));
		B.CreateStore(given(V), Slot(K++));
	}
	auto *EnterTy = FunctionType::get(B.getInt32Ty(), {I64, B.getPtrTy()}, true);
	FunctionCallee Enter = M.getOrInsertFunction("smr_site_enter", EnterTy);
	auto *Fn = cast<Function>(Enter.getCallee());
	if (Fn->isDeclaration())
		Fn->setLinkage(GlobalValue::ExternalWeakLinkage);
	demand(B.CreateICmpNE(Fn, ConstantPointerNull::get(B.getPtrTy())));
	takeRoom(); // the last check that may fail
	SmallVector<Value *, 16> Pass{Q->getArg(0), Nums};
	for (Value *V : S.Bases) // except those that the runtime reads from a table
		if (V != nullptr)
			Pass.push_back(In.lookup(V));
	CallInst *Call = B.CreateCall(Enter, Pass);
	Call->setDoesNotThrow();
	// A static array that is passed to a call that may call back counts as escaped: GlobalsAA
	// would then no longer distinguish it from other pointers, in any function.
	Call->addFnAttr(Attribute::NoCallback);
	for (unsigned I = 1; I < Pass.size(); I++)
		Call->addParamAttr(I, Attribute::NoCapture);
	answered(Call);
	return Nums;
}

// Continues only if the loops are done; otherwise they run, and may have to report their end.
void Question::answered(Value *Call)
{
	auto *Ty = dyn_cast<StructType>(answer());

	if (Ty == nullptr && S.Parts == nullptr) {
		B.CreateRet(Call);
		return;
	}
	auto *Next = BasicBlock::Create(C, "", Q, No), *Loops = BasicBlock::Create(C, "", Q, No);
	B.CreateCondBr(B.CreateICmpEQ(Call, B.getInt32(SMR_SITE_DONE)), Next, Loops);
	B.SetInsertPoint(Loops);
	giveRoom();
	B.CreateRet(Ty ? B.CreateInsertValue(Constant::getNullValue(Ty), Call, 0) : Call);
	B.SetInsertPoint(Next);
}

void Question::results(Value *Nums)
{
	auto *Ty = dyn_cast<StructType>(answer());
	smr_graph *G = S.L->g;
	unsigned First = G->nsyms + S.Scalars.size(), K = 1;

	rest();
	if (Ty == nullptr) {
		if (S.Parts != nullptr)
			B.CreateRet(B.getInt32(SMR_SITE_DONE));
		return;
	}
	Value *R = B.CreateInsertValue(PoisonValue::get(Ty), B.getInt32(SMR_SITE_DONE), 0);
	auto Slot = [&](uint32_t At, Type *T) {
		return B.CreateLoad(T, B.CreateConstInBoundsGEP1_64(I64, Nums, First + At));
	};
	for (const Out &O : S.Outs) {
		Value *V;
		if (O.Base != nullptr)
			V = B.CreatePtrAdd(In.lookup(O.Base),
					   S.Opaque ? Slot(O.Result, I64) : number(O.Number));
		else if (O.Number != nullptr)
			V = B.CreateTrunc(number(O.Number), O.I->getType());
		else
			V = Slot(O.Result, O.I->getType());
		R = B.CreateInsertValue(R, V, K++);
	}
	if (S.Ends.size() > 1)
		R = B.CreateInsertValue(R, Slot(0, B.getInt32Ty()), K);
	B.CreateRet(R);
}

void Question::sameMachine()
{
	for (const char *Same : {"target-cpu", "target-features", "tune-cpu", "no-trapping-math"})
		if (S.F->hasFnAttribute(Same))
			Q->addFnAttr(S.F->getFnAttribute(Same));
	if (S.F->hasFnAttribute(Attribute::UWTable))
		Q->addFnAttr(S.F->getFnAttribute(Attribute::UWTable));
}

void Question::attributes(ArrayRef<Value *> Written)
{
	Q->addFnAttr(Attribute::NoInline);
	Q->addFnAttr(Attribute::Cold);
	Q->setDoesNotThrow();
	sameMachine();
	if (S.Parts != nullptr) // calls the program's own functions
		return;
	Q->addFnAttr(Attribute::WillReturn);
	Q->addFnAttr(Attribute::NoSync);
	Q->addFnAttr(Attribute::NoFree);
	// Rows of a table, and pointers loaded here, point to memory that is not an argument's.
	MemoryEffects E = MemoryEffects::argMemOnly();
	bool Loaded =
		any_of(S.Bases, [](Value *V) { return V != nullptr && isa<Argument>(V); }) &&
		any_of(S.Helds, [&](const Held &H) { return is_contained(S.Bases, H.Stand); });
	if (S.TouchesOther || Loaded)
		E = MemoryEffects::unknown();
	else if (S.ReadsOther)
		E |= MemoryEffects::readOnly();
	Q->setMemoryEffects(E);
	for (unsigned I = 0; I < Args.size(); I++)
		if (Args[I]->getType()->isPointerTy()) {
			bool Returned =
				any_of(S.Outs, [&](const Out &O) { return O.Base == Args[I]; });
			if (!Returned)
				Q->addParamAttr(I + 1, Attribute::NoCapture);
			if (!is_contained(Written, Args[I]))
				Q->addParamAttr(I + 1, Attribute::ReadOnly);
		}
}

Function *Question::make()
{
	SmallVector<Type *, 16> Types{I64}; // the record
	SmallVector<Value *, 8> Written;

	collect();
	for (Value *V : Args)
		Types.push_back(V->getType());
	Q = Function::Create(FunctionType::get(answer(), Types, false),
			     GlobalValue::InternalLinkage, QUESTION, &M);
	for (unsigned I = 0; I < Args.size(); I++)
		In[Args[I]] = Q->getArg(I + 1);
	auto *Entry = BasicBlock::Create(C, "entry", Q);
	No = BasicBlock::Create(C, "no", Q);
	B.SetInsertPoint(Entry);
	symbols();
	results(ask());
	B.SetInsertPoint(No);
	B.CreateRet(Constant::getNullValue(answer()));
	for (size_t I = 0; I < S.Bases.size(); I++)
		if (S.Bases[I] != nullptr && S.L->g->bases[I].written)
			Written.push_back(S.Bases[I]);
	attributes(Written);
	FunctionPassManager Clean;
	Clean.addPass(EarlyCSEPass());
	Clean.addPass(InstCombinePass());
	Clean.addPass(SimplifyCFGPass());
	Clean.run(*Q, Manager);
	Q->addFnAttr(Attribute::OptimizeNone); // until releaseQuestions()
	return Q;
}

Function *Questions::share(Function *Q, FunctionAnalysisManager &FAM)
{
	auto &Like = All[StructuralHash(*Q)];

	for (Function *X : Like)
		if (FunctionComparator(X, Q, &Numbers).compare() == 0) {
			FAM.clear(*Q, Q->getName());
			Q->eraseFromParent();
			return X;
		}
	Like.push_back(Q);
	return Q;
}

void smr::releaseQuestions(Module &M)
{
	for (Function &F : M)
		if (F.getName().starts_with(QUESTION)) {
			F.removeFnAttr(Attribute::OptimizeNone);
			F.addFnAttr(Attribute::OptimizeForSize);
			F.addFnAttr(Attribute::MinSize);
		}
}
