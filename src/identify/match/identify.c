/* Identifies the kernel of a nest: ranks all forms, then tests equality, best first. */
#include "identify/match/match.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "identify/canon/soundness.h"

enum { MAX_TRIES = 256 };

typedef struct candidate {
	const form *f;
	double cosine;
} candidate;

static int compare_candidates(const void *a, const void *b)
{
	const candidate *p = a, *q = b;

	if (p->cosine != q->cosine)
		return p->cosine > q->cosine ? -1 : 1;
	return p->f->order < q->f->order ? -1 : 1;
}

/* Whether the form can equal the nest, by cheap necessary conditions. */
static bool is_possible_form(const form *f, const cx_nest *n, const uint64_t ops[2], uint32_t folds,
			     uint32_t loops)
{
	if (f->kernel->floats_only && n->value->type != SMR_F32 && n->value->type != SMR_F64)
		return false;
	if (f->ops[0] != ops[0] || f->ops[1] != ops[1] || f->folds != folds)
		return false;
	return f->domain_pack ? loops > f->singles : loops == f->singles;
}

/* Whether sums in the type wrap although C would compute them in int. */
static bool is_narrow_type(smr_dtype t)
{
	return t != SMR_F32 && t != SMR_F64 && (smr_dtype_is_float(t) || smr_dtype_size(t) < 4);
}

/* Whether the value adds or multiplies anything: comparisons and selections cannot wrap. */
static bool has_wrapping_operation(const cx *e)
{
	if (e->kind == CX_ADD || e->kind == CX_MUL || e->kind == CX_RECIP || e->kind == CX_SCAN ||
	    (e->kind == CX_FOLD &&
	     (e->rop == CX_ROP_ADD || e->rop == CX_ROP_MUL || e->rop == CX_ROP_OTHER)) ||
	    (e->kind == CX_OP && e->op != SMR_OP_select && e->op != SMR_OP_not &&
	     !(e->op >= SMR_OP_eq && e->op <= SMR_OP_uno)))
		return true;
	for (uint32_t i = 0; i < e->n; i++)
		if (has_wrapping_operation(e->args[i]))
			return true;
	return false;
}

static bool is_move_kernel(const smr_kernel *k)
{
	return strcmp(k->class_, "move") == 0;
}

static void write_reason(char *why, size_t n, const form *f, double cosine, const char *how)
{
	if (n == 0)
		return;
	if (f == NULL)
		snprintf(why, n, "no form of the library is like it");
	else
		snprintf(why, n, "closest: %s (%.2f): %s", f->kernel->name, cosine, how);
}

/* The nonzero features of a nest, which are few: its cosine with each form depends on these
 * only. */
typedef struct features {
	uint32_t n, number[SMR_FEATURES];
	double value[SMR_FEATURES], squared;
} features;

static void features_of(const double v[SMR_FEATURES], features *out)
{
	*out = (features){.n = 0};
	for (uint32_t i = 0; i < SMR_FEATURES; i++) {
		if (v[i] == 0)
			continue;
		out->number[out->n] = i;
		out->value[out->n++] = v[i];
		out->squared += v[i] * v[i];
	}
}

static double get_cosine(const features *v, const form *f)
{
	double product = 0;

	for (uint32_t i = 0; i < v->n; i++)
		product += v->value[i] * f->vector[v->number[i]];
	return v->n == 0 || f->squared == 0 ? 0 : product / sqrt(v->squared * f->squared);
}

static void decide_match(const smr_library *l, cx_maker *m, const cx_nest *n, smr_match *out,
			 char *why, size_t whylen)
{
	uint64_t ops[2] = {0};
	uint32_t folds = 0, loops = (uint32_t)__builtin_popcountll(n->domain), ntry = 0;
	double all[SMR_FEATURES], best = -1;
	features v;
	const form *closest = NULL;
	candidate try[MAX_TRIES];
	char how[120] = "its operators or numbers of loops differ";
	bool wraps = is_narrow_type(n->value->type) && has_wrapping_operation(n->value);

	cx_ops(n->value, ops, &folds);
	cx_vector(n->value, n->has_store ? &n->store : NULL, NULL, n->domain, all);
	features_of(all, &v);
	for (size_t i = 0; i < l->forms.n; i++) {
		const form *f = l->forms.v[i];
		double c = get_cosine(&v, f);

		if (m->mixed && is_move_kernel(f->kernel))
			continue; /* a copy that converts is not a move */
		if (f->told && !m->mixed)
			continue;
		if (m->windows && strcmp(f->kernel->class_, "window") != 0)
			continue;
		if (c > best) {
			best = c;
			closest = f;
		}
		if (ntry < MAX_TRIES && is_possible_form(f, n, ops, folds, loops) &&
		    (!wraps || is_move_kernel(f->kernel)))
			try[ntry++] = (candidate){f, c};
	}
	qsort(try, ntry, sizeof(*try), compare_candidates);
	for (uint32_t i = 0; i < ntry; i++) {
		char text[120];

		/* the reason is needed for the closest form only */
		if (form_match(try[i].f, m, n, out, text, i == 0 ? sizeof(text) : 0)) {
			out->cosine = best;
			return;
		}
		if (i == 0) {
			closest = try[0].f;
			best = try[0].cosine;
			memcpy(how, text, sizeof(how));
		}
	}
	if (wraps)
		snprintf(how, sizeof(how), "its numbers are narrower than 32 bits or complex");
	write_reason(why, whylen, closest, best, how);
	out->cosine = best;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to compare a nest with the kernel library");
}

static smr_status report_unlowered(const cx_maker *m, char *why, size_t whylen)
{
	if (smr_arena_ran_short(m->arena))
		return no_memory();
	if (whylen > 0)
		snprintf(why, whylen, "too large, or with accesses that no kernel has");
	return SMR_OK;
}

/* Withdraws a match and writes the reason. */
static void retract_match(smr_match *out, const char *doubt, char *why, size_t whylen)
{
	double cosine = out->cosine;

	if (whylen > 0)
		snprintf(why, whylen, "like %s (%.2f), but %s", out->kernel->name, cosine, doubt);
	memset(out, 0, sizeof(*out));
	out->cosine = cosine;
}

/* Identifies @p part of the nest's value, or all of it if NULL. */
static smr_status identify_nest(const smr_library *l, cx_maker *m, const smr_node *nest,
				const smr_expr *part, smr_match *out, char *why, size_t whylen)
{
	const char *doubt;
	cx_nest n, all;

	memset(out, 0, sizeof(*out));
	if (whylen > 0)
		why[0] = 0;
	if (!cx_lower(m, nest, &all))
		return report_unlowered(m, why, whylen);
	n = all;
	if (part != nest->nest->value) {
		n.value = cx_lower_expr(m, part);
		if (n.value == NULL)
			return report_unlowered(m, why, whylen);
	}
	decide_match(l, m, &n, out, why, whylen);
	doubt = out->kernel != NULL && m->claims ? doubt_memory(m, &all) : NULL;
	if (smr_arena_ran_short(m->arena))
		return no_memory();
	if (doubt != NULL)
		retract_match(out, doubt, why, whylen);
	if (out->kernel != NULL)
		out->core = part;
	return SMR_OK;
}

/* Rejects a running value that another recurrence of the same loop needs, since it is a part of
 * that one; unless the other is a kernel as well (the maximum and its index). */
static smr_status check_feeds(const smr_library *l, cx_maker *m, const smr_node *nest,
			      smr_match *out, char *why, size_t whylen)
{
	const smr_graph *g = m->graph;
	smr_match other;

	for (uint32_t i = 0; i < g->nnodes && out->kernel != NULL; i++) {
		const smr_node *v = g->nodes[i];

		if (!doubt_feeds(nest, v))
			continue;
		m->nodes = 0;
		SMR_TRY(identify_nest(l, m, v, v->nest->value, &other, NULL, 0));
		if (other.kernel == NULL)
			retract_match(out, "its running value feeds a recurrence that is no kernel",
				      why, whylen);
	}
	return SMR_OK;
}

smr_status smr_identify_part(const smr_library *l, const smr_graph *g, const smr_node *nest,
			     const smr_expr *part, smr_arena *arena, smr_match *out, char *why,
			     size_t whylen)
{
	cx_maker m = {.arena = arena, .graph = g, .claims = true};

	SMR_TRY(identify_nest(l, &m, nest, part, out, why, whylen));
	return check_feeds(l, &m, nest, out, why, whylen);
}

smr_status smr_identify(const smr_library *l, const smr_graph *g, const smr_node *nest,
			smr_arena *arena, smr_match *out, char *why, size_t whylen)
{
	return smr_identify_part(l, g, nest, nest->nest->value, arena, out, why, whylen);
}

smr_status smr_identify_value(const smr_library *l, const smr_graph *g, const smr_node *nest,
			      smr_arena *arena, smr_match *out)
{
	cx_maker m = {.arena = arena, .graph = g};

	return identify_nest(l, &m, nest, nest->nest->value, out, NULL, 0);
}

/* Whether the nest reads and stores no array of 64-bit floats. */
static bool is_single(const smr_node *nest)
{
	bool single = nest->into == NULL || nest->into->type.dtype != SMR_F64;

	for (uint32_t i = 0; i < nest->nins; i++)
		single &= nest->ins[i]->type.dtype != SMR_F64 ||
			  (nest->ins[i]->type.rank == 0 && nest->ins[i]->op != SMR_OP_view);
	return single;
}

smr_status smr_identify_mixed(const smr_library *l, const smr_graph *g, const smr_node *nest,
			      const smr_expr *part, bool claims, smr_arena *arena, smr_match *out)
{
	cx_maker m = {.arena = arena, .graph = g, .claims = claims, .mixed = true};

	m.single = is_single(nest);
	SMR_TRY(identify_nest(l, &m, nest, part, out, NULL, 0));
	return claims ? check_feeds(l, &m, nest, out, NULL, 0) : SMR_OK;
}

smr_status smr_identify_window(const smr_library *l, const smr_graph *g, const smr_node *nest,
			       smr_arena *arena, smr_match *out)
{
	cx_maker m = {.arena = arena, .graph = g, .claims = true, .mixed = true, .windows = true};

	return identify_nest(l, &m, nest, nest->nest->value, out, NULL, 0);
}
