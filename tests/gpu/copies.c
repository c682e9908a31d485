#include "copies.h"

#include <string.h>

enum { POISON = 0xff };

bool emu_copy(emu_copies *c, void *to, const void *from, uint32_t bytes)
{
	if (c->n == EMU_MOST_COPIES || (bytes != 0 && bytes != EMU_COPY) ||
	    (uintptr_t)to % EMU_COPY != 0 || (uintptr_t)from % EMU_COPY != 0)
		return false;
	memset(to, POISON, EMU_COPY);
	c->copy[c->n].to = to;
	c->copy[c->n].from = from;
	c->copy[c->n].bytes = bytes;
	c->copy[c->n].gate = NULL;
	c->copy[c->n++].group = c->groups;
	return true;
}

void emu_copies_end(emu_copies *c)
{
	c->groups++;
}

/* Lets copies of groups before @p end land; of all of them, or of those with a barrier. */
static void land(emu_copies *c, unsigned end, bool gated)
{
	unsigned left = 0;

	for (unsigned i = 0; i < c->n; i++) {
		if (c->copy[i].group >= end || (c->copy[i].gate != NULL) != gated) {
			c->copy[left++] = c->copy[i];
			continue;
		}
		memset(c->copy[i].to, 0, EMU_COPY);
		memcpy(c->copy[i].to, c->copy[i].from, c->copy[i].bytes);
		emu_copy_landed(c->copy[i].to);
	}
	c->n = left;
}

void emu_copies_wait(emu_copies *c, uint32_t n)
{
	land(c, c->groups >= n ? c->groups - n : 0, false);
}

bool emu_copies_gate(emu_copies *c, void *gate)
{
	bool any = false;

	for (unsigned i = 0; i < c->n; i++)
		if (c->copy[i].group == c->groups) {
			c->copy[i].gate = gate;
			any = true;
		}
	c->groups++;
	return any;
}

void *emu_copies_land(emu_copies *c)
{
	for (unsigned i = 0; i < c->n; i++)
		if (c->copy[i].gate != NULL) {
			void *gate = c->copy[i].gate;

			land(c, c->copy[i].group + 1, true);
			return gate;
		}
	return NULL;
}
