/* Kernels: each finds the thread's points, and calls the stage's function for them. */
#include "back/gpu/own.h"

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
	[SMR_GPU_SQUARES] = "  %lo = add i64 %first, 0\n"
			    "  %member = add i64 %t, 0\n"
			    "  %column = add i64 0, 0\n"
			    "  %leads = icmp eq i64 0, 0\n",
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

void smr_gpu_head(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code)
{
	smr_str_printf(&code->ir,
		       "define void @smr_gpu_%d(ptr byval([%zu x i64]) align 8 %%args) nounwind {\n"
		       "entry:\n"
		       "  %%thread = call i32 @smr_d_thread()\n"
		       "  %%block = call i32 @smr_d_block()\n"
		       "  %%scratch = call ptr @smr_d_zero()\n"
		       "  %%t = zext i32 %%thread to i64\n"
		       "  %%b = zext i32 %%block to i64\n"
		       "  %%first = mul i64 %%b, %lld\n"
		       "  %%num = getelementptr i64, ptr %%args, i64 %d\n"
		       "  %%na = getelementptr i64, ptr %%args, i64 %d\n"
		       "  %%n = load i64, ptr %%na\n",
		       at, code->nwords, (long long)smr_gpu_block_points(l->kind, (int)l->block),
		       p->nops, p->nops + p->nnums + l->first);
}

static void put_kernel(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code)
{
	smr_gpu_head(p, at, l, code);
	smr_str_puts(&code->ir, indices[l->kind]);
	smr_str_printf(&code->ir,
		       "  %%in = icmp ult i64 %%lo, %%n\n"
		       "  br i1 %%in, label %%run, label %%done\n"
		       "run:\n"
		       "  call void @smr_nest_%d(ptr %%args, ptr %%num, i64 %%lo, i64 %%member, "
		       "i64 %%column, i1 %%leads, ptr %%scratch)\n"
		       "  br label %%done\n"
		       "done:\n"
		       "  ret void\n"
		       "}\n",
		       l->first);
}

/* ---- rows of several stages --------------------------------------------------------------------
 */

static void put_row_fold(int k, smr_str *ir)
{
	smr_str_printf(
		ir,
		"  br label %%s%d\n"
		"s%d:\n"
		"  call void @smr_nest_%d(ptr %%args, ptr %%num, i64 %%b, i64 %%t, i64 0, i1 "
		"%%leads, ptr %%scratch)\n"
		"  br label %%e%d\n"
		"e%d:\n",
		k, k, k, k, k);
}

/* Threads compute the row's points in turn. */
static void put_row_elements(const nest_plan *p, int k, unsigned threads, smr_str *ir)
{
	smr_str_printf(ir,
		       "  %%pa%d = getelementptr i64, ptr %%args, i64 %d\n"
		       "  %%pn%d = load i64, ptr %%pa%d\n"
		       "  %%to%d = udiv i64 %%pn%d, %%n\n"
		       "  %%some%d = icmp ult i64 %%t, %%to%d\n"
		       "  br i1 %%some%d, label %%h%d, label %%e%d\n"
		       "h%d:\n",
		       k, p->nops + p->nnums + k, k, k, k, k, k, k, k, k, k, k);
	smr_str_printf(ir, "  br label %%s%d\ns%d:\n", k, k);
	smr_str_printf(ir,
		       "  %%i%d = phi i64 [ %%t, %%h%d ], [ %%j%d, %%l%d ]\n"
		       "  call void @smr_nest_%d(ptr %%args, ptr %%num, i64 %%b, i64 0, i64 %%i%d, "
		       "i1 true, ptr %%scratch)\n"
		       "  br label %%l%d\n"
		       "l%d:\n",
		       k, k, k, k, k, k, k, k);
	smr_str_printf(ir,
		       "  %%j%d = add i64 %%i%d, %u\n"
		       "  %%more%d = icmp ult i64 %%j%d, %%to%d\n"
		       "  br i1 %%more%d, label %%s%d, label %%e%d\n"
		       "e%d:\n",
		       k, k, threads, k, k, k, k, k, k, k);
}

/* A barrier is between stages: all threads of the block have stored, then they read. */
static void put_rows(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code)
{
	smr_gpu_head(p, at, l, code);
	smr_str_puts(&code->ir, "  %leads = icmp eq i64 %t, 0\n");
	for (int k = l->first; k < l->first + l->nstages; k++) {
		if (k > l->first)
			smr_str_puts(&code->ir, "  call void @smr_d_barrier()\n");
		if (p->stages[k].row == NEST_ROW_FOLD)
			put_row_fold(k, &code->ir);
		else
			put_row_elements(p, k, l->block, &code->ir);
	}
	smr_str_puts(&code->ir, "  ret void\n}\n");
}

void smr_gpu_kernels(const nest_plan *p, smr_gpu_code *code)
{
	for (int k = 0; k < code->nlaunches; k++)
		if (code->launch[k].kind == SMR_GPU_ROWS)
			put_rows(p, k, &code->launch[k], code);
		else if (code->launch[k].kind == SMR_GPU_PRODUCT)
			smr_gpu_product_kernel(p, k, &code->launch[k], code);
		else if (code->launch[k].kind == SMR_GPU_ATTENTION)
			smr_gpu_attention_kernel(p, k, &code->launch[k], code);
		else if (code->launch[k].kind == SMR_GPU_JOIN)
			smr_gpu_join_kernel(p, k, &code->launch[k], code);
		else
			put_kernel(p, k, &code->launch[k], code);
}
