/* The cost of a plan with multi-output fusion: ops of one size with common operands become one op
 * (multi_out.c builds them). The joins are chosen for each set of edges. A branch and bound
 * search takes the ops in order and joins each to an earlier one or leaves it alone, the cheapest
 * choice first, up to a limit of tries. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "ops/ops.h"
#include "pass/fuse/plan_walk.h"

enum { OPS = 1024, SETS = 4096, KEPT = 8, READS = FUSE_MAX_INS + 2 };
enum { MOST_OPS = 24, MOST_TRIES = 50 };

/* Op of a plan, without joins. */
typedef struct joint_op {
	uint64_t key;
	fuse_value *x;
	double seconds;
	bool may;              /* may be one of several results */
	bool many;             /* it has more than READS inputs */
	uint32_t reads, folds; /* in its expression */
	uint32_t nins, nrefused;
	const fuse_value *ins[READS];
	fuse_value *refused[KEPT];
} joint_op;

typedef struct op_set {
	uint64_t key;
	double seconds; /* INFINITY: they cannot be joined */
} op_set;

/* Joined op: indices into `may`, in flow order. */
typedef struct joined {
	uint32_t n, of[FUSE_MAX_BUNDLE];
	double seconds;
} joined;

typedef struct plan {
	uint32_t n;
	joined ops[MOST_OPS];
} plan;

struct fuse_joint {
	uint32_t *native; /* by value: node of the first op that needs it in memory */
	joint_op *seen;   /* table of OPS entries */
	op_set *sets;     /* table of SETS entries */
	joint_op *ops;    /* ops of the current plan, in flow order */
	uint32_t nops, cap;
	uint32_t may[MOST_OPS], nmay; /* indices of ops that may be joined */
	double rest[MOST_OPS + 1];    /* lower bound for ops from this one on */
	uint32_t tries;
	fuse_search *s;
	const fuse_part *p;
	plan now, best;
	double seconds;
};

/* ---- the flow ------------------------------------------------------------------------------- */

static void find_native(const fuse_flow *f, uint32_t *native)
{
	for (uint32_t i = f->g->nnodes; i-- > 0;) {
		const smr_node *v = f->g->nodes[i];
		bool computes = false;

		if (v->op == SMR_OP_part)
			continue;
		for (uint32_t k = 0; k <= v->nmore; k++)
			computes |= f->values[f->first[i] + k].form != NULL;
		for (uint32_t k = 0; !computes && k < v->nins; k++)
			native[fuse_operand(f, v, k) - f->values] = i;
	}
}

smr_status fuse_joint_new(const fuse_flow *f, fuse_joint **out)
{
	fuse_joint *j = smr_calloc(1, sizeof(*j));

	*out = j;
	if (j != NULL) {
		j->native = smr_calloc(f->nvalues + 1, sizeof(*j->native));
		j->seen = smr_calloc(OPS, sizeof(*j->seen));
		j->sets = smr_calloc(SETS, sizeof(*j->sets));
	}
	if (j == NULL || j->native == NULL || j->seen == NULL || j->sets == NULL) {
		fuse_joint_free(j);
		*out = NULL;
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	}
	for (uint32_t i = 0; i < f->nvalues; i++)
		j->native[i] = FUSE_NONE;
	find_native(f, j->native);
	return SMR_OK;
}

void fuse_joint_free(fuse_joint *j)
{
	if (j == NULL)
		return;
	smr_free(j->native);
	smr_free(j->seen);
	smr_free(j->sets);
	smr_free(j->ops);
	smr_free(j);
}

/* ---- ops ------------------------------------------------------------------------------------ */

/* Returns whether fuse_fuse() makes an op of the value, or code is generated for its own op. */
static bool is_made(const fuse_value *x, uint32_t values)
{
	const smr_node *v = x->node;

	if (values > 1 || v->op == SMR_OP_map || v->op == SMR_OP_reduce)
		return true;
	for (uint32_t i = 0; i < v->nins; i++)
		if (fuse_splat(v->ins[i]))
			return true;
	return false;
}

/* Summarises the last walk. */
static void record_walked_op(const fuse_walk *w, joint_op *op)
{
	const fuse_value *x = op->x;
	uint32_t values = 0;

	for (uint32_t i = 0; i < w->n; i++) {
		const fuse_value *v = w->done[i].x;

		values += v != NULL;
		op->reads += v == NULL;
		op->folds += v != NULL && v->fold;
	}
	smr_assert(w->n <= MOST && w->nins <= MAX_READ);
	op->many = w->nins > READS;
	for (uint32_t i = 0; i < w->nins && i < READS; i++)
		op->ins[op->nins++] = w->ins[i];
	op->may = x->k == 0 && x->node->nmore == 0 && !x->core && !op->many &&
		  (w->core == NULL || w->no_core) && (x->elements > 1 || op->folds > 0) &&
		  is_made(x, values);
}

static const joint_op *op_of(fuse_joint *j, fuse_value *x)
{
	fuse_search *s = j->s;
	uint64_t key = smr_hash_mix(x->within, 1);
	joint_op *op = &j->seen[(key >> 32) % OPS];
	fuse_op_cost cost;

	smr_assert(x->form != NULL);
	if (op->key == key) {
		for (uint32_t k = 0; k < op->nrefused; k++)
			op->refused[k]->mark = s->plan;
		return op;
	}
	*op = (joint_op){.key = key, .x = x};
	fuse_walk_op(s->walk, x, &cost);
	op->seconds = cost.seconds;
	op->nrefused = fuse_walk_refused(s->walk, op->refused, KEPT);
	if (op->nrefused > KEPT)
		op->key = 0; /* it is walked again */
	fuse_walk_mark_refused(s->walk, s->plan);
	record_walked_op(s->walk, op);
	return op;
}

static bool make_room(fuse_joint *j, uint32_t n)
{
	joint_op *now;

	smr_assert(j->nops <= j->cap || j->cap == 0);
	if (n <= j->cap)
		return true;
	now = smr_realloc(j->ops, 2 * (size_t)n * sizeof(*now));
	if (now == NULL)
		return false;
	j->ops = now;
	j->cap = 2 * n;
	return true;
}

/* Finds the plan's ops; returns the seconds of those that cannot be joined. */
static double find_ops(fuse_joint *j)
{
	const fuse_part *p = j->p;
	double alone = 0;
	uint32_t n = p->nvalues;

	for (uint32_t i = p->nvalues; i-- > 0;) {
		const joint_op *op;

		if (!fuse_is_op(j->s, p->values[i]))
			continue;
		op = op_of(j, p->values[i]);
		smr_assert(n > 0);
		j->ops[--n] = *op;
	}
	j->nops = p->nvalues - n;
	smr_assert(j->nops <= j->cap);
	memmove(j->ops, j->ops + n, j->nops * sizeof(*j->ops));
	j->nmay = 0;
	for (uint32_t i = 0; i < j->nops; i++)
		if (j->ops[i].may && j->nmay < MOST_OPS)
			j->may[j->nmay++] = i;
		else
			alone += j->ops[i].seconds;
	return alone;
}

/* ---- candidates for joins ------------------------------------------------------------------- */

static const joint_op *get_candidate_op(const fuse_joint *j, uint32_t i)
{
	smr_assert(i < j->nmay && j->may[i] < j->nops);
	return &j->ops[j->may[i]];
}

static bool reads(const joint_op *op, const fuse_value *m)
{
	for (uint32_t i = 0; i < op->nins; i++)
		if (op->ins[i] == m)
			return true;
	return op->many;
}

static bool is_result(const fuse_joint *j, const joined *b, const fuse_value *x)
{
	smr_assert(b->n <= FUSE_MAX_BUNDLE);
	for (uint32_t k = 0; k < b->n; k++)
		if (get_candidate_op(j, b->of[k])->x == x)
			return true;
	return false;
}

static bool have_common(const fuse_joint *j, const joined *b, const joint_op *op)
{
	for (uint32_t i = 0; i < op->nins; i++) {
		if (op->ins[i]->elements <= 1)
			continue;
		if (is_result(j, b, op->ins[i]))
			return true;
		for (uint32_t k = 0; k < b->n; k++)
			if (reads(get_candidate_op(j, b->of[k]), op->ins[i]))
				return true;
	}
	return false;
}

static bool is_outside(const fuse_joint *j, const fuse_edge *e)
{
	return !e->fused && !fuse_in(j->p, e->reader);
}

/* Returns whether an op before node @p id reads @p m, which would be a result of that node's op. */
static bool is_read_before(const fuse_joint *j, const joined *b, const fuse_value *m, uint32_t id)
{
	smr_assert(m >= j->s->f->values && m < j->s->f->values + j->s->f->nvalues);
	if (j->native[m - j->s->f->values] < id)
		return true;
	for (const fuse_edge *e = m->read_by; e != NULL; e = e->next)
		if (is_outside(j, e) && e->reader->node->id < id)
			return true;
	for (uint32_t i = 0; i < j->nops; i++) {
		const joint_op *op = &j->ops[i];

		if (op->x->node->id < id && op->x > m && reads(op, m) && !is_result(j, b, op->x))
			return true;
	}
	return false;
}

static bool is_independent(const fuse_joint *j, const joined *b, const joint_op *op)
{
	uint32_t id = op->x->node->id;

	smr_assert(b->n > 0);
	smr_assert(id >= get_candidate_op(j, b->of[0])->x->node->id);
	if (id - get_candidate_op(j, b->of[0])->x->node->id > FUSE_FAR)
		return false;
	for (uint32_t k = 0; k < b->n; k++)
		if (is_read_before(j, b, get_candidate_op(j, b->of[k])->x, id))
			return false;
	return true;
}

/* As in multi_out.c. */
static bool is_read_elsewhere(const fuse_joint *j, const fuse_value *m)
{
	uint32_t n = 0;

	if (m->others > 0)
		return true;
	for (const fuse_edge *e = m->read_by; e != NULL; e = e->next)
		n += is_outside(j, e);
	for (uint32_t i = 0; i < j->nops && n < 2; i++)
		n += reads(&j->ops[i], m);
	return n > 1;
}

static bool may_compute(const fuse_joint *j, const joined *b, const fuse_value *y)
{
	for (uint32_t i = 0; i < y->nedges; i++) {
		const fuse_edge *e = &y->edges[i];
		bool member = is_result(j, b, e->from);

		if (member && !e->fused && (!e->open || !is_read_elsewhere(j, e->from)))
			return false;
		if ((member || e->fused) && e->from->form != NULL && !may_compute(j, b, e->from))
			return false;
	}
	return true;
}

/* Returns whether code can be generated for the last walk, which is of all these ops. */
static bool joined_walk_fits(const fuse_joint *j, const joined *all)
{
	const fuse_walk *w = j->s->walk;
	uint32_t reads = 0, folds = 0;

	for (uint32_t k = 0; k < all->n; k++) {
		reads += get_candidate_op(j, all->of[k])->reads;
		folds += get_candidate_op(j, all->of[k])->folds;
	}
	for (uint32_t i = 0; i < w->nins; i++)
		if (is_result(j, all, w->ins[i]) ||
		    (fuse_in(j->p, w->ins[i]) && w->ins[i]->form != NULL &&
		     !fuse_is_op(j->s, w->ins[i])))
			return false;
	return w->nins <= FUSE_MAX_INS && folds + all->n <= FUSE_MAX_STAGES &&
	       reads <= FUSE_MAX_READS;
}

static double walk_set(const fuse_joint *j, const joined *all)
{
	const fuse_value *list[FUSE_MAX_BUNDLE] = {0};
	fuse_bundle b = {.n = all->n - 1};
	fuse_op_cost cost;

	smr_assert(all->n >= 2 && all->n <= FUSE_MAX_BUNDLE);
	for (uint32_t k = 0; k < all->n; k++)
		list[k] = b.values[k] = get_candidate_op(j, all->of[k])->x;
	if (!fuse_is_small(&b, list[all->n - 1]))
		return INFINITY;
	fuse_walk_ops(j->s->walk, list, all->n, &cost);
	return joined_walk_fits(j, all) ? cost.seconds : INFINITY;
}

/* Returns the seconds of all these as one op, independent of the rest of the plan. */
static double cost_of_set(const fuse_joint *j, const joined *all)
{
	uint64_t key = j->s->turn; /* its validity depends on the part */
	op_set *set;

	for (uint32_t k = 0; k < all->n; k++)
		key = smr_hash_mix(key, get_candidate_op(j, all->of[k])->x->within);
	set = &j->sets[(key >> 32) % SETS];
	if (set->key != key)
		*set = (op_set){key, walk_set(j, all)};
	return set->seconds;
}

/* Returns the seconds of the op with result @p i added; INFINITY: not possible. */
static double cost_with(const fuse_joint *j, const joined *b, uint32_t i, joined *all)
{
	const joint_op *op = get_candidate_op(j, i);

	smr_assert(b->n >= 1 && b->n <= FUSE_MAX_BUNDLE);
	all->seconds = INFINITY;
	if (b->n == FUSE_MAX_BUNDLE || !fuse_same_sizes(get_candidate_op(j, b->of[0])->x, op->x) ||
	    !have_common(j, b, op) || !is_independent(j, b, op) || !may_compute(j, b, op->x))
		return INFINITY;
	*all = *b;
	all->of[all->n++] = i;
	return all->seconds = cost_of_set(j, all);
}

/* ---- branch and bound ----------------------------------------------------------------------- */

static void assign_ops(fuse_joint *j, uint32_t i, double sum);

static void assign_to_op(fuse_joint *j, uint32_t i, double sum, uint32_t k, const joined *with)
{
	joined was = j->now.ops[k];

	smr_assert(k < j->now.n);
	j->now.ops[k] = *with;
	assign_ops(j, i + 1, sum - was.seconds + with->seconds);
	j->now.ops[k] = was;
}

static void assign_alone(fuse_joint *j, uint32_t i, double sum)
{
	double seconds = get_candidate_op(j, i)->seconds;

	smr_assert(j->now.n < MOST_OPS);
	j->now.ops[j->now.n++] = (joined){.n = 1, .of = {i}, .seconds = seconds};
	assign_ops(j, i + 1, sum + seconds);
	j->now.n--;
}

/* Branch and bound: assigns ops from @p i on; @p sum: seconds of the ops before. */
static void assign_ops(fuse_joint *j, uint32_t i, double sum)
{
	joined with[MOST_OPS];
	double more[MOST_OPS];
	bool alone = false;
	uint32_t n = j->now.n;

	smr_assert(i <= j->nmay && j->nmay <= MOST_OPS);
	if (sum + j->rest[i] >= j->seconds)
		return;
	if (i == j->nmay) {
		j->seconds = sum;
		j->best = j->now;
		return;
	}
	for (uint32_t k = 0; k < n; k++)
		more[k] = cost_with(j, &j->now.ops[k], i, &with[k]) - j->now.ops[k].seconds;
	while (j->tries++ < MOST_TRIES || !alone) { /* the first branch is always completed */
		uint32_t least = n;

		for (uint32_t k = 0; k < n; k++)
			if (more[k] < (least < n ? more[least]
				       : alone   ? INFINITY
						 : get_candidate_op(j, i)->seconds))
				least = k;
		if (least < n) {
			assign_to_op(j, i, sum, least, &with[least]);
			more[least] = INFINITY;
		} else if (!alone) {
			alone = true;
			assign_alone(j, i, sum);
		} else {
			return;
		}
		if (j->tries >= MOST_TRIES)
			return;
	}
}

double fuse_joint_cost(fuse_search *s, const fuse_part *p, double most)
{
	fuse_joint *j = s->joint;
	double sum;

	s->plan++;
	s->evaluated++;
	fuse_settle(p);
	if (p->npoints > FUSE_MAX_POINTS || !make_room(j, p->nvalues))
		return INFINITY;
	j->s = s;
	j->p = p;
	sum = find_ops(j);
	j->rest[j->nmay] = 0;
	for (uint32_t i = j->nmay; i-- > 0;)
		j->rest[i] = j->rest[i + 1] + fmin(get_candidate_op(j, i)->x->write_s[0],
						   get_candidate_op(j, i)->x->write_s[1]);
	j->now.n = j->tries = 0;
	j->best.n = 0;
	j->seconds = most;
	assign_ops(j, 0, sum);
	return j->best.n > 0 || j->nmay == 0 ? (j->nmay == 0 ? sum : j->seconds) : INFINITY;
}

void fuse_joint_keep(const fuse_search *s)
{
	const fuse_joint *j = s->joint;

	smr_assert(j != NULL && j->best.n <= MOST_OPS);
	for (uint32_t i = 0; i < j->best.n; i++) {
		const joined *b = &j->best.ops[i];

		for (uint32_t k = 0; k < b->n; k++)
			get_candidate_op(j, b->of[k])->x->mate = get_candidate_op(j, b->of[0])->x;
	}
}
