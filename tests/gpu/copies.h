/** @file Copies that run beside a thread. Each of them is done at the latest moment, when the
 * thread waits for it, and destroys what was there when it starts. */
#ifndef SMR_TESTS_GPU_COPIES_H
#define SMR_TESTS_GPU_COPIES_H
#include <stdbool.h>
#include <stdint.h>

enum { EMU_COPY = 16, EMU_MOST_COPIES = 128 };

/** The copies of a thread that are on their way, oldest first. */
typedef struct emu_copies {
	unsigned n, groups; /* copies; groups that have ended */
	struct {
		char *to;
		const char *from;
		uint32_t bytes;
		unsigned group;
		void *gate; /* barrier that the group arrives at; NULL: none */
	} copy[EMU_MOST_COPIES];
} emu_copies;

/** Called when a copy has landed. */
void emu_copy_landed(const void *to);
/** Starts a copy of @p bytes, 0 or 16; false: it is misaligned, or there are too many. */
bool emu_copy(emu_copies *c, void *to, const void *from, uint32_t bytes);
void emu_copies_end(emu_copies *c);
/** Ends a group, which arrives at a barrier when it has landed; false: it has no copies. */
bool emu_copies_gate(emu_copies *c, void *gate);
/** Lets the oldest of these groups land; returns its barrier, NULL: there is none. */
void *emu_copies_land(emu_copies *c);
/** Waits for all but the last @p n groups. */
void emu_copies_wait(emu_copies *c, uint32_t n);
#endif
