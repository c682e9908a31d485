/* Kernels on this CPU: blocks one after another, a fiber for each thread of a block.
 *
 * A thread runs until it waits for others: at a barrier of its block, or for the words of its warp.
 * When no thread can run, the waiting ones are released if all that must be there are there. */
#include "emulator_own.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "copies.h"
#include "fiber.h"
#include "matrix.h"
#include "mbarrier.h"
#include "warpgroup.h"

enum { WARP = 32, STACK = 64 << 10, CANARY = 4096, POISON = 0xff };

typedef enum state { READY, AT_BARRIER, AT_WARP, AT_WARPGROUP, AT_MBARRIER, ENDED } state;
/* Tasks of a whole warp. */
typedef enum task { SHUFFLE, MATRIX, MATRIX_TURNED, MULTIPLY_F16, MULTIPLY_BF16, MULTIPLY_TF32 } task;

typedef struct thread {
	emu_fiber fiber;
	state state;
	task task;
	uint32_t word, got, lanes; /* of a shuffle */
	const void *row;           /* of a matrix */
	uint32_t *out;
	float *sum; /* of a product */
	const uint32_t *a, *b;
	emu_copies copies;
	emu_products products;
	void *mbarrier; /* that it waits at, for the end of a phase */
	uint32_t parity;
} thread;

static struct {
	pthread_mutex_t lock;
	thread threads[EMU_MAX_THREADS];
	emu_fiber scheduler;
	unsigned n, current, block;
	emu_order order;
	uint64_t seed;
	smr_gpu_run_fn *run;
	void *const *args;
	char *stacks, *shared; /* of a block: a canary, its bytes, a canary */
	size_t bytes;
	unsigned long conflicts;
	bool bad_copy;
	char fault[160]; /* of a thread, which then ends; "": none */
} emu = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- what kernels call -------------------------------------------------------------------------
 */

static uint32_t get_thread(void)
{
	return emu.current;
}

static uint32_t get_block(void)
{
	return emu.block;
}

static void wait_in(state s)
{
	thread *t = &emu.threads[emu.current];

	t->state = s;
	emu_switch(&t->fiber, &emu.scheduler);
}

static void wait_at_barrier(void)
{
	wait_in(AT_BARRIER);
}

static uint32_t shuffle(uint32_t word, uint32_t lanes)
{
	thread *t = &emu.threads[emu.current];

	t->word = word;
	t->lanes = lanes;
	t->task = SHUFFLE;
	wait_in(AT_WARP);
	return t->got;
}

static void load_squares(task task, const void *row, uint32_t out[4])
{
	thread *t = &emu.threads[emu.current];

	t->task = task;
	t->row = row;
	t->out = out;
	wait_in(AT_WARP);
}

static void load_matrix(const void *row, uint32_t out[4])
{
	load_squares(MATRIX, row, out);
}

static void load_turned(const void *row, uint32_t out[4])
{
	load_squares(MATRIX_TURNED, row, out);
}

static void multiply(task task, float sum[4], const uint32_t a[4], const uint32_t b[2])
{
	thread *t = &emu.threads[emu.current];

	t->task = task;
	t->sum = sum;
	t->a = a;
	t->b = b;
	wait_in(AT_WARP);
}

static void multiply_f16(float sum[4], const uint32_t a[4], const uint32_t b[2])
{
	multiply(MULTIPLY_F16, sum, a, b);
}

static void multiply_bf16(float sum[4], const uint32_t a[4], const uint32_t b[2])
{
	multiply(MULTIPLY_BF16, sum, a, b);
}

static void multiply_tf32(float sum[4], const uint32_t a[4], const uint32_t b[2])
{
	multiply(MULTIPLY_TF32, sum, a, b);
}

static void copy(void *to, const void *from, uint32_t n)
{
	emu.bad_copy |= !emu_copy(&emu.threads[emu.current].copies, to, from, n);
}

static void end_copies(void)
{
	emu_copies_end(&emu.threads[emu.current].copies);
}

static void wait_for_copies(uint32_t n)
{
	emu_copies_wait(&emu.threads[emu.current].copies, n);
}

static void *get_shared(void)
{
	return emu.shared + CANARY;
}

void emu_copy_landed(const void *to)
{
	emu_landed((size_t)((const char *)to - emu.shared - CANARY));
}

/* A thread that did something wrong ends; NULL: it did not. */
static void end_if(const char *why)
{
	if (why == NULL)
		return;
	if (emu.fault[0] == '\0')
		snprintf(emu.fault, sizeof(emu.fault), "block %u, thread %u: %s", emu.block,
			 emu.current, why);
	wait_in(ENDED);
}

static void init_mbarrier(void *at, uint32_t n)
{
	end_if(emu_mbarrier_init(at, n));
}

static void arrive(void *at, uint32_t really)
{
	if (really != 0)
		end_if(emu_mbarrier_arrive(at));
}

static void arrive_after_copies(void *at)
{
	if (!emu_copies_gate(&emu.threads[emu.current].copies, at))
		end_if(emu_mbarrier_arrive(at));
}

static void wait_for_phase(void *at, uint32_t parity)
{
	thread *t = &emu.threads[emu.current];
	bool ended = false;

	end_if(emu_mbarrier_test(at, parity, &ended));
	t->mbarrier = at;
	t->parity = parity;
	if (!ended)
		wait_in(AT_MBARRIER);
}

static void fence_async(void)
{
	emu_fence_async(&emu.threads[emu.current].products);
}

static uint32_t shared_at(const void *p)
{
	return EMU_WINDOW + (uint32_t)((const char *)p - emu.shared - CANARY);
}

static void fence_products(void)
{
	emu_wgmma_fence(&emu.threads[emu.current].products);
}

static void multiply_parts(float *sums, uint64_t a, uint64_t b, uint32_t form)
{
	end_if(emu_wgmma_multiply(&emu.threads[emu.current].products, sums, a, b, form));
}

static void commit_products(void)
{
	emu_wgmma_commit(&emu.threads[emu.current].products);
}

static void wait_for_products(void)
{
	if (emu.threads[emu.current].products.committed > 0)
		wait_in(AT_WARPGROUP);
}

const smr_gpu_machine emu_machine = {
	.thread = get_thread,
	.block = get_block,
	.barrier = wait_at_barrier,
	.shuffle = shuffle,
	.shared = get_shared,
	.matrix = load_matrix,
	.matrix_turned = load_turned,
	.multiply_f16 = multiply_f16,
	.multiply_bf16 = multiply_bf16,
	.copy = copy,
	.copies_end = end_copies,
	.copies_wait = wait_for_copies,
	.mbarrier_init = init_mbarrier,
	.mbarrier_arrive = arrive,
	.mbarrier_copies = arrive_after_copies,
	.mbarrier_wait = wait_for_phase,
	.fence_async = fence_async,
	.shared_at = shared_at,
	.wgmma_fence = fence_products,
	.wgmma_multiply = multiply_parts,
	.wgmma_commit = commit_products,
	.wgmma_wait = wait_for_products,
	.tf32 = emu_tf32,
	.multiply_tf32 = multiply_tf32,
	.exp2 = emu_exp2,
};

/* ---- scheduling --------------------------------------------------------------------------------
 */

static void run_thread(void)
{
	emu.run(emu.args);
	wait_in(ENDED);
}

static uint64_t next_random(void)
{
	emu.seed ^= emu.seed << 13;
	emu.seed ^= emu.seed >> 7;
	emu.seed ^= emu.seed << 17;
	return emu.seed;
}

/* Lists the numbers from 0 to n - 1 in the order of threads. */
static void put_in_order(unsigned *order, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		order[i] = emu.order == EMU_REVERSE ? n - 1 - i : i;
	for (unsigned i = n; emu.order == EMU_RANDOM && i-- > 1;) {
		unsigned k = (unsigned)(next_random() % (i + 1)), was = order[i];

		order[i] = order[k];
		order[k] = was;
	}
}

static void run_ready_threads(unsigned first, unsigned n)
{
	unsigned order[EMU_MAX_THREADS];

	put_in_order(order, n);
	for (unsigned i = 0; i < n; i++) {
		thread *t = &emu.threads[first + order[i]];

		if (t->state != READY)
			continue;
		emu.current = first + order[i];
		emu_switch(&emu.scheduler, &t->fiber);
	}
}

static int exchange_words(thread *w, unsigned first)
{
	for (unsigned i = 0; i < WARP; i++) {
		if (w[i].lanes != w[0].lanes)
			return emu_fail("block %u: threads of the warp at %u exchange words by %u and "
				    "by %u",
				    emu.block, first, w[0].lanes, w[i].lanes);
		if (w[i].lanes >= WARP)
			return emu_fail("block %u: words are exchanged by %u", emu.block, w[i].lanes);
		w[i].got = w[i ^ w[i].lanes].word;
	}
	return 0;
}

static int load_rows(const thread *w)
{
	const void *row[WARP];
	uint32_t *out[WARP];

	for (unsigned i = 0; i < WARP; i++) {
		row[i] = w[i].row;
		out[i] = w[i].out;
		if ((uintptr_t)row[i] % 16 != 0)
			return emu_fail("block %u: a row of a matrix is not aligned", emu.block);
	}
	emu.conflicts += emu_matrix(row, w->task == MATRIX_TURNED, out);
	return 0;
}

static void multiply_matrices(const thread *w)
{
	float *sum[WARP];
	const uint32_t *a[WARP], *b[WARP];

	for (unsigned i = 0; i < WARP; i++) {
		sum[i] = w[i].sum;
		a[i] = w[i].a;
		b[i] = w[i].b;
	}
	if (w->task == MULTIPLY_TF32)
		emu_multiply_tf32(sum, a, b);
	else
		emu_multiply(w->task == MULTIPLY_BF16, sum, a, b);
}

static int run_task(thread *w, unsigned first)
{
	for (unsigned i = 1; i < WARP; i++)
		if (w[i].task != w[0].task)
			return emu_fail("block %u: threads of the warp at %u do different things",
				    emu.block, first);
	if (w->task == SHUFFLE)
		return exchange_words(w, first);
	if (w->task == MATRIX || w->task == MATRIX_TURNED)
		return load_rows(w);
	multiply_matrices(w);
	return 0;
}

/* Does what the threads of a warp wait for; 1: done, 0: none of them waits. */
static int release_warp(unsigned first)
{
	thread *w = &emu.threads[first];
	unsigned there = 0;

	for (unsigned i = 0; i < WARP; i++)
		there += w[i].state == AT_WARP;
	if (there == 0)
		return 0;
	if (there < WARP)
		return emu_fail("block %u: %u threads of the warp at %u wait for the others", emu.block,
			    there, first);
	if (run_task(w, first) != 0)
		return -1;
	for (unsigned i = 0; i < WARP; i++)
		w[i].state = READY;
	return 1;
}

/* Runs the threads of the block until they wait. By chance, a warp runs as far as it can while the
 * others wait; else all threads take a step, one after the other. */
static int run_threads(void)
{
	unsigned order[EMU_MAX_THREADS / WARP];
	int st = 0;

	if (emu.order != EMU_RANDOM) {
		run_ready_threads(0, emu.n);
		return 0;
	}
	put_in_order(order, emu.n / WARP);
	for (unsigned i = 0; i < emu.n / WARP && st >= 0; i++)
		do {
			run_ready_threads(order[i] * WARP, WARP);
			st = release_warp(order[i] * WARP);
		} while (st > 0);
	return st;
}

static int release_warpgroup(unsigned first)
{
	emu_products *all[EMU_GROUP];
	const char *why;

	if (first + EMU_GROUP > emu.n)
		return 0;
	for (unsigned i = 0; i < EMU_GROUP; i++) {
		if (emu.threads[first + i].state != AT_WARPGROUP)
			return 0;
		all[i] = &emu.threads[first + i].products;
	}
	why = emu_wgmma_run(all, emu.shared + CANARY, emu.bytes);
	if (why != NULL)
		return emu_fail("block %u, warpgroup at %u: %s", emu.block, first, why);
	for (unsigned i = 0; i < EMU_GROUP; i++)
		emu.threads[first + i].state = READY;
	return 1;
}

/* Lets threads go on whose phases have ended. */
static int release_phases(void)
{
	int released = 0;

	for (unsigned i = 0; i < emu.n; i++) {
		thread *t = &emu.threads[i];
		bool ended = false;
		const char *why;

		if (t->state != AT_MBARRIER)
			continue;
		why = emu_mbarrier_test(t->mbarrier, t->parity, &ended);
		if (why != NULL)
			return emu_fail("block %u, thread %u: %s", emu.block, i, why);
		if (ended) {
			t->state = READY;
			released = 1;
		}
	}
	return released;
}

/* Nothing else can happen: the copies of one thread land. */
static int land_copies(void)
{
	unsigned order[EMU_MAX_THREADS];
	bool waits = false;

	for (unsigned i = 0; i < emu.n; i++)
		waits |= emu.threads[i].state == AT_MBARRIER;
	if (!waits)
		return 0;
	put_in_order(order, emu.n);
	for (unsigned i = 0; i < emu.n; i++) {
		void *gate = emu_copies_land(&emu.threads[order[i]].copies);
		const char *why;

		if (gate == NULL)
			continue;
		why = emu_mbarrier_arrive(gate);
		return why != NULL ? emu_fail("block %u: %s", emu.block, why) : 1;
	}
	return emu_fail("block %u: threads wait at an mbarrier for a phase that does not end",
			emu.block);
}

/* Does what threads of warpgroups and copies wait for. */
static int release_groups(void)
{
	int released = 0, st;

	for (unsigned i = 0; i < emu.n; i += EMU_GROUP) {
		st = release_warpgroup(i);
		if (st < 0)
			return st;
		released |= st;
	}
	st = release_phases();
	if (st != 0 || released)
		return st != 0 ? st : released;
	return land_copies();
}

/* 1: some threads can run; 0: all have ended. */
static int release_threads(void)
{
	unsigned at_barrier = 0, ended = 0;
	int released = 0, st;

	for (unsigned i = 0; i < emu.n; i += WARP) {
		st = release_warp(i);
		if (st < 0)
			return st;
		released |= st;
	}
	st = released ? 1 : release_groups();
	if (st != 0)
		return st;
	for (unsigned i = 0; i < emu.n; i++) {
		at_barrier += emu.threads[i].state == AT_BARRIER;
		ended += emu.threads[i].state == ENDED;
	}
	if (at_barrier + ended < emu.n)
		return emu_fail("block %u: %u threads wait for others of their warpgroup",
				emu.block, emu.n - at_barrier - ended);
	if (at_barrier > 0 && ended > 0)
		return emu_fail("block %u: %u threads wait at a barrier, %u have ended", emu.block,
			    at_barrier, ended);
	for (unsigned i = 0; i < emu.n; i++)
		if (emu.threads[i].state == AT_BARRIER)
			emu.threads[i].state = READY;
	return at_barrier > 0;
}

static int check_canaries(void)
{
	const unsigned char *before = (unsigned char *)emu.shared,
			    *after = before + CANARY + emu.bytes;

	for (unsigned i = 0; i < CANARY; i++)
		if (before[i] != POISON || after[i] != POISON)
			return emu_fail("block %u: a store beyond its %zu bytes of shared memory",
				    emu.block, emu.bytes);
	return 0;
}

/* All copies have ended, before the kernel does. */
static int check_copies(void)
{
	if (emu.bad_copy)
		return emu_fail("block %u: a copy of other than 16 aligned bytes, or too many of them",
			    emu.block);
	for (unsigned i = 0; i < emu.n; i++)
		if (emu.threads[i].copies.n > 0 || emu.threads[i].products.n > 0)
			return emu_fail("block %u: thread %u ends before its copies or products",
					emu.block, i);
	return 0;
}

static int run_block(unsigned block)
{
	int st;

	emu.block = block;
	emu.bad_copy = false;
	emu.fault[0] = '\0';
	emu_landed_reset();
	memset(emu.shared, POISON, 2 * (size_t)CANARY + emu.bytes);
	for (unsigned i = 0; i < emu.n; i++) {
		emu.threads[i].state = READY;
		emu.threads[i].copies = (emu_copies){0};
		emu.threads[i].products = (emu_products){0};
		emu_fiber_start(&emu.threads[i].fiber, emu.stacks + (size_t)STACK * i, STACK,
				run_thread);
	}
	do {
		st = run_threads();
		if (st == 0 && emu.fault[0] != '\0')
			st = emu_fail("%s", emu.fault);
		if (st == 0)
			st = release_threads();
	} while (st > 0);
	if (st == 0)
		st = check_copies();
	return st < 0 ? st : check_canaries();
}

unsigned long emu_conflicts(void)
{
	return emu.conflicts;
}

/* ---- launches ----------------------------------------------------------------------------------
 */

void emu_set_order(emu_order order, uint64_t seed)
{
	pthread_mutex_lock(&emu.lock);
	emu.order = order;
	emu.seed = seed * 2 + 1;
	pthread_mutex_unlock(&emu.lock);
}

static int check_launch(const emu_module *m, const char *kernel, emu_dims grid, emu_dims block,
			size_t shared, const size_t *sizes)
{
	int n = emu_params(m, kernel);

	if (n < 0)
		return emu_fail("there is no kernel %s", kernel);
	if (grid.y != 1 || grid.z != 1 || block.y != 1 || block.z != 1 || grid.x == 0)
		return emu_fail("%s: grids and blocks have one dimension", kernel);
	if (block.x == 0 || block.x > EMU_MAX_THREADS || block.x % WARP != 0)
		return emu_fail("%s: a block of %u threads", kernel, block.x);
	if (shared > EMU_MAX_SHARED)
		return emu_fail("%s: %zu bytes of shared memory", kernel, shared);
	for (int i = 0; sizes != NULL && i < n; i++)
		if (sizes[i] != emu_param_size(m, kernel, (unsigned)i))
			return emu_fail("%s: parameter %d has %zu bytes, not %zu", kernel, i,
				    emu_param_size(m, kernel, (unsigned)i), sizes[i]);
	return 0;
}

static int reserve(void)
{
	size_t stacks = (size_t)STACK * EMU_MAX_THREADS, all = 2 * CANARY + EMU_MAX_SHARED;

	if (emu.stacks != NULL)
		return 0;
	char *p = mmap(NULL, stacks + all, PROT_READ | PROT_WRITE,
		       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (p == MAP_FAILED)
		return emu_fail("no memory for the threads of a block");
	emu.stacks = p;
	emu.shared = p + stacks;
	return 0;
}

/* Blocks run in the order of threads, too: forward, backward, or from some block on. */
static unsigned block_at(unsigned i, unsigned n)
{
	if (emu.order == EMU_FORWARD)
		return i;
	if (emu.order == EMU_REVERSE)
		return n - 1 - i;
	return (unsigned)((i + (uint64_t)n / 2 + 1) % n);
}

int emu_launch(const emu_module *m, const char *kernel, emu_dims grid, emu_dims block,
	       size_t shared, void **args, const size_t *sizes)
{
	int st = check_launch(m, kernel, grid, block, shared, sizes);

	if (st != 0)
		return st;
	pthread_mutex_lock(&emu.lock);
	st = reserve();
	emu.run = (smr_gpu_run_fn *)emu_find(m, kernel, "run");
	emu.args = args;
	emu.n = block.x;
	emu.bytes = shared;
	for (unsigned b = 0; b < grid.x && st == 0; b++)
		st = run_block(block_at(b, grid.x));
	pthread_mutex_unlock(&emu.lock);
	return st;
}
