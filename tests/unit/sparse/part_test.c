/* Compares parts of sparse matrices, joined ones, and operations along rows and columns with dense
 * results computed by plain loops. */
#include "sparse_case.h"

static void parts_and_joined_matrices_are_the_dense_ones(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		int64_t n[] = {1 + p.rows / 2, 1 + p.cols / 3};
		int64_t at[] = {p.rows - n[0], (p.cols - n[1]) / 2};
		double *want = malloc((size_t)(2 * p.rows * p.cols + 1) * sizeof(*want));
		smr_sparse r;

		for (int64_t i = 0; i < n[0]; i++)
			for (int64_t j = 0; j < n[1]; j++)
				want[i * n[1] + j] = p.data[(at[0] + i) * p.cols + at[1] + j];
		assert_int_equal(smr_sparse_part(p.s.pattern, p.s.values, at, n, crew, &r), SMR_OK);
		is_matrix(&r, want);
		smr_sparse_free(&r);
		for (int64_t i = 0; i < 2 * p.rows * p.cols; i++)
			want[i] = p.data[i % (p.rows * p.cols)];
		assert_int_equal(smr_sparse_below(&p.s, &p.s, crew, &r), SMR_OK);
		is_matrix(&r, want);
		smr_sparse_free(&r);
		for (int64_t i = 0; i < p.rows; i++)
			for (int64_t j = 0; j < 2 * p.cols; j++)
				want[i * 2 * p.cols + j] = p.data[i * p.cols + j % p.cols];
		assert_int_equal(smr_sparse_beside(&p.s, &p.s, crew, &r), SMR_OK);
		is_matrix(&r, want);
		smr_sparse_free(&r);
		free(want);
	}
}

/* Chooses some of the rows, or of the columns. */
static void check_choice(const pair *p, bool rows)
{
	int64_t lines = rows ? p->rows : p->cols, n = 0, at = 0;
	bool stays[300], full[300];
	double *want = calloc((size_t)(p->rows * p->cols) + 1, sizeof(*want));
	smr_sparse r;

	for (int64_t i = 0; i < lines; i++)
		n += stays[i] = next() < .6;
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t j = 0; j < p->cols; j++)
			if (stays[rows ? i : j])
				want[at++] = p->data[i * p->cols + j];
	assert_int_equal(smr_sparse_choose(p->s.pattern, p->s.values, rows, stays, n, crew, &r),
			 SMR_OK);
	assert_int_equal(r.pattern->rows, rows ? n : p->rows);
	assert_int_equal(r.pattern->cols, rows ? p->cols : n);
	is_matrix(&r, want);
	smr_sparse_free(&r);
	smr_sparse_lines(p->s.pattern, p->s.values, rows, full);
	for (int64_t i = 0; i < lines; i++) {
		bool any = false;

		for (int64_t k = 0; k < (rows ? p->cols : p->rows); k++)
			any |= p->data[rows ? i * p->cols + k : k * p->cols + i] != 0;
		assert_int_equal(any, full[i]);
	}
	free(want);
}

static void chosen_lines_are_the_dense_ones(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		check_choice(&p, true);
		check_choice(&p, false);
	}
}

static void a_column_becomes_a_diagonal(void **state)
{
	static const double column[] = {1, 0, -2}, want[] = {1, 0, 0, 0, 0, 0, 0, 0, -2};
	smr_sparse s;

	assert_int_equal(smr_sparse_diagonal(3, column, &s), SMR_OK);
	is_matrix(&s, want);
	smr_sparse_free(&s);
}

/* Whether the result has an element where these matrices have entries. */
static bool stays(const smr_sparse_meeting *m, uint32_t has)
{
	bool is = true;

	for (int c = 0; c < m->nclauses; c++)
		is = is && (m->clauses[c] & has) != 0;
	return is;
}

static uint32_t who_has(const pair *all, int n, int64_t at)
{
	uint32_t has = 0;

	for (int k = 0; k < n; k++)
		has |= (uint32_t)(all[k].data[at] != 0) << k;
	return has;
}

/* Checks each matrix at the entries of the result, in order. */
static void check_places(const smr_sparse_meeting *m, const pair *all)
{
	double *values[SMR_SPARSE_MEET];
	smr_pattern *p;
	int64_t e = 0;

	assert_int_equal(smr_sparse_meet(m, crew, &p, values), SMR_OK);
	for (int64_t i = 0; i < p->rows; i++) {
		assert_int_equal(p->starts[i], e);
		for (int64_t j = 0; j < p->cols; j++) {
			uint32_t has = who_has(all, m->n, i * p->cols + j);

			if (has == 0 || !stays(m, has))
				continue;
			assert_true(e < p->n);
			assert_int_equal(p->cols_at[e], j);
			for (int k = 0; k < m->n; k++)
				same(values[k][e], all[k].data[i * p->cols + j] + 0.0);
			e++;
		}
	}
	assert_int_equal(p->starts[p->rows], e);
	assert_int_equal(p->n, e);
	smr_pattern_drop(p);
	for (int k = 0; k < m->n; k++)
		free(values[k]);
}

/* Computes the sum of all, some of which are zero. */
static smr_status rounded_sum(void *arg, int64_t n, const double *const *in, double *out)
{
	for (int64_t i = 0; i < n; i++) {
		out[i] = 0;
		for (int k = 0; k < *(int *)arg; k++)
			out[i] += rint(in[k][i]);
	}
	return SMR_OK;
}

static void check_body(smr_sparse_meeting m, const pair *all)
{
	double *want = malloc((size_t)(all->rows * all->cols) * sizeof(*want));
	smr_sparse got;

	for (int64_t i = 0; i < all->rows * all->cols; i++) {
		uint32_t has = who_has(all, m.n, i);

		want[i] = 0;
		for (int k = 0; k < m.n && stays(&m, has); k++)
			want[i] += rint(all[k].data[i]);
	}
	m.body = rounded_sum;
	m.arg = &m.n;
	assert_int_equal(smr_sparse_meet(&m, crew, &got.pattern, &got.values), SMR_OK);
	is_matrix(&got, want);
	assert_int_equal(got.pattern->n, smr_dense_nonzeros(got.values, got.pattern->n));
	smr_sparse_free(&got);
	free(want);
}

/* Tests pairs, and three or more matrices with clauses of any kind. */
static void matrices_meet(void **state)
{
	static const struct {
		int n, nclauses;
		uint8_t clauses[3];
	} kinds[] = {{2, 1, {3}},       {2, 2, {1, 2}},    {2, 2, {2, 1}}, {2, 2, {1, 3}},
		     {3, 1, {7}},       {3, 3, {1, 2, 4}}, {3, 2, {3, 4}}, {4, 2, {5, 10}},
		     {8, 1, {255}},     {1, 1, {1}},       {3, 1, {2}},    {2, 1, {1}},
		     {5, 3, {1, 6, 24}}};
	pair all[SMR_SPARSE_MEET];

	for (uint32_t k = 0; each(&k, true, &all[0]); drop(&all[0]))
		for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
			smr_sparse_meeting m = {.n = kinds[i].n, .nclauses = kinds[i].nclauses};

			memcpy(m.clauses, kinds[i].clauses, sizeof(kinds[i].clauses));
			for (int c = 0; c < m.n; c++) {
				if (c > 0)
					all[c] = draw(all->rows, all->cols, .1 * c, true);
				m.patterns[c] = all[c].s.pattern;
				m.values[c] = all[c].s.values;
			}
			check_places(&m, all);
			check_body(m, all);
			for (int c = 1; c < m.n; c++)
				drop(&all[c]);
		}
}

/* Tests rows longer than a batch of a body, and more rows than one thread has. */
static void long_rows_meet(void **state)
{
	pair all[3] = {draw(40, 6000, .3, true), draw(40, 6000, .2, true),
		       draw(40, 6000, .25, true)};
	smr_sparse_meeting m = {.n = 3, .nclauses = 1, .clauses = {7}};

	for (int k = 0; k < 3; k++) {
		m.patterns[k] = all[k].s.pattern;
		m.values[k] = all[k].s.values;
	}
	check_places(&m, all);
	check_body(m, all);
	m.n = 2;
	m.clauses[0] = 3;
	check_places(&m, all);
	check_body(m, all);
	m.nclauses = 2;
	m.clauses[0] = 1;
	m.clauses[1] = 2;
	check_places(&m, all);
	check_body(m, all);
	for (int k = 0; k < 3; k++)
		drop(&all[k]);
}

/* Replaces a part of @p p by a random matrix, or by zeros. */
static void check_put(const pair *p, const int64_t at[2], const int64_t n[2], bool zeros)
{
	pair part = draw(n[0], n[1], zeros ? 0 : .3, false);
	double *want = calloc((size_t)(p->rows * p->cols), sizeof(*want));
	smr_sparse r;

	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t j = 0; j < p->cols; j++)
			want[i * p->cols + j] =
				i >= at[0] && i < at[0] + n[0] && j >= at[1] && j < at[1] + n[1]
					? part.data[(i - at[0]) * n[1] + j - at[1]]
					: p->data[i * p->cols + j];
	assert_int_equal(smr_sparse_put(&p->s, &part.s, at, crew, &r), SMR_OK);
	is_matrix(&r, want);
	smr_sparse_free(&r);
	free(want);
	drop(&part);
}

static void a_part_takes_its_place(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		int64_t n[] = {1 + p.rows / 2, 1 + p.cols / 3};
		int64_t at[] = {p.rows - n[0], (p.cols - n[1]) / 2};

		check_put(&p, at, n, false);
		check_put(&p, at, n, true);
		check_put(&p, (int64_t[]){0, 0}, (int64_t[]){p.rows, p.cols}, false);
		check_put(&p, (int64_t[]){p.rows - 1, p.cols - 1}, (int64_t[]){1, 1}, false);
	}
}

static void rows_are_picked_in_any_order_and_more_than_once(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		int64_t n = 2 * p.rows, rows[600];
		double *want = calloc((size_t)(n * p.cols), sizeof(*want));
		smr_sparse r;

		for (int64_t i = 0; i < n; i++) {
			rows[i] = (int64_t)(next() * (double)p.rows);
			memcpy(want + i * p.cols, p.data + rows[i] * p.cols,
			       (size_t)p.cols * sizeof(*want));
		}
		assert_int_equal(smr_sparse_pick(p.s.pattern, p.s.values, rows, n, crew, &r),
				 SMR_OK);
		is_matrix(&r, want);
		smr_sparse_free(&r);
		free(want);
	}
}

static void rows_may_have_another_length(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p))
		for (int64_t rows = 1; rows <= p.rows * p.cols; rows++) {
			smr_sparse r;

			if (p.rows * p.cols % rows != 0)
				continue;
			assert_int_equal(smr_sparse_reshape(p.s.pattern, p.s.values, rows,
							    p.rows * p.cols / rows, crew, &r),
					 SMR_OK);
			assert_int_equal(r.pattern->rows, rows);
			is_matrix(&r, p.data);
			smr_sparse_free(&r);
		}
}

static void a_side_of_the_diagonal_is_taken(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p))
		for (int how = 0; how < 4; how++) {
			bool upper = how & 1, diagonal = how & 2;
			double *want = calloc((size_t)(p.rows * p.cols), sizeof(*want));
			smr_sparse r;

			for (int64_t i = 0; i < p.rows; i++)
				for (int64_t j = 0; j < p.cols; j++) {
					double x = p.data[i * p.cols + j];

					if (i == j ? diagonal : upper ? i < j : i > j)
						want[i * p.cols + j] = x;
				}
			assert_int_equal(smr_sparse_side(p.s.pattern, p.s.values, upper, diagonal,
							 crew, &r),
					 SMR_OK);
			is_matrix(&r, want);
			smr_sparse_free(&r);
			free(want);
		}
}

/* Returns the last best element; NaN only if there is nothing else. */
static int64_t best_of(const double *row, int64_t n, bool least)
{
	int64_t at = -1;

	for (int64_t j = 0; j < n; j++)
		if (!isnan(row[j]) && (at < 0 || (least ? row[j] <= row[at] : row[j] >= row[at])))
			at = j;
	return at < 0 ? n - 1 : at;
}

static void the_last_of_the_best_columns_is_found(void **state)
{
	double got[300];
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		for (int64_t e = 0; e < p.s.pattern->n; e++) /* makes some equal */
			p.s.values[e] = round(2 * p.s.values[e]);
		smr_sparse_to_dense(p.s.pattern, p.s.values, NULL, p.data);
		for (int least = 0; least < 2; least++) {
			smr_sparse_best(p.s.pattern, p.s.values, least, crew, got);
			for (int64_t i = 0; i < p.rows; i++)
				assert_int_equal(got[i],
						 best_of(p.data + i * p.cols, p.cols, least));
		}
	}
}

static void running_folds_are_the_dense_ones(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p))
		for (int f = 0; f < 4; f++) {
			size_t n = (size_t)(p.rows * p.cols);
			double *got = malloc(n * sizeof(*got)), *want = malloc(n * sizeof(*want));

			for (int64_t i = 0; i < p.rows * p.cols; i++)
				want[i] = i < p.cols
						  ? p.data[i]
						  : smr_sparse_folded((smr_sparse_fold)f,
								      want[i - p.cols], p.data[i]);
			smr_sparse_run(p.s.pattern, p.s.values, (smr_sparse_fold)f, crew, got);
			for (size_t i = 0; i < n; i++)
				near(got[i], want[i]);
			free(got);
			free(want);
		}
}

/* Tests numbers that cancel: compensation keeps the lost digits. A row alone has the same bits as
 * among others. */
static void sums_of_rows_and_columns_keep_what_additions_lose(void **state)
{
	enum { ROWS = 20, COLS = 40 };
	pair p = {ROWS, COLS, calloc(ROWS * COLS, sizeof(double)), {0}};
	double got[ROWS], down[ROWS], alone;
	smr_sparse_rows turned = {.rows = COLS, .cols = ROWS};
	smr_sparse t;

	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < i; j++)
			p.data[i * COLS + 2 * j] = j % 3 == 0 ? 1e16 : j % 3 == 1 ? 1 + i : -1e16;
	p.data[5 * COLS + 1] = INFINITY;
	p.data[6 * COLS + 1] = NAN;
	assert_int_equal(smr_sparse_of_dense(ROWS, COLS, p.data, crew, &p.s), SMR_OK);
	assert_int_equal(smr_sparse_turn(p.s.pattern, p.s.values, crew, &t), SMR_OK);
	turned.n = t.pattern->n;
	turned.starts = t.pattern->starts;
	turned.cols_at = t.pattern->cols_at;
	turned.values = t.values;
	assert_int_equal(smr_sparse_fold_cols(&turned, SMR_SPARSE_SUM, crew, down), SMR_OK);
	for (int i = 0; i < ROWS; i++) {
		smr_sparse_rows r = {.rows = ROWS,
				     .cols = COLS,
				     .n = p.s.pattern->n,
				     .starts = p.s.pattern->starts,
				     .cols_at = p.s.pattern->cols_at,
				     .values = p.s.values};
		double want = i / 3 * (1 + i) + (i % 3 > 1 ? 1 + i : 0) + (i % 3 > 0 ? 1e16 : 0);

		smr_sparse_fold_rows(&r, SMR_SPARSE_SUM, crew, got);
		if (i == 5)
			assert_true(got[i] == INFINITY);
		else if (i == 6)
			assert_true(isnan(got[i]));
		else
			assert_true(got[i] == want);
		r.rows = 1;
		r.starts += i;
		smr_sparse_fold_rows(&r, SMR_SPARSE_SUM, NULL, &alone);
		assert_memory_equal(&alone, &got[i], i == 6 ? 0 : sizeof(alone));
		same(down[i], got[i]);
	}
	smr_sparse_free(&t);
	drop(&p);
}

/* Tests a matrix that is partitioned into pieces, and strips of columns. */
static void large_ones_are_the_same_on_any_number_of_threads(void **state)
{
	enum { ROWS = 3000, COLS = 1100, N = ROWS * COLS };
	pair p = draw(ROWS, COLS, .03, false);
	double *all = malloc(N * sizeof(*all)), *run[2], sums[2][COLS];
	smr_sparse_rows r = {.rows = ROWS,
			     .cols = COLS,
			     .n = p.s.pattern->n,
			     .starts = p.s.pattern->starts,
			     .cols_at = p.s.pattern->cols_at,
			     .values = p.s.values};
	smr_sparse t, back;

	assert_int_equal(smr_sparse_turn(p.s.pattern, p.s.values, crew, &t), SMR_OK);
	assert_int_equal(smr_sparse_turn(t.pattern, t.values, NULL, &back), SMR_OK);
	assert_int_equal(back.pattern->n, r.n);
	assert_memory_equal(back.pattern->starts, r.starts, (ROWS + 1) * sizeof(*r.starts));
	assert_memory_equal(back.pattern->cols_at, r.cols_at, (size_t)r.n * sizeof(*r.cols_at));
	assert_memory_equal(back.values, p.s.values, (size_t)r.n * sizeof(double));
	smr_sparse_to_dense(p.s.pattern, p.s.values, crew, all);
	assert_memory_equal(all, p.data, N * sizeof(double));
	for (int i = 0; i < 2; i++) {
		const smr_workers *w = i == 0 ? NULL : crew;

		run[i] = malloc(N * sizeof(double));
		smr_sparse_run(p.s.pattern, p.s.values, SMR_SPARSE_SUM, w, run[i]);
		assert_int_equal(smr_sparse_fold_cols(&r, SMR_SPARSE_SUM, w, sums[i]), SMR_OK);
	}
	assert_memory_equal(run[0], run[1], N * sizeof(double));
	assert_memory_equal(sums[0], sums[1], sizeof(sums[0]));
	for (int64_t j = 0; j < COLS; j++)
		near(sums[0][j], run[0][N - COLS + j]);
	free(run[0]);
	free(run[1]);
	free(all);
	smr_sparse_free(&t);
	smr_sparse_free(&back);
	drop(&p);
}

enum { PIECES = 60 };

static int64_t below(int64_t n)
{
	return (int64_t)(next() * (double)n);
}

/* Tests pieces of rows or columns, overlapping pieces, pieces that cover everything, zero and empty
 * pieces. */
static void pieces_take_their_places_the_later_ones_over_the_earlier(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, false, &p); drop(&p)) {
		smr_sparse_piece pieces[PIECES];
		pair parts[PIECES];
		smr_sparse r;
		uint32_t n = (uint32_t)below(PIECES);

		for (uint32_t q = 0; q < n; q++) {
			int64_t size[] = {1 + below(p.rows), 1 + below(q % 3 ? 4 : p.cols)};

			size[1] = size[1] < p.cols ? size[1] : p.cols;
			size[0] = q % 2 ? 1 : size[0];
			parts[q] = draw(size[0], size[1], densities[q % 4], false);
			pieces[q] = (smr_sparse_piece){.from = {below(p.rows - size[0] + 1),
								below(p.cols - size[1] + 1)},
						       .n = {size[0], size[1]},
						       .starts = parts[q].s.pattern->starts,
						       .cols_at = parts[q].s.pattern->cols_at,
						       .values = parts[q].s.values};
			for (int64_t e = 0; e < parts[q].s.pattern->n; e++)
				parts[q].s.pattern->cols_at[e] += (int32_t)pieces[q].from[1];
			for (int64_t i = 0; i < size[0]; i++)
				for (int64_t j = 0; j < size[1]; j++)
					p.data[(pieces[q].from[0] + i) * p.cols +
					       pieces[q].from[1] + j] =
						parts[q].data[i * size[1] + j];
		}
		assert_int_equal(smr_sparse_assemble(&p.s, pieces, n, crew, &r), SMR_OK);
		is_matrix(&r, p.data);
		smr_sparse_free(&r);
		for (uint32_t q = 0; q < n; q++)
			drop(&parts[q]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parts_and_joined_matrices_are_the_dense_ones),
		cmocka_unit_test(chosen_lines_are_the_dense_ones),
		cmocka_unit_test(a_column_becomes_a_diagonal),
		cmocka_unit_test(matrices_meet),
		cmocka_unit_test(long_rows_meet),
		cmocka_unit_test(sums_of_rows_and_columns_keep_what_additions_lose),
		cmocka_unit_test(a_part_takes_its_place),
		cmocka_unit_test(pieces_take_their_places_the_later_ones_over_the_earlier),
		cmocka_unit_test(rows_are_picked_in_any_order_and_more_than_once),
		cmocka_unit_test(rows_may_have_another_length),
		cmocka_unit_test(a_side_of_the_diagonal_is_taken),
		cmocka_unit_test(the_last_of_the_best_columns_is_found),
		cmocka_unit_test(running_folds_are_the_dense_ones),
		cmocka_unit_test(large_ones_are_the_same_on_any_number_of_threads),
	};

	return cmocka_run_group_tests(tests, start_workers, stop_workers);
}
