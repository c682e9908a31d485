/* Products with tails, by Samara's own products and libraries, compared with the reference: biases
 * and masks along rows and columns, residuals, types, batches, pieces of several sizes. */
#include "back/cpu/gemm/micro_float.h"
#include "back/cpu/product/epilogue.h"
#include "dot_case.h"

#define SUM(x, y) "fold(k; 0:f32; add(acc0, mul(" x ", " y ")))"
#define WIDE(x, y) SUM("convert:f32(" x ")", "convert:f32(" y ")")
#define RELU(x) "maximum(" x ", 0:f32)"

/* Bases a, b, and the tail's inputs: rows r, columns s, a matrix t. */
static void product(int m, int n, int k, const char *in, const char *out, const char *value,
		    const char *who)
{
	char text[2048];

	snprintf(text, sizeof(text),
		 "base a, b, r, s, t, c written\n%%0 = view %s[%d, %d] a\n%%1 = view %s[%d, %d] b\n"
		 "%%2 = view f32[%d] r\n%%3 = view f32[%d] s\n%%4 = view f32[%d, %d] t\n"
		 "%%5 = view %s[%d, %d] c\n%%6 = nest (i: %d, j: %d, k: %d) into %%5[i, j] = %s",
		 in, m, k, in, k, n, m, n, m, n, out, m, n, m, n, k, value);
	check(text, who);
}

static void each_kind_of_tail(void **state)
{
	static const char *const values[] = {
		RELU("add(" SUM("%0[i, k]", "%1[k, j]") ", %3[j])"),
		"add(mul(" SUM("%0[i, k]", "%1[k, j]") ", %2[i]), %3[j])",
		"sub(%4[i, j], mul(0.125:f32, " SUM("%0[i, k]", "%1[k, j]") "))",
		"tanh(" SUM("%0[i, k]", "%1[k, j]") ")",
		"select(gt(%4[i, j], 0:f32), " SUM("%0[i, k]", "%1[k, j]") ", 0:f32)",
		"mul(" SUM("%0[i, k]", "%1[k, j]") ", " SUM("%0[i, k]", "%1[k, j]") ")",
	};
	static const int sizes[][3] = {{37, 45, 20}, {130, 70, 33}, {1, 200, 40},
				       {200, 1, 40}, {3, 2, 500},   {300, 520, 64}};

	for (size_t v = 0; v < sizeof(values) / sizeof(*values); v++)
		for (size_t i = 0; i < (v == 0 ? sizeof(sizes) / sizeof(*sizes) : 2); i++)
			product(sizes[i][0], sizes[i][1], sizes[i][2], "f32", "f32", values[v],
				i == 0 && v > 0 ? "onednn dot dot-strip" : "dot");
}

static void other_types(void **state)
{
	static const char *const types[] = {"bf16", "f16"};
	static const int sizes[][3] = {{37, 45, 20}, {150, 170, 120}, {1, 300, 200}};

	for (size_t i = 0; i < 6; i++) {
		const int *n = sizes[i / 2];
		const char *t = types[i % 2];

		product(n[0], n[1], n[2], t, "bf16",
			"convert:bf16(add(convert:f32(convert:bf16(" WIDE("%0[i, k]",
									  "%1[k, j]") ")), %3[j]))",
			i % 2 == 0 ? "dot dot-strip" : "");
		product(n[0], n[1], n[2], t, "i1", "gt(" WIDE("%0[i, k]", "%1[k, j]") ", %4[i, j])",
			i % 2 == 0 ? "dot dot-strip" : "");
	}
	check("base a, b, s, c written\n%0 = view f64[40, 50] a\n%1 = view f64[50, 30] b\n"
	      "%2 = view f64[30] s\n%3 = view f64[40, 30] c\n%4 = nest (i: 40, j: 30, k: 50) into "
	      "%3[i, j] = exp(add(fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))), %2[j]))",
	      "dot dot-strip");
	check("base a, b, s, c written\n%0 = view i8[40, 50] a\n%1 = view i8[30, 50] b\n"
	      "%2 = view i32[30] s\n%3 = view f32[40, 30] c\n%4 = nest (i: 40, j: 30, k: 50) into "
	      "%3[i, j] = convert:f32(add(fold(k; 0:i32; add(acc0, mul(convert:i32(%0[i, k]), "
	      "convert:i32(%1[j, k])))), %2[j]))",
	      "dot dot-strip");
}

/* Loops that can be joined in the product, but not in the tail's inputs. */
static void loops_that_do_not_join(void **state)
{
	check("base a, b, r, s, c written\n%0 = view f32[3, 14, 21] a\n%1 = view f32[21, 40] b\n"
	      "%2 = view f32[14, 40] r\n%3 = view f32[3] s\n%4 = view f32[3, 14, 40] c\n"
	      "%5 = nest (h: 3, i: 14, j: 40, k: 21) into %4[h, i, j] = add(mul(" SUM(
		      "%0[h, i, k]", "%1[k, j]") ", %3[h]), %2[i, j])",
	      "onednn dot dot-strip");
	check("base a, b, r, c written\n%0 = view f32[2, 3, 19, 23] a\n%1 = view f32[2, 23, 96] b\n"
	      "%2 = view f32[2, 19, 96] r\n%3 = view f32[2, 19, 96] c\n"
	      "%4 = nest (b: 2, h: 3, i: 19, d: 32, k: 23) into %3[b, i, 32*h + d] = add(" SUM(
		      "%0[b, h, i, k]", "%1[b, k, 32*h + d]") ", %2[b, i, 32*h + d])",
	      "onednn dot dot-strip");
	/* the result is transposed */
	check("base a, b, s, c written\n%0 = view f32[40, 50] a\n%1 = view f32[50, 30] b\n"
	      "%2 = view f32[40, 30] s\n%3 = view f32[30, 40] c\n"
	      "%4 = nest (i: 40, j: 30, k: 50) into %3[j, i] = sub(" SUM("%0[i, k]",
									 "%1[k, j]") ", "
										     "%2[i, j])",
	      "onednn dot dot-strip");
}

/* The tail reads the old values of the result. */
static void in_place(void **state)
{
	check("base a, b, c written\n%0 = view f32[140, 50] a\n%1 = view f32[50, 300] b\n"
	      "%2 = view f32[140, 300] c\n"
	      "%3 = nest (i: 140, j: 300, k: 50) into %2[i, j] = maximum(%2[i, j], add(" SUM(
		      "%0[i, k]", "%1[k, j]") ", 0.5:f32))",
	      "onednn dot");
	/* ... but no neighbours, which are stored before or after */
	check("base a, b, c written\n%0 = view f32[140, 50] a\n%1 = view f32[50, 300] b\n"
	      "%2 = view f32[140, 300] c\n%3 = view f32[140, 300] c\n"
	      "%4 = nest (i: 140, j: 300, k: 50) into %2[i, j] = maximum(%3[139 + (-1)*i, j], "
	      "add(" SUM("%0[i, k]", "%1[k, j]") ", 0.5:f32))",
	      "");
}

/* ---- ahead of time -------------------------------------------------------------------------- */

enum { PARTS = SMR_PRODUCT_EPILOGUE_SIZES };

/* Compiles the parts' code here, from the same codelets, instead of linking it. */
static uint32_t make_parts(const smr_codelet *c, const smr_env *e, smr_product_epilogue_codelet *of,
			   smr_deserialized_part *parts)
{
	const smr_impl *nest = smr_impl_find("nest");
	void *base[SMR_PRODUCT_EPILOGUE_BASES] = {NULL};
	uint64_t value[1 + SMR_PRODUCT_EPILOGUE_BASES] = {0};
	smr_env own = {.base = base, .value = value};
	smr_product_epilogue_size sizes[SMR_PRODUCT_EPILOGUE_SIZES];
	smr_gemm_plan p;
	smr_form form;
	int n;

	assert_int_equal(smr_form_with_tail(c, e, &form), SMR_OK);
	assert_int_equal(smr_gemm_plan_make(&form.gemm,
					    form.gemm.dtype == SMR_F32   ? smr_gemm_tile_f32
					    : form.gemm.dtype == SMR_F64 ? smr_gemm_tile_f64
									 : NULL,
					    &p),
			 SMR_OK);
	n = smr_product_epilogue_sizes(&p, sizes);
	for (int i = 0; i < n; i++) {
		assert_int_equal(smr_product_epilogue_codelet_new(c, &p.g, sizes[i].rows,
								  sizes[i].cols, &of[i]),
				 SMR_OK);
		parts[i].by = nest;
		assert_int_equal(nest->prepare(&of[i].codelet, &own, NULL, &parts[i].exec), SMR_OK);
	}
	return (uint32_t)n;
}

static size_t most_parts;

/* Runs the restored tail, which gives right results; with a part missing, it is refused. */
static void keep(const smr_impl *im, const smr_codelet *c, const smr_env *e, memory *m,
		 const char *text)
{
	smr_serialized kept = {0};
	smr_serialized_for how = {.prefix = "smr_test_"};
	smr_product_epilogue_codelet of[PARTS];
	smr_deserialized_part parts[PARTS];
	smr_deserialized t = {.parts = parts};
	smr_workers *w;
	smr_exec *x;

	if (strcmp(im->name, "dot") != 0 || c->nest->into->type.dtype == SMR_F16)
		return;
	assert_int_equal(smr_workers_new(2, &w), SMR_OK);
	assert_int_equal(im->freeze(c, e, &how, &kept), SMR_OK);
	t.note = kept.note.s;
	t.nnote = kept.note.n;
	t.nparts = make_parts(c, e, of, parts);
	assert_int_equal(t.nparts, kept.nparts);
	most_parts = kept.nparts > most_parts ? kept.nparts : most_parts;
	for (how.part = 1; how.part <= kept.nparts; how.part++) {
		smr_serialized part = {0};

		assert_int_equal(im->freeze(c, e, &how, &part), SMR_OK);
		assert_true(part.note.n > 0 && part.nbases == SMR_PRODUCT_EPILOGUE_BASES);
		assert_non_null(strstr(smr_str_text(&part.ir), "@smr_test_stages"));
		smr_str_free(&part.note);
		smr_str_free(&part.ir);
	}
	assert_int_equal(im->thaw(&t, w, &x), SMR_OK);
	memset(m->out, 0x5a, m->bytes);
	assert_int_equal(im->run(x, e, w), SMR_OK);
	compare(m, c->nest->into->type.dtype, "what was kept", text);
	im->release(x);
	t.nparts--;
	assert_int_equal(im->thaw(&t, w, &x), SMR_ECORRUPT);
	for (uint32_t i = 0; i < kept.nparts; i++) {
		parts[i].by->release(parts[i].exec);
		smr_graph_free(of[i].graph);
	}
	smr_str_free(&kept.note);
	smr_workers_free(w);
}

static void tails_that_are_kept(void **state)
{
	also = keep;
	each_kind_of_tail(state);
	other_types(state);
	loops_that_do_not_join(state);
	also = NULL;
	assert_true(most_parts > 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_kind_of_tail),
		cmocka_unit_test(other_types),
		cmocka_unit_test(loops_that_do_not_join),
		cmocka_unit_test(tails_that_are_kept),
		cmocka_unit_test(in_place),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
