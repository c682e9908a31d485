/* Looks kernels up: one per key of an op, from whose lowered graph it is made. */
#include "run/kernel/internal.h"

#include <stdatomic.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "pass/lower/lower.h"
#include "pass/lower/tile_chain.h"
#include "run/kernel/flow_cache.h"

smr_status smr_kernels_new(smr_runner *r, smr_kernels **out)
{
	smr_kernels *k = smr_calloc(1, sizeof(*k));

	if (k != NULL)
		k->arena = smr_arena_new();
	if (k == NULL || k->arena == NULL || smr_compile_queue_new(&k->maker) != SMR_OK) {
		smr_kernels_free(k);
		return smr_fail(SMR_ENOMEM, "no memory for kernels");
	}
	k->runner = r;
	*out = k;
	return SMR_OK;
}

static void free_kernel(const smr_kernels *k, smr_kernel_run *x)
{
	smr_assert(x->exec == NULL || x->first != NULL);
	smr_kernel_free_making(x);
	if (x->exec != NULL)
		x->first->release(x->exec);
	smr_bandit_end(k->runner, x->flow, x->rivals, &x->env);
	smr_specialization_free(x->size);
	if (!x->shared)
		smr_flow_free(x->flow);
	smr_free(x->env.base);
	smr_free(x->env.value);
	smr_free(x->constants);
	smr_free(x);
}

/* Records the number of runs for later processes. */
static void report_run_count(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;

	if (x->runs > 0 && x->size->nsteps > 0 && h->called != NULL)
		h->called(h->ctx, x->size->steps[0].query.code, x->size->steps[0].query.size,
			  x->runs);
}

/* Keeps compiled code that came too late for this process for the next one. */
static void keep_made(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;
	const smr_dispatch *p = x->size->nsteps > 0 ? smr_kernel_step(x) : NULL;
	bool made = p != NULL && p->exec != NULL && p->calls == 0;

	if (x->making != NULL) {
		p = x->made;
		made = x->making->exec != NULL;
	}
	if (made && h->made != NULL && smr_impl_compile_s(p->impl, p->codelet) > 0)
		h->made(h->ctx, p->query.code, p->impl->name, p->query.size);
}

void smr_kernels_free(smr_kernels *k)
{
	smr_kernel_run *x;

	if (k == NULL)
		return;
	x = k->known;
	smr_compile_queue_free(k->maker); /* nothing is compiled after this */
	HASH_CLEAR(hh, k->known);         /* the kernels remain a list */
	for (smr_kernel_run *next; x != NULL; x = next) {
		next = x->hh.next;
		report_run_count(k, x);
		keep_made(k, x);
		free_kernel(k, x);
	}
	smr_str_free(&k->key);
	smr_arena_free(k->arena);
	smr_free(k);
}

void smr_kernels_hold(smr_kernels *k, bool hold)
{
	atomic_store(&k->held, hold);
}

smr_compile_queue *smr_kernels_queue(smr_kernels *k)
{
	return k->maker;
}

/* Makes the kernel of the current key, which owns the flow unless images share it, on failure,
 * too. */
static smr_status add_kernel(smr_kernels *k, smr_flow *f, bool shared, smr_kernel_run **out)
{
	smr_kernel_run *x = smr_calloc(1, sizeof(*x));
	const void *key = smr_arena_memdup(k->arena, smr_str_text(&k->key), k->key.n);
	smr_status st;

	smr_assert(f != NULL && k->key.n > 0);
	if (x != NULL && key != NULL)
		HASH_ADD_KEYPTR(hh, k->known, key, k->key.n, x);
	if (x == NULL || x->hh.tbl == NULL) {
		smr_free(x);
		if (!shared)
			smr_flow_free(f);
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	}
	x->flow = f;
	x->shared = shared;
	st = smr_kernel_plan(k, x);
	if (st != SMR_OK) {
		HASH_DEL(k->known, x);
		free_kernel(k, x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* Finds the kernel of the current key, if this image or another has it; else NULL. */
static smr_status find_known(smr_kernels *k, smr_kernel_run **out)
{
	smr_flow *f;

	HASH_FIND(hh, k->known, smr_str_text(&k->key), k->key.n, *out);
	if (*out != NULL)
		return SMR_OK;
	f = smr_flow_cache_find(k->runner->opened, smr_str_text(&k->key), k->key.n);
	return f != NULL ? add_kernel(k, f, true, out) : SMR_OK;
}

/* Makes the kernel of the current key from its lowered graph, which it takes over. */
static smr_status make_kernel(smr_kernels *k, smr_graph *g, bool beside, smr_kernel_run **out)
{
	smr_flow_cache *opened = k->runner->opened;
	smr_flow *f;
	smr_status st = smr_graph_own(g);

	if (st == SMR_OK)
		st = smr_flow_open_graph(k->runner, g, beside, &f);
	if (st != SMR_OK) {
		smr_graph_free(g);
		return st;
	}
	SMR_TRY(add_kernel(k, f, false, out));
	if (opened == NULL)
		return SMR_OK;
	SMR_TRY(smr_flow_cache_put(opened, smr_str_text(&k->key), k->key.n, f));
	(*out)->shared = true;
	return SMR_OK;
}

smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result, smr_kernel_run **out)
{
	smr_graph *g;

	smr_assert(result == SMR_ALL_RESULTS || result <= v->nmore);
	k->key.n = 0;
	SMR_TRY(smr_lower_key(v, result, &k->key));
	SMR_TRY(find_known(k, out));
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(smr_lower_op(v, result, &g));
	return make_kernel(k, g, result == SMR_ALL_RESULTS, out);
}

smr_status smr_kernel_find_slab(smr_kernels *k, const smr_node *v, const int64_t *size,
				uint32_t number, smr_kernel_run **out)
{
	smr_graph *g;

	smr_assert(v->nmore == 0 && size != NULL);
	k->key.n = 0;
	SMR_TRY(smr_lower_key(v, 0, &k->key));
	smr_key_number(&k->key, number + 1);
	for (uint32_t i = 0; i < v->nins; i++)
		smr_key_number(&k->key, smr_tile_chain_is_handed(v->ins[i]));
	if (k->key.oom)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	SMR_TRY(find_known(k, out));
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(smr_lower_slab(v, size, &g));
	return make_kernel(k, g, false, out);
}
