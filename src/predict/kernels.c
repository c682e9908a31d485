/* Makes a list of kernels from ops that run: equal ops are one kernel, with its number of runs. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cost/model/cost.h"
#include "cost/model/device.h"
#include "predict/internal.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to predict a program");
}

void smr_predict_say_measured(const smr_workload *w, double seconds, smr_predict_kernel *k)
{
	k->here = (smr_prediction){.p50 = 0};
	if (seconds > 0)
		smr_cost_measured(&w->host, &k->query, seconds, w->steady, &k->here);
}

/* Sets a CPU's implementation, and its time on this host; other devices do not need them. */
static void choose_here(const smr_workload *w, const smr_told_kernel *told, smr_predict_kernel *k)
{
	k->query.impl = "nest";
	if (w->on_device || told->impl == NULL)
		return;
	k->query.impl = told->impl;
	k->query.threads = told->threads;
	if (!w->here)
		return;
	if (told->ran_s > 0 || told->predicted.runs == 0) {
		smr_predict_say_measured(w, told->ran_s, k);
		return;
	}
	k->here = told->predicted;
}

static smr_status describe_kernel(smr_workload *w, const smr_node *v, smr_predict_kernel *k)
{
	smr_str s = {0};
	smr_status st;

	k->op = smr_op_name(v->op);
	k->line = v->loc.line;
	smr_model_put_types(&s, v);
	st = smr_str_status(&s, "a type");
	if (st == SMR_OK)
		k->type = smr_arena_memdup(w->arena, s.s, s.n + 1);
	smr_str_free(&s);
	return st == SMR_OK && k->type == NULL ? no_memory() : st;
}

/* Seconds of first touches: the results of a script are in new memory in the first run. */
static double touch_seconds(const smr_workload *w, const smr_predict_kernel *k)
{
	static const double large = 1e6; /* bytes: smaller ones reuse memory */
	double bytes = k->query.work.bytes_written;

	return bytes >= large && w->host.first_touch_bps > 0
		       ? k->places * bytes / w->host.first_touch_bps
		       : 0;
}

/* Runs of a kernel's initial implementation are a kernel of their own. A program that runs
 * repeatedly has one of them: the implementation after @p repeat runs. */
static void begin_by(smr_workload *w, const smr_predict_place *p, const smr_told_kernel *told,
		     double repeat)
{
	smr_predict_kernel *k = &w->kernels[w->n - 1], *next = k + 1;
	smr_kernel_begins by;
	double first;

	smr_executable_begins(p->image, p->op.kernel, k->runs * fmax(repeat, 1), &by);
	first = by.first;
	if (repeat > 0)
		first = by.asked >= k->runs * repeat ? k->runs : 0;
	else {
		k->once_s = by.waited_s;
		k->touch_s = touch_seconds(w, k);
	}
	if (first <= 0)
		return;
	if (first < k->runs) {
		*next = *k;
		next->once_s = next->touch_s = 0;
		next->runs -= first;
		k->runs = first;
		w->n++;
	}
	if (by.by != NULL) {
		k->query.impl = by.by;
		k->query.threads = by.threads;
		smr_predict_say_measured(w, 0, k);
		return;
	}
	k->query = told->first_query;
	smr_predict_say_measured(w, told->first_ran ? told->first_s : 0, k);
}

/* Fused code streams through memory as its parts would: a product reads windows, a fold reduces,
 * all else is element-wise. */
static const char *class_on_device(const smr_node *v, const smr_cost_query *q)
{
	if (strcmp(q->klass, "nest") != 0 || v->nest == NULL)
		return q->klass;
	if (smr_cost_is_product(q))
		return "window";
	return smr_predict_fold(v->nest->value) != NULL ? "reduce" : "element";
}

static smr_status add_kernel(smr_workload *w, const smr_predict_place *p, size_t n, double repeat)
{
	smr_predict_kernel *k = &w->kernels[w->n++];
	smr_told_kernel told;

	*k = (smr_predict_kernel){.what = "plain", .places = (uint32_t)n};
	for (size_t i = 0; i < n; i++) {
		k->runs += p[i].runs;
		w->steps[p[i].at].number = w->n - 1;
	}
	SMR_TRY(describe_kernel(w, p->op.v, k));
	if (p->op.kernel == NULL) {
		smr_predict_plain(p->op.v, p->op.copied, &k->query);
		if (p->op.inlined)
			smr_executable_region_query(&k->query);
		if (w->ran && p->op.runs > 0)
			smr_predict_say_measured(w, p->op.seconds / (double)p->op.runs, k);
		return SMR_OK;
	}
	smr_executable_tell(p->image, p->op.kernel, &told);
	k->query = told.query;
	k->query.precision = (smr_dot_precision)smr_node_number(p->op.v, SMR_ATTR_kind,
								SMR_DOT_PRECISION_DEFAULT);
	if (w->on_device) {
		smr_predict_uncount_converts(p->op.v, &k->query);
		k->query.klass = class_on_device(p->op.v, &k->query);
		k->passes = smr_predict_passes(p->op.v, &k->query);
	}
	k->what = told.codelet;
	if (p->op.inlined) {
		smr_executable_region_query(&k->query);
		return SMR_OK;
	}
	choose_here(w, &told, k);
	if (!w->on_device)
		begin_by(w, p, &told, repeat);
	return SMR_OK;
}

static bool is_same_kernel(const smr_predict_place *x, const smr_predict_place *y)
{
	return x->op.kernel == y->op.kernel && x->op.inlined == y->op.inlined;
}

static int by_kernel(const void *a, const void *b)
{
	const smr_predict_place *x = a, *y = b;

	if (x->op.kernel != y->op.kernel)
		return (uintptr_t)x->op.kernel < (uintptr_t)y->op.kernel ? -1 : 1;
	if (x->op.inlined != y->op.inlined)
		return x->op.inlined ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

static int by_place(const void *a, const void *b)
{
	const smr_predict_place *x = a, *y = b;

	if (x->first != y->first)
		return x->first < y->first ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

/* Sorts kernels by their first places, independently of addresses. */
static void sort_places(smr_predict_place *p, size_t n)
{
	qsort(p, n, sizeof(*p), by_kernel);
	for (size_t i = 0; i < n; i++) {
		bool same = i > 0 && p[i].op.kernel != NULL && is_same_kernel(&p[i], &p[i - 1]);

		p[i].first = same ? p[i - 1].first : p[i].at;
	}
	qsort(p, n, sizeof(*p), by_place);
}

static smr_status add_kernels(smr_workload *w, smr_predict_place *p, size_t n, double repeat)
{
	size_t next;

	sort_places(p, n);
	for (size_t i = 0; i < n; i = next) {
		next = i + 1;
		while (next < n && p[next].first == p[i].first)
			next++;
		SMR_TRY(add_kernel(w, &p[i], next - i, repeat));
	}
	return SMR_OK;
}

static bool is_free(const smr_workload *w, const smr_executable_op *op)
{
	/* compilers for devices place constants where they are read */
	if (op->v->op == SMR_OP_constant)
		return w->on_device;
	/* the time of a message is counted at its sender */
	return op->v->op == SMR_OP_device || op->v->op == SMR_OP_recv ||
	       strcmp(op->impl, "view") == 0;
}

/* A program that runs once has regions of long loops only (run/exec/vm.c). */
static bool is_inlined(const smr_workload *w, const smr_predict_place *p, double repeat)
{
	return !w->on_device && p->op.inlined && (repeat > 1 || p->runs > SMR_REGION_OFTEN);
}

/* Steps are numbered in the order of ops; kernels are merged, moves between devices are not. */
smr_status smr_predict_sort_out(smr_workload *w, smr_predict_places *places, double repeat)
{
	smr_predict_place *p = places->list;
	size_t kept = 0, n = places->n;

	w->kernels = smr_arena_array(w->arena, 2 * n + 1, sizeof(*w->kernels));
	w->moves = smr_arena_array(w->arena, n + 1, sizeof(*w->moves));
	w->steps = smr_arena_array(w->arena, n + 1, sizeof(*w->steps));
	if (w->kernels == NULL || w->moves == NULL || w->steps == NULL)
		return no_memory();
	for (size_t i = 0; i < n; i++) {
		smr_predict_step *s = &w->steps[w->nsteps];

		if (p[i].runs <= 0 || is_free(w, &p[i].op))
			continue;
		p[i].op.inlined = is_inlined(w, &p[i], repeat);
		*s = (smr_predict_step){
			.v = p[i].op.v, .block = p[i].op.block, .times = p[i].op.slabs};
		s->moves = smr_op_kind_of(s->v->op) == SMR_KIND_COLLECTIVE;
		s->number = w->nmoves;
		if (s->moves)
			SMR_TRY(smr_predict_move_of(s->v, w->devices, p[i].runs,
						    &w->moves[w->nmoves++]));
		p[i].at = w->nsteps++;
		if (!s->moves)
			p[kept++] = p[i];
	}
	return add_kernels(w, p, kept, repeat);
}

smr_status smr_predict_add(smr_predict_places *to, const smr_executable *image, const double *of,
			   double times)
{
	smr_executable_op op;

	for (size_t i = 0; smr_executable_op_at(image, i, &op); i++) {
		double runs = (of != NULL ? of[op.block] : 1) * op.slabs * times;

		if (to->n == to->cap) {
			size_t cap = to->cap > 0 ? 2 * to->cap : 256;
			smr_predict_place *more = smr_realloc(to->list, cap * sizeof(*more));

			if (more == NULL)
				return no_memory();
			to->list = more;
			to->cap = cap;
		}
		to->list[to->n] = (smr_predict_place){to->n, 0, image, op, runs};
		to->n++;
	}
	return SMR_OK;
}
