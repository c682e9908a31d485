/* IR text to bitcode for any of the targets: verified, not optimised. Passes run on the machine
 * that compiles the bitcode, for its CPU. */
#include "back/llvm/build.h"
#include "back/llvm/llvm.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_targets(void)
{
	LLVMInitializeX86TargetInfo();
	LLVMInitializeX86Target();
	LLVMInitializeX86TargetMC();
	LLVMInitializeAArch64TargetInfo();
	LLVMInitializeAArch64Target();
	LLVMInitializeAArch64TargetMC();
	LLVMInitializeWebAssemblyTargetInfo();
	LLVMInitializeWebAssemblyTarget();
	LLVMInitializeWebAssemblyTargetMC();
	LLVMInitializeWebAssemblyAsmPrinter();
}

LLVMTargetMachineRef smr_llvm_machine(const char *triple, const char *features, char *err,
				      size_t errlen)
{
	LLVMTargetMachineRef tm = NULL;
	LLVMTargetRef target;
	char *msg = NULL;

	pthread_once(&once, init_targets);
	if (LLVMGetTargetFromTriple(triple, &target, &msg) != 0) {
		snprintf(err, errlen, "no code generator: %s", msg != NULL ? msg : triple);
		LLVMDisposeMessage(msg);
		return NULL;
	}
	tm = LLVMCreateTargetMachine(target, triple, "", features, LLVMCodeGenLevelDefault,
				     LLVMRelocDefault, LLVMCodeModelDefault);
	if (tm == NULL)
		snprintf(err, errlen, "no code generator for %s", triple);
	return tm;
}

static int write_module(LLVMModuleRef m, const char *triple, LLVMTargetMachineRef tm, void **out,
			size_t *n, char *err, size_t errlen)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(tm);
	LLVMMemoryBufferRef buffer;
	char *msg = NULL;

	LLVMSetTarget(m, triple);
	LLVMSetModuleDataLayout(m, layout);
	LLVMDisposeTargetData(layout);
	if (LLVMVerifyModule(m, LLVMReturnStatusAction, &msg) != 0) {
		snprintf(err, errlen, "invalid IR: %s", msg);
		LLVMDisposeMessage(msg);
		return 1;
	}
	LLVMDisposeMessage(msg);
	buffer = LLVMWriteBitcodeToMemoryBuffer(m);
	*n = LLVMGetBufferSize(buffer);
	*out = malloc(*n); /* not smr_malloc: libsamara, which frees it, has its own */
	if (*out != NULL)
		memcpy(*out, LLVMGetBufferStart(buffer), *n);
	else
		snprintf(err, errlen, "no memory for bitcode");
	LLVMDisposeMemoryBuffer(buffer);
	return *out != NULL ? 0 : 1;
}

int smr_llvm_bitcode(const char *ir, size_t len, const char *triple, void **out, size_t *n,
		     char *err, size_t errlen)
{
	LLVMTargetMachineRef tm = smr_llvm_machine(triple, "", err, errlen);
	LLVMModuleRef m = NULL;
	char *msg = NULL;
	int st = 1;

	*out = NULL;
	if (tm == NULL)
		return 1;
	LLVMContextRef context = LLVMContextCreate();
	LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, len, "nest");

	if (LLVMParseIRInContext(context, text, &m, &msg) != 0) {
		snprintf(err, errlen, "IR text: %s", msg != NULL ? msg : "no reason given");
		LLVMDisposeMessage(msg);
	} else {
		st = write_module(m, triple, tm, out, n, err, errlen);
		LLVMDisposeModule(m);
	}
	LLVMContextDispose(context);
	LLVMDisposeTargetMachine(tm);
	return st;
}
