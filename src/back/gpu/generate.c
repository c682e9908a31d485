/* From a codelet to the text of its kernels. */
#include <stdio.h>
#include <string.h>

#include "back/gpu/own.h"
#include "base/alloc.h"

enum { WITH_WARPGROUPS = 90 /* the only compute capability that has wgmma */ };

bool smr_gpu_units_find(const char *word, smr_gpu_units *out)
{
	static const char *const words[] = {[SMR_GPU_ALL_UNITS] = "wgmma",
					    [SMR_GPU_NO_MATRICES] = "fma",
					    [SMR_GPU_OF_WARPS] = "mma"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(words[i], word) == 0) {
			*out = (smr_gpu_units)i;
			return true;
		}
	return false;
}

/* Whether products of short floats have instructions (nest_cpu.matrix). */
static int matrix_of(const smr_gpu_target *t)
{
	int sm = t->sm != 0 ? t->sm : t->like != 0 ? t->like : 80;

	if (t->units == SMR_GPU_NO_MATRICES)
		return 0;
	if (sm == WITH_WARPGROUPS && t->units != SMR_GPU_OF_WARPS)
		return 3;
	return sm >= 80 ? 2 : 1;
}

/* Functions come without a library; the GPU's own rounding is the CPU's. */
static nest_cpu cpu_of(const smr_gpu_target *t, bool lanes)
{
	return (nest_cpu){.vector = lanes && t->aligned >= 16 ? 16 : 1,
			  .registers = 64,
			  .fma = true,
			  .scalars_by_address = t->scalars_by_address,
			  .processors = t->processors,
			  .attention = true,
			  .picks = true,
			  .scans = true,
			  .turns = true,
			  .tails = true,
			  .shared = t->shared,
			  .shared_alone = t->shared_alone > t->shared ? t->shared_alone : t->shared,
			  .matrix = matrix_of(t),
			  .tf32 = t->tf32,
			  .simt = (int64_t)t->processors * t->resident};
}

static smr_status check_target(const smr_gpu_target *t)
{
	if (t->processors < 1 || t->resident < NEST_WARP || t->threads < NEST_WARP)
		return smr_fail(SMR_EINVAL, "a GPU of %d multiprocessors, %d threads each",
				t->processors, t->resident);
	if (t->sm != 0 && t->sm < 75)
		return smr_fail(SMR_EUNSUPPORTED, "a GPU of compute capability %d.%d (7.5 and up)",
				t->sm / 10, t->sm % 10);
	return SMR_OK;
}

static smr_status make_plan(const smr_codelet *c, const smr_env *e, const smr_gpu_target *t,
			    bool lanes, nest_plan **out)
{
	nest_cpu cpu = cpu_of(t, lanes);
	smr_status st;

	SMR_TRY(check_target(t));
	*out = smr_malloc(sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	st = nest_plan_make(*out, c, e, &cpu);
	if (st != SMR_OK)
		smr_free(*out);
	return st;
}

smr_status smr_gpu_check(const smr_codelet *c, const smr_env *e, const smr_gpu_target *t)
{
	nest_plan *p;

	SMR_TRY(make_plan(c, e, t, true, &p));
	smr_free(p);
	return SMR_OK;
}

/* Refuses calls of functions that no GPU has. */
static smr_status check_calls(const char *ir)
{
	for (const char *at = strstr(ir, "declare "); at != NULL; at = strstr(at + 1, "declare ")) {
		const char *name = strchr(at, '@');

		if (name != NULL && strncmp(name, "@llvm.", 6) != 0)
			return smr_fail(SMR_EUNSUPPORTED, "%.*s: a GPU has no such function",
					(int)strcspn(name + 1, "("), name + 1);
	}
	return SMR_OK;
}

static void describe(smr_gpu_code *code)
{
	size_t used = 0;

	for (int k = 0; k < code->nlaunches && used < sizeof(code->detail); k++) {
		const smr_gpu_launch *l = &code->launch[k];
		char tile[60] = "";

		if (l->kind == SMR_GPU_PRODUCT)
			snprintf(tile, sizeof(tile), " (%s, %d x %d x %d)", l->units, l->tile[0],
				 l->tile[1], l->tile[2]);
		used += (size_t)snprintf(code->detail + used, sizeof(code->detail) - used,
					 "%s%s%s, %u x %u", k > 0 ? "; " : "",
					 smr_gpu_kind_name(l->kind), tile, l->grid, l->block);
	}
}

static smr_status write_text(nest_plan *p, const smr_gpu_target *t, smr_gpu_code *out)
{
	SMR_TRY(nest_ir(p, smr_gpu_product_parts, &out->ir));
	SMR_TRY(check_calls(smr_str_text(&out->ir)));
	SMR_TRY(smr_gpu_plan(p, t, out));
	out->scalars_by_address = t->scalars_by_address;
	out->nwords = (size_t)p->nops + (size_t)p->nnums + (size_t)p->nstages;
	smr_gpu_kernels(p, out);
	if (t->sm == 0)
		smr_gpu_prelude_host(out);
	else
		smr_gpu_prelude_nvptx(out, t->sm);
	smr_gpu_prelude_wgmma(out, t->sm != 0);
	nest_recipe_of(p, &out->recipe);
	describe(out);
	return smr_str_status(&out->ir, "generated code");
}

static smr_status generate(const smr_codelet *c, const smr_env *e, const smr_gpu_target *t,
			   bool lanes, smr_gpu_code *out)
{
	nest_plan *p;
	smr_status st;

	*out = (smr_gpu_code){0};
	SMR_TRY(make_plan(c, e, t, lanes, &p));
	st = write_text(p, t, out);
	if (st != SMR_OK)
		smr_str_free(&out->ir);
	smr_free(p);
	return st;
}

/* Whether lanes have masks: a GPU would compute them one after the other. */
static bool has_masks(const smr_str *ir)
{
	return strstr(smr_str_text(ir), "@llvm.masked.") != NULL ||
	       strstr(smr_str_text(ir), "@llvm.vector.reduce.") != NULL;
}

smr_status smr_gpu_generate(const smr_codelet *c, const smr_env *e, const smr_gpu_target *t,
			    smr_gpu_code *out)
{
	SMR_TRY(generate(c, e, t, true, out));
	if (!has_masks(&out->ir))
		return SMR_OK;
	smr_str_free(&out->ir);
	return generate(c, e, t, false, out);
}

void smr_gpu_code_free(smr_gpu_code *code)
{
	if (code != NULL)
		smr_str_free(&code->ir);
}

void smr_gpu_arguments(const smr_gpu_code *code, char *const base[NEST_MAX_OPERANDS],
		       const uint64_t *value, uint64_t words[SMR_GPU_WORDS])
{
	const nest_recipe *r = &code->recipe;
	uint64_t *w = words;

	for (int i = 0; i < r->nops; i++) {
		const nest_recipe_op *o = &r->op[i];
		if (o->where != NEST_VALUE)
			*w++ = (uintptr_t)base[i];
		else if (code->scalars_by_address)
			*w++ = (uintptr_t)value + o->node * sizeof(*value);
		else
			*w++ = o->node < r->nvalues ? value[o->node] : 0;
	}
	for (int i = 0; i < r->nnums; i++)
		*w++ = (uint64_t)r->num[i];
	for (int k = 0; k < r->nstages; k++)
		*w++ = (uint64_t)r->stage[k].n;
}
