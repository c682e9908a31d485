/* The guest's memory: a pool, and stacks with their locks, which the first question maps. Each
 * module that contains the runtime has its own. */
#include "rt/guest/guest.h"

enum { POOL = 512 << 10, PAGE = 4096, MADV_DONTDUMP = 16, MADV_WIPEONFORK = 18 };

/* Zero pages that cost nothing until they are used: a program whose loops never justify a question
 * makes no system call for them. */
static guest_arena arena;
static char pool[POOL] __attribute__((aligned(64)));

guest_arena *guest_arena_get(void)
{
	return guest_is_quiet_program() && !arena.prepared ? (guest_arena *)0 : &arena;
}

/* Reserves the stacks; all pages except that of the locks fault until a stack is first used. */
static char *map_stacks(void)
{
	uint64_t stacks = (uint64_t)GUEST_SLOTS * GUEST_STACK;
	char *m = sys_map(stacks + PAGE);

	if (m == (char *)0)
		return m;
	if (SYS_CALL(SYS_MPROTECT, m, stacks, SYS_PROT_NONE) == 0 &&
	    SYS_CALL(SYS_MADVISE, m + stacks, PAGE, MADV_WIPEONFORK) == 0) { /* Linux 4.14 */
		SYS_CALL(SYS_MADVISE, m, stacks + PAGE, MADV_DONTDUMP);
		return m;
	}
	SYS_CALL(SYS_MUNMAP, m, stacks + PAGE);
	return (char *)0;
}

bool guest_arena_open(guest_arena *a)
{
	uint64_t stacks = (uint64_t)GUEST_SLOTS * GUEST_STACK;
	guest_locks *none = (guest_locks *)0;
	char *m;

	if (__atomic_load_n(&a->locks, __ATOMIC_ACQUIRE) != none)
		return true;
	m = map_stacks();
	if (m == (char *)0) {
		a->process.off = true;
		return false;
	}
	if (!__atomic_compare_exchange_n(&a->locks, &none, (guest_locks *)(void *)(m + stacks),
					 false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
		SYS_CALL(SYS_MUNMAP, m, stacks + PAGE); /* another thread was faster */
	return true;
}

void *guest_alloc(guest_arena *a, uint64_t bytes)
{
	uint64_t at = __atomic_fetch_add(&a->used, (bytes + 63) / 64 * 64, __ATOMIC_RELAXED);

	return bytes > POOL || at > POOL - bytes ? (void *)0 : pool + at;
}

/* Makes a stack writable, under its lock; its lowest page continues to fault. */
static bool open_stack(guest_arena *a, int slot, char *top)
{
	if (!a->open[slot])
		a->open[slot] = SYS_CALL(SYS_MPROTECT, top - GUEST_STACK + GUEST_LOW,
					 GUEST_STACK - GUEST_LOW, SYS_PROT_RW) == 0;
	return a->open[slot];
}

char *guest_slot_take(guest_arena *a, int *slot)
{
	const uint64_t stacks = (uint64_t)GUEST_SLOTS * GUEST_STACK;

	for (int i = 0; i < GUEST_SLOTS; i++) {
		char *top = (char *)a->locks - stacks + (uint64_t)(i + 1) * GUEST_STACK;

		if ((a->process.quiet && !a->open[i]) || !guest_try(&a->locks->slot[i]))
			continue;
		if (open_stack(a, i, top)) {
			*slot = i;
			return top;
		}
		guest_release(&a->locks->slot[i]);
	}
	return (char *)0;
}

guest_arena *guest_arena_prepare(void)
{
	guest_arena *a = &arena;
	const uint64_t stacks = (uint64_t)GUEST_SLOTS * GUEST_STACK;

	if (!guest_arena_open(a))
		return (guest_arena *)0;
	for (int i = 0; i < GUEST_SLOTS; i++)
		(void)open_stack(a, i, (char *)a->locks - stacks + (uint64_t)(i + 1) * GUEST_STACK);
	a->prepared = true;
	return a;
}

void guest_slot_give(guest_arena *a, int slot)
{
	guest_release(&a->locks->slot[slot]);
}

/* Saves the caller's stack pointer in rbx, so that debuggers find the caller by the CFA rule. */
__attribute__((naked)) int guest_on_stack(char *top, int (*fn)(void *arg), void *arg)
{
	__asm__("push %rbx\n\t"
		".cfi_def_cfa_offset 16\n\t"
		".cfi_offset %rbx, -16\n\t"
		"mov %rsp, %rbx\n\t"
		".cfi_def_cfa_register %rbx\n\t"
		"mov %rdi, %rsp\n\t"
		"mov %rdx, %rdi\n\t"
		"call *%rsi\n\t"
		"mov %rbx, %rsp\n\t"
		".cfi_def_cfa_register %rsp\n\t"
		"pop %rbx\n\t"
		".cfi_def_cfa_offset 8\n\t"
		"ret");
}
