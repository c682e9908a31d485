// Detects translation units whose program may install a system call filter that kills it.
#include "shim.h"
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

using namespace llvm;
using namespace smr;

// Functions of the C library that make any system call, and those that install filters. Calls with
// another constant number are harmless.
static const struct Door {
	const char *Name;
	int64_t Numbers[2];
} Doors[] = {
	{"prctl", {22, 22}},     // PR_SET_SECCOMP
	{"syscall", {157, 317}}, // prctl, seccomp
};

static bool harmless(const User *U, const Function *F, const Door &D)
{
	auto *Call = dyn_cast<CallBase>(U);

	if (Call == nullptr || Call->getCalledOperand() != F || Call->arg_empty())
		return false;
	auto *Number = dyn_cast<ConstantInt>(Call->getArgOperand(0));
	return Number != nullptr && !is_contained(D.Numbers, Number->getSExtValue());
}

static bool mayFilter(const Function &F)
{
	if (F.use_empty() || F.isIntrinsic())
		return false;
	if (F.getName().starts_with("seccomp_") || F.getName() == "pledge")
		return true;
	for (const Door &D : Doors)
		if (F.getName() == D.Name)
			return any_of(F.users(),
				      [&](const User *U) { return !harmless(U, &F, D); });
	return false;
}

static bool makesCalls(StringRef Text)
{
	return Text.contains("syscall") || Text.contains("sysenter") ||
	       Text.contains("int $0x80") || Text.contains("int $$0x80");
}

static bool hasSystemCall(const Function &F)
{
	return any_of(instructions(F), [](const Instruction &I) {
		auto *Call = dyn_cast<CallBase>(&I);
		auto *Text = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;

		return Text != nullptr && makesCalls(Text->getAsmString());
	});
}

void smr::markQuiet(Module &M)
{
	bool Quiet = makesCalls(M.getModuleInlineAsm()) ||
		     any_of(M, [](const Function &F) { return mayFilter(F) || hasSystemCall(F); });

	if (!Quiet || M.getNamedValue("smr_guest_quiet") != nullptr)
		return;
	Type *I8 = Type::getInt8Ty(M.getContext());
	auto *G = new GlobalVariable(M, I8, true, GlobalValue::LinkOnceODRLinkage,
				     ConstantInt::get(I8, 1), "smr_guest_quiet");
	G->setVisibility(GlobalValue::HiddenVisibility);
	G->setComdat(M.getOrInsertComdat("smr_guest_quiet"));
	appendToUsed(M, {G});
}
