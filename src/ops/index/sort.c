/* sort: sorts the lines of several tensors by the comparison in the body. It is stable.
 *
 * Lines whose order is one of keys (sort_order.h) are sorted as numbers, by radix. All others, also
 * those with a NaN among keys, are sorted by merging; an inconsistent comparison cannot make an
 * index leave its line. */
#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"
#include "ops/index/sort_order.h"
#include "ops/list.h"

static smr_status infer_sort(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_dtype *takes = smr_arena_array(g->arena, 2 * (size_t)v->nins + 1, sizeof(*takes));
	const int64_t *dim;

	if (v->nins == 0)
		return smr_ops_wrong(v, "it has no operand");
	if (takes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sort of %u operands", v->nins);
	SMR_TRY(smr_ops_counts(v, v->nins, v->nins));
	SMR_TRY(smr_ops_body(v, 2 * v->nins, 1));
	if (v->body->results[0]->type != SMR_I1)
		return smr_ops_wrong(v, "its body gives no i1");
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)v->ins[0]->type.rank - 1, &dim));
	for (uint32_t i = 0; i < v->nins; i++) {
		SMR_TRY(smr_ops_rank(v, i, v->ins[0]->type.rank));
		for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
			if (!smr_poly_equal(v->ins[i]->type.dims[d], v->ins[0]->type.dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
		types[i] = v->ins[i]->type;
		takes[2 * i] = takes[2 * i + 1] = types[i].dtype;
	}
	return smr_ops_takes(v, takes);
}

enum {
	PIECES = 64,       /* most pieces of a line */
	PIECE = 1 << 15,   /* elements that justify another piece */
	TOGETHER = 1 << 12 /* elements of short lines whose keys are computed together */
};

typedef struct sorter {
	const smr_node *v;
	const smr_tensor *ins, *outs;
	const smr_workers *w;
	int64_t n, first, step; /* of a line: number of elements, the first one, their distance */
	int64_t lines;          /* at hand: one, or contiguous ones one behind the other */
	smr_sort_order order;
	smr_sort_item *line, *other; /* of the lines; at: the place in its line */
	uint64_t *packed, *spare;    /* or these: key and place in one */
	uint64_t *words[SMR_SORT_KEYS];
	int pieces;        /* of the line */
	uint64_t *scratch; /* for each piece */
	size_t scratch_each;
	bool is_packed;     /* one word of 32 bits or less, and places, too */
	_Atomic bool keyed; /* there is no NaN among the keys */
	_Atomic smr_status status;
	smr_body_code *before;
	uint64_t *params;
} sorter;

static int64_t first_of_piece(const sorter *s, int piece)
{
	return s->n * piece / s->pieces;
}

/* ---- by keys */

static smr_status compute_words(sorter *s, int piece, bool *fine)
{
	int64_t end = s->lines > 1 ? s->lines * s->n : first_of_piece(s, piece + 1), next;
	int64_t at = first_of_piece(s, piece);
	uint32_t last = s->order.nwords - 1;

	for (int64_t i = at; i < end; i = next) {
		uint64_t *to[SMR_SORT_KEYS];

		next = end - i < SMR_BODY_STRIP ? end : i + SMR_BODY_STRIP;
		for (uint32_t k = 0; k <= last; k++)
			to[k] = s->words[k] + i;
		SMR_TRY(smr_sort_words(&s->order, s->v, s->ins, s->first + i * s->step, s->step,
				       (int)(next - i),
				       s->scratch + (size_t)piece * s->scratch_each, to, fine));
		for (int64_t k = i; k < next; k++, at++) {
			at = at == s->n ? 0 : at;
			if (s->is_packed)
				s->packed[k] = s->words[0][k] << 32 | (uint64_t)at;
			else
				s->line[k] = (smr_sort_item){s->words[last][k], at};
		}
	}
	return SMR_OK;
}

static void begin_piece(void *arg, int piece)
{
	sorter *s = arg;
	bool fine = true;
	smr_status st = compute_words(s, piece, &fine);

	if (!fine)
		s->keyed = false;
	if (st != SMR_OK)
		s->status = st;
}

/* Sorts a line, whose items begin at @p from, by its last word first: what is equal in the words
 * before it stays in that order. */
static void sort_by_words(sorter *s, int64_t from)
{
	smr_sort_item *line;

	if (s->is_packed) {
		smr_sort_packed(s->packed + from, s->spare, s->n, s->w);
		return;
	}
	line = s->line + from;
	smr_sort_items(line, s->other, s->n, s->w);
	for (uint32_t k = s->order.nwords - 1; k-- > 0;) {
		for (int64_t i = 0; i < s->n; i++)
			line[i].key = s->words[k][from + line[i].at];
		smr_sort_items(line, s->other, s->n, s->w);
	}
}

/* ---- by the body */

static void load_params(sorter *s, uint32_t side, int64_t at)
{
	for (uint32_t i = 0; i < s->v->nins; i++)
		s->params[2 * i + side] = smr_tensor_get(&s->ins[i], s->first + at * s->step);
}

static smr_status compare_items(sorter *s, const smr_sort_item *a, const smr_sort_item *b,
				bool *out)
{
	uint64_t holds;

	load_params(s, 0, a->at);
	load_params(s, 1, b->at);
	SMR_TRY(smr_body_eval(s->before, s->params, &holds));
	*out = holds & 1;
	return SMR_OK;
}

/* Merges [lo, mid) and [mid, hi) of the line, each sorted, into the other array. */
static smr_status merge_runs(sorter *s, int64_t lo, int64_t mid, int64_t hi)
{
	int64_t a = lo, b = mid;

	for (int64_t to = lo; to < hi; to++) {
		bool right = a == mid;

		if (a < mid && b < hi)
			SMR_TRY(compare_items(s, &s->line[b], &s->line[a], &right));
		s->other[to] = s->line[right ? b++ : a++];
	}
	return SMR_OK;
}

/* Reserves items for @p n elements, once; false: there is no memory. */
static bool reserve_items(sorter *s, int64_t n)
{
	if (s->line == NULL)
		s->line = smr_malloc((size_t)n * sizeof(*s->line));
	if (s->other == NULL)
		s->other = smr_malloc((size_t)n * sizeof(*s->other));
	return s->line != NULL && s->other != NULL;
}

static smr_status no_memory(const sorter *s)
{
	return smr_fail(SMR_ENOMEM, "no memory to sort lines of %lld", (long long)s->n);
}

static smr_status sort_by_merging(sorter *s)
{
	if (!reserve_items(s, s->n))
		return no_memory(s);
	for (int64_t i = 0; i < s->n; i++)
		s->line[i].at = i;
	for (int64_t width = 1; width < s->n; width *= 2) {
		smr_sort_item *sorted = s->other;

		for (int64_t lo = 0; lo < s->n; lo += 2 * width) {
			int64_t mid = lo + width < s->n ? lo + width : s->n;
			int64_t hi = mid + width < s->n ? mid + width : s->n;

			SMR_TRY(merge_runs(s, lo, mid, hi));
		}
		s->other = s->line;
		s->line = sorted;
	}
	return SMR_OK;
}

/* ---- lines */

/* Puts elements [from, end) of one operand's lines in their places; @p packed: where places are. */
static inline __attribute__((always_inline)) void put_operand(const sorter *s, uint32_t k,
							      int64_t from, int64_t end,
							      bool packed)
{
	const void *in = s->ins[k].data;
	void *out = s->outs[k].data;
	int64_t first = s->first, in_line = from;

#define PUT(type)                                                             \
	for (int64_t i = from; i < end; i++, in_line++) {                     \
		int64_t at = packed ? (uint32_t)s->packed[i] : s->line[i].at; \
                                                                              \
		if (in_line == s->n) {                                        \
			in_line = 0;                                          \
			first += s->n;                                        \
		}                                                             \
		((type *)out)[first + in_line * s->step] =                    \
			((const type *)in)[first + at * s->step];             \
	}                                                                     \
	break
	switch (smr_dtype_size(s->ins[k].dtype)) {
	case 1:
		PUT(uint8_t);
	case 2:
		PUT(uint16_t);
	case 4:
		PUT(uint32_t);
	case 8:
		PUT(uint64_t);
	default:
		PUT(unsigned __int128);
	}
#undef PUT
}

static void put_piece(void *arg, int piece)
{
	const sorter *s = arg;
	int64_t from = first_of_piece(s, piece),
		end = s->lines > 1 ? s->lines * s->n : first_of_piece(s, piece + 1);

	for (uint32_t k = 0; k < s->v->nins; k++)
		if (s->is_packed && s->keyed)
			put_operand(s, k, from, end, true);
		else
			put_operand(s, k, from, end, false);
}

/* Sorts the lines at hand by keys; s->keyed becomes false, and nothing is done, if they are none.
 */
static smr_status sort_keyed(sorter *s)
{
	s->keyed = s->order.nkeys > 0;
	if (!s->keyed)
		return SMR_OK;
	smr_workers_run(s->w, s->pieces, begin_piece, s);
	SMR_TRY(s->status);
	if (!s->keyed)
		return SMR_OK;
	for (int64_t i = 0; i < s->lines; i++)
		sort_by_words(s, i * s->n);
	smr_workers_run(s->w, s->pieces, put_piece, s);
	return SMR_OK;
}

static smr_status sort_line(sorter *s)
{
	s->lines = 1;
	SMR_TRY(sort_keyed(s));
	if (s->keyed)
		return SMR_OK;
	SMR_TRY(sort_by_merging(s));
	smr_workers_run(s->w, s->pieces, put_piece, s);
	return SMR_OK;
}

/* Sorts lines that lie one behind the other: each alone if there are no keys. */
static smr_status sort_contiguous(sorter *s, int64_t lines)
{
	s->lines = lines;
	SMR_TRY(sort_keyed(s));
	for (int64_t first = s->first, i = 0; !s->keyed && i < lines; i++) {
		s->first = first + i * s->n;
		SMR_TRY(sort_line(s));
		s->keyed = false;
	}
	return SMR_OK;
}

static int64_t lines_together(int64_t n, int64_t step)
{
	return step > 1 || n >= TOGETHER ? 1 : TOGETHER / n;
}

static smr_status sort_lines(sorter *s, int64_t count)
{
	int64_t together = lines_together(s->n, s->step), at_once = s->n * s->step;

	SMR_TRY(smr_body_compile(s->v->body, &s->before));
	for (int64_t outer = 0; together > 1 && outer < count; outer += together * s->n) {
		s->first = outer;
		SMR_TRY(sort_contiguous(
			s, (count - outer) / s->n < together ? (count - outer) / s->n : together));
	}
	for (int64_t outer = 0; together == 1 && outer < count; outer += at_once)
		for (int64_t inner = 0; inner < s->step; inner++) {
			s->first = outer + inner;
			SMR_TRY(sort_line(s));
		}
	return SMR_OK;
}

static int pieces_of(int64_t n, const smr_workers *w)
{
	int threads = smr_workers_count(w) < PIECES ? smr_workers_count(w) : PIECES;

	return n / PIECE < threads ? (n < PIECE ? 1 : (int)(n / PIECE)) : threads;
}

/* Reserves memory; false: there is none. Words of packed elements lie in the spare memory. */
static bool reserve(sorter *s)
{
	int64_t n = lines_together(s->n, s->step) * s->n;
	size_t words = (size_t)n * s->order.nwords;

	s->params = smr_malloc(2 * (size_t)s->v->nins * sizeof(*s->params));
	if (s->params == NULL || s->order.nkeys == 0)
		return s->params != NULL;
	s->is_packed = s->order.nwords == 1 && s->order.bits <= 32 && s->n <= UINT32_MAX;
	s->scratch_each = smr_sort_scratch(&s->order, s->v);
	s->scratch = smr_malloc((size_t)s->pieces * s->scratch_each * sizeof(*s->scratch));
	s->spare = smr_malloc(words * sizeof(*s->spare));
	if (s->is_packed)
		s->packed = smr_malloc((size_t)n * sizeof(*s->packed));
	for (uint32_t k = 0; k < s->order.nwords && s->spare != NULL; k++)
		s->words[k] = s->spare + (int64_t)k * n;
	return s->scratch != NULL && s->spare != NULL &&
	       (s->is_packed ? s->packed != NULL : reserve_items(s, n));
}

static smr_status eval_sort_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			       const smr_workers *w)
{
	uint32_t dim = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
	int64_t count = smr_tensor_count(ins);
	sorter s = {.v = v, .ins = ins, .outs = outs, .w = w, .n = ins->dims[dim], .step = 1};
	smr_status st;

	if (count == 0)
		return SMR_OK;
	s.pieces = pieces_of(s.n, w);
	for (uint32_t d = dim + 1; d < ins->rank; d++)
		s.step *= ins->dims[d];
	st = smr_sort_order_find(v, &s.order);
	if (st == SMR_OK)
		st = reserve(&s) ? sort_lines(&s, count) : no_memory(&s);
	smr_body_free(s.before);
	smr_body_free(s.order.keys);
	smr_free(s.line);
	smr_free(s.other);
	smr_free(s.params);
	smr_free(s.scratch);
	smr_free(s.spare);
	smr_free(s.packed);
	return st;
}

static smr_status eval_sort(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_sort_on(v, ins, outs, NULL);
}

/* An error of another thread has no message on this one. */
static smr_status eval_sort_and_tell(const smr_node *v, const smr_tensor *ins,
				     const smr_tensor *outs, const smr_workers *w)
{
	return eval_sort_on(v, ins, outs, w) == SMR_OK ? SMR_OK : eval_sort(v, ins, outs);
}

static uint32_t count_sort_batch_dims(const smr_node *v)
{
	return (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
}

const smr_op_info smr_ops_sort = {.op = SMR_OP_sort,
				  .infer = infer_sort,
				  .eval = eval_sort,
				  .eval_on = eval_sort_and_tell,
				  .batch = count_sort_batch_dims};
