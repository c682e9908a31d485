/* Schedules a flow over values as a list of instructions: operands, result slots, and the buffers
 * that are dead after each. Unused results get no slot. Large splat constants get memory just
 * before their first read. */
#include "back/ref/values.h"
#include "base/assert.h"
#include "pass/lower/lower.h"
#include "pass/lower/tile_chain.h"
#include "run/exec/apart.h"

enum { PERMANENT = 4096 }; /* bytes of a permanent splat constant */

typedef struct making {
	smr_executable *x;
	const smr_graph *g;
	smr_exec_schedule *s;
	smr_arena *arena; /* of what is below */
	bool *needed;     /* by node: it has a place */
	bool *made;       /* by node: ... and is scheduled */
	bool *piece;      /* by node: it is a view of its operand */
	uint32_t *chain;  /* by node: 1 + the last op of its chain; 0: none */
	uint32_t *place;  /* by node: place of its first result */
	uint32_t *last;   /* by place: number of the last act that reads or computes it */
	bool *stays;      /* by place: it never dies */
} making;

static void *alloc_in(const making *m, smr_arena *a, size_t n, size_t size)
{
	void *p = smr_arena_array(a, n + 1, size);

	if (p == NULL)
		(void)smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", m->g->name);
	return p;
}

/* Makes an array of the schedule. */
static void *alloc_array(const making *m, size_t n, size_t size)
{
	return alloc_in(m, m->x->arena, n, size);
}

/* Makes an array that is needed while the schedule is made. */
static void *alloc_temporary(const making *m, size_t n, size_t size)
{
	return alloc_in(m, m->arena, n, size);
}

static const smr_node *maker(const smr_node *v)
{
	smr_assert(v->op != SMR_OP_part || v->nins == 1);
	return v->op == SMR_OP_part ? v->ins[0] : v;
}

static uint32_t place_of(const making *m, const smr_node *v)
{
	smr_assert(m->needed[maker(v)->id]);
	return m->place[maker(v)->id] + (v->op == SMR_OP_part ? (uint32_t)v->bits : 0);
}

/* ---- nodes with a place --------------------------------------------------------------------- */

static void need_operands(making *m, const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		m->needed[maker(v->ins[i])->id] = true;
}

/* Readers follow their operands: one backward walk sees them all. A sent value is read by another
 * device. */
static void find_needed(making *m)
{
	for (uint32_t i = 0; i < m->g->nresults; i++)
		m->needed[maker(m->g->results[i])->id] = true;
	for (uint32_t i = m->g->nnodes; i-- > 0;) {
		const smr_node *v = m->g->nodes[i];

		if (v->op == SMR_OP_param || v->op == SMR_OP_send || v->op == SMR_OP_callback)
			m->needed[i] = true;
		if (m->needed[i] && v->op != SMR_OP_part)
			need_operands(m, v);
	}
}

static smr_status number_places(making *m)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < m->g->nnodes; i++) {
		m->place[i] = n;
		if (m->needed[i] && m->g->nodes[i]->op != SMR_OP_part)
			n += m->g->nodes[i]->nmore + 1;
	}
	m->s->nplaces = n;
	m->last = alloc_temporary(m, n, sizeof(*m->last));
	m->stays = alloc_temporary(m, n, sizeof(*m->stays));
	return m->last != NULL && m->stays != NULL ? SMR_OK : SMR_ENOMEM;
}

/* ---- acts ----------------------------------------------------------------------------------- */

static smr_status find_kernels(making *m, smr_instr *a)
{
	smr_assert(a->kernels == NULL && a->nouts >= 1);
	if (m->chain[a->v->id] != 0)
		return smr_tile_chains_kernels(m->x, a);
	a->nkernels = a->nouts;
	a->kernels = alloc_array(m, a->nouts, sizeof(smr_kernel_run *));
	if (a->kernels == NULL)
		return SMR_ENOMEM;
	if (a->v->op == SMR_OP_fused && a->nouts > 1) {
		a->joint = true;
		return smr_kernel_find(m->x->kernels, a->v, SMR_ALL_RESULTS, &a->kernels[0]);
	}
	for (uint32_t k = 0; k < a->nouts; k++)
		if (!smr_type_is_empty(smr_node_type(a->v, k)))
			SMR_TRY(smr_kernel_find(m->x->kernels, a->v, k, &a->kernels[k]));
	return SMR_OK;
}

static bool is_scalar_map(const smr_node *v)
{
	int64_t n;

	return v->op == SMR_OP_map && v->nins <= SMR_TINY && v->nmore < SMR_TINY &&
	       smr_type_count(&v->type, &n) && n == 1;
}

static smr_status add_act(making *m, const smr_node *v, smr_instr **out)
{
	smr_instr *a = &m->s->acts[m->s->nacts];

	smr_assert(m->s->nacts < m->g->nnodes && v->op != SMR_OP_part);
	a->v = v;
	a->out = m->place[v->id];
	a->nouts = v->nmore + 1;
	for (uint32_t k = 0; k < a->nouts; k++) {
		smr_assert(a->out + k < m->s->nplaces);
		m->last[a->out + k] = m->s->nacts;
	}
	m->made[v->id] = true;
	m->s->nacts++;
	*out = a;
	return SMR_OK;
}

/* Makes a constant just before its first read. */
static smr_status make_constant(making *m, const smr_node *v)
{
	smr_instr *a;

	v = maker(v);
	return v->op == SMR_OP_constant && !m->made[v->id] ? add_act(m, v, &a) : SMR_OK;
}

static smr_status read_operands(making *m, smr_instr *a, const smr_node *v)
{
	a->nins = v->nins;
	a->ins = alloc_array(m, v->nins, sizeof(*a->ins));
	if (a->ins == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < v->nins; i++) {
		smr_assert(m->made[maker(v->ins[i])->id] || maker(v->ins[i])->op == SMR_OP_param);
		a->ins[i] = place_of(m, v->ins[i]);
		m->last[a->ins[i]] = (uint32_t)(a - m->s->acts);
	}
	return SMR_OK;
}

/* All operands of a chain are needed when its last op runs it. */
static smr_status make_chain(making *m, smr_instr *last)
{
	uint32_t number = (uint32_t)(last - m->s->acts), n = 0;
	smr_instr *ops[SMR_TILE_CHAIN_OPS];

	smr_assert(last->v != NULL && number < m->s->nacts);
	for (uint32_t i = 0; i <= number; i++) {
		smr_instr *a = &m->s->acts[i];

		if (m->chain[a->v->id] != last->v->id + 1)
			continue;
		if (n == SMR_TILE_CHAIN_OPS)
			return smr_fail(SMR_EINTERNAL, "a chain of too many ops");
		ops[n++] = a;
		a->handed = a != last;
		for (uint32_t k = 0; k < a->nins; k++)
			m->last[a->ins[k]] = number;
	}
	return smr_tile_chains_make(m->x, ops, n, &last->slabs);
}

static smr_status add_op(making *m, const smr_node *v)
{
	const smr_op_info *info = smr_op_find(v->op);
	smr_instr *a;

	if (info == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is no op over values", smr_op_name(v->op));
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(make_constant(m, v->ins[i]));
	SMR_TRY(add_act(m, v, &a));
	a->info = info;
	a->alias = smr_lower_moves_nothing(v);
	a->piece = !a->alias && m->piece[v->id];
	SMR_TRY(read_operands(m, a, v));
	if (smr_lower_is_apart(v))
		return smr_exec_whole_make(m->x, m->g, m->s, a);
	if (info->update != NULL) {
		a->over = alloc_array(m, a->nouts, sizeof(*a->over));
		return a->over != NULL ? SMR_OK : SMR_ENOMEM;
	}
	if (is_scalar_map(v))
		return smr_body_compile(v->body, &a->code);
	if (!a->alias && !a->piece && info->nest != NULL && info->eval == NULL)
		SMR_TRY(find_kernels(m, a));
	return m->chain[v->id] == v->id + 1 ? make_chain(m, a) : SMR_OK;
}

/* ---- constants ------------------------------------------------------------------------------ */

static bool is_late(const smr_node *v)
{
	int64_t n;

	smr_assert(v->op == SMR_OP_constant);
	return v->data != NULL && smr_type_count(&v->type, &n) &&
	       (uint64_t)n * smr_dtype_size(v->type.dtype) > PERMANENT &&
	       v->ndata == smr_dtype_size(v->type.dtype);
}

/* Uses the module's memory, or expands a small constant. */
static smr_status add_constant(making *m, const smr_node *v)
{
	smr_exec_schedule *s = m->s;
	smr_buffer *b;
	int64_t n;

	smr_assert(v->op == SMR_OP_constant && !m->made[v->id]);
	if (!smr_type_count(&v->type, &n))
		return smr_fail(SMR_EUNSUPPORTED, "a constant larger than memory");
	if (v->data != NULL && v->ndata == (size_t)n * smr_dtype_size(v->type.dtype)) {
		SMR_TRY(smr_buffer_borrow(m->x->constants, &v->type, v->data, &b));
	} else {
		SMR_TRY(smr_buffer_new(m->x->constants, &v->type, &b));
		smr_ref_constant(v, &b->t);
	}
	smr_buffer_fix(b);
	s->constants[s->nconstants] = b;
	s->constant_place[s->nconstants++] = m->place[v->id];
	m->stays[m->place[v->id]] = true;
	m->made[v->id] = true;
	return SMR_OK;
}

static smr_status add_nodes(making *m)
{
	smr_exec_schedule *s = m->s;

	for (uint32_t i = 0; i < m->g->nnodes; i++) {
		const smr_node *v = m->g->nodes[i];

		if (!m->needed[i] || v->op == SMR_OP_part)
			continue;
		if (v->op == SMR_OP_param) {
			s->param[s->nparams] = (uint32_t)v->bits;
			s->param_place[s->nparams++] = m->place[i];
			m->last[m->place[i]] = UINT32_MAX;
		} else if (v->op != SMR_OP_constant) {
			SMR_TRY(add_op(m, v));
		} else if (!is_late(v)) {
			SMR_TRY(add_constant(m, v));
		}
	}
	for (uint32_t i = 0; i < m->g->nresults; i++)
		SMR_TRY(make_constant(m, m->g->results[i]));
	return SMR_OK;
}

/* ---- lives ---------------------------------------------------------------------------------- */

/* Lists dead places: each place dies after the act that reads it last; results, and parameters
 * without a reader, live until the end. */
static smr_status add_last_uses(making *m)
{
	smr_exec_schedule *s = m->s;
	uint32_t *count = alloc_temporary(m, s->nacts, sizeof(*count));

	s->held = alloc_array(m, s->nplaces, sizeof(*s->held));
	if (count == NULL || s->held == NULL)
		return SMR_ENOMEM;
	for (uint32_t p = 0; p < s->nplaces; p++)
		if (!m->stays[p] && m->last[p] != UINT32_MAX)
			count[m->last[p]]++;
	for (uint32_t i = 0; i < s->nacts; i++) {
		s->acts[i].dead = alloc_array(m, count[i], sizeof(uint32_t));
		if (s->acts[i].dead == NULL)
			return SMR_ENOMEM;
	}
	for (uint32_t p = 0; p < s->nplaces; p++) {
		smr_instr *a = m->last[p] != UINT32_MAX ? &s->acts[m->last[p]] : NULL;

		if (m->stays[p])
			continue;
		if (a != NULL)
			a->dead[a->ndead++] = p;
		else
			s->held[s->nheld++] = p;
	}
	return SMR_OK;
}

/* Finds operands that may be changed in place: they die and are used once in the op. */
static void find_over(const making *m, smr_instr *a)
{
	smr_assert(a->nouts <= a->nins);
	for (uint32_t k = 0; k < a->nouts; k++) {
		uint32_t p = a->ins[k], uses = 0;

		for (uint32_t i = 0; i < a->nins; i++)
			uses += a->ins[i] == p;
		a->over[k] = uses == 1 && !m->stays[p] && m->last[p] != UINT32_MAX &&
			     &m->s->acts[m->last[p]] == a;
	}
}

static smr_status find_last_params(making *m)
{
	smr_exec_schedule *s = m->s;
	uint32_t most = 0;
	bool *seen;

	for (uint32_t i = 0; i < s->nparams; i++)
		most = s->param[i] > most ? s->param[i] : most;
	seen = alloc_temporary(m, (size_t)most + 1, sizeof(*seen));
	s->param_last = alloc_array(m, s->nparams, sizeof(*s->param_last));
	if (seen == NULL || s->param_last == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = s->nparams; i-- > 0;) {
		s->param_last[i] = !seen[s->param[i]];
		seen[s->param[i]] = true;
	}
	return SMR_OK;
}

static smr_status find_lives(making *m)
{
	smr_exec_schedule *s = m->s;

	for (uint32_t i = 0; i < m->g->nresults; i++) {
		uint32_t p = place_of(m, m->g->results[i]);

		smr_assert(p < s->nplaces);
		s->result_place[s->nresults++] = p;
		m->last[p] = UINT32_MAX;
	}
	SMR_TRY(add_last_uses(m));
	for (uint32_t i = 0; i < s->nacts; i++)
		if (s->acts[i].over != NULL)
			find_over(m, &s->acts[i]);
	return find_last_params(m);
}

/* Makes the arrays of the schedule, as long as the needed nodes want them. */
static smr_status alloc_schedule(const making *m)
{
	smr_exec_schedule *s = m->s;
	uint32_t params = 0, constants = 0, acts = 0;

	for (uint32_t i = 0; i < m->g->nnodes; i++) {
		smr_op op = m->g->nodes[i]->op;

		if (!m->needed[i] || op == SMR_OP_part)
			continue;
		params += op == SMR_OP_param;
		constants += op == SMR_OP_constant;
		acts += op != SMR_OP_param;
	}
	s->acts = alloc_array(m, acts, sizeof(*s->acts));
	s->param = alloc_array(m, params, sizeof(*s->param));
	s->param_place = alloc_array(m, params, sizeof(*s->param_place));
	s->constant_place = alloc_array(m, constants, sizeof(*s->constant_place));
	s->constants = alloc_array(m, constants, sizeof(smr_buffer *));
	s->result_place = alloc_array(m, m->g->nresults, sizeof(*s->result_place));
	return s->acts != NULL && s->param != NULL && s->param_place != NULL &&
			       s->constant_place != NULL && s->constants != NULL &&
			       s->result_place != NULL
		       ? SMR_OK
		       : SMR_ENOMEM;
}

/* On a device each op runs whole, in the order of the flow: there are no chains, and no groups. */
static smr_status find_chains(making *m)
{
	if (m->x->runner->device == SMR_RUN_CPU)
		return smr_tile_chains_find(m->g, m->arena, &m->chain);
	m->chain = smr_arena_array(m->arena, (size_t)m->g->nnodes + 1, sizeof(*m->chain));
	return m->chain != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a schedule");
}

static smr_status build_schedule(making *m)
{
	smr_exec_schedule *s = m->s;
	uint32_t n = m->g->nnodes;

	m->needed = alloc_temporary(m, n, sizeof(*m->needed));
	m->made = alloc_temporary(m, n, sizeof(*m->made));
	m->place = alloc_temporary(m, n, sizeof(*m->place));
	if (m->needed == NULL || m->made == NULL || m->place == NULL)
		return SMR_ENOMEM;
	find_needed(m);
	SMR_TRY(alloc_schedule(m));
	SMR_TRY(smr_pieces_find(m->g, m->arena, &m->piece));
	SMR_TRY(find_chains(m));
	SMR_TRY(number_places(m));
	SMR_TRY(add_nodes(m));
	SMR_TRY(find_lives(m));
	return m->x->runner->device == SMR_RUN_CPU ? smr_teams_find(m->x, s) : SMR_OK;
}

smr_status smr_exec_schedule_make(smr_executable *x, const smr_block *b, smr_exec_schedule **out)
{
	making m = {.x = x, .g = b->flow};
	smr_status st;

	smr_assert(b->kind == SMR_BLOCK_BASIC && b->flow != NULL);
	m.s = smr_arena_alloc(x->arena, sizeof(*m.s));
	m.arena = smr_arena_new();
	if (m.s == NULL || m.arena == NULL) {
		smr_arena_free(m.arena);
		return smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", m.g->name);
	}
	m.s->block = b;
	*out = m.s; /* the image drops its constants, on failure, too */
	st = build_schedule(&m);
	smr_arena_free(m.arena);
	return st;
}

void smr_exec_schedule_drop(smr_executable *x, smr_exec_schedule *s)
{
	for (uint32_t k = 0; k < s->nconstants; k++)
		smr_buffer_drop(x->constants, s->constants[k]);
	for (uint32_t i = 0; i < s->nacts; i++)
		smr_body_free(s->acts[i].code);
}
