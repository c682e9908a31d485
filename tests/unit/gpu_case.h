/** @file An implementation of codelets for tests: kernels for a GPU, run by the emulator. */
#ifndef TEST_GPU_CASE_H
#define TEST_GPU_CASE_H
#include "back/back.h"
#include "back/gpu/gpu.h"
#include "base/alloc.h"
#include "emulator.h"
#include <stdio.h>
#include <string.h>

static smr_gpu_target gpu_machine = {
	.processors = 132, .resident = 2048, .threads = 1024, .shared = 48 << 10, .aligned = 16};
static emu_order gpu_order; /* of threads, for one worker; with two they run by chance */
static bool gpu_checks_ptx;
static int gpu_launches[SMR_GPU_KINDS]; /* by kind */

struct smr_exec {
	const smr_codelet *c;
	smr_gpu_code code;
	emu_module *module;
};

static smr_status gpu_accept(const smr_codelet *c, const smr_env *e)
{
	return smr_gpu_check(c, e, &gpu_machine);
}

static void gpu_release(smr_exec *x)
{
	emu_unload(x->module);
	smr_gpu_code_free(&x->code);
	smr_free(x);
}

/* Many tests run one text again: the last image is kept. */
static smr_status gpu_image(const smr_gpu_code *code, char **image, size_t *n)
{
	static smr_str text;
	static char *last;
	static size_t size;

	if (last == NULL || text.n != code->ir.n || memcmp(text.s, code->ir.s, text.n) != 0) {
		smr_free(last);
		smr_str_free(&text);
		last = NULL;
		SMR_TRY(smr_gpu_compile(code, &gpu_machine, &last, &size));
		smr_str_puts(&text, smr_str_text(&code->ir));
	}
	*image = last;
	*n = size;
	return SMR_OK;
}

/* Compiles the kernels to PTX, too: LLVM would end the process if it lacked something. */
static smr_status gpu_also_ptx(const smr_codelet *c, const smr_env *e)
{
	static const int sms[] = {75, 80, 90};
	static unsigned turn;
	smr_gpu_target t = gpu_machine;
	smr_gpu_code code;
	char *ptx = NULL;
	smr_status st;
	size_t n;

	t.sm = sms[turn++ % 3];
	SMR_TRY(smr_gpu_generate(c, e, &t, &code));
	st = smr_gpu_compile(&code, &t, &ptx, &n);
	if (st == SMR_OK && strstr(ptx, ".entry smr_gpu_0") == NULL)
		st = smr_fail(SMR_EINTERNAL, "no kernel in the PTX");
	smr_free(ptx);
	smr_gpu_code_free(&code);
	return st;
}

static smr_status gpu_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	char *image;
	size_t n;

	(void)w;
	x->c = c;
	if (gpu_checks_ptx)
		SMR_TRY(gpu_also_ptx(c, e));
	SMR_TRY(smr_gpu_generate(c, e, &gpu_machine, &x->code));
	SMR_TRY(gpu_image(&x->code, &image, &n));
	x->module = emu_load(image, n);
	if (x->module == NULL)
		return smr_fail(SMR_EINTERNAL, "%s", emu_error());
	*out = x;
	return SMR_OK;
}

static smr_status gpu_launch(const smr_exec *x, int k, uint64_t *words)
{
	const smr_gpu_launch *l = &x->code.launch[k];
	size_t size = x->code.nwords * sizeof(*words);
	void *args[] = {words};
	char name[32];

	snprintf(name, sizeof(name), "smr_gpu_%d", k);
	gpu_launches[l->kind]++;
	if (emu_launch(x->module, name, (emu_dims){l->grid, 1, 1}, (emu_dims){l->block, 1, 1},
		       l->shared, args, &size) != 0)
		return smr_fail(SMR_EINTERNAL, "%s", emu_error());
	return SMR_OK;
}

static smr_status gpu_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const nest_recipe *r = &x->code.recipe;
	char *temp = smr_aligned_alloc(64, (size_t)nest_recipe_temp(r) + 64);
	char *base[NEST_MAX_OPERANDS];
	uint64_t words[SMR_GPU_WORDS], result = 0;
	smr_status st = SMR_OK;

	emu_set_order(smr_workers_count(w) > 1 ? EMU_RANDOM : gpu_order, 7);
	nest_recipe_place(r, e->base, temp, &result, base);
	smr_gpu_arguments(&x->code, base, e->value, words);
	for (int k = 0; k < x->code.nlaunches && st == SMR_OK; k++)
		st = gpu_launch(x, k, words);
	if (r->op[r->result].where == NEST_RESULT)
		e->value[r->op[r->result].node] = result;
	smr_free(temp);
	return st;
}

static const char *gpu_detail(const smr_exec *x)
{
	return x->code.detail;
}

extern const smr_impl smr_impl_emulated;
const smr_impl smr_impl_emulated = {
	.name = "gpu, emulated",
	.accept = gpu_accept,
	.prepare = gpu_prepare,
	.run = gpu_run,
	.release = gpu_release,
	.detail = gpu_detail,
};
#endif
