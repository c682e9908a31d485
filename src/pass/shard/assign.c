/* Assigns mesh axes to the factors of an op; an axis shards one factor. First, summed factors keep
 * the sharding that all operands have, which avoids gathers. Then results get their wanted
 * sharding, then the other factors that of the operands. */
#include "pass/shard/internal.h"

uint32_t smr_shard_share(const smr_mesh *m, const smr_rule *r, const smr_rule_dim *d,
			 const smr_cut *c, smr_cut *factors)
{
	int64_t left = d->n > 0 ? r->size[d->factor[0]] : 0;
	uint32_t i = 0;

	for (uint32_t k = 0; k < c->n; k++) {
		while (left == 1 && ++i < d->n)
			left = r->size[d->factor[i]];
		if (i >= d->n || left % m->sizes[c->axes[k]] != 0)
			return k;
		left /= m->sizes[c->axes[k]];
		smr_cut_add(&factors[d->factor[i]], c->axes[k]);
	}
	return c->n;
}

typedef struct choice {
	const smr_mesh *m;
	const smr_rule *r;
	smr_cut *out;
	uint32_t taken; /* axes in use */
} choice;

/* Returns the mask of factors that the tensor has; *@p own: their shardings in it. */
static uint32_t factors_of(const choice *c, const smr_rule_tensor *t, const smr_sharding *s,
			   smr_cut *own)
{
	uint32_t has = 0;

	for (uint32_t f = 0; f < c->r->nfactors; f++)
		own[f].n = 0;
	for (uint32_t d = 0; d < s->rank; d++) {
		for (uint32_t i = 0; i < t->dims[d].n; i++)
			has |= 1u << t->dims[d].factor[i];
		(void)smr_shard_share(c->m, c->r, &t->dims[d], &s->dims[d], own);
	}
	return has;
}

/* Assigns to factor @p f, if it has no axes yet, the first axes of @p want until one is in use. */
static void take_free_axes(choice *c, uint32_t f, const smr_cut *want)
{
	if (c->out[f].n > 0)
		return;
	for (uint32_t i = 0; i < want->n && !(c->taken >> want->axes[i] & 1); i++) {
		smr_cut_add(&c->out[f], want->axes[i]);
		c->taken |= 1u << want->axes[i];
	}
}

/* Shardings of each factor in the operands: common to all, and of one that no other contradicts. */
typedef struct votes {
	smr_cut all[SMR_RULE_FACTORS], some[SMR_RULE_FACTORS];
	uint32_t seen, torn, apart; /* masks: in an operand; different; different by more than an
				     * unsharded operand */
} votes;

static void collect_votes(const choice *c, const smr_sharding *const *ins, votes *v)
{
	smr_cut own[SMR_RULE_FACTORS];

	for (uint32_t i = 0; i < c->r->nins; i++) {
		uint32_t has;

		if (ins[i] == NULL)
			continue;
		has = factors_of(c, &c->r->ins[i], ins[i], own);
		for (uint32_t f = 0; f < c->r->nfactors; f++) {
			if (!(has >> f & 1))
				continue;
			if (!(v->seen >> f & 1))
				v->all[f] = own[f];
			else if (!smr_cut_equal(&v->all[f], &own[f]))
				v->torn |= 1u << f;
			if (v->some[f].n > 0 && own[f].n > 0 &&
			    !smr_cut_equal(&v->some[f], &own[f]))
				v->apart |= 1u << f;
			if (v->some[f].n == 0)
				v->some[f] = own[f];
			v->seen |= 1u << f;
		}
	}
}

/* Drops the axes of factors that follow, in a dimension, one that is not cut to single elements.
 * Returns whether there were any. */
static bool drop_inner(choice *c, const smr_rule_tensor *t)
{
	bool any = false;

	for (uint32_t d = 0; d < SMR_MAX_RANK; d++) {
		bool full = true;

		for (uint32_t i = 0; i < t->dims[d].n; i++) {
			uint32_t f = t->dims[d].factor[i];

			if (!full && c->out[f].n > 0) {
				c->out[f].n = 0;
				any = true;
			}
			full = full && smr_cut_parts(c->m, &c->out[f]) == c->r->size[f];
		}
	}
	return any;
}

/* Returns whether the result is no larger than operand 0: combining moves the former, gathering the
 * latter. */
static bool is_smaller(const smr_node *v)
{
	int64_t from, to;

	return smr_type_count(&v->ins[0]->type, &from) && smr_type_count(&v->type, &to) &&
	       to <= from;
}

void smr_assign(const smr_mesh *m, const smr_node *v, const smr_rule *r,
		const smr_sharding *const *ins, const smr_sharding *const *outs, smr_cut *out)
{
	smr_cut own[SMR_RULE_FACTORS];
	choice c = {.m = m, .r = r, .out = out};
	votes x = {.seen = 0};
	bool any = true;

	for (uint32_t f = 0; f < r->nfactors; f++)
		out[f].n = 0;
	collect_votes(&c, ins, &x);
	for (uint32_t f = 0; f < r->nfactors; f++)
		if ((r->folded >> f & 1) && !((r->picked | x.torn) >> f & 1))
			take_free_axes(&c, f, &x.all[f]);
	for (uint32_t k = 0; k < r->nouts; k++) {
		(void)factors_of(&c, &r->outs[k], outs[k], own);
		for (uint32_t f = 0; f < r->nfactors; f++)
			take_free_axes(&c, f, &own[f]);
	}
	for (uint32_t f = 0; f < r->nfactors; f++) {
		bool folded = r->folded >> f & 1;

		if (folded && (r->picked >> f & 1) && !is_smaller(v))
			continue;
		if (!((folded ? x.apart : x.torn) >> f & 1))
			take_free_axes(&c, f, folded ? &x.some[f] : &x.all[f]);
	}
	while (any) {
		any = false;
		for (uint32_t i = 0; i < r->nins; i++)
			any |= drop_inner(&c, &r->ins[i]);
		for (uint32_t k = 0; k < r->nouts; k++)
			any |= drop_inner(&c, &r->outs[k]);
	}
}

void smr_assigned(const smr_rule_tensor *t, uint32_t rank, const smr_cut *factors,
		  smr_sharding *out)
{
	smr_sharding_none(rank, false, out);
	for (uint32_t d = 0; d < rank; d++)
		for (uint32_t i = 0; i < t->dims[d].n; i++) {
			const smr_cut *c = &factors[t->dims[d].factor[i]];

			for (uint32_t k = 0; k < c->n; k++)
				smr_cut_add(&out->dims[d], c->axes[k]);
		}
}
