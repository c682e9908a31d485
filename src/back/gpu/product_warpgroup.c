/* Tiles of a product by instructions of warpgroups (wgmma), which read both factors from shared
 * memory while the threads wait.
 *
 * One warpgroup copies, the others compute 64 rows each. Parts of the sum take turns in a ring of
 * places. A place has two barriers: `full` ends a phase when all copies of a part have landed,
 * `empty` when all warps have computed it. So warpgroups do not wait for each other.
 *
 * In shared memory, rows have 128 bytes: 64 elements of the sum, or, turned, 64 of the side for an
 * element of the sum. Pieces of 16 bytes are exchanged within a row by the row's number, as the
 * instruction's 128-byte mode has it. Blocks of 64 turned rows follow one another. */
#include "back/gpu/product.h"

#include <stdio.h>

enum {
	GROUP = 128,  /* threads of a warpgroup */
	GATE = 8,     /* bytes of a barrier */
	ROW = 128,    /* bytes of a row in shared memory */
	ROWS = 64,    /* rows of a warpgroup */
	EIGHT = 1024, /* bytes of eight rows */
	DEPTH = 64,   /* elements of a part of the sum */
	BLOCK = DEPTH * ROW
};

size_t smr_gpu_warpgroup_gates(const nest_stage *s)
{
	return s->product.warpgroups > 0 ? 2 * GATE * (size_t)s->product.stages : 0;
}

void smr_gpu_warpgroup_begin(smr_gpu_product *x)
{
	smr_gpu_puts(x, "%%lane = and i64 %%t, 31");
	smr_gpu_puts(x, "%%warp0 = lshr i64 %%t, 5");
	smr_gpu_puts(x, "%%warp1 = add i64 0, 0");
	smr_gpu_puts(x, "%%slab1 = add i64 0, 0");
}

/* ---- the ring ---------------------------------------------------------------------------------
 */

static int gate_address(smr_gpu_product *x, const char *gate, int offset)
{
	int at = smr_gpu_put(x, "add i64 %s, %d", gate, offset);

	return smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", at);
}

static void put_gates(smr_gpu_product *x, size_t first)
{
	smr_gpu_puts(x, "%%starts = icmp eq i64 %%t, 0");
	smr_gpu_puts(x, "br i1 %%starts, label %%gates, label %%ready");
	smr_str_puts(x->ir, "gates:\n");
	for (int i = 0; i < x->t->stages; i++) {
		char at[24];

		snprintf(at, sizeof(at), "%zu", first + (size_t)(2 * GATE * i));
		smr_gpu_puts(x, "call void @smr_d_mbarrier_init(ptr %%r%d, i32 %d)",
			     gate_address(x, at, 0), GROUP);
		smr_gpu_puts(x, "call void @smr_d_mbarrier_init(ptr %%r%d, i32 %d)",
			     gate_address(x, at, GATE), x->t->warps[0]);
	}
	smr_gpu_puts(x, "call void @smr_d_fence_async()");
	smr_gpu_puts(x, "br label %%ready");
	smr_str_puts(x->ir, "ready:\n");
	smr_gpu_puts(x, "call void @smr_d_barrier()");
}

/* Starts a loop over parts of the sum at label @p to, after @p from: the part's first element, its
 * place, its barriers, and the parity of the phase to wait for. Names end with @p of. */
static void begin_parts(smr_gpu_product *x, const char *from, const char *to, const char *of,
			size_t gates, int parity)
{
	smr_gpu_puts(x, "br label %%%s", to);
	smr_str_printf(x->ir, "%s:\n", to);
	smr_gpu_puts(x, "%%k1%s = phi i64 [ %%k0, %%%s ], [ %%k2%s, %%%s ]", of, from, of, to);
	smr_gpu_puts(x, "%%at%s = phi i64 [ 0, %%%s ], [ %%at2%s, %%%s ]", of, from, of, to);
	smr_gpu_puts(x, "%%gate%s = phi i64 [ %zu, %%%s ], [ %%gate2%s, %%%s ]", of, gates, from,
		     of, to);
	smr_gpu_puts(x, "%%phase%s = phi i32 [ %d, %%%s ], [ %%phase2%s, %%%s ]", of, parity, from,
		     of, to);
}

/* Ends it: the ring's first place comes after its last one, with the other parity. */
static void end_parts(smr_gpu_product *x, const char *to, const char *next, const char *of,
		      size_t gates)
{
	const nest_product *t = x->t;
	size_t bytes = smr_gpu_side_bytes(t, 0) + smr_gpu_side_bytes(t, 1);
	int gate, at, flip;

	smr_gpu_puts(x, "%%k2%s = add i64 %%k1%s, %d", of, of, t->depth);
	at = smr_gpu_put(x, "add i64 %%at%s, %zu", of, bytes);
	gate = smr_gpu_put(x, "add i64 %%gate%s, %d", of, 2 * GATE);
	smr_gpu_puts(x, "%%over%s = icmp eq i64 %%r%d, %zu", of, at, (size_t)t->stages * bytes);
	smr_gpu_puts(x, "%%at2%s = select i1 %%over%s, i64 0, i64 %%r%d", of, of, at);
	smr_gpu_puts(x, "%%gate2%s = select i1 %%over%s, i64 %zu, i64 %%r%d", of, of, gates, gate);
	flip = smr_gpu_put(x, "zext i1 %%over%s to i32", of);
	smr_gpu_puts(x, "%%phase2%s = xor i32 %%phase%s, %%r%d", of, of, flip);
	smr_gpu_puts(x, "%%more%s = icmp ult i64 %%k2%s, %%all", of, of);
	smr_gpu_puts(x, "br i1 %%more%s, label %%%s, label %%%s", of, to, next);
	smr_str_printf(x->ir, "%s:\n", next);
}

/* ---- copies ----------------------------------------------------------------------------------
 */

static void put_copies(smr_gpu_product *x, size_t gates)
{
	int full, empty;

	smr_str_puts(x->ir, "copy:\n");
	smr_gpu_puts(x, "%%copier = sub i64 %%t, %d", x->t->warpgroups * GROUP);
	x->thread = "%copier";
	x->loaders = GROUP;
	begin_parts(x, "copy", "fill", "f", gates, 1);
	empty = gate_address(x, "%gatef", GATE);
	smr_gpu_puts(x, "call void @smr_d_mbarrier_wait(ptr %%r%d, i32 %%phasef)", empty);
	smr_gpu_product_copy(x, "%k1f", "%atf");
	full = gate_address(x, "%gatef", 0);
	smr_gpu_puts(x, "call void @smr_d_mbarrier_copies(ptr %%r%d)", full);
	end_parts(x, "fill", "filled", "f", gates);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_puts(x, "br label %%put");
}

/* ---- sums -------------------------------------------------------------------------------------
 */

/* The descriptor of a factor without its address, which has the lowest 14 bits, in units of 16
 * bytes: the distances of blocks of 64 turned rows (of others: unused, 1) and of eight rows, and
 * the 128-byte mode. */
static long long fixed_bits(const nest_product *t, int side)
{
	long long block = t->side[side].along ? 1 : BLOCK / 16;

	return 1LL << 62 | (long long)(EIGHT / 16) << 32 | block << 16;
}

static int put_descriptor(smr_gpu_product *x, int side)
{
	int at = smr_gpu_put(x, "add i64 %%window, %%at"), first;

	if (side == 0) { /* 64 rows, or a block of turned ones */
		first = smr_gpu_put(x, "mul i64 %%group, %d", BLOCK);
		at = smr_gpu_put(x, "add i64 %%r%d, %%r%d", at, first);
	} else {
		at = smr_gpu_put(x, "add i64 %%r%d, %zu", at, smr_gpu_side_bytes(x->t, 0));
	}
	at = smr_gpu_put(x, "lshr i64 %%r%d, 4", at);
	return smr_gpu_put(x, "or i64 %%r%d, %lld", at, fixed_bits(x->t, side));
}

static void put_multiply(smr_gpu_product *x, int n)
{
	const nest_product *t = x->t;
	smr_gpu_wgmma f = {.bf16 = t->side[0].loaded->type == SMR_BF16,
			   .columns = t->tile[1],
			   .turned = {!t->side[0].along, !t->side[1].along}};
	int a = put_descriptor(x, 0), b = put_descriptor(x, 1);
	char name[40];

	smr_str_puts(x->ir, "  %sums = call ");
	smr_gpu_wgmma_type(&f, x->ir);
	smr_str_printf(x->ir, " @%s(i64 %%r%d, i64 %%r%d", smr_gpu_wgmma_name(&f, name), a, b);
	for (int i = 0; i < n; i++)
		smr_str_printf(x->ir, ", <4 x float> %%s%d", i);
	smr_str_puts(x->ir, ")\n");
	for (int i = 0; i < n; i++) {
		smr_str_printf(x->ir, "  %%o%d = extractvalue ", i);
		smr_gpu_wgmma_type(&f, x->ir);
		smr_str_printf(x->ir, " %%sums, %d\n", i);
	}
}

static void put_sums(smr_gpu_product *x, size_t gates)
{
	smr_gpu_sums sums;
	int full, empty;

	smr_gpu_sums_of_matrices(x->s, &sums);
	smr_str_puts(x->ir, "consume:\n");
	smr_gpu_puts(x, "%%group = lshr i64 %%t, 7");
	smr_gpu_puts(x, "%%leads = icmp eq i64 %%lane, 0");
	smr_gpu_puts(x, "%%arrives = zext i1 %%leads to i32");
	smr_gpu_puts(x, "%%window1 = call i32 @smr_d_shared_at(ptr %%shared)");
	smr_gpu_puts(x, "%%window = zext i32 %%window1 to i64");
	begin_parts(x, "consume", "part", "", gates, 0);
	smr_gpu_product_phis(x, "consume");
	full = gate_address(x, "%gate", 0);
	smr_gpu_puts(x, "call void @smr_d_mbarrier_wait(ptr %%r%d, i32 %%phase)", full);
	smr_gpu_puts(x, "call void @smr_d_fence_async()");
	put_multiply(x, sums.n);
	empty = gate_address(x, "%gate", GATE);
	smr_gpu_puts(x, "call void @smr_d_mbarrier_arrive(ptr %%r%d, i32 %%arrives)", empty);
	end_parts(x, "part", "computed", "", gates);
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_matrix_slab(x, 0);
	smr_gpu_puts(x, "br label %%put");
}

void smr_gpu_warpgroup_loop(smr_gpu_product *x, size_t gates)
{
	put_gates(x, gates);
	smr_gpu_puts(x, "%%consumes = icmp ult i64 %%t, %d", x->t->warpgroups * GROUP);
	smr_gpu_puts(x, "br i1 %%consumes, label %%consume, label %%copy");
	put_copies(x, gates);
	put_sums(x, gates);
	smr_str_puts(x->ir, "put:\n");
	smr_gpu_puts(x, "call void @smr_d_barrier()");
	smr_gpu_puts(x, "br label %%next");
}
