/* IR text of GPU kernels → PTX.
 *
 * LLVM 19 ends the process if it meets an intrinsic that a GPU lacks, so all functions that are
 * left after the passes are compared with a list before code is generated. The PTX version is the
 * lowest that the GPU's code needs: a driver refuses PTX that is newer than itself. */
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/llvm/build.h"
#include "back/llvm/llvm.h"

#define TRIPLE "nvptx64-nvidia-cuda"

typedef struct machine {
	int sm;
	const char *cpu, *features;
} machine;

static const machine machines[] = {
	{90 | SMR_LLVM_SPECIAL, "sm_90a", "+ptx80"},
	{90, "sm_90", "+ptx78"},
	{80, "sm_80", "+ptx70"},
	{75, "sm_75", "+ptx65"},
};

/* Intrinsics that LLVM has PTX for, on all of these machines, also on vectors. An entry that ends
 * with a point stands for all types: f16, f32 and f64, or integers. */
static const char *const known[] = {
	"llvm.abs.",
	"llvm.assume",
	"llvm.bitreverse.",
	"llvm.bswap.",
	"llvm.ceil.",
	"llvm.copysign.",
	"llvm.ctlz.",
	"llvm.ctpop.",
	"llvm.cttz.",
	"llvm.experimental.noalias.scope.decl",
	"llvm.fabs.",
	"llvm.floor.",
	"llvm.fma.",
	"llvm.fptosi.sat.",
	"llvm.fptoui.sat.",
	"llvm.fshl.",
	"llvm.fshr.",
	"llvm.is.fpclass.",
	"llvm.ldexp.",
	"llvm.lifetime.",
	"llvm.maximum.",
	"llvm.maxnum.",
	"llvm.minimum.",
	"llvm.minnum.",
	"llvm.nearbyint.",
	"llvm.nvvm.barrier0",
	"llvm.nvvm.ex2.approx.f",
	"llvm.nvvm.read.ptx.sreg.ctaid.x",
	"llvm.nvvm.read.ptx.sreg.tid.x",
	"llvm.nvvm.shfl.sync.bfly.i32",
	"llvm.rint.",
	"llvm.round.",
	"llvm.roundeven.",
	"llvm.sadd.sat.",
	"llvm.scmp.",
	"llvm.smax.",
	"llvm.smin.",
	"llvm.sqrt.",
	"llvm.ssub.sat.",
	"llvm.trunc.",
	"llvm.uadd.sat.",
	"llvm.ucmp.",
	"llvm.umax.",
	"llvm.umin.",
	"llvm.usub.sat.",
};

/* ... and those that only GPUs from some compute capability on have. */
static const struct {
	int sm;
	const char *name;
} since[] = {
	{75, "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"},
	{75, "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"},
	{75, "llvm.nvvm.mma.m16n8k8.row.col.f32.f32"},
	{80, "llvm.nvvm.f2tf32.rna"},
	{80, "llvm.nvvm.mma.m16n8k16.row.col.bf16"},
	{80, "llvm.nvvm.mma.m16n8k8.row.col.tf32"},
	{80, "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"},
	{80, "llvm.nvvm.cp.async.cg.shared.global.16.s"},
	{80, "llvm.nvvm.cp.async.commit.group"},
	{80, "llvm.nvvm.cp.async.wait.group"},
};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_target(void)
{
	LLVMInitializeNVPTXTargetInfo();
	LLVMInitializeNVPTXTarget();
	LLVMInitializeNVPTXTargetMC();
	LLVMInitializeNVPTXAsmPrinter();
}

typedef struct job {
	int sm;
	LLVMModuleRef m;
	LLVMTargetMachineRef tm;
	char *err;
	size_t errlen;
} job;

static int report_llvm_error(const job *j, const char *what, char *msg)
{
	snprintf(j->err, j->errlen, "%s: %s", what, msg != NULL ? msg : "no reason given");
	LLVMDisposeMessage(msg);
	return 1;
}

/* Code for the instructions of one compute capability runs on no other. */
static bool serves(const machine *m, int sm)
{
	return (m->sm | sm) & SMR_LLVM_SPECIAL ? m->sm == sm : m->sm <= sm;
}

static LLVMTargetMachineRef create_target_machine(int sm, char *err, size_t errlen)
{
	LLVMTargetRef target;
	char *msg = NULL;
	size_t i = 0, n = sizeof(machines) / sizeof(machines[0]);

	pthread_once(&once, init_target);
	while (i < n && !serves(&machines[i], sm))
		i++;
	if (i == n) {
		snprintf(err, errlen, "no code for compute capability %d.%d%s",
			 (sm & ~SMR_LLVM_SPECIAL) / 10, (sm & ~SMR_LLVM_SPECIAL) % 10,
			 sm & SMR_LLVM_SPECIAL ? "a" : "");
		return NULL;
	}
	if (LLVMGetTargetFromTriple(TRIPLE, &target, &msg) != 0) {
		snprintf(err, errlen, "no code generator: %s", msg != NULL ? msg : TRIPLE);
		LLVMDisposeMessage(msg);
		return NULL;
	}
	return LLVMCreateTargetMachine(target, TRIPLE, machines[i].cpu, machines[i].features,
				       LLVMCodeGenLevelDefault, LLVMRelocDefault,
				       LLVMCodeModelDefault);
}

/* Drops the number of lanes: an operation on vectors is one for each lane. */
static void name_without_lanes(const char *name, char *out, size_t n)
{
	const char *at = strstr(name, ".v");
	size_t digits = at != NULL ? strspn(at + 2, "0123456789") : 0;

	if (digits > 0)
		snprintf(out, n, "%.*s.%s", (int)(at - name), name, at + 2 + digits);
	else
		snprintf(out, n, "%s", name);
}

static bool is_known(const char *of, int sm)
{
	char name[128];

	for (size_t i = 0; i < sizeof(since) / sizeof(since[0]); i++)
		if (since[i].sm <= sm && strcmp(of, since[i].name) == 0)
			return true;

	name_without_lanes(of, name, sizeof(name));
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		size_t n = strlen(known[i]);

		if (known[i][n - 1] == '.' ? strncmp(name, known[i], n) == 0
					   : strcmp(name, known[i]) == 0)
			return true;
	}
	return false;
}

static int check_functions(const job *j)
{
	for (LLVMValueRef f = LLVMGetFirstFunction(j->m); f != NULL; f = LLVMGetNextFunction(f)) {
		size_t n;
		const char *name = LLVMGetValueName2(f, &n);

		if (!LLVMIsDeclaration(f) || LLVMGetFirstUse(f) == NULL || is_known(name, j->sm))
			continue;
		snprintf(j->err, j->errlen, "a GPU has no %.80s", name);
		return 1;
	}
	return 0;
}

static int compile_module(const job *j, LLVMMemoryBufferRef *out)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(j->tm);
	char *msg = NULL;

	LLVMSetTarget(j->m, TRIPLE);
	LLVMSetModuleDataLayout(j->m, layout);
	LLVMDisposeTargetData(layout);
	if (LLVMVerifyModule(j->m, LLVMReturnStatusAction, &msg) != 0)
		return report_llvm_error(j, "invalid IR", msg);
	LLVMDisposeMessage(msg);
	if (smr_llvm_run_passes(j->m, j->tm, SMR_LLVM_NVPTX_PASSES, j->err, j->errlen) != 0 ||
	    check_functions(j) != 0)
		return 1;
	msg = NULL;
	if (LLVMTargetMachineEmitToMemoryBuffer(j->tm, j->m, LLVMAssemblyFile, &msg, out) != 0)
		return report_llvm_error(j, "code generation", msg);
	return 0;
}

static int copy_text(const job *j, LLVMMemoryBufferRef ptx, char **out, size_t *n)
{
	*n = LLVMGetBufferSize(ptx);
	*out = malloc(*n + 1);
	if (*out != NULL) {
		memcpy(*out, LLVMGetBufferStart(ptx), *n);
		(*out)[*n] = '\0';
	} else {
		snprintf(j->err, j->errlen, "no memory for PTX");
	}
	LLVMDisposeMemoryBuffer(ptx);
	return *out != NULL ? 0 : 1;
}

int smr_llvm_nvptx(const char *ir, size_t len, int sm, char **out, size_t *n, char *err,
		   size_t errlen)
{
	job j = {.sm = sm & ~SMR_LLVM_SPECIAL,
		 .tm = create_target_machine(sm, err, errlen),
		 .err = err,
		 .errlen = errlen};
	LLVMMemoryBufferRef ptx = NULL;
	char *msg = NULL;
	int st = 1;

	*out = NULL;
	if (j.tm == NULL)
		return 1;
	LLVMContextRef context = LLVMContextCreate();
	/* the parser takes ownership of the buffer, even if it fails */
	LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, len, "kernels");

	if (LLVMParseIRInContext(context, text, &j.m, &msg) != 0) {
		report_llvm_error(&j, "IR text", msg);
	} else {
		st = compile_module(&j, &ptx);
		if (st == 0)
			st = copy_text(&j, ptx, out, n);
		LLVMDisposeModule(j.m);
	}
	LLVMContextDispose(context);
	LLVMDisposeTargetMachine(j.tm);
	return st;
}
