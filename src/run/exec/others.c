/* Collectives with devices of other processes. Each process gets the operands of all members, and
 * computes the results of its own devices. Every process folds in the order of the group, so that
 * all get the same bits. */
#include "run/exec/others.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/collective.h"
#include "run/exec/others_group.h"

smr_status smr_others_no_memory(const smr_others_group *g)
{
	return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(g->act->v->op));
}

bool smr_others_has(const smr_others_group *g, uint32_t m)
{
	return smr_exec_is_here(g->device->image->others, g->member[m]);
}

smr_buffer *const *smr_others_places(const smr_others_group *g, uint32_t m)
{
	smr_assert(smr_others_has(g, m));
	return g->device->image->devices[g->member[m]].places;
}

/* ---- letters --------------------------------------------------------------------------------- */

smr_status smr_others_letters_new(const smr_others_group *g, uint32_t n, uint32_t nv,
				  smr_others_letters *out)
{
	*out = (smr_others_letters){.t = smr_calloc(n, sizeof(*out->t)),
				    .v = smr_calloc(nv, sizeof(*out->v))};
	if (out->t != NULL && out->v != NULL)
		return SMR_OK;
	smr_others_letters_free(out);
	return smr_others_no_memory(g);
}

void smr_others_letters_free(smr_others_letters *l)
{
	smr_free(l->t);
	smr_free(l->v);
}

void smr_others_send(smr_others_letters *l, const smr_others_group *g, uint32_t q)
{
	l->t[l->n++] =
		(smr_mesh_transfer){.process = g->process[q], .sends = true, .v = l->v + l->nv};
}

void smr_others_append(smr_others_letters *l, const void *bytes, size_t n)
{
	l->t[l->n - 1].n++;
	l->v[l->nv++] = (struct iovec){(void *)(uintptr_t)bytes, n};
}

void smr_others_receive(smr_others_letters *l, const smr_others_group *g, uint32_t q, void *to,
			size_t n)
{
	l->t[l->n++] = (smr_mesh_transfer){.process = g->process[q], .n = 1, .v = l->v + l->nv};
	l->v[l->nv++] = (struct iovec){to, n};
}

smr_status smr_others_exchange(const smr_others_group *g, smr_others_letters *l)
{
	const smr_exec_others *o = g->device->image->others;
	uint32_t n = l->n;

	l->n = l->nv = 0;
	return o->exchange(o->ctx, g->act->v->loc.number, smr_op_name(g->act->v->op), g->member,
			   g->n, l->t, n);
}

/* ---- operands of all ------------------------------------------------------------------------- */

/* Memory of an exchange. */
typedef struct operands {
	size_t each;         /* bytes of one member's operands */
	char *blocks;        /* of the members elsewhere, by process */
	smr_tensor *tensors; /* by member: operands, then results */
	const smr_tensor **lists;
} operands;

static void free_operands(operands *o)
{
	smr_free(o->blocks);
	smr_free(o->tensors);
	smr_free(o->lists);
}

static smr_status allocate_operands(const smr_others_group *g, operands *out)
{
	const smr_instr *a = g->act;

	*out = (operands){0};
	for (uint32_t i = 0; i < a->nins; i++)
		out->each += smr_buffer_bytes(g->device->places[a->ins[i]]);
	out->blocks = smr_malloc((g->n - g->count[g->self]) * out->each + 1);
	out->tensors = smr_calloc((size_t)g->n * (a->nins + a->nouts) + 1, sizeof(*out->tensors));
	out->lists = smr_calloc(2 * (size_t)g->n + 1, sizeof(const smr_tensor *));
	if (out->blocks != NULL && out->tensors != NULL && out->lists != NULL)
		return SMR_OK;
	free_operands(out);
	return smr_others_no_memory(g);
}

/* Describes a member's tensors; @p block: its operands, NULL if it is here. Sizes are the same for
 * all members. */
static void describe_member(const smr_others_group *g, operands *o, uint32_t m, char *block)
{
	const smr_instr *a = g->act;
	smr_buffer *const *places = block == NULL ? smr_others_places(g, m) : g->device->places;
	smr_tensor *t = o->tensors + (size_t)m * (a->nins + a->nouts);

	o->lists[m] = t;
	o->lists[g->n + m] = block == NULL ? t + a->nins : NULL;
	for (uint32_t i = 0; i < a->nins; i++, t++) {
		*t = places[a->ins[i]]->t;
		if (block == NULL)
			continue;
		t->data = block;
		block += smr_buffer_bytes(places[a->ins[i]]);
	}
	for (uint32_t k = 0; k < a->nouts; k++, t++)
		*t = places[a->out + k]->t;
}

static void send_operands(const smr_others_group *g, uint32_t q, smr_others_letters *l)
{
	const smr_instr *a = g->act;

	smr_others_send(l, g, q);
	for (uint32_t m = 0; m < g->n; m++)
		for (uint32_t i = 0; smr_others_has(g, m) && i < a->nins; i++) {
			const smr_buffer *b = smr_others_places(g, m)[a->ins[i]];

			smr_others_append(l, b->t.data, smr_buffer_bytes(b));
		}
}

/* Receives the operands of a process's members; returns the end of their blocks. */
static char *receive_operands(const smr_others_group *g, uint32_t q, operands *o, char *block,
			      smr_others_letters *l)
{
	const uint32_t *process = g->device->image->others->process;

	smr_others_receive(l, g, q, block, g->count[q] * o->each);
	for (uint32_t m = 0; m < g->n; m++)
		if (process[g->member[m]] == g->process[q]) {
			describe_member(g, o, m, block);
			block += o->each;
		}
	return block;
}

static smr_status exchange_operands(const smr_others_group *g, operands *o)
{
	uint32_t others = g->nprocesses - 1, own = g->count[g->self] * g->act->nins;
	char *block = o->blocks;
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
			describe_member(g, o, m, NULL);
	st = smr_others_exchange(g, &l);
	smr_others_letters_free(&l);
	return st;
}

static smr_status compute_with_all(const smr_others_group *g)
{
	operands o;
	smr_status st;

	SMR_TRY(allocate_operands(g, &o));
	st = exchange_operands(g, &o);
	if (st == SMR_OK)
		st = smr_ops_collective(g->act->v, g->n, o.lists, o.lists + g->n);
	free_operands(&o);
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
					     : compute_with_all(&g);
	smr_free(g.process);
	return st;
}
