#include "run/kernel.h"

#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/table.h"
#include "pass/lower.h"

enum { BUCKETS = 1024 };

/* Seconds that one part of an expression takes in strips, about. */
static const double STEP_S = 1.5e-9;

struct smr_kernel_run {
	struct smr_kernel_run *next;
	smr_flow *flow;
	smr_size *size;
	smr_env env;
	const smr_impl *first; /* strips, or the reference: runs at once */
	smr_exec *exec;        /* ... made ready */
	bool ready;            /* the size is prepared */
	bool plain;            /* nothing that is chosen takes it */
	double guess;          /* seconds of one run by the first */
	double spent;          /* ... of all so far */
};

/* What an op is but for where it stands, and its kernel: most ops of a large program were there
 * before. */
typedef struct known {
	smr_kernel_run *kernel;
	const void *key;
	UT_hash_handle hh;
} known;

struct smr_kernels {
	smr_runner *runner;
	smr_arena *arena;
	smr_str key;
	known *known;
	smr_kernel_run *bucket[BUCKETS];
};

smr_status smr_kernels_new(smr_runner *r, smr_kernels **out)
{
	smr_kernels *k = smr_calloc(1, sizeof(*k));

	if (k != NULL)
		k->arena = smr_arena_new();
	if (k == NULL || k->arena == NULL) {
		smr_free(k);
		return smr_fail(SMR_ENOMEM, "no memory for kernels");
	}
	k->runner = r;
	*out = k;
	return SMR_OK;
}

static void free_kernel(smr_kernel_run *x)
{
	if (x->exec != NULL)
		x->first->release(x->exec);
	smr_size_free(x->size);
	smr_flow_free(x->flow);
	smr_free(x->env.base);
	smr_free(x->env.value);
	smr_free(x);
}

void smr_kernels_free(smr_kernels *k)
{
	if (k == NULL)
		return;
	for (unsigned b = 0; b < BUCKETS; b++)
		while (k->bucket[b] != NULL) {
			smr_kernel_run *x = k->bucket[b];

			k->bucket[b] = x->next;
			free_kernel(x);
		}
	HASH_CLEAR(hh, k->known);
	smr_str_free(&k->key);
	smr_arena_free(k->arena);
	smr_free(k);
}

static bool is_only(const smr_kernels *k, const smr_impl *impl)
{
	return k->runner->only_impl != NULL && strcmp(k->runner->only_impl, impl->name) == 0;
}

static smr_status prepare_first(const smr_kernels *k, smr_kernel_run *x)
{
	const smr_codelet *c = x->flow->codelets;

	x->guess =
		smr_nest_steps(c->nest, x->env.sym) * smr_nest_points(c->nest, x->env.sym) * STEP_S;
	x->first = smr_impl_find("strip");
	if (x->first != NULL && !is_only(k, &smr_impl_plain) &&
	    x->first->accept(c, &x->env) == SMR_OK &&
	    x->first->prepare(c, &x->env, NULL, &x->exec) == SMR_OK)
		return SMR_OK;
	x->first = &smr_impl_plain;
	return x->first->prepare(c, &x->env, NULL, &x->exec);
}

static smr_status plan(smr_kernels *k, smr_kernel_run *x)
{
	const smr_graph *g = x->flow->graph;

	x->size = smr_calloc(1, sizeof(*x->size));
	x->env.base = smr_calloc(g->nbases + 1, sizeof(*x->env.base));
	x->env.value = smr_calloc(g->nnodes + 1, sizeof(*x->env.value));
	if (x->size == NULL || x->env.base == NULL || x->env.value == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	x->env.sym = x->size->sym;
	if (x->flow->ncodelets != 1)
		return smr_fail(SMR_EINTERNAL, "%s became %zu codelets", g->name,
				x->flow->ncodelets);
	SMR_TRY(prepare_first(k, x));
	x->plain = is_only(k, x->first) || is_only(k, &smr_impl_plain);
	if (x->plain)
		return SMR_OK;
	if (smr_guard_size(x->flow, x->size) != SMR_OK ||
	    smr_choose(k->runner, x->flow, x->size, &x->env) != SMR_OK) {
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", g->name, smr_errmsg());
		x->plain = true;
	}
	return SMR_OK;
}

static smr_status make(smr_kernels *k, const char *text, size_t n, smr_kernel_run **out)
{
	smr_kernel_run *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	st = smr_flow_open(k->runner, text, n, &x->flow);
	if (st == SMR_OK)
		st = plan(k, x);
	if (st != SMR_OK) {
		free_kernel(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

static smr_status find(smr_kernels *k, const char *text, smr_kernel_run **out)
{
	size_t n = strlen(text);
	smr_kernel_run **bucket = &k->bucket[smr_hash64(text, n, 0) % BUCKETS];

	for (smr_kernel_run *x = *bucket; x != NULL; x = x->next)
		if (x->flow->ntext == n && memcmp(x->flow->text, text, n) == 0) {
			*out = x;
			return SMR_OK;
		}
	SMR_TRY(make(k, text, n, out));
	(*out)->next = *bucket;
	*bucket = *out;
	return SMR_OK;
}

static smr_status find_by_text(smr_kernels *k, const smr_node *v, uint32_t result,
			       smr_kernel_run **out)
{
	char *text = NULL;
	smr_graph *g;
	smr_status st;

	SMR_TRY(smr_lower_op(v, result, &g));
	st = smr_graph_print(g, &text);
	smr_graph_free(g);
	if (st == SMR_OK)
		st = find(k, text, out);
	smr_graph_text_free(text);
	return st;
}

static smr_status note(smr_kernels *k, smr_kernel_run *x)
{
	known *n = smr_arena_alloc(k->arena, sizeof(*n));

	if (n != NULL)
		n->key = smr_arena_memdup(k->arena, smr_str_text(&k->key), k->key.n);
	if (n == NULL || n->key == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	n->kernel = x;
	HASH_ADD_KEYPTR(hh, k->known, n->key, k->key.n, n);
	return n->hh.tbl != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a kernel");
}

smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result, smr_kernel_run **out)
{
	known *n;

	k->key.n = 0;
	SMR_TRY(smr_lower_key(v, result, &k->key));
	HASH_FIND(hh, k->known, smr_str_text(&k->key), k->key.n, n);
	if (n != NULL) {
		*out = n->kernel;
		return SMR_OK;
	}
	SMR_TRY(find_by_text(k, v, result, out));
	return note(k, *out);
}

/* Makes it what smr_choose() picks now. */
static smr_status prepare_chosen(smr_kernels *k, smr_kernel_run *x)
{
	if (x->ready || x->plain)
		return SMR_OK;
	if (smr_size_prepare(k->runner, x->flow, x->size, &x->env) != SMR_OK) {
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
		x->plain = true;
		return SMR_OK;
	}
	x->ready = true;
	return SMR_OK;
}

/* Waiting for a compilation pays once strips have taken as long. */
static bool pays(const smr_kernels *k, const smr_kernel_run *x)
{
	if (k->runner->only_impl != NULL)
		return !x->plain;
	return !x->plain && x->spent + x->guess >= x->size->setup;
}

const char *smr_kernel_impl(const smr_kernel_run *x)
{
	return x->ready ? x->size->steps[0].impl->name : x->first->name;
}

void **smr_kernel_memory(smr_kernel_run *x)
{
	return x->env.base;
}

smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x)
{
	int64_t from;
	smr_status st;

	if (!x->ready && pays(k, x))
		SMR_TRY(prepare_chosen(k, x));
	if (x->ready)
		return smr_size_run(k->runner, x->flow, x->size, &x->env);
	from = smr_now_ns();
	st = x->first->run(x->exec, &x->env, k->runner->workers);
	x->spent += smr_seconds(from, smr_now_ns());
	return st;
}
