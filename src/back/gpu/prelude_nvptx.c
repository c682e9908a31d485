/* The functions smr_d_* for NVIDIA GPUs, and marks of kernels. */
#include "back/gpu/own.h"

static const char functions[] =
	"@smr_shared = external addrspace(3) global [0 x i8], align 16\n"
	"@smr_zero = internal addrspace(1) constant [64 x i8] zeroinitializer, align 16\n"
	"declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
	"declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
	"declare void @llvm.nvvm.barrier0()\n"
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
	"define internal ptr @smr_d_shared() alwaysinline nounwind {\n"
	"  ret ptr addrspacecast (ptr addrspace(3) @smr_shared to ptr)\n"
	"}\n"
	"define internal ptr @smr_d_zero() alwaysinline nounwind {\n"
	"  ret ptr addrspacecast (ptr addrspace(1) @smr_zero to ptr)\n"
	"}\n";

void smr_gpu_prelude_nvptx(smr_gpu_code *code)
{
	enum { FIRST = 2000000 }; /* number of metadata above those of stages */
	smr_str *ir = &code->ir;

	smr_str_puts(ir, functions);
	smr_str_puts(ir, "!nvvm.annotations = !{");
	for (int k = 0; k < code->nlaunches; k++)
		smr_str_printf(ir, "%s!%d", k > 0 ? ", " : "", FIRST + k);
	smr_str_puts(ir, "}\n");
	for (int k = 0; k < code->nlaunches; k++)
		smr_str_printf(ir,
			       "!%d = !{ptr @smr_gpu_%d, !\"kernel\", i32 1, !\"maxntidx\", "
			       "i32 %u}\n",
			       FIRST + k, k, code->launch[k].block);
}
