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
	c->copy[c->n++].group = c->groups;
	return true;
}

void emu_copies_end(emu_copies *c)
{
	c->groups++;
}

void emu_copies_wait(emu_copies *c, uint32_t n)
{
	unsigned left = 0;

	for (unsigned i = 0; i < c->n; i++) {
		if (c->copy[i].group + n >= c->groups) {
			c->copy[left++] = c->copy[i];
			continue;
		}
		memset(c->copy[i].to, 0, EMU_COPY);
		memcpy(c->copy[i].to, c->copy[i].from, c->copy[i].bytes);
	}
	c->n = left;
}
