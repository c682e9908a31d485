/** @file Sorts an array of ITEM by KEY_OF(item); NAME() makes names of its own. For radix_sort.c
 * only, which includes it once for each type of items. */

/* Sorts few items by insertion, from @p src to @p dst, which may be the same. */
static void NAME(insert)(const ITEM *src, ITEM *dst, int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		ITEM x = src[i];
		int64_t to = i;

		for (; to > 0 && KEY_OF(dst[to - 1]) > KEY_OF(x); to--)
			dst[to] = dst[to - 1];
		dst[to] = x;
	}
}

/* Returns the bits in which some keys differ. */
static uint64_t NAME(differences)(const ITEM *x, int64_t n)
{
	uint64_t bits = 0;

	for (int64_t i = 1; i < n; i++)
		bits |= KEY_OF(x[i]) ^ KEY_OF(x[0]);
	return bits;
}

static void NAME(scatter)(const ITEM *src, ITEM *dst, int64_t n, digit d, int64_t *at)
{
	for (int64_t i = 0; i < n; i++)
		dst[at[digit_of(d, KEY_OF(src[i]))]++] = src[i];
}

static void NAME(count)(const ITEM *src, int64_t n, digit d, int64_t *counts)
{
	memset(counts, 0, sizeof(*counts) << d.bits);
	for (int64_t i = 0; i < n; i++)
		counts[digit_of(d, KEY_OF(src[i]))]++;
}

/* Sorts @p x; the result is in @p x or, if @p away, in @p other. */
static void NAME(sort)(ITEM *x, ITEM *other, int64_t n, bool away)
{
	int64_t ends[BUCKETS], begin = 0, end = 0;
	digit d;

	if (n <= FEW) {
		NAME(insert)(x, away ? other : x, n);
		return;
	}
	d = top_digit(NAME(differences)(x, n), n);
	if (d.bits == 0) {
		if (away)
			memcpy(other, x, (size_t)n * sizeof(*x));
		return;
	}
	NAME(count)(x, n, d, ends);
	for (int i = 0; i < 1 << d.bits; i++) {
		end += ends[i];
		ends[i] = end - ends[i];
	}
	NAME(scatter)(x, other, n, d, ends);
	if (d.shift == 0 && away)
		return;
	for (int i = 0; i < 1 << d.bits; begin = ends[i++])
		if (ends[i] > begin)
			NAME(sort)(other + begin, x + begin, ends[i] - begin, !away);
}

/* ---- the first digit on all threads */

typedef struct NAME(job) {
	ITEM *x, *other;
	int64_t n;
	int pieces; /* of the items */
	digit d;
	uint64_t *bits;              /* [pieces]: differences of each piece */
	int64_t (*counts)[BUCKETS];  /* [pieces]: then where the piece's next item goes */
	int64_t begins[BUCKETS + 1]; /* of buckets */
	int tasks;
	int firsts[TASKS + 1]; /* first bucket of each task */
} NAME(job);

static void NAME(see_piece)(void *arg, int piece)
{
	NAME(job) *j = arg;
	int64_t from = j->n * piece / j->pieces, end = j->n * (piece + 1) / j->pieces;

	j->bits[piece] =
		NAME(differences)(j->x + from, end - from) | (KEY_OF(j->x[from]) ^ KEY_OF(j->x[0]));
}

static void NAME(count_piece)(void *arg, int piece)
{
	NAME(job) *j = arg;
	int64_t from = j->n * piece / j->pieces, end = j->n * (piece + 1) / j->pieces;

	NAME(count)(j->x + from, end - from, j->d, j->counts[piece]);
}

static void NAME(scatter_piece)(void *arg, int piece)
{
	NAME(job) *j = arg;
	int64_t from = j->n * piece / j->pieces, end = j->n * (piece + 1) / j->pieces;

	NAME(scatter)(j->x + from, j->other, end - from, j->d, j->counts[piece]);
}

static void NAME(sort_task)(void *arg, int task)
{
	NAME(job) *j = arg;

	for (int i = j->firsts[task]; i < j->firsts[task + 1]; i++) {
		int64_t begin = j->begins[i], n = j->begins[i + 1] - begin;

		if (n > 0 && n <= j->n / MOST)
			NAME(sort)(j->other + begin, j->x + begin, n, true);
	}
}

/* Sets where each piece writes its items of each bucket, and which buckets make a task. */
static void NAME(plan)(NAME(job) * j)
{
	int64_t at = 0, taken = 0;

	for (int i = 0; i < 1 << j->d.bits; i++) {
		if (i == 0 || at - taken >= j->n / TASKS) {
			if (j->tasks < TASKS)
				j->firsts[j->tasks++] = i;
			taken = at;
		}
		j->begins[i] = at;
		for (int p = 0; p < j->pieces; p++) {
			int64_t n = j->counts[p][i];

			j->counts[p][i] = at;
			at += n;
		}
	}
	j->begins[1 << j->d.bits] = at;
	j->firsts[j->tasks] = 1 << j->d.bits;
}

static void NAME(sort_on)(ITEM *x, ITEM *other, int64_t n, const smr_workers *w);

/* Sorts the buckets that are too large for one task, each on all threads. */
static void NAME(sort_large)(NAME(job) * j, const smr_workers *w)
{
	for (int i = 0; i < 1 << j->d.bits; i++) {
		int64_t begin = j->begins[i], n = j->begins[i + 1] - begin;

		if (n <= j->n / MOST)
			continue;
		memcpy(j->x + begin, j->other + begin, (size_t)n * sizeof(*j->x));
		if (j->d.shift > 0)
			NAME(sort_on)(j->x + begin, j->other + begin, n, w);
	}
}

static void NAME(sort_on)(ITEM *x, ITEM *other, int64_t n, const smr_workers *w)
{
	int pieces = pieces_of(n, w);
	NAME(job) j = {.x = x, .other = other, .n = n, .pieces = pieces};
	uint64_t bits[PIECES], all = 0;

	if (pieces > 1)
		j.counts = smr_calloc((size_t)pieces, sizeof(*j.counts));
	if (j.counts == NULL) { /* one piece, or no memory */
		NAME(sort)(x, other, n, false);
		return;
	}
	j.bits = bits;
	smr_workers_run(w, pieces, NAME(see_piece), &j);
	for (int p = 0; p < pieces; p++)
		all |= bits[p];
	j.d = top_digit(all, n);
	if (j.d.bits > 0) {
		smr_workers_run(w, pieces, NAME(count_piece), &j);
		NAME(plan)(&j);
		smr_workers_run(w, pieces, NAME(scatter_piece), &j);
		smr_workers_run(w, j.tasks, NAME(sort_task), &j);
		NAME(sort_large)(&j, w);
	}
	smr_free(j.counts);
}
