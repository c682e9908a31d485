/** @file Functions with stacks of their own, which pass control to one another. */
#ifndef SMR_TESTS_GPU_FIBER_H
#define SMR_TESTS_GPU_FIBER_H
#include <stddef.h>
#ifndef __x86_64__
#include <ucontext.h>
#endif

typedef struct emu_fiber {
#ifdef __x86_64__
	void *sp;
#else
	ucontext_t context;
#endif
} emu_fiber;

/** Prepares @p f to run @p fn, which must not return, on a stack of @p n bytes. */
void emu_fiber_start(emu_fiber *f, char *stack, size_t n, void (*fn)(void));
/** Continues @p to where it stopped; returns when another fiber continues @p from. */
void emu_switch(emu_fiber *from, emu_fiber *to);
#endif
