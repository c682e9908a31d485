/* Bitcode to an object for this CPU, and the table of functions. */
#include "back/llvm/jit.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/llvm/jit_own.h"

static atomic_ulong calls;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards all below, and compiling */
static LLVMTargetMachineRef machine;                     /* used by one compilation at a time */
static char *cpu, *features, *triple, *layout, version[32];

/* LLVMInitializeNativeTarget() initialises the target that LLVM's headers were built for. */
static void init_target(void)
{
#if defined(__aarch64__)
	LLVMInitializeAArch64TargetInfo();
	LLVMInitializeAArch64Target();
	LLVMInitializeAArch64TargetMC();
	LLVMInitializeAArch64AsmPrinter();
#elif defined(__x86_64__)
	LLVMInitializeX86TargetInfo();
	LLVMInitializeX86Target();
	LLVMInitializeX86TargetMC();
	LLVMInitializeX86AsmPrinter();
#else
	LLVMInitializeNativeTarget();
	LLVMInitializeNativeAsmPrinter();
#endif
}

/* Makes the target machine, which all calls share: creating one costs more than compiling a small
 * function. The caller holds the lock. */
static smr_status start_machine(char *err, size_t errlen)
{
	LLVMTargetRef target;
	LLVMTargetDataRef data;
	unsigned major, minor, patch;
	char *msg = NULL;

	if (machine != NULL)
		return SMR_OK;
	init_target();
	LLVMGetVersion(&major, &minor, &patch);
	snprintf(version, sizeof(version), "%u.%u.%u", major, minor, patch);
	if (triple == NULL) {
		triple = LLVMGetDefaultTargetTriple();
		cpu = LLVMGetHostCPUName();
		features = LLVMGetHostCPUFeatures();
	}
	if (LLVMGetTargetFromTriple(triple, &target, &msg) != 0) {
		snprintf(err, errlen, "LLVM makes no code for %s: %s", triple, msg);
		LLVMDisposeMessage(msg);
		return SMR_EUNSUPPORTED;
	}
	machine = LLVMCreateTargetMachine(target, triple, cpu, features, LLVMCodeGenLevelDefault,
					  LLVMRelocPIC, LLVMCodeModelJITDefault);
	if (machine == NULL) {
		snprintf(err, errlen, "LLVM makes no code for %s", triple);
		return SMR_EUNSUPPORTED;
	}
	data = LLVMCreateTargetDataLayout(machine);
	layout = LLVMCopyStringRepOfTargetData(data);
	LLVMDisposeTargetData(data);
	return SMR_OK;
}

static smr_status start_jit(smr_jit_host *out, char *err, size_t errlen)
{
	smr_status st;

	atomic_fetch_add(&calls, 1);
	pthread_mutex_lock(&lock);
	st = start_machine(err, errlen);
	pthread_mutex_unlock(&lock);
	if (st == SMR_OK)
		st = smr_jit_link_start(err, errlen);
	if (st == SMR_OK)
		*out = (smr_jit_host){version, triple, cpu, features};
	return st;
}

/* ---- compiling --------------------------------------------------------------------------------
 */

static smr_status optimise_bitcode(LLVMModuleRef m, char *err, size_t errlen)
{
	LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
	LLVMErrorRef bad = LLVMRunPasses(m, SMR_JIT_PASSES, machine, options);

	LLVMDisposePassBuilderOptions(options);
	return bad == NULL ? SMR_OK : smr_jit_told("passes", bad, err, errlen);
}

static smr_status emit_machine_code(LLVMModuleRef m, void **out, size_t *n, char *err,
				    size_t errlen)
{
	LLVMMemoryBufferRef object = NULL;
	char *msg = NULL;

	if (LLVMTargetMachineEmitToMemoryBuffer(machine, m, LLVMObjectFile, &msg, &object) != 0) {
		snprintf(err, errlen, "code generation: %s", msg);
		LLVMDisposeMessage(msg);
		return SMR_EUNSUPPORTED;
	}
	*n = LLVMGetBufferSize(object);
	*out = malloc(*n); /* not smr_malloc: the caller's smr_free() is another one */
	if (*out != NULL)
		memcpy(*out, LLVMGetBufferStart(object), *n);
	else
		snprintf(err, errlen, "no memory for %zu bytes of machine code", *n);
	LLVMDisposeMemoryBuffer(object);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status compile_in(LLVMContextRef context, const void *bitcode, size_t n,
			     const smr_jit_rules *rules, void **out, size_t *out_n, char *err,
			     size_t errlen)
{
	LLVMModuleRef m;
	smr_status st = smr_jit_parse(context, bitcode, n, &m, err, errlen);

	if (st != SMR_OK)
		return st;
	st = smr_jit_check(m, rules, layout, err, errlen);
	if (st == SMR_OK) {
		smr_jit_adopt(m, rules, machine);
		st = optimise_bitcode(m, err, errlen);
	}
	if (st == SMR_OK)
		st = emit_machine_code(m, out, out_n, err, errlen);
	LLVMDisposeModule(m);
	return st;
}

static smr_status compile_bitcode(const void *bitcode, size_t n, const smr_jit_rules *rules,
				  void **out, size_t *out_n, char *err, size_t errlen)
{
	LLVMContextRef context;
	smr_status st;

	atomic_fetch_add(&calls, 1);
	pthread_mutex_lock(&lock);
	st = start_machine(err, errlen);
	if (st == SMR_OK) {
		context = LLVMContextCreate();
		st = compile_in(context, bitcode, n, rules, out, out_n, err, errlen);
		LLVMContextDispose(context);
	}
	pthread_mutex_unlock(&lock);
	return st;
}

static smr_status compile_text(LLVMContextRef context, const char *text, char *err, size_t errlen)
{
	LLVMMemoryBufferRef bytes =
		LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "warm");
	LLVMModuleRef m;
	char *msg = NULL;
	void *object = NULL;
	size_t n;
	smr_status st;

	/* the parser takes ownership of the buffer */
	if (LLVMParseIRInContext(context, bytes, &m, &msg) != 0) {
		snprintf(err, errlen, "IR text: %s", msg);
		LLVMDisposeMessage(msg);
		return SMR_EINTERNAL;
	}
	LLVMSetTarget(m, triple);
	LLVMSetDataLayout(m, layout);
	st = optimise_bitcode(m, err, errlen);
	if (st == SMR_OK)
		st = emit_machine_code(m, &object, &n, err, errlen);
	free(object);
	LLVMDisposeModule(m);
	return st;
}

static smr_status warm_up_compiler(char *err, size_t errlen)
{
	static const char text[] =
		"declare void @f(ptr)\n"
		"define void @g(ptr %p, i64 %n) {\n  br label %l\n"
		"l:\n  %i = phi i64 [ 0, %0 ], [ %j, %l ]\n  %q = getelementptr float, ptr %p, i64 "
		"%i\n"
		"  %x = load float, ptr %q\n  %y = fadd float %x, 1.0\n  store float %y, ptr %q\n"
		"  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, %n\n  br i1 %c, label %l, label %e\n"
		"e:\n  call void @f(ptr %p)\n  ret void\n}\n";
	smr_jit_host host;
	LLVMContextRef context;
	smr_status st;

	SMR_JIT_TRY(start_jit(&host, err, errlen));
	pthread_mutex_lock(&lock);
	context = LLVMContextCreate();
	st = compile_text(context, text, err, errlen);
	LLVMContextDispose(context);
	pthread_mutex_unlock(&lock);
	return st;
}

/* ---- describing -------------------------------------------------------------------------------
 */

/* Appends the name of a symbol with external linkage. */
static void append_global_name(LLVMValueRef v, char *out, size_t room)
{
	size_t used = strlen(out), n;
	const char *name = LLVMGetValueName2(v, &n);
	LLVMLinkage linkage = LLVMGetLinkage(v);

	if (!LLVMIsDeclaration(v) && linkage != LLVMInternalLinkage &&
	    linkage != LLVMPrivateLinkage && used + n + 2 <= room)
		snprintf(out + used, room - used, "%s%s", used > 0 ? "," : "", name);
}

static smr_status describe_bitcode(const void *bitcode, size_t n, smr_jit_about *out, char *err,
				   size_t errlen)
{
	LLVMContextRef context;
	LLVMModuleRef m;
	smr_status st;

	atomic_fetch_add(&calls, 1);
	*out = (smr_jit_about){0};
	context = LLVMContextCreate();
	st = smr_jit_parse(context, bitcode, n, &m, err, errlen);
	if (st == SMR_OK) {
		LLVMTargetDataRef data = LLVMGetModuleDataLayout(m);

		(void)smr_jit_producer(bitcode, n, out->producer, sizeof(out->producer), err,
				       errlen);
		snprintf(out->triple, sizeof(out->triple), "%s", LLVMGetTarget(m));
		out->pointer_bits = 8 * LLVMPointerSize(data);
		out->big_endian = LLVMByteOrder(data) == LLVMBigEndian;
		for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
			append_global_name(f, out->symbols, sizeof(out->symbols));
		for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
			append_global_name(g, out->symbols, sizeof(out->symbols));
		LLVMDisposeModule(m);
	}
	LLVMContextDispose(context);
	return st;
}

static smr_status link_object(const void *object, size_t n, const smr_jit_symbol *symbols,
			      size_t nsymbols, const char *const *entries, size_t nentries,
			      void **address, smr_jit_linked **out, char *err, size_t errlen)
{
	smr_jit_host host;

	/* the linker finds the object's format through LLVM's targets */
	SMR_JIT_TRY(start_jit(&host, err, errlen));
	return smr_jit_link(object, n, symbols, nsymbols, entries, nentries, address, out, err,
			    errlen);
}

static void unlink_code(smr_jit_linked *l)
{
	atomic_fetch_add(&calls, 1);
	smr_jit_drop(l);
}

static unsigned long count_jit_calls(void)
{
	return atomic_load(&calls);
}

SMR_API const smr_jit smr_llvm_jit = {
	.start = start_jit,
	.warm = warm_up_compiler,
	.describe = describe_bitcode,
	.compile = compile_bitcode,
	.release = free,
	.link = link_object,
	.drop = unlink_code,
	.entered = count_jit_calls,
};
