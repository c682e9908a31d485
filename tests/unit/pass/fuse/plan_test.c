/* Tests that the search for the cheapest plan matches exhaustive search, in random flows. */
#include <math.h>
#include <stdio.h>

#include "base/data/hash.h"
#include "base/str.h"
#include "ops_case.h"
#include "pass/fuse/plan_internal.h"
#include "unit_rounds.h"

enum { FLOWS = 1000, ALL = 12, LARGE = 14, NODES = 36 };
/* Numbers of flows for edges and joins. FEW_POINTS: points of a group with all edges tried; MANY:
 * of a flow with all joins tried, too. */
enum { GROUP_FLOWS = 100, JOIN_FLOWS = 120, FEW_POINTS = 5, MANY = 500 };

static uint64_t state;

static uint32_t below(uint32_t n)
{
	state = smr_hash_mix(state, 1);
	return (uint32_t)(state >> 33) % n;
}

/* ---- random flows ------------------------------------------------------------------------- */

/* Shapes of values: a matrix, one of its rows or columns, its transpose, a band of it. */
typedef enum shape { MATRIX, ROW, COLUMN, TURNED, BAND, SHAPES } shape;

typedef struct making {
	smr_str text;
	uint32_t n; /* values so far */
	shape of[NODES + 8];
	bool read[NODES + 8];
	const char *name[SHAPES], *cut[2];
} making;

/* Picks a value of that shape, preferably a recent one. */
static uint32_t pick(making *m, shape s)
{
	for (;;) {
		uint32_t back = below(below(3) == 0 ? m->n : 6), i;

		i = back < m->n ? m->n - 1 - back : 0;
		if (m->of[i] == s) {
			m->read[i] = true;
			return i;
		}
		if (below(40) == 0)
			return s; /* the parameter of that shape */
	}
}

static void begin(making *m, shape s)
{
	m->of[m->n] = s;
	smr_str_printf(&m->text, " %%%u = ", m->n++);
}

static void add_map(making *m)
{
	static const char *const two[] = {"add(p0:f32, p1:f32)", "mul(exp(p0:f32), p1:f32)",
					  "div(tanh(p0:f32), log(p1:f32))"};
	shape s = (shape)below(SHAPES);
	uint32_t a = pick(m, s), b = pick(m, s);

	begin(m, s);
	smr_str_printf(&m->text, "map f32%s ins %%%u, %%%u body (2) = %s\n", m->name[s], a, b,
		       two[below(3)]);
}

static void move(making *m, shape from, shape to, const char *op, const char *how)
{
	uint32_t a = pick(m, from);

	begin(m, to);
	smr_str_printf(&m->text, "%s f32%s ins %%%u with %s\n", op, m->name[to], a, how);
}

static void add_move(making *m)
{
	switch (below(5)) {
	case 0:
		move(m, ROW, MATRIX, "broadcast", "dims [1]");
		break;
	case 1:
		move(m, COLUMN, MATRIX, "broadcast", "dims [0]");
		break;
	case 2:
		move(m, MATRIX, TURNED, "transpose", "dims [1, 0]");
		break;
	case 3:
		move(m, TURNED, MATRIX, "transpose", "dims [1, 0]");
		break;
	default:
		move(m, MATRIX, BAND, "slice", m->cut[below(2)]);
	}
}

static void add_fold(making *m)
{
	static const shape folds[][2] = {
		{MATRIX, COLUMN}, {MATRIX, ROW}, {TURNED, ROW}, {BAND, ROW}};
	uint32_t k = below(4);
	uint32_t a = pick(m, folds[k][0]);

	begin(m, folds[k][1]);
	smr_str_printf(&m->text, "reduce f32%s ins %%%u, %%%d with dims [%d] body (2) = %s\n",
		       m->name[folds[k][1]], a, SHAPES, k == 0 || k == 2,
		       below(2) == 0 ? "add(p0:f32, p1:f32)" : "maximum(p0:f32, p1:f32)");
}

static void start(making *m, bool large)
{
	static const char *const names[2][SHAPES] = {
		{"[24, 48]", "[48]", "[24]", "[48, 24]", "[8, 48]"},
		{"[2400, 480]", "[480]", "[2400]", "[480, 2400]", "[800, 480]"}};
	static const char *const cuts[2][2] = {{"start [0, 0] limit [8, 48] stride [1, 1]",
						"start [16, 0] limit [24, 48] stride [1, 1]"},
					       {"start [0, 0] limit [800, 480] stride [1, 1]",
						"start [1600, 0] limit [2400, 480] stride [1, 1]"}};

	*m = (making){0};
	memcpy(m->name, names[large], sizeof(m->name));
	memcpy(m->cut, cuts[large], sizeof(m->cut));
	smr_str_puts(&m->text, "flow \"f\" {\n");
	for (uint32_t i = 0; i < SHAPES; i++) {
		begin(m, (shape)i);
		smr_str_printf(&m->text, "param f32%s %u\n", m->name[i], i);
		m->read[i] = true;
	}
	begin(m, SHAPES);
	smr_str_puts(&m->text, "constant 0:f32\n");
	m->read[SHAPES] = true;
}

/* Makes results of values without readers and of one in @p among of the others. */
static void finish(making *m, uint32_t among)
{
	const char *between = " result";

	for (uint32_t i = 0; i < m->n; i++)
		if (!m->read[i] || (i > SHAPES && below(among) == 0)) {
			smr_str_printf(&m->text, "%s %%%u", between, i);
			between = ",";
		}
	smr_str_puts(&m->text, "\n}\n");
}

static void make_some(making *m, bool large, uint32_t most)
{
	start(m, large);
	while (m->n < most) {
		uint32_t k = below(6);

		(k < 3 ? add_map : k < 5 ? add_move : add_fold)(m);
	}
	finish(m, 12);
}

static void make(making *m, bool large)
{
	make_some(m, large, 16 + below(NODES - 16));
}

/* ---- all plans ---------------------------------------------------------------------------- */

static double best_of_all(fuse_search *s, const fuse_part *p)
{
	double best = INFINITY;

	fuse_turn_to(s, p);
	for (uint64_t q = 0; q < UINT64_C(1) << p->npoints; q++) {
		double seconds;

		for (uint32_t i = 0; i < p->npoints; i++)
			fuse_set(p, i, q >> i & 1);
		seconds = fuse_part_cost(s, p, INFINITY);
		best = seconds < best ? seconds : best;
	}
	return best;
}

typedef struct tally {
	uint64_t parts, all, evaluated, off;
} tally;

/* A way that keeps every decision. */
static void as_it_stands(void *ctx, const fuse_part *p, smr_fuse way)
{
	(void)ctx;
	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, way != SMR_FUSE_ALL);
}

static void near(double a, double b, const char *what, const char *text)
{
	if (fabs(a - b) > 1e-9 * fmax(a, b))
		fail_msg("%s: %.17g is not %.17g:\n%s", what, a, b, text);
}

static void adds_up(const smr_plan_cost *c, const char *text)
{
	near(c->seconds, c->start + c->read + c->write + c->compute - c->hidden + c->compile,
	     "its shares", text);
}

/* Checks that the report of a plan equals the search's result, and that reporting changes
 * nothing. */
static void tell(fuse_search *s, const fuse_part *p, double found, const char *text)
{
	smr_fusion_report *story;
	smr_fusion_report_part *part;
	double ops = 0;

	assert_int_equal(smr_fusion_report_new(&story), SMR_OK);
	assert_int_equal(fuse_tell(s, p, as_it_stands, NULL, story, &part), SMR_OK);
	near(part->plan.seconds, found, "the plan", text);
	adds_up(&part->plan, text);
	for (uint32_t i = 0; i < part->nops; i++) {
		adds_up(&part->ops[i].cost, text);
		ops += part->ops[i].cost.seconds;
	}
	near(ops, found, "its ops", text);
	assert_int_equal(part->nops, part->plan.ops);
	assert_int_equal(part->npoints, p->npoints);
	near(fuse_part_cost(s, p, INFINITY), found, "what stands", text);
	for (uint32_t i = 0; i < p->npoints; i++) {
		assert_int_equal(part->points[i].apart, p->points[i]->apart);
		fuse_set(p, i, !part->points[i].apart);
		near(fuse_part_cost(s, p, INFINITY), part->points[i].flipped, "a point flipped",
		     text);
		fuse_set(p, i, part->points[i].apart);
	}
	as_it_stands(NULL, p, SMR_FUSE_ALL);
	near(fuse_part_cost(s, p, INFINITY), part->ways[SMR_FUSE_ALL].seconds, "all", text);
	smr_fusion_report_free(story);
}

static void compare(fuse_flow *f, const fuse_parts *parts, const char *text, tally *sum)
{
	for (uint32_t i = 0; i < parts->n; i++) {
		const fuse_part *p = &parts->parts[i];
		double found, best;
		fuse_search s;

		if (p->npoints > ALL)
			continue;
		assert_int_equal(fuse_search_new(f, &s), SMR_OK);
		best = best_of_all(&s, p);
		for (uint32_t k = 0; k < p->npoints; k++) /* the current plan may be any */
			fuse_set(p, k, below(2) == 0);
		s.evaluated = 0;
		assert_int_equal(fuse_search_part(&s, p, &found), SMR_OK);
		sum->parts++;
		sum->all += UINT64_C(1) << p->npoints;
		sum->evaluated += s.evaluated;
		/* the report describes the current plan */
		fuse_turn_to(&s, p);
		if (fabs(found - best) > 1e-9 * best ||
		    fabs(fuse_part_cost(&s, p, INFINITY) - found) > 1e-9 * best)
			fail_msg("%g s found, %g s is the best:\n%s", found, best, text);
		tell(&s, p, found, text);
		fuse_search_free(&s);
	}
}

/* Machine with expensive launches and cheap recomputation. */
static const smr_machine gpu = {.kind = SMR_MACHINE_GPU,
				.cores = 132,
				.peak_f32 = 5e11,
				.launch_s = 4e-6,
				.npoints = 2,
				.set_bytes = {1 << 20, 1e11},
				.bw_one = {3e12, 3e12},
				.bw_all = {3e12, 3e12}};

/* Takes over the text and frees it. */
static void with_flow(making *m, const smr_machine *machine,
		      void (*look)(fuse_flow *f, const fuse_parts *parts, const char *text,
				   tally *sum),
		      tally *sum)
{
	fuse_flow f = {0};
	fuse_parts parts;
	fuse_cost cost;

	assert_false(m->text.oom);
	if (smr_graph_parse("case", m->text.s, m->text.n, &f.g) != SMR_OK ||
	    smr_ops_check(f.g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), m->text.s);
	assert_int_equal(fuse_simplify(f.g), SMR_OK);
	fuse_cost_of(machine, 2, &cost);
	f.cost = &cost;
	f.arena = smr_arena_new();
	assert_non_null(f.arena);
	assert_int_equal(fuse_prepare(&f, &parts), SMR_OK);
	look(&f, &parts, m->text.s, sum);
	smr_arena_free(f.arena);
	smr_graph_free(f.g);
	smr_str_free(&m->text);
}

/* ---- windows of large parts ----------------------------------------------------------------- */

/* Returns the seconds added by flipping a point; settling its surroundings must equal settling
 * all. */
static double flip(fuse_search *s, const fuse_part *p, fuse_part *of, uint32_t i)
{
	bool apart = p->points[i]->apart;
	smr_plan_cost anew;
	double before, after;

	fuse_turn_to(s, of);
	before = fuse_part_cost(s, of, INFINITY);
	fuse_set(p, i, !apart);
	after = fuse_part_cost(s, of, INFINITY);
	fuse_part_split(s, of, &anew);
	near(after, anew.seconds, "a point flipped", "");
	fuse_set(p, i, apart);
	fuse_settle(of);
	return after - before;
}

static void look_around(fuse_flow *f, const fuse_parts *parts, const char *text, tally *sum)
{
	(void)text;
	for (uint32_t i = 0; i < parts->n; i++) {
		fuse_part *p = &parts->parts[i];
		fuse_search s;

		assert_int_equal(fuse_search_new(f, &s), SMR_OK);
		for (uint32_t k = 0; k < p->npoints; k++)
			fuse_set(p, k, below(2) == 0);
		for (uint32_t k = 0; k < p->npoints; k++) {
			double all = flip(&s, p, p, k), some,
			       cost = fuse_part_cost(&s, p, INFINITY);
			fuse_pieces x;

			assert_int_equal(fuse_around(&s, p, k, 1, &x), SMR_OK);
			some = flip(&s, p, &x.parts[0], k);
			sum->off += fabs(some - all) > 1e-9 * cost;
			sum->parts++;
			sum->all += p->nvalues;
			sum->evaluated += x.parts[0].nvalues;
			fuse_pieces_free(&x);
		}
		fuse_search_free(&s);
	}
}

/* The effect of a decision is local: also ops that refuse to inline then are around its point,
 * except for some that others refuse. */
static void what_is_around_a_point_tells_what_it_takes(void **unused)
{
	tally sum = {0};

	for (uint64_t seed = 1; seed <= 300; seed++) {
		making m;

		state = seed;
		make(&m, seed % 2 == 0);
		with_flow(&m, seed % 3 == 0 ? &gpu : NULL, look_around, &sum);
	}
	print_message("%llu points, %llu of %llu values around them, %llu otherwise\n",
		      (unsigned long long)sum.parts, (unsigned long long)sum.evaluated,
		      (unsigned long long)sum.all, (unsigned long long)sum.off);
	assert_true(sum.parts > 1000 && sum.evaluated < sum.all && 500 * sum.off < sum.parts);
}

static void one_flow(uint64_t seed, tally *sum)
{
	making m;

	state = seed;
	make(&m, seed % 2 == 0);
	with_flow(&m, seed % 3 == 0 ? &gpu : NULL, compare, sum);
}

static void the_search_finds_the_best_of_all_plans(void **unused)
{
	tally sum = {0};

	for (uint64_t seed = 1; seed <= unit_rounds(FLOWS); seed++)
		one_flow(seed, &sum);
	print_message("%llu parts, %llu plans, %llu evaluated\n", (unsigned long long)sum.parts,
		      (unsigned long long)sum.all, (unsigned long long)sum.evaluated);
	assert_true(sum.parts > FLOWS / 2);
	assert_true(sum.evaluated < sum.all);
}

/* ---- edges and joins ----------------------------------------------------------------------- */

/* Compares plans of groups of more than ALL points with exhaustive search over all sets of edges,
 * each with its ops joined: within 3 % of the best. Starts from the result of the search of parts.
 */
static void compare_large(fuse_flow *f, const fuse_parts *parts, const char *text, tally *sum)
{
	fuse_parts groups;
	fuse_search s;
	double seconds;

	assert_int_equal(fuse_search_new(f, &s), SMR_OK);
	for (uint32_t i = 0; i < parts->n; i++) {
		as_it_stands(NULL, &parts->parts[i], SMR_FUSE_ALL);
		assert_int_equal(fuse_search_part(&s, &parts->parts[i], &seconds), SMR_OK);
	}
	assert_int_equal(fuse_groups_of(f, parts, &groups), SMR_OK);
	assert_int_equal(fuse_joint_new(f, &s.joint), SMR_OK);
	for (uint32_t i = 0; i < groups.n; i++) {
		const fuse_part *p = &groups.parts[i];
		smr_fusion what = {0};
		uint64_t before = s.evaluated;
		double best;

		if (p->npoints <= ALL || p->npoints > LARGE)
			continue;
		assert_int_equal(fuse_search_group(&s, p, &what), SMR_OK);
		sum->parts++;
		sum->evaluated += s.evaluated - before;
		sum->all += UINT64_C(1) << p->npoints;
		fuse_turn_to(&s, p);
		seconds = fuse_part_cost(&s, p, INFINITY);
		best = best_of_all(&s, p);
		if (seconds < best * (1 - 1e-9) || seconds > best / 0.97)
			fail_msg("%g s found, %g s is the best:\n%s", seconds, best, text);
	}
	fuse_joint_free(s.joint);
	fuse_search_free(&s);
}

/* Runs @p flows flows of 18 to 18 + @p more values. */
static tally look_at_groups(uint64_t flows, uint32_t more,
			    void (*look)(fuse_flow *f, const fuse_parts *parts, const char *text,
					 tally *sum))
{
	tally sum = {0};

	for (uint64_t seed = 1; seed <= flows; seed++) {
		making m;

		state = seed;
		make_some(&m, seed % 2 == 0, 18 + below(more));
		with_flow(&m, seed % 3 == 0 ? &gpu : NULL, look, &sum);
	}
	print_message("%llu groups, %llu plans, %llu evaluated\n", (unsigned long long)sum.parts,
		      (unsigned long long)sum.all, (unsigned long long)sum.evaluated);
	return sum;
}

static void larger_groups_come_near_the_best(void **unused)
{
	tally sum = look_at_groups(3 * GROUP_FLOWS, 24, compare_large);

	assert_true(sum.parts > 3 && 50 * sum.evaluated < sum.all);
}

/* Searches an equal group again: the same decisions, in the same search. */
static void search_twice(fuse_flow *f, const fuse_parts *parts, const char *text, tally *sum)
{
	for (uint32_t i = 0; i < parts->n; i++) {
		const fuse_part *p = &parts->parts[i];
		double first, again;
		fuse_search s;

		if (p->npoints <= ALL || p->npoints > FUSE_MAX_POINTS)
			continue;
		assert_int_equal(fuse_search_new(f, &s), SMR_OK);
		fuse_set_all(p, 0);
		assert_int_equal(fuse_search_part(&s, p, &first), SMR_OK);
		fuse_set_all(p, 0);
		assert_int_equal(fuse_search_part(&s, p, &again), SMR_OK);
		if (again > first * (1 + 1e-9))
			fail_msg("%g s, then %g s:\n%s", first, again, text);
		sum->parts++;
		fuse_search_free(&s);
	}
}

static void large_parts_that_are_alike_get_one_plan(void **unused)
{
	tally sum = look_at_groups(12 * GROUP_FLOWS, 24, search_twice);

	assert_true(sum.parts > 3);
}

static void compare_groups(fuse_flow *f, const fuse_parts *parts, const char *text, tally *sum)
{
	fuse_parts groups;
	fuse_search s;

	assert_int_equal(fuse_groups_of(f, parts, &groups), SMR_OK);
	assert_int_equal(fuse_search_new(f, &s), SMR_OK);
	assert_int_equal(fuse_joint_new(f, &s.joint), SMR_OK);
	for (uint32_t i = 0; i < groups.n; i++) {
		const fuse_part *p = &groups.parts[i];
		smr_fusion what = {0};
		double best, found;
		uint64_t before;

		if (p->npoints > ALL)
			continue;
		best = best_of_all(&s, p);
		as_it_stands(NULL, p, below(2) ? SMR_FUSE_ALL : SMR_FUSE_ONCE);
		before = s.evaluated;
		assert_int_equal(fuse_search_group(&s, p, &what), SMR_OK);
		sum->parts++;
		sum->all += UINT64_C(1) << p->npoints;
		sum->evaluated += s.evaluated - before;
		fuse_turn_to(&s, p);
		found = fuse_part_cost(&s, p, INFINITY);
		if (found < best * (1 - 1e-9) ||
		    found > best * (what.kept > 0 ? 1 / 0.97 : 1 + 1e-9))
			fail_msg("%g s found, %g s is the best:\n%s", found, best, text);
	}
	fuse_joint_free(s.joint);
	fuse_search_free(&s);
}

static void groups_get_the_best_of_all_edges(void **unused)
{
	tally sum = look_at_groups(GROUP_FLOWS, 16, compare_groups);

	assert_true(sum.parts > GROUP_FLOWS / 2);
	assert_true(sum.evaluated < sum.all);
}

/* Makes maps and row sums over few tensors: candidates for one op. */
static void make_joins(making *m, bool large)
{
	start(m, large);
	for (uint32_t most = m->n + 3 + below(4); m->n < most;) {
		uint32_t a = pick(m, MATRIX), b = pick(m, MATRIX);

		if (below(3) == 0) {
			begin(m, COLUMN);
			smr_str_printf(&m->text,
				       "reduce f32%s ins %%%u, %%%d with dims [1] body (2) = "
				       "add(p0:f32, p1:f32)\n",
				       m->name[COLUMN], a, SHAPES);
			continue;
		}
		begin(m, MATRIX);
		smr_str_printf(&m->text, "map f32%s ins %%%u, %%%u body (2) = %s\n",
			       m->name[MATRIX], a, b,
			       below(2) ? "add(p0:f32, p1:f32)" : "mul(exp(p0:f32), p1:f32)");
	}
	finish(m, 3);
}

/* Returns the seconds of a flow with these recorded decisions. *@p whole: there were enough. */
static double follow(const char *text, size_t n, const smr_machine *machine, smr_plan_cache *d,
		     bool *whole, smr_fusion *what)
{
	smr_fuse_params p = {.way = SMR_FUSE_BY_COST,
			     .machine = machine,
			     .threads = 2,
			     .decided = d,
			     .costed = true};
	smr_graph *g;

	assert_int_equal(smr_graph_parse("case", text, n, &g), SMR_OK);
	d->at = 0;
	d->short_of = false;
	assert_int_equal(smr_fuse_values(g, &p, what), SMR_OK);
	*whole = !d->short_of;
	smr_graph_free(g);
	return what->ops_s;
}

/* Exhaustive search: each point, then each op that may join an earlier one. */
typedef struct brute {
	const char *text;
	size_t n;
	const smr_machine *machine;
	uint32_t npoints;
	smr_plan_cache d;
	double best;
	uint64_t plans;
} brute;

static void try_all(brute *b);

static void try_next(brute *b, size_t at, uint8_t what)
{
	b->d.of.v[at] = what;
	b->d.of.n = at + 1;
	try_all(b);
	b->d.of.n = at;
}

static void try_all(brute *b)
{
	enum { ALONE = 255 };
	smr_fusion what;
	bool whole;
	size_t at = b->d.of.n;
	double s;

	if (b->plans > MANY)
		return;
	s = follow(b->text, b->n, b->machine, &b->d, &whole, &what);
	if (whole) {
		b->plans++;
		b->best = fmin(b->best, s);
		return;
	}
	assert_int_equal(smr_vec_push(&b->d.of, 0), SMR_OK);
	for (uint8_t k = 0; at < b->npoints && k < 2; k++)
		try_next(b, at, k);
	for (size_t k = 0; at >= b->npoints && k <= at - b->npoints; k++)
		try_next(b, at, k == at - b->npoints ? ALONE : (uint8_t)k);
	b->d.of.n = at;
}

static double best_plan(const brute *like, uint64_t *plans)
{
	brute b = *like;

	b.best = INFINITY;
	b.d.known = true;
	try_all(&b);
	smr_vec_free(&b.d.of);
	*plans = b.plans;
	return b.best;
}

typedef struct gaps {
	uint64_t flows, plans, joined, worse;
	double sum, most;
} gaps;

static void note_gap(gaps *g, const smr_fusion *what, double found, double best, const char *text)
{
	double gap = found / best - 1;

	if (gap < -1e-9 || gap > (what->kept > 0 ? 1 / 0.97 - 1 : 1e-9))
		fail_msg("%.9g s found, %.9g s is the best:\n%s", found, best, text);
	g->worse += gap > 1e-9;
	g->sum += gap;
	g->most = fmax(g->most, gap);
}

static void look_at_joins(uint64_t seed, gaps *g)
{
	brute b = {.machine = seed % 3 == 0 ? &gpu : NULL};
	smr_plan_cache found = {0};
	smr_fusion what;
	making m;
	bool whole;
	double s, all;
	uint64_t plans;

	state = seed;
	if (seed % 4 < 2)
		make_joins(&m, seed % 2 == 0);
	else
		make_some(&m, seed % 2 == 0, SHAPES + 6 + below(3));
	assert_false(m.text.oom);
	b.text = m.text.s;
	b.n = m.text.n;
	s = follow(b.text, b.n, b.machine, &found, &whole, &what);
	b.npoints = what.points;
	if (what.points <= FEW_POINTS) {
		all = best_plan(&b, &plans);
		if (plans <= MANY) {
			g->flows++;
			g->plans += plans;
			g->joined += what.joined;
			note_gap(g, &what, s, all, b.text);
		}
	}
	smr_vec_free(&found.of);
	smr_str_free(&m.text);
}

/* The plan is the best of all edges and joins, or that is less than 3 % better than the current
 * one. */
static void plans_are_the_best_of_all_edges_and_joins(void **unused)
{
	gaps g = {0};

	for (uint64_t seed = 1; seed <= unit_rounds(JOIN_FLOWS); seed++)
		look_at_joins(seed, &g);
	print_message("%llu flows, %llu plans, %llu dearer, mean %.2g %%, most %.2g %%\n",
		      (unsigned long long)g.flows, (unsigned long long)g.plans,
		      (unsigned long long)g.worse, 100 * g.sum / (double)g.flows, 100 * g.most);
	assert_true(g.flows > JOIN_FLOWS / 2 && g.plans > 50 * g.flows && 2 * g.joined > g.flows);
	assert_true(g.worse < g.flows / 10);
}

/* ---- built flows -------------------------------------------------------------------------- */

static void run(const smr_graph *g, smr_str *to)
{
	smr_tensor params[SHAPES], results[NODES + 8];

	for (uint32_t i = 0; i < SHAPES; i++) {
		const smr_type *t = &g->nodes[i]->type;
		int64_t n = 0;
		float *data;

		assert_true(g->nodes[i]->op == SMR_OP_param && smr_type_count(t, &n));
		data = smr_malloc((size_t)n * sizeof(*data));
		for (int64_t k = 0; k < n; k++)
			data[k] = (float)(int)(smr_hash_mix(i + 1, (uint64_t)k) % 33) / 16.0f;
		assert_int_equal(smr_ref_tensor(t, data, &params[i]), SMR_OK);
	}
	for (uint32_t i = 0; i < g->nresults; i++) {
		int64_t n;

		assert_true(smr_type_count(&g->results[i]->type, &n));
		assert_int_equal(smr_ref_tensor(&g->results[i]->type, smr_calloc((size_t)n, 4),
						&results[i]),
				 SMR_OK);
	}
	if (smr_ref_values(g, params, SHAPES, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_str_clear(to);
	for (uint32_t i = 0; i < g->nresults; i++) {
		smr_str_write(to, results[i].data, (size_t)smr_tensor_count(&results[i]) * 4);
		smr_free(results[i].data);
	}
	for (uint32_t i = 0; i < SHAPES; i++)
		smr_free(params[i].data);
}

/* Checks that fused and joined ops give the results of the flow, bit by bit. */
static void every_way_keeps_all_bits(void **unused)
{
	static const smr_fuse ways[] = {SMR_FUSE_ALL, SMR_FUSE_BY_COST, SMR_FUSE_AT_RANDOM};
	smr_str plain = {0}, fused = {0};
	uint32_t joined = 0;

	for (uint64_t seed = 1; seed <= 150; seed++) {
		making m;
		smr_graph *g;
		smr_fusion what;

		state = seed;
		make(&m, false);
		for (unsigned w = 0; w <= sizeof(ways) / sizeof(ways[0]); w++) {
			assert_int_equal(smr_graph_parse("flow", m.text.s, m.text.n, &g), SMR_OK);
			if (w == 0) {
				run(g, &plain);
				smr_graph_free(g);
				continue;
			}
			assert_int_equal(smr_fuse_values(g,
							 &(smr_fuse_params){.way = ways[w - 1],
									    .seed = seed},
							 &what),
					 SMR_OK);
			if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
				fail_msg("%s\n%s", smr_errmsg(), m.text.s);
			joined += what.joined;
			run(g, &fused);
			if (plain.n != fused.n || memcmp(plain.s, fused.s, plain.n) != 0)
				fail_msg("way %d:\n%s", (int)ways[w - 1], m.text.s);
			smr_graph_free(g);
		}
		smr_str_free(&m.text);
	}
	assert_true(joined > 300);
	smr_str_free(&plain);
	smr_str_free(&fused);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_search_finds_the_best_of_all_plans),
		cmocka_unit_test(what_is_around_a_point_tells_what_it_takes),
		cmocka_unit_test(groups_get_the_best_of_all_edges),
		cmocka_unit_test(larger_groups_come_near_the_best),
		cmocka_unit_test(large_parts_that_are_alike_get_one_plan),
		cmocka_unit_test(plans_are_the_best_of_all_edges_and_joins),
		cmocka_unit_test(every_way_keeps_all_bits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
