/* Calls functions of the C library from code in place of the program's loops.
 *
 * The record has their addresses, which are the only ones used: there is no symbol lookup, and code
 * calls no function that the loops do not call. Three steps prepare the calls:
 *  - The first call of a function may enter the dynamic linker, which expects a thread of the C
 *    library. So the calling thread calls each function once before worker threads do, which share
 *    its thread-local storage, and so its errno.
 *  - errno must end up as the loops would leave it. If each function sets it to one number only and
 *    is called for the same elements as in the loops, that holds already. Else errno is set to 0
 *    and watched, like the flags of floating-point exceptions: if a call sets one, the loops run
 *    once more after the code and decide. That requires that no memory is both read and written.
 *  - Flags that the first calls raise are cleared. */
#include "rt/guest/guest.h"

enum {
	FLAGS = 0x3f,   /* exception flags of MXCSR */
	FAILURES = 0x1d /* invalid, division by zero, overflow, underflow */
};

static uint32_t get_flags(void)
{
	uint32_t word;

	__asm__ volatile("stmxcsr %0" : "=m"(word));
	return word;
}

static void set_flags(uint32_t word)
{
	__asm__ volatile("ldmxcsr %0" : : "m"(word));
}

void guest_find_calls(const smr_site *site, guest_code *c)
{
	const smr_site_call *at = smr_site_calls(site);

	for (; at != (const smr_site_call *)0 && at->number != SMR_SITE_CALL_END; at++) {
		if (at->number == SMR_SITE_CALL_ERRNO)
			c->errno_at = at->at;
		else if (at->number < SMR_SITE_CALL_COUNT)
			c->calls[at->number] = at->at;
	}
}

static bool has_all(const guest_code *c, uint64_t called)
{
	for (int i = 0; i < SMR_SITE_CALL_COUNT; i++)
		if (called >> i & 1 && c->calls[i] == (const void *)0)
			return false;
	return true;
}

/* Calls fn(x) or fn(x, x) with the bits of x. */
__attribute__((naked)) static void call_once(const void *fn, uint64_t bits)
{
	__asm__("push %rbp\n\t"
		".cfi_def_cfa_offset 16\n\t"
		".cfi_offset %rbp, -16\n\t"
		"mov %rsp, %rbp\n\t"
		".cfi_def_cfa_register %rbp\n\t"
		"movq %rsi, %xmm0\n\t"
		"movq %rsi, %xmm1\n\t"
		"call *%rdi\n\t"
		"pop %rbp\n\t"
		".cfi_def_cfa %rsp, 8\n\t"
		"ret");
}

/* Calls each function once with 1, an argument for which none fails. */
static void call_all_once(guest_code *c, uint64_t called)
{
	const uint64_t one[2] = {0x3f800000, UINT64_C(0x3ff0000000000000)};
	uint64_t left = called & ~__atomic_load_n(&c->called, __ATOMIC_RELAXED);
	uint32_t flags;

	if (left == 0)
		return;
	flags = get_flags();
	for (int i = 0; i < SMR_SITE_CALL_COUNT; i++)
		if (left >> i & 1)
			call_once(c->calls[i], one[i & 1]);
	set_flags(flags);
	__atomic_or_fetch(&c->called, left, __ATOMIC_RELAXED);
}

static int *errno_of(const guest_code *c)
{
	int *(*at)(void) = (int *(*)(void))(uintptr_t)c->errno_at;

	return c->errno_at != (const void *)0 ? at() : (int *)0;
}

bool guest_may_call(guest_call *c, bool apart)
{
	const smr_guest_image_specialization *p = c->spec;
	uint32_t flags = c->site->flags;

	if (p->called == 0)
		return true;
	if (!has_all(c->code, p->called))
		return false;
	call_all_once(c->code, p->called);
	if (!(flags & SMR_SITE_ERRNO) ||
	    (flags & SMR_SITE_ONE_ERRNO && p->calls == SMR_GUEST_IMAGE_CALLS_ALL))
		return true;
	c->watches = p->calls != SMR_GUEST_IMAGE_CALLS_SOME && p->repeatable && apart &&
		     errno_of(c->code) != (int *)0;
	return c->watches;
}

void guest_watch(guest_call *c)
{
	int *at = c->watches ? errno_of(c->code) : (int *)0;
	uint32_t none;

	if (at == (int *)0)
		return;
	c->errno_was = *at;
	*at = 0;
	c->flags_were = get_flags();
	none = c->flags_were & ~(uint32_t)FLAGS;
	set_flags(none);
	c->watching = true;
}

/* Keeps flags that do not matter, such as inexact. */
void guest_watch_no_more(guest_call *c)
{
	int *at = c->watching ? errno_of(c->code) : (int *)0;
	uint32_t raised;

	if (at == (int *)0)
		return;
	raised = get_flags() & FLAGS;
	c->failed |= *at != 0 || (raised & FAILURES) != 0;
	*at = c->errno_was;
	set_flags(c->flags_were | (raised & ~(uint32_t)FAILURES));
	c->watching = false;
}
