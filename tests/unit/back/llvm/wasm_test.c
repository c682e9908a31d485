/* Compiles bitcode to a core module, or refuses it with the reason. */
#include "back/llvm/llvm.h"
#include "unit.h"
#include <signal.h>
#include <stdio.h>

#define WASM "wasm32-unknown-unknown"

static char err[512];
static void *module;
static size_t nmodule;

static int build(const char *ir, const char *triple)
{
	void *bitcode;
	size_t n;

	err[0] = '\0';
	module = NULL;
	if (smr_llvm_bitcode(ir, strlen(ir), triple, &bitcode, &n, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	int st = smr_llvm_wasm(bitcode, n, &module, &nmodule, err, sizeof(err));

	free(bitcode);
	return st;
}

static bool contains(const char *text)
{
	return memmem(module, nmodule, text, strlen(text)) != NULL;
}

static const char twice[] = "define i32 @twice(i32 %x) {\n  %y = add i32 %x, %x\n  ret i32 %y\n}\n"
			    "define internal i32 @inner(i32 %x) {\n  ret i32 %x\n}\n";

static void bitcode_becomes_a_module_with_its_names(void **state)
{
	for (int i = 0; i < 3; i++) { /* lld runs several times in one process */
		if (build(twice, WASM) != 0)
			fail_msg("%s", err);
		assert_memory_equal(module, "\0asm\1\0\0\0", 8);
		assert_true(contains("twice") && contains("memory") && contains("__heap_base"));
		assert_false(contains("inner"));
		free(module);
	}
}

/* lld would leave its own handlers. */
static void signals_stay_the_program_s(void **state)
{
	static const int all[] = {SIGINT, SIGTERM, SIGSEGV, SIGILL, SIGPIPE, SIGUSR2};
	struct sigaction before[6], after;

	for (int i = 0; i < 6; i++)
		sigaction(all[i], NULL, &before[i]);
	if (build(twice, WASM) != 0)
		fail_msg("%s", err);
	free(module);
	for (int i = 0; i < 6; i++) {
		sigaction(all[i], NULL, &after);
		assert_true(after.sa_sigaction == before[i].sa_sigaction);
	}
}

static void a_spawned_linker_makes_the_same(void **state)
{
	if (build(twice, WASM) != 0)
		fail_msg("%s", err);
	void *first = module;
	size_t n = nmodule;

	setenv("SAMARA_WASM_LD", "spawn", 1);
	int st = build(twice, WASM);

	unsetenv("SAMARA_WASM_LD");
	if (st != 0)
		fail_msg("%s", err);
	assert_int_equal(n, nmodule);
	assert_memory_equal(first, module, n);
	free(first);
	free(module);
}

static void bitcode_of_another_target_is_refused(void **state)
{
	assert_int_equal(build(twice, "x86_64-unknown-linux-gnu"), 1);
	assert_non_null(strstr(err, "x86_64"));
	assert_null(module);
	assert_int_equal(build(twice, "aarch64-unknown-linux-gnu"), 1);
	assert_non_null(strstr(err, "aarch64"));
	assert_int_equal(build(twice, "wasm64-unknown-unknown"), 1);
	assert_non_null(strstr(err, "wasm64"));
}

static void a_module_may_import_nothing(void **state)
{
	assert_int_equal(build("declare double @exp(double)\n"
			       "define double @f(double %x) {\n"
			       "  %y = call double @exp(double %x)\n  ret double %y\n}\n",
			       WASM),
			 1);
	assert_non_null(strstr(err, "exp"));
	assert_null(module);
}

static void inline_assembly_is_refused(void **state)
{
	assert_int_equal(
		build("module asm \".globl x\"\ndefine void @f() {\n  ret void\n}\n", WASM), 1);
	assert_non_null(strstr(err, "inline assembly"));
}

static void what_is_no_bitcode_is_refused(void **state)
{
	static const char junk[] = "BC\xc0\xde this is no bitcode at all, it only begins so";

	assert_int_equal(smr_llvm_wasm(junk, sizeof(junk), &module, &nmodule, err, sizeof(err)), 1);
	assert_true(err[0] != '\0');
	assert_int_equal(smr_llvm_wasm("", 0, &module, &nmodule, err, sizeof(err)), 1);
}

static void loops_that_ask_for_it_are_repeated(void **state)
{
	static const char loop[] =
		"define float @f(ptr %%p, i64 %%n) {\nentry:\n  br label %%b\nb:\n"
		"  %%i = phi i64 [ 0, %%entry ], [ %%j, %%b ]\n"
		"  %%s = phi float [ 0.0, %%entry ], [ %%t, %%b ]\n"
		"  %%q = getelementptr float, ptr %%p, i64 %%i\n  %%v = load float, ptr %%q\n"
		"  %%t = fadd float %%s, %%v\n  %%j = add nsw i64 %%i, 1\n"
		"  %%c = icmp slt i64 %%j, %%n\n  br i1 %%c, label %%b, label %%e%s\n"
		"e:\n  ret float %%t\n}\n!0 = distinct !{!0, !1}\n"
		"!1 = !{!\"llvm.loop.unroll.count\", i32 4}\n";
	char text[1024];
	size_t plain;

	snprintf(text, sizeof(text), loop, "");
	assert_int_equal(build(text, WASM), 0);
	plain = nmodule;
	free(module);
	snprintf(text, sizeof(text), loop, ", !llvm.loop !0");
	assert_int_equal(build(text, WASM), 0);
	assert_true(nmodule > plain + 20);
	free(module);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bitcode_becomes_a_module_with_its_names),
		cmocka_unit_test(signals_stay_the_program_s),
		cmocka_unit_test(a_spawned_linker_makes_the_same),
		cmocka_unit_test(bitcode_of_another_target_is_refused),
		cmocka_unit_test(a_module_may_import_nothing),
		cmocka_unit_test(inline_assembly_is_refused),
		cmocka_unit_test(what_is_no_bitcode_is_refused),
		cmocka_unit_test(loops_that_ask_for_it_are_repeated),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
