/* Collectives with devices of other processes. Each process gets the operands that its devices
 * need, and computes their results. Every process folds in the order of the group, so that all get
 * the same bits. */
#include "run/exec/others.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/collective.h"
#include "run/exec/others_group.h"

/* ---- operands -------------------------------------------------------------------------------- */

/* Memory of an exchange. */
typedef struct operands {
	size_t each;              /* bytes of one member's operands */
	smr_others_block *blocks; /* of the members elsewhere, by process */
	smr_tensor *tensors;      /* by member: operands, then results */
	const smr_tensor **lists;
} operands;

static uint32_t process_of(const smr_others_group *g, uint32_t m)
{
	return g->device->image->others->process[g->member[m]];
}

static bool is_sent_to(const smr_others_group *g, uint32_t m, uint32_t process)
{
	uint32_t count;
	const int64_t *pairs = smr_node_get(g->act->v, SMR_ATTR_pairs, &count);

	for (uint32_t i = 0; i + 1 < count; i += 2)
		if (pairs[i] == m && pairs[i + 1] >= 0 && pairs[i + 1] < g->n &&
		    process_of(g, (uint32_t)pairs[i + 1]) == process)
			return true;
	return false;
}

/* Whether a process needs the operands of member @p m. All processes find the same. */
static bool is_needed(const smr_others_group *g, uint32_t m, uint32_t process)
{
	switch (g->act->v->op) {
	case SMR_OP_collective_broadcast:
		return m == 0;
	case SMR_OP_collective_permute:
		return is_sent_to(g, m, process);
	default:
		return true;
	}
}

/* Counts the members of process @p from whose operands process @p to needs. */
static uint32_t count_needed(const smr_others_group *g, uint32_t from, uint32_t to)
{
	uint32_t n = 0;

	for (uint32_t m = 0; m < g->n; m++)
		n += process_of(g, m) == from && is_needed(g, m, to);
	return n;
}

static void free_operands(const smr_others_group *g, operands *o)
{
	smr_others_give_block(g, o->blocks);
	smr_free(o->tensors);
	smr_free(o->lists);
}

static smr_status allocate_operands(const smr_others_group *g, operands *out)
{
	const smr_instr *a = g->act;
	uint32_t self = g->process[g->self], needed = 0;

	*out = (operands){0};
	for (uint32_t i = 0; i < a->nins; i++)
		out->each += smr_buffer_bytes(g->device->places[a->ins[i]]);
	for (uint32_t q = 0; q < g->nprocesses; q++)
		needed += q != g->self ? count_needed(g, g->process[q], self) : 0;
	out->blocks = smr_others_take_block(g, needed * out->each);
	out->tensors = smr_calloc((size_t)g->n * (a->nins + a->nouts) + 1, sizeof(*out->tensors));
	out->lists = smr_calloc(2 * (size_t)g->n + 1, sizeof(const smr_tensor *));
	if (out->blocks != NULL && out->tensors != NULL && out->lists != NULL)
		return SMR_OK;
	free_operands(g, out);
	return smr_others_no_memory(g);
}

/* Describes the tensors of a member that is here. */
static void describe_own_member(const smr_others_group *g, operands *o, uint32_t m)
{
	const smr_instr *a = g->act;
	smr_buffer *const *places = smr_others_places(g, m);
	smr_tensor *t = o->tensors + (size_t)m * (a->nins + a->nouts);

	o->lists[m] = t;
	o->lists[g->n + m] = t + a->nins;
	for (uint32_t i = 0; i < a->nins; i++)
		*t++ = places[a->ins[i]]->t;
	for (uint32_t k = 0; k < a->nouts; k++)
		*t++ = places[a->out + k]->t;
}

/* Describes the operands of another member, which lie in @p block; NULL: they are not needed. Sizes
 * are the same for all members. */
static void describe_other_member(const smr_others_group *g, operands *o, uint32_t m, char *block)
{
	const smr_instr *a = g->act;
	smr_tensor *t = o->tensors + (size_t)m * (a->nins + a->nouts);

	o->lists[m] = t;
	for (uint32_t i = 0; i < a->nins; i++, t++) {
		const smr_buffer *b = g->device->places[a->ins[i]];

		*t = b->t;
		t->data = block;
		block = block != NULL ? block + smr_buffer_bytes(b) : NULL;
	}
}

static void send_operands(const smr_others_group *g, uint32_t q, smr_others_letters *l)
{
	const smr_instr *a = g->act;

	if (count_needed(g, g->process[g->self], g->process[q]) == 0)
		return;
	smr_others_send(l, g, q);
	for (uint32_t m = 0; m < g->n; m++) {
		if (!smr_others_has(g, m) || !is_needed(g, m, g->process[q]))
			continue;
		for (uint32_t i = 0; i < a->nins; i++) {
			const smr_buffer *b = smr_others_places(g, m)[a->ins[i]];

			smr_others_append(l, b->t.data, smr_buffer_bytes(b));
		}
	}
}

/* Receives the operands of a process's members; returns the end of their blocks. */
static char *receive_operands(const smr_others_group *g, uint32_t q, operands *o, char *block,
			      smr_others_letters *l)
{
	uint32_t self = g->process[g->self], needed = count_needed(g, g->process[q], self);

	if (needed > 0)
		smr_others_receive(l, g, q, block, needed * o->each);
	for (uint32_t m = 0; m < g->n; m++) {
		bool is = is_needed(g, m, self);

		if (process_of(g, m) != g->process[q])
			continue;
		describe_other_member(g, o, m, is ? block : NULL);
		block += is ? o->each : 0;
	}
	return block;
}

static smr_status exchange_operands(const smr_others_group *g, operands *o)
{
	uint32_t others = g->nprocesses - 1, own = g->count[g->self] * g->act->nins;
	char *block = o->blocks->data;
	smr_others_letters l;
	smr_status st;

	SMR_TRY(smr_others_letters_new(g, 2 * others, others * (own + 1), &l));
	for (uint32_t q = 0; q < g->nprocesses; q++)
		if (q != g->self)
			send_operands(g, q, &l);
	for (uint32_t q = 0; q < g->nprocesses; q++)
		if (q != g->self)
			block = receive_operands(g, q, o, block, &l);
	for (uint32_t m = 0; m < g->n; m++)
		if (smr_others_has(g, m))
			describe_own_member(g, o, m);
	st = smr_others_exchange(g, &l);
	smr_others_letters_free(&l);
	return st;
}

static smr_status exchange_and_compute(const smr_others_group *g)
{
	operands o;
	smr_status st;

	SMR_TRY(allocate_operands(g, &o));
	st = exchange_operands(g, &o);
	if (st == SMR_OK)
		st = smr_ops_collective(g->act->v, g->n, o.lists, o.lists + g->n);
	free_operands(g, &o);
	return st;
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Finds the processes of the group's members. */
static void find_processes(smr_others_group *g)
{
	const smr_exec_others *o = g->device->image->others;

	for (uint32_t m = 0; m < g->n; m++) {
		uint32_t p = o->process[g->member[m]], q = g->nprocesses;

		while (q > 0 && g->process[q - 1] >= p)
			q--;
		if (q == g->nprocesses || g->process[q] != p) {
			for (uint32_t k = g->nprocesses++; k > q; k--) {
				g->process[k] = g->process[k - 1];
				g->count[k] = g->count[k - 1];
			}
			g->process[q] = p;
			g->count[q] = 0;
		}
		g->count[q]++;
	}
	while (g->process[g->self] != o->self)
		g->self++;
}

smr_status smr_others_run(const smr_device *d, const smr_instr *a, const uint32_t *member,
			  uint32_t n)
{
	smr_others_group g = {.device = d, .act = a, .member = member, .n = n};
	smr_status st;

	g.process = smr_malloc(2 * (size_t)n * sizeof(*g.process));
	if (g.process == NULL)
		return smr_others_no_memory(&g);
	g.count = g.process + n;
	find_processes(&g);
	st = smr_others_reduces_in_parts(&g) ? smr_others_reduce_in_parts(&g)
					     : exchange_and_compute(&g);
	smr_free(g.process);
	return st;
}
