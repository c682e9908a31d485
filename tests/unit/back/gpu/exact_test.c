/* Tests of every operator on every type, to the bit, as kernels on the emulator. A GPU has no C
 * library, so functions are refused. */
#include "gpu_case.h"

#define IMPL smr_impl_emulated
#define HAS_LIBM false
#define main nest_tests
static int nest_tests(void);
#include "back/cpu/codegen/emit/ops_test.c"
#undef main

int main(void)
{
	enum { LEAST = 100 };
	int bad;

	gpu_machine.processors = 1;
	bad = nest_tests();
	printf("%d executions\n", ran);
	return bad != 0 || ran < LEAST;
}
