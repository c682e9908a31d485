/* Where kernels run if both a CPU and a card can: by made-up figures of a CPU, and the figures of
 * the mock's card (back/gpu/machine.c: 12 GB/s to the host, 4 us a launch). */
#include <math.h>

#include "cuda_case.h"
#include "run_module.h"

#include "api/pipeline.h"
#include "attention_flow.h"
#include "base/thread/workers.h"
#include "pass/fuse/fuse.h"
#include "run/exec/executable.h"

enum { N = 100000, OPS = 8 };

/* A transfer of a tensor takes 37 us, a kernel on the card some 6 us, one on this CPU 50 us. */
static const double BPS = 2.0 * N * sizeof(float) / 50e-6;

static smr_machine cpu;
static smr_library *library;

static smr_status make_runner(smr_runner *r, smr_run_device device)
{
	SMR_TRY(smr_machine_load("machines/x86-64-v3.json", &cpu));
	SMR_TRY(smr_pipeline_library(&library));
	for (size_t i = 0; i < cpu.npoints; i++)
		cpu.bw_one[i] = cpu.bw_all[i] = BPS;
	*r = (smr_runner){.library = library, .device = device, .at_once = true, .fixed = true};
	r->cost.machine = &cpu;
	return smr_workers_new(1, &r->workers);
}

/* Lists the nodes "%1 = map ins %0", ..., each of the one before. */
static void chain_text(int ops, char *text, size_t room)
{
	size_t n = (size_t)snprintf(text, room, "%%0 = param f32[%d] 0\n", N);

	for (int i = 1; i <= ops; i++)
		n += (size_t)snprintf(
			text + n, room - n,
			"%%%d = map f32[%d] ins %%%d body (1) = add(p0:f32, %d:f32)\n", i, N, i - 1,
			i);
	snprintf(text + n, room - n, "result %%%d", ops);
}

/* x = x + 1 + 2 + ... */
static made chain_of(int ops)
{
	made p = begin(1);
	uint32_t x = var(&p, SMR_F32, N), y = var(&p, SMR_F32, N);
	char text[2000];

	chain_text(ops, text, sizeof(text));
	interface(&p, 1, U(x), 1, U(y));
	basic(&p, &p.f->body, text, U(x), 1, U(y), 1);
	return p;
}

/* i = 0; while (i < turns) { i = i + 1; x = x + 1 } */
static made loop_of(int turns)
{
	made p = begin(1);
	uint32_t i = var(&p, SMR_I32, 0), x = var(&p, SMR_F32, N), on = var(&p, SMR_I1, 0);
	smr_block *w;
	char text[2000];

	interface(&p, 1, U(x), 1, U(x));
	basic(&p, &p.f->body, "%0 = constant 0:i32\nresult %0", NULL, 0, U(i), 1);
	w = smr_body_add(p.m, &p.f->body, SMR_BLOCK_WHILE, 2);
	w->on = on;
	snprintf(text, sizeof(text),
		 "%%0 = param i32[] 0\n%%1 = map i1[] ins %%0 body (1) = lt(p0:i32, %d:i32)\n"
		 "result %%1",
		 turns);
	basic(&p, &w->bodies[0], text, U(i), 1, U(on), 1);
	snprintf(text, sizeof(text),
		 "%%0 = param i32[] 0\n%%1 = param f32[%d] 1\n"
		 "%%2 = map i32[] ins %%0 body (1) = add(p0:i32, 1:i32)\n"
		 "%%3 = map f32[%d] ins %%1 body (1) = add(p0:f32, 1:f32)\nresult %%2, %%3",
		 N, N);
	basic(&p, &w->bodies[1], text, U(i, x), 2, U(i, x), 2);
	return p;
}

/* ---- attentions ------------------------------------------------------------------------------ */

static const attention_flow sizes = {.batches = 1, .rows = 24, .keys = 40, .width = 16};
enum { ROWS = 24, KEYS = 40, WIDTH = 16, ATTENTIONS = 2 };

static uint32_t matrix(made *p, int64_t rows)
{
	smr_graph *g;
	smr_type type;
	uint32_t v;

	assert_int_equal(smr_graph_new("t", &g), SMR_OK);
	assert_int_equal(smr_type_make(g, SMR_F32, 3, (int64_t[]){1, rows, WIDTH}, &type), SMR_OK);
	v = smr_function_var(p->m, p->f, &type, NULL);
	smr_graph_free(g);
	return v;
}

static made attentions(smr_fuse_chains chains)
{
	made p = begin(1);
	uint32_t q = matrix(&p, ROWS), k = matrix(&p, KEYS), v = matrix(&p, KEYS),
		 o = matrix(&p, ROWS);
	smr_fusion what;
	char text[5000];

	interface(&p, 3, U(q, k, v), 1, U(o));
	write_attentions(text, sizeof(text), &sizes, ATTENTIONS);
	basic(&p, &p.f->body, text, U(q, k, v), 3, U(o), 1);
	assert_int_equal(smr_fuse_module(p.m, &(smr_fuse_params){.chains = chains}, &what), SMR_OK);
	return p;
}

/* Runs twice; the result is @p to, of kernels some are on the card. */
static smr_status run_attentions(made p, smr_run_device device, double slower, float *to,
				 int *there)
{
	smr_runner r;
	smr_executable *x;
	smr_executable_op op;
	smr_status st = SMR_OK;

	SMR_TRY(make_runner(&r, device));
	for (size_t i = 0; i < cpu.npoints; i++)
		cpu.bw_one[i] = cpu.bw_all[i] = BPS / slower;
	SMR_TRY(smr_executable_new(&r, p.m, &x));
	for (int turn = 0; turn < 2 && st == SMR_OK; turn++) {
		smr_buffer *arg[3], *result;

		for (uint32_t a = 0; a < 3; a++) {
			SMR_TRY(smr_buffer_new(smr_executable_heap(x, 0),
					       &p.f->vars[p.f->params[a]].type, &arg[a]));
			for (int i = 0; i < (a > 0 ? KEYS : ROWS) * WIDTH; i++)
				((float *)arg[a]->t.data)[i] = (float)((i * 37 + (int)a) % 41) / 20;
		}
		st = smr_executable_run(x, arg, &result, NULL);
		if (st == SMR_OK) {
			memcpy(to, result->t.data, ROWS * WIDTH * sizeof(float));
			smr_buffer_drop(smr_executable_heap(x, 0), result);
		}
	}
	*there = 0;
	for (size_t i = 0; smr_executable_op_at(x, i, &op); i++)
		*there += !op.handed && strcmp(op.impl, "gpu") == 0;
	smr_executable_free(x);
	smr_module_free(p.m);
	smr_workers_free(r.workers);
	smr_library_free(library);
	return st;
}

static int either(void)
{
	static float want[ROWS * WIDTH], got[ROWS * WIDTH];
	int there;

	GPU_OK(run_attentions(attentions(SMR_FUSE_IN_SLABS), SMR_RUN_CPU, 1, want, &there));
	GPU_CHECK(there == 0);
	GPU_OK(run_attentions(attentions(SMR_FUSE_EITHER), SMR_RUN_CPU, 1, got, &there));
	GPU_CHECK(there == 0 && memcmp(got, want, sizeof(want)) == 0);
	/* small ones are not worth the transfers: the ops run here, with the same bits */
	GPU_OK(run_attentions(attentions(SMR_FUSE_EITHER), SMR_RUN_AUTO, 1, got, &there));
	GPU_CHECK(there == 0 && memcmp(got, want, sizeof(want)) == 0);
	/* with a slow CPU each is one kernel of the card */
	GPU_OK(run_attentions(attentions(SMR_FUSE_EITHER), SMR_RUN_AUTO, 1e6, got, &there));
	GPU_CHECK(there == ATTENTIONS);
	for (int i = 0; i < ROWS * WIDTH; i++)
		GPU_CHECK(fabsf(got[i] - want[i]) <= 1e-5F);
	return 0;
}

static void an_attention_is_one_kernel_of_the_card_or_its_ops_here(void **state)
{
	GPU_IN_CHILD(either, "MOCK_CUDA_CC=0.0");
}

static int ops_alone(void)
{
	static float got[ROWS * WIDTH];
	int there;

	GPU_OK(run_attentions(attentions(SMR_FUSE_EITHER), SMR_RUN_AUTO, 1e6, got, &there));
	GPU_CHECK(there == 0);
	return 0;
}

static void without_a_card_the_ops_of_an_attention_run_here(void **state)
{
	GPU_IN_CHILD(ops_alone, "MOCK_CUDA_DEVICES=0");
}

/* Runs three times and checks that each element has @p more; counts kernels on the card. */
static smr_status run_made(made p, smr_run_device device, float more, int *there)
{
	smr_runner r;
	smr_executable *x;
	smr_executable_op op;
	smr_status st = SMR_OK;

	SMR_TRY(make_runner(&r, device));
	SMR_TRY(smr_executable_new(&r, p.m, &x));
	for (int turn = 0; turn < 3 && st == SMR_OK; turn++) {
		smr_buffer *arg, *result;

		SMR_TRY(smr_buffer_new(smr_executable_heap(x, 0), &p.f->vars[p.f->params[0]].type,
				       &arg));
		for (int i = 0; i < N; i++)
			((float *)arg->t.data)[i] = (float)(i % 100 + turn);
		st = smr_executable_run(x, &arg, &result, NULL);
		for (int i = 0; i < N && st == SMR_OK; i++)
			if (((float *)result->t.data)[i] != (float)(i % 100 + turn) + more)
				st = smr_fail(SMR_EINTERNAL, "element %d is %g", i,
					      ((double)((float *)result->t.data)[i]));
		if (st == SMR_OK)
			smr_buffer_drop(smr_executable_heap(x, 0), result);
	}
	*there = 0;
	for (size_t i = 0; smr_executable_op_at(x, i, &op); i++)
		*there += strcmp(op.impl, "gpu") == 0;
	smr_executable_free(x);
	smr_module_free(p.m);
	smr_workers_free(r.workers);
	smr_library_free(library);
	return st;
}

static int chains(void)
{
	int there;

	/* alone it does not pay: two transfers; the same on the way through a program does */
	GPU_OK(run_made(chain_of(1), SMR_RUN_AUTO, 1, &there));
	GPU_CHECK(there == 0);
	GPU_OK(run_made(chain_of(OPS), SMR_RUN_AUTO, OPS * (OPS + 1) / 2, &there));
	GPU_CHECK(there == OPS);
	GPU_OK(run_made(chain_of(1), SMR_RUN_GPU, 1, &there));
	GPU_CHECK(there == 1);
	return 0;
}

static void a_chain_runs_on_the_card_if_it_pays_as_a_whole(void **state)
{
	GPU_IN_CHILD(chains, "MOCK_CUDA_CC=0.0");
}

static int loops(void)
{
	int there;

	GPU_OK(run_made(loop_of(1), SMR_RUN_AUTO, 1, &there));
	GPU_CHECK(there == 0);
	GPU_OK(run_made(loop_of(40), SMR_RUN_AUTO, 40, &there));
	GPU_CHECK(there == 1);
	return 0;
}

static void a_loop_pays_by_its_iterations(void **state)
{
	GPU_IN_CHILD(loops, "MOCK_CUDA_CC=0.0");
}

/* The argument and two tensors at a time: 1.2 MB of 1.05. */
static int no_room(void)
{
	int there;

	GPU_OK(run_made(chain_of(OPS), SMR_RUN_AUTO, OPS * (OPS + 1) / 2, &there));
	GPU_CHECK(there == 0);
	/* with copies each kernel has room */
	GPU_OK(run_made(chain_of(OPS), SMR_RUN_GPU, OPS * (OPS + 1) / 2, &there));
	GPU_CHECK(there == OPS);
	return 0;
}

static void values_stay_on_the_card_only_if_they_have_room(void **state)
{
	GPU_IN_CHILD(no_room, "MOCK_CUDA_CC=0.0", "SAMARA_GPU_MEMORY=1");
}

/* Not even the operand and the result of one kernel have room. */
static int no_room_for_one(void)
{
	int there;

	GPU_OK(run_made(chain_of(3), SMR_RUN_GPU, 6, &there));
	GPU_CHECK(there == 0 && gpu_mock_calls("cuMemAlloc") == 0);
	return 0;
}

static void a_kernel_without_room_runs_here(void **state)
{
	GPU_IN_CHILD(no_room_for_one, "MOCK_CUDA_CC=0.0", "MOCK_CUDA_MEMORY=0.5");
}

static int no_card(void)
{
	int there;

	GPU_OK(run_made(chain_of(OPS), SMR_RUN_AUTO, OPS * (OPS + 1) / 2, &there));
	GPU_CHECK(there == 0);
	return 0;
}

static void without_a_card_all_run_here(void **state)
{
	GPU_IN_CHILD(no_card, "MOCK_CUDA_DEVICES=0");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_chain_runs_on_the_card_if_it_pays_as_a_whole),
		cmocka_unit_test(a_loop_pays_by_its_iterations),
		cmocka_unit_test(values_stay_on_the_card_only_if_they_have_room),
		cmocka_unit_test(a_kernel_without_room_runs_here),
		cmocka_unit_test(without_a_card_all_run_here),
		cmocka_unit_test(an_attention_is_one_kernel_of_the_card_or_its_ops_here),
		cmocka_unit_test(without_a_card_the_ops_of_an_attention_run_here),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
