/* Lowers blocks into a region: variables are numbers of values, and each block is walked once, in
 * the order in which its code is written. Where paths join, a variable that some path has set is
 * copied to memory that all paths share. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "run/exec/region_internal.h"

/* ---- values --------------------------------------------------------------------------------- */

uint32_t smr_region_new_value(region_lowering *l, size_t bytes)
{
	region_value v = {.slot = smr_region_slot(l->code, bytes), .refs = 1, .bytes = bytes};

	return smr_vec_push(&l->values, v) == SMR_OK ? (uint32_t)l->values.n : SMR_REGION_NONE;
}

uint32_t smr_region_new_param(region_lowering *l, size_t bytes)
{
	region_value v = {
		.slot = smr_region_param(l->code), .refs = 1, .bytes = bytes, .borrowed = true};

	l->nparams++;
	return smr_vec_push(&l->values, v) == SMR_OK ? (uint32_t)l->values.n : SMR_REGION_NONE;
}

void smr_region_change(region_lowering *l, uint32_t value)
{
	const region_value *v = smr_region_value(l, value);

	smr_assert(!v->borrowed);
	if (v->input != 0)
		l->out->changed[v->input - 1] = true;
}

uint32_t smr_region_keep(region_lowering *l, uint32_t value)
{
	if (value != SMR_REGION_NONE)
		smr_region_value(l, value)->refs++;
	return value;
}

static void free_if_unused(region_lowering *l, const region_value *v)
{
	if (v->refs == 0 && v->pins == 0 && v->input == 0)
		smr_region_slot_free(l->code, v->slot, v->bytes);
}

void smr_region_drop(region_lowering *l, uint32_t *value)
{
	region_value *v;

	if (*value == SMR_REGION_NONE)
		return;
	v = smr_region_value(l, *value);
	smr_assert(v->refs > 0);
	v->refs--;
	free_if_unused(l, v);
	*value = SMR_REGION_NONE;
}

static void pin_values(region_lowering *l, const uint32_t *vars, uint32_t n, int by)
{
	for (uint32_t i = 0; i < n; i++) {
		region_value *v;

		if (vars[i] == SMR_REGION_NONE)
			continue;
		v = smr_region_value(l, vars[i]);
		v->pins += (uint32_t)by;
		if (by < 0)
			free_if_unused(l, v);
	}
}

static void drop_vars(region_lowering *l, uint32_t *vars, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		smr_region_drop(l, &vars[i]);
}

/* The state of a saved path becomes that of the frame. */
static void restore_vars(region_lowering *l, const region_frame *f, const uint32_t *saved)
{
	drop_vars(l, f->var, f->f->nvars);
	for (uint32_t i = 0; i < f->f->nvars; i++)
		f->var[i] = smr_region_keep(l, saved[i]);
}

static uint32_t *copy_vars(const region_frame *f)
{
	uint32_t *vars = smr_calloc(f->f->nvars + 1, sizeof(*vars));

	if (vars != NULL)
		memcpy(vars, f->var, f->f->nvars * sizeof(*vars));
	return vars;
}

static void set_var(region_lowering *l, const region_frame *f, uint32_t var, uint32_t value)
{
	smr_region_drop(l, &f->var[var]);
	f->var[var] = value;
}

static void drop_list(region_lowering *l, const region_frame *f, const smr_drops *drops)
{
	for (uint32_t i = 0; i < drops->n; i++)
		smr_region_drop(l, &f->var[drops->v[i]]);
}

static uint32_t slot_of(region_lowering *l, uint32_t value)
{
	return smr_region_value(l, value)->slot;
}

/* ---- joins ---------------------------------------------------------------------------------- */

static void mark_assigned(const smr_body *body, bool *assigned)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t i = 0; i < b->nouts; i++)
			assigned[b->outs[i]] = true;
}

/* Copies what a path has in @p from to @p to, all at once: a source that is another one's target
 * is read first. */
static smr_status copy_together(region_lowering *l, const uint32_t *to, const uint32_t *from,
				uint32_t n)
{
	uint32_t *read = smr_calloc(n + 1, sizeof(*read));
	smr_status st = SMR_OK;

	if (read == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t i = 0; i < n; i++) {
		bool written = false;

		if (to[i] != SMR_REGION_NONE && slot_of(l, to[i]) != slot_of(l, from[i]) &&
		    smr_region_value(l, to[i])->bytes > SMR_REGION_MADE)
			st = smr_fail(SMR_EUNSUPPORTED, "a tensor too large to be copied");
		read[i] = from[i];
		for (uint32_t k = 0; to[i] != SMR_REGION_NONE && k < n; k++)
			written |= k != i && to[k] != SMR_REGION_NONE &&
				   slot_of(l, to[k]) == slot_of(l, from[i]);
		if (!written || slot_of(l, to[i]) == slot_of(l, from[i]))
			continue;
		read[i] = smr_region_new_value(l, smr_region_value(l, from[i])->bytes);
		if (read[i] == SMR_REGION_NONE)
			break;
		smr_region_copy(l->code, slot_of(l, read[i]), slot_of(l, from[i]),
				smr_region_value(l, from[i])->bytes);
	}
	for (uint32_t i = 0; i < n; i++)
		if (to[i] != SMR_REGION_NONE)
			smr_region_copy(l->code, slot_of(l, to[i]), slot_of(l, read[i]),
					smr_region_value(l, to[i])->bytes);
	for (uint32_t i = 0; i < n; i++)
		if (read[i] != from[i])
			smr_region_drop(l, &read[i]);
	smr_free(read);
	return st;
}

/* ---- branches ------------------------------------------------------------------------------- */

typedef struct joining {
	uint32_t *saved;       /* state before the branch */
	uint32_t *merged;      /* by variable: memory that all arms copy to */
	bool *assigned, *lost; /* lost: some arm has no value of it */
} joining;

static smr_status end_arm(region_lowering *l, const region_frame *f, joining *j)
{
	uint32_t n = f->f->nvars, *to = smr_calloc(n + 1, sizeof(*to));
	smr_status st;

	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t v = 0; v < n; v++) {
		j->lost[v] |= f->var[v] == SMR_REGION_NONE;
		if (!j->assigned[v] || j->lost[v])
			continue;
		if (j->merged[v] == SMR_REGION_NONE)
			j->merged[v] =
				smr_region_new_value(l, smr_region_value(l, f->var[v])->bytes);
		to[v] = j->merged[v];
	}
	st = copy_together(l, to, f->var, n);
	smr_free(to);
	return st;
}

static smr_status lower_arms(region_lowering *l, region_frame *f, const smr_block *b, joining *j)
{
	const smr_liveness *life = &l->x->lives[b->id];
	int labels[64], join = smr_region_label(l->code);

	if (b->nbodies > sizeof(labels) / sizeof(labels[0]) || f->var[b->on] == SMR_REGION_NONE)
		return smr_fail(SMR_EUNSUPPORTED, "a branch of too many arms");
	for (uint32_t k = 0; k < b->nbodies; k++)
		labels[k] = smr_region_label(l->code);
	smr_region_branch(l->code, f->f->vars[b->on].type.dtype, slot_of(l, f->var[b->on]), labels,
			  b->nbodies);
	for (uint32_t k = 0; k < b->nbodies; k++) {
		restore_vars(l, f, j->saved);
		smr_region_place(l->code, labels[k]);
		drop_list(l, f, &life->drops[k]);
		SMR_TRY(smr_region_lower_body(l, f, &b->bodies[k]));
		SMR_TRY(end_arm(l, f, j));
		smr_region_jump(l->code, join);
	}
	smr_region_place(l->code, join);
	return SMR_OK;
}

static smr_status lower_if(region_lowering *l, region_frame *f, const smr_block *b)
{
	uint32_t n = f->f->nvars;
	joining j = {.saved = copy_vars(f),
		     .merged = smr_calloc(n + 1, sizeof(*j.merged)),
		     .assigned = smr_calloc(n + 1, sizeof(*j.assigned)),
		     .lost = smr_calloc(n + 1, sizeof(*j.lost))};
	smr_status st = SMR_ENOMEM;

	if (j.saved != NULL && j.merged != NULL && j.assigned != NULL && j.lost != NULL) {
		pin_values(l, j.saved, n, 1);
		for (uint32_t k = 0; k < b->nbodies; k++)
			mark_assigned(&b->bodies[k], j.assigned);
		st = lower_arms(l, f, b, &j);
		restore_vars(l, f, j.saved);
		pin_values(l, j.saved, n, -1);
	}
	for (uint32_t v = 0; st == SMR_OK && v < n; v++) {
		if (j.assigned[v] || j.lost[v])
			smr_region_drop(l, &f->var[v]);
		if (j.assigned[v] && !j.lost[v])
			f->var[v] = j.merged[v];
		else if (j.merged[v] != SMR_REGION_NONE)
			smr_region_drop(l, &j.merged[v]);
	}
	smr_free(j.saved);
	smr_free(j.merged);
	smr_free(j.assigned);
	smr_free(j.lost);
	return st;
}

/* ---- loops ---------------------------------------------------------------------------------- */

/* Memory in which a variable is at the start of each iteration. */
static smr_status carry_var(region_lowering *l, const region_frame *f, uint32_t var)
{
	const region_value *v = smr_region_value(l, f->var[var]);
	uint32_t own;

	if (v->refs == 1 && v->pins == 0 && !v->borrowed) {
		smr_region_change(l, f->var[var]);
		return SMR_OK;
	}
	own = smr_region_new_value(l, v->bytes);
	if (own == SMR_REGION_NONE)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	smr_region_copy(l->code, slot_of(l, own), slot_of(l, f->var[var]),
			smr_region_value(l, own)->bytes);
	set_var(l, f, var, own);
	return SMR_OK;
}

/* The variables at the end of an iteration go to where its start has them. */
static smr_status end_iteration(region_lowering *l, const region_frame *f, const uint32_t *start,
				const bool *carried)
{
	uint32_t n = f->f->nvars, *to = smr_calloc(n + 1, sizeof(*to));
	smr_status st;

	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t v = 0; v < n; v++)
		if (carried[v] && start[v] != SMR_REGION_NONE && f->var[v] != SMR_REGION_NONE &&
		    f->var[v] != start[v])
			to[v] = start[v];
	st = copy_together(l, to, f->var, n);
	smr_free(to);
	return st;
}

static smr_status lower_iteration(region_lowering *l, region_frame *f, const smr_block *b,
				  const uint32_t *start, const bool *carried, uint32_t **exit)
{
	int head = smr_region_label(l->code), body = smr_region_label(l->code),
	    end = smr_region_label(l->code);
	smr_status st;

	smr_region_jump(l->code, head);
	smr_region_place(l->code, head);
	SMR_TRY(smr_region_lower_body(l, f, &b->bodies[0]));
	if (f->var[b->on] == SMR_REGION_NONE)
		return smr_fail(SMR_EINTERNAL, "a loop without a condition");
	smr_region_branch(l->code, SMR_I1, slot_of(l, f->var[b->on]), (const int[]){body, end}, 2);
	*exit = copy_vars(f);
	if (*exit == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	pin_values(l, *exit, f->f->nvars, 1);
	smr_region_place(l->code, body);
	st = smr_region_lower_body(l, f, &b->bodies[1]);
	if (st == SMR_OK)
		st = end_iteration(l, f, start, carried);
	smr_region_jump(l->code, head);
	smr_region_place(l->code, end);
	restore_vars(l, f, *exit);
	pin_values(l, *exit, f->f->nvars, -1);
	return st;
}

static smr_status lower_while(region_lowering *l, region_frame *f, const smr_block *b)
{
	uint32_t n = f->f->nvars, *start = NULL, *exit = NULL;
	bool *carried = smr_calloc(n + 1, sizeof(*carried));
	smr_status st = SMR_OK;

	if (carried == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	mark_assigned(&b->bodies[0], carried);
	mark_assigned(&b->bodies[1], carried);
	for (uint32_t v = 0; st == SMR_OK && v < n; v++)
		if (carried[v] && f->var[v] != SMR_REGION_NONE)
			st = carry_var(l, f, v);
	if (st == SMR_OK && (start = copy_vars(f)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a region");
	if (st == SMR_OK) {
		pin_values(l, start, n, 1);
		st = lower_iteration(l, f, b, start, carried, &exit);
		pin_values(l, start, n, -1);
	}
	if (st == SMR_OK)
		drop_list(l, f, &l->x->lives[b->id].drops[b->nbodies]);
	smr_free(carried);
	smr_free(start);
	smr_free(exit);
	return st;
}

/* ---- calls and flows ------------------------------------------------------------------------ */

static smr_status lower_function(region_lowering *l, const smr_function *callee, uint32_t *in,
				 uint32_t *out)
{
	region_frame f = {.f = callee, .var = smr_calloc(callee->nvars + 1, sizeof(*f.var))};
	smr_status st;

	if (f.var == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (uint32_t i = 0; i < callee->nparams; i++) {
		set_var(l, &f, callee->params[i], in[i]);
		in[i] = SMR_REGION_NONE;
	}
	st = smr_region_lower_body(l, &f, &callee->body);
	for (uint32_t i = 0; st == SMR_OK && i < callee->nresults; i++) {
		out[i] = smr_region_keep(l, f.var[callee->results[i]]);
		if (out[i] == SMR_REGION_NONE)
			st = smr_fail(SMR_EINTERNAL, "a result of %s is never set", callee->name);
	}
	drop_vars(l, f.var, callee->nvars);
	smr_free(f.var);
	return st;
}

static smr_status lower_between(region_lowering *l, region_frame *f, const smr_block *b,
				uint32_t *in)
{
	const smr_liveness *life = &l->x->lives[b->id];
	uint32_t *out = in + b->nins;
	smr_status st;

	for (uint32_t i = 0; i < b->nins; i++) {
		uint32_t *v = &f->var[b->ins[i]];

		if (*v == SMR_REGION_NONE)
			return smr_fail(SMR_EUNSUPPORTED,
					"a variable that the region does not have");
		in[i] = life->dies[i] ? *v : smr_region_keep(l, *v);
		if (life->dies[i])
			*v = SMR_REGION_NONE;
	}
	st = b->kind == SMR_BLOCK_CALL
		     ? lower_function(l, l->x->module->functions[b->callee], in, out)
		     : smr_region_lower_flow(l, b, in, out);
	drop_vars(l, in, b->nins);
	for (uint32_t i = 0; st == SMR_OK && i < b->nouts; i++) {
		set_var(l, f, b->outs[i], out[i]);
		if (life->unread[i])
			smr_region_drop(l, &f->var[b->outs[i]]);
	}
	return st;
}

static smr_status lower_plain(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	region_frame own = {.f = f->f, .var = f->vars};
	uint32_t *list = smr_calloc((size_t)b->nins + b->nouts + 1, sizeof(*list));
	smr_status st;

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	st = lower_between(e->ctx, &own, b, list);
	smr_free(list);
	return st;
}

static smr_status lower_control(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	region_frame own = {.f = f->f, .var = f->vars};

	return (b->kind == SMR_BLOCK_WHILE ? lower_while : lower_if)(e->ctx, &own, b);
}

static const smr_domain code = {sizeof(uint32_t), .flow = lower_plain, .unknown = lower_control,
				.call = lower_plain};

smr_status smr_region_lower_body(region_lowering *l, region_frame *f, const smr_body *body)
{
	l->eval.domain = &code;
	l->eval.m = l->x->module;
	l->eval.ctx = l;
	return smr_eval_body(&l->eval, &(smr_eval_frame){f->f, f->var}, body);
}
