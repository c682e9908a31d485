/* A request is parsed, identified and fused as the sender did, checked, run on copies, and
 * answered. Flows and what was prepared for them are kept: the same codelet comes again and again.
 */
#include "node/agent.h"

#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "graph/reach.h"
#include "net/window.h"
#include "node/pieces.h"

enum { MAX_FLOWS = 32, MAX_READY = 64 };

typedef struct ready {
	struct ready *next;
	uint32_t codelet;
	const smr_impl *impl;
	smr_exec *exec;
	int64_t sym[];
} ready;

typedef struct flow {
	struct flow *next;
	char *text;
	size_t ntext;
	uint32_t fp;
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t n, nready;
	ready *ready;
} flow;

struct smr_agent {
	const smr_library *library;
	const smr_workers *workers;
	pthread_mutex_t lock; /* of what is kept; a request that finds it taken keeps nothing */
	flow *flows;
};

/* ---- what is kept ---------------------------------------------------------------------------- */

static void free_ready(flow *f)
{
	while (f->ready != NULL) {
		ready *r = f->ready;

		f->ready = r->next;
		r->impl->release(r->exec);
		smr_free(r);
	}
	f->nready = 0;
}

static void free_flows(flow *f)
{
	while (f != NULL) {
		flow *next = f->next;

		free_ready(f);
		smr_graph_free(f->graph);
		smr_arena_free(f->arena);
		smr_free(f->text);
		smr_free(f);
		f = next;
	}
}

static smr_status read_flow(const smr_agent *a, const smr_task *t, flow *f)
{
	f->ntext = t->ntext;
	f->fp = t->fp;
	f->text = smr_malloc(t->ntext);
	f->arena = smr_arena_new();
	if (f->text == NULL || f->arena == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	memcpy(f->text, t->text, t->ntext);
	if (t->fp > SMR_FP_STRICT)
		return smr_fail(SMR_EINVAL, "there is no floating-point mode %u", t->fp);
	SMR_TRY(smr_graph_parse("message", t->text, t->ntext, &f->graph));
	return smr_pass_codelets(f->graph, a->library, (smr_fp)t->fp, f->arena, &f->codelets,
				 &f->n);
}

static smr_status find_flow(smr_agent *a, const smr_task *t, flow **list, flow **out)
{
	flow *f;
	smr_status st;

	for (f = *list; f != NULL; f = f->next)
		if (f->fp == t->fp && f->ntext == t->ntext &&
		    memcmp(f->text, t->text, t->ntext) == 0) {
			*out = f;
			return SMR_OK;
		}
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	st = read_flow(a, t, f);
	if (st != SMR_OK) {
		free_flows(f);
		return st;
	}
	f->next = *list;
	*list = *out = f;
	return SMR_OK;
}

static smr_status find_ready(const smr_agent *a, flow *f, const smr_codelet *c,
			     const smr_impl *impl, const smr_env *e, smr_exec **out)
{
	size_t bytes = f->graph->nsyms * sizeof(int64_t);
	ready *r;
	smr_status st;

	for (r = f->ready; r != NULL; r = r->next)
		if (r->codelet == c->id && r->impl == impl && memcmp(r->sym, e->sym, bytes) == 0) {
			*out = r->exec;
			return SMR_OK;
		}
	SMR_TRY(impl->accept(c, e));
	if (f->nready >= MAX_READY)
		free_ready(f);
	r = smr_calloc(1, sizeof(*r) + bytes);
	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to prepare");
	st = impl->prepare(c, e, a->workers, &r->exec);
	if (st != SMR_OK) {
		smr_free(r);
		return st;
	}
	r->codelet = c->id;
	r->impl = impl;
	memcpy(r->sym, e->sym, bytes);
	r->next = f->ready;
	f->ready = r;
	f->nready++;
	*out = r->exec;
	return SMR_OK;
}

/* ---- a request --------------------------------------------------------------------------------
 */

/* A window must lie within one segment: what was not sent is not there. */
static smr_status check_range(const smr_task *t, const smr_graph *g, const smr_node *view,
			      int64_t lo, int64_t hi)
{
	size_t align = smr_dtype_size(view->type.dtype);

	for (size_t i = 0; i < t->nsegments; i++) {
		const smr_segment *s = &t->segments[i];

		if (s->base == view->window->base && s->lo <= lo && hi <= s->lo + (int64_t)s->n &&
		    ((uint64_t)s->phase + (uint64_t)lo) % align == 0)
			return SMR_OK;
	}
	return smr_fail(SMR_EINVAL, "a window of %s was not sent",
			g->bases[view->window->base].name);
}

static const smr_node *window_of(const smr_codelet *c, uint32_t i)
{
	const smr_node *v = i < c->nest->nins ? c->nest->ins[i] : c->nest;

	return v->op == SMR_OP_nest ? v->into : v->op == SMR_OP_view ? v : NULL;
}

static smr_status check(const smr_task *t, const flow *f, const smr_codelet *c)
{
	if (t->nsyms != f->graph->nsyms || t->nvalues != f->graph->nnodes)
		return smr_fail(SMR_EINVAL, "%zu sizes and %zu values for a flow of %u and %u",
				t->nsyms, t->nvalues, f->graph->nsyms, f->graph->nnodes);
	SMR_TRY(smr_bounds_check(c, t->syms));
	for (uint32_t i = 0; t->only_prepare != 1 && i <= c->nest->nins; i++) {
		const smr_node *view = window_of(c, i);
		int64_t lo, hi;

		if (view == NULL || smr_view_is_open(view))
			continue;
		SMR_TRY(smr_window_range(view, t->syms, &lo, &hi));
		SMR_TRY(check_range(t, f->graph, view, lo, hi));
	}
	return SMR_OK;
}

/* Windows whose length only the index arrays tell. */
static smr_status check_open(const smr_task *t, const smr_codelet *c, const smr_env *e)
{
	for (uint32_t i = 0; i <= c->nest->nins; i++) {
		const smr_node *view = window_of(c, i);
		int64_t lo, hi;

		if (view == NULL || !smr_view_is_open(view))
			continue;
		SMR_TRY(smr_nest_range(c->nest, view, e, &lo, &hi));
		SMR_TRY(check_range(t, c->graph, view, lo, hi));
	}
	return smr_bounds_indices(c, e);
}

static smr_status find_impl(const smr_task *t, const smr_impl **out)
{
	char name[32] = "";

	if (t->nimpl < sizeof(name))
		memcpy(name, t->impl, t->nimpl);
	*out = smr_impl_find(name);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOTFOUND, "no implementation \"%s\"", name);
}

static smr_status answer(const smr_codelet *c, const smr_env *e, smr_str *reply)
{
	smr_done d = {.has_segment = c->nest->into != NULL, .has_value = c->nest->into == NULL};
	int64_t hi;

	if (d.has_value) {
		d.value = e->value[c->nest->id];
	} else {
		d.segment.base = c->nest->into->window->base;
		SMR_TRY(smr_nest_range(c->nest, c->nest->into, e, &d.segment.lo, &hi));
		d.segment.n = (uint64_t)(hi - d.segment.lo);
		d.segment.data = (char *)e->base[d.segment.base] + d.segment.lo;
	}
	smr_done_write(&d, reply);
	return smr_str_status(reply, "a reply");
}

static smr_status run(const smr_agent *a, const smr_task *t, flow *f, const smr_codelet *c,
		      const smr_impl *impl, smr_str *reply)
{
	smr_env e = {.sym = (int64_t *)t->syms, .value = (uint64_t *)t->values};
	smr_pieces *p = NULL;
	smr_exec *x;
	smr_status st = smr_pieces_new(t, f->graph->nbases, &p, &e.base);

	if (st == SMR_OK)
		st = find_ready(a, f, c, impl, &e, &x);
	if (st == SMR_OK && t->only_prepare != 1)
		st = check_open(t, c, &e);
	if (st == SMR_OK && t->only_prepare == 1) {
		smr_done_write(&(smr_done){0}, reply);
		st = smr_str_status(reply, "a reply");
	} else if (st == SMR_OK) {
		st = impl->run(x, &e, a->workers);
		if (st == SMR_OK)
			st = answer(c, &e, reply);
	}
	smr_pieces_free(p);
	return st;
}

static smr_status serve(smr_agent *a, const smr_task *t, flow **flows, smr_str *reply)
{
	const smr_impl *impl;
	flow *f;

	SMR_TRY(find_impl(t, &impl));
	SMR_TRY(find_flow(a, t, flows, &f));
	if (t->codelet >= f->n)
		return smr_fail(SMR_EINVAL, "no codelet %u", t->codelet);
	SMR_TRY(check(t, f, &f->codelets[t->codelet]));
	return run(a, t, f, &f->codelets[t->codelet], impl, reply);
}

/* Too many flows to keep: all go. */
static void tidy(smr_agent *a)
{
	size_t n = 0;

	for (const flow *f = a->flows; f != NULL; f = f->next)
		n++;
	if (n <= MAX_FLOWS)
		return;
	free_flows(a->flows);
	a->flows = NULL;
}

static smr_status refuse(smr_status why, smr_str *reply)
{
	smr_done d = {.status = why, .why = smr_errmsg(), .nwhy = strlen(smr_errmsg())};

	smr_str_clear(reply);
	smr_done_write(&d, reply);
	return smr_str_status(reply, "a reply");
}

smr_status smr_agent_serve(void *agent, const void *request, size_t n, smr_str *reply)
{
	smr_agent *a = agent;
	bool keep = pthread_mutex_trylock(&a->lock) == 0;
	flow *own = NULL;
	smr_task t;
	smr_status st = smr_task_read(request, n, &t);

	if (st == SMR_OK) {
		st = serve(a, &t, keep ? &a->flows : &own, reply);
		smr_task_free(&t);
	}
	free_flows(own);
	if (keep) {
		tidy(a);
		pthread_mutex_unlock(&a->lock);
	}
	return st == SMR_OK ? SMR_OK : refuse(st, reply);
}

smr_status smr_agent_open(const smr_library *l, const smr_workers *w, smr_agent **out)
{
	smr_agent *a = smr_calloc(1, sizeof(*a));

	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a node");
	a->library = l;
	a->workers = w;
	pthread_mutex_init(&a->lock, NULL);
	*out = a;
	return SMR_OK;
}

void smr_agent_close(smr_agent *a)
{
	if (a == NULL)
		return;
	free_flows(a->flows);
	pthread_mutex_destroy(&a->lock);
	smr_free(a);
}
