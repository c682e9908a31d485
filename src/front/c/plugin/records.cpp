// Writes records, texts and notes into separate sections. Being listed in llvm.used gives them
// SHF_GNU_RETAIN, so that they survive --gc-sections, archives and strip; no start-up code
// registers them. Records form one array: separate variables would take twice the space in an
// object.
#include "shim.h"
#include <llvm/IR/Intrinsics.h>
#include <llvm/Support/xxhash.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>
#include <samara/site.h>

extern "C" {
#include "base/alloc.h"
#include "base/data/hash.h"
#include "front/c/frame.h"
#include "front/c/lift/pack.h"
#include "front/c/lift/texts.h"
}

using namespace llvm;
using namespace smr;

static GlobalVariable *blob(Module &M, const char *Tag, StringRef Payload, const char *Section)
{
	size_t N = smr_frame_size(Payload.size());
	std::string Bytes(N, '\0');

	smr_frame_write(Bytes.data(), Tag, Payload.data(), Payload.size());
	Constant *D = ConstantDataArray::getString(M.getContext(), Bytes, false);
	auto *G = new GlobalVariable(M, D->getType(), true, GlobalValue::PrivateLinkage, D,
				     "smr.frame");
	G->setSection(Section);
	G->setAlignment(Align(8));
	return G;
}

// Emits the path of the guest runtime's helper (rt/guest/question.c), shared by all objects.
static void nameHelper(Module &M)
{
	const char *Path = getenv("SAMARA_SELF");

	if (Path == nullptr || Path[0] != '/' || M.getNamedValue("smr_guest_helper") != nullptr)
		return;
	Constant *D = ConstantDataArray::getString(M.getContext(), Path);
	auto *G = new GlobalVariable(M, D->getType(), true, GlobalValue::LinkOnceODRLinkage, D,
				     "smr_guest_helper");
	G->setVisibility(GlobalValue::HiddenVisibility);
	G->setComdat(M.getOrInsertComdat("smr_guest_helper"));
	appendToUsed(M, {G});
}

// Greatest bytes of texts, and of packed texts, in one frame: a question sends the whole frame.
enum { TEXTS = 1 << 20, PACKED = 96 << 10 };

namespace
{
struct Record {
	Site *S;
	GlobalVariable *Texts = nullptr, *Code = nullptr, *Calls = nullptr;
	unsigned Number = 0;
};

// Packs the texts of all records into as many frames as needed.
struct Texts {
	Module &M;
	SmallVector<GlobalValue *, 16> &Used;

	// Returns null if the frame would be too long.
	GlobalVariable *pack(StringRef All, bool Always)
	{
		GlobalVariable *G = nullptr;
		char *Bytes;
		size_t N;

		if (smr_text_pack(All.data(), All.size(), &Bytes, &N) != SMR_OK)
			report_fatal_error(Twine("samara: ") + smr_errmsg());
		if (Always || N <= PACKED) {
			G = blob(M, SMR_FRAME_TEXTS, StringRef(Bytes, N), "smr_text");
			Used.push_back(G);
		}
		smr_free(Bytes);
		return G;
	}

	void put(MutableArrayRef<Record> List, const std::string &Notes)
	{
		std::string All;
		bool Fits = List.size() <= UINT16_MAX;
		GlobalVariable *G = nullptr;

		for (const Record &R : List)
			All += R.S->Text + '\0';
		if (!Notes.empty())
			All += SMR_TEXTS_NOTE + Notes + '\0';
		if (All.empty())
			return;
		if ((Fits && All.size() <= TEXTS) || List.size() <= 1)
			G = pack(All, List.size() <= 1);
		if (G == nullptr) {
			put(List.take_front(List.size() / 2), "");
			put(List.drop_front(List.size() / 2), Notes);
			return;
		}
		for (unsigned K = 0; K < List.size(); K++) {
			List[K].Texts = G;
			List[K].Number = K;
		}
	}
};
} // namespace

bool smr::isSanitized(const Function &F)
{
	return F.hasFnAttribute(Attribute::SanitizeAddress) ||
	       F.hasFnAttribute(Attribute::SanitizeThread) ||
	       F.hasFnAttribute(Attribute::SanitizeMemory) ||
	       F.hasFnAttribute(Attribute::SanitizeHWAddress) ||
	       F.hasFnAttribute(Attribute::SanitizeMemTag);
}

// Hashes the loops' target: the function's attributes and the level. Never 0.
static uint32_t compiledFor(const Site &S, StringRef Level)
{
	std::string Text = S.F->getAttributes().getAsString(AttributeList::FunctionIndex);

	return uint32_t(xxh3_64bits(Text + Level.str())) | 1;
}

// Whether the compiler may change the result's digits: any part of -ffast-math except contraction.
static bool isRelaxed(const Instruction &I)
{
	FastMathFlags Flags = I.getFastMathFlags();

	Flags.setAllowContract(false);
	return Flags.any();
}

// Whether an address is the same in all iterations; nothing is hoisted yet.
static bool isFixed(const Loop &L, const Value *V)
{
	const auto *I = dyn_cast<Instruction>(V);

	if (L.isLoopInvariant(V))
		return true;
	return isa<GetElementPtrInst, CastInst, BinaryOperator>(I) &&
	       all_of(I->operands(), [&](const Use &U) { return isFixed(L, U); });
}

// Whether an iteration of an innermost loop depends on the one before: a sum in source order, in a
// register or in memory.
static bool waits(const Loop &L, const Instruction &I)
{
	if (const auto *P = dyn_cast<PHINode>(&I)) {
		const auto *Next = P->getParent() == L.getHeader() && L.getLoopLatch() != nullptr
					   ? dyn_cast<Instruction>(
						     P->getIncomingValueForBlock(L.getLoopLatch()))
					   : nullptr;
		return Next != nullptr && isa<FPMathOperator>(Next) && !Next->hasAllowReassoc();
	}
	const auto *To = dyn_cast<StoreInst>(&I);
	return To != nullptr && To->getValueOperand()->getType()->isFloatingPointTy() &&
	       isFixed(L, To->getPointerOperand());
}

// Whether the call is to a function of the C library, or to an intrinsic that becomes such a call.
static bool isCall(const Instruction &I)
{
	const auto *Call = dyn_cast<CallInst>(&I);

	if (Call == nullptr)
		return false;
	switch (Call->getIntrinsicID()) {
	case Intrinsic::not_intrinsic:
	case Intrinsic::exp:
	case Intrinsic::exp2:
	case Intrinsic::log:
	case Intrinsic::log2:
	case Intrinsic::log10:
	case Intrinsic::sin:
	case Intrinsic::cos:
	case Intrinsic::pow:
		return true;
	default:
		return false;
	}
}

// Whether the compiler cannot vectorise the loops.
static bool isSlow(const Site &S)
{
	for (const Loop *L : S.Loops)
		if (L->isInnermost())
			for (const BasicBlock *B : L->blocks())
				for (const Instruction &I : *B)
					if (waits(*L, I) || isCall(I))
						return true;
	return false;
}

// Returns the flags of the site: whether -ffast-math holds for some, and for all, of the
// arithmetic.
static uint8_t flagsOf(const Site &S)
{
	bool Some = false, All = true;

	if (S.Opaque)
		return SMR_SITE_CODE;
	for (const BasicBlock *B : S.Region)
		for (const Instruction &I : *B)
			if (isa<FPMathOperator>(I) && !isa<PHINode, SelectInst>(I)) {
				Some |= isRelaxed(I);
				All &= I.isFast();
			}
	return SMR_SITE_POINTS | (Some ? SMR_SITE_FAST : 0) | (All ? SMR_SITE_FLUSHED : 0) |
	       (isSlow(S) ? SMR_SITE_SLOW : 0);
}

static GlobalVariable *variable(Module &M, Type *T, const char *Name, const char *Section)
{
	auto *G = new GlobalVariable(M, T, false, GlobalValue::PrivateLinkage, nullptr, Name);

	G->setSection(Section);
	G->setAlignment(Align(8));
	return G;
}

// Fields of smr_site.
enum { STATE, TEXT, HASH, PREPARED, LOOPS, NUMBER, NSYMS, FLAGS };

static Constant *distance(Constant *To, Constant *From)
{
	Type *I64 = Type::getInt64Ty(To->getContext()), *I32 = Type::getInt32Ty(To->getContext());

	return ConstantExpr::getTrunc(ConstantExpr::getSub(ConstantExpr::getPtrToInt(To, I64),
							   ConstantExpr::getPtrToInt(From, I64)),
				      I32);
}

static Constant *fieldOf(GlobalVariable *All, unsigned At, unsigned Field)
{
	Type *I32 = Type::getInt32Ty(All->getContext());
	Constant *Path[] = {ConstantInt::get(I32, 0), ConstantInt::get(I32, At),
			    ConstantInt::get(I32, Field)};

	return ConstantExpr::getInBoundsGetElementPtr(All->getValueType(), All, Path);
}

static Constant *made(const Record &R, GlobalVariable *All, unsigned At, StringRef Level)
{
	auto *Ty = cast<StructType>(cast<ArrayType>(All->getValueType())->getElementType());
	const Site &S = *R.S;
	uint32_t NSyms = S.L->g->nsyms;
	GlobalVariable *Own = R.Code ? R.Code : R.Calls;
	auto Number = [&](unsigned Field, uint64_t X) {
		return ConstantInt::get(Ty->getElementType(Field), X);
	};
	// A replacement would bypass the checks that a sanitizer adds to the loops.
	bool Asks = !isSanitized(*S.F) && NSyms <= UINT8_MAX;
	Constant *Fields[] = {Number(STATE, Asks),
			      distance(R.Texts, fieldOf(All, At, TEXT)),
			      Number(HASH, smr_hash_fnv1a(S.Text.data(), S.Text.size())),
			      Constant::getNullValue(Ty->getElementType(PREPARED)),
			      Own ? distance(Own, fieldOf(All, At, LOOPS))
				  : Number(LOOPS, compiledFor(S, Level)),
			      Number(NUMBER, R.Number),
			      Number(NSYMS, Asks ? NSyms : 0),
			      Number(FLAGS, flagsOf(S) | (R.Calls ? SMR_SITE_CALLS | S.Calls : 0))};

	return ConstantStruct::get(Ty, Fields);
}

void smr::leastWork(ArrayRef<std::unique_ptr<Site>> Sites)
{
	GlobalVariable *All = nullptr;
	SmallVector<Constant *, 16> Records;

	for (const auto &S : Sites) {
		if (S->Least == 0)
			continue;
		if (All == nullptr) {
			All = cast<GlobalVariable>(S->Record->stripInBoundsConstantOffsets());
			for (const Use &X : All->getInitializer()->operands())
				Records.push_back(cast<Constant>(X));
		}
		Constant *&Own = Records[S->Number];
		SmallVector<Constant *, 8> Fields;
		for (unsigned K = 0; Constant *X = Own->getAggregateElement(K); K++)
			Fields.push_back(X);
		if (Fields[STATE]->isNullValue())
			continue;
		Fields[STATE] = ConstantInt::get(Fields[STATE]->getType(), S->Least);
		Own = ConstantStruct::get(cast<StructType>(Own->getType()), Fields);
	}
	if (All != nullptr)
		All->setInitializer(
			ConstantArray::get(cast<ArrayType>(All->getValueType()), Records));
}

static void makeRecords(ArrayRef<Record> List, StringRef Level, Module &M,
			SmallVectorImpl<GlobalValue *> &Used)
{
	LLVMContext &C = M.getContext();
	Type *P = PointerType::getUnqual(C), *I32 = Type::getInt32Ty(C), *I64 = Type::getInt64Ty(C);
	Type *I16 = Type::getInt16Ty(C), *I8 = Type::getInt8Ty(C);
	StructType *Ty = StructType::create({I32, I32, I64, P, I32, I16, I8, I8}, "smr.site");
	SmallVector<Constant *, 16> Made;

	if (List.empty())
		return;
	auto *All = variable(M, ArrayType::get(Ty, List.size()), "smr.records", "smr_sites");
	for (unsigned K = 0; K < List.size(); K++) {
		Made.push_back(made(List[K], All, K, Level));
		List[K].S->Record = fieldOf(All, K, STATE);
		List[K].S->Number = K;
	}
	All->setInitializer(ConstantArray::get(cast<ArrayType>(All->getValueType()), Made));
	Used.push_back(All);
	nameHelper(M);
}

void smr::record(std::vector<std::unique_ptr<Site>> &Sites, const std::string &Notes,
		 StringRef Level, bool Guest, Module &M)
{
	SmallVector<GlobalValue *, 16> Used;
	SmallVector<Record, 16> All, Asking;

	for (auto &S : Sites) {
		Record R{S.get()};
		if (S->Asks) {
			R.Code = blob(M, SMR_FRAME_CODE, S->Code, "smr_code");
			Used.push_back(R.Code);
		} else if (Guest && !S->Opaque) {
			R.Calls = callList(*S, compiledFor(*S, Level), M);
		}
		All.push_back(R);
	}
	Texts{M, Used}.put(All, Notes);
	copy_if(All, std::back_inserter(Asking),
		[](const Record &R) { return !R.S->Opaque || R.S->Asks; });
	makeRecords(Asking, Level, M, Used);
	if (!Used.empty())
		appendToUsed(M, Used);
}
