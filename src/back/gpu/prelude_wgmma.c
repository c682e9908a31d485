/* The functions smr_d_wgmma_*: each adds 64 elements of the sum of a part, by the instructions of a
 * warpgroup (wgmma.mma_async), four of 16 elements.
 *
 * For NVIDIA GPUs all of a function is one piece of assembly: between the first instruction and the
 * end of the wait no other code may touch the registers of the sums. For this CPU the same steps
 * are calls. Only functions that kernels call are written. */
#include <stdio.h>
#include <string.h>

#include "back/gpu/own.h"
#include "back/gpu/product.h"

enum {
	STEPS = 4,        /* instructions of a part */
	ALONG = 2,        /* units of 16 bytes to the next 16 elements of the sum */
	TURNED = 128,     /* ... if elements of a side are adjacent */
	FORMS = 2 * 2 * 4 /* types, columns, layouts */
};

static smr_gpu_wgmma form_of(int i)
{
	return (smr_gpu_wgmma){.bf16 = i & 1,
			       .columns = i & 2 ? 256 : 128,
			       .turned = {(i & 4) != 0, (i & 8) != 0}};
}

const char *smr_gpu_wgmma_name(const smr_gpu_wgmma *f, char out[40])
{
	snprintf(out, 40, "smr_d_wgmma_%s_%d_%d%d", f->bf16 ? "bf16" : "f16", f->columns,
		 f->turned[0], f->turned[1]);
	return out;
}

static int count_vectors(const smr_gpu_wgmma *f)
{
	return f->columns / 8;
}

void smr_gpu_wgmma_type(const smr_gpu_wgmma *f, smr_str *ir)
{
	for (int i = 0; i < count_vectors(f); i++)
		smr_str_puts(ir, i == 0 ? "{<4 x float>" : ", <4 x float>");
	smr_str_puts(ir, "}");
}

static void put_head(const smr_gpu_wgmma *f, const char *attributes, smr_str *ir)
{
	char name[40];

	smr_str_puts(ir, "define internal ");
	smr_gpu_wgmma_type(f, ir);
	smr_str_printf(ir, " @%s(i64 %%a0, i64 %%b0", smr_gpu_wgmma_name(f, name));
	for (int i = 0; i < count_vectors(f); i++)
		smr_str_printf(ir, ", <4 x float> %%s%d", i);
	smr_str_printf(ir, ") %s {\n", attributes);
	for (int k = 1; k < STEPS; k++)
		smr_str_printf(ir,
			       "  %%a%d = add i64 %%a0, %d\n"
			       "  %%b%d = add i64 %%b0, %d\n",
			       k, k * (f->turned[0] ? TURNED : ALONG), k,
			       k * (f->turned[1] ? TURNED : ALONG));
}

/* Returns vectors %v and a number. */
static void put_return(const smr_gpu_wgmma *f, smr_str *ir)
{
	for (int i = 0; i < count_vectors(f); i++) {
		smr_str_printf(ir, "  %%w%d = insertvalue ", i);
		smr_gpu_wgmma_type(f, ir);
		if (i == 0)
			smr_str_puts(ir, " poison");
		else
			smr_str_printf(ir, " %%w%d", i - 1);
		smr_str_printf(ir, ", <4 x float> %%v%d, %d\n", i, i);
	}
	smr_str_puts(ir, "  ret ");
	smr_gpu_wgmma_type(f, ir);
	smr_str_printf(ir, " %%w%d\n}\n", count_vectors(f) - 1);
}

/* ---- NVIDIA GPUs ------------------------------------------------------------------------------
 */

#define LINE "\\0A"

static void put_assembly(const smr_gpu_wgmma *f, smr_str *ir)
{
	int n = 4 * count_vectors(f);
	const char *type = f->bf16 ? "bf16" : "f16";

	smr_str_puts(ir, "asm sideeffect \"wgmma.fence.sync.aligned;" LINE);
	for (int k = 0; k < STEPS; k++) {
		smr_str_printf(ir, "wgmma.mma_async.sync.aligned.m64n%dk16.f32.%s.%s {", f->columns,
			       type, type);
		for (int i = 0; i < n; i++)
			smr_str_printf(ir, "%s$%d", i > 0 ? ", " : "", i);
		smr_str_printf(ir, "}, $%d, $%d, 1, 1, 1, %d, %d;" LINE, 2 * n + 2 * k,
			       2 * n + 2 * k + 1, f->turned[0], f->turned[1]);
	}
	smr_str_puts(ir, "wgmma.commit_group.sync.aligned;" LINE
			 "wgmma.wait_group.sync.aligned 0;\", \"");
	for (int i = 0; i < n; i++)
		smr_str_puts(ir, "=f,");
	for (int i = 0; i < n; i++)
		smr_str_printf(ir, "%d,", i);
	for (int i = 0; i < 2 * STEPS; i++)
		smr_str_puts(ir, "l,");
	smr_str_puts(ir, "~{memory}\"");
}

static void put_floats(int n, smr_str *ir)
{
	for (int i = 0; i < n; i++)
		smr_str_puts(ir, i == 0 ? "{float" : ", float");
	smr_str_puts(ir, "}");
}

static void put_nvptx(const smr_gpu_wgmma *f, smr_str *ir)
{
	int n = 4 * count_vectors(f);

	put_head(f, "alwaysinline convergent nounwind", ir);
	for (int i = 0; i < n; i++)
		smr_str_printf(ir, "  %%x%d = extractelement <4 x float> %%s%d, i32 %d\n", i, i / 4,
			       i % 4);
	smr_str_puts(ir, "  %r = call ");
	put_floats(n, ir);
	smr_str_puts(ir, " ");
	put_assembly(f, ir);
	for (int i = 0; i < n; i++)
		smr_str_printf(ir, "%sfloat %%x%d", i == 0 ? "(" : ", ", i);
	for (int k = 0; k < STEPS; k++)
		smr_str_printf(ir, ", i64 %%a%d, i64 %%b%d", k, k);
	smr_str_puts(ir, ") convergent nounwind\n");
	for (int i = 0; i < n; i++) {
		smr_str_printf(ir, "  %%y%d = extractvalue ", i);
		put_floats(n, ir);
		smr_str_printf(ir, " %%r, %d\n", i);
		if (i % 4 == 0)
			smr_str_printf(ir,
				       "  %%u%d = insertelement <4 x float> poison, float %%y%d, "
				       "i32 0\n",
				       i, i);
		else
			smr_str_printf(
				ir,
				"  %%%c%d = insertelement <4 x float> %%u%d, float %%y%d, i32 %d\n",
				i % 4 == 3 ? 'v' : 'u', i % 4 == 3 ? i / 4 : i, i - 1, i, i % 4);
	}
	put_return(f, ir);
}

/* ---- this CPU ---------------------------------------------------------------------------------
 */

static void put_host(const smr_gpu_wgmma *f, smr_str *ir)
{
	int n = count_vectors(f);
	int form = f->columns | (f->bf16 ? SMR_GPU_FORM_BF16 : 0) |
		   (f->turned[0] ? SMR_GPU_FORM_TURNED : 0) |
		   (f->turned[1] ? 2 * SMR_GPU_FORM_TURNED : 0);

	put_head(f, "nounwind", ir);
	smr_str_printf(ir, "  %%p = alloca [%d x float], align 16\n", 4 * n);
	for (int i = 0; i < n; i++)
		smr_str_printf(ir,
			       "  %%p%d = getelementptr <4 x float>, ptr %%p, i64 %d\n"
			       "  store <4 x float> %%s%d, ptr %%p%d, align 16\n",
			       i, i, i, i);
	smr_str_puts(ir, "  call void @smr_d_wgmma_fence()\n");
	for (int k = 0; k < STEPS; k++)
		smr_str_printf(ir,
			       "  call void @smr_d_wgmma_multiply(ptr %%p, i64 %%a%d, i64 %%b%d, "
			       "i32 %d)\n",
			       k, k, form);
	smr_str_puts(ir, "  call void @smr_d_wgmma_commit()\n"
			 "  call void @smr_d_wgmma_wait()\n");
	for (int i = 0; i < n; i++)
		smr_str_printf(ir, "  %%v%d = load <4 x float>, ptr %%p%d, align 16\n", i, i);
	put_return(f, ir);
}

/* ---- barriers ---------------------------------------------------------------------------------
 */

/* Barriers in shared memory, and what else instructions of warpgroups need, as assembly: $0 is the
 * address in shared memory. */
static const struct {
	const char *name, *parameters, *text, *constraints, *arguments;
} barriers[] = {
	{"mbarrier_init", "ptr %p, i32 %n", "mbarrier.init.shared::cta.b64 [$0], $1;",
	 "r,r,~{memory}", "i32 %at, i32 %n"},
	{"mbarrier_arrive", "ptr %p, i32 %n",
	 "{" LINE ".reg .pred q;" LINE "setp.ne.u32 q, $1, 0;" LINE
	 "@q mbarrier.arrive.shared::cta.b64 _, [$0];" LINE "}",
	 "r,r,~{memory}", "i32 %at, i32 %n"},
	{"mbarrier_copies", "ptr %p", "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0];",
	 "r,~{memory}", "i32 %at"},
	{"mbarrier_wait", "ptr %p, i32 %n",
	 "{" LINE ".reg .pred q;" LINE "W${:uid}:" LINE
	 "mbarrier.try_wait.parity.shared::cta.b64 q, [$0], $1;" LINE "@q bra D${:uid};" LINE
	 "bra W${:uid};" LINE "D${:uid}:" LINE "}",
	 "r,r,~{memory}", "i32 %at, i32 %n"},
};

static void put_barriers(smr_str *ir)
{
	for (size_t i = 0; i < sizeof(barriers) / sizeof(barriers[0]); i++)
		smr_str_printf(ir,
			       "define internal void @smr_d_%s(%s) alwaysinline convergent "
			       "nounwind {\n"
			       "  %%at = call i32 @smr_d_shared_at(ptr %%p)\n"
			       "  call void asm sideeffect \"%s\", \"%s\"(%s) convergent nounwind\n"
			       "  ret void\n"
			       "}\n",
			       barriers[i].name, barriers[i].parameters, barriers[i].text,
			       barriers[i].constraints, barriers[i].arguments);
	smr_str_puts(ir, "define internal i32 @smr_d_shared_at(ptr %p) alwaysinline nounwind {\n"
			 "  %q = addrspacecast ptr %p to ptr addrspace(3)\n"
			 "  %r = ptrtoint ptr addrspace(3) %q to i32\n"
			 "  ret i32 %r\n"
			 "}\n"
			 "define internal void @smr_d_fence_async() alwaysinline convergent "
			 "nounwind {\n"
			 "  call void asm sideeffect \"fence.proxy.async.shared::cta;\", "
			 "\"~{memory}\"() convergent nounwind\n"
			 "  ret void\n"
			 "}\n");
}

bool smr_gpu_is_special(const smr_gpu_code *code)
{
	for (int k = 0; k < code->nlaunches; k++)
		if (code->launch[k].special)
			return true;
	return false;
}

void smr_gpu_prelude_wgmma(smr_gpu_code *code, bool nvptx)
{
	if (!smr_gpu_is_special(code))
		return;
	for (int i = 0; i < FORMS; i++) {
		smr_gpu_wgmma f = form_of(i);
		char name[40], call[48];

		snprintf(call, sizeof(call), "@%s(", smr_gpu_wgmma_name(&f, name));
		if (strstr(smr_str_text(&code->ir), call) == NULL)
			continue;
		if (nvptx)
			put_nvptx(&f, &code->ir);
		else
			put_host(&f, &code->ir);
	}
	if (nvptx)
		put_barriers(&code->ir);
}
