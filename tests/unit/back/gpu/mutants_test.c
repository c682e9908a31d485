/* The emulator catches faults of kernels: each mutant of a kernel's text must fail, give other
 * numbers, or give numbers that depend on the order of threads. A mutant runs in a child process,
 * which may fault: arrays end where memory does. */
#include <sys/mman.h>
#include <sys/wait.h>

#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

#include "attention_case.h"
#include "pick_case.h"
#include "scan_case.h"

enum { WRONG = 3, PAGE = 4096 };

/* Replaces all of `from`; an entry without it would test nothing. */
static void mutate(smr_str *ir, const char *from, const char *to)
{
	smr_str out = {0};
	const char *at = smr_str_text(ir), *next;
	int n = 0;

	for (; (next = strstr(at, from)) != NULL; at = next + strlen(from), n++)
		smr_str_printf(&out, "%.*s%s", (int)(next - at), at, to);
	smr_str_puts(&out, at);
	if (n == 0)
		fail_msg("no '%s' in the kernels", from);
	smr_str_free(ir);
	*ir = out;
}

/* Memory of @p n bytes before a page that cannot be touched. */
static char *at_the_end(size_t n)
{
	size_t room = (n + PAGE - 1) / PAGE * PAGE;
	char *p =
		mmap(NULL, room + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	assert_true(p != MAP_FAILED);
	assert_int_equal(mprotect(p + room, PAGE, PROT_NONE), 0);
	return p + room - n;
}

static smr_node *numbers(smr_dtype t, int rank, const int64_t *dims)
{
	smr_type type = {.dtype = t, .rank = (uint32_t)rank};
	static const char *const names[] = {"A", "B", "C", "D"};
	uint32_t b = smr_graph_base(g, names[g->nbases]);
	size_t n = 1;
	smr_window w = {.offset = num(0), .base = b};

	for (int d = rank; d-- > 0;) {
		w.stride[d] = num((int64_t)(n * smr_dtype_size(t)));
		type.dims[d] = num(dims[d]);
		n *= (size_t)dims[d];
	}
	memory[b] = at_the_end(n * smr_dtype_size(t));
	fill(t, memory[b], n);
	return smr_graph_view(g, &type, &w, names[b]);
}

/* ---- programs ----------------------------------------------------------------------------------
 */

typedef struct program {
	smr_codelet c;
	char *result;
	size_t n; /* bytes */
} program;

static program finish(const smr_expr *v, smr_node *y, int64_t n, const char *x)
{
	const char *text[] = {x, "b"};

	nest->value = v;
	nest->pred = NULL;
	nest->store = index_of(text, (int)y->type.rank);
	return (program){.c = {.graph = g,
			       .fp = SMR_FP_REASSOC,
			       .nest = smr_graph_nest(g, nest, ins, nins, y)},
			 .result = memory[y->window->base],
			 .n = (size_t)n * smr_dtype_size(y->type.dtype)};
}

static program chain(void)
{
	begin(1, 1, DIMS(1000));
	smr_node *x = numbers(SMR_F64, 1, DIMS(1000)), *y = numbers(SMR_F64, 1, DIMS(1000));

	return finish(op2(SMR_OP_mul, rd(x, "a", "", ""), lit(SMR_F64, 2)), y, 1000, "a");
}

static program sums_of_rows(int64_t rows, int64_t n, smr_op op)
{
	begin(2, 1, DIMS(rows, n));
	smr_node *x = numbers(SMR_F64, 2, DIMS(rows, n)), *y = numbers(SMR_F64, 1, DIMS(rows));

	return finish(fold("b", lit(SMR_F64, 1), op2(op, acc(SMR_F64), rd(x, "a", "b", ""))), y,
		      rows, "a");
}

static program by_blocks(void)
{
	return sums_of_rows(3, 3000, SMR_OP_add);
}

static program by_blocks_compensated(void)
{
	return sums_of_rows(2, 3000, SMR_OP_addc);
}

static program by_warps(void)
{
	gpu_machine.processors = 1;
	return sums_of_rows(83, 100, SMR_OP_add);
}

static program by_columns(void)
{
	begin(2, 2, DIMS(500, 40));
	smr_node *x = numbers(SMR_F64, 2, DIMS(500, 40)), *y = numbers(SMR_F64, 1, DIMS(40));

	return finish(sum("a", rd(x, "a", "b", "")), y, 40, "b");
}

/* The first of the greatest numbers, which are many. */
static program by_places(void)
{
	enum { ROWS = 3, COLUMNS = 3000 };

	begin(2, 1, DIMS(ROWS, COLUMNS));
	smr_node *x = numbers(SMR_F64, 2, DIMS(ROWS, COLUMNS));
	smr_node *y = numbers(SMR_I32, 1, DIMS(ROWS));
	double *v = (double *)(void *)memory[x->window->base];

	for (int i = 0; i < ROWS * COLUMNS; i++)
		v[i] = (double)rnd(3);
	return finish(pick(PICK_GREATEST, rd(x, "a", "b", ""), lit(SMR_F64, -1), 0, 0, 1), y, ROWS,
		      "a");
}

/* A row of three chunks: a kernel for their sums, one for the results. */
static program by_chunks(void)
{
	enum { N = 13000 };

	begin(1, 1, DIMS(N));
	smr_node *x = numbers(SMR_F64, 1, DIMS(N)), *y = numbers(SMR_F64, 1, DIMS(N));

	return finish(scan_of(SMR_OP_add, rd(x, "a", "", ""), 0, false), y, N, "a");
}

/* Vectors of two numbers, and one number behind them, before one that is no point. */
static program by_vectors(void)
{
	enum { N = 5001 };

	gpu_machine.processors = 1;
	begin(1, 1, DIMS(N));
	smr_node *x = numbers(SMR_F64, 1, DIMS(N + 1)), *y = numbers(SMR_F64, 1, DIMS(N + 1));

	return finish(op2(SMR_OP_mul, rd(x, "a", "", ""), lit(SMR_F64, 2)), y, N + 1, "a");
}

/* A transpose whose last squares are not full, plus an operand that is not turned. */
static program by_squares(void)
{
	enum { ROWS = 45, COLUMNS = 70 };

	begin(2, 3, DIMS(ROWS, COLUMNS));
	smr_node *x = numbers(SMR_F64, 2, DIMS(COLUMNS, ROWS));
	smr_node *z = numbers(SMR_F64, 2, DIMS(ROWS, COLUMNS));
	smr_node *y = numbers(SMR_F64, 2, DIMS(ROWS, COLUMNS));

	return finish(op2(SMR_OP_add, rd(x, "b", "a", ""), rd(z, "a", "b", "")), y, ROWS * COLUMNS,
		      "a");
}

/* Rows over their greatest number: two stages of one kernel. */
static program by_stages(void)
{
	int64_t rows = 3, n = 600;

	begin(3, 3, DIMS(rows, n, n));
	smr_node *x = numbers(SMR_F64, 2, DIMS(rows, n)), *y = numbers(SMR_F64, 2, DIMS(rows, n));
	const smr_expr *most =
		fold("c", lit(SMR_F64, 0), op2(SMR_OP_maximum, acc(SMR_F64), rd(x, "a", "c", "")));
	program p = finish(op2(SMR_OP_div, rd(x, "a", "b", ""), most), y, rows * n, "a");

	return p;
}

/* Tiles: of single numbers, of matrices by registers, and by copies. Sums of small integers are
 * exact. */
static program by_tiles_of(smr_dtype t, int64_t m, int64_t n, int64_t k)
{
	begin(3, 3, DIMS(m, n, k));
	smr_node *a = numbers(t, 2, DIMS(m, k)), *b = numbers(t, 2, DIMS(k, n));
	smr_node *c = numbers(SMR_F32, 2, DIMS(m, n));
	const smr_expr *x = rd(a, "a", "c", ""), *y = rd(b, "c", "b", "");
	uint16_t *v[] = {(uint16_t *)(void *)memory[0], (uint16_t *)(void *)memory[1]};

	for (int64_t i = 0; t == SMR_BF16 && i < m * k; i++)
		v[0][i] = rnd(2) ? 0x3f80 : 0xc000; /* 1, -2 */
	for (int64_t i = 0; t == SMR_BF16 && i < k * n; i++)
		v[1][i] = rnd(2) ? 0x3f80 : 0xc000;
	if (t != SMR_F32) {
		x = smr_expr_op(g, SMR_OP_convert, SMR_F32, 1, &x);
		y = smr_expr_op(g, SMR_OP_convert, SMR_F32, 1, &y);
	}
	return finish(sum("c", op2(SMR_OP_mul, x, y)), c, m * n, "a");
}

static program by_tiles(void)
{
	return by_tiles_of(SMR_F32, 45, 44, 41);
}

static program by_matrices(void)
{
	return by_tiles_of(SMR_BF16, 70, 37, 101);
}

static program by_copies(void)
{
	return by_tiles_of(SMR_BF16, 64, 40, 168);
}

/* By two warpgroups, in a ring of four places; the second factor is turned. */
static program by_warpgroups(void)
{
	gpu_machine.like = 90;
	gpu_machine.processors = 1;
	gpu_machine.shared_alone = 227 << 10;
	return by_tiles_of(SMR_BF16, 128, 128, 456);
}

/* Of f32 numbers with more bits than tf32 has; the second factor is turned. */
static program by_tf32(void)
{
	program p;

	gpu_machine.tf32 = true;
	p = by_tiles_of(SMR_F32, 45, 44, 41);
	for (int b = 0; b < 2; b++) {
		float *v = (float *)(void *)memory[b];

		for (int64_t i = 0; i < (b == 0 ? 45 : 44) * 41; i++)
			v[i] = 1 + (float)rnd(1 << 20) / (1 << 20);
	}
	return p;
}

/* Three tiles of keys by single numbers, two by matrices and copies. */
static program by_rows_of(smr_dtype t, int64_t keys)
{
	const attention_case s = {t, 1, 20, keys, 16, 24, false, false};
	const char *text[] = {"g", "a", "b"};

	begin_attention(&s);
	smr_node *q = numbers(t, 3, sizes_of(&s, s.rows, s.width, false));
	smr_node *k = numbers(t, 3, sizes_of(&s, s.keys, s.width, false));
	smr_node *v = numbers(t, 3, sizes_of(&s, s.keys, s.columns, false));
	smr_node *y = numbers(t, 3, sizes_of(&s, s.rows, s.columns, false));
	int64_t n[] = {s.rows * s.width, s.keys * s.width, s.keys * s.columns};

	for (int i = 0; t == SMR_BF16 && i < 3; i++)
		for (int64_t j = 0; j < n[i]; j++) /* 1.5, -2 */
			((uint16_t *)(void *)memory[i])[j] = rnd(2) ? 0x3fc0 : 0xc000;
	nest->value = attention_of(&s, q, k, v);
	nest->pred = NULL;
	nest->store = index_of(text, 3);
	return (program){.c = {.graph = g,
			       .fp = SMR_FP_REASSOC,
			       .in_full = true,
			       .nest = smr_graph_nest(g, nest, ins, nins, y)},
			 .result = memory[y->window->base],
			 .n = (size_t)(s.rows * s.columns) * smr_dtype_size(t)};
}

static program by_rows(void)
{
	return by_rows_of(SMR_F32, 70);
}

static program by_rows_of_matrices(void)
{
	return by_rows_of(SMR_BF16, 120);
}

/* Two chunks of keys, and a kernel that joins them. */
static program by_chunks_of_keys(void)
{
	return by_rows_of(SMR_F32, 300);
}

/* ---- mutants -----------------------------------------------------------------------------------
 */

static const struct mutant {
	const char *what;
	program (*make)(void);
	const char *from, *to;
	int shared; /* bytes less of shared memory */
} mutants[] = {
	{"no end of the points", chain, "br i1 %in, label %run, label %done", "br label %run", 0},
	{"one point too many", chain, "%in = icmp ult", "%in = icmp ule", 0},
	{"blocks overlap", chain, "%first = mul i64 %b, 256", "%first = mul i64 %b, 200", 0},
	{"a gap between blocks", chain, "%first = mul i64 %b, 256", "%first = mul i64 %b, 257", 0},
	{"no barrier", by_blocks, "call void @smr_d_barrier()", "", 0},
	{"no barrier, two numbers", by_blocks_compensated, "call void @smr_d_barrier()", "", 0},
	{"no barrier in columns", by_columns, "call void @smr_d_barrier()", "", 0},
	{"a warp is not whole", by_blocks, ", i32 16)", ", i32 8)", 0},
	{"a lane beyond the warp", by_blocks, ", i32 16)", ", i32 32)", 0},
	{"warps are not all there", by_blocks, "udiv i64 %member, 32", "udiv i64 %member, 64", 0},
	{"each thread adds all", by_blocks, "add i64 0, %member", "add i64 0, 0", 0},
	{"threads overlap", by_blocks, ", 256\n", ", 128\n", 0},
	{"each thread adds init", by_blocks, "double 0x8000000000000000",
	 "double 0x3FF0000000000000", 0},
	{"too little shared memory", by_blocks, "@smr_d_barrier", "@smr_d_barrier", 8},
	{"too little in columns", by_columns, "@smr_d_barrier", "@smr_d_barrier", 8},
	{"the later place counts", by_places, "icmp sle i32", "icmp sge i32", 0},
	{"no barrier, places", by_places, "call void @smr_d_barrier()", "", 0},
	{"no place in shared memory", by_places, "@smr_d_barrier", "@smr_d_barrier", 64},
	{"no barrier in a scan", by_chunks, "call void @smr_d_barrier()", "", 0},
	{"a warp of a scan is not whole", by_chunks, ", i32 16)", ", i32 8)", 0},
	{"iterations overlap", by_chunks, ", 1024\n", ", 512\n", 0},
	{"one place for all iterations", by_chunks, "and i64 %t", "and i64 0, 0 ; %t", 0},
	{"too little in a scan", by_chunks, "@smr_d_barrier", "@smr_d_barrier", 264},
	{"vectors behind the last", by_vectors, "icmp slt i64 %lo, 2500", "icmp slt i64 %lo, 2501",
	 0},
	{"a vector too few", by_vectors, "icmp slt i64 %lo, 2500", "icmp slt i64 %lo, 2499", 0},
	{"no rest", by_vectors, "icmp slt i64 5000, ", "icmp slt i64 9000, ", 0},
	{"no barrier in a square", by_squares, "call void @smr_d_barrier()", "", 0},
	{"rows without a pitch", by_squares, ", 33\n", ", 31\n", 0},
	{"points behind the last", by_squares, "= icmp slt i64", "= icmp sle i64", 0},
	{"squares overlap", by_squares, ", 32\n", ", 31\n", 0},
	{"too little for a square", by_squares, "@smr_d_barrier", "@smr_d_barrier", 64},
	{"half of the threads meet", by_blocks, "%in = icmp ult i64 %lo, %n",
	 "%in = icmp ult i64 %t, 128", 0},
	{"half of a warp shuffles", by_warps, "%in = icmp ult i64 %lo, %n",
	 "%in = icmp ult i64 %member, 16", 0},
	{"another warp's row", by_warps, "%warp = lshr i64 %t, 5", "%warp = lshr i64 %t, 4", 0},
	{"lanes of different distance", by_warps,
	 "define internal i32 @smr_d_shuffle(i32 %a, i32 %b)",
	 "define internal i32 @smr_d_shuffle(i32 %b, i32 %a)", 0},
	{"no barrier between stages", by_stages, "  call void @smr_d_barrier()\n  %pa1", "  %pa1",
	 0},
	{"threads compute one column", by_stages, "%some1 = icmp ult", "%some1 = icmp eq", 0},
	{"every second column", by_stages, "%j1 = add i64 %i1, 256", "%j1 = add i64 %i1, 512", 0},
	{"another row", by_stages, "i64 %b, i64 0, i64 %i1", "i64 %b, i64 0, i64 %t", 0},
	{"no last column", by_columns, "select i1 %there, i64 %own, i64 %last",
	 "select i1 true, i64 %own, i64 %last", 0},
	{"a column too few", by_columns, "%there = icmp ult", "%there = icmp ugt", 0},
	{"columns add each other", by_columns, "%own = add i64 %first, %column",
	 "%own = add i64 %first, %member", 0},
	{"no barrier in tiles", by_tiles, "call void @smr_d_barrier()\n  br label %part",
	 "br label %part", 0},
	{"no barrier between parts", by_tiles, "call void @smr_d_barrier()\n  %more", "%more", 0},
	{"no barrier before results", by_tiles, "call void @smr_d_barrier()\n  br label %next",
	 "br label %next", 0},
	{"no barrier after results", by_matrices, "call void @smr_d_barrier()\n  %slab2", "%slab2",
	 0},
	{"parts do not take turns", by_tiles, "%to = sub i64 8704", "%to = sub i64 0", 0},
	{"a part too few", by_tiles, "%more = icmp ult i64 %k2,", "%more = icmp ult i64 48,", 0},
	{"a row too many", by_tiles, ", %size0\n", ", 46\n", 0},
	{"a column too many", by_tiles, ", %size1\n", ", 48\n", 0},
	{"elements beyond the sum", by_tiles, ", %all\n", ", 48\n", 0},
	{"rows of another tile", by_tiles, "%first0 = mul i64", "%first0 = add i64", 0},
	{"too little in tiles", by_tiles, "@smr_d_barrier", "@smr_d_barrier", 64},
	{"every second result", by_tiles, "%q2 = add i64 %q1, 256", "%q2 = add i64 %q1, 512", 0},
	{"a slab too few", by_matrices, "%slab2 = add i64 %slab1, 1", "%slab2 = add i64 %slab1, 2",
	 0},
	{"no barrier, matrices", by_matrices, "call void @smr_d_barrier()\n  %more", "%more", 0},
	{"squares are turned", by_matrices, "= call <4 x i32> @smr_d_matrix_turned",
	 "= call <4 x i32> @smr_d_matrix", 0},
	{"banks of rows are the same", by_matrices, "and i64 1, ", "and i64 0, ", 0},
	{"banks of turned rows are the same", by_copies, "and i64 7, ", "and i64 0, ", 0},
	{"a piece's own banks", by_copies, "xor i64 %lane0", "add i64 %lane0", 0},
	{"no wait for copies", by_copies, "call void @smr_d_copies_wait(i32 2)", "", 0},
	{"a wait too short", by_copies, "@smr_d_copies_wait(i32 2)", "@smr_d_copies_wait(i32 3)",
	 0},
	{"copies of all are not there", by_copies,
	 "call void @smr_d_copies_wait(i32 2)\n  call void @smr_d_barrier()",
	 "call void @smr_d_copies_wait(i32 2)", 0},
	{"copies end before no group", by_copies, "call void @smr_d_copies_end()\n  br label %part",
	 "br label %part", 0},
	{"copies into the part that is computed", by_copies, "[ %at, %part ]", "[ %at2, %part ]",
	 0},
	{"copies beyond the kernel's end", by_copies, "call void @smr_d_copies_wait(i32 0)", "", 0},
	{"no wait for copies of a part", by_warpgroups, ", i32 %phase)", ", i32 1)", 0},
	{"no wait for an empty place", by_warpgroups, ", i32 %phasef)", ", i32 1)", 0},
	{"no warp empties a place", by_warpgroups, ", i32 %arrives)", ", i32 0)", 0},
	{"all lanes empty a place", by_warpgroups, ", i32 %arrives)", ", i32 1)", 0},
	{"one warp empties a place", by_warpgroups, "%leads = icmp eq i64 %lane, 0",
	 "%leads = icmp eq i64 %t, 0", 0},
	{"too many copies are waited for", by_warpgroups, ", i32 128)", ", i32 129)", 0},
	{"too few copies are waited for", by_warpgroups, ", i32 128)", ", i32 64)", 0},
	{"barriers are not initialised", by_warpgroups, "br i1 %starts, label %gates",
	 "br i1 false, label %gates", 0},
	{"no barrier after their start", by_warpgroups, "ready:\n  call void @smr_d_barrier()",
	 "ready:", 0},
	{"no fence before descriptors", by_warpgroups,
	 "i32 %phase)\n  call void @smr_d_fence_async()", "i32 %phase)", 0},
	{"no fence before products", by_warpgroups, "  call void @smr_d_wgmma_fence()\n", "", 0},
	{"no commit of products", by_warpgroups, "  call void @smr_d_wgmma_commit()\n", "", 0},
	{"no wait for products", by_warpgroups, "  call void @smr_d_wgmma_wait()\n", "", 0},
	{"another mode", by_warpgroups, "4611686293305360384", "9223372311732748288", 0},
	{"eight rows are too near", by_warpgroups, "4611686293305360384", "4611686155866406912", 0},
	{"blocks of turned rows are too near", by_warpgroups, "4611686293338849280",
	 "4611686293322072064", 0},
	{"a descriptor beyond the part", by_warpgroups, "%a3 = add i64 %a0, 6",
	 "%a3 = add i64 %a0, 8", 0},
	{"turned elements of the sum are too near", by_warpgroups, "%b1 = add i64 %b0, 128",
	 "%b1 = add i64 %b0, 64", 0},
	{"rows of the first warpgroup", by_warpgroups, "%group = lshr i64 %t, 7",
	 "%group = lshr i64 %t, 8", 0},
	{"descriptors of half a warpgroup", by_warpgroups, "%group = lshr i64 %t, 7",
	 "%group = lshr i64 %t, 6", 0},
	{"copies of another thread", by_warpgroups, "%copier = sub i64 %t, 256",
	 "%copier = sub i64 %t, 255", 0},
	{"a place's parity does not change", by_warpgroups, "%phase2 = xor i32 %phase,",
	 "%phase2 = and i32 %phase,", 0},
	{"no barrier before sums of warpgroups", by_warpgroups,
	 "computed:\n  call void @smr_d_barrier()", "computed:", 0},
	{"too little for barriers", by_warpgroups, "@smr_d_barrier", "@smr_d_barrier", 16},
	{"numbers are cut to tf32", by_tf32,
	 "define internal float @smr_d_tf32(float %a) nounwind {\n",
	 "define internal float @smr_d_tf32(float %a) nounwind {\n  ret float %a\nb:\n", 0},
	{"elements of the sum are exchanged", by_tf32, "and i64 %lane, 3", "xor i64 %lane, 3", 0},
	{"no barrier, tf32", by_tf32, "call void @smr_d_barrier()\n  %more", "%more", 0},
	{"no barrier before a tile", by_rows, "%to = add i64 %at, 0\n  call void @smr_d_barrier()",
	 "%to = add i64 %at, 0", 0},
	{"no barrier after weights", by_rows, ", align 4\n  call void @smr_d_barrier()",
	 ", align 4", 0},
	{"no barrier before quotients", by_rows, "results:\n  call void @smr_d_barrier()",
	 "results:", 0},
	{"no barrier after quotients", by_rows, "call void @smr_d_barrier()\n  br label %before",
	 "br label %before", 0},
	{"a tile is left out", by_rows, "%j1 = add i64 %j0, 32", "%j1 = add i64 %j0, 64", 0},
	{"keys behind the last", by_rows, ", %keys\n", ", 96\n", 0},
	{"the sum of weights is not scaled", by_rows, "= fmul float %l0,", "= fadd float %l0,", 0},
	{"sums are not scaled", by_rows, "= fmul <4 x float> %o0,", "= fadd <4 x float> %o0,", 0},
	{"lanes of another row", by_rows, ", i32 2)\n  %r", ", i32 4)\n  %r", 0},
	{"another row", by_rows, "%own = add i64 %rows_of,", "%own = add i64 %rows_of, 1 ; ", 0},
	{"rows behind the last", by_rows, ", %rows\n", ", 32\n", 0},
	{"columns behind the last", by_rows, ", %columns\n", ", 32\n", 0},
	{"too little for an attention", by_rows, "@smr_d_barrier", "@smr_d_barrier", 64},
	{"no wait for keys", by_rows_of_matrices, "call void @smr_d_copies_wait(i32 0)", "", 0},
	{"no barrier for keys", by_rows_of_matrices,
	 "call void @smr_d_copies_wait(i32 0)\n  call void @smr_d_barrier()",
	 "call void @smr_d_copies_wait(i32 0)", 0},
	{"keys over keys", by_rows_of_matrices, "%to = sub i64 10240, %at", "%to = add i64 0, %at",
	 0},
	{"all chunks begin with the first key", by_chunks_of_keys, "%from = mul i64 %chunk, 160",
	 "%from = mul i64 %chunk, 0", 0},
	{"a chunk has all keys behind it", by_chunks_of_keys, ", %upto\n", ", %keys\n", 0},
	{"a chunk too few", by_chunks_of_keys, "%left = icmp ult i64 %c1, 2",
	 "%left = icmp ult i64 %c1, 1", 0},
	{"the greatest logit of one chunk", by_chunks_of_keys, "%more = icmp ult i64 %k1, 2",
	 "%more = icmp ult i64 %k1, 1", 0},
	{"sums of chunks are not scaled", by_chunks_of_keys, "%lk = fadd float %l,",
	 "%lk = fsub float %l,", 0},
	{"another row of a chunk", by_chunks_of_keys, "%of_row = udiv i64", "%of_row = urem i64",
	 0},
	{"powers of another number", by_rows_of_matrices, "0x3FF7154760000000",
	 "0x3FF0000000000000", 0},
	{"values are turned", by_rows_of_matrices, "= call <4 x i32> @smr_d_matrix_turned",
	 "= call <4 x i32> @smr_d_matrix", 0},
	{"pairs are swapped", by_rows_of_matrices, "= shl i32 ", "= lshr i32 ", 0},
	{"banks of values are the same", by_rows_of_matrices, "and i64 7, ", "and i64 0, ", 0},
	{"the leader does not store", by_columns, "%heads = icmp eq i64 %member, 0",
	 "%heads = icmp eq i64 %member, 99", 0},
};

static void run(const program *p, const struct mutant *k, emu_order order, char *out)
{
	smr_env e = env();
	smr_exec *x;
	smr_status st;

	gpu_order = order;
	memset(p->result, 0xff, p->n);
	if (smr_impl_emulated.prepare(&p->c, &e, NULL, &x) != SMR_OK)
		_exit(WRONG + 1);
	if (k != NULL) {
		char *image;
		size_t n;

		emu_unload(x->module);
		mutate(&x->code.ir, k->from, k->to);
		for (int i = 0; i < x->code.nlaunches; i++)
			x->code.launch[i].shared -= x->code.launch[i].shared > 0 ? k->shared : 0;
		if (smr_gpu_compile(&x->code, &gpu_machine, &image, &n) != SMR_OK) {
			printf("%s: %s\n", k->what, smr_errmsg());
			_exit(WRONG + 1);
		}
		x->module = emu_load(image, n);
		smr_free(image);
	}
	st = smr_impl_emulated.run(x, &e, NULL);
	if (st != SMR_OK) {
		printf("    %s: %s\n", k != NULL ? k->what : "unchanged", smr_errmsg());
		fflush(stdout);
		_exit(WRONG);
	}
	if (emu_conflicts() > 0) {
		printf("    %lu bank conflicts\n", emu_conflicts());
		_exit(WRONG);
	}
	memcpy(out, p->result, p->n);
	smr_impl_emulated.release(x);
}

/* Exits with WRONG if the mutant shows in some order. */
static void compare(const struct mutant *k, bool change)
{
	static char want[PAGE * 32], got[PAGE * 32];
	program p = k->make();

	assert_true(p.n <= sizeof(want));
	run(&p, NULL, EMU_FORWARD, want);
	for (int order = 0; order < 3; order++) {
		run(&p, change ? k : NULL, (emu_order)order, got);
		if (memcmp(want, got, p.n) != 0)
			_exit(WRONG);
	}
	_exit(0);
}

static int status_of(const struct mutant *k, bool change)
{
	int status;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0) {
		signal(SIGSEGV, SIG_DFL);
		signal(SIGBUS, SIG_DFL);
		compare(k, change);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	return status;
}

static void unchanged_kernels_are_right(void **state)
{
	for (size_t i = 0; i < sizeof(mutants) / sizeof(mutants[0]); i++)
		if (i == 0 || mutants[i].make != mutants[i - 1].make)
			assert_int_equal(status_of(&mutants[i], false), 0);
}

static void mutants_are_caught(void **state)
{
	int missed = 0;

	for (size_t i = 0; i < sizeof(mutants) / sizeof(mutants[0]); i++) {
		int status = status_of(&mutants[i], true);
		bool faults = WIFSIGNALED(status) &&
			      (WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS);

		if (!faults && !(WIFEXITED(status) && WEXITSTATUS(status) == WRONG))
			missed +=
				printf("%s: not caught (%#x)\n", mutants[i].what, (unsigned)status);
	}
	assert_int_equal(missed, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(unchanged_kernels_are_right),
		cmocka_unit_test(mutants_are_caught),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
