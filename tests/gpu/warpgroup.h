/** @file Products of warpgroups, by the description of wgmma.mma_async in NVIDIA's PTX ISA: factors
 * are in shared memory, which descriptors of 64 bits describe, in the 128-byte mode. */
#ifndef SMR_TESTS_GPU_WARPGROUP_H
#define SMR_TESTS_GPU_WARPGROUP_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	EMU_GROUP = 128,    /* threads of a warpgroup */
	EMU_MOST_SUMS = 128, /* of a thread */
	EMU_MOST_PRODUCTS = 8,
	EMU_WINDOW = 0x400 /* address of shared memory in its window */
};

/** Products of a thread that it has not waited for. */
typedef struct emu_products {
	unsigned n, committed;
	bool fenced;       /* sums may be used */
	uint32_t seen;     /* copies to shared memory that the thread has made visible (a fence) */
	float *sums;       /* destroyed until the thread waits */
	float saved[EMU_MOST_SUMS];
	struct {
		uint64_t a, b;
		uint32_t form;
	} product[EMU_MOST_PRODUCTS];
} emu_products;

/** Notes that a copy to 16 bytes of shared memory has landed; @p at: offset. */
void emu_landed(size_t at);
/** Forgets what has landed, for a new block. */
void emu_landed_reset(void);

/** A fence before descriptors are used. */
void emu_fence_async(emu_products *t);
void emu_wgmma_fence(emu_products *t);
/** Returns a reason, or NULL. */
const char *emu_wgmma_multiply(emu_products *t, float *sums, uint64_t a, uint64_t b, uint32_t form);
void emu_wgmma_commit(emu_products *t);
/** Computes the committed products of all threads of a warpgroup. @p shared: the block's, of @p
 * bytes. Returns a reason, or NULL. */
const char *emu_wgmma_run(emu_products *const t[EMU_GROUP], const char *shared, size_t bytes);
#endif
