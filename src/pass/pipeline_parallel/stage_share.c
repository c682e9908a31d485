/* Splits stacked arguments and results (weights of layers) over the stages. An argument is split if
 * each stage reads only slices within its part of the first dimension; a result, if it is the
 * concatenation of the results of the stages in order. */
#include "ops/sharding/rule.h"
#include "pass/pipeline_parallel/internal.h"

/* ---- variables ------------------------------------------------------------------------------- */

/* Enables shardings: they now distribute over stages, each with the whole batch. */
static smr_status begin_cutting(st_staging *x)
{
	for (uint32_t i = 0; !x->m->cut && i < x->f->nvars; i++) {
		smr_sharding *s = smr_arena_alloc(x->m->arena, sizeof(*s));

		if (s == NULL)
			return st_no_memory();
		smr_sharding_none(x->f->vars[i].type.rank, false, s);
		x->f->vars[i].sharding = s;
	}
	x->m->cut = true;
	return SMR_OK;
}

/* Returns the elements of each stage along the first dimension; 0: not divisible. */
static int64_t each_of(const st_staging *x, uint32_t var)
{
	const smr_variable *v = &x->f->vars[var];
	int64_t n = smr_rule_size(&v->type, 0);

	if (x->cut[var] > 0 || n < 1 || n % x->stages != 0 ||
	    (!x->m->cut && x->micro * x->devices > 1) ||
	    (x->m->cut && (v->sharding == NULL || v->sharding->dims[0].n > 0)))
		return 0;
	return n / x->stages;
}

/* Shards a variable along the stage axes, the first ones of the mesh. */
static smr_status cut_first_dimension(st_staging *x, uint32_t var, int64_t each)
{
	smr_variable *v = &x->f->vars[var];
	smr_sharding *s;
	uint32_t n = 1;

	SMR_TRY(begin_cutting(x));
	s = smr_arena_memdup(x->m->arena, v->sharding, sizeof(*s));
	if (s == NULL)
		return st_no_memory();
	for (uint32_t a = 0; n < x->stages; n *= x->m->mesh->sizes[a++])
		smr_cut_add(&s->dims[0], a);
	v->sharding = s;
	v->homes = 0;
	v->type.dims[0] = smr_poly_const(x->m->arena, each);
	return v->type.dims[0] != NULL ? SMR_OK : st_no_memory();
}

/* ---- results --------------------------------------------------------------------------------- */

static uint32_t times_read(const st_staging *x, const smr_node *v)
{
	uint32_t times = 0;

	for (uint32_t i = 0; i < x->n; i++)
		for (uint32_t k = 0; k < x->nodes[i]->nins; k++)
			times += x->nodes[i]->ins[k] == v;
	for (uint32_t k = 0; k < x->nresults; k++)
		times += x->results[k] == v;
	return times;
}

/* Returns whether there is one operand per stage, all of one size. */
static bool is_of_stages(const st_staging *x, const smr_node *v)
{
	if (v->op != SMR_OP_concatenate || v->nins != x->stages ||
	    smr_node_number(v, SMR_ATTR_dims, 1) != 0)
		return false;
	for (uint32_t s = 0; s < x->stages; s++) {
		const st_value *in = &x->of[v->ins[s]->id];

		if (in->pass == ST_NONE || st_stage_of(x, in->pass) != s ||
		    (in->class == ST_MICRO && x->micro > 1) ||
		    !smr_type_equal(&v->ins[s]->type, &v->ins[0]->type))
			return false;
	}
	return true;
}

smr_status st_share_results(st_staging *x)
{
	x->apart = smr_arena_array(x->m->arena, x->nresults + 1, sizeof(*x->apart));
	if (x->apart == NULL)
		return st_no_memory();
	for (uint32_t k = 0; k < x->nresults; k++) {
		const smr_node *v = x->results[k];
		uint32_t var = x->b->outs[k], same = 0;
		int64_t each = each_of(x, var);

		for (uint32_t i = 0; i < x->nresults; i++)
			same += x->b->outs[i] == var;
		for (uint32_t i = 0; i < x->f->nparams; i++)
			same += x->f->params[i] == var;
		if (each == 0 || same != 1 || !is_of_stages(x, v) || times_read(x, v) != 1)
			continue;
		x->apart[k] = true;
		x->of[v->id].pass = ST_NONE; /* it is never concatenated */
		SMR_TRY(cut_first_dimension(x, var, each));
	}
	return SMR_OK;
}

/* ---- arguments ------------------------------------------------------------------------------- */

static const st_link *find_var(const st_pass *p, uint32_t var)
{
	const st_link *l = p->ins;

	while (l != NULL && (l->kind != ST_VAR || l->of != var))
		l = l->next;
	return l;
}

static bool is_within(const smr_node *v, int64_t from, int64_t to)
{
	const int64_t *start = smr_node_get(v, SMR_ATTR_start, NULL);
	const int64_t *limit = smr_node_get(v, SMR_ATTR_limit, NULL);

	return v->op == SMR_OP_slice && start[0] >= from && limit[0] <= to;
}

/* Counts the reads of @p var in a pass into *@p times; false: a read exceeds the stage's part. */
static bool reads_its_part(const st_staging *x, uint32_t pass, uint32_t var, int64_t each,
			   uint32_t *times)
{
	const st_pass *p = &x->passes[pass];
	const st_link *in = p->g != NULL ? find_var(p, var) : NULL;
	int64_t from = st_stage_of(x, pass) * each;

	if (in == NULL)
		return true;
	for (const st_link *l = p->outs; l != NULL; l = l->next)
		if (l->node == in->node)
			return false;
	for (uint32_t i = 0; i < p->g->nnodes; i++)
		for (uint32_t k = 0; k < p->g->nodes[i]->nins; k++) {
			if (p->g->nodes[i]->ins[k] != in->node)
				continue;
			++*times;
			if (!is_within(p->g->nodes[i], from, from + each))
				return false;
		}
	return true;
}

static smr_status shift_first_attr(smr_graph *g, smr_node *v, smr_attr_key key, int64_t by)
{
	int64_t numbers[SMR_MAX_RANK];
	const int64_t *old = smr_node_get(v, key, NULL);

	for (uint32_t d = 0; d < v->type.rank; d++)
		numbers[d] = old[d] - (d == 0 ? by : 0);
	return smr_node_set(g, v, key, numbers, v->type.rank);
}

static smr_status take_part(const st_staging *x, uint32_t pass, uint32_t var, int64_t each)
{
	const st_pass *p = &x->passes[pass];
	const st_link *in = p->g != NULL ? find_var(p, var) : NULL;
	int64_t from = st_stage_of(x, pass) * each;

	if (in == NULL)
		return SMR_OK;
	in->node->type.dims[0] = x->f->vars[var].type.dims[0];
	for (uint32_t i = 0; i < p->g->nnodes; i++) {
		smr_node *v = p->g->nodes[i];

		if (v->nins == 0 || v->ins[0] != in->node)
			continue;
		SMR_TRY(shift_first_attr(p->g, v, SMR_ATTR_start, from));
		SMR_TRY(shift_first_attr(p->g, v, SMR_ATTR_limit, from));
	}
	return SMR_OK;
}

smr_status st_share_arguments(st_staging *x)
{
	for (uint32_t i = 0; i < x->f->nparams; i++) {
		uint32_t var = x->f->params[i], times = 0;
		int64_t each = each_of(x, var);
		bool good = each > 0 && !x->data[var];

		for (uint32_t p = 0; good && p < x->npasses; p++)
			good = reads_its_part(x, p, var, each, &times);
		if (!good || times == 0)
			continue;
		SMR_TRY(cut_first_dimension(x, var, each));
		for (uint32_t p = 0; p < x->npasses; p++)
			SMR_TRY(take_part(x, p, var, each));
	}
	return SMR_OK;
}
