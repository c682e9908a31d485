/* Kernels: each finds the thread's point, and calls the stage's function for it. */
#include "back/gpu/own.h"

size_t smr_gpu_words(const nest_plan *p)
{
	return (size_t)p->nops + (size_t)p->nnums + (size_t)p->nstages;
}

/* Points %lo, places %member and %column in the team, and %leads, by the threads of a point. */
static const char *const indices[] = {
	[SMR_GPU_CHAIN] = "  %lo = add i64 %first, %t\n"
			  "  %member = add i64 0, 0\n"
			  "  %column = add i64 0, 0\n"
			  "  %leads = icmp eq i64 0, 0\n",
	[SMR_GPU_WARP_ROWS] = "  %warp = lshr i64 %t, 5\n"
			      "  %lo = add i64 %first, %warp\n"
			      "  %member = and i64 %t, 31\n"
			      "  %column = add i64 0, 0\n"
			      "  %leads = icmp eq i64 %member, 0\n",
	[SMR_GPU_BLOCK_ROWS] = "  %lo = add i64 %first, 0\n"
			       "  %member = add i64 %t, 0\n"
			       "  %column = add i64 0, 0\n"
			       "  %leads = icmp eq i64 %t, 0\n",
	/* columns beyond the last are computed as the last one, since all threads of a block meet
	 * at its barriers, but are not stored */
	[SMR_GPU_COLUMNS] = "  %column = and i64 %t, 31\n"
			    "  %member = lshr i64 %t, 5\n"
			    "  %own = add i64 %first, %column\n"
			    "  %there = icmp ult i64 %own, %n\n"
			    "  %last = sub i64 %n, 1\n"
			    "  %lo = select i1 %there, i64 %own, i64 %last\n"
			    "  %heads = icmp eq i64 %member, 0\n"
			    "  %leads = and i1 %heads, %there\n",
};

static int points_of_block(const smr_gpu_launch *l)
{
	switch (l->kind) {
	case SMR_GPU_CHAIN:
		return (int)l->block;
	case SMR_GPU_WARP_ROWS:
		return (int)l->block / NEST_WARP;
	case SMR_GPU_COLUMNS:
		return NEST_WARP;
	default:
		return 1;
	}
}

static void put_kernel(const nest_plan *p, int k, const smr_gpu_launch *l, smr_str *ir)
{
	smr_str_printf(ir,
		       "define void @smr_gpu_%d(ptr byval([%zu x i64]) align 8 %%args) nounwind {\n"
		       "  %%thread = call i32 @smr_d_thread()\n"
		       "  %%block = call i32 @smr_d_block()\n"
		       "  %%scratch = call ptr @smr_d_zero()\n"
		       "  %%t = zext i32 %%thread to i64\n"
		       "  %%b = zext i32 %%block to i64\n"
		       "  %%first = mul i64 %%b, %d\n"
		       "  %%num = getelementptr i64, ptr %%args, i64 %d\n"
		       "  %%na = getelementptr i64, ptr %%args, i64 %d\n"
		       "  %%n = load i64, ptr %%na\n",
		       k, smr_gpu_words(p), points_of_block(l), p->nops, p->nops + p->nnums + k);
	smr_str_puts(ir, indices[l->kind]);
	smr_str_printf(ir,
		       "  %%in = icmp ult i64 %%lo, %%n\n"
		       "  br i1 %%in, label %%run, label %%done\n"
		       "run:\n"
		       "  call void @smr_nest_%d(ptr %%args, ptr %%num, i64 %%lo, i64 %%member, "
		       "i64 %%column, i1 %%leads, ptr %%scratch)\n"
		       "  br label %%done\n"
		       "done:\n"
		       "  ret void\n"
		       "}\n",
		       k);
}

void smr_gpu_kernels(const nest_plan *p, const smr_gpu_launch *launch, smr_str *ir)
{
	for (int k = 0; k < p->nstages; k++)
		put_kernel(p, k, &launch[k], ir);
}
