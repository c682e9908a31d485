#include "run/kernel.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/table.h"
#include "pass/lower.h"
#include "pass/slab.h"
#include "run/maker.h"
#include "run/rivals.h"
#include "run/tune.h"

enum { BUCKETS = 1024 };

/* Seconds that one part of an expression takes in strips, about; a sum that all points share is
 * found once for so many. */
static const double STEP_S = 1.5e-9, SHARE = 1.0 / 128;
/* A compilation in the background costs a core, and nobody's time: it is begun when strips have
 * taken this share of what it takes; sooner for what was called often, and so will be again. */
static const double BEHIND = 0.1, SOONER = 0.02;
static const uint64_t OFTEN = 16;
/* Strips that would take so many times as long as a compilation are not begun. */
static const double SURELY = 2;
/* Where nothing measured may count, so many runs are what is to come. */
static const double RUNS = 1000;

struct smr_kernel_run {
	struct smr_kernel_run *next;
	smr_flow *flow;
	smr_size *size;
	smr_rivals *rivals; /* of what the size has; NULL: it is settled */
	smr_env env;
	const smr_impl *first; /* strips, or the reference: runs at once */
	smr_exec *exec;        /* ... made ready */
	bool ready;            /* the size is prepared */
	bool plain;            /* nothing that is chosen takes it */
	smr_making *making;    /* asked for; NULL: it is not */
	smr_flow_step *made;   /* ... for this step */
	double guess;          /* seconds of one run by the first: predicted, then the mean */
	double spent;          /* ... of all so far */
	double past;           /* runs in the average past process */
	uint64_t runs;         /* by whatever */
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
	smr_maker *maker;
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
	if (k == NULL || k->arena == NULL || smr_maker_new(&k->maker) != SMR_OK) {
		smr_kernels_free(k);
		return smr_fail(SMR_ENOMEM, "no memory for kernels");
	}
	k->runner = r;
	*out = k;
	return SMR_OK;
}

static void free_making(smr_kernel_run *x)
{
	smr_making *m = x->making;

	if (m == NULL)
		return;
	if (m->exec != NULL)
		m->impl->release(m->exec);
	smr_free(m->env.base);
	smr_free(m->env.value);
	smr_free(m);
	x->making = NULL;
}

static void free_kernel(smr_kernel_run *x)
{
	free_making(x);
	if (x->exec != NULL)
		x->first->release(x->exec);
	if (x->rivals != NULL)
		smr_rivals_free(x->rivals, x->size);
	smr_size_free(x->size);
	smr_flow_free(x->flow);
	smr_free(x->env.base);
	smr_free(x->env.value);
	smr_free(x);
}

/* How often it ran, for whoever runs the program next. */
static void count(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;

	if (x->runs > 0 && x->size->nsteps > 0 && h->called != NULL)
		h->called(h->ctx, x->size->steps[0].query.code, x->size->steps[0].query.size,
			  x->runs);
}

void smr_kernels_free(smr_kernels *k)
{
	if (k == NULL)
		return;
	smr_maker_free(k->maker); /* nothing is made from here on */
	for (unsigned b = 0; b < BUCKETS; b++)
		while (k->bucket[b] != NULL) {
			smr_kernel_run *x = k->bucket[b];

			k->bucket[b] = x->next;
			count(k, x);
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

/* Before it ran. */
static double guess(const smr_codelet *c, const smr_env *e)
{
	double sum = 0;

	for (uint32_t k = 0; k <= c->nbeside; k++) {
		const smr_node *v = smr_codelet_nest(c, k);
		double all = smr_nest_steps(v, e->sym) * smr_nest_points(v, e->sym);

		sum += fmax(smr_nest_all_steps(v, e->sym), all * SHARE) * STEP_S;
	}
	return sum;
}

static smr_status prepare_first(const smr_kernels *k, smr_kernel_run *x)
{
	const smr_codelet *c = x->flow->codelets;

	x->guess = guess(c, &x->env);
	x->first = smr_impl_find("strip");
	if (x->first != NULL && !is_only(k, &smr_impl_plain) &&
	    x->first->accept(c, &x->env) == SMR_OK &&
	    x->first->prepare(c, &x->env, NULL, &x->exec) == SMR_OK)
		return SMR_OK;
	x->first = &smr_impl_plain;
	return x->first->prepare(c, &x->env, NULL, &x->exec);
}

/* ---- what is better than strips ------------------------------------------------------------- */

static smr_flow_step *step_of(const smr_kernel_run *x)
{
	return &x->size->steps[0];
}

/* Puts a step into the maker's queue, with memory of its own for what may not be looked at. */
static smr_status ask(smr_kernels *k, smr_kernel_run *x, smr_flow_step *p)
{
	const smr_graph *g = x->flow->graph;
	smr_making *m = smr_calloc(1, sizeof(*m));

	x->making = m;
	x->made = p;
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	m->env.sym = x->env.sym;
	m->env.base = smr_calloc(g->nbases + 1, sizeof(*m->env.base));
	m->env.value = smr_calloc(g->nnodes + 1, sizeof(*m->env.value));
	if (m->env.base == NULL || m->env.value == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	m->impl = p->impl;
	m->codelet = p->codelet;
	m->workers = p->workers;
	atomic_init(&m->worth, fmax(x->spent, x->guess));
	if (smr_maker_ask(k->maker, m) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "%s: %s stays away: %s", g->name, p->impl->name,
			smr_errmsg());
		free_making(x);
		if (x->rivals != NULL)
			smr_rivals_made(x->rivals, p, false);
		else
			x->plain = true;
	}
	return SMR_OK;
}

/* What may compete: nobody says what is to run, nor that it is to be the same each time. */
static bool competes(const smr_kernels *k)
{
	const smr_runner *r = k->runner;

	return r->only_impl == NULL && r->via == NULL && !r->at_once && !r->fixed && !r->force;
}

/* A step whose choice could not be made has the next best. */
static void take_made(const smr_kernels *k, smr_kernel_run *x)
{
	smr_making *m = x->making;
	smr_status st = m->status;

	if (st == SMR_OK) {
		step_of(x)->exec = m->exec;
		m->exec = NULL;
	} else {
		(void)smr_fail(st, "%s", m->why);
		st = smr_step_next(k->runner, x->flow, x->size, step_of(x), &x->env);
	}
	free_making(x);
	x->ready = st == SMR_OK;
	x->plain = !x->ready;
	if (x->ready && competes(k))
		x->rivals = smr_rivals_new(k->runner, x->flow, x->size, &x->env, 0);
	if (x->plain)
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
}

/* Whether it is made behind the program's back: where that takes a while, and nobody insists. */
static bool is_made_behind(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_flow_step *p = step_of(x);

	return k->runner->only_impl == NULL && k->runner->via == NULL && !k->runner->at_once &&
	       (k->runner->fixed ? smr_impl_compile_s(p->impl, p->codelet) : smr_step_setup(p)) > 0;
}

/* A way that can run at once, and better than what it begins with. */
static bool has_other(const smr_kernels *k, const smr_kernel_run *x)
{
	const smr_flow_step *p = step_of(x);

	for (size_t i = 0; competes(k) && i < p->nways; i++)
		if (p->ways[i].predicted.p50 < x->guess &&
		    smr_way_setup(k->runner, p, &p->ways[i]) <= 0)
			return true;
	return false;
}

/* What follows from sizes alone. A fixed plan is made up here: what is to be compiled is waited
 * for, or never is. Else past runs may say that it will be worth it. */
static smr_status foretell(smr_kernels *k, smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;
	const smr_flow_step *p = step_of(x);
	double setup = smr_step_setup(p);

	if (!is_made_behind(k, x))
		return SMR_OK;
	if (k->runner->fixed) {
		x->plain = x->guess * RUNS < smr_impl_compile_s(p->impl, p->codelet);
		return x->plain ? SMR_OK : ask(k, x, step_of(x));
	}
	if (h->past_calls != NULL)
		x->past = h->past_calls(h->ctx, p->query.code, p->query.size);
	return x->guess * fmax(x->past, 1) >= setup && !has_other(k, x) ? ask(k, x, step_of(x))
									: SMR_OK;
}

/* As an earlier process found out, if one did. */
static void take_tuning(const smr_kernels *k, smr_kernel_run *x)
{
	const smr_run_hooks *h = &k->runner->hooks;
	smr_codelet *c = x->flow->codelets;
	uint64_t code, size;

	if (h->tuning == NULL || k->runner->fixed)
		return;
	smr_choose_key(x->flow, c, &x->env, &code, &size);
	c->tuning = h->tuning(h->ctx, code, size);
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
	take_tuning(k, x);
	SMR_TRY(prepare_first(k, x));
	x->plain = is_only(k, x->first) || is_only(k, &smr_impl_plain);
	if (x->plain)
		return SMR_OK;
	if (smr_guard_size(x->flow, x->size) != SMR_OK ||
	    smr_choose(k->runner, x->flow, x->size, &x->env) != SMR_OK) {
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", g->name, smr_errmsg());
		x->plain = true;
		return SMR_OK;
	}
	return foretell(k, x);
}

/* ---- which there are ------------------------------------------------------------------------ */

static smr_status make(smr_kernels *k, const char *text, size_t n, bool beside,
		       smr_kernel_run **out)
{
	smr_kernel_run *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	st = beside ? smr_flow_open_beside(k->runner, text, n, &x->flow)
		    : smr_flow_open(k->runner, text, n, &x->flow);
	if (st == SMR_OK)
		st = plan(k, x);
	if (st != SMR_OK) {
		free_kernel(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

static smr_status find(smr_kernels *k, const char *text, bool beside, smr_kernel_run **out)
{
	size_t n = strlen(text);
	smr_kernel_run **bucket = &k->bucket[smr_hash64(text, n, 0) % BUCKETS];

	for (smr_kernel_run *x = *bucket; x != NULL; x = x->next)
		if (x->flow->ntext == n && memcmp(x->flow->text, text, n) == 0) {
			*out = x;
			return SMR_OK;
		}
	SMR_TRY(make(k, text, n, beside, out));
	(*out)->next = *bucket;
	*bucket = *out;
	return SMR_OK;
}

/* The graph goes. */
static smr_status find_by_text(smr_kernels *k, smr_graph *g, bool beside, smr_kernel_run **out)
{
	char *text = NULL;
	smr_status st = smr_graph_print(g, &text);

	smr_graph_free(g);
	if (st == SMR_OK)
		st = find(k, text, beside, out);
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

/* Whether the kernel of what the key tells is known. */
static bool is_known(const smr_kernels *k, smr_kernel_run **out)
{
	known *n;

	HASH_FIND(hh, k->known, smr_str_text(&k->key), k->key.n, n);
	if (n != NULL)
		*out = n->kernel;
	return n != NULL;
}

smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result, smr_kernel_run **out)
{
	smr_graph *g;

	k->key.n = 0;
	SMR_TRY(smr_lower_key(v, result, &k->key));
	if (is_known(k, out))
		return SMR_OK;
	SMR_TRY(smr_lower_op(v, result, &g));
	SMR_TRY(find_by_text(k, g, result == SMR_ALL_RESULTS, out));
	return note(k, *out);
}

smr_status smr_kernel_find_slab(smr_kernels *k, const smr_node *v, const int64_t *size,
				uint32_t number, smr_kernel_run **out)
{
	smr_graph *g;

	k->key.n = 0;
	SMR_TRY(smr_lower_key(v, 0, &k->key));
	smr_key_number(&k->key, number + 1);
	for (uint32_t i = 0; i < v->nins; i++)
		smr_key_number(&k->key, smr_slab_is_handed(v->ins[i]));
	if (k->key.oom)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	if (is_known(k, out))
		return SMR_OK;
	SMR_TRY(smr_lower_slab(v, size, &g));
	SMR_TRY(find_by_text(k, g, false, out));
	return note(k, *out);
}

/* ---- runs ----------------------------------------------------------------------------------- */

/* Makes it what smr_choose() picked, now. */
static void prepare_chosen(const smr_kernels *k, smr_kernel_run *x)
{
	x->ready = smr_size_prepare(k->runner, x->flow, x->size, &x->env) == SMR_OK;
	x->plain = !x->ready;
	if (x->plain)
		smr_log(SMR_LOG_DEBUG, "%s: strips run: %s", x->flow->graph->name, smr_errmsg());
}

/* What is to come is worth as much as what was, or what past runs came to. */
static double worth(const smr_kernel_run *x, double runs)
{
	return runs > 1 ? fmax(runs, x->past) : runs;
}

static double share(const smr_kernel_run *x)
{
	return x->runs > OFTEN ? SOONER : BEHIND;
}

static void begin_rivals(const smr_kernels *k, smr_kernel_run *x)
{
	double most = is_made_behind(k, x) ? x->guess : INFINITY;

	if (x->making == NULL && competes(k))
		x->rivals = smr_rivals_new(k->runner, x->flow, x->size, &x->env, most);
}

static void tune(const smr_kernels *k, smr_kernel_run *x)
{
	x->ready = smr_tune_step(k->runner, x->flow, x->size, &x->env);
}

static smr_status come_along(smr_kernels *k, smr_kernel_run *x)
{
	smr_making *m = x->making;
	double setup;

	if (x->runs == 1)
		begin_rivals(k, x);
	setup = smr_step_setup(step_of(x));
	if (m == NULL && !is_made_behind(k, x)) {
		prepare_chosen(k, x);
		return SMR_OK;
	}
	if (m == NULL)
		return x->guess * worth(x, (double)x->runs - 1) >= setup * share(x)
			       ? ask(k, x, step_of(x))
			       : SMR_OK;
	if (k->runner->fixed || x->guess >= setup * SURELY)
		smr_maker_finish(k->maker, m);
	atomic_store_explicit(&m->worth, fmax(x->spent, x->guess), memory_order_relaxed);
	if (atomic_load(&m->made))
		take_made(k, x);
	return SMR_OK;
}

/* Makes those rivals ready that would have paid for it. */
static smr_status come_along_rivals(smr_kernels *k, smr_kernel_run *x)
{
	smr_making *m = x->making;
	smr_flow_step *p;
	double gain;

	if (m != NULL && atomic_load(&m->made)) {
		x->made->exec = m->exec;
		m->exec = NULL;
		smr_rivals_made(x->rivals, x->made, m->status == SMR_OK);
		free_making(x);
	}
	if (x->making != NULL)
		return SMR_OK;
	p = smr_rivals_want(k->runner, x->flow, x->size, x->rivals, &x->env,
			    worth(x, (double)x->runs), &gain);
	return p != NULL && gain >= smr_step_setup(p) * share(x) ? ask(k, x, p) : SMR_OK;
}

static smr_status run_rivals(smr_kernels *k, smr_kernel_run *x)
{
	SMR_TRY(come_along_rivals(k, x));
	SMR_TRY(smr_rivals_run(k->runner, x->flow, x->size, x->rivals, &x->env, smr_maker_works()));
	if (x->making == NULL && smr_rivals_over(x->rivals)) {
		smr_rivals_free(x->rivals, x->size);
		x->rivals = NULL;
	}
	return SMR_OK;
}

const char *smr_kernel_impl(const smr_kernel_run *x)
{
	return x->ready ? step_of(x)->impl->name : x->first->name;
}

void **smr_kernel_memory(smr_kernel_run *x)
{
	return x->env.base;
}

static smr_status run_first(const smr_kernels *k, smr_kernel_run *x)
{
	int64_t from = smr_now_ns();
	smr_status st = x->first->run(x->exec, &x->env, k->runner->workers);

	x->spent += smr_seconds(from, smr_now_ns());
	x->guess = x->spent / (double)x->runs;
	return st;
}

smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x)
{
	x->runs++;
	if (k->runner->tune != NULL && x->runs == 1 && !x->plain && x->making == NULL)
		tune(k, x);
	if (!x->ready && !x->plain)
		SMR_TRY(come_along(k, x));
	if (!x->ready)
		return run_first(k, x);
	return x->rivals != NULL ? run_rivals(k, x)
				 : smr_size_run(k->runner, x->flow, x->size, &x->env);
}

void smr_kernel_tell(const smr_kernels *k, const smr_kernel_run *x, smr_told_kernel *out)
{
	const smr_run_hooks *h = &k->runner->hooks;
	const smr_codelet *c = x->flow->codelets;
	const smr_flow_step *p = x->size->nsteps > 0 ? step_of(x) : NULL;

	*out = (smr_told_kernel){.first = x->first->name, .first_s = x->guess};
	out->codelet = c->match.kernel != NULL ? smr_kernel_name(c->match.kernel) : "nest";
	if (p != NULL && h->past_calls != NULL)
		out->past_runs = h->past_calls(h->ctx, p->query.code, p->query.size);
}

size_t smr_kernel_ways(const smr_kernels *k, const smr_kernel_run *x, smr_told_way *out, size_t cap)
{
	if (x->size->nsteps == 0)
		return 0;
	return smr_choose_tell(k->runner, x->flow, x->size, step_of(x), &x->env, out, cap);
}

void smr_kernel_way_of(const smr_kernel_run *x, smr_kernel_way *out)
{
	const smr_flow_step *p = x->plain ? NULL : step_of(x);

	*out = (smr_kernel_way){.flow = x->flow,
				.codelet = x->flow->codelets,
				.env = &x->env,
				.impl = p != NULL ? p->impl : x->first,
				.first = x->first,
				.alone = p != NULL && p->workers == NULL};
}
