/* Checks of shipped bitcode, with reasons for refusals. */
#include <limits.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/llvm/jit_own.h"

static smr_status refuse_bitcode(smr_status st, char *err, size_t errlen, const char *fmt, ...)
	SMR_PRINTF(4, 5);

static smr_status refuse_bitcode(smr_status st, char *err, size_t errlen, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(err, errlen, fmt, ap);
	va_end(ap);
	return st;
}

static const char *name_of(LLVMValueRef v)
{
	size_t n;

	return LLVMGetValueName2(v, &n);
}

/* ---- reading ----------------------------------------------------------------------------------
 */

typedef struct told {
	char *err;
	size_t errlen;
} told;

/* Keeps the error. Without a handler LLVM prints it and exits the process. */
static void handle_diagnostic(LLVMDiagnosticInfoRef info, void *ctx)
{
	told *t = ctx;
	char *text = LLVMGetDiagInfoDescription(info);

	if (LLVMGetDiagInfoSeverity(info) == LLVMDSError)
		snprintf(t->err, t->errlen, "bitcode: %s", text);
	LLVMDisposeMessage(text);
}

/* Returns the LLVM version of the bitcode; 0: unknown. Zig writes bitcode itself, in the format of
 * its LLVM version. */
static unsigned parse_llvm_series(const char *producer)
{
	unsigned major, minor;

	if (sscanf(producer, "LLVM%u", &major) == 1)
		return major;
	if (sscanf(producer, "zig %u.%u", &major, &minor) == 2) /* 0.12: 17, 0.13: 18, 0.14: 19 */
		return major == 0 && minor >= 12 ? minor + 5 : UINT_MAX;
	return 0;
}

static smr_status check_producer_version(const void *bitcode, size_t n, char *err, size_t errlen)
{
	char producer[64];
	unsigned series, own, minor, patch;

	if (smr_jit_producer(bitcode, n, producer, sizeof(producer), err, errlen) != 0)
		return SMR_ECORRUPT;
	LLVMGetVersion(&own, &minor, &patch);
	series = parse_llvm_series(producer);
	if (series == 0)
		return refuse_bitcode(SMR_EUNSUPPORTED, err, errlen,
				      "bitcode was written by \"%s\", which is not known here",
				      producer);
	if (series > own)
		return refuse_bitcode(
			SMR_EUNSUPPORTED, err, errlen,
			"bitcode was written by %s, for a later LLVM than %u here: build the "
			"archive with clang-%u, or give it an object (rustc --emit=obj, "
			"clang -c -fPIC) or text that llvm-as-%u takes (docs/howto/shipping.md)",
			producer, own, own, own);
	return SMR_OK;
}

smr_status smr_jit_parse(LLVMContextRef context, const void *bitcode, size_t n, LLVMModuleRef *out,
			 char *err, size_t errlen)
{
	told t = {err, errlen};
	LLVMMemoryBufferRef bytes;
	char *msg = NULL;
	smr_status st;

	SMR_JIT_TRY(check_producer_version(bitcode, n, err, errlen));
	snprintf(err, errlen, "bitcode: it cannot be read");
	LLVMContextSetDiagnosticHandler(context, handle_diagnostic, &t);
	bytes = LLVMCreateMemoryBufferWithMemoryRangeCopy(bitcode, n, "shipped");
	st = LLVMParseBitcodeInContext2(context, bytes, out) == 0 ? SMR_OK : SMR_ECORRUPT;
	LLVMDisposeMemoryBuffer(bytes);
	if (st == SMR_OK && LLVMVerifyModule(*out, LLVMReturnStatusAction, &msg) != 0) {
		st = refuse_bitcode(SMR_ECORRUPT, err, errlen, "bitcode is not valid: %s", msg);
		LLVMDisposeModule(*out);
	}
	LLVMDisposeMessage(msg);
	LLVMContextSetDiagnosticHandler(context, NULL, NULL);
	return st;
}

/* ---- checks -----------------------------------------------------------------------------------
 */

static smr_status check_variable(LLVMValueRef g, char *err, size_t errlen)
{
	const char *name = name_of(g), *section = LLVMGetSection(g);
	bool lists =
		strcmp(name, "llvm.global_ctors") == 0 || strcmp(name, "llvm.global_dtors") == 0;

	if (LLVMIsThreadLocal(g))
		return refuse_bitcode(SMR_EDENIED, err, errlen, "variable %s is thread-local",
				      name);
	if (lists) {
		if (LLVMIsDeclaration(g) || !LLVMIsNull(LLVMGetInitializer(g)))
			return refuse_bitcode(SMR_EDENIED, err, errlen, "the code has %s",
					      name[12] == 'c' ? "constructors" : "destructors");
		return SMR_OK;
	}
	if (LLVMIsDeclaration(g) && LLVMGetFirstUse(g) != NULL)
		return refuse_bitcode(SMR_EDENIED, err, errlen, "variable %s is not the code's own",
				      name);
	if (section != NULL && *section != '\0' && strcmp(section, "llvm.metadata") != 0)
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "variable %s wants to be in section %s", name, section);
	return SMR_OK;
}

static smr_status check_calls(LLVMValueRef f, char *err, size_t errlen)
{
	for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
		for (LLVMValueRef i = LLVMGetFirstInstruction(b); i;
		     i = LLVMGetNextInstruction(i)) {
			LLVMOpcode op = LLVMGetInstructionOpcode(i);

			if ((op == LLVMCall || op == LLVMInvoke || op == LLVMCallBr) &&
			    LLVMIsAInlineAsm(LLVMGetCalledValue(i)) != NULL)
				return refuse_bitcode(SMR_EDENIED, err, errlen,
						      "function %s has inline assembly",
						      name_of(f));
		}
	return SMR_OK;
}

static smr_status check_function(LLVMValueRef f, const smr_jit_rules *rules, char *err,
				 size_t errlen)
{
	const char *name = name_of(f), *section = LLVMGetSection(f);

	if (LLVMGetIntrinsicID(f) != 0)
		return SMR_OK;
	if (!LLVMIsDeclaration(f)) {
		if (section != NULL && *section != '\0')
			return refuse_bitcode(SMR_EDENIED, err, errlen,
					      "function %s wants to be in section %s", name,
					      section);
		return check_calls(f, err, errlen);
	}
	if (LLVMGetFirstUse(f) != NULL && !rules->may_call(rules->ctx, name))
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "the code calls %s, which is not allowed", name);
	return SMR_OK;
}

static smr_status check_entry(LLVMModuleRef m, const char *name, char *err, size_t errlen)
{
	LLVMValueRef v = LLVMGetNamedFunction(m, name);

	if (v == NULL)
		v = LLVMGetNamedGlobal(m, name);
	if (v == NULL || LLVMIsDeclaration(v))
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "the code does not define its entry %s", name);
	if (LLVMGetLinkage(v) == LLVMInternalLinkage || LLVMGetLinkage(v) == LLVMPrivateLinkage)
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "entry %s is local to the code (static)", name);
	return SMR_OK;
}

smr_status smr_jit_check(LLVMModuleRef m, const smr_jit_rules *rules, const char *layout, char *err,
			 size_t errlen)
{
	size_t n;

	if (!rules->may_run(rules->ctx, LLVMGetTarget(m)))
		return refuse_bitcode(SMR_EUNSUPPORTED, err, errlen,
				      "the code is for %s, which this machine is not",
				      LLVMGetTarget(m));
	if (strcmp(LLVMGetDataLayoutStr(m), layout) != 0)
		return refuse_bitcode(SMR_EUNSUPPORTED, err, errlen,
				      "the code's data layout is \"%s\", here it is \"%s\"",
				      LLVMGetDataLayoutStr(m), layout);
	LLVMGetModuleInlineAsm(m, &n);
	if (n > 0)
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "the code has assembly outside functions");
	if (LLVMGetFirstGlobalIFunc(m) != NULL)
		return refuse_bitcode(SMR_EDENIED, err, errlen,
				      "%s is an ifunc: it would run code while it is linked",
				      name_of(LLVMGetFirstGlobalIFunc(m)));
	for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
		SMR_JIT_TRY(check_variable(g, err, errlen));
	for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
		SMR_JIT_TRY(check_function(f, rules, err, errlen));
	for (size_t i = 0; i < rules->nentries; i++)
		SMR_JIT_TRY(check_entry(m, rules->entries[i], err, errlen));
	return SMR_OK;
}

/* ---- adopting ---------------------------------------------------------------------------------
 */

static bool is_entry(const smr_jit_rules *rules, const char *name)
{
	for (size_t i = 0; i < rules->nentries; i++)
		if (strcmp(rules->entries[i], name) == 0)
			return true;
	return false;
}

/* Makes a symbol local. A function that the code defines itself and that the host has too, such as
 * memcpy, is renamed: the code generator's own calls, for a copied struct, go to the host's. */
static void internalise_symbol(LLVMValueRef v, const smr_jit_rules *rules)
{
	const char *name = name_of(v);
	char other[256];

	if (LLVMIsDeclaration(v) || is_entry(rules, name) || strncmp(name, "llvm.", 5) == 0)
		return;
	LLVMSetComdat(v, NULL);
	LLVMSetLinkage(v, LLVMInternalLinkage);
	LLVMSetVisibility(v, LLVMDefaultVisibility);
	if (rules->may_call(rules->ctx, name)) {
		snprintf(other, sizeof(other), "own.%s", name);
		LLVMSetValueName2(v, other, strlen(other));
	}
}

static void strip_function_attributes(LLVMValueRef f)
{
	static const char *const texts[] = {"target-cpu", "target-features", "tune-cpu"};
	static const char *const words[] = {"uwtable", "ssp", "sspstrong", "sspreq"};
	const char *probe = "probe-stack";

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, texts[i],
						 (unsigned)strlen(texts[i]));
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		LLVMRemoveEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex,
					       LLVMGetEnumAttributeKindForName(words[i],
									       strlen(words[i])));
	/* large frames are still probed, by inline code instead of a function */
	if (LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, probe,
					  (unsigned)strlen(probe)) != NULL)
		LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex,
					LLVMCreateStringAttribute(
						LLVMGetModuleContext(LLVMGetGlobalParent(f)), probe,
						(unsigned)strlen(probe), "inline-asm", 10));
}

void smr_jit_adopt(LLVMModuleRef m, const smr_jit_rules *rules, LLVMTargetMachineRef tm)
{
	char *triple = LLVMGetTargetMachineTriple(tm);

	LLVMSetTarget(m, triple);
	LLVMDisposeMessage(triple);
	LLVMStripModuleDebugInfo(m); /* unused, and slow to process */
	for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
		strip_function_attributes(f);
		internalise_symbol(f, rules);
	}
	for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
		internalise_symbol(g, rules);
}
