/* Programs as bytes: they survive a round trip, and damaged bytes are rejected. */
#include "unit.h"

#include "aot/pack.h"

static const char program[] =
	"module @kept {\n"
	"  func.func public @main(%x: tensor<4x3xf32>, %z: tensor<2xcomplex<f32>>, %n: "
	"tensor<i32>) -> "
	"(tensor<3x4xf32>, tensor<2xcomplex<f32>>, tensor<i32>) {\n"
	"    %w = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], "
	"[1.5, "
	"2.5, 3.5]]> : tensor<4x3xf32>\n"
	"    %one = stablehlo.constant dense<1> : tensor<i32>\n"
	"    %none = stablehlo.constant dense<0> : tensor<i32>\n"
	"    %0:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, tensor<4x3xf32>\n"
	"     cond {\n"
	"      %c = stablehlo.compare GT, %i, %none : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
	"      stablehlo.return %c : tensor<i1>\n"
	"    } do {\n"
	"      %s = stablehlo.add %a, %w : tensor<4x3xf32>\n"
	"      %t = stablehlo.tanh %s : tensor<4x3xf32>\n"
	"      %j = stablehlo.subtract %i, %one : tensor<i32>\n"
	"      stablehlo.return %j, %t : tensor<i32>, tensor<4x3xf32>\n"
	"    }\n"
	"    %1 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>\n"
	"    %2:2 = \"stablehlo.sort\"(%1, %1) <{dimension = 1 : i64}> ({\n"
	"    ^bb0(%p: tensor<f32>, %q: tensor<f32>, %r: tensor<f32>, %u: tensor<f32>):\n"
	"      %l = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
	"      stablehlo.return %l : tensor<i1>\n"
	"    }) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)\n"
	"    %3 = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>\n"
	"    return %2#1, %3, %0#0 : tensor<3x4xf32>, tensor<2xcomplex<f32>>, tensor<i32>\n"
	"  }\n"
	"}\n";

static uint64_t no_number(void *arg, const smr_node *v)
{
	return v->bits;
}

static smr_status pack(const smr_module *m, const smr_stablehlo_face *f, smr_str *out)
{
	SMR_TRY(smr_pack_module(m, no_number, NULL, out));
	smr_pack_face(f, out);
	return smr_str_status(out, "a program");
}

static smr_status packed(smr_str *out)
{
	smr_stablehlo_face face;
	smr_module *m;
	smr_status st;

	SMR_TRY(smr_stablehlo_load("kept.mlir", program, strlen(program), NULL, &face, &m));
	st = pack(m, &face, out);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
	return st;
}

/* Copies @p s to a multiple of 64, as in a library, with no byte to spare. */
static char *placed(const char *s, size_t n)
{
	char *p = aligned_alloc(SMR_AOT_ALIGN, (n + SMR_AOT_ALIGN) / SMR_AOT_ALIGN * SMR_AOT_ALIGN);

	assert_non_null(p);
	memcpy(p, s, n);
	return p;
}

static smr_status unpack(const char *at, size_t n, smr_str *again)
{
	smr_taking t = {.from = at, .n = n};
	smr_stablehlo_face face = {0};
	smr_module *m;
	smr_status st;

	SMR_TRY(smr_unpack_module(&t, &m));
	st = smr_unpack_face(&t, m, &face);
	if (st == SMR_OK && again != NULL)
		st = pack(m, &face, again);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
	return st;
}

static void a_program_comes_back_as_it_was(void **state)
{
	smr_str first = {0}, again = {0};
	char *at;

	assert_int_equal(packed(&first), SMR_OK);
	at = placed(first.s, first.n);
	assert_int_equal(unpack(at, first.n, &again), SMR_OK);
	assert_int_equal(first.n, again.n);
	assert_memory_equal(first.s, again.s, first.n);
	free(at);
	smr_str_free(&first);
	smr_str_free(&again);
}

static void a_program_that_is_cut_off_is_damaged(void **state)
{
	smr_str s = {0};
	char *at;

	assert_int_equal(packed(&s), SMR_OK);
	at = placed(s.s, s.n);
	for (size_t n = 0; n < s.n; n += 8) {
		if (unpack(at, n, NULL) != SMR_ECORRUPT)
			fail_msg("%zu of %zu bytes: %s", n, s.n, smr_errmsg());
		assert_non_null(strstr(smr_errmsg(), "damaged"));
	}
	free(at);
	smr_str_free(&s);
}

/* Any number may be replaced by any other: the result is an error or a program. */
static void a_program_with_other_numbers_leads_nowhere(void **state)
{
	static const uint64_t odd[] = {0, 1, 7, UINT32_MAX, INT64_MAX, UINT64_MAX};
	smr_str s = {0};
	char *at;
	size_t refused = 0, tried = 0;

	assert_int_equal(packed(&s), SMR_OK);
	at = placed(s.s, s.n);
	for (size_t n = 0; n + 8 <= s.n; n += 8) {
		for (size_t i = 0; i < sizeof(odd) / sizeof(odd[0]); i++) {
			memcpy(at + n, &odd[i], 8);
			smr_status st = unpack(at, s.n, NULL);

			assert_true(st == SMR_OK || st == SMR_ECORRUPT || st == SMR_ENOMEM ||
				    st == SMR_EUNSUPPORTED || st == SMR_ETYPE || st == SMR_EINVAL);
			refused += st != SMR_OK;
			tried++;
		}
		memcpy(at + n, s.s + n, 8);
	}
	assert_true(refused > tried / 4);
	free(at);
	smr_str_free(&s);
}

static smr_status both(void *arg)
{
	smr_str s = {0};
	smr_status st = packed(&s);
	char *at = st == SMR_OK ? placed(s.s, s.n) : NULL;

	if (st == SMR_OK)
		st = unpack(at, s.n, NULL);
	free(at);
	smr_str_free(&s);
	return st;
}

static void memory_may_end_at_any_time(void **state)
{
	assert_true(unit_fail_some_allocations(both, NULL, 200) > 20);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_program_comes_back_as_it_was),
		cmocka_unit_test(a_program_that_is_cut_off_is_damaged),
		cmocka_unit_test(a_program_with_other_numbers_leads_nowhere),
		cmocka_unit_test(memory_may_end_at_any_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
