/* Operands that are members of structures: elements beside each other at each point, while the next
 * point's are one structure further. emit/members.c loads and stores them together. */
#include <stdlib.h>
#include <string.h>

#include "back/cpu/codegen/plan/nest.h"

enum { ROW = 16 /* bytes */, PAGE = 4096 };

static int64_t size_of(const nest_operand *o)
{
	return (int64_t)smr_dtype_size(o->dtype);
}

bool nest_may_be_member(const nest_operand *o, int loop, int width)
{
	int64_t size = size_of(o), step = loop >= 0 ? llabs(o->stride[loop]) : 0;

	return o->where == NEST_MEMORY && o->nindirect == 0 && o->dtype != SMR_I1 &&
	       (size == 4 || size == 8) && width >= ROW / size && step > 2 * size && step < PAGE;
}

bool nest_is_adjacent(const nest_operand *a, const nest_operand *b)
{
	return a->where == b->where && a->base == b->base && a->dtype == b->dtype &&
	       b->nindirect == 0 && memcmp(a->stride, b->stride, sizeof(a->stride)) == 0;
}

bool nest_is_member(const nest_plan *p, const nest_operand *o, int loop, int width)
{
	if (!nest_may_be_member(o, loop, width))
		return false;
	for (int i = 0; i < p->nops; i++)
		if (&p->ops[i] != o && nest_is_adjacent(o, &p->ops[i]) &&
		    p->ops[i].offset != o->offset && llabs(p->ops[i].offset - o->offset) < ROW)
			return true;
	return false;
}

bool nest_is_member_stored(const nest_plan *p, const nest_operand *o, int loop, int width)
{
	const nest_operand *results[NEST_MAX_OPERANDS];
	int n = 0;
	int64_t run = 1, lowest = o->offset;

	if (!nest_may_be_member(o, loop, width))
		return false;
	for (int k = 0; k < p->nops; k++)
		if (p->ops[k].written && nest_is_adjacent(o, &p->ops[k]))
			results[n++] = &p->ops[k];
	for (int i = 0; i < n; i++)
		if (results[i]->offset == lowest - size_of(o)) {
			lowest -= size_of(o);
			i = -1;
		}
	for (int i = 0; i < n; i++)
		if (results[i]->offset == lowest + run * size_of(o)) {
			run++;
			i = -1;
		}
	return run >= ROW / size_of(o);
}
