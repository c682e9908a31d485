/* The implementation "nest": code generated for the codelet at hand, run on the workers tile by
 * tile. */
#include "back/cpu/nest.h"
#include "base/alloc.h"
#include <stdio.h>
#include <string.h>

/* Below this many cycles waking a second thread costs more than it gains. */
enum { PARALLEL_CYCLES = 60000, GROUP_BYTES = 128 << 10, BLOCK_ROWS = 96 };

struct smr_exec {
	nest_plan plan;
	nest_object object;
	char detail[240];
};

typedef struct run_of {
	const smr_exec *x;
	char *base[NEST_MAX_OPERANDS];
	const uint64_t *value;
	int first, last; /* stages of a group */
	int64_t n, step; /* range of the parallel loop, part for each task */
	int64_t sub;     /* rows all stages of a group do before the next rows */
} run_of;

static void run_task(void *arg, int i)
{
	const run_of *r = arg;
	const nest_plan *p = &r->x->plan;
	_Alignas(64) char scratch[NEST_SCRATCH] = {0};
	int64_t lo = i * r->step, hi = lo + r->step;

	/* the last part takes what is left, so that no part is smaller than a tile */
	if (hi > r->n || r->n - hi < r->step)
		hi = r->n;
	/* columns of a block are walked down all rows of [lo, hi): few pages at a time */
	for (int64_t at = lo; at < hi;) {
		int64_t end = hi - at < 2 * r->sub ? hi : at + r->sub;

		for (int k = r->first; k <= r->last; k++)
			r->x->object.fn[k](r->base, p->nums, r->value, at, end, scratch);
		at = end;
	}
}

static int64_t parallel_extent(const nest_plan *p, const nest_stage *s)
{
	if (s->split != NULL)
		return s->nchunks;
	int64_t n = 1;

	for (int i = 0; i < s->npar; i++)
		n *= p->extent[s->order[i]];
	return n;
}

/* Parts are whole tiles; several for each thread, so that a late one does not hold up all. */
static void run_group(run_of *r, const smr_workers *w)
{
	const nest_plan *p = &r->x->plan;
	int64_t tile = 1, n = parallel_extent(p, &p->stages[r->first]);
	int threads = smr_workers_count(w);
	double cost = 0;

	for (int k = r->first; k <= r->last; k++) {
		const nest_stage *s = &p->stages[k];
		int64_t t = s->split == NULL && s->npar == 1 ? s->tile[s->order[0]] : 1;

		tile = t > tile ? t : tile; /* a common multiple: tiles of one loop in a group */
		if (s->npar == 1 && tile % t != 0)
			tile *= t;
		cost += s->cost;
	}
	r->n = n;
	r->sub = n;
	if (p->stages[r->first].vblock > 0 &&
	    p->stages[r->first].tile[p->stages[r->first].order[0]] > 1)
		r->sub = (BLOCK_ROWS + tile - 1) / tile * tile;
	if (r->first < r->last) {
		double row = cost / (double)n; /* about a byte a cycle */

		r->sub = (int64_t)(GROUP_BYTES / (row > 1 ? row : 1)) / tile * tile;
		r->sub = r->sub < tile ? tile : r->sub;
	}
	int64_t parts = cost < PARALLEL_CYCLES || threads < 2 ? 1 : threads * (cost > 1e7 ? 4 : 1);

	r->step = (n + parts - 1) / parts;
	r->step = (r->step + tile - 1) / tile * tile;
	if (r->step < 1)
		r->step = 1;
	int tasks = (int)(n / r->step > 0 ? n / r->step : 1);

	if (tasks == 1) {
		r->step = n;
		run_task(r, 0);
		return;
	}
	smr_workers_run(w, tasks, run_task, r);
}

/* ---- the implementation ------------------------------------------------------------------------
 */

static smr_status nest_accept(const smr_codelet *c, const smr_env *e)
{
	nest_plan *p = smr_malloc(sizeof(*p));
	nest_cpu cpu;
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	nest_cpu_host(&cpu);
	st = nest_plan_make(p, c, e, &cpu);
	smr_free(p);
	return st;
}

static void describe(smr_exec *x)
{
	const nest_plan *p = &x->plan;
	const nest_stage *s = &p->stages[p->nstages - 1];
	char *out = x->detail;
	size_t n = sizeof(x->detail), used;

	used = (size_t)snprintf(out, n, "%d stage%s;", p->nstages, p->nstages > 1 ? "s" : "");
	if (s->vloop >= 0)
		used += (size_t)snprintf(out + used, n - used, " %d lanes of %s x%d", s->width,
					 p->nest->loops[s->vloop].name, s->unroll);
	else
		used += (size_t)snprintf(out + used, n - used, " no lanes");
	for (int i = 0; i < s->nloops && used < n; i++) {
		int l = s->order[i];

		if (l != s->vloop && s->tile[l] > 1)
			used += (size_t)snprintf(out + used, n - used, ", %s by %d",
						 p->nest->loops[l].name, s->tile[l]);
	}
	if (s->diag_fold >= 0 && used < n)
		used += (size_t)snprintf(out + used, n - used, ", sliding along %s",
					 p->nest->loops[s->diag_fold].name);
	if (s->vblock > 0 && used < n)
		used += (size_t)snprintf(out + used, n - used, ", blocks of %lld",
					 (long long)s->vblock);
	if (s->npar > 0 && used < n)
		snprintf(out + used, n - used, "; parallel over %s%s%s",
			 p->nest->loops[s->order[0]].name, s->npar > 1 ? " and " : "",
			 s->npar > 1 ? p->nest->loops[s->order[1]].name : "");
}

static smr_status nest_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_str ir = {0};
	nest_cpu cpu;
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	nest_cpu_host(&cpu);
	st = nest_plan_make(&x->plan, c, e, &cpu);
	if (st == SMR_OK)
		st = nest_ir(&x->plan, &ir);
	if (st == SMR_OK)
		st = nest_object_get(ir.s, ir.n, x->plan.nstages, &x->object);
	smr_str_free(&ir);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	x->plan.sym = NULL;
	describe(x);
	*out = x;
	return SMR_OK;
}

static size_t temp_bytes(const nest_plan *p)
{
	size_t n = 0;

	for (int i = 0; i < p->nops; i++)
		if (p->ops[i].where == NEST_TEMP)
			n += (p->ops[i].bytes + 127) / 64 * 64;
	return n;
}

static void place_operands(run_of *r, const smr_env *e, char *temp, uint64_t *result)
{
	const nest_plan *p = &r->x->plan;

	for (int i = 0; i < p->nops; i++) {
		const nest_operand *o = &p->ops[i];

		r->base[i] = NULL;
		if (o->where == NEST_MEMORY) {
			r->base[i] = (char *)e->base[o->base] + o->offset;
		} else if (o->where == NEST_RESULT) {
			r->base[i] = (char *)result;
		} else if (o->where == NEST_TEMP) {
			r->base[i] = temp;
			temp += (o->bytes + 127) / 64 * 64;
		}
	}
}

static smr_status nest_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const nest_plan *p = &x->plan;
	run_of r = {.x = x, .value = e->value};
	size_t need = temp_bytes(p);
	char small[2048] __attribute__((aligned(64))), *temp = small;
	uint64_t result = 0;

	if (need > sizeof(small) && (temp = smr_aligned_alloc(64, need)) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the intermediates of a nest");
	place_operands(&r, e, temp, &result);
	for (int k = 0; k < p->nstages;) {
		r.first = r.last = k++;
		while (k < p->nstages && !p->stages[k].flush)
			r.last = k++;
		run_group(&r, w);
	}
	const nest_operand *out = &p->ops[p->stages[p->nstages - 1].out];

	if (out->where == NEST_RESULT)
		e->value[out->node] = result;
	if (temp != small)
		smr_free(temp);
	return SMR_OK;
}

static void nest_release(smr_exec *x)
{
	if (x == NULL)
		return;
	nest_object_drop(&x->object);
	smr_free(x);
}

static const char *nest_detail(const smr_exec *x)
{
	return x->detail;
}

const smr_impl smr_impl_nest = {
	.name = "nest",
	.about = "code generated for this nest",
	.reassociates = true,
	.accept = nest_accept,
	.prepare = nest_prepare,
	.run = nest_run,
	.release = nest_release,
	.detail = nest_detail,
	.compile_s = 0.05, /* measured: 40 to 60 ms for each nest of examples/superres */
};
