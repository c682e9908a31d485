/* Opaque loops from bitcode: inputs and outputs, the cache, code that is refused. */
#include <stdlib.h>

#include "back/back.h"
#include "back/cpu/codegen/object/module.h"
#include "back/llvm/llvm.h"
#include "base/data/hash.h"
#include "unit.h"

extern const smr_impl smr_impl_bitcode;

/* For each of n numbers: a[i] = a[i] * by, until one is 0; returns its index, and a[0]. */
static const char loops[] = "define void @smr_opaque(ptr %b, ptr %s, ptr %r) {\n"
			    "  %a = load ptr, ptr %b\n"
			    "  %n = load i32, ptr %s\n"
			    "  %s1 = getelementptr i64, ptr %s, i64 1\n"
			    "  %by = load float, ptr %s1\n"
			    "  br label %head\n"
			    "head:\n"
			    "  %i = phi i32 [0, %0], [%next, %body]\n"
			    "  %more = icmp slt i32 %i, %n\n"
			    "  br i1 %more, label %look, label %end\n"
			    "look:\n"
			    "  %x = sext i32 %i to i64\n"
			    "  %p = getelementptr float, ptr %a, i64 %x\n"
			    "  %v = load float, ptr %p\n"
			    "  %zero = fcmp oeq float %v, 0.0\n"
			    "  br i1 %zero, label %end, label %body\n"
			    "body:\n"
			    "  %w = fmul float %v, %by\n"
			    "  store float %w, ptr %p\n"
			    "  %next = add i32 %i, 1\n"
			    "  br label %head\n"
			    "end:\n"
			    "  store i32 %i, ptr %r\n"
			    "  %first = load float, ptr %a\n"
			    "  %r1 = getelementptr i64, ptr %r, i64 1\n"
			    "  store float %first, ptr %r1\n"
			    "  ret void\n"
			    "}\n";

static smr_graph *g;
static smr_arena *arena;
static void *code;
static size_t ncode;

static void code_of(const char *ir)
{
	smr_llvm_bitcode_fn *make;
	char err[256] = "";

	assert_int_equal(nest_compiler("smr_llvm_bitcode", (void **)&make), SMR_OK);
	if (make(ir, strlen(ir), "x86_64-unknown-linux-gnu", &code, &ncode, err, sizeof(err)) != 0)
		fail_msg("%s", err);
}

/* Opens a flow around code, by the code's name; @p named NULL: the right one. */
static smr_status open_flow(const char *named, smr_codelet **c)
{
	char text[512], name[SMR_CODE_LETTERS + 1];

	snprintf(name, sizeof(name), "%016llx", (unsigned long long)smr_hash_fnv1a(code, ncode));
	snprintf(text, sizeof(text),
		 "flow \"until\" { sym n base a written\n"
		 "%%0 = view f32[n] a\n"
		 "%%1 = scalar i32 \"n\"\n"
		 "%%2 = scalar f32 \"by\"\n"
		 "%%3 = opaque u8[] code \"%s\" work (3*n) ins %%0, %%1, %%2 outs %%0\n"
		 "%%4 = slot i32 %%3 0 \"i\"\n"
		 "%%5 = slot f32 %%3 1 \"first\"\n"
		 "result %%4, %%5 }",
		 named != NULL ? named : name);
	assert_int_equal(smr_graph_parse("test", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_graph_verify(g), SMR_OK);
	arena = smr_arena_new();
	return smr_pass_opaque(g, code, ncode, arena, c);
}

static void close_flow(void)
{
	smr_graph_free(g);
	smr_arena_free(arena);
	free(code);
}

static uint64_t bits_of(float v)
{
	uint32_t b;

	memcpy(&b, &v, sizeof(b));
	return b;
}

static void numbers_go_in_and_come_back(void **state)
{
	float a[6] = {1, 2, 3, 0, 5, 6};
	int64_t sym[1] = {6};
	void *base[1] = {a};
	uint64_t value[6] = {0, 6, bits_of(2)};
	smr_env e = {.sym = sym, .base = base, .value = value};
	smr_codelet *c;
	smr_exec *x;

	code_of(loops);
	assert_int_equal(open_flow(NULL, &c), SMR_OK);
	assert_true(smr_codelet_is_opaque(c));
	assert_int_equal(smr_impl_bitcode.accept(c, &e), SMR_OK);
	for (int again = 0; again < 2; again++) { /* compiled, then from the cache */
		assert_int_equal(smr_impl_bitcode.prepare(c, &e, NULL, &x), SMR_OK);
		if (again)
			assert_string_equal(smr_impl_bitcode.detail(x), "from the cache");
		assert_int_equal(smr_impl_bitcode.run(x, &e, NULL), SMR_OK);
		assert_int_equal(value[4], 3);
		assert_int_equal(value[5], bits_of(again ? 4 : 2));
		assert_true(a[2] == (again ? 12 : 6) && a[4] == 5);
		smr_impl_bitcode.release(x);
	}
	smr_work w;

	smr_opaque_work(c->nest, sym, &w);
	assert_true(w.flops == 18 && w.bytes_read == 24 && w.bytes_written == 24);
	close_flow();
}

static void code_of_another_name_is_refused(void **state)
{
	smr_codelet *c;

	code_of(loops);
	assert_int_equal(open_flow("0000000000000000", &c), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "names code"));
	close_flow();
}

/* Code that is not a program's loop, or no bitcode at all. */
static void code_that_may_not_run_is_refused(void **state)
{
	static const char *const bad[] = {
		"declare i32 @system(ptr)\n"
		"define void @smr_opaque(ptr %b, ptr %s, ptr %r) {\n"
		"  %x = call i32 @system(ptr %b)\n  ret void\n}\n",
		"define void @another(ptr %b, ptr %s, ptr %r) {\n  ret void\n}\n",
	};
	smr_env e = {0};
	smr_codelet *c;
	smr_exec *x;

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		code_of(bad[i]);
		assert_int_equal(open_flow(NULL, &c), SMR_OK);
		assert_int_not_equal(smr_impl_bitcode.prepare(c, &e, NULL, &x), SMR_OK);
		close_flow();
	}
	code_of(loops);
	for (size_t cut = 0; cut < ncode; cut += 1 + ncode / 16) {
		size_t whole = ncode;

		ncode = cut;
		assert_int_equal(open_flow(NULL, &c), SMR_OK);
		assert_int_not_equal(smr_impl_bitcode.accept(c, &e) == SMR_OK &&
					     smr_impl_bitcode.prepare(c, &e, NULL, &x) == SMR_OK,
				     1);
		smr_graph_free(g);
		smr_arena_free(arena);
		ncode = whole;
	}
	free(code);
}

/* Products and sums are fused only where the program did so. */
static void arithmetic_stays_as_written(void **state)
{
	static const char ir[] = "define void @smr_opaque(ptr %b, ptr %s, ptr %r) {\n"
				 "  %s1 = getelementptr i64, ptr %s, i64 1\n"
				 "  %x = load float, ptr %s1\n"
				 "  %p = fmul float %x, %x\n"
				 "  %d = fsub float %p, 0x3FF0000400000000\n" /* 1 + 2^-18 */
				 "  %r1 = getelementptr i64, ptr %r, i64 1\n"
				 "  store float %d, ptr %r1\n"
				 "  ret void\n}\n";
	float x = 1 + 0x1p-19f;
	uint64_t value[6] = {0, 0, bits_of(x)};
	smr_env e = {.value = value};
	smr_codelet *c;
	smr_exec *run;

	code_of(ir);
	assert_int_equal(open_flow(NULL, &c), SMR_OK);
	assert_int_equal(smr_impl_bitcode.prepare(c, &e, NULL, &run), SMR_OK);
	assert_int_equal(smr_impl_bitcode.run(run, &e, NULL), SMR_OK);
	assert_int_equal(value[5], 0); /* fused, it would be 2^-38 */
	smr_impl_bitcode.release(run);
	close_flow();
}

/* ---- shipped code -------------------------------------------------------------------------------
 */

static smr_graph *parsed(const char *flow, smr_codelet **c)
{
	assert_int_equal(smr_graph_parse("test", flow, strlen(flow), &g), SMR_OK);
	assert_int_equal(smr_graph_verify(g), SMR_OK);
	arena = smr_arena_new();
	assert_int_equal(smr_pass_opaque(g, NULL, 0, arena, c), SMR_OK);
	return g;
}

static void came(void *const *base, const uint64_t *scalar, uint64_t *result)
{
	result[0] = (uint32_t)scalar[0] * 1000 + scalar[1];
}

#define FLOW(flags, wrap)                                                               \
	"flow \"far\" { sym n base a\n" wrap "%0 = view f32[n] a\n"                     \
	"%1 = scalar i32 = (n - 1)\n%2 = scalar i32\n"                                  \
	"%3 = opaque u8[] code \"0123456789abcdef\" work (n)" flags " ins %0, %1, %2\n" \
	"%4 = slot i64 %3 0\nresult %4 }"

static void numbers_that_sizes_tell_are_not_believed(void **state)
{
	int64_t sym[1] = {6};
	uint64_t value[5] = {0, 999999, 7};
	smr_env e = {.sym = sym, .value = value};
	smr_arrived a = {0};
	smr_codelet *c;
	smr_exec *x;

	*(void (**)(void *const *, const uint64_t *, uint64_t *))&a.entry = came;
	parsed(FLOW("", ""), &c);
	assert_int_equal(smr_impl_bitcode.adopt(c, &e, &a, &x), SMR_OK);
	assert_int_equal(smr_impl_bitcode.run(x, &e, NULL), SMR_OK);
	assert_int_equal(value[4], 5007);
	smr_impl_bitcode.release(x);
	a.entry = NULL; /* WebAssembly */
	assert_int_equal(smr_impl_bitcode.adopt(c, &e, &a, &x), SMR_EUNSUPPORTED);
	assert_int_equal(smr_impl_bitcode.accept(c, &e), SMR_EUNSUPPORTED);
	smr_graph_free(g);
	smr_arena_free(arena);
}

static void code_that_must_stay_stays(void **state)
{
	static const char *const bad[] = {FLOW(" fixed \"no reason\"", ""),
					  FLOW("", "wrap (n) in [7, 9]\n"),
					  FLOW("", "wrap (n; 1, n) in [0, 99]\n"),
					  FLOW("", "wrap (9223372036854775807*n) in [-99, 99]\n")};
	int64_t sym[1] = {6};
	smr_env e = {.sym = sym};
	smr_arrived a = {.entry = sym};
	smr_packed p = {0};
	smr_codelet *c;
	smr_exec *x;

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		parsed(bad[i], &c);
		assert_int_not_equal(smr_impl_bitcode.adopt(c, &e, &a, &x), SMR_OK);
		if (i == 0)
			assert_int_equal(smr_impl_bitcode.pack(c, &e, "x86_64", &p),
					 SMR_EUNSUPPORTED);
		smr_graph_free(g);
		smr_arena_free(arena);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_go_in_and_come_back),
		cmocka_unit_test(code_of_another_name_is_refused),
		cmocka_unit_test(code_that_may_not_run_is_refused),
		cmocka_unit_test(arithmetic_stays_as_written),
		cmocka_unit_test(numbers_that_sizes_tell_are_not_believed),
		cmocka_unit_test(code_that_must_stay_stays),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
