/* Imports StableHLO programs and runs the flows and blocks. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "front/stablehlo/import/stablehlo.h"
#include "ir/graph/value.h"
#include "module_case.h"

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

static smr_module *imported(const char *text, const smr_stablehlo_params *p)
{
	smr_module *m = NULL;

	if (smr_stablehlo_load("t.mlir", text, strlen(text), p, NULL, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return m;
}

static void fill(const smr_function *f, uint32_t var, const double **numbers, smr_tensor *t)
{
	assert_int_equal(smr_ref_tensor(&f->vars[var].type, NULL, t), SMR_OK);
	t->data = smr_calloc(module_bytes(t) + 8, 1);
	assert_non_null(t->data);
	for (size_t i = 0; numbers != NULL && i < module_bytes(t) / smr_dtype_size(t->dtype); i++) {
		uint64_t bits = smr_value_from_double(t->dtype, *(*numbers)++);

		memcpy((char *)t->data + i * smr_dtype_size(t->dtype), &bits,
		       smr_dtype_size(t->dtype));
	}
}

static bool equal(double got, double want, double tolerance)
{
	if (isnan(want))
		return isnan(got);
	if (isinf(want) || tolerance == 0)
		return got == want && signbit(got) == signbit(want);
	return fabs(got - want) <= tolerance * (1 + fabs(want));
}

static void check(const smr_tensor *t, uint32_t k, const double **outs, double tolerance)
{
	size_t size = smr_dtype_size(t->dtype);

	for (size_t i = 0; i < module_bytes(t) / size; i++, (*outs)++) {
		uint64_t bits = 0;

		memcpy(&bits, (char *)t->data + i * size, size);
		if (!equal(smr_value_to_double(t->dtype, bits), **outs, tolerance))
			fail_msg("result %u, element %zu: %g, not %g", k, i,
				 smr_value_to_double(t->dtype, bits), **outs);
	}
}

/* Runs a program on the numbers of its arguments, and compares its results; complex ones are two
 * tensors. */
static void run(const smr_module *m, const double *ins, const double *outs, double tolerance)
{
	const smr_function *f = m->functions[0];
	smr_tensor params[8], results[16];

	assert_true(f->nparams <= 8 && f->nresults <= 16);
	for (uint32_t i = 0; i < f->nparams; i++)
		fill(f, f->params[i], &ins, &params[i]);
	for (uint32_t i = 0; i < f->nresults; i++)
		fill(f, f->results[i], NULL, &results[i]);
	if (module_run(m, params, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < f->nresults; i++) {
		check(&results[i], i, &outs, tolerance);
		smr_free(results[i].data);
	}
	for (uint32_t i = 0; i < f->nparams; i++)
		smr_free(params[i].data);
}

static void gives(const char *text, const double *ins, const double *outs, double tolerance)
{
	smr_module *m = imported(text, NULL);

	run(m, ins, outs, tolerance);
	smr_module_free(m);
}

/* Tests one op on arguments of type t. */
static void op1(const char *op, const char *t, const char *to, const double *ins,
		const double *outs, double tolerance)
{
	char text[1000];

	snprintf(text, sizeof(text),
		 "func.func @main(%%a: tensor<%s>) -> tensor<%s> {\n"
		 "  %%r = \"stablehlo.%s\"(%%a) : (tensor<%s>) -> tensor<%s>\n"
		 "  return %%r : tensor<%s>\n}\n",
		 t, to, op, t, to, to);
	gives(text, ins, outs, tolerance);
}

static void op2(const char *op, const char *t, const double *ins, const double *outs,
		double tolerance)
{
	char text[1000];

	snprintf(text, sizeof(text),
		 "func.func @main(%%a: tensor<%s>, %%b: tensor<%s>) -> tensor<%s> {\n"
		 "  %%r = stablehlo.%s %%a, %%b : tensor<%s>\n  return %%r : tensor<%s>\n}\n",
		 t, t, t, op, t, t);
	gives(text, ins, outs, tolerance);
}

static void refuses(const char *text, smr_status st, const char *words)
{
	smr_module *m = NULL;

	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), NULL, NULL, &m), st);
	if (strstr(smr_errmsg(), words) == NULL)
		fail_msg("%s: nothing of %s", smr_errmsg(), words);
	assert_null(m);
}

static void integers_divide_as_xla_has_it(void **state)
{
	op2("divide", "5xi32", NUMBERS(7, -7, 5, -2147483648., 0, 2, 2, 0, -1, 0),
	    NUMBERS(3, -3, -1, -2147483648., -1), 0);
	op2("remainder", "5xi32", NUMBERS(7, -7, 5, -2147483648., 0, 2, 2, 0, -1, 0),
	    NUMBERS(1, -1, 5, 0, 0), 0);
	op2("divide", "2xui8", NUMBERS(200, 9, 3, 0), NUMBERS(66, 255), 0);
	op2("divide", "2xi4", NUMBERS(-8, 7, -1, 2), NUMBERS(-8, 3), 0);
}

static void shifts_by_the_width_or_more_leave_nothing(void **state)
{
	op2("shift_left", "4xi32", NUMBERS(1, 1, 1, 3, 31, 32, -1, 0),
	    NUMBERS(-2147483648., 0, 0, 3), 0);
	op2("shift_right_logical", "3xi32", NUMBERS(-1, -1, -1, 28, 32, 33), NUMBERS(15, 0, 0), 0);
	op2("shift_right_arithmetic", "3xi32", NUMBERS(-8, -8, 8, 1, 40, 40), NUMBERS(-4, -1, 0),
	    0);
	op2("shift_right_logical", "2xi4", NUMBERS(-1, -8, 2, 3), NUMBERS(3, 1), 0);
}

static void powers_of_integers_wrap(void **state)
{
	op2("power", "6xi32", NUMBERS(3, 2, -1, -1, 2, 0, 4, 40, -3, -2, -1, 0),
	    NUMBERS(81, 0, -1, 1, 0, 1), 0);
	op2("power", "2xui8", NUMBERS(3, 2, 5, 8), NUMBERS(243, 0), 0);
}

static void short_integers_wrap(void **state)
{
	op2("add", "2xi4", NUMBERS(7, -8, 1, -1), NUMBERS(-8, 7), 0);
	op2("multiply", "2xui4", NUMBERS(5, 15, 5, 15), NUMBERS(9, 1), 0);
	op1("negate", "1xi4", "1xi4", NUMBERS(-8), NUMBERS(-8), 0);
	op1("count_leading_zeros", "3xi4", "3xi4", NUMBERS(0, 1, -1), NUMBERS(4, 3, 0), 0);
	op1("popcnt", "2xi4", "2xi4", NUMBERS(-1, 5), NUMBERS(4, 2), 0);
}

static void conversions_saturate(void **state)
{
	op1("convert", "5xf32", "5xi32", NUMBERS(1.9, -1.9, NAN, 1e10, -INFINITY),
	    NUMBERS(1, -1, 0, 2147483647., -2147483648.), 0);
	op1("convert", "4xf32", "4xui8", NUMBERS(-3, 255.5, 300, NAN), NUMBERS(0, 255, 255, 0), 0);
	op1("convert", "4xf16", "4xi64", NUMBERS(INFINITY, -2, -INFINITY, NAN),
	    NUMBERS(9223372036854775807., -2, -9223372036854775808., 0), 0);
	op1("convert", "3xf32", "3xi1", NUMBERS(0, NAN, .1), NUMBERS(0, 1, 1), 0);
	op1("convert", "3xi32", "3xi4", NUMBERS(9, -9, 3), NUMBERS(-7, 7, 3), 0);
	op1("convert", "2xf32", "2xi4", NUMBERS(9, -9), NUMBERS(7, -8), 0);
}

static void floats_round_and_are_signed(void **state)
{
	op1("sign", "4xf32", "4xf32", NUMBERS(-0., NAN, -3, 2), NUMBERS(-0., NAN, -1, 1), 0);
	op1("round_nearest_afz", "3xf32", "3xf32", NUMBERS(.5, -2.5, .49999997), NUMBERS(1, -3, 0),
	    0);
	op1("round_nearest_even", "3xf32", "3xf32", NUMBERS(.5, 2.5, 1.5), NUMBERS(0, 2, 2), 0);
	op1("is_finite", "3xf32", "3xi1", NUMBERS(1, INFINITY, NAN), NUMBERS(1, 0, 0), 0);
	op1("logistic", "3xf32", "3xf32", NUMBERS(0, -1000, 1000), NUMBERS(.5, 0, 1), 1e-6);
	op2("maximum", "3xf32", NUMBERS(1, NAN, 2, NAN, 1, 3), NUMBERS(NAN, NAN, 3), 0);
}

static void precision_is_reduced_by_bits(void **state)
{
	gives("func.func @main(%a: tensor<6xf32>) -> tensor<6xf32> {\n"
	      "  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<6xf32>\n"
	      "  return %r : tensor<6xf32>\n}\n",
	      NUMBERS(1.125, 1.375, 1e9, -1e-9, NAN, -INFINITY),
	      NUMBERS(1, 1.5, INFINITY, -0., NAN, -INFINITY), 0);
}

static void total_order_has_zeros_and_nans(void **state)
{
	gives("func.func @main(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xi1> {\n"
	      "  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<5xf32>, tensor<5xf32>) ->"
	      " tensor<5xi1>\n  return %r : tensor<5xi1>\n}\n",
	      NUMBERS(-0., 0., INFINITY, -NAN, NAN, 0., -0., NAN, -INFINITY, 1),
	      NUMBERS(1, 0, 1, 1, 0), 0);
}

static void scalars_go_with_tensors_in_clamp_and_select(void **state)
{
	gives("func.func @main(%p: tensor<i1>, %a: tensor<3xi32>, %b: tensor<3xi32>) ->"
	      " (tensor<3xi32>, tensor<3xi32>) {\n"
	      "  %lo = stablehlo.constant dense<2> : tensor<i32>\n"
	      "  %hi = stablehlo.constant dense<5> : tensor<i32>\n"
	      "  %c = stablehlo.clamp %lo, %a, %hi : (tensor<i32>, tensor<3xi32>, tensor<i32>) ->"
	      " tensor<3xi32>\n"
	      "  %s = stablehlo.select %p, %a, %b : tensor<i1>, tensor<3xi32>\n"
	      "  return %c, %s : tensor<3xi32>, tensor<3xi32>\n}\n",
	      NUMBERS(1, 1, 4, 9, 0, 0, 0), NUMBERS(2, 4, 5, 1, 4, 9), 0);
}

/* Complex arguments: real parts, then imaginary ones. */
static void complex_numbers_are_pairs(void **state)
{
	const char *c = "2xcomplex<f32>";

	op2("multiply", c, NUMBERS(1, 0, 2, 1, 3, 0, 4, 1), NUMBERS(-5, -1, 10, 0), 0);
	op2("divide", c, NUMBERS(-5, 1e30, 10, 1e30, 3, 1e30, 4, 1e30), NUMBERS(1, 1, 2, 0), 1e-6);
	op2("divide", c, NUMBERS(1, INFINITY, 0, 0, 0, 1, 0, 1),
	    NUMBERS(INFINITY, INFINITY, NAN, -INFINITY), 1e-6);
	op1("sqrt", c, c, NUMBERS(-4, 0, 0, 2), NUMBERS(0, 1, 2, 1), 1e-6);
	op1("exponential", c, c, NUMBERS(0, INFINITY, M_PI, 0), NUMBERS(-1, INFINITY, 0, 0), 1e-6);
	op1("log", c, c, NUMBERS(-1, M_E, 0, 0), NUMBERS(0, 1, M_PI, 0), 1e-6);
	op1("tanh", c, c, NUMBERS(50, .5, 1, .25), NUMBERS(1, .48548754, 0, .19805632), 1e-6);
	op1("abs", c, "2xf32", NUMBERS(3, 3e30, 4, 4e30), NUMBERS(5, 5e30), 1e-6);
	op2("power", c, NUMBERS(0, 1, 1, 1, 2, 0, 0, 0), NUMBERS(-1, 1, 0, 0), 1e-6);
	op2("power", c, NUMBERS(0, 0, 0, 0, 2, 0, 0, 0), NUMBERS(0, 1, 0, 0), 1e-6);
}

static void constants_are_read(void **state)
{
	gives("func.func @main() -> (tensor<2x2xi32>, tensor<2xcomplex<f32>>, tensor<3xi4>,"
	      " tensor<0xf32>, tensor<4xf32>) {\n"
	      "  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
	      "  %1 = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>\n"
	      "  %2 = stablehlo.constant dense<[-1, 7, -8]> : tensor<3xi4>\n"
	      "  %3 = stablehlo.constant dense<> : tensor<0xf32>\n"
	      "  %4 = stablehlo.constant dense<1.5> : tensor<4xf32>\n"
	      "  return %0, %1, %2, %3, %4 : tensor<2x2xi32>, tensor<2xcomplex<f32>>, tensor<3xi4>,"
	      " tensor<0xf32>, tensor<4xf32>\n}\n",
	      NULL, NUMBERS(1, 2, 3, 4, 1, 3, 2, 4, -1, 7, -8, 1.5, 1.5, 1.5, 1.5), 0);
}

static void sums_of_short_floats_are_kept_in_f32(void **state)
{
	gives("func.func @main(%a: tensor<3xbf16>) -> tensor<bf16> {\n"
	      "  %z = stablehlo.constant dense<0.0> : tensor<bf16>\n"
	      "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] :"
	      " (tensor<3xbf16>, tensor<bf16>) -> tensor<bf16>\n  return %r : tensor<bf16>\n}\n",
	      NUMBERS(256, 1, 1), NUMBERS(258), 0);
}

static void regions_call_functions_and_take_constants(void **state)
{
	gives("func.func @main(%a: tensor<4xf32>) -> tensor<f32> {\n"
	      "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
	      "  %two = stablehlo.constant dense<2.0> : tensor<f32>\n"
	      "  %r = stablehlo.reduce(%a init: %z) across dimensions = [0] :"
	      " (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
	      "   reducer(%x: tensor<f32>, %y: tensor<f32>)  {\n"
	      "    %d = stablehlo.multiply %y, %two : tensor<f32>\n"
	      "    %s = func.call @sum(%x, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
	      "    stablehlo.return %s : tensor<f32>\n  }\n"
	      "  return %r : tensor<f32>\n}\n"
	      "func.func private @sum(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {\n"
	      "  %s = stablehlo.add %x, %y : tensor<f32>\n  return %s : tensor<f32>\n}\n",
	      NUMBERS(1, 2, 3, 4), NUMBERS(20), 0);
}

static void complex_tensors_multiply(void **state)
{
	gives("func.func @main(%a: tensor<1x2xcomplex<f32>>, %b: tensor<2x1xcomplex<f32>>) ->"
	      " tensor<1x1xcomplex<f32>> {\n"
	      "  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] :"
	      " (tensor<1x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>\n"
	      "  return %r : tensor<1x1xcomplex<f32>>\n}\n",
	      NUMBERS(1, 2, 3, 4, 5, 6, 7, 8),
	      NUMBERS(1 * 5 + 2 * 6 - 3 * 7 - 4 * 8, 1 * 7 + 2 * 8 + 3 * 5 + 4 * 6), 0);
}

static const char collatz[] =
	"func.func @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
	"  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
	"  %one = stablehlo.constant dense<1> : tensor<i32>\n"
	"  %two = stablehlo.constant dense<2> : tensor<i32>\n"
	"  %three = stablehlo.constant dense<3> : tensor<i32>\n"
	"  %r:2 = stablehlo.while(%i = %n, %k = %zero) : tensor<i32>, tensor<i32>\n"
	"   cond {\n"
	"    %c = stablehlo.compare NE, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
	"    stablehlo.return %c : tensor<i1>\n"
	"   } do {\n"
	"    %m = stablehlo.remainder %i, %two : tensor<i32>\n"
	"    %o = stablehlo.compare EQ, %m, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
	"    %j = \"stablehlo.if\"(%o) ({\n"
	"      %t = stablehlo.multiply %i, %three : tensor<i32>\n"
	"      %u = stablehlo.add %t, %one : tensor<i32>\n"
	"      stablehlo.return %u : tensor<i32>\n"
	"    }, {\n"
	"      %h = stablehlo.divide %i, %two : tensor<i32>\n"
	"      stablehlo.return %h : tensor<i32>\n"
	"    }) : (tensor<i1>) -> tensor<i32>\n"
	"    %l = stablehlo.add %k, %one : tensor<i32>\n"
	"    stablehlo.return %j, %l : tensor<i32>, tensor<i32>\n"
	"   }\n"
	"  return %r#1, %r#0 : tensor<i32>, tensor<i32>\n}\n";

static void loops_and_branches_are_blocks(void **state)
{
	gives(collatz, NUMBERS(27), NUMBERS(111, 1), 0);
}

static void cases_beyond_the_last_are_the_last(void **state)
{
	const char *text =
		"func.func @main(%i: tensor<i32>, %a: tensor<2xf32>, %b: tensor<2xf32>) ->"
		" (tensor<2xf32>, tensor<2xf32>) {\n"
		"  %r:2 = \"stablehlo.case\"(%i) ({\n"
		"    stablehlo.return %a, %b : tensor<2xf32>, tensor<2xf32>\n  }, {\n"
		"    stablehlo.return %b, %a : tensor<2xf32>, tensor<2xf32>\n"
		"  }) : (tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>)\n"
		"  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>\n}\n";

	gives(text, NUMBERS(0, 1, 2, 3, 4), NUMBERS(1, 2, 3, 4), 0);
	gives(text, NUMBERS(-1, 1, 2, 3, 4), NUMBERS(3, 4, 1, 2), 0);
	gives(text, NUMBERS(7, 1, 2, 3, 4), NUMBERS(3, 4, 1, 2), 0);
}

static void what_calls_itself_stays_a_function(void **state)
{
	const char *text =
		"func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
		"  %r = func.call @f(%n) : (tensor<i32>) -> tensor<i32>\n"
		"  return %r : tensor<i32>\n}\n"
		"func.func private @f(%n: tensor<i32>) -> tensor<i32> {\n"
		"  %one = stablehlo.constant dense<1> : tensor<i32>\n"
		"  %c = stablehlo.compare LE, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
		"  %r = \"stablehlo.if\"(%c) ({\n    stablehlo.return %one : tensor<i32>\n  }, {\n"
		"    %m = stablehlo.subtract %n, %one : tensor<i32>\n"
		"    %p = func.call @f(%m) : (tensor<i32>) -> tensor<i32>\n"
		"    %q = stablehlo.multiply %p, %n : tensor<i32>\n"
		"    stablehlo.return %q : tensor<i32>\n  }) : (tensor<i1>) -> tensor<i32>\n"
		"  return %r : tensor<i32>\n}\n";

	gives(text, NUMBERS(5), NUMBERS(120), 0);
}

/* %a and %b swap in each iteration: both are set at once. */
static void carried_values_are_set_at_once(void **state)
{
	gives("func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n"
	      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
	      "  %r:3 = stablehlo.while(%x = %a, %y = %b, %i = %zero) : tensor<f32>, tensor<f32>,"
	      " tensor<i32>\n"
	      "   cond {\n    %three = stablehlo.constant dense<3> : tensor<i32>\n"
	      "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> "
	      "tensor<i1>\n"
	      "    stablehlo.return %c : tensor<i1>\n   } do {\n"
	      "    %one = stablehlo.constant dense<1> : tensor<i32>\n"
	      "    %j = stablehlo.add %i, %one : tensor<i32>\n"
	      "    stablehlo.return %y, %x, %j : tensor<f32>, tensor<f32>, tensor<i32>\n   }\n"
	      "  return %r#0, %r#1 : tensor<f32>, tensor<f32>\n}\n",
	      NUMBERS(1, 2), NUMBERS(2, 1), 0);
}

static void what_is_not_done_is_refused_by_name_and_place(void **state)
{
	refuses("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
		"  %r = \"stablehlo.foo\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
		"  return %r : tensor<2xf32>\n}\n",
		SMR_EUNSUPPORTED, "t.mlir:2:8: unsupported: stablehlo.foo");
	refuses("func.func @main(%a: tensor<2xsi8>) -> tensor<2xsi8> {\n"
		"  return %a : tensor<2xsi8>\n}\n",
		SMR_EUNSUPPORTED, "type tensor<2xsi8>");
	refuses("func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
		"  return %a : tensor<?xf32>\n}\n",
		SMR_EINVAL, "the sizes of all arguments must be given");
	refuses("func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2xf32> {\n"
		"  %r = \"stablehlo.add\"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> "
		"tensor<2xf32>\n"
		"  return %r : tensor<2xf32>\n}\n",
		SMR_ETYPE, "t.mlir:2:8: stablehlo.add: operands 0 and 1 have other shapes");
	refuses("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
		"  %r = stablehlo.custom_call @no_such_thing(%a) : (tensor<2xf32>) -> "
		"tensor<2xf32>\n"
		"  return %r : tensor<2xf32>\n}\n",
		SMR_EUNSUPPORTED, "t.mlir:2:8: unsupported: stablehlo.custom_call: @no_such_thing");
	refuses("func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
		"  %r = stablehlo.einsum %a, %a, config = \"ab,bc->ac\" : (tensor<2x2xf32>, "
		"tensor<2x2xf32>) -> tensor<2x2xf32>\n"
		"  return %r : tensor<2x2xf32>\n}\n",
		SMR_EUNSUPPORTED,
		"t.mlir:2:8: unsupported: stablehlo.einsum: run stablehlo-opt "
		"--stablehlo-legalize-deprecated-ops");
	refuses("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
		"  %r = stablehlo.custom_call @xla_ffi_python_cpu_callback(%a) : (tensor<2xf32>) "
		"-> "
		"tensor<2xf32>\n"
		"  return %r : tensor<2xf32>\n}\n",
		SMR_EUNSUPPORTED, "Python is not called back: leave out pure_callback");
	refuses("func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
		"  %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> "
		"tensor<2x3xf32>\n"
		"  return %r : tensor<2x3xf32>\n}\n",
		SMR_ETYPE, "tensor<2x3xf32> is said, but it is tensor<3x2xf32>");
}

#define POTRF(operands, types, results)                                                          \
	"func.func @main(%a: tensor<2x2xf32>, %l: tensor<i32>) -> tensor<2x2xf32> {\n"           \
	"  %one = stablehlo.constant dense<1> : tensor<i32>\n"                                   \
	"  %two = stablehlo.constant dense<2> : tensor<i32>\n"                                   \
	"  %r:2 = stablehlo.custom_call @lapack_spotrf(" operands ") : (" types ") -> (" results \
	")\n  return %r#0 : tensor<2x2xf32>\n}\n"
#define THREE "tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xf32>"

static void old_calls_of_lapack_take_sizes_as_operands(void **state)
{
	smr_module *m = imported(
		POTRF("%one, %one, %two, %a", THREE, "tensor<2x2xf32>, tensor<i32>"), NULL);

	smr_module_free(m);
	refuses(POTRF("%two, %one, %two, %a", THREE, "tensor<2x2xf32>, tensor<i32>"), SMR_ETYPE,
		"t.mlir:4:10: stablehlo.custom_call: operand 0 of potrf is no option of it");
	refuses(POTRF("%l, %one, %two, %a", THREE, "tensor<2x2xf32>, tensor<i32>"),
		SMR_EUNSUPPORTED, "numbers that are known only as it runs");
	refuses(POTRF("%one, %one, %a", "tensor<i32>, tensor<i32>, tensor<2x2xf32>",
		      "tensor<2x2xf32>, tensor<i32>"),
		SMR_ETYPE, "potrf: 3 operands and 2 results");
	refuses(POTRF("%one, %one, %two, %a", THREE, "tensor<2x2xf32>, tensor<f32>"), SMR_ETYPE,
		"i32 where f32 is said");
	refuses(POTRF("%one, %one, %two, %a", THREE, "tensor<2x2xf32>, !stablehlo.token"),
		SMR_ETYPE, "result 1 is no tensor");
}

static const char summed[] =
	"module @m attributes {mhlo.num_partitions = 2 : i32} {\n"
	"sdy.mesh @mesh = <[\"x\"=2]>\n"
	"func.func public @main(%a: tensor<4xf32>) -> tensor<2xf32> {\n"
	"  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}]>]"
	" out_shardings=[<@mesh, [{}]>] manual_axes={\"x\"} (%b: tensor<2xf32>) {\n"
	"    %1 = \"stablehlo.all_reduce\"(%b) <{channel_handle = #stablehlo.channel_handle<handle "
	"="
	" 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,"
	" use_global_device_ids}> ({\n"
	"    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
	"      %2 = stablehlo.add %x, %y : tensor<f32>\n"
	"      stablehlo.return %2 : tensor<f32>\n"
	"    }) : (tensor<2xf32>) -> tensor<2xf32>\n"
	"    sdy.return %1 : tensor<2xf32>\n"
	"  } : (tensor<4xf32>) -> tensor<2xf32>\n"
	"  return %0 : tensor<2xf32>\n}\n}\n";

static void manual_computations_take_their_part(void **state)
{
	smr_module *m = imported(summed, NULL);
	smr_str s = {0};

	assert_int_equal(m->partitions, 2);
	smr_module_print(&s, m);
	assert_non_null(strstr(smr_str_text(&s), "device u32[]"));
	assert_non_null(strstr(smr_str_text(&s), "dynamic_slice f32[2]"));
	assert_non_null(strstr(smr_str_text(&s), "all_reduce f32[2]"));
	smr_str_free(&s);
	smr_module_free(m);
}

#define GSPMD(sharding)                                                                         \
	"module @m attributes {mhlo.num_partitions = 2 : i32} {\n"                              \
	"func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"                        \
	"  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = \"" sharding "\"}"         \
	" : (tensor<4xf32>) -> tensor<4xf32>\n"                                                 \
	"  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = \"{manual}\"}" \
	" : (tensor<4xf32>) -> tensor<2xf32>\n"                                                 \
	"  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = \"" sharding   \
	"\"} : (tensor<2xf32>) -> tensor<4xf32>\n"                                              \
	"  return %2 : tensor<4xf32>\n}\n}\n"

static void shardings_of_gspmd_must_name_each_device_once(void **state)
{
	static const char *const wrong[] = {
		GSPMD("{maximal device=1}"),
		GSPMD("{devices=[2]<=[3]}"),
		GSPMD("{devices=[2]0,0}"),
		GSPMD("{devices=[2]0,2}"),
		GSPMD("{devices=[2]<=[2]T(1)}"),
		GSPMD("{devices=[2]0,1,2}"),
		GSPMD("{devices=[2,2]<=[2]}"),
		GSPMD("{devices=[2]<=[2]"),
		GSPMD("{devices=[]<=[]}"),
		GSPMD("{devices=[2]<=[2] last_tile_dims={x}}"),
		GSPMD("{devices=[99999999999999999999]<=[2]}"),
	};
	smr_module *m = imported(GSPMD("{devices=[2]1,0}"), NULL);

	assert_int_equal(m->partitions, 2);
	smr_module_free(m);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		refuses(wrong[i], SMR_EUNSUPPORTED,
			"t.mlir:4:8: unsupported: stablehlo.custom_call: @SPMDFullToShardShape of "
			"sharding {");
	refuses("func.func public @main(%a: tensor<4xf32>) -> tensor<2xf32> {\n"
		"  %1 = stablehlo.custom_call @SPMDFullToShardShape(%a) : (tensor<4xf32>) -> "
		"tensor<2xf32>\n"
		"  return %1 : tensor<2xf32>\n}\n",
		SMR_EUNSUPPORTED, "what has no mhlo.sharding: lower the program with");
}

static void pmap_takes_a_line_for_each_device(void **state)
{
	const char *text = "module @pmap_f attributes {mhlo.num_replicas = 3 : i32} {\n"
			   "func.func public @main(%a: tensor<1x2xf32>, %b: tensor<2xf32> "
			   "{mhlo.is_same_data_across_replicas = true}) -> (tensor<1x2xf32>, "
			   "tensor<2xf32>) {\n"
			   "  return %a, %b : tensor<1x2xf32>, tensor<2xf32>\n}\n}\n";
	smr_stablehlo_shape shapes[] = {{2, {2, 2}}, {1, {2}}};
	smr_stablehlo_params p = {.shapes = shapes, .nshapes = 2};
	smr_stablehlo_face f;
	smr_module *m;

	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), NULL, &f, &m), SMR_OK);
	assert_int_equal(m->replicas, 3);
	smr_module_free(m);
	assert_int_equal(f.args[0].dims[0], 3);
	assert_int_equal(f.args[1].dims[0], 2);
	assert_int_equal(f.results[0].dims[0], 3);
	smr_stablehlo_face_free(&f);
	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), &p, NULL, &m),
			 SMR_EINVAL);
	assert_non_null(
		strstr(smr_errmsg(), "argument 0 has 2 lines in front, and pmap 3 devices"));
	refuses("module @pmap_f attributes {mhlo.num_replicas = 3 : i32} {\n"
		"func.func public @main(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {\n"
		"  return %a : tensor<2x1xf32>\n}\n}\n",
		SMR_EUNSUPPORTED,
		"t.mlir:2:1: unsupported: func.func: argument 0 of pmap does not lie along the "
		"first dimension: use in_axes and out_axes of 0");
}

static void the_entry_is_main_or_what_is_named(void **state)
{
	const char *text = "func.func private @one() -> tensor<i32> {\n"
			   "  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
			   "  return %0 : tensor<i32>\n}\n"
			   "func.func @two() -> tensor<i32> {\n"
			   "  %0 = func.call @one() : () -> tensor<i32>\n"
			   "  %1 = stablehlo.add %0, %0 : tensor<i32>\n"
			   "  return %1 : tensor<i32>\n}\n";
	smr_stablehlo_params p = {.entry = "@one"};
	smr_module *m = imported(text, &p);

	run(m, NULL, NUMBERS(1), 0);
	smr_module_free(m);
	m = imported(text, NULL); /* the only one that is not private */
	run(m, NULL, NUMBERS(2), 0);
	smr_module_free(m);
	p.entry = "three";
	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), &p, NULL, &m),
			 SMR_ENOTFOUND);
	assert_string_equal(smr_errmsg(), "t.mlir:1:1: there is no function @three: there is @two");
	refuses("func.func private @a() -> () {\n  return\n}\n"
		"func.func private @b() -> () {\n  return\n}\n",
		SMR_ETYPE,
		"t.mlir:1:1: a program without a function @main: the entry may be @a, @b");
}

static void sizes_come_with_the_arguments(void **state)
{
	const char *text =
		"func.func @main(%a: tensor<?x2xf32>) -> tensor<?xf32> {\n"
		"  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x2xf32>) -> "
		"tensor<i32>\n"
		"  %two = stablehlo.constant dense<2> : tensor<i32>\n"
		"  %m = stablehlo.multiply %n, %two : tensor<i32>\n"
		"  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>\n"
		"  %f = stablehlo.compare EQ, %m, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
		"  stablehlo.custom_call @shape_assertion(%f, %n, %m) {error_message = "
		"\"n is {0}, not 1, and {1} is no {{0}}, {2}, {}, {x\"} :"
		" (tensor<i1>, tensor<i32>, tensor<i32>) -> ()\n"
		"  %r = stablehlo.dynamic_reshape %a, %s : (tensor<?x2xf32>, tensor<1xi32>) ->"
		" tensor<?xf32>\n  return %r : tensor<?xf32>\n}\n";
	smr_stablehlo_shape shape = {.rank = 2, .dims = {1, 2}};
	smr_stablehlo_params p = {.shapes = &shape, .nshapes = 1};
	smr_module *m = imported(text, &p);

	run(m, NUMBERS(1, 2), NUMBERS(1, 2), 0);
	smr_module_free(m);
	m = NULL;
	shape.dims[0] = 3;
	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), &p, NULL, &m),
			 SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(),
			       "t.mlir:7:3: sizes that the program is not made for: n is 3, "
			       "not 1, and 6 is no {3}, {2}, {}, {x"));
	assert_null(m);
}

static void bits_are_shared_by_short_integers(void **state)
{
	op1("bitcast_convert", "2xui16", "2x4xi4", NUMBERS(0x7f21, 8),
	    NUMBERS(1, 2, -1, 7, -8, 0, 0, 0), 0);
	op1("bitcast_convert", "1x2xi4", "1xi8", NUMBERS(-1, 7), NUMBERS(0x7f), 0);
	op1("bitcast_convert", "1xf32", "1xui32", NUMBERS(1), NUMBERS(0x3f800000), 0);
}

static void batches_are_normalised(void **state)
{
	gives("func.func @main(%a: tensor<2x1xf32>, %s: tensor<1xf32>, %o: tensor<1xf32>) ->"
	      " (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>) {\n"
	      "  %r:3 = \"stablehlo.batch_norm_training\"(%a, %s, %o) {epsilon = 0.0 : f32,"
	      " feature_index = 1 : i64} : (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>) ->"
	      " (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>)\n"
	      "  return %r#0, %r#1, %r#2 : tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>\n}\n",
	      NUMBERS(1, 5, 3, 10), NUMBERS(7, 13, 3, 4), 1e-6);
}

static void pairs_are_sorted_by_their_region(void **state)
{
	gives("func.func @main(%a: tensor<3xf32>, %b: tensor<3xcomplex<f32>>) ->"
	      " (tensor<3xf32>, tensor<3xcomplex<f32>>) {\n"
	      "  %r:2 = \"stablehlo.sort\"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({\n"
	      "  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<complex<f32>>,"
	      " %v: tensor<complex<f32>>):\n"
	      "    %i = stablehlo.imag %u : (tensor<complex<f32>>) -> tensor<f32>\n"
	      "    %j = stablehlo.imag %v : (tensor<complex<f32>>) -> tensor<f32>\n"
	      "    %c = stablehlo.compare LT, %i, %j : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
	      "    stablehlo.return %c : tensor<i1>\n"
	      "  }) : (tensor<3xf32>, tensor<3xcomplex<f32>>) -> (tensor<3xf32>,"
	      " tensor<3xcomplex<f32>>)\n"
	      "  return %r#0, %r#1 : tensor<3xf32>, tensor<3xcomplex<f32>>\n}\n",
	      NUMBERS(1, 2, 3, 4, 5, 6, 9, 7, 8), NUMBERS(2, 3, 1, 5, 6, 4, 7, 8, 9), 0);
}

/* Runs a composite of that name, whose decomposition negates. */
static void composite(const char *name, const double *ins, const double *outs)
{
	char text[1000];

	snprintf(text, sizeof(text),
		 "func.func @main(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
		 "  %%r = stablehlo.composite \"%s\" %%a {decomposition = @impl, version = 1 : i32}"
		 " : (tensor<2xf32>) -> tensor<2xf32>\n"
		 "  return %%r : tensor<2xf32>\n}\n"
		 "func.func private @impl(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
		 "  %%r = stablehlo.negate %%a : tensor<2xf32>\n"
		 "  return %%r : tensor<2xf32>\n}\n",
		 name);
	gives(text, ins, outs, 1e-6);
}

static void a_composite_of_a_known_op_is_that_op(void **state)
{
	composite("chlo.square", NUMBERS(3, -5), NUMBERS(9, 25));
	composite("chlo.unknown", NUMBERS(3, -5), NUMBERS(-3, 5));
	composite("square", NUMBERS(3, -5), NUMBERS(-3, 5));
}

static void the_face_tells_types_as_the_user_has_them(void **state)
{
	const char *text = "module @m attributes {mhlo.num_partitions = 4 : i32} {\n"
			   "sdy.mesh @mesh = <[\"x\"=4]>\n"
			   "func.func public @main(%a: tensor<?xcomplex<f64>> {sdy.sharding = "
			   "#sdy.sharding<@mesh,"
			   " [{\"x\"}]>}, %b: tensor<2x3xi4>) -> (tensor<2x3xi4> {jax.result_info "
			   "= \"r\"}) {\n"
			   "  return %b : tensor<2x3xi4>\n}\n}\n";
	smr_stablehlo_shape shapes[] = {{1, {7}}, {2, {2, 3}}};
	smr_stablehlo_params p = {.shapes = shapes, .nshapes = 2};
	smr_stablehlo_face f;
	smr_module *m;

	assert_int_equal(smr_stablehlo_load("t.mlir", text, strlen(text), &p, &f, &m), SMR_OK);
	smr_module_free(m);
	assert_int_equal(f.nargs, 2);
	assert_int_equal(f.nresults, 1);
	assert_int_equal(f.partitions, 1); /* whole in spite of sharding annotations */
	assert_string_equal(f.args[0].element, "complex<f64>");
	assert_int_equal(f.args[0].dtype, SMR_C128);
	assert_int_equal(f.args[0].dims[0], -1);
	assert_int_equal(f.args[0].count, 2);
	assert_non_null(strstr(f.args[0].sharding, "@mesh, [{\"x\"}]"));
	assert_string_equal(f.args[1].element, "i4");
	assert_int_equal(f.args[1].dtype, SMR_I8);
	assert_int_equal(f.args[1].first, 2);
	assert_string_equal(f.results[0].name, "r");
	smr_stablehlo_face_free(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(integers_divide_as_xla_has_it),
		cmocka_unit_test(shifts_by_the_width_or_more_leave_nothing),
		cmocka_unit_test(powers_of_integers_wrap),
		cmocka_unit_test(short_integers_wrap),
		cmocka_unit_test(conversions_saturate),
		cmocka_unit_test(floats_round_and_are_signed),
		cmocka_unit_test(precision_is_reduced_by_bits),
		cmocka_unit_test(total_order_has_zeros_and_nans),
		cmocka_unit_test(scalars_go_with_tensors_in_clamp_and_select),
		cmocka_unit_test(complex_numbers_are_pairs),
		cmocka_unit_test(constants_are_read),
		cmocka_unit_test(sums_of_short_floats_are_kept_in_f32),
		cmocka_unit_test(regions_call_functions_and_take_constants),
		cmocka_unit_test(complex_tensors_multiply),
		cmocka_unit_test(loops_and_branches_are_blocks),
		cmocka_unit_test(cases_beyond_the_last_are_the_last),
		cmocka_unit_test(what_calls_itself_stays_a_function),
		cmocka_unit_test(carried_values_are_set_at_once),
		cmocka_unit_test(manual_computations_take_their_part),
		cmocka_unit_test(old_calls_of_lapack_take_sizes_as_operands),
		cmocka_unit_test(shardings_of_gspmd_must_name_each_device_once),
		cmocka_unit_test(pmap_takes_a_line_for_each_device),
		cmocka_unit_test(the_entry_is_main_or_what_is_named),
		cmocka_unit_test(sizes_come_with_the_arguments),
		cmocka_unit_test(bits_are_shared_by_short_integers),
		cmocka_unit_test(batches_are_normalised),
		cmocka_unit_test(pairs_are_sorted_by_their_region),
		cmocka_unit_test(a_composite_of_a_known_op_is_that_op),
		cmocka_unit_test(the_face_tells_types_as_the_user_has_them),
		cmocka_unit_test(what_is_not_done_is_refused_by_name_and_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
