/* A flow over values as a list of acts: what each reads, where its results go, what dies after it.
 */
#include "back/ref/values.h"
#include "run/image_own.h"

typedef struct making {
	smr_image *x;
	const smr_graph *g;
	smr_schedule *s;
	uint32_t *place; /* by node: of its first result */
	uint32_t *last;  /* by place: number of the last act that reads it, or makes it; */
	bool *stays;     /* by place */
} making;

static void *room(making *m, size_t n, size_t size)
{
	void *p = smr_arena_array(m->x->arena, n + 1, size);

	if (p == NULL)
		(void)smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", m->g->name);
	return p;
}

static uint32_t place_of(const making *m, const smr_node *v)
{
	return v->op == SMR_OP_part ? m->place[v->ins[0]->id] + (uint32_t)v->bits : m->place[v->id];
}

static bool is_empty(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) && n == 0;
}

static smr_status find_kernels(making *m, smr_act *a)
{
	a->kernels = room(m, a->nouts, sizeof(smr_kernel_run *));
	if (a->kernels == NULL)
		return SMR_ENOMEM;
	for (uint32_t k = 0; k < a->nouts; k++)
		if (!is_empty(smr_node_type(a->v, k)))
			SMR_TRY(smr_kernel_find(m->x->kernels, a->v, k, &a->kernels[k]));
	return SMR_OK;
}

static smr_status add_act(making *m, const smr_node *v)
{
	smr_act *a = &m->s->acts[m->s->nacts];

	a->v = v;
	a->info = smr_op_find(v->op);
	a->out = m->place[v->id];
	a->nouts = v->nmore + 1;
	a->ins = room(m, v->nins, sizeof(*a->ins));
	if (a->ins == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < v->nins; i++) {
		a->ins[i] = place_of(m, v->ins[i]);
		m->last[a->ins[i]] = m->s->nacts;
	}
	for (uint32_t k = 0; k < a->nouts; k++)
		m->last[a->out + k] = m->s->nacts;
	m->s->nacts++;
	if (a->info == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is no op over values", smr_op_name(v->op));
	return a->info->nest != NULL && a->info->eval == NULL ? find_kernels(m, a) : SMR_OK;
}

/* All elements, once for all runs. */
static smr_status add_constant(making *m, const smr_node *v)
{
	smr_schedule *s = m->s;
	smr_buffer *b;

	SMR_TRY(smr_buffer_new(m->x->constants, &v->type, &b));
	smr_ref_constant(v, &b->t);
	s->constants[s->nconstants] = b;
	s->constant_place[s->nconstants++] = m->place[v->id];
	m->stays[m->place[v->id]] = true;
	return SMR_OK;
}

static smr_status number_places(making *m)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < m->g->nnodes; i++) {
		m->place[i] = n;
		if (m->g->nodes[i]->op != SMR_OP_part)
			n += m->g->nodes[i]->nmore + 1;
	}
	m->s->nplaces = n;
	m->last = room(m, n, sizeof(*m->last));
	m->stays = room(m, n, sizeof(*m->stays));
	return m->last != NULL && m->stays != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status add_nodes(making *m)
{
	smr_schedule *s = m->s;

	for (uint32_t i = 0; i < m->g->nnodes; i++) {
		const smr_node *v = m->g->nodes[i];

		if (v->op == SMR_OP_param) {
			s->param[s->nparams] = (uint32_t)v->bits;
			s->param_place[s->nparams++] = m->place[i];
			m->stays[m->place[i]] = true;
		} else if (v->op == SMR_OP_constant) {
			SMR_TRY(add_constant(m, v));
		} else if (v->op != SMR_OP_part) {
			SMR_TRY(add_act(m, v));
		}
	}
	return SMR_OK;
}

/* Each place dies after the act that reads it last, if it is not a result. */
static smr_status add_dead(making *m)
{
	smr_schedule *s = m->s;
	uint32_t *count = room(m, s->nacts, sizeof(*count));

	if (count == NULL)
		return SMR_ENOMEM;
	for (uint32_t p = 0; p < s->nplaces; p++)
		count[m->last[p]] += !m->stays[p];
	for (uint32_t i = 0; i < s->nacts; i++) {
		s->acts[i].dead = room(m, count[i], sizeof(uint32_t));
		if (s->acts[i].dead == NULL)
			return SMR_ENOMEM;
	}
	for (uint32_t p = 0; p < s->nplaces && s->nacts > 0; p++)
		if (!m->stays[p])
			s->acts[m->last[p]].dead[s->acts[m->last[p]].ndead++] = p;
	return SMR_OK;
}

static smr_status make(making *m)
{
	smr_schedule *s = m->s;
	uint32_t n = m->g->nnodes;

	m->place = room(m, n, sizeof(*m->place));
	s->acts = room(m, n, sizeof(*s->acts));
	s->param = room(m, n, sizeof(*s->param));
	s->param_place = room(m, n, sizeof(*s->param_place));
	s->constant_place = room(m, n, sizeof(*s->constant_place));
	s->constants = room(m, n, sizeof(smr_buffer *));
	s->result_place = room(m, m->g->nresults, sizeof(*s->result_place));
	if (m->place == NULL || s->acts == NULL || s->param == NULL || s->param_place == NULL ||
	    s->constant_place == NULL || s->constants == NULL || s->result_place == NULL)
		return SMR_ENOMEM;
	SMR_TRY(number_places(m));
	SMR_TRY(add_nodes(m));
	for (uint32_t i = 0; i < m->g->nresults; i++) {
		s->result_place[s->nresults++] = place_of(m, m->g->results[i]);
		m->stays[s->result_place[i]] = true;
	}
	return add_dead(m);
}

smr_status smr_schedule_make(smr_image *x, const smr_block *b, smr_schedule **out)
{
	making m = {.x = x, .g = b->flow};

	m.s = smr_arena_alloc(x->arena, sizeof(*m.s));
	if (m.s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", m.g->name);
	*out = m.s; /* its constants are the image's to drop, whatever happens */
	return make(&m);
}
