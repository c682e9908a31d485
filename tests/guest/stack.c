/* Stacks of 16 KiB (a thread) and 4 KiB (a coroutine). */
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <ucontext.h>

#include "nest.h"

static float c[LARGE * LARGE];
static ucontext_t main_context, coroutine;
static int bad;

static void work(int yields)
{
	for (int r = 0; r < 12; r++) {
		int n = r == 11 ? LARGE : SMALL;

		multiply(c, left, right, n);
		if (yields && r % 4 == 0)
			swapcontext(&coroutine, &main_context);
	}
}

static void work_and_yield(void)
{
	work(1);
}

static void *work_alone(void *arg)
{
	work(0);
	return arg;
}

int main(void)
{
	static char stack[4096] __attribute__((aligned(64)));
	pthread_attr_t small;
	pthread_t t;

	fill();
	getcontext(&coroutine);
	coroutine.uc_stack.ss_sp = stack;
	coroutine.uc_stack.ss_size = sizeof(stack);
	coroutine.uc_link = &main_context;
	makecontext(&coroutine, work_and_yield, 0);
	for (int i = 0; i < 4; i++)
		swapcontext(&main_context, &coroutine);
	bad += !is_product(c, LARGE);
	pthread_attr_init(&small);
	pthread_attr_setstacksize(&small, 16384);
	bad += pthread_create(&t, &small, work_alone, NULL) != 0;
	pthread_join(t, NULL);
	bad += !is_product(c, LARGE);
	printf("bad %d\n", bad);
	return 0;
}
