/* Collectives with devices of other processes: operands of all members are exchanged, and each
 * process computes the results of its own devices. Every process folds in the order of the group,
 * so that all get the same bits. */
#include "run/exec/others.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/collective.h"
#include "run/exec/device.h"

/* Memory of an exchange. */
typedef struct operands {
	size_t each;         /* bytes of one member's operands */
	char *blocks;        /* by member */
	char *unused;        /* results of members elsewhere */
	smr_tensor *tensors; /* by member: operands, then results */
	const smr_tensor **lists;
} operands;

static void free_operands(operands *o)
{
	smr_free(o->blocks);
	smr_free(o->unused);
	smr_free(o->tensors);
	smr_free(o->lists);
}

static smr_status allocate_operands(const smr_instr *a, smr_buffer *const *places, uint32_t n,
				    operands *out)
{
	size_t result = 0;

	*out = (operands){0};
	for (uint32_t i = 0; i < a->nins; i++)
		out->each += smr_buffer_bytes(places[a->ins[i]]);
	for (uint32_t k = 0; k < a->nouts; k++)
		if (smr_buffer_bytes(places[a->out + k]) > result)
			result = smr_buffer_bytes(places[a->out + k]);
	out->blocks = smr_malloc(n * out->each + 1);
	out->unused = smr_malloc(result + 1);
	out->tensors = smr_calloc((size_t)n * (a->nins + a->nouts) + 1, sizeof(*out->tensors));
	out->lists = smr_calloc(2 * (size_t)n + 1, sizeof(const smr_tensor *));
	if (out->blocks != NULL && out->unused != NULL && out->tensors != NULL &&
	    out->lists != NULL)
		return SMR_OK;
	free_operands(out);
	return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));
}

/* Copies a member's operands into its block. */
static void pack_operands(const smr_instr *a, smr_buffer *const *places, char *block)
{
	for (uint32_t i = 0; i < a->nins; i++) {
		const smr_buffer *b = places[a->ins[i]];

		memcpy(block, b->t.data, smr_buffer_bytes(b));
		block += smr_buffer_bytes(b);
	}
}

/* Describes a member's tensors: operands in its block, results in @p places or nowhere. Sizes are
 * the same for all members. */
static void describe_member(const operands *o, const smr_instr *a, smr_buffer *const *sizes,
			    smr_buffer *const *places, uint32_t n, uint32_t m)
{
	smr_tensor *t = o->tensors + (size_t)m * (a->nins + a->nouts);
	char *block = o->blocks + m * o->each;

	o->lists[m] = t;
	o->lists[n + m] = t + a->nins;
	for (uint32_t i = 0; i < a->nins; i++, t++) {
		*t = sizes[a->ins[i]]->t;
		t->data = block;
		block += smr_buffer_bytes(sizes[a->ins[i]]);
	}
	for (uint32_t k = 0; k < a->nouts; k++, t++) {
		*t = places != NULL ? places[a->out + k]->t : sizes[a->out + k]->t;
		if (places == NULL)
			t->data = o->unused;
	}
}

smr_status smr_others_begin(const smr_device *d, const smr_instr *a, const uint32_t *member,
			    uint32_t n, smr_others_call *out)
{
	const smr_exec_others *others = d->image->others;
	operands *o = smr_calloc(1, sizeof(*o));
	smr_status st;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));
	st = allocate_operands(a, d->places, n, o);
	if (st != SMR_OK) {
		smr_free(o);
		return st;
	}
	for (uint32_t m = 0; m < n; m++)
		if (smr_exec_is_here(others, member[m]))
			pack_operands(a, d->image->devices[member[m]].places,
				      o->blocks + m * o->each);
	*out = (smr_others_call){.device = d, .act = a, .member = member, .n = n, .operands = o};
	return SMR_OK;
}

smr_status smr_others_exchange(const smr_others_call *c)
{
	const smr_exec_others *others = c->device->image->others;

	return others->exchange(others->ctx, c->act->v->loc.number, smr_op_name(c->act->v->op),
				c->member, c->n, c->operands->blocks, c->operands->each);
}

smr_status smr_others_compute(const smr_others_call *c)
{
	const smr_device *d = c->device;
	const operands *o = c->operands;

	for (uint32_t m = 0; m < c->n; m++) {
		bool here = smr_exec_is_here(d->image->others, c->member[m]);

		describe_member(o, c->act, d->places,
				here ? d->image->devices[c->member[m]].places : NULL, c->n, m);
	}
	return smr_ops_collective(c->act->v, c->n, o->lists, o->lists + c->n);
}

void smr_others_end(smr_others_call *c)
{
	free_operands(c->operands);
	smr_free(c->operands);
}
