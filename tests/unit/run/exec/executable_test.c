/* Runs of block trees: straight flows, control, calls, several devices. */
#include "run_flow.h"
#include "run_module.h"

#include "ir/graph/value.h"
#include "run/exec/executable.h"

static size_t most; /* peak bytes of the last run's first device */

/* Runs main on @p ndevices; numbers of the devices' arguments one after another. */
static void run(made *p, uint32_t ndevices, const double *ins, const double *outs, const char *says)
{
	smr_runner runner = runner_of("openblas");
	smr_executable *x;
	smr_buffer *args[64], *results[64];
	const smr_function *f = p->f;
	smr_status st;

	if (smr_executable_new(&runner, p->m, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t d = 0; d < ndevices; d++)
		for (uint32_t i = 0; i < f->nparams; i++) {
			smr_buffer **b = &args[d * f->nparams + i];
			const smr_type *t = &f->vars[f->params[i]].type;
			int64_t n;

			assert_true(smr_type_count(t, &n));
			assert_int_equal(smr_buffer_new(smr_executable_heap(x, d), t, b), SMR_OK);
			for (int64_t k = 0; k < n; k++) {
				uint64_t bits = smr_value_from_double(t->dtype, *ins++);

				memcpy((char *)(*b)->t.data + (size_t)k * smr_dtype_size(t->dtype),
				       &bits, smr_dtype_size(t->dtype));
			}
		}
	st = smr_executable_run(x, args, results, NULL);
	if (says != NULL) {
		assert_int_not_equal(st, SMR_OK);
		if (strstr(smr_errmsg(), says) == NULL)
			fail_msg("%s: nothing of %s", smr_errmsg(), says);
	} else if (st != SMR_OK) {
		fail_msg("%s", smr_errmsg());
	}
	for (uint32_t d = 0; d < ndevices; d++) {
		for (uint32_t i = 0; st == SMR_OK && i < f->nresults; i++) {
			const smr_buffer *b = results[d * f->nresults + i];
			size_t size = smr_dtype_size(b->t.dtype);

			for (size_t k = 0; k < smr_buffer_bytes(b) / size; k++) {
				uint64_t bits = 0;

				memcpy(&bits, (char *)b->t.data + k * size, size);
				assert_true(smr_value_to_double(b->t.dtype, bits) == *outs++);
			}
			smr_buffer_drop(smr_executable_heap(x, d), results[d * f->nresults + i]);
		}
		for (uint32_t i = 0; i < f->nparams; i++)
			smr_buffer_drop(smr_executable_heap(x, d), args[d * f->nparams + i]);
		if (d == 0)
			most = smr_heap_peak(smr_executable_heap(x, d));
		else
			assert_true(smr_heap_peak(smr_executable_heap(x, d)) > 0);
		assert_int_equal(smr_heap_peak(smr_executable_heap(x, d)), 0); /* nothing is left */
	}
	smr_executable_free(x);
	smr_module_free(p->m);
}

static void a_flow_runs_op_by_op(void **state)
{
	made p = begin(1);
	uint32_t a = var(&p, SMR_F32, 3), b = var(&p, SMR_F32, 3), s = var(&p, SMR_F32, 0);

	interface(&p, 2, U(a, b), 2, U(s, a));
	basic(&p, &p.f->body,
	      "%0 = param f32[3] 0\n%1 = param f32[3] 1\n"
	      "%2 = dot f32[] ins %0, %1 with lhs_contract [0] rhs_contract [0]\nresult %2",
	      U(a, b), 2, U(s), 1);
	run(&p, 1, (const double[]){1, 2, 3, 4, 5, 6}, (const double[]){32, 1, 2, 3}, NULL);
}

/* A sum, the same under another shape, and an argument: the first result that shares memory. */
static void results_are_made_where_they_are_wanted(void **state)
{
	made p = begin(1);
	uint32_t a = var(&p, SMR_F32, 4), s = var(&p, SMR_F32, 4), r = var(&p, SMR_F32, 4);
	smr_runner runner = runner_of("openblas");
	float ones[4] = {1, 1, 1, 1}, home[3][4] = {0};
	smr_buffer *arg, *results[3];
	smr_executable *x;

	interface(&p, 1, U(a), 3, U(r, s, a));
	basic(&p, &p.f->body,
	      "%0 = param f32[4] 0\n%1 = map f32[4] ins %0 body (1) = add(p0:f32, p0:f32)\n"
	      "%2 = reshape f32[4] ins %1\nresult %1, %2",
	      U(a), 1, U(s, r), 2);
	assert_int_equal(smr_executable_new(&runner, p.m, &x), SMR_OK);
	assert_int_equal(smr_buffer_borrow(smr_executable_heap(x, 0), &p.f->vars[a].type, ones,
					   &arg),
			 SMR_OK);
	assert_int_equal(smr_executable_run(x, &arg, results,
					    (void *[]){home[0], home[1], home[2]}),
			 SMR_OK);
	assert_ptr_equal(results[0]->t.data, home[0]);
	assert_ptr_equal(results[1]->t.data, home[0]);
	assert_ptr_equal(results[2]->t.data, ones);
	assert_true(home[0][0] == 2 && home[0][3] == 2 && home[1][0] == 0);
	for (int i = 0; i < 3; i++)
		smr_buffer_drop(smr_executable_heap(x, 0), results[i]);
	assert_int_equal(smr_heap_peak(smr_executable_heap(x, 0)), 16);
	assert_int_equal(smr_heap_peak(smr_executable_heap(x, 0)), 0);
	smr_executable_free(x);
	smr_module_free(p.m);
}

/* while (i < n) { i = i + 1; x = x + x } */
static void a_loop_runs_until_its_condition_fails(void **state)
{
	made p = begin(1);
	uint32_t n = var(&p, SMR_I32, 0), i = var(&p, SMR_I32, 0), x = var(&p, SMR_F64, 2);
	uint32_t on = var(&p, SMR_I1, 0);
	smr_block *w;
	smr_str text = {0};

	interface(&p, 3, U(n, i, x), 2, U(x, i));
	w = smr_body_add(p.m, &p.f->body, SMR_BLOCK_WHILE, 2);
	w->on = on;
	basic(&p, &w->bodies[0],
	      "%0 = param i32[] 0\n%1 = param i32[] 1\n"
	      "%2 = map i1[] ins %0, %1 body (2) = lt(p0:i32, p1:i32)\nresult %2",
	      U(i, n), 2, U(on), 1);
	basic(&p, &w->bodies[1],
	      "%0 = param i32[] 0\n%1 = param f64[2] 1\n"
	      "%2 = map i32[] ins %0 body (1) = add(p0:i32, 1:i32)\n"
	      "%3 = map f64[2] ins %1 body (1) = add(p0:f64, p0:f64)\nresult %2, %3",
	      U(i, x), 2, U(i, x), 2);
	smr_module_print(&text, p.m);
	assert_non_null(strstr(smr_str_text(&text), "function main (v0, v1, v2) -> (v2, v1) {\n"
						    "  while v3 {\n    (v3) = (v1, v0) flow"));
	smr_str_free(&text);
	run(&p, 1, (const double[]){10, 0, 1, 3}, (const double[]){1024, 3072, 10}, NULL);
}

/* while (i < 4) { i = i + 1; a = a with a[i - 1] = x } with a[64]: it is updated in place */
static void what_a_loop_carries_is_updated_in_place(void **state)
{
	made p = begin(1);
	uint32_t i = var(&p, SMR_I32, 0), a = var(&p, SMR_F64, 64), x = var(&p, SMR_F64, 1);
	uint32_t on = var(&p, SMR_I1, 0);
	double ins[66] = {0}, outs[64] = {7, 7, 7, 7};
	smr_block *w;

	interface(&p, 3, U(i, a, x), 1, U(a));
	w = smr_body_add(p.m, &p.f->body, SMR_BLOCK_WHILE, 2);
	w->on = on;
	basic(&p, &w->bodies[0],
	      "%0 = param i32[] 0\n%1 = map i1[] ins %0 body (1) = lt(p0:i32, 4:i32)\nresult %1",
	      U(i), 1, U(on), 1);
	basic(&p, &w->bodies[1],
	      "%0 = param i32[] 0\n%1 = param f64[64] 1\n%2 = param f64[1] 2\n"
	      "%3 = dynamic_update f64[64] ins %1, %2, %0\n"
	      "%4 = map i32[] ins %0 body (1) = add(p0:i32, 1:i32)\nresult %4, %3",
	      U(i, a, x), 3, U(i, a), 2);
	ins[65] = 7;
	run(&p, 1, ins, outs, NULL);
	assert_true(most < 2 * sizeof(outs)); /* one a, and the scalars */
}

/* Two updates of one tensor, and the tensor itself: neither may spoil the other. */
static void what_is_read_later_is_copied_before_an_update(void **state)
{
	made p = begin(1);
	uint32_t a = var(&p, SMR_F32, 4), x = var(&p, SMR_F32, 2), i = var(&p, SMR_I32, 0);
	uint32_t b = var(&p, SMR_F32, 4), c = var(&p, SMR_F32, 4), s = var(&p, SMR_F32, 4);

	interface(&p, 3, U(a, x, i), 4, U(b, c, s, a));
	basic(&p, &p.f->body,
	      "%0 = param f32[4] 0\n%1 = param f32[2] 1\n%2 = param i32[] 2\n"
	      "%3 = map f32[4] ins %0 body (1) = add(p0:f32, p0:f32)\n"
	      "%4 = reshape f32[4] ins %3\n"
	      "%5 = dynamic_update f32[4] ins %3, %1, %2\n"
	      "%6 = dynamic_update f32[4] ins %4, %1, %2\n"
	      "%7 = dynamic_update f32[4] ins %0, %1, %2\n"
	      "%8 = dynamic_update f32[4] ins %5, %5, %2\n"
	      "result %6, %7, %8",
	      U(a, x, i), 3, U(b, c, s), 3);
	run(&p, 1, (const double[]){1, 2, 3, 4, 8, 9, 1},
	    (const double[]){2, 8, 9, 8, 1, 8, 9, 4, 2, 8, 9, 8, 1, 2, 3, 4}, NULL);
}

/* i = 0 .. 3: s = s + w[i] . x, where w has 4 rows: none of them is copied. */
static void rows_are_read_where_they_lie(void **state)
{
	made p = begin(1);
	uint32_t i = var(&p, SMR_I32, 0), w = var(&p, SMR_F32, 4096), x = var(&p, SMR_F32, 1024);
	uint32_t s = var(&p, SMR_F32, 0), on = var(&p, SMR_I1, 0);
	double ins[1 + 4096 + 1024 + 1] = {0}, outs[] = {1024 * (1 + 2 + 3 + 4)};
	smr_block *loop;

	interface(&p, 4, U(i, w, x, s), 1, U(s));
	loop = smr_body_add(p.m, &p.f->body, SMR_BLOCK_WHILE, 2);
	loop->on = on;
	basic(&p, &loop->bodies[0],
	      "%0 = param i32[] 0\n%1 = map i1[] ins %0 body (1) = lt(p0:i32, 4:i32)\nresult %1",
	      U(i), 1, U(on), 1);
	basic(&p, &loop->bodies[1],
	      "%0 = param i32[] 0\n%1 = param f32[4096] 1\n%2 = param f32[1024] 2\n"
	      "%3 = param f32[] 3\n"
	      "%4 = map i32[] ins %0 body (1) = mul(p0:i32, 1024:i32)\n"
	      "%5 = dynamic_slice f32[1024] ins %1, %4 with sizes [1024]\n"
	      "%6 = reshape f32[1024] ins %5\n"
	      "%7 = dot f32[] ins %6, %2 with lhs_batch [] rhs_batch [] lhs_contract [0] "
	      "rhs_contract [0]\n"
	      "%8 = map f32[] ins %3, %7 body (2) = add(p0:f32, p1:f32)\n"
	      "%9 = map i32[] ins %0 body (1) = add(p0:i32, 1:i32)\nresult %9, %8",
	      U(i, w, x, s), 4, U(i, s), 2);
	for (int k = 0; k < 4096; k++)
		ins[1 + k] = 1 + k / 1024;
	for (int k = 0; k < 1024; k++)
		ins[1 + 4096 + k] = 1;
	run(&p, 1, ins, outs, NULL);
	assert_true(most < (4096 + 1024 + 512) * sizeof(float)); /* w, x and scalars */
}

/* Of two rows of a tensor that is changed, one is read afterwards; a third one is a result, and an
 * outer place is moved inside. */
static void a_row_is_as_it_was_when_it_was_taken(void **state)
{
	made p = begin(1);
	uint32_t a = var(&p, SMR_F32, 4), x = var(&p, SMR_F32, 1), i = var(&p, SMR_I32, 0);
	uint32_t b = var(&p, SMR_F32, 4), c = var(&p, SMR_F32, 1), d = var(&p, SMR_F32, 1);

	interface(&p, 3, U(a, x, i), 3, U(b, c, d));
	basic(&p, &p.f->body,
	      "%0 = param f32[4] 0\n%1 = param f32[1] 1\n%2 = param i32[] 2\n"
	      "%3 = map f32[4] ins %0 body (1) = add(p0:f32, p0:f32)\n"
	      "%4 = slice f32[1] ins %3 with start [0] limit [1] stride [1]\n"
	      "%5 = dynamic_slice f32[1] ins %3, %2 with sizes [1]\n"
	      "%6 = map f32[1] ins %4, %1 body (2) = add(p0:f32, p1:f32)\n"
	      "%7 = dynamic_update f32[4] ins %3, %6, %2\n"
	      "%8 = map f32[1] ins %5, %6 body (2) = mul(p0:f32, p1:f32)\n"
	      "%9 = slice f32[1] ins %7 with start [2] limit [3] stride [1]\n"
	      "result %7, %8, %9",
	      U(a, x, i), 3, U(b, c, d), 3);
	/* 2 4 6 8; 2 + 5 goes to the last place, whose 8 it is multiplied with */
	run(&p, 1, (const double[]){1, 2, 3, 4, 5, 9}, (const double[]){2, 4, 6, 7, 56, 6}, NULL);
}

/* x = x + 1, four times; then if (on) y = x + z else y = z: one tensor and the next. */
static void what_nobody_reads_any_more_is_gone(void **state)
{
	for (int k = 0; k < 2; k++) {
		made p = begin(1);
		uint32_t on = var(&p, SMR_I1, 0), x = var(&p, SMR_F64, 512);
		uint32_t z = var(&p, SMR_F64, 512), y = var(&p, SMR_F64, 512);
		static double ins[1025], outs[512];
		smr_block *b;

		interface(&p, 3, U(on, x, z), 1, U(y));
		for (int i = 0; i < 4; i++)
			basic(&p, &p.f->body,
			      "%0 = param f64[512] 0\n"
			      "%1 = map f64[512] ins %0 body (1) = add(p0:f64, 1:f64)\n"
			      "%2 = map f64[512] ins %1 body (1) = add(p0:f64, 1:f64)\nresult %2",
			      U(x), 1, U(x), 1);
		b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_IF, 2);
		b->on = on;
		basic(&p, &b->bodies[0],
		      "%0 = param f64[512] 0\n%1 = param f64[512] 1\n"
		      "%2 = map f64[512] ins %0, %1 body (2) = add(p0:f64, p1:f64)\nresult %2",
		      U(x, z), 2, U(y), 1);
		basic(&p, &b->bodies[1],
		      "%0 = param f64[512] 0\n"
		      "%1 = map f64[512] ins %0 body (1) = neg(p0:f64)\nresult %1",
		      U(z), 1, U(y), 1);
		ins[0] = k;
		for (int i = 0; i < 512; i++) {
			ins[1 + i] = i;
			ins[513 + i] = 2 * i;
			outs[i] = k ? 3 * i + 8 : -2 * i;
		}
		run(&p, 1, ins, outs, NULL);
		/* the arguments are in the heap here: x is freed after the first flow has read it
		 */
		assert_true(most <= 3 * sizeof(outs) + 1024);
	}
}

/* A large constant that is read as a tensor, and is a result, too. */
static void a_constant_is_made_where_it_is_read(void **state)
{
	made p = begin(1);
	uint32_t x = var(&p, SMR_F64, 1), y = var(&p, SMR_F64, 1100), z = var(&p, SMR_F64, 1100);
	uint32_t i = var(&p, SMR_I32, 0);
	static double outs[2200];

	interface(&p, 2, U(x, i), 2, U(y, z));
	basic(&p, &p.f->body,
	      "%0 = param f64[1] 0\n%1 = param i32[] 1\n"
	      "%2 = constant f64[1100] \"0000000000000840\"\n"
	      "%3 = dynamic_update f64[1100] ins %2, %0, %1\nresult %3, %2",
	      U(x, i), 2, U(y, z), 2);
	for (int k = 0; k < 2200; k++)
		outs[k] = k == 1000 ? 4 : 3;
	run(&p, 1, (const double[]){4, 1000}, outs, NULL);
}

static void case_runs_the_last_body_when_out_of_range(void **state)
{
	for (int k = -1; k < 4; k++) {
		made p = begin(1);
		uint32_t on = var(&p, SMR_I32, 0), y = var(&p, SMR_F32, 0);
		smr_block *c;

		interface(&p, 1, U(on), 1, U(y));
		c = smr_body_add(p.m, &p.f->body, SMR_BLOCK_CASE, 2);
		c->on = on;
		basic(&p, &c->bodies[0], "%0 = constant 5:f32\nresult %0", NULL, 0, U(y), 1);
		basic(&p, &c->bodies[1], "%0 = constant 7:f32\nresult %0", NULL, 0, U(y), 1);
		run(&p, 1, (const double[]){k}, (const double[]){k == 0 ? 5 : 7}, NULL);
	}
}

static void calls_have_an_end(void **state)
{
	made p = begin(1);
	uint32_t x = var(&p, SMR_F32, 0);
	smr_block *b;

	interface(&p, 1, U(x), 1, U(x));
	b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_CALL, 0);
	assert_int_equal(smr_block_bind(p.m, b, U(x), 1, U(x), 1), SMR_OK);
	run(&p, 1, (const double[]){1}, NULL, "calls in calls");
}

static void devices_exchange_what_they_have(void **state)
{
	made p = begin(4);
	uint32_t x = var(&p, SMR_F32, 2), s = var(&p, SMR_F32, 2), all = var(&p, SMR_F32, 4);
	uint32_t next = var(&p, SMR_F32, 2), me = var(&p, SMR_U32, 0);

	interface(&p, 1, U(x), 4, U(s, all, next, me));
	/* sums over pairs {0, 2}, {3, 1}; neighbours put together; 0 -> 1 -> 2, none to 0 and 3 */
	basic(&p, &p.f->body,
	      "%0 = param f32[2] 0\n"
	      "%1 = all_reduce f32[2] ins %0 with groups [0, 2, 3, 1] group_size [2] channel [2]"
	      " body (2) = add(p0:f32, p1:f32)\n"
	      "%2 = all_gather f32[4] ins %0 with dims [0] groups [0, 1, 2, 3] group_size [2]"
	      " channel [2]\n"
	      "%3 = collective_permute f32[2] ins %0 with pairs [0, 1, 1, 2] channel [3]\n"
	      "%4 = device u32[] with kind [0]\nresult %1, %2, %3, %4",
	      U(x), 1, U(s, all, next, me), 4);
	run(&p, 4, (const double[]){1, 2, 10, 20, 100, 200, 1000, 2000},
	    (const double[]){101,  202,  1,   2,   10,   20,   0,  0,  0, //
			     1010, 2020, 1,   2,   10,   20,   1,  2,  1, //
			     101,  202,  100, 200, 1000, 2000, 10, 20, 2, //
			     1010, 2020, 100, 200, 1000, 2000, 0,  0,  3},
	    NULL);
}

static void parts_of_sums_and_of_tensors_go_round(void **state)
{
	made p = begin(2);
	uint32_t x = var(&p, SMR_I32, 4), s = var(&p, SMR_I32, 2), t = var(&p, SMR_I32, 4);

	interface(&p, 1, U(x), 2, U(s, t));
	basic(&p, &p.f->body,
	      "%0 = param i32[4] 0\n"
	      "%1 = reduce_scatter i32[2] ins %0 with dims [0] groups [0, 1] group_size [2]"
	      " channel [2] body (2) = add(p0:i32, p1:i32)\n"
	      "%2 = all_to_all i32[4] ins %0 with dims [0, 0] sizes [2] groups [0, 1]"
	      " group_size [2] channel [3]\nresult %1, %2",
	      U(x), 1, U(s, t), 2);
	run(&p, 2, (const double[]){1, 2, 3, 4, 10, 20, 30, 40},
	    (const double[]){11, 22, 1, 2, 10, 20, 33, 44, 3, 4, 30, 40}, NULL);
}

/* Complex products: (1+2i)(3+4i) = -5+10i, and each of two members keeps one of two. */
static void a_body_of_all_operands_folds_them_at_once(void **state)
{
	static const char product[] = "body (4) = sub(mul(p0:f32, p2:f32), mul(p1:f32, p3:f32)), "
				      "add(mul(p0:f32, p3:f32), mul(p1:f32, p2:f32))";
	made p = begin(2);
	uint32_t r = var(&p, SMR_F32, 2), i = var(&p, SMR_F32, 2), a = var(&p, SMR_F32, 2);
	uint32_t b = var(&p, SMR_F32, 2), c = var(&p, SMR_F32, 1), d = var(&p, SMR_F32, 1);
	char text[1000];

	interface(&p, 2, U(r, i), 4, U(a, b, c, d));
	snprintf(text, sizeof(text),
		 "%%0 = param f32[2] 0\n%%1 = param f32[2] 1\n"
		 "%%2 = all_reduce f32[2], f32[2] ins %%0, %%1 with groups [0, 1] group_size [2]"
		 " channel [2] %s\n%%3 = part f32[2] 1 ins %%2\n"
		 "%%4 = reduce_scatter f32[1], f32[1] ins %%0, %%1 with dims [0] groups [0, 1]"
		 " group_size [2] channel [2] %s\n%%5 = part f32[1] 1 ins %%4\n"
		 "result %%2, %%3, %%4, %%5",
		 product, product);
	basic(&p, &p.f->body, text, U(r, i), 2, U(a, b, c, d), 4);
	run(&p, 2, (const double[]){1, 5, 2, 0, 3, 7, 4, 1},
	    (const double[]){-5, 35, 10, 5, -5, 10, -5, 35, 10, 5, 35, 5}, NULL);
}

static void who_is_in_no_group_of_a_broadcast_gets_zeros(void **state)
{
	made p = begin(3);
	uint32_t x = var(&p, SMR_F32, 0);

	interface(&p, 1, U(x), 1, U(x));
	basic(&p, &p.f->body,
	      "%0 = param f32[] 0\n%1 = collective_broadcast f32[] ins %0 with groups [2, 0]"
	      " group_size [2] channel [3]\nresult %1",
	      U(x), 1, U(x), 1);
	run(&p, 3, (const double[]){5, 6, 7}, (const double[]){7, 0, 7}, NULL);
}

/* Device 0 takes another branch and never arrives. */
static void devices_that_do_not_meet_are_told(void **state)
{
	made p = begin(2);
	uint32_t on = var(&p, SMR_I1, 0), x = var(&p, SMR_F32, 0);
	smr_block *b;

	interface(&p, 2, U(on, x), 1, U(x));
	b = smr_body_add(p.m, &p.f->body, SMR_BLOCK_IF, 2);
	b->on = on;
	basic(&p, &b->bodies[0],
	      "%0 = param f32[] 0\n%1 = all_reduce f32[] ins %0 with groups [0, 1] group_size [2]"
	      " channel [2] body (2) = add(p0:f32, p1:f32)\nresult %1",
	      U(x), 1, U(x), 1);
	run(&p, 2, (const double[]){0, 1, 1, 2}, NULL, "has ended");
}

static void groups_must_hold_each_device_once(void **state)
{
	made p = begin(2);
	uint32_t x = var(&p, SMR_F32, 0);

	interface(&p, 1, U(x), 1, U(x));
	basic(&p, &p.f->body,
	      "%0 = param f32[] 0\n%1 = all_reduce f32[] ins %0 with groups [0, 0] group_size [2]"
	      " channel [2] body (2) = add(p0:f32, p1:f32)\nresult %1",
	      U(x), 1, U(x), 1);
	run(&p, 2, (const double[]){1, 2}, NULL, "in two groups");
}

static void a_variable_that_is_never_set_is_told(void **state)
{
	made p = begin(1);
	uint32_t x = var(&p, SMR_F32, 0), y = var(&p, SMR_F32, 0);

	interface(&p, 1, U(x), 1, U(x));
	basic(&p, &p.f->body, "%0 = param f32[] 0\nresult %0", U(y), 1, U(x), 1);
	run(&p, 1, (const double[]){1}, NULL, "variable 1 of main is read before it is set");
	p = begin(1);
	x = var(&p, SMR_F32, 0);
	y = var(&p, SMR_F32, 0);
	interface(&p, 1, U(x), 1, U(y));
	run(&p, 1, (const double[]){1}, NULL, "result 0 of main is never set");
}

static void devices_have_a_number_that_there_can_be(void **state)
{
	static const uint32_t numbers[] = {0, 1 << 16, 1025};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		made p = begin(numbers[i]);
		uint32_t x = var(&p, SMR_F32, 0);

		p.m->replicas = i == 1 ? 1 << 16 : 1; /* 2^32 is 0 in 32 bits */
		interface(&p, 1, U(x), 1, U(x));
		assert_int_equal(smr_module_verify(p.m), SMR_EUNSUPPORTED);
		assert_non_null(strstr(smr_errmsg(), "devices are 1 to 1024"));
		smr_module_free(p.m);
	}
}

static smr_status run_again(void *arg)
{
	made *p = arg;
	smr_runner runner = runner_of("openblas");
	smr_buffer *args[2] = {0}, *results[2] = {0};
	float ones[2] = {1, 1};
	smr_executable *x;
	smr_status st;

	SMR_TRY(smr_executable_new(&runner, p->m, &x));
	st = smr_buffer_borrow(smr_executable_heap(x, 0), &p->f->vars[0].type, ones, &args[0]);
	if (st == SMR_OK)
		st = smr_buffer_borrow(smr_executable_heap(x, 1), &p->f->vars[0].type, ones,
				       &args[1]);
	if (st == SMR_OK)
		st = smr_executable_run(x, args, results, NULL);
	for (uint32_t d = 0; d < 2; d++) {
		assert_true(st != SMR_OK || ((float *)results[d]->t.data)[1] == 2);
		smr_buffer_drop(smr_executable_heap(x, d), args[d]);
		smr_buffer_drop(smr_executable_heap(x, d), results[d]);
	}
	smr_executable_free(x);
	return st;
}

/* Two devices, so that a constant, a part, an exchange and threads are included. */
static void want_of_memory_leaves_nothing(void **state)
{
	made p = begin(2);
	uint32_t x = var(&p, SMR_F32, 2), y = var(&p, SMR_F32, 2);

	interface(&p, 1, U(x), 1, U(y));
	basic(&p, &p.f->body,
	      "%0 = param f32[2] 0\n%1 = constant f32[2] \"00008040\"\n"
	      "%2 = map f32[2], f32[2] ins %0, %1 body (2) = add(p0:f32, p1:f32), p0:f32\n"
	      "%3 = part f32[2] 1 ins %2\n"
	      "%4 = all_reduce f32[2] ins %3 with groups [0, 1] group_size [2] channel [2]"
	      " body (2) = add(p0:f32, p1:f32)\nresult %4",
	      U(x), 1, U(y), 1);
	(void)unit_fail_some_allocations(run_again, &p, 200);
	smr_module_free(p.m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_runs_op_by_op),
		cmocka_unit_test(results_are_made_where_they_are_wanted),
		cmocka_unit_test(a_loop_runs_until_its_condition_fails),
		cmocka_unit_test(what_a_loop_carries_is_updated_in_place),
		cmocka_unit_test(what_is_read_later_is_copied_before_an_update),
		cmocka_unit_test(rows_are_read_where_they_lie),
		cmocka_unit_test(a_row_is_as_it_was_when_it_was_taken),
		cmocka_unit_test(what_nobody_reads_any_more_is_gone),
		cmocka_unit_test(a_constant_is_made_where_it_is_read),
		cmocka_unit_test(case_runs_the_last_body_when_out_of_range),
		cmocka_unit_test(calls_have_an_end),
		cmocka_unit_test(devices_exchange_what_they_have),
		cmocka_unit_test(parts_of_sums_and_of_tensors_go_round),
		cmocka_unit_test(devices_that_do_not_meet_are_told),
		cmocka_unit_test(a_body_of_all_operands_folds_them_at_once),
		cmocka_unit_test(who_is_in_no_group_of_a_broadcast_gets_zeros),
		cmocka_unit_test(groups_must_hold_each_device_once),
		cmocka_unit_test(a_variable_that_is_never_set_is_told),
		cmocka_unit_test(devices_have_a_number_that_there_can_be),
		cmocka_unit_test(want_of_memory_leaves_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
