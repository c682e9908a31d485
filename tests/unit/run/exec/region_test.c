/* Regions give what the VM gives, to the bit. */
#include "run_flow.h"
#include "run_module.h"

#include "ir/graph/value.h"
#include "run/exec/executable.h"
#include "run/exec/region.h"
#include "run/exec/regions.h"

enum { ARGS = 16, BYTES = 1 << 19, LARGE = 100000 /* numbers */ };

typedef struct result {
	size_t bytes;
	char data[BYTES];
} result;

static smr_buffer *argument(smr_executable *x, const smr_type *t, const double **ins)
{
	smr_buffer *b;
	int64_t n;

	assert_true(smr_type_count(t, &n));
	assert_int_equal(smr_buffer_new(smr_executable_heap(x, 0), t, &b), SMR_OK);
	for (int64_t k = 0; k < n; k++) {
		uint64_t bits = smr_value_from_double(t->dtype, *(*ins)++);

		memcpy((char *)b->t.data + (size_t)k * smr_dtype_size(t->dtype), &bits,
		       smr_dtype_size(t->dtype));
	}
	return b;
}

/* Runs main; nothing may be left in the heap. */
static void run_by(smr_runner *runner, made *p, const double *ins, unsigned times, bool compiled,
		   result *out)
{
	smr_buffer *args[ARGS], *results[ARGS];
	const smr_function *f = p->f;
	smr_executable *x;

	if (smr_executable_new(runner, p->m, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (unsigned t = 0; t < times; t++) {
		const double *from = ins;

		for (uint32_t i = 0; i < f->nparams; i++)
			args[i] = argument(x, &f->vars[f->params[i]].type, &from);
		if (smr_executable_run(x, args, results, NULL) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		for (uint32_t i = 0; i < f->nresults; i++) {
			out[i].bytes = smr_buffer_bytes(results[i]);
			assert_true(out[i].bytes <= BYTES);
			memcpy(out[i].data, results[i]->t.data, out[i].bytes);
			smr_buffer_drop(smr_executable_heap(x, 0), results[i]);
		}
	}
	if (compiled)
		assert_non_null(smr_exec_regions_at(x, f->body.blocks[0]));
	(void)smr_heap_peak(smr_executable_heap(x, 0));
	assert_int_equal(smr_heap_peak(smr_executable_heap(x, 0)), 0);
	smr_executable_free(x);
}

static smr_runner region_runner(void)
{
	smr_runner r = runner_of(NULL);

	r.force = r.originals = false;
	r.many = r.regions = true;
	return r;
}

static void compare_as(made *p, const double *ins, bool compiled)
{
	static result want[ARGS], got[ARGS];
	smr_runner vm = runner_of("ref"), region = region_runner();

	run_by(&vm, p, ins, 1, false, want);
	run_by(&region, p, ins, 2, compiled, got);
	for (uint32_t i = 0; i < p->f->nresults; i++) {
		assert_int_equal(got[i].bytes, want[i].bytes);
		assert_memory_equal(got[i].data, want[i].data, want[i].bytes);
	}
	smr_module_free(p->m);
}

static void compare(made *p, const double *ins)
{
	compare_as(p, ins, true);
}

static void a_flow_is_one_function(void **state)
{
	made p = begin(1);
	uint32_t a = var(&p, SMR_F32, 3), b = var(&p, SMR_F32, 3), s = var(&p, SMR_F32, 0);

	interface(&p, 2, U(a, b), 2, U(s, a));
	basic(&p, &p.f->body,
	      "%0 = param f32[3] 0\n%1 = param f32[3] 1\n"
	      "%2 = map f32[3] ins %0, %1 body (2) = mul(p0:f32, p1:f32)\n"
	      "%3 = dot f32[] ins %2, %1 with lhs_contract [0] rhs_contract [0]\nresult %3",
	      U(a, b), 2, U(s), 1);
	compare(&p, (const double[]){1, 2, 3, 4, 5, 6});
}

/* while (i < n) { i, x, y = i + 1, y, x + x } */
static smr_block *swapping_loop(made *p, uint32_t n, uint32_t i, uint32_t x, uint32_t y,
				uint32_t on)
{
	smr_block *w = smr_body_add(p->m, &p->f->body, SMR_BLOCK_WHILE, 2);

	w->on = on;
	basic(p, &w->bodies[0],
	      "%0 = param i32[] 0\n%1 = param i32[] 1\n"
	      "%2 = map i1[] ins %0, %1 body (2) = lt(p0:i32, p1:i32)\nresult %2",
	      U(i, n), 2, U(on), 1);
	basic(p, &w->bodies[1],
	      "%0 = param i32[] 0\n%1 = param f64[2] 1\n%2 = param f64[2] 2\n"
	      "%3 = map i32[] ins %0 body (1) = add(p0:i32, 1:i32)\n"
	      "%4 = map f64[2] ins %1 body (1) = add(p0:f64, 1:f64)\nresult %3, %2, %4",
	      U(i, x, y), 3, U(i, x, y), 3);
	return w;
}

static void loops_carry_variables_together(void **state)
{
	for (int n = 0; n < 4; n++) {
		made p = begin(1);
		uint32_t last = var(&p, SMR_I32, 0), i = var(&p, SMR_I32, 0);
		uint32_t x = var(&p, SMR_F64, 2), y = var(&p, SMR_F64, 2);

		interface(&p, 4, U(last, i, x, y), 3, U(x, y, i));
		swapping_loop(&p, last, i, x, y, var(&p, SMR_I1, 0));
		compare(&p, (const double[]){n, 0, 1, 2, 30, 40});
	}
}

/* The VM goes on in the region of a loop that has many iterations. */
static void a_long_loop_is_compiled_while_it_runs(void **state)
{
	made p = begin(1);
	uint32_t last = var(&p, SMR_I32, 0), i = var(&p, SMR_I32, 0);
	uint32_t x = var(&p, SMR_F64, 2), y = var(&p, SMR_F64, 2);
	smr_runner runner = runner_of(NULL);
	static result got[ARGS];
	double numbers[2];

	runner.force = runner.originals = false;
	interface(&p, 4, U(last, i, x, y), 2, U(x, y));
	swapping_loop(&p, last, i, x, y, var(&p, SMR_I1, 0));
	run_by(&runner, &p, (const double[]){3000000, 0, 1, 2, 30, 40}, 1, false, got);
	memcpy(numbers, got[0].data, sizeof(numbers));
	assert_true(numbers[0] == 1500001 && numbers[1] == 1500002);
	memcpy(numbers, got[1].data, sizeof(numbers));
	assert_true(numbers[0] == 1500030 && numbers[1] == 1500040);
	smr_module_free(p.m);
}

/* if (on) x[i] = v; and x is read behind it, and so is what it was. */
static void arms_update_what_others_still_have(void **state)
{
	for (int on = 0; on < 2; on++) {
		made p = begin(1);
		uint32_t c = var(&p, SMR_I1, 0), x = var(&p, SMR_F32, 100);
		uint32_t i = var(&p, SMR_I32, 0), v = var(&p, SMR_F32, 1);
		uint32_t was = var(&p, SMR_F32, 100), square = var(&p, SMR_F32, 0);
		double ins[103] = {on, 3, 7};
		smr_block *b;

		for (int k = 0; k < 100; k++)
			ins[3 + k] = k;
		interface(&p, 4, U(c, i, v, x), 3, U(x, was, square));
		basic(&p, &p.f->body,
		      "%0 = param f32[100] 0\n%1 = map f32[100] ins %0 body (1) = add(p0:f32, "
		      "1:f32)\n"
		      "result %1, %1",
		      U(x), 1, U(x, was), 2);
		b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_IF, 2);
		b->on = c;
		basic(&p, &b->bodies[0],
		      "%0 = param f32[100] 0\n%1 = param f32[1] 1\n%2 = param i32[] 2\n"
		      "%3 = dynamic_update f32[100] ins %0, %1, %2\nresult %3",
		      U(x, v, i), 3, U(x), 1);
		basic(&p, &p.f->body,
		      "%0 = param f32[100] 0\n"
		      "%1 = dot f32[] ins %0, %0 with lhs_contract [0] rhs_contract [0]\nresult %1",
		      U(x), 1, U(square), 1);
		compare(&p, ins);
	}
}

/* for i in 0..n: x[i] = x[i-1] + 1, clamped at both ends; or x, y = y, that. */
static void update_in_loop(uint32_t size, bool swapped)
{
	static double ins[2 + 2 * LARGE] = {230, -4};
	made p = begin(1);
	uint32_t n = var(&p, SMR_I32, 0), i = var(&p, SMR_I32, 0), on = var(&p, SMR_I1, 0);
	uint32_t x = var(&p, SMR_F32, size), y = var(&p, SMR_F32, size);
	char text[500];
	smr_block *w;

	for (uint32_t k = 0; k < 2 * size; k++)
		ins[2 + k] = k % 7;
	interface(&p, 4, U(n, i, x, y), 2, U(x, y));
	w = smr_body_add(p.m, &p.f->body, SMR_BLOCK_WHILE, 2);
	w->on = on;
	basic(&p, &w->bodies[0],
	      "%0 = param i32[] 0\n%1 = param i32[] 1\n"
	      "%2 = map i1[] ins %0, %1 body (2) = lt(p0:i32, p1:i32)\nresult %2",
	      U(i, n), 2, U(on), 1);
	snprintf(text, sizeof(text),
		 "%%0 = param i32[] 0\n%%1 = param f32[%u] 1\n%%2 = param f32[%u] 2\n"
		 "%%3 = map i32[] ins %%0 body (1) = add(p0:i32, 1:i32)\n"
		 "%%4 = dynamic_slice f32[1] ins %%1, %%0 with sizes [1]\n"
		 "%%5 = map f32[1] ins %%4 body (1) = add(p0:f32, 1:f32)\n"
		 "%%6 = dynamic_update f32[%u] ins %%1, %%5, %%3\nresult %%3, %s",
		 size, size, size, swapped ? "%2, %6" : "%6, %2");
	basic(&p, &w->bodies[1], text, U(i, x, y), 3, U(i, x, y), 3);
	/* large tensors are not copied in every iteration */
	compare_as(&p, ins, !swapped || size < LARGE);
}

static void loops_update_in_place(void **state)
{
	for (int swapped = 0; swapped < 2; swapped++) {
		update_in_loop(200, swapped);
		update_in_loop(LARGE, swapped);
	}
}

static void cases_out_of_range_take_the_last_arm(void **state)
{
	for (int on = -1; on < 4; on++) {
		made p = begin(1);
		uint32_t c = var(&p, SMR_I32, 0), x = var(&p, SMR_F64, 2);
		smr_block *b;

		interface(&p, 2, U(c, x), 1, U(x));
		b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_CASE, 3);
		b->on = c;
		for (int k = 0; k < 3; k++) {
			char text[128];

			snprintf(text, sizeof(text),
				 "%%0 = param f64[2] 0\n"
				 "%%1 = map f64[2] ins %%0 body (1) = mul(p0:f64, %d:f64)\nresult "
				 "%%1",
				 k + 2);
			basic(&p, &b->bodies[k], text, U(x), 1, U(x), 1);
		}
		compare(&p, (const double[]){on, 1, 5});
	}
}

static void functions_are_inlined(void **state)
{
	made p = begin(1), q = p;
	uint32_t a = var(&p, SMR_F64, 2), r = var(&p, SMR_F64, 2), x, y;
	smr_block *b;

	q.f = smr_module_function(p.m, "twice");
	x = var(&q, SMR_F64, 2);
	y = var(&q, SMR_F64, 2);
	interface(&q, 1, U(x), 1, U(y));
	basic(&q, &q.f->body,
	      "%0 = param f64[2] 0\n%1 = map f64[2] ins %0 body (1) = add(p0:f64, p0:f64)\nresult "
	      "%1",
	      U(x), 1, U(y), 1);
	interface(&p, 1, U(a), 2, U(r, a));
	for (int k = 0; k < 2; k++) {
		b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_CALL, 0);
		b->callee = 1;
		assert_int_equal(smr_block_bind(p.m, b, k == 0 ? U(a) : U(r), 1, U(r), 1), SMR_OK);
	}
	compare(&p, (const double[]){3, 4});
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_is_one_function),
		cmocka_unit_test(loops_carry_variables_together),
		cmocka_unit_test(a_long_loop_is_compiled_while_it_runs),
		cmocka_unit_test(arms_update_what_others_still_have),
		cmocka_unit_test(loops_update_in_place),
		cmocka_unit_test(cases_out_of_range_take_the_last_arm),
		cmocka_unit_test(functions_are_inlined),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
