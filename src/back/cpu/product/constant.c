/* Copies of constant operands in a library's layout, made at their first use. */
#include "back/cpu/product/constant.h"

#include <stdatomic.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "cost/machine/host.h"

enum { SHARE = 8 }; /* of the machine's memory */

static atomic_size_t taken; /* bytes of all copies */

static bool reserve_bytes(size_t bytes)
{
	size_t most = (size_t)smr_host_memory() / SHARE;

	if (atomic_fetch_add(&taken, bytes) + bytes <= most)
		return true;
	atomic_fetch_sub(&taken, bytes);
	return false;
}

uint64_t smr_constant_number(const smr_operand *o, const smr_env *e)
{
	return e->constant != NULL && !o->is_value ? e->constant[o->base] : 0;
}

smr_constant_copy *smr_constant_find(const smr_constant_copies *c, uint64_t number, const void *of)
{
	smr_constant_copy *x = c->first;

	smr_assert(number != 0);
	while (x != NULL && (x->number != number || x->of != of))
		x = x->next;
	return x;
}

smr_constant_copy *smr_constant_add(smr_constant_copies *c, uint64_t number, const void *of,
				    size_t bytes)
{
	smr_constant_copy *x = smr_calloc(1, sizeof(*x));

	smr_assert(number != 0);
	if (x == NULL)
		return NULL;
	*x = (smr_constant_copy){.next = c->first, .number = number, .of = of, .bytes = bytes};
	c->first = x;
	if (!reserve_bytes(bytes))
		return x;
	x->at = smr_aligned_alloc(64, bytes);
	if (x->at == NULL)
		atomic_fetch_sub(&taken, bytes);
	return x;
}

void smr_constant_discard(smr_constant_copy *copy)
{
	if (copy->at != NULL)
		atomic_fetch_sub(&taken, copy->bytes);
	smr_free(copy->at);
	copy->at = NULL;
}

void smr_constant_free(smr_constant_copies *c)
{
	while (c->first != NULL) {
		smr_constant_copy *x = c->first;

		c->first = x->next;
		smr_constant_discard(x);
		smr_free(x);
	}
}
