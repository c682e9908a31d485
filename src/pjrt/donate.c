/* Donated arguments. */
#include "pjrt/donate.h"

#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

bool pjrt_donate_mark(const pjrt_executable *x, const pjrt_execute_options *o, bool *out)
{
	bool any = false;

	for (uint32_t i = 0; i < x->nargs; i++)
		out[i] = x->args[i].donated;
	for (size_t k = 0; o != NULL && k < o->num_non_donatable_input_indices; k++) {
		int64_t i = o->non_donatable_input_indices[k];

		if (i >= 0 && i < (int64_t)x->nargs)
			out[i] = false;
	}
	for (uint32_t i = 0; i < x->nargs; i++)
		any = any || out[i];
	return any;
}

/* A table of arguments by their addresses: each entry is a number + 1, 0 is free. Returns the
 * entry of the first argument that is the same buffer, or a free one. */
static uint32_t *find_entry(uint32_t *table, uint32_t mask, pjrt_buffer *const *args,
			    const pjrt_buffer *b)
{
	uint64_t h = (uint64_t)(uintptr_t)b * 0x9e3779b97f4a7c15u;
	uint32_t at = (uint32_t)(h >> 32) & mask;

	while (table[at] != 0 && args[table[at] - 1] != b)
		at = (at + 1) & mask;
	return &table[at];
}

pjrt_error *pjrt_donate_find_twice(pjrt_buffer *const *args, const bool *donated, uint32_t n,
				   uint32_t *at)
{
	enum { FEW = 128 };
	uint32_t few[2 * FEW], room = 2, *table = few;

	*at = n;
	while (room < 2 * n)
		room *= 2;
	if (room > 2 * FEW)
		table = smr_malloc(room * sizeof(*table));
	if (table == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for %u arguments", n);
	memset(table, 0, room * sizeof(*table));
	for (uint32_t i = 0; i < n && *at == n; i++) {
		uint32_t *first = find_entry(table, room - 1, args, args[i]);

		if (*first == 0)
			*first = i + 1;
		else if (donated[i] || donated[*first - 1])
			*at = donated[i] ? i : *first - 1;
	}
	if (table != few)
		smr_free(table);
	return NULL;
}
