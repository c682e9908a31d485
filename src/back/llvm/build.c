/* IR text → verified, optimised, compiled for the host CPU → checked → linked. */
#include "back/llvm/build.h"
#include "back/llvm/llvm.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_target(void)
{
	LLVMInitializeNativeTarget();
	LLVMInitializeNativeAsmPrinter();
	LLVMInitializeNativeAsmParser();
}

/* Writes an error to the caller's buffer and frees LLVM's message. */
static int report_llvm_error(const char *what, char *msg, char *err, size_t errlen)
{
	snprintf(err, errlen, "%s: %s", what, msg != NULL ? msg : "no reason given");
	LLVMDisposeMessage(msg);
	return 1;
}

/* @p level: CPU level; NULL: this CPU. */
static LLVMTargetMachineRef create_target_machine(const char *level, char *err, size_t errlen)
{
	char *triple = LLVMGetDefaultTargetTriple(), *msg = NULL;
	char *cpu = level != NULL ? LLVMCreateMessage(level) : LLVMGetHostCPUName();
	char *features = level != NULL ? LLVMCreateMessage("") : LLVMGetHostCPUFeatures();
	LLVMTargetMachineRef tm = NULL;
	LLVMTargetRef target;

	if (LLVMGetTargetFromTriple(triple, &target, &msg) != 0)
		report_llvm_error("no code generator", msg, err, errlen);
	else
		tm = LLVMCreateTargetMachine(target, triple, cpu, features, LLVMCodeGenLevelDefault,
					     LLVMRelocPIC, LLVMCodeModelDefault);
	LLVMDisposeMessage(features);
	LLVMDisposeMessage(cpu);
	LLVMDisposeMessage(triple);
	return tm;
}

int smr_llvm_run_passes(LLVMModuleRef m, LLVMTargetMachineRef tm, const char *passes, char *err,
			size_t errlen)
{
	LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();

	LLVMPassBuilderOptionsSetSLPVectorization(options, 1);
	LLVMErrorRef bad = LLVMRunPasses(m, passes, tm, options);

	LLVMDisposePassBuilderOptions(options);
	if (bad == NULL)
		return 0;
	char *msg = LLVMGetErrorMessage(bad);

	snprintf(err, errlen, "passes: %s", msg);
	LLVMDisposeErrorMessage(msg);
	return 1;
}

static int compile_module(LLVMModuleRef m, LLVMTargetMachineRef tm, const char *passes,
			  LLVMMemoryBufferRef *out, char *err, size_t errlen)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(tm);
	char *triple = LLVMGetTargetMachineTriple(tm), *msg = NULL;

	LLVMSetTarget(m, triple);
	LLVMSetModuleDataLayout(m, layout);
	LLVMDisposeMessage(triple);
	LLVMDisposeTargetData(layout);
	if (LLVMVerifyModule(m, LLVMReturnStatusAction, &msg) != 0)
		return report_llvm_error("invalid IR", msg, err, errlen);
	LLVMDisposeMessage(msg);
	if (smr_llvm_run_passes(m, tm, passes, err, errlen) != 0)
		return 1;
	if (LLVMTargetMachineEmitToMemoryBuffer(tm, m, LLVMObjectFile, &msg, out) != 0)
		return report_llvm_error("code generation", msg, err, errlen);
	return 0;
}

static int compile_to_object(const char *ir, size_t len, const char *passes, const char *level,
			     LLVMMemoryBufferRef *out, char *err, size_t errlen)
{
	LLVMModuleRef m = NULL;
	char *msg = NULL;
	int st = 1;

	pthread_once(&once, init_target);
	LLVMTargetMachineRef tm = create_target_machine(level, err, errlen);

	if (tm == NULL)
		return 1;
	LLVMContextRef context = LLVMContextCreate();
	/* the parser takes ownership of the buffer, even if it fails */
	LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, len, "nest");

	if (LLVMParseIRInContext(context, text, &m, &msg) != 0) {
		report_llvm_error("IR text", msg, err, errlen);
	} else {
		st = compile_module(m, tm, passes, out, err, errlen);
		LLVMDisposeModule(m);
	}
	LLVMContextDispose(context);
	LLVMDisposeTargetMachine(tm);
	return st;
}

static int link_shared_object(const char *ir, size_t len, const char *passes, const char *out_so,
			      char *err, size_t errlen)
{
	LLVMMemoryBufferRef obj = NULL;

	if (compile_to_object(ir, len, passes, NULL, &obj, err, errlen) != 0)
		return 1;
	const char *data = LLVMGetBufferStart(obj);
	size_t n = LLVMGetBufferSize(obj);
	bool calls;
	int st = smr_llvm_check_symbols(data, n, &calls, err, errlen);

	if (st == 0)
		st = smr_llvm_link(data, n, calls, out_so, err, errlen);
	LLVMDisposeMemoryBuffer(obj);
	return st;
}

/* The result is allocated by malloc: it is freed in libsamara, which counts its own allocations. */
static int object_of(const char *ir, size_t len, const char *passes, const char *cpu, int checked,
		     void **out, size_t *n, char *err, size_t errlen)
{
	LLVMMemoryBufferRef obj = NULL;

	*out = NULL;
	if (compile_to_object(ir, len, passes, cpu, &obj, err, errlen) != 0)
		return 1;
	*n = LLVMGetBufferSize(obj);
	bool calls;
	int st = checked ? smr_llvm_check_symbols(LLVMGetBufferStart(obj), *n, &calls, err, errlen)
			 : 0;

	if (st == 0 && (*out = malloc(*n)) == NULL) {
		snprintf(err, errlen, "no memory for an object");
		st = 1;
	}
	if (st == 0)
		memcpy(*out, LLVMGetBufferStart(obj), *n);
	LLVMDisposeMemoryBuffer(obj);
	return st;
}

int smr_llvm_object(const char *ir, size_t len, const char *cpu, int checked, void **out, size_t *n,
		    char *err, size_t errlen)
{
	return object_of(ir, len, SMR_LLVM_PASSES, cpu, checked, out, n, err, errlen);
}

int smr_llvm_object_opaque(const char *bitcode, size_t len, void **out, size_t *n, char *err,
			   size_t errlen)
{
	return object_of(bitcode, len, SMR_LLVM_OPAQUE_PASSES, NULL, 1, out, n, err, errlen);
}

int smr_llvm_build(const char *ir, size_t len, const char *out_so, char *err, size_t errlen)
{
	return link_shared_object(ir, len, SMR_LLVM_PASSES, out_so, err, errlen);
}

int smr_llvm_build_opaque(const char *bitcode, size_t len, const char *out_so, char *err,
			  size_t errlen)
{
	return link_shared_object(bitcode, len, SMR_LLVM_OPAQUE_PASSES, out_so, err, errlen);
}
