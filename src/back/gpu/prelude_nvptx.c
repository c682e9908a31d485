/* The functions smr_d_* for NVIDIA GPUs, and marks of kernels. */
#include <string.h>

#include "back/gpu/own.h"

static const char functions[] =
	"@smr_zero = internal addrspace(1) constant [64 x i8] zeroinitializer, align 16\n"
	"declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
	"declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
	"declare void @llvm.nvvm.barrier0()\n"
	"declare float @llvm.nvvm.ex2.approx.f(float)\n"
	"declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n"
	"define internal i32 @smr_d_thread() alwaysinline nounwind {\n"
	"  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
	"  ret i32 %r\n"
	"}\n"
	"define internal i32 @smr_d_block() alwaysinline nounwind {\n"
	"  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
	"  ret i32 %r\n"
	"}\n"
	"define internal void @smr_d_barrier() alwaysinline convergent nounwind {\n"
	"  call void @llvm.nvvm.barrier0()\n"
	"  ret void\n"
	"}\n"
	"define internal i32 @smr_d_shuffle(i32 %v, i32 %lanes) alwaysinline convergent nounwind "
	"{\n"
	"  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 %lanes, i32 31)\n"
	"  ret i32 %r\n"
	"}\n"
	"define internal float @smr_d_exp2(float %x) alwaysinline nounwind {\n"
	"  %r = call float @llvm.nvvm.ex2.approx.f(float %x)\n"
	"  ret float %r\n"
	"}\n"
	"define internal ptr @smr_d_shared() alwaysinline nounwind {\n"
	"  ret ptr addrspacecast (ptr addrspace(3) @smr_shared to ptr)\n"
	"}\n"
	"define internal ptr @smr_d_zero() alwaysinline nounwind {\n"
	"  ret ptr addrspacecast (ptr addrspace(1) @smr_zero to ptr)\n"
	"}\n";

/* Squares of short numbers from shared memory to the lanes of a warp. */
#define MATRIX(name, of)                                                                           \
	"declare {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4." of                \
	"b16.p3(ptr addrspace(3))\n"                                                               \
	"define internal <4 x i32> @smr_d_" name "(ptr %row) alwaysinline convergent nounwind {\n" \
	"  %p = addrspacecast ptr %row to ptr addrspace(3)\n"                                      \
	"  %r = call {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4." of            \
	"b16.p3(ptr addrspace(3) %p)\n"                                                            \
	"  %a = extractvalue {i32, i32, i32, i32} %r, 0\n"                                         \
	"  %b = extractvalue {i32, i32, i32, i32} %r, 1\n"                                         \
	"  %c = extractvalue {i32, i32, i32, i32} %r, 2\n"                                         \
	"  %d = extractvalue {i32, i32, i32, i32} %r, 3\n"                                         \
	"  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0\n"                                  \
	"  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1\n"                                     \
	"  %v2 = insertelement <4 x i32> %v1, i32 %c, i32 2\n"                                     \
	"  %v3 = insertelement <4 x i32> %v2, i32 %d, i32 3\n"                                     \
	"  ret <4 x i32> %v3\n"                                                                    \
	"}\n"

static const char matrices[] = MATRIX("matrix", "") MATRIX("matrix_turned", "trans.");

static const char copies[] =
	"declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr "
	"addrspace(1), i32)\n"
	"declare void @llvm.nvvm.cp.async.commit.group()\n"
	"declare void @llvm.nvvm.cp.async.wait.group(i32 immarg)\n"
	"define internal void @smr_d_copy(ptr %to, ptr %from, i32 %n) alwaysinline nounwind {\n"
	"  %p = addrspacecast ptr %to to ptr addrspace(3)\n"
	"  %q = addrspacecast ptr %from to ptr addrspace(1)\n"
	"  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %p, ptr "
	"addrspace(1) %q, i32 %n)\n"
	"  ret void\n"
	"}\n"
	"define internal void @smr_d_copies_end() alwaysinline nounwind {\n"
	"  call void @llvm.nvvm.cp.async.commit.group()\n"
	"  ret void\n"
	"}\n";

static const char rounding[] = "declare i32 @llvm.nvvm.f2tf32.rna(float)\n"
			       "define internal float @smr_d_tf32(float %x) alwaysinline nounwind "
			       "{\n"
			       "  %r = call i32 @llvm.nvvm.f2tf32.rna(float %x)\n"
			       "  %f = bitcast i32 %r to float\n"
			       "  ret float %f\n"
			       "}\n";

/* The number of groups is part of the instruction. */
static void put_waits(smr_str *ir)
{
	enum { MOST = 3 };

	smr_str_puts(ir, "define internal void @smr_d_copies_wait(i32 %n) alwaysinline nounwind "
			 "{\n  switch i32 %n, label %w0 [");
	for (int i = 1; i <= MOST; i++)
		smr_str_printf(ir, " i32 %d, label %%w%d", i, i);
	smr_str_puts(ir, " ]\n");
	for (int i = 0; i <= MOST; i++)
		smr_str_printf(ir,
			       "w%d:\n"
			       "  call void @llvm.nvvm.cp.async.wait.group(i32 %d)\n"
			       "  ret void\n",
			       i, i);
	smr_str_puts(ir, "}\n");
}

/* Products of f16 and bf16: an instruction, whose operands are numbers or pairs of them. */
typedef struct multiply {
	const char *name, *instruction, *pair; /* pair: type of two short numbers */
	int sm;                                /* and later ones */
	int a, b; /* registers of a factor: half of them, and two instructions, before sm 80 */
} multiply;

static const multiply multiplies[] = {
	{"f16", "m16n8k16.row.col.f32.f32", "<2 x half>", 80, 4, 2},
	{"f16", "m16n8k8.row.col.f32.f32", "<2 x half>", 0, 2, 1},
	{"bf16", "m16n8k16.row.col.bf16", "i32", 80, 4, 2},
	{"tf32", "m16n8k8.row.col.tf32", "i32", 80, 4, 2},
};

/* Writes one instruction: numbers from @p first on of %a, and %b. */
static void put_instruction(const multiply *m, int at, smr_str *ir)
{
	char in[2] = {(char)('p' + at), '\0'};

	for (int i = 0; i < m->a; i++) {
		int k = at * m->a + i;

		smr_str_printf(ir,
			       "  %%e%d = extractelement <4 x i32> %%a, i32 %d\n"
			       "  %%a%d = bitcast i32 %%e%d to %s\n",
			       k, k, k, k, m->pair);
	}
	for (int i = 0; i < m->b; i++)
		smr_str_printf(ir, "  %%b%d = bitcast i32 %s to %s\n", at * m->b + i,
			       at * m->b + i == 0 ? "%low" : "%high", m->pair);
	for (int i = 0; i < 4; i++)
		smr_str_printf(ir, "  %%%s%d = extractelement <4 x float> %%sum%d, i32 %d\n", in, i,
			       at, i);
	smr_str_printf(ir, "  %%r%d = call {float, float, float, float} @llvm.nvvm.mma.%s(", at,
		       m->instruction);
	for (int i = 0; i < m->a; i++)
		smr_str_printf(ir, "%s %%a%d, ", m->pair, at * m->a + i);
	for (int i = 0; i < m->b; i++)
		smr_str_printf(ir, "%s %%b%d, ", m->pair, at * m->b + i);
	for (int i = 0; i < 4; i++)
		smr_str_printf(ir, "float %%%s%d%s", in, i, i < 3 ? ", " : ")\n");
	for (int i = 0; i < 4; i++) {
		smr_str_printf(ir,
			       "  %%x%d%d = extractvalue {float, float, float, float} %%r%d, %d\n",
			       at, i, at, i);
		if (i == 0)
			smr_str_printf(ir,
				       "  %%y%d0 = insertelement <4 x float> poison, float "
				       "%%x%d0, i32 0\n",
				       at, at);
		else if (i < 3)
			smr_str_printf(ir,
				       "  %%y%d%d = insertelement <4 x float> %%y%d%d, float "
				       "%%x%d%d, i32 %d\n",
				       at, i, at, i - 1, at, i, i);
	}
	smr_str_printf(ir, "  %%sum%d = insertelement <4 x float> %%y%d2, float %%x%d3, i32 3\n",
		       at + 1, at, at);
}

static void put_multiply(const multiply *m, smr_str *ir)
{
	int n = 4 / m->a;

	smr_str_printf(ir, "declare {float, float, float, float} @llvm.nvvm.mma.%s(",
		       m->instruction);
	for (int i = 0; i < m->a + m->b; i++)
		smr_str_printf(ir, "%s, ", m->pair);
	smr_str_puts(ir, "float, float, float, float)\n");
	smr_str_printf(ir,
		       "define internal <4 x float> @smr_d_multiply_%s(<4 x float> %%sum0, <4 x "
		       "i32> %%a, i32 %%low, i32 %%high) alwaysinline convergent nounwind {\n",
		       m->name);
	for (int i = 0; i < n; i++)
		put_instruction(m, i, ir);
	smr_str_printf(ir, "  ret <4 x float> %%sum%d\n}\n", n);
}

static void put_matrices(int sm, smr_str *ir)
{
	const char *last = "";

	smr_str_puts(ir, matrices);
	for (size_t i = 0; i < sizeof(multiplies) / sizeof(multiplies[0]); i++)
		if (multiplies[i].sm <= sm && strcmp(last, multiplies[i].name) != 0) {
			last = multiplies[i].name;
			put_multiply(&multiplies[i], ir);
		}
	if (sm < 80)
		return;
	smr_str_puts(ir, copies);
	smr_str_puts(ir, rounding);
	put_waits(ir);
}

void smr_gpu_prelude_nvptx(smr_gpu_code *code, int sm)
{
	enum { FIRST = 2000000 }; /* number of metadata above those of stages */
	smr_str *ir = &code->ir;

	/* warpgroups exchange pieces of rows by bits of addresses */
	smr_str_printf(ir, "@smr_shared = external addrspace(3) global [0 x i8], align %d\n",
		       smr_gpu_is_special(code) ? 1024 : 16);
	smr_str_puts(ir, functions);
	put_matrices(sm, ir);
	smr_str_puts(ir, "!nvvm.annotations = !{");
	for (int k = 0; k < code->nlaunches; k++)
		smr_str_printf(ir, "%s!%d", k > 0 ? ", " : "", FIRST + k);
	smr_str_puts(ir, "}\n");
	for (int k = 0; k < code->nlaunches; k++)
		smr_str_printf(ir,
			       "!%d = !{ptr @smr_gpu_%d, !\"kernel\", i32 1, !\"maxntidx\", "
			       "i32 %u, !\"minctasm\", i32 %u}\n",
			       FIRST + k, k, code->launch[k].block, code->launch[k].together);
}
