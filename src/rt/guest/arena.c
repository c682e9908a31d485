/* The guest's own memory: stacks, locks and a pool, mapped once for each module that carries the
 * runtime. */
#include "rt/guest/guest.h"

enum { POOL = 1 << 20, PAGE = 4096, MADV_DONTDUMP = 16, MADV_WIPEONFORK = 18 };

static guest_arena *arena;
static int refused;

static guest_arena *make_arena(void)
{
	uint64_t stacks = (uint64_t)GUEST_SLOTS * GUEST_STACK;
	char *m = sys_map(stacks + PAGE + POOL);
	guest_arena *a;

	if (m == (char *)0)
		return (guest_arena *)0;
	for (int i = 0; i < GUEST_SLOTS; i++)
		SYS_CALL(SYS_MPROTECT, m + (uint64_t)i * GUEST_STACK, GUEST_LOW, SYS_PROT_NONE);
	SYS_CALL(SYS_MADVISE, m, stacks + PAGE + POOL, MADV_DONTDUMP);
	if (SYS_CALL(SYS_MADVISE, m + stacks, PAGE, MADV_WIPEONFORK) != 0) { /* Linux 4.14 */
		SYS_CALL(SYS_MUNMAP, m, stacks + PAGE + POOL);
		return (guest_arena *)0;
	}
	a = (guest_arena *)(void *)(m + stacks + PAGE);
	a->stacks = m;
	a->locks = (guest_locks *)(void *)(m + stacks);
	a->pool = m + stacks + PAGE;
	a->size = POOL;
	a->used = (sizeof(*a) + 63) / 64 * 64;
	return a;
}

guest_arena *guest_arena_get(void)
{
	guest_arena *a = __atomic_load_n(&arena, __ATOMIC_ACQUIRE), *none = (guest_arena *)0;

	if (a != (guest_arena *)0 || __atomic_load_n(&refused, __ATOMIC_RELAXED))
		return a;
	a = make_arena();
	if (a == (guest_arena *)0) {
		__atomic_store_n(&refused, 1, __ATOMIC_RELAXED);
		return a;
	}
	if (__atomic_compare_exchange_n(&arena, &none, a, false, __ATOMIC_ACQ_REL,
					__ATOMIC_ACQUIRE))
		return a;
	SYS_CALL(SYS_MUNMAP, a->stacks, (uint64_t)GUEST_SLOTS * GUEST_STACK + PAGE + POOL);
	return none;
}

void *guest_alloc(guest_arena *a, uint64_t bytes)
{
	uint64_t at = __atomic_fetch_add(&a->used, (bytes + 63) / 64 * 64, __ATOMIC_RELAXED);

	return bytes > a->size || at > a->size - bytes ? (void *)0 : a->pool + at;
}

char *guest_slot_take(guest_arena *a, int *slot)
{
	for (int i = 0; i < GUEST_SLOTS; i++)
		if (guest_try(&a->locks->slot[i])) {
			*slot = i;
			return a->stacks + (uint64_t)(i + 1) * GUEST_STACK;
		}
	return (char *)0;
}

void guest_slot_give(guest_arena *a, int slot)
{
	guest_release(&a->locks->slot[slot]);
}

/* The caller's stack pointer is kept in rbx, so that debuggers find the caller by the CFA rule. */
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
