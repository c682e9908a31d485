/* Tests of ops_test.c for generated code as WebAssembly, which has no C library, so functions with
 * exactly its results are refused. */
#include "back/wasm/wasm.h"

#define IMPL smr_impl_wasm
#define HAS_LIBM false
#define main nest_tests
static int nest_tests(void);
#include "back/cpu/codegen/emit/ops_test.c"
#undef main

enum { NO_WASMTIME = 77 /* meson's "skipped" */, LEAST = 100 };

int main(void)
{
	const smr_wasmtime *w;

	if (smr_wasmtime_open(&w) != SMR_OK) {
		printf("skipped: %s\n", smr_errmsg());
		return NO_WASMTIME;
	}
	smr_wasm_own_signals(); /* cmocka's handlers are set before each test */
	int bad = nest_tests();

	printf("%d executions\n", ran);
	return bad != 0 || ran < LEAST;
}
