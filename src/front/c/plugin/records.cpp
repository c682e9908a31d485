// Records, texts and notes in their own sections. Listed in llvm.used they get SHF_GNU_RETAIN and
// survive --gc-sections, archives and strip; no start-up code registers them.
#include "shim.h"
#include <llvm/Support/xxhash.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>
#include <samara/site.h>

extern "C" {
#include "base/alloc.h"
#include "front/c/frame.h"
#include "front/c/pack.h"
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

// Where the helper of the guest runtime is (rt/guest/question.c): the same in all objects.
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

static GlobalVariable *packed(Module &M, const char *Tag, StringRef Text)
{
	char *Bytes;
	size_t N;

	if (smr_text_pack(Text.data(), Text.size(), &Bytes, &N) != SMR_OK)
		report_fatal_error(Twine("samara: ") + smr_errmsg());
	GlobalVariable *G = blob(M, Tag, StringRef(Bytes, N), "smr_text");
	smr_free(Bytes);
	return G;
}

static bool sanitized(const Function &F)
{
	return F.hasFnAttribute(Attribute::SanitizeAddress) ||
	       F.hasFnAttribute(Attribute::SanitizeThread) ||
	       F.hasFnAttribute(Attribute::SanitizeMemory) ||
	       F.hasFnAttribute(Attribute::SanitizeHWAddress) ||
	       F.hasFnAttribute(Attribute::SanitizeMemTag);
}

// What the loops are compiled for: the function's attributes and the level. Not 0.
static uint64_t compiledFor(const Site &S, StringRef Level)
{
	std::string Text = S.F->getAttributes().getAsString(AttributeList::FunctionIndex);

	return xxh3_64bits(Text + Level.str()) | 1;
}

// Whether the compiler may choose digits: whatever -ffast-math allows beyond contraction.
static bool isRelaxed(const Instruction &I)
{
	FastMathFlags Flags = I.getFastMathFlags();

	Flags.setAllowContract(false);
	return Flags.any();
}

// Whether -ffast-math holds for some of the arithmetic, and for all of it.
static uint32_t flagsOf(const Site &S)
{
	bool Some = false, All = true;

	if (S.Opaque)
		return 0;
	for (const BasicBlock *B : S.Region)
		for (const Instruction &I : *B)
			if (isa<FPMathOperator>(I) && !isa<PHINode, SelectInst>(I)) {
				Some |= isRelaxed(I);
				All &= I.isFast();
			}
	return SMR_SITE_POINTS | (Some ? SMR_SITE_FAST : 0) | (All ? SMR_SITE_FLUSHED : 0);
}

void smr::record(std::vector<std::unique_ptr<Site>> &Sites, const std::string &Notes,
		 StringRef Level, Module &M)
{
	LLVMContext &C = M.getContext();
	Type *P = PointerType::getUnqual(C), *I32 = Type::getInt32Ty(C), *I64 = Type::getInt64Ty(C);
	StructType *Ty = StructType::create({I32, I32, P, P, P, I64, I32, I32}, "smr.site");
	SmallVector<GlobalValue *, 16> Used;
	Constant *Null = ConstantPointerNull::get(PointerType::getUnqual(C));
	uint32_t Id = 0;

	if (!Notes.empty())
		Used.push_back(packed(M, SMR_FRAME_PACKED_NOTE, Notes));
	for (auto &S : Sites) {
		GlobalVariable *Text = packed(M, SMR_FRAME_PACKED_FLOW, S->Text);
		Used.push_back(Text);
		if (S->Opaque && !S->Asks)
			continue;
		Constant *Code = Null;
		if (S->Asks) {
			Used.push_back(blob(M, SMR_FRAME_CODE, S->Code, "smr_code"));
			Code = Used.back();
		}
		// A replacement would bypass the checks that a sanitizer builds into the loops.
		Constant *State = ConstantInt::get(I32, sanitized(*S->F) ? 0 : 1);
		uint64_t Loops = S->Opaque ? 0 : compiledFor(*S, Level);
		Constant *Fields[] = {State,
				      ConstantInt::get(I32, Id++),
				      Text,
				      Code,
				      Null,
				      ConstantInt::get(I64, Loops),
				      ConstantInt::get(I32, S->L->g->nsyms),
				      ConstantInt::get(I32, flagsOf(*S))};
		S->Record = new GlobalVariable(M, Ty, false, GlobalValue::PrivateLinkage,
					       ConstantStruct::get(Ty, Fields), "smr.record");
		S->Record->setSection("smr_sites");
		S->Record->setAlignment(Align(8));
		Used.push_back(S->Record);
	}
	if (!Used.empty())
		appendToUsed(M, Used);
	if (Id > 0)
		nameHelper(M);
}
