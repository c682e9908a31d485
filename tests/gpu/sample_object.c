/* An object as the code generator makes them for the emulator: two kernels. */
#include "back/gpu/gpu.h"

/* The loader stores the machine's address in the variable of that name. */
__attribute__((visibility("default"))) const smr_gpu_machine *sample_machine __asm__("smr_gpu_machine");

#define KERNEL(number, ...)                                                                     \
	__attribute__((visibility("default"))) void smr_gpu_##number##_run(void *const *params); \
	__attribute__((visibility("default"))) const int64_t smr_gpu_##number##_params[] = {    \
		__VA_ARGS__};                                                                   \
	extern const int64_t smr_gpu_##number##_params[]

typedef struct arrays {
	const float *from;
	float *to;
} arrays;

KERNEL(0, 2, sizeof(arrays), sizeof(float));
KERNEL(1, 0);

/* to = factor * from, each block of 64 backwards, by way of shared memory. */
void smr_gpu_0_run(void *const *params)
{
	const arrays *a = params[0];
	const float *factor = params[1];
	float *shared = sample_machine->shared();
	uint32_t t = sample_machine->thread(), at = sample_machine->block() * 64;

	shared[t] = a->from[at + t];
	sample_machine->barrier();
	a->to[at + t] = *factor * shared[63 - t];
}

/* Writes beyond its shared memory. */
void smr_gpu_1_run(void *const *params)
{
	((char *)sample_machine->shared())[64 + sample_machine->thread()] = 1;
}
