#include "fiber.h"

#include <stdlib.h>
#include <string.h>

#ifdef __x86_64__
/* Saves the registers that a function must keep, changes stacks, and restores. ucontext would make
 * a system call each time. */
__asm__(".text\n"
	".globl emu_swap_stacks\n"
	".hidden emu_swap_stacks\n"
	".type emu_swap_stacks, @function\n"
	"emu_swap_stacks:\n"
	"	push %rbp\n"
	"	push %rbx\n"
	"	push %r12\n"
	"	push %r13\n"
	"	push %r14\n"
	"	push %r15\n"
	"	mov %rsp, (%rdi)\n"
	"	mov %rsi, %rsp\n"
	"	pop %r15\n"
	"	pop %r14\n"
	"	pop %r13\n"
	"	pop %r12\n"
	"	pop %rbx\n"
	"	pop %rbp\n"
	"	ret\n"
	".size emu_swap_stacks, . - emu_swap_stacks\n");
void emu_swap_stacks(void **from, void *to);

void emu_fiber_start(emu_fiber *f, char *stack, size_t n, void (*fn)(void))
{
	enum { SAVED = 6, FRAME = 64 };
	void **sp = (void **)(void *)(stack + n - FRAME);

	*--sp = NULL; /* where fn would return to: its stack is aligned as after a call */
	memcpy(--sp, &fn, sizeof(fn));
	sp -= SAVED;
	memset(sp, 0, SAVED * sizeof(*sp));
	f->sp = sp;
}

void emu_switch(emu_fiber *from, emu_fiber *to)
{
	emu_swap_stacks(&from->sp, to->sp);
}
#else
void emu_fiber_start(emu_fiber *f, char *stack, size_t n, void (*fn)(void))
{
	if (getcontext(&f->context) != 0)
		abort();
	f->context.uc_stack.ss_sp = stack;
	f->context.uc_stack.ss_size = n;
	f->context.uc_link = NULL;
	makecontext(&f->context, fn, 0);
}

void emu_switch(emu_fiber *from, emu_fiber *to)
{
	if (swapcontext(&from->context, &to->context) != 0)
		abort();
}
#endif
