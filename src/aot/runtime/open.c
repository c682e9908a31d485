/* Opens a built library at the first call, and runs calls. */
#include <pthread.h>

#include "aot/pack.h"
#include "aot/runtime/runtime.h"
#include "base/alloc.h"

/* Shared by all programs of this library: opening is rare. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void close_built(smr_aot *b)
{
	smr_model_images_end(&b->model);
	smr_executable_free(b->model.image);
	smr_module_free(b->model.module);
	smr_arena_free(b->model.face.arena);
	smr_workers_free(b->runner.workers);
	smr_free(b->args);
	smr_free(b->results);
	smr_free(b);
}

static smr_status make_arrays(const smr_stablehlo_value *v, uint32_t n, smr_ndarray **out)
{
	*out = smr_calloc((size_t)n + 1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for arrays");
	for (uint32_t i = 0; i < n; i++) {
		(*out)[i].dtype = smr_dtype_name(v[i].dtype);
		(*out)[i].rank = v[i].rank;
		memcpy((*out)[i].dims, v[i].dims, sizeof((*out)[i].dims));
	}
	return SMR_OK;
}

static smr_status open_built(smr_aot *b)
{
	smr_taking *t = &b->kernels;
	smr_model *m = &b->model;
	smr_aot_cpu need;

	*t = (smr_taking){.from = b->program->bytes, .n = b->program->n};
	if (b->program->format != SMR_AOT_FORMAT || smr_take(t) != SMR_AOT_FORMAT)
		return smr_fail(SMR_ECORRUPT, "the program in this library is damaged");
	need.level = smr_take(t);
	need.more = smr_take(t);
	SMR_TRY(smr_aot_cpu_check(&need));
	SMR_TRY(smr_unpack_module(t, &m->module));
	SMR_TRY(smr_unpack_face(t, m->module, &m->face));
	SMR_TRY(make_arrays(m->face.args, m->face.nargs, &b->args));
	SMR_TRY(make_arrays(m->face.results, m->face.nresults, &b->results));
	SMR_TRY(smr_workers_new(0, &b->runner.workers));
	SMR_TRY(smr_executable_new(&b->runner, m->module, &m->image));
	return smr_model_images_begin(m, false);
}

static smr_status make_ready(smr_aot_program *p, smr_aot **out)
{
	smr_aot *b = smr_calloc(1, sizeof(*b));
	smr_status st;

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	b->program = p;
	st = open_built(b);
	if (st != SMR_OK) {
		close_built(b);
		return st;
	}
	*out = b;
	return SMR_OK;
}

static smr_status open_program_once(smr_aot_program *p, smr_aot **out)
{
	smr_status st = SMR_OK;

	*out = __atomic_load_n(&p->self, __ATOMIC_ACQUIRE);
	if (*out != NULL)
		return SMR_OK;
	pthread_mutex_lock(&lock);
	*out = p->self;
	if (*out == NULL)
		st = make_ready(p, out);
	if (st == SMR_OK)
		__atomic_store_n(&p->self, *out, __ATOMIC_RELEASE);
	pthread_mutex_unlock(&lock);
	return st;
}

/* Each call has arrays of its own, since several calls may run concurrently. */
int smr_aot_call(smr_aot_program *p, const void *const *args, void *const *results)
{
	enum { FEW = 64 };
	smr_ndarray few[FEW], *list = few;
	smr_aot *b;
	size_t n, nargs;
	smr_status st;

	st = open_program_once(p, &b);
	if (st != SMR_OK)
		return st;
	nargs = b->model.face.nargs;
	n = nargs + b->model.face.nresults;
	if (n > FEW && (list = smr_calloc(n, sizeof(*list))) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu arrays", n);
	for (size_t i = 0; i < n; i++) {
		list[i] = i < nargs ? b->args[i] : b->results[i - nargs];
		list[i].data = i < nargs ? (void *)(uintptr_t)args[i] : results[i - nargs];
	}
	st = smr_model_run(&b->model, list, nargs, list + nargs, n - nargs);
	if (list != few)
		smr_free(list);
	return st;
}

int smr_aot_ready(smr_aot_program *p)
{
	smr_aot *b;

	return open_program_once(p, &b);
}

void smr_aot_close(smr_aot_program *p)
{
	pthread_mutex_lock(&lock);
	if (p->self != NULL)
		close_built(p->self);
	__atomic_store_n(&p->self, NULL, __ATOMIC_RELEASE);
	pthread_mutex_unlock(&lock);
}

const char *smr_aot_why(void)
{
	return smr_errmsg();
}
