/* Opens libsamara-llvm.so when code must be compiled. */
#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/module.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static smr_status open_module(void **out)
{
	int64_t from = smr_log_on(SMR_LOG_DEBUG) ? smr_work_ns() : 0;
	char *path;
	smr_status st;

	SMR_TRY(smr_find_own("libsamara-llvm.so", &path));
	st = smr_dynlib_load(path, out);
	smr_free(path);
	smr_exit_guard_watch(); /* exit() may be called during its use */
	smr_log(SMR_LOG_DEBUG, "compiler: %.2f ms of processor time to open it",
		smr_seconds(from, smr_work_ns()) * 1e3);
	return st;
}

smr_status nest_compiler(const char *name, void **fn)
{
	static void *module;
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&lock);
	if (module == NULL)
		st = open_module(&module);
	if (st == SMR_OK && (*fn = dlsym(module, name)) == NULL)
		st = smr_fail(SMR_EUNSUPPORTED, "%s", dlerror());
	pthread_mutex_unlock(&lock);
	if (st != SMR_OK)
		return smr_fail(SMR_EUNSUPPORTED, "no compiler for generated code: %s",
				smr_errmsg());
	return SMR_OK;
}

smr_status smr_nest_bitcode(const smr_str *ir, const char *target, void **out, size_t *n)
{
	const nest_target *t = nest_target_find(target);
	smr_llvm_bitcode_fn *bitcode;
	char err[512] = "";
	void *made;

	if (t == NULL)
		return smr_fail(SMR_ENOTFOUND, "no code is generated for %s", target);
	SMR_TRY(nest_compiler("smr_llvm_bitcode", (void **)&bitcode));
	if (bitcode(ir->s, ir->n, t->triple, &made, n, err, sizeof(err)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "generated code: %s", err);
	*out = smr_malloc(*n);
	if (*out != NULL)
		memcpy(*out, made, *n);
	free(made);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for bitcode");
}
