/** @file A StableHLO program over a mesh with shardings, all made of numbers that somebody draws:
 * on integers, so that the order of sums does not matter. */
#ifndef SMR_TESTS_SHARD_CASE_H
#define SMR_TESTS_SHARD_CASE_H
#include <stdint.h>
#include <string.h>

#include "base/str.h"

enum { SHARD_VALUES = 40, SHARD_RANK = 4, SHARD_MOST = 600 };

typedef struct shard_value {
	unsigned rank;
	int64_t dims[SHARD_RANK];
} shard_value;

typedef struct shard_case {
	uint32_t (*draw)(void *, uint32_t n); /* below n */
	void *from;
	smr_str s;
	unsigned n, next; /* values; number of the next name */
	unsigned name[SHARD_VALUES];
	shard_value v[SHARD_VALUES];
	const char *const *axes;
	unsigned naxes;
} shard_case;

static inline uint32_t shard_draw(shard_case *c, uint32_t n)
{
	return c->draw(c->from, n);
}

static inline int64_t shard_count(const shard_value *v)
{
	int64_t n = 1;

	for (unsigned d = 0; d < v->rank; d++)
		n *= v->dims[d];
	return n;
}

static inline bool shard_same(const shard_value *a, const shard_value *b)
{
	return a->rank == b->rank && memcmp(a->dims, b->dims, a->rank * sizeof(*a->dims)) == 0;
}

static inline void shard_type(shard_case *c, const shard_value *v, const char *element)
{
	smr_str_puts(&c->s, "tensor<");
	for (unsigned d = 0; d < v->rank; d++)
		smr_str_printf(&c->s, "%lldx", (long long)v->dims[d]);
	smr_str_printf(&c->s, "%s>", element);
}

/** <@mesh, [{"a"}, {?}]>: each axis at most once. */
static inline void shard_sharding(shard_case *c, const shard_value *v)
{
	unsigned left = (1u << c->naxes) - 1;

	smr_str_puts(&c->s, "<@mesh, [");
	for (unsigned d = 0; d < v->rank; d++) {
		bool any = false;

		smr_str_puts(&c->s, d > 0 ? ", {" : "{");
		for (unsigned k = 0; k < c->naxes; k++) {
			unsigned a = shard_draw(c, c->naxes);

			if (!(left >> a & 1) || shard_draw(c, 3) == 0)
				continue;
			left &= ~(1u << a);
			smr_str_printf(&c->s, "%s\"%s\"", any ? ", " : "", c->axes[a]);
			any = true;
		}
		if (shard_draw(c, 3) == 0)
			smr_str_puts(&c->s, any ? ", ?" : "?");
		smr_str_puts(&c->s, "}");
	}
	smr_str_puts(&c->s, "]>");
}

/** Notes a value whose name is the next one; its line has been written up to " = ". */
static inline unsigned shard_new(shard_case *c, const shard_value *v)
{
	unsigned name = c->next++;

	if (c->n < SHARD_VALUES) {
		c->v[c->n] = *v;
		c->name[c->n++] = name;
	}
	return name;
}

static inline unsigned shard_pick(shard_case *c)
{
	/* the later ones more often */
	unsigned a = shard_draw(c, c->n), b = shard_draw(c, c->n);

	return a > b ? a : b;
}

static inline unsigned shard_pick_like(shard_case *c, const shard_value *v)
{
	unsigned at = shard_draw(c, c->n);

	for (unsigned i = 0; i < c->n; i++)
		if (shard_same(&c->v[(at + i) % c->n], v))
			return (at + i) % c->n;
	return 0;
}

static inline void shard_2(shard_case *c, const char *op, unsigned a, unsigned b)
{
	shard_value v = c->v[a];
	unsigned x = c->name[a], y = c->name[b];

	smr_str_printf(&c->s, "    %%v%u = stablehlo.%s %%v%u, %%v%u : ", shard_new(c, &v), op, x,
		       y);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_elementwise(shard_case *c)
{
	static const char *const ops[] = {"add", "multiply", "maximum", "xor", "subtract"};
	unsigned a = shard_pick(c);

	shard_2(c, ops[shard_draw(c, 5)], a, shard_pick_like(c, &c->v[a]));
}

/** "%vN = stablehlo.OP %vA, MIDDLE : (FROM) -> TO" */
static inline void shard_1(shard_case *c, const char *op, unsigned a, const char *middle,
			   const shard_value *to)
{
	shard_value from = c->v[a];
	unsigned x = c->name[a];

	smr_str_printf(&c->s, "    %%v%u = stablehlo.%s %%v%u%s : (", shard_new(c, to), op, x,
		       middle);
	shard_type(c, &from, "i32");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, to, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_list(smr_str *s, const int64_t *v, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		smr_str_printf(s, "%s%lld", i > 0 ? ", " : "", (long long)v[i]);
}

static inline void shard_transpose(shard_case *c)
{
	unsigned a = shard_pick(c), rank = c->v[a].rank;
	int64_t perm[SHARD_RANK];
	shard_value to = c->v[a];
	smr_str m = {0};

	for (unsigned d = 0; d < rank; d++)
		perm[d] = d;
	for (unsigned d = rank; d-- > 1;) {
		unsigned k = shard_draw(c, d + 1);
		int64_t t = perm[d];

		perm[d] = perm[k];
		perm[k] = t;
	}
	for (unsigned d = 0; d < rank; d++)
		to.dims[d] = c->v[a].dims[perm[d]];
	smr_str_puts(&m, ", dims = [");
	shard_list(&m, perm, rank);
	smr_str_puts(&m, "]");
	shard_1(c, "transpose", a, smr_str_text(&m), &to);
	smr_str_free(&m);
}

static inline void shard_reshape(shard_case *c)
{
	unsigned a = shard_pick(c);
	int64_t left = shard_count(&c->v[a]);
	shard_value to = {0};

	while (left > 1 && to.rank < SHARD_RANK - 1 && shard_draw(c, 4) != 0) {
		int64_t f = 2 + shard_draw(c, 7);

		if (left % f != 0)
			continue;
		to.dims[to.rank++] = f;
		left /= f;
	}
	to.dims[to.rank++] = left;
	shard_1(c, "reshape", a, "", &to);
}

static inline void shard_broadcast(shard_case *c)
{
	unsigned a = shard_pick(c), at = shard_draw(c, c->v[a].rank + 1);
	int64_t dims[SHARD_RANK] = {0};
	shard_value to = {.rank = c->v[a].rank + 1};
	smr_str m = {0};

	if (to.rank > SHARD_RANK || shard_count(&c->v[a]) * 4 > SHARD_MOST)
		return;
	for (unsigned d = 0; d < c->v[a].rank; d++) {
		dims[d] = d + (d >= at);
		to.dims[dims[d]] = c->v[a].dims[d];
	}
	to.dims[at] = 4;
	smr_str_puts(&m, ", dims = [");
	shard_list(&m, dims, c->v[a].rank);
	smr_str_puts(&m, "]");
	shard_1(c, "broadcast_in_dim", a, smr_str_text(&m), &to);
	smr_str_free(&m);
}

static inline void shard_reduce(shard_case *c)
{
	static const char *const ops[] = {"add", "maximum", "minimum", "or", "multiply"};
	unsigned a = shard_pick(c), dim, x = c->name[a];
	shard_value from = c->v[a], to = {.rank = from.rank - 1};
	unsigned init = c->next++;

	if (from.rank == 0)
		return;
	dim = shard_draw(c, from.rank);
	for (unsigned d = 0, k = 0; d < from.rank; d++)
		if (d != dim)
			to.dims[k++] = from.dims[d];
	smr_str_printf(&c->s, "    %%v%u = stablehlo.constant dense<%d> : tensor<i32>\n", init,
		       (int)shard_draw(c, 3));
	smr_str_printf(
		&c->s,
		"    %%v%u = stablehlo.reduce(%%v%u init: %%v%u) applies stablehlo.%s across "
		"dimensions = [%u] : (",
		shard_new(c, &to), x, init, ops[shard_draw(c, 5)], dim);
	shard_type(c, &from, "i32");
	smr_str_puts(&c->s, ", tensor<i32>) -> ");
	shard_type(c, &to, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_dot(shard_case *c)
{
	unsigned a = shard_pick(c), b = shard_pick(c), x = c->name[a], y = c->name[b];
	shard_value l = c->v[a], r = c->v[b], to = {0};

	for (unsigned i = 0; i < l.rank; i++)
		for (unsigned k = 0; k < r.rank; k++) {
			if (l.dims[i] != r.dims[k] || l.rank + r.rank - 2 > SHARD_RANK)
				continue;
			for (unsigned d = 0; d < l.rank; d++)
				if (d != i)
					to.dims[to.rank++] = l.dims[d];
			for (unsigned d = 0; d < r.rank; d++)
				if (d != k)
					to.dims[to.rank++] = r.dims[d];
			if (shard_count(&to) > SHARD_MOST)
				return;
			smr_str_printf(&c->s,
				       "    %%v%u = stablehlo.dot_general %%v%u, %%v%u, "
				       "contracting_dims = [%u] x [%u] : (",
				       shard_new(c, &to), x, y, i, k);
			shard_type(c, &l, "i32");
			smr_str_puts(&c->s, ", ");
			shard_type(c, &r, "i32");
			smr_str_puts(&c->s, ") -> ");
			shard_type(c, &to, "i32");
			smr_str_puts(&c->s, "\n");
			return;
		}
}

static inline void shard_slice(shard_case *c)
{
	unsigned a = shard_pick(c);
	shard_value to = c->v[a];
	smr_str m = {0};

	smr_str_puts(&m, " [");
	for (unsigned d = 0; d < to.rank; d++) {
		int64_t n = to.dims[d], from = 0, end = n;

		if (shard_draw(c, 2) == 0) {
			from = shard_draw(c, (uint32_t)n);
			end = from + 1 + shard_draw(c, (uint32_t)(n - from));
		}
		to.dims[d] = end - from;
		smr_str_printf(&m, "%s%lld:%lld", d > 0 ? ", " : "", (long long)from,
			       (long long)end);
	}
	smr_str_puts(&m, "]");
	shard_1(c, "slice", a, smr_str_text(&m), &to);
	smr_str_free(&m);
}

static inline void shard_reverse(shard_case *c)
{
	unsigned a = shard_pick(c), x = c->name[a];
	shard_value v = c->v[a];

	if (v.rank == 0)
		return;
	smr_str_printf(&c->s,
		       "    %%v%u = stablehlo.reverse %%v%u, dims = [%u] : ", shard_new(c, &v), x,
		       shard_draw(c, v.rank));
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_concatenate(shard_case *c)
{
	unsigned a = shard_pick(c), b = shard_pick_like(c, &c->v[a]), x = c->name[a],
		 y = c->name[b], dim;
	shard_value v = c->v[a], to = v;

	if (v.rank == 0 || 2 * shard_count(&v) > SHARD_MOST)
		return;
	dim = shard_draw(c, v.rank);
	to.dims[dim] *= 2;
	smr_str_printf(&c->s, "    %%v%u = stablehlo.concatenate %%v%u, %%v%u, dim = %u : (",
		       shard_new(c, &to), x, y, dim);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, ", ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &to, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_iota(shard_case *c)
{
	unsigned a = shard_pick(c), name = c->next++, dim;
	shard_value v = c->v[a];

	if (v.rank == 0)
		return;
	dim = shard_draw(c, v.rank);
	smr_str_printf(&c->s, "    %%v%u = stablehlo.iota dim = %u : ", name, dim);
	shard_type(c, &v, "i32");
	smr_str_printf(&c->s, "\n    %%v%u = stablehlo.add %%v%u, %%v%u : ", shard_new(c, &v),
		       c->name[a], name);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

/** A scalar that is there, or the last element summed up: a place that is clamped. */
static inline unsigned shard_scalar(shard_case *c)
{
	shard_value scalar = {0};
	unsigned k = shard_pick_like(c, &scalar);

	return shard_same(&c->v[k], &scalar) ? c->name[k] : UINT32_MAX;
}

static inline void shard_dynamic(shard_case *c)
{
	unsigned a = shard_pick(c), x = c->name[a], at = shard_scalar(c);
	shard_value v = c->v[a], part = v;
	bool update = shard_draw(c, 2) == 0;
	unsigned piece = c->next;

	if (at == UINT32_MAX || v.rank == 0)
		return;
	for (unsigned d = 0; d < v.rank; d++)
		if (shard_draw(c, 2) == 0)
			part.dims[d] = 1 + shard_draw(c, (uint32_t)v.dims[d]);
	smr_str_printf(&c->s, "    %%v%u = stablehlo.dynamic_slice %%v%u", shard_new(c, &part), x);
	for (unsigned d = 0; d < v.rank; d++)
		smr_str_printf(&c->s, ", %%v%u", at);
	smr_str_puts(&c->s, ", sizes = [");
	shard_list(&c->s, part.dims, v.rank);
	smr_str_puts(&c->s, "] : (");
	shard_type(c, &v, "i32");
	for (unsigned d = 0; d < v.rank; d++)
		smr_str_puts(&c->s, ", tensor<i32>");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &part, "i32");
	smr_str_puts(&c->s, "\n");
	if (!update)
		return;
	smr_str_printf(&c->s, "    %%v%u = stablehlo.dynamic_update_slice %%v%u, %%v%u",
		       shard_new(c, &v), x, piece);
	for (unsigned d = 0; d < v.rank; d++)
		smr_str_printf(&c->s, ", %%v%u", at);
	smr_str_puts(&c->s, " : (");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, ", ");
	shard_type(c, &part, "i32");
	for (unsigned d = 0; d < v.rank; d++)
		smr_str_puts(&c->s, ", tensor<i32>");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

/** Rows of a table looked up, and added to it where they came from. Places may lie outside. */
static inline void shard_rows(shard_case *c)
{
	unsigned a = shard_pick(c), i = shard_pick(c), x = c->name[a], y = c->name[i];
	shard_value table = c->v[a], index = c->v[i], rows = {.rank = table.rank};
	unsigned got = c->next;
	bool adds = shard_draw(c, 2) == 0;

	if (table.rank == 0 || index.rank != 1 ||
	    shard_count(&table) / table.dims[0] * index.dims[0] > SHARD_MOST)
		return;
	rows.dims[0] = index.dims[0];
	for (unsigned d = 1; d < table.rank; d++)
		rows.dims[d] = table.dims[d];
	smr_str_printf(&c->s,
		       "    %%v%u = \"stablehlo.gather\"(%%v%u, %%v%u) <{dimension_numbers = "
		       "#stablehlo.gather<",
		       shard_new(c, &rows), x, y);
	for (unsigned d = 1; d < table.rank; d++)
		smr_str_printf(&c->s, "%s%u%s", d == 1 ? "offset_dims = [" : ", ", d,
			       d + 1 == table.rank ? "], " : "");
	smr_str_puts(&c->s, "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = "
			    "1>, slice_sizes = array<i64: 1");
	for (unsigned d = 1; d < table.rank; d++)
		smr_str_printf(&c->s, ", %lld", (long long)table.dims[d]);
	smr_str_puts(&c->s, ">}> : (");
	shard_type(c, &table, "i32");
	smr_str_puts(&c->s, ", ");
	shard_type(c, &index, "i32");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &rows, "i32");
	smr_str_puts(&c->s, "\n");
	if (!adds)
		return;
	smr_str_printf(
		&c->s,
		"    %%v%u = \"stablehlo.scatter\"(%%v%u, %%v%u, %%v%u) <{indices_are_sorted "
		"= false, scatter_dimension_numbers = #stablehlo.scatter<",
		shard_new(c, &table), x, y, got);
	for (unsigned d = 1; d < table.rank; d++)
		smr_str_printf(&c->s, "%s%u%s", d == 1 ? "update_window_dims = [" : ", ", d,
			       d + 1 == table.rank ? "], " : "");
	smr_str_printf(&c->s,
		       "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
		       "index_vector_dim = 1>, unique_indices = false}> ({\n"
		       "    ^bb0(%%p: tensor<i32>, %%q: tensor<i32>):\n"
		       "      %%r = stablehlo.%s %%p, %%q : tensor<i32>\n"
		       "      stablehlo.return %%%s : tensor<i32>\n    }) : (",
		       shard_draw(c, 2) == 0 ? "add" : "maximum",
		       shard_draw(c, 4) == 0 ? "q" : "r");
	shard_type(c, &table, "i32");
	smr_str_puts(&c->s, ", ");
	shard_type(c, &index, "i32");
	smr_str_puts(&c->s, ", ");
	shard_type(c, &rows, "i32");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &table, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_sort(shard_case *c)
{
	unsigned a = shard_pick(c), x = c->name[a];
	shard_value v = c->v[a];

	if (v.rank == 0)
		return;
	smr_str_printf(&c->s,
		       "    %%v%u = \"stablehlo.sort\"(%%v%u) <{dimension = %u : i64, is_stable = "
		       "true}> ({\n    ^bb0(%%p: tensor<i32>, %%q: tensor<i32>):\n"
		       "      %%r = stablehlo.compare LT, %%p, %%q, SIGNED : (tensor<i32>, "
		       "tensor<i32>) -> tensor<i1>\n"
		       "      stablehlo.return %%r : tensor<i1>\n    }) : (",
		       shard_new(c, &v), x, shard_draw(c, v.rank));
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, ") -> ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_constraint(shard_case *c)
{
	unsigned a = shard_pick(c), x = c->name[a];
	shard_value v = c->v[a];

	smr_str_printf(&c->s, "    %%v%u = sdy.sharding_constraint %%v%u ", shard_new(c, &v), x);
	shard_sharding(c, &v);
	smr_str_puts(&c->s, " : ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

/** A value carried round a loop, added to what another one is each time. */
static inline void shard_while(shard_case *c)
{
	unsigned a = shard_pick(c), b = shard_pick_like(c, &c->v[a]), x = c->name[a],
		 y = c->name[b];
	shard_value v = c->v[a];
	unsigned zero = c->next++;

	smr_str_printf(&c->s, "    %%v%u = stablehlo.constant dense<0> : tensor<i32>\n", zero);
	smr_str_printf(&c->s,
		       "    %%w%u:2 = stablehlo.while(%%i = %%v%u, %%c = %%v%u) : tensor<i32>, ",
		       zero, zero, x);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n    cond {\n      %k = stablehlo.constant dense<3> : tensor<i32>\n"
			    "      %t = stablehlo.compare LT, %i, %k, SIGNED : (tensor<i32>, "
			    "tensor<i32>) -> tensor<i1>\n"
			    "      stablehlo.return %t : tensor<i1>\n    } do {\n"
			    "      %k = stablehlo.constant dense<1> : tensor<i32>\n"
			    "      %j = stablehlo.add %i, %k : tensor<i32>\n");
	smr_str_printf(&c->s, "      %%d = stablehlo.multiply %%c, %%v%u : ", y);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n      stablehlo.return %j, %d : tensor<i32>, ");
	shard_type(c, &v, "i32");
	smr_str_printf(&c->s,
		       "\n    }\n    %%v%u = stablehlo.add %%w%u#1, %%v%u : ", shard_new(c, &v),
		       zero, x);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

/** One of two values by a scalar. */
static inline void shard_if(shard_case *c)
{
	unsigned a = shard_pick(c), b = shard_pick_like(c, &c->v[a]), x = c->name[a],
		 y = c->name[b];
	unsigned at = shard_scalar(c), zero = c->next;
	shard_value v = c->v[a];

	if (at == UINT32_MAX)
		return;
	c->next += 2;
	smr_str_printf(&c->s,
		       "    %%v%u = stablehlo.constant dense<0> : tensor<i32>\n"
		       "    %%v%u = stablehlo.compare GT, %%v%u, %%v%u, SIGNED : (tensor<i32>, "
		       "tensor<i32>) -> tensor<i1>\n"
		       "    %%v%u = \"stablehlo.if\"(%%v%u) ({\n      stablehlo.return %%v%u : ",
		       zero, zero + 1, at, zero, shard_new(c, &v), zero + 1, x);
	shard_type(c, &v, "i32");
	smr_str_printf(&c->s, "\n    }, {\n      %%n = stablehlo.negate %%v%u : ", y);
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n      stablehlo.return %n : ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n    }) : (tensor<i1>) -> ");
	shard_type(c, &v, "i32");
	smr_str_puts(&c->s, "\n");
}

static inline void shard_interface(shard_case *c, unsigned first, unsigned n, bool names)
{
	smr_str_puts(&c->s, "(");
	for (unsigned i = first; i < first + n; i++) {
		smr_str_puts(&c->s, i > first ? ", " : "");
		if (names)
			smr_str_printf(&c->s, "%%v%u: ", c->name[i]);
		shard_type(c, &c->v[i], "i32");
		if (shard_draw(c, 3) == 0)
			continue;
		smr_str_puts(&c->s, " {sdy.sharding = #sdy.sharding");
		shard_sharding(c, &c->v[i]);
		smr_str_puts(&c->s, "}");
	}
	smr_str_puts(&c->s, ")");
}

/** Writes a program into @p c->s, whose draw and from are set. */
static inline void shard_program(shard_case *c)
{
	static const struct {
		const char *text;
		const char *axes[3];
		unsigned n;
	} meshes[] = {{"[\"x\"=2]", {"x"}, 1},
		      {"[\"a\"=2, \"b\"=4]", {"a", "b"}, 2},
		      {"[\"x\"=8]", {"x"}, 1},
		      {"[\"a\"=2, \"b\"=3]", {"a", "b"}, 2},
		      {"[\"a\"=2, \"b\"=2], device_ids=[3, 1, 0, 2]", {"a", "b"}, 2}};
	static const int64_t sizes[] = {4, 8, 6, 2, 12, 3, 1, 5};
	static void (*const ops[])(shard_case *) = {
		shard_elementwise, shard_elementwise, shard_transpose,   shard_reshape,
		shard_broadcast,   shard_reduce,      shard_dot,         shard_dot,
		shard_slice,       shard_reverse,     shard_concatenate, shard_iota,
		shard_dynamic,     shard_rows,        shard_rows,        shard_sort,
		shard_constraint,  shard_constraint,  shard_while,       shard_if};
	unsigned mesh = shard_draw(c, 5), nargs = 2 + shard_draw(c, 3),
		 nops = 3 + shard_draw(c, 12);
	smr_str head = {0}, rest;

	c->axes = meshes[mesh].axes;
	c->naxes = meshes[mesh].n;
	for (unsigned i = 0; i < nargs; i++) {
		shard_value v = {.rank = i == 0 ? 1 : shard_draw(c, 4)};

		for (unsigned d = 0; d < v.rank; d++)
			v.dims[d] = sizes[shard_draw(c, v.rank == 3 ? 4 : 8)];
		shard_new(c, &v);
	}
	smr_str_printf(&c->s, "module @m {\n  sdy.mesh @mesh = <%s>\n  func.func public @main",
		       meshes[mesh].text);
	shard_interface(c, 0, nargs, true);
	head = c->s;
	c->s = (smr_str){0};
	for (unsigned i = 0; i < nops && c->n + 2 < SHARD_VALUES; i++)
		ops[shard_draw(c, sizeof(ops) / sizeof(ops[0]))](c);
	rest = c->s;
	c->s = head;
	nops = c->n < 3 ? c->n : 3;
	smr_str_puts(&c->s, " -> ");
	shard_interface(c, c->n - nops, nops, false);
	smr_str_printf(&c->s, " {\n%s    return ", smr_str_text(&rest));
	for (unsigned i = c->n - nops; i < c->n; i++)
		smr_str_printf(&c->s, "%s%%v%u", i > c->n - nops ? ", " : "", c->name[i]);
	smr_str_puts(&c->s, " : ");
	for (unsigned i = c->n - nops; i < c->n; i++) {
		smr_str_puts(&c->s, i > c->n - nops ? ", " : "");
		shard_type(c, &c->v[i], "i32");
	}
	smr_str_puts(&c->s, "\n  }\n}\n");
	smr_str_free(&rest);
}
#endif
