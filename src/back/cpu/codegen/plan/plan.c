/* From a codelet to stages.
 *
 * A fold that depends on fewer loops than the stage around it would be repeated for every point. It
 * becomes a stage of its own, over only the loops that it depends on, unless it is under a guard
 * (without which its reads may be out of bounds). A fold that depends on no loop is split into
 * chunks, whose number does not depend on the number of threads, so the result does not either. */
#include "back/cpu/codegen/plan/nest.h"
#include "ir/graph/range.h"
#include <string.h>

enum { MAX_PARTS = 2000 };

static bool is_supported_dtype(const smr_expr *e)
{
	bool accumulates = e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;

	for (uint32_t k = 0; accumulates && k < e->nacc; k++)
		if (smr_dtype_is_tiny(e->init[k]->type))
			return false;
	return e->type != SMR_C64 && e->type != SMR_C128;
}

typedef struct scan_for {
	nest_plan *p;
	smr_status st;
	int scan;
	int parts;
} scan_for;

static bool check_part(const smr_expr *e, void *arg)
{
	scan_for *s = arg;

	if (s->st != SMR_OK)
		return false;
	if (++s->parts > MAX_PARTS)
		s->st = smr_fail(SMR_EUNSUPPORTED, "an expression of more than %d parts",
				 MAX_PARTS);
	else if (nest_library_call(s->p, e) != NULL)
		s->st = smr_fail(SMR_EUNSUPPORTED, "%s: the target has no such function",
				 nest_library_call(s->p, e));
	else if (!is_supported_dtype(e))
		s->st = smr_fail(SMR_EUNSUPPORTED, "numbers of type %s", smr_dtype_name(e->type));
	else if (!nest_has_code(e))
		s->st = smr_fail(SMR_EUNSUPPORTED, "no code can be written for %s of %s",
				 smr_op_name(e->op), smr_dtype_name(e->type));
	else if (e->kind == SMR_EXPR_READ)
		s->st = nest_operand_read(s->p, e);
	else if (e->kind == SMR_EXPR_SCAN && s->scan >= 0 && s->scan != (int)e->loops[0])
		s->st = smr_fail(SMR_EUNSUPPORTED, "scans along two loops");
	else if (e->kind == SMR_EXPR_SCAN)
		s->scan = (int)e->loops[0];
	else if (e->kind == SMR_EXPR_OP && (e->op == SMR_OP_div || e->op == SMR_OP_rem) &&
		 !smr_dtype_is_float(e->type))
		s->p->divides = true;
	return s->st == SMR_OK;
}

static bool has_scan(const smr_expr *e, void *arg)
{
	if (e->kind == SMR_EXPR_SCAN)
		*(bool *)arg = true;
	return true;
}

/* Finds scans inside of folds and other scans, which cannot run along the stage's loop, and folds
 * in steps of scans, which might start from the scan's accumulator. */
static bool scan_inside(const smr_expr *e, void *arg)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		for (uint32_t k = 0; k < e->nacc; k++) {
			nest_walk(e->init[k], has_scan, arg);
			nest_walk(e->step[k], has_scan, arg);
			if (e->kind == SMR_EXPR_SCAN)
				nest_walk(e->step[k], nest_note_fold, arg);
		}
	return true;
}

static int64_t count_fold_points(const int64_t *extent, const smr_expr *f)
{
	int64_t n = 1;

	for (uint32_t i = 0; i < f->nloops; i++)
		if (__builtin_mul_overflow(n, extent[f->loops[i]], &n))
			return INT64_MAX;
	return n;
}

static smr_status new_stage(nest_plan *p, const smr_expr *value, uint64_t domain, int out,
			    nest_stage **at)
{
	if (p->nstages == NEST_MAX_STAGES)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d stages", NEST_MAX_STAGES);
	nest_stage *s = &p->stages[p->nstages++];

	*s = (nest_stage){.value = value,
			  .domain = domain,
			  .out = out,
			  .scan = -1,
			  .vloop = -1,
			  .turn = -1,
			  .diag_jam = -1,
			  .diag_fold = -1,
			  .width = 1,
			  .unroll = 1,
			  .block = 1};
	*at = s;
	return SMR_OK;
}

smr_status nest_stage_new(nest_plan *p, const smr_expr *value, uint64_t domain, int out)
{
	nest_stage *s;

	SMR_TRY(new_stage(p, value, domain, out, &s));
	s->makes = value;
	return SMR_OK;
}

smr_status nest_made_add(nest_plan *p, const smr_expr *value, int operand)
{
	if (p->nmade == NEST_MAX_STAGES)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d folds", NEST_MAX_STAGES);
	p->made[p->nmade++] = (nest_made){.fold = value, .operand = operand, .partial = -1};
	return SMR_OK;
}

static smr_status split_folds(nest_plan *p, const smr_expr *e, uint64_t domain, uint64_t bound,
			      bool guarded);

/* Makes a stage for results of chunks of @p chunk iterations, for each point of the domain. */
static smr_status make_chunks(nest_plan *p, const smr_expr *f, uint64_t domain, int64_t chunk,
			      nest_made *m)
{
	int64_t n = p->extent[f->loops[0]];
	nest_stage *s;

	m->nchunks = (n + chunk - 1) / chunk;
	SMR_TRY(nest_operand_temp(p, f->type, domain,
				  m->nchunks * (smr_fold_compensated(f) != NULL ? 2 : 1),
				  &m->partial));
	SMR_TRY(new_stage(p, f, domain, m->partial, &s));
	s->makes = f;
	s->split = f;
	s->chunk = chunk;
	s->nchunks = m->nchunks;
	return SMR_OK;
}

/* Whether a fold for each point of a domain is split: only SIMT has too few points for that. */
static bool is_split(const nest_plan *p, const smr_expr *f, uint64_t domain)
{
	return p->cpu.simt > 0 && nest_simt_chunk(p, f, domain) > 0;
}

/* Makes a stage for the partial results of a large fold, split into chunks of its outermost
 * loop. */
static smr_status split_fold_into_chunks(nest_plan *p, const smr_expr *f, nest_made *m)
{
	int64_t n = p->extent[f->loops[0]], inner = count_fold_points(p->extent, f) / n;
	int64_t points = nest_chunk_points(p, n * inner);
	int64_t chunk = points / inner > 0 ? points / inner : 1;
	int64_t seen = p->about[f->loops[0]];

	m->partial = -1;
	if (nest_fold_term(p, f) == NULL ||
	    !nest_is_long(points, seen, count_fold_points(p->about, f) / seen))
		return SMR_OK;
	return make_chunks(p, f, 0, chunk, m);
}

static smr_status materialise_fold(nest_plan *p, const smr_expr *f, uint64_t domain)
{
	nest_made m = {.fold = f};
	nest_stage *s;

	if (nest_made_find(p, f) != NULL)
		return SMR_OK;
	for (uint32_t k = 0; k < f->nacc; k++) {
		uint64_t bound = 0;

		for (uint32_t i = 0; i < f->nloops; i++)
			bound |= UINT64_C(1) << f->loops[i];
		SMR_TRY(split_folds(p, f->init[k], domain, 0, false));
		SMR_TRY(split_folds(p, f->step[k], domain, bound, false));
	}
	SMR_TRY(nest_rows_keep(p, f, domain));
	m.partial = -1;
	if (domain == 0)
		SMR_TRY(split_fold_into_chunks(p, f, &m));
	else if (is_split(p, f, domain))
		SMR_TRY(make_chunks(p, f, domain, nest_simt_chunk(p, f, domain), &m));
	SMR_TRY(nest_operand_temp(p, f->type, domain, 1, &m.operand));
	SMR_TRY(new_stage(p, f, domain, m.operand, &s));
	s->makes = f;
	if (p->nmade == NEST_MAX_STAGES)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d folds", NEST_MAX_STAGES);
	p->made[p->nmade++] = m;
	return SMR_OK;
}

static bool has_long_loop(const nest_plan *p, uint64_t loops)
{
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (loops >> l & 1 && p->extent[l] > 1)
			return true;
	return false;
}

static smr_status split_fold(nest_plan *p, const smr_expr *f, uint64_t domain, uint64_t bound,
			     bool guarded)
{
	uint64_t deps = smr_expr_loops(f), own = bound;
	bool free = !guarded && !smr_expr_open(f), apart = free && (deps & bound) == 0;

	/* a sum of rows inside a sum of columns: computed once for each row */
	if (free && !apart && has_long_loop(p, (domain | bound) & ~deps))
		return materialise_fold(p, f, deps);
	if (apart && (deps != domain || bound != 0 || (domain != 0 && is_split(p, f, domain)) ||
		      (domain == 0 && nest_fold_term(p, f) != NULL &&
		       count_fold_points(p->about, f) > NEST_CHUNK_POINTS)))
		return materialise_fold(p, f, deps);
	for (uint32_t i = 0; i < f->nloops; i++)
		own |= UINT64_C(1) << f->loops[i];
	for (uint32_t k = 0; k < f->nacc; k++) {
		SMR_TRY(split_folds(p, f->init[k], domain, bound, guarded));
		SMR_TRY(split_folds(p, f->step[k], domain, own, guarded));
	}
	return SMR_OK;
}

static smr_status split_folds(nest_plan *p, const smr_expr *e, uint64_t domain, uint64_t bound,
			      bool guarded)
{
	if (e->kind == SMR_EXPR_FOLD)
		return split_fold(p, e, domain, bound, guarded);
	for (uint32_t k = 0; e->kind == SMR_EXPR_SCAN && k < e->nacc; k++) {
		SMR_TRY(split_folds(p, e->init[k], domain, bound, guarded));
		SMR_TRY(split_folds(p, e->step[k], domain, bound, guarded));
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++)
		SMR_TRY(split_folds(p, e->args[i], domain, bound,
				    guarded || (e->op == SMR_OP_select && i > 0)));
	return SMR_OK;
}

static smr_status analyse_nest(nest_plan *p, const smr_nest *n, int *scan)
{
	scan_for look = {.p = p, .scan = -1};
	bool inside = false;

	nest_walk(n->value, check_part, &look);
	if (n->pred != NULL)
		nest_walk(n->pred, check_part, &look);
	if (look.st != SMR_OK)
		return look.st;
	nest_walk(n->value, scan_inside, &inside);
	if (n->pred != NULL)
		nest_walk(n->pred, has_scan, &inside);
	if (inside)
		return smr_fail(SMR_EUNSUPPORTED,
				"a scan inside another recurrence or a condition");
	*scan = look.scan;
	return SMR_OK;
}

static smr_status main_stage(nest_plan *p, const smr_node *v, int scan)
{
	nest_stage *s;
	int out;

	SMR_TRY(nest_operand_result(p, v, &out));
	if (nest_hazard(p, &p->ops[out]))
		return smr_fail(SMR_EUNSUPPORTED, "it reads other elements of what it stores");
	SMR_TRY(new_stage(p, v->nest->value, v->nest->domain, out, &s));
	s->pred = v->nest->pred;
	s->scan = scan;
	if (scan >= 0 && p->scan_sums >= 0) {
		s->chunk = p->scan_chunk;
		s->nchunks = p->scan_chunks;
	}
	return SMR_OK;
}

/* Makes a stage for the values of the chunks of a long scan, before the stage of the scan. */
static smr_status split_scan(nest_plan *p, const smr_nest *n, int scan)
{
	nest_made m = {.partial = -1};
	const smr_expr *e;

	if (scan < 0 || p->cpu.simt == 0)
		return SMR_OK;
	p->scan_chunk = nest_simt_scan_chunk(p, n, scan, &e);
	if (p->scan_chunk == 0)
		return SMR_OK;
	p->scan_fold = *e;
	p->scan_fold.kind = SMR_EXPR_FOLD;
	SMR_TRY(make_chunks(p, &p->scan_fold, n->domain & ~(UINT64_C(1) << scan), p->scan_chunk,
			    &m));
	p->scan_sums = m.partial;
	p->scan_chunks = m.nchunks;
	return SMR_OK;
}

/* Whether the nest has no loop over rows, the second loop: it sums the rows of a slab. */
static bool is_sum_of_slabs(const smr_node *v)
{
	return (v->nest->domain & 2) == 0;
}

/* Makes the stages of all folds, then those of the stores. */
static smr_status make_stages(nest_plan *p)
{
	const smr_codelet *c = p->c;
	int scan = -1;

	for (uint32_t k = 0; k <= c->nbeside; k++) {
		SMR_TRY(analyse_nest(p, smr_codelet_nest(c, k)->nest, &scan));
		if (c->nbeside > 0 && (scan >= 0 || p->inplace))
			return smr_fail(SMR_EUNSUPPORTED, "a scan, or memory that is stored to, in "
							  "one of several nests");
	}
	if (!smr_nest_has_range(p->nest))
		SMR_TRY(nest_collapse(p));
	nest_see(p);
	if (p->cpu.simt == 0)
		SMR_TRY(nest_parts_make(p));
	p->attends = nest_simt_attends(p);
	for (uint32_t k = 0; k <= c->nbeside && !p->attends; k++) {
		const smr_nest *n = smr_codelet_nest(c, k)->nest;

		SMR_TRY(split_folds(p, n->value, n->domain, 0, n->pred != NULL));
		SMR_TRY(split_scan(p, n, scan));
	}
	/* rows first: their stages then run row by row, with the stages that they depend on */
	for (int sums = 0; sums <= p->slabs; sums++)
		for (uint32_t k = 0; k <= c->nbeside; k++)
			if (!p->slabs || is_sum_of_slabs(smr_codelet_nest(c, k)) == (sums == 1))
				SMR_TRY(main_stage(p, smr_codelet_nest(c, k), scan));
	return p->attends ? nest_simt_attention_split(p) : SMR_OK;
}

/* Merges and orders stages so that a core finds data in its caches. */
static void merge_for_caches(nest_plan *p)
{
	nest_merge_sums(p);
	nest_merge_rows(p);
	nest_merge_parts(p);
	nest_take_sums(p);
	nest_find_flushes(p);
	nest_choose_blocks(p);
	nest_fetch_ahead(p);
}

static smr_status plan_stages(nest_plan *p, const smr_codelet *c, const smr_env *e,
			      const nest_cpu *cpu)
{
	*p = (nest_plan){.c = c,
			 .g = c->graph,
			 .nest = c->nest->nest,
			 .sym = e->sym,
			 .cpu = *cpu,
			 .scan_sums = -1,
			 .keys = {.operand = -1, .chunks = 1},
			 .reassoc = c->fp == SMR_FP_REASSOC};
	p->cpu.rows &= c->nbeside == 0;
	for (uint32_t k = 1; k <= c->nbeside; k++)
		p->slabs |= smr_codelet_nest(c, k)->nest->domain != c->nest->nest->domain;
	if (c->nest->op != SMR_OP_nest || p->nest == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "the node is no nest");
	if (cpu->generic && smr_nest_has_range(p->nest))
		return smr_fail(SMR_EUNSUPPORTED, "ranges in code for all sizes");
	for (uint32_t l = 0; l < p->nest->nloops; l++) {
		p->extent[l] = smr_loop_about(&p->nest->loops[l], e->sym);
		if (p->extent[l] < 1)
			return smr_fail(SMR_EUNSUPPORTED, "loop %s runs %lld times",
					p->nest->loops[l].name, (long long)p->extent[l]);
	}
	SMR_TRY(make_stages(p));
	for (int i = 0; i < p->nstages; i++)
		nest_schedule(p, &p->stages[i]);
	if (!p->attends)
		nest_merge_results(p);
	if (p->cpu.simt == 0)
		merge_for_caches(p);
	else
		nest_simt_rows(p);
	nest_find_needs(p);
	return SMR_OK;
}

/* Makes a plan with kept rows if possible, else one without. */
smr_status nest_plan_make(nest_plan *p, const smr_codelet *c, const smr_env *e, const nest_cpu *cpu)
{
	nest_cpu plain = *cpu;
	smr_status st = plan_stages(p, c, e, cpu);

	if (!cpu->rows || (st == SMR_OK ? nest_rows_hold(p) : p->row_bytes == 0))
		return st;
	plain.rows = false;
	return plan_stages(p, c, e, &plain);
}
