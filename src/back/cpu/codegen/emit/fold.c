/* Folds, for all points of the tile at once. Accumulators are allocas that LLVM promotes to
 * registers. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"
#include "base/alloc.h"

int nest_acc_new(nest_emit *m, smr_dtype t, bool vec)
{
	int a = m->next++;

	smr_str_printf(&m->entry, "  %%a%d = alloca %s\n", a, nest_vtype(m, t, vec));
	return a;
}

void nest_acc_put(nest_emit *m, int a, smr_dtype t, bool vec, nest_val v)
{
	if (vec)
		v = nest_splat(m, t, v);
	nest_line(m, "store %s %s, ptr %%a%d", nest_vtype(m, t, vec), v.s, a);
}

nest_val nest_acc_get(nest_emit *m, int a, smr_dtype t, bool vec)
{
	nest_val v = nest_new(m, vec);

	nest_line(m, "%s = load %s, ptr %%a%d", v.s, nest_vtype(m, t, vec), a);
	return v;
}

static void unique_points(nest_frame *f, const nest_inst *inst, int n)
{
	for (int i = 0; i < n; i++) {
		bool known = false;

		for (int k = 0; k < f->n && !known; k++) {
			known = true;
			for (int l = 0; l < SMR_MAX_LOOPS; l++)
				known &= !(f->deps >> l & 1) ||
					 f->inst[k].stat[l] == inst[i].stat[l];
		}
		if (!known)
			f->inst[f->n++] = inst[i];
	}
}

/* Loads number @p at of an array of partial results. */
static nest_val load_partial(nest_emit *m, const nest_made *made, const char *at)
{
	nest_val p = nest_chunk_address(m, made->partial, at), v = nest_new(m, false);

	nest_line(m, "%s = load %s, ptr %s", v.s, nest_type(made->fold->type), p.s);
	return v;
}

/* Threads of a team start from the neutral element; init is combined once, at the end. */
static void start_team(nest_emit *m, const nest_frame *f, nest_val init)
{
	uint64_t bits;

	if (f->fold->nacc > 1)
		return; /* the initial element may be joined more than once */
	nest_val v = nest_fold_neutral(f->fold, &bits) ? nest_literal(f->fold->type, bits) : init;

	nest_part_put(m, f->fold, f->acc[0], false, nest_part_of(m, f->fold, v, false));
}

static void end_picks(nest_emit *m, const nest_frame *f)
{
	const smr_expr *fold = f->fold;
	nest_part all = {.v = nest_acc_get(m, f->acc[0][0], fold->step[0]->type, false),
			 .lost = nest_acc_get(m, f->acc[0][1], fold->step[1]->type, false)};

	all = nest_team_join(m, fold, all);
	nest_acc_put(m, f->acc[0][0], fold->step[0]->type, false, all.v);
	nest_acc_put(m, f->acc[0][1], fold->step[1]->type, false, all.lost);
}

static void end_team(nest_emit *m, const nest_frame *f, nest_val init)
{
	const smr_expr *fold = f->fold;

	if (fold->nacc > 1) {
		end_picks(m, f);
		return;
	}
	nest_part all = nest_team_join(m, fold, nest_part_get(m, fold, f->acc[0], false));

	if (!nest_is_cut(m->s, fold)) /* init of chunks is combined with all chunks */
		all = nest_join(m, fold, nest_part_of(m, fold, init, false), all);
	nest_part_put(m, fold, f->acc[0], false, all);
}

/* Folds the chunks' results, one after the other; their lost bits are stored behind them. */
static void fold_chunks(nest_emit *m, const nest_made *made, nest_frame *f, nest_val init)
{
	const smr_expr *fold = f->fold;
	char to[28];
	char from[28] = "0", step[28] = "1";
	bool team = m->s->team != NEST_ALONE;
	nest_for loop;
	nest_part part;

	m->at = f->inst[0];
	nest_count_text(m, made->nchunks, NEST_NCHUNKS + made->partial, to);
	if (team) {
		start_team(m, f, init);
		nest_team_range(m, from, step);
	}
	nest_for_open(m, &loop, -1, from, to, step);
	part.v = load_partial(m, made, loop.i);
	if (smr_fold_compensated(fold) != NULL) {
		nest_val at = nest_new(m, false);

		nest_line(m, "%s = add i64 %s, %s", at.s, loop.i, to);
		part.lost = load_partial(m, made, at.s);
	}
	nest_part_put(m, fold, f->acc[0], false,
		      nest_join(m, fold, nest_part_get(m, fold, f->acc[0], false), part));
	nest_for_close(m, &loop);
	if (team)
		end_team(m, f, init);
}

/* Adds the parts that an earlier stage made, to all points of the tile. */
static void add_parts(nest_emit *m, int operand, nest_frame *f)
{
	char to[28];
	nest_for loop;

	nest_extent(m, m->p->parted_loop, to);
	nest_for_open(m, &loop, m->p->parted_loop, "0", to, "1");
	for (int i = 0; i < f->n; i++) {
		m->at = f->inst[i];
		nest_part part = {.v = nest_load(m, operand)};

		nest_part_put(m, f->fold, f->acc[i], f->vec,
			      nest_join(m, f->fold, nest_part_get(m, f->fold, f->acc[i], f->vec),
					part));
	}
	nest_for_close(m, &loop);
}

static void run_fold(nest_emit *m, nest_frame *f, nest_frame *const *beside, int nbeside,
		     const nest_val *init)
{
	nest_fold_job j = {.m = m,
			   .f = f,
			   .beside = beside,
			   .nbeside = nbeside,
			   .unroll = m->s->unroll,
			   .turn = -1,
			   .team = -1,
			   .vloop = -1};
	const nest_made *made = m->s->split == NULL && m->s->makes == f->fold
					? nest_made_find(m->p, f->fold)
					: NULL;
	nest_inst now = {{0}};
	int parts = nest_parts_of(m->p, m->s, f->fold);

	if (made != NULL && made->partial >= 0) {
		fold_chunks(m, made, f, init[0]);
		return;
	}
	if (parts >= 0) {
		add_parts(m, parts, f);
		return;
	}
	int lanes = nest_width(m->p, f->fold);

	if (m->width == 1 && m->vloop < 0)
		j.vloop = nest_fold_vloop(m->p, f->fold, lanes);
	if (nest_fold_nested(m->p, f->fold))
		j.unroll = 1; /* folded sums take long enough to hide an addition's latency */
	if (j.vloop >= 0) {
		j.lanes = lanes;
		while (j.unroll > 1 && (int64_t)j.unroll * lanes > m->p->about[j.vloop])
			j.unroll /= 2;
	}
	if (m->nframes == 0 && f->n == 1 && nbeside == 0 && m->s->scan < 0)
		j.team = nest_team_loop(m->p, m->s, f->fold);
	if (j.team >= 0)
		start_team(m, f, init[0]);
	nest_fold_plan(&j);
	m->frame[m->nframes++] = f;
	if (j.lanes > 0)
		nest_fold_lanes(&j, init);
	else
		nest_fold_loops(&j, 0, &now);
	m->nframes--;
	if (j.team >= 0)
		end_team(m, f, init[0]);
}

/* Returns where the sum of a slab starts: at @p neutral in a part's first one, else at the sum of
 * those before. */
static nest_val start_slab(nest_emit *m, const smr_expr *fold, nest_val neutral)
{
	smr_dtype t = fold->type;
	int out = m->s->out;
	const char *slab = m->dyn[m->p->parted_loop + 1];
	nest_val before, first, v;

	if (slab[0] == '\0')
		return neutral;
	for (int k = 0; k < m->s->nmore; k++)
		out = m->s->more[k].value == fold ? m->s->more[k].out : out;
	before = nest_load(m, out);
	first = nest_new(m, false);
	nest_line(m, "%s = icmp eq i64 %s, 0", first.s, slab);
	v = nest_new(m, before.vec);
	nest_line(m, "%s = select i1 %s, %s %s, %s %s", v.s, first.s, nest_vtype(m, t, before.vec),
		  before.vec ? nest_splat(m, t, neutral).s : neutral.s,
		  nest_vtype(m, t, before.vec), before.s);
	return v;
}

/* Initialises accumulators; @p init: start values by point. */
static void begin_fold(nest_emit *m, nest_frame *f, nest_val *init)
{
	const smr_expr *fold = f->fold;
	uint64_t bits;

	for (int i = 0; i < f->n; i++)
		for (uint32_t k = 0; k < fold->nacc; k++) {
			m->at = f->inst[i];
			nest_val v = nest_eval(m, fold->init[k]);

			init[i] = k == 0 ? v : init[i];
			if (nest_is_cut(m->s, fold) && nest_fold_neutral(fold, &bits))
				v = m->s->parts
					    ? start_slab(m, fold, nest_literal(fold->type, bits))
					    : nest_literal(fold->type, bits);
			if (fold->nacc == 1) {
				nest_part_new(m, fold, f->acc[i], f->vec);
				nest_part_put(m, fold, f->acc[i], f->vec,
					      nest_part_of(m, fold, v, f->vec));
				continue;
			}
			f->acc[i][k] = nest_acc_new(m, fold->step[k]->type, f->vec);
			nest_acc_put(m, f->acc[i][k], fold->step[k]->type, f->vec, v);
		}
}

/* Finishes a fold. A chunk of a compensated sum stays two numbers until all are combined. */
static void end_fold(nest_emit *m, const nest_frame *f)
{
	bool sum = smr_fold_compensated(f->fold) != NULL, cut = nest_is_cut(m->s, f->fold);

	for (int i = 0; i < f->n; i++) {
		m->at = f->inst[i];
		nest_val v;

		if (f->fold->nacc > 1) {
			v = nest_acc_get(m, f->acc[i][f->fold->result], f->fold->type, f->vec);
		} else {
			nest_part part = nest_part_get(m, f->fold, f->acc[i], f->vec);

			if (sum && cut)
				nest_memo_put(m, f->fold, NEST_LOST, f->deps, part.lost);
			v = sum && cut ? part.v : nest_part_value(m, f->fold, part);
		}
		nest_memo_put(m, f->fold, 0, f->deps, v);
	}
}

static void fold_in_order(nest_emit *m, nest_frame *f, const nest_val *init)
{
	bool alone = f->n == 1 && !f->vec && m->width == 1 && m->mask[0] == '\0';
	const smr_expr *quick = alone && m->p->cpu.simt == 0 ? nest_fold_quick(m, f->fold) : NULL;
	int done = quick != NULL ? m->next++ : -1;

	if (alone && quick == NULL && m->vloop < 0 && nest_fold_has_order(m, f->fold)) {
		nest_fold_order(m, f);
		return;
	}

	if (quick != NULL)
		nest_fold_if_sure(m, quick, f, done);
	run_fold(m, f, NULL, 0, init);
	if (quick == NULL)
		return;
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
}

static void emit_fold(nest_emit *m, const smr_expr *fold, const nest_inst *inst, int n)
{
	nest_frame f = {.fold = fold, .deps = smr_expr_loops(fold)};
	nest_val init[NEST_MAX_INST];
	size_t memo;

	unique_points(&f, inst, n);
	for (uint32_t k = 0; k < fold->nacc; k++)
		nest_folds(m, fold->init[k], f.inst, f.n);
	/* lanes if the result may have them: a step's value may be wider than its init */
	f.vec = m->width > 1 && m->vloop >= 0 && f.deps >> m->vloop & 1;
	memo = m->nmemo;
	begin_fold(m, &f, init);
	if (f.vec && m->mask[0] == '\0' && nest_fold_turns(m->p, fold, m->vloop, m->width))
		nest_fold_turn(m, &f, init);
	else if (!nest_fold_halves(m, &f))
		fold_in_order(m, &f, init);
	m->nmemo = memo;
	end_fold(m, &f);
}

void nest_sums(nest_emit *m, const smr_expr *const *folds, int n)
{
	nest_frame *f = smr_calloc((size_t)n, sizeof(*f)), *beside[NEST_MAX_MORE];
	nest_val init[NEST_MAX_MORE + 1];
	size_t memo = m->nmemo;

	if (f == NULL) {
		m->st = smr_fail(SMR_ENOMEM, "no memory for generated code");
		return;
	}
	for (int k = 0; k < n; k++) {
		f[k] = (nest_frame){.fold = folds[k], .deps = smr_expr_loops(folds[k]), .n = 1};
		if (k > 0)
			beside[k - 1] = &f[k];
		begin_fold(m, &f[k], &init[k]);
	}
	run_fold(m, f, beside, n - 1, init);
	m->nmemo = memo;
	for (int k = 0; k < n; k++)
		end_fold(m, &f[k]);
	smr_free(f);
}

typedef struct finder {
	nest_emit *m;
	const nest_inst *inst;
	int n;
} finder;

static void find_folds(finder *s, const smr_expr *e);

static bool contains_fold(const smr_expr *e, void *arg)
{
	finder *s = arg;

	if (e->kind == SMR_EXPR_FOLD && nest_known(s->m->p, s->m->s, e) == NULL) {
		s->n = 1;
		return false;
	}
	return nest_known(s->m->p, s->m->s, e) == NULL;
}

/* Computes folds under a condition, which guards their reads. If it differs between points, each
 * point's folds are computed separately. */
static void find_guarded_folds(finder *s, const smr_expr *e)
{
	nest_emit *m = s->m;

	if (nest_is_sure(m, e->args[0])) {
		find_folds(s, e->args[1]);
		return;
	}
	find_folds(s, e->args[0]);
	for (int arm = 1; arm <= 2; arm++) {
		finder any = {.m = m};

		nest_walk(e->args[arm], contains_fold, &any);
		for (int i = 0; any.n > 0 && i < s->n; i++) {
			finder one = {.m = m, .inst = &s->inst[i], .n = 1};
			char saved[28];
			bool saved_vec;

			m->at = s->inst[i];
			nest_with_mask(m, e, arm, saved, &saved_vec);
			find_folds(&one, e->args[arm]);
			nest_restore_mask(m, saved, saved_vec);
		}
	}
}

static void find_folds(finder *s, const smr_expr *e)
{
	nest_emit *m = s->m;

	if (m->st != SMR_OK || nest_known(m->p, m->s, e) != NULL)
		return;
	if (e->kind == SMR_EXPR_FOLD) {
		nest_inst todo[NEST_MAX_INST];
		int n = 0;
		nest_val v;

		for (int i = 0; i < s->n; i++) {
			m->at = s->inst[i];
			if (smr_expr_open(e) || !nest_memo_get(m, e, 0, smr_expr_loops(e), &v))
				todo[n++] = s->inst[i];
		}
		if (smr_expr_open(e))
			nest_unsupported(m, "a fold inside a fold that uses the outer one's sum");
		else if (n > 0)
			emit_fold(m, e, todo, n);
	} else if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select) {
		find_guarded_folds(s, e);
	} else if (e->kind == SMR_EXPR_OP) {
		for (uint32_t i = 0; i < e->nargs; i++)
			find_folds(s, e->args[i]);
	} else if (e->kind == SMR_EXPR_READ) {
		int at = nest_operand_of(m->p, e);

		for (uint32_t i = 0; at >= 0 && i < m->p->ops[at].nindirect; i++)
			find_folds(s, m->p->ops[at].indirect[i]);
	}
}

void nest_folds(nest_emit *m, const smr_expr *e, const nest_inst *inst, int n)
{
	finder s = {.m = m, .inst = inst, .n = n};
	nest_inst saved = m->at;

	find_folds(&s, e);
	m->at = saved;
}
