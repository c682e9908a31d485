/* Generated kernels by way of the CUDA driver: the nests of the code generator's tests, with all
 * operands in device memory. The driver is the mock, whose work is late. */
#include "back/back.h"
#include "back/gpu/gpu.h"
#include "cuda_case.h"

enum { BASES = 8, BASE_BYTES = 1 << 20, VALUES = 64 };

static char *memory[BASES]; /* of the nests, BASE_BYTES each */
static const smr_gpu_target target = {.processors = 1,
				      .resident = 2048,
				      .threads = 1024,
				      .shared = 48 << 10,
				      .aligned = 16,
				      .scalars_by_address = true};
static smr_gpu_device *device;
static int launches;

struct smr_exec {
	smr_gpu_code code;
	smr_gpu_module *module; /* the latest: many nests have one text */
};

static struct latest {
	char *ir;
	smr_gpu_module *module;
} latest;

/* Device memory of one run. */
typedef struct copies {
	smr_gpu_ptr base[BASES], temp, result, values;
	uint64_t host_result;
} copies;

static smr_status accept_nest(const smr_codelet *c, const smr_env *e)
{
	return smr_gpu_check(c, e, &target);
}

static void release_nest(smr_exec *x)
{
	smr_gpu_code_free(&x->code);
	smr_free(x);
}

static void drop_latest(void)
{
	smr_gpu_module_free(latest.module);
	smr_free(latest.ir);
	latest = (struct latest){0};
}

static smr_status load_code(const smr_gpu_code *code)
{
	char *image;
	size_t n;
	smr_status st;

	if (latest.ir != NULL && strcmp(latest.ir, smr_str_text(&code->ir)) == 0)
		return SMR_OK;
	drop_latest();
	SMR_TRY(smr_gpu_compile(code, &target, &image, &n));
	st = smr_gpu_module_load(device, image, n, &latest.module);
	smr_free(image);
	latest.ir = smr_strdup(smr_str_text(&code->ir));
	return st;
}

static smr_status prepare_nest(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));

	SMR_TRY(smr_gpu_generate(c, e, &target, &x->code));
	SMR_TRY(load_code(&x->code));
	x->module = latest.module;
	*out = x;
	return SMR_OK;
}

static smr_status take_up(copies *m, const smr_env *e, const nest_recipe *r)
{
	for (int i = 0; i < BASES; i++) {
		if (memory[i] == NULL)
			continue;
		SMR_TRY(smr_gpu_alloc(device, BASE_BYTES, &m->base[i]));
		SMR_TRY(smr_gpu_upload(device, m->base[i], memory[i], BASE_BYTES, NULL));
	}
	SMR_TRY(smr_gpu_alloc(device, (size_t)nest_recipe_temp(r), &m->temp));
	SMR_TRY(smr_gpu_alloc(device, sizeof(m->host_result), &m->result));
	SMR_TRY(smr_gpu_fill(device, m->result, 0, sizeof(m->host_result), NULL));
	SMR_TRY(smr_gpu_alloc(device, VALUES * sizeof(*e->value), &m->values));
	return smr_gpu_upload(device, m->values, e->value, VALUES * sizeof(*e->value), NULL);
}

static smr_status take_down(copies *m)
{
	for (int i = 0; i < BASES; i++)
		if (m->base[i] != 0)
			SMR_TRY(smr_gpu_download(device, memory[i], m->base[i], BASE_BYTES, NULL));
	return smr_gpu_download(device, &m->host_result, m->result, sizeof(m->host_result), NULL);
}

static void drop_copies(copies *m)
{
	for (int i = 0; i < BASES; i++)
		smr_gpu_free(device, m->base[i]);
	smr_gpu_free(device, m->temp);
	smr_gpu_free(device, m->result);
	smr_gpu_free(device, m->values);
}

static smr_status launch_all(smr_exec *x, uint64_t *words)
{
	void *params[] = {words};
	char name[32];

	for (int k = 0; k < x->code.nlaunches; k++, launches++) {
		const smr_gpu_launch *l = &x->code.launch[k];
		smr_gpu_work w = {.grid = {l->grid, 1, 1},
				  .block = {l->block, 1, 1},
				  .shared = l->shared,
				  .params = params};

		snprintf(name, sizeof(name), "smr_gpu_%d", k);
		SMR_TRY(smr_gpu_function(x->module, name, &w.fn));
		SMR_TRY(smr_gpu_launch_kernel(device, &w, NULL));
	}
	return SMR_OK;
}

static smr_status run_nest(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const nest_recipe *r = &x->code.recipe;
	copies m = {.host_result = 0};
	char *base[NEST_MAX_OPERANDS];
	uint64_t words[SMR_GPU_WORDS];
	smr_status st = take_up(&m, e, r);

	nest_recipe_place(r, (void *const *)m.base, (char *)(uintptr_t)m.temp,
			  (uint64_t *)(uintptr_t)m.result, base);
	smr_gpu_arguments(&x->code, base, (const uint64_t *)(uintptr_t)m.values, words);
	if (st == SMR_OK)
		st = launch_all(x, words);
	if (st == SMR_OK)
		st = take_down(&m);
	if (st == SMR_OK && r->op[r->result].where == NEST_RESULT)
		e->value[r->op[r->result].node] = m.host_result;
	drop_copies(&m);
	return st;
}

extern const smr_impl smr_impl_driver;
const smr_impl smr_impl_driver = {
	.name = "gpu, through a driver",
	.accept = accept_nest,
	.prepare = prepare_nest,
	.run = run_nest,
	.release = release_nest,
};

#define IMPL smr_impl_driver
#define REFUSES "the target has no such function" /* it has no C library */
#define main nest_tests
static int nest_tests(void);
#include "back/cpu/codegen/codegen_test.c"
#undef main

int main(void)
{
	enum { LEAST = 300 };
	int bad;

	if (setenv("MOCK_CUDA_LATE", "1", 1) != 0)
		return 1;
	if (smr_gpu_open(0, &device) != SMR_OK) {
		printf("%s\n", smr_errmsg());
		return 1;
	}
	bad = nest_tests();
	drop_latest();
	smr_gpu_close(device);
	printf("%d executions, %d launches\n", ran, launches);
	return bad != 0 || ran < LEAST || launches < ran || !gpu_all_freed();
}
