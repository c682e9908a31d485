/* Bitcode of wasm32 → object → core module.
 *
 * The module imports nothing, so any call that LLVM or the sender added fails to link. lld runs in
 * this process, in memory; if it was not built in, or has failed, wasm-ld is spawned with files. */
#include "back/llvm/build.h"
#include "back/llvm/lld.h"
#include "back/llvm/llvm.h"
#include <errno.h>
#include <fcntl.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Core.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define TRIPLE "wasm32-unknown-unknown"

enum { MAX_EXPORTS = 64, LARGEST_MODULE = 64 << 20 };

typedef struct link_job {
	char dir[64], obj[80], wasm[80];
	char exports[MAX_EXPORTS][80];
	size_t nexports;
	char *err;
	size_t errlen;
} link_job;

static int report_llvm_error(link_job *j, const char *what, char *msg)
{
	snprintf(j->err, j->errlen, "%s: %s", what, msg != NULL ? msg : "no reason given");
	LLVMDisposeMessage(msg);
	return 1;
}

/* ---- linking -----------------------------------------------------------------------------------
 */

static int spawn_linker(const char *const *argv, link_job *j)
{
	static const char *const linkers[] = {"wasm-ld-19", "wasm-ld"};
	posix_spawn_file_actions_t quiet;
	int status = -1;

	if (posix_spawn_file_actions_init(&quiet) != 0)
		return 1;
	posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
	posix_spawn_file_actions_addopen(&quiet, 2, "/dev/null", O_WRONLY, 0);
	for (size_t i = 0; i < sizeof(linkers) / sizeof(linkers[0]); i++) {
		pid_t pid;

		if (posix_spawnp(&pid, linkers[i], &quiet, NULL, (char *const *)(const void *)argv,
				 environ) != 0)
			continue;
		while (waitpid(pid, &status, 0) < 0)
			if (errno != EINTR) { /* ECHILD: the program ignores SIGCHLD */
				status = 0;
				break;
			}
		break;
	}
	posix_spawn_file_actions_destroy(&quiet);
	if (status == 0 && access(j->wasm, R_OK) == 0)
		return 0;
	if (j->err[0] == '\0')
		snprintf(j->err, j->errlen,
			 "no linker could make a WebAssembly module (wasm-ld-19, wasm-ld)");
	return 1;
}

enum { MOST_ARGUMENTS = 16 + MAX_EXPORTS };

static size_t list_arguments(const link_job *j, const char *argv[MOST_ARGUMENTS + 1])
{
	const char *const fixed[] = {"wasm-ld",
				     "--no-entry",
				     "--stack-first",
				     "--strip-all",
				     "--fatal-warnings",
				     "-z",
				     "stack-size=65536",
				     "--export=__heap_base",
				     "-o",
				     j->wasm,
				     j->obj};
	size_t n = sizeof(fixed) / sizeof(fixed[0]);

	memcpy(argv, fixed, sizeof(fixed));
	for (size_t i = 0; i < j->nexports; i++)
		argv[n++] = j->exports[i];
	argv[n] = NULL;
	return n;
}

/* -1: lld cannot run in this process. */
static int link_here(link_job *j, LLVMMemoryBufferRef obj, void **out, size_t *n)
{
	smr_lld_memory m = {.from = "nest.o",
			    .object = LLVMGetBufferStart(obj),
			    .nobject = LLVMGetBufferSize(obj)};
	const char *argv[MOST_ARGUMENTS + 1];
	int st;

	if (getenv("SAMARA_WASM_LD") != NULL)
		return -1;
	snprintf(j->obj, sizeof(j->obj), "%s", m.from);
	snprintf(j->wasm, sizeof(j->wasm), "nest.wasm");
	st = smr_lld_link(argv, list_arguments(j, argv), &m, j->err, j->errlen);
	*out = m.linked;
	*n = m.nlinked;
	return st;
}

static int write_object(const link_job *j, LLVMMemoryBufferRef obj)
{
	FILE *f = fopen(j->obj, "wbe");
	size_t n = LLVMGetBufferSize(obj);
	bool ok = f != NULL && fwrite(LLVMGetBufferStart(obj), 1, n, f) == n;

	return (f == NULL || fclose(f) == 0) && ok ? 0 : 1;
}

static int read_module(link_job *j, void **out, size_t *n)
{
	FILE *f = fopen(j->wasm, "rbe");
	struct stat s = {0};

	*out = NULL;
	if (f != NULL && fstat(fileno(f), &s) == 0 && s.st_size > 0 && s.st_size < LARGEST_MODULE)
		*out = malloc((size_t)s.st_size);
	*n = (size_t)s.st_size;
	if (*out == NULL || fread(*out, 1, *n, f) != *n) {
		snprintf(j->err, j->errlen, "the linked module cannot be read");
		free(*out);
		*out = NULL;
	}
	if (f != NULL)
		fclose(f);
	return *out != NULL ? 0 : 1;
}

/* Links in a temporary folder: names do not clash, and left-over files are easy to find. */
static int link_object(link_job *j, LLVMMemoryBufferRef obj, void **out, size_t *n)
{
	const char *argv[MOST_ARGUMENTS + 1];
	int st;

	j->err[0] = '\0';
	st = link_here(j, obj, out, n);
	if (st >= 0)
		return st;
	snprintf(j->dir, sizeof(j->dir), "/tmp/samara-wasm-XXXXXX");
	if (mkdtemp(j->dir) == NULL) {
		snprintf(j->err, j->errlen, "no place to link in: /tmp: %s", strerror(errno));
		return 1;
	}
	snprintf(j->obj, sizeof(j->obj), "%s/nest.o", j->dir);
	snprintf(j->wasm, sizeof(j->wasm), "%s/nest.wasm", j->dir);
	st = write_object(j, obj);
	if (st != 0)
		snprintf(j->err, j->errlen, "cannot write %s", j->obj);
	else if (list_arguments(j, argv) > 0)
		st = spawn_linker(argv, j);
	if (st == 0)
		st = read_module(j, out, n);
	unlink(j->obj);
	unlink(j->wasm);
	rmdir(j->dir);
	return st;
}

/* ---- compiling ---------------------------------------------------------------------------------
 */

static int add_export(link_job *j, LLVMValueRef v)
{
	size_t n;
	const char *name = LLVMGetValueName2(v, &n);

	if (LLVMIsDeclaration(v) || LLVMGetLinkage(v) != LLVMExternalLinkage)
		return 0;
	if (j->nexports == MAX_EXPORTS || n > 60) {
		snprintf(j->err, j->errlen, "the module defines too many names, or too long ones");
		return 1;
	}
	snprintf(j->exports[j->nexports++], sizeof(j->exports[0]), "--export=%s", name);
	return 0;
}

static int find_exports(link_job *j, LLVMModuleRef m)
{
	for (LLVMValueRef f = LLVMGetFirstFunction(m); f != NULL; f = LLVMGetNextFunction(f))
		if (add_export(j, f) != 0)
			return 1;
	for (LLVMValueRef v = LLVMGetFirstGlobal(m); v != NULL; v = LLVMGetNextGlobal(v))
		if (add_export(j, v) != 0)
			return 1;
	return 0;
}

/* Checks the module's target. x86-64 bitcode would compile without an error, with 64-bit offsets:
 * an endless loop. */
static int check_target(link_job *j, LLVMModuleRef m, LLVMTargetMachineRef tm)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(tm);
	char *want = LLVMCopyStringRepOfTargetData(layout);
	size_t n;
	int st = 0;

	if (strcmp(LLVMGetTarget(m), TRIPLE) != 0) {
		snprintf(j->err, j->errlen, "the bitcode is for %s, not for " TRIPLE,
			 LLVMGetTarget(m)[0] != '\0' ? LLVMGetTarget(m) : "no target");
		st = 1;
	} else if (strcmp(LLVMGetDataLayoutStr(m), want) != 0) {
		snprintf(j->err, j->errlen, "the bitcode's data layout is not that of " TRIPLE);
		st = 1;
	} else if (LLVMGetModuleInlineAsm(m, &n) != NULL && n > 0) {
		snprintf(j->err, j->errlen, "the bitcode has inline assembly");
		st = 1;
	}
	LLVMDisposeMessage(want);
	LLVMDisposeTargetData(layout);
	return st;
}

static int compile_wasm_module(link_job *j, LLVMModuleRef m, LLVMTargetMachineRef tm, void **out,
			       size_t *n)
{
	LLVMMemoryBufferRef obj = NULL;
	char *msg = NULL;
	int st;

	if (check_target(j, m, tm) != 0)
		return 1;
	if (LLVMVerifyModule(m, LLVMReturnStatusAction, &msg) != 0)
		return report_llvm_error(j, "invalid bitcode", msg);
	LLVMDisposeMessage(msg);
	if (find_exports(j, m) != 0 ||
	    smr_llvm_run_passes(m, tm, SMR_LLVM_WASM_PASSES, j->err, j->errlen) != 0)
		return 1;
	msg = NULL;
	if (LLVMTargetMachineEmitToMemoryBuffer(tm, m, LLVMObjectFile, &msg, &obj) != 0)
		return report_llvm_error(j, "code generation", msg);
	st = link_object(j, obj, out, n);
	LLVMDisposeMemoryBuffer(obj);
	return st;
}

/* Keeps LLVM's error in bitcode; without a handler LLVM exits the process. */
static void keep_diagnostic(LLVMDiagnosticInfoRef info, void *arg)
{
	link_job *j = arg;
	char *text = LLVMGetDiagInfoDescription(info);

	if (LLVMGetDiagInfoSeverity(info) == LLVMDSError)
		snprintf(j->err, j->errlen, "%s", text);
	LLVMDisposeMessage(text);
}

int smr_llvm_wasm(const void *bitcode, size_t len, void **out, size_t *n, char *err, size_t errlen)
{
	link_job j = {.err = err, .errlen = errlen};
	LLVMTargetMachineRef tm = smr_llvm_machine(TRIPLE, SMR_LLVM_WASM_FEATURES, err, errlen);
	LLVMModuleRef m = NULL;
	int st = 1;

	*out = NULL;
	if (tm == NULL)
		return 1;
	snprintf(err, errlen, "the bitcode cannot be read");
	LLVMContextRef context = LLVMContextCreate();

	LLVMContextSetDiagnosticHandler(context, keep_diagnostic, &j);
	LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(bitcode, len, "wasm");

	if (LLVMParseBitcodeInContext2(context, text, &m) == 0) {
		st = compile_wasm_module(&j, m, tm, out, n);
		LLVMDisposeModule(m);
	}
	LLVMDisposeMemoryBuffer(text);
	LLVMContextDispose(context);
	LLVMDisposeTargetMachine(tm);
	return st;
}
