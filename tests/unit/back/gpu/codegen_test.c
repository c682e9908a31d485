/* Tests of generated code for GPUs, on the emulator. */
#include "gpu_case.h"

#define IMPL smr_impl_emulated
#define REFUSES "the target has no such function" /* it has no C library */
#define main nest_tests
static int nest_tests(void);
#include "back/cpu/codegen/codegen_test.c"
#undef main

int main(void)
{
	enum { LEAST = 300 };
	int bad;

	gpu_machine.processors = 1; /* small nests have more points than it has threads */
	gpu_machine.scalars_by_address = true;
	gpu_checks_ptx = true;
	bad = nest_tests();

	printf("%d executions;", ran);
	for (int k = 0; k < SMR_GPU_KINDS; k++)
		printf(" %d %s", gpu_launches[k], smr_gpu_kind_name((smr_gpu_kind)k));
	printf("\n");
	return bad != 0 || ran < LEAST;
}
