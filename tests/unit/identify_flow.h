/** @file Flows in shorthand, for the tests of identify/ and pass/.
 *
 *   "f32 A m k; f32 B k n; f32 C m n; f32 alpha"
 *   "i:m j:n p:k | C[i, j] = fold(p; 0:f32; add(acc0, mul(A[i, p], B[p, j])))"
 *
 * declares dense arrays (row-major; "A m k @ lda 1" gives strides in elements), scalars ($alpha),
 * and nests, one a line; "s := expr" is a nest with a scalar result, then $s. Names in sizes become
 * symbols, "sym a b" makes more. A later read of a stored array is the storing nest's result. The
 * rest is graph text. */
#ifndef SMR_TESTS_IDENTIFY_FLOW_H
#define SMR_TESTS_IDENTIFY_FLOW_H
#include "base/str.h"
#include "ir/graph/graph.h"
#include "unit.h"
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

enum { FLOW_NAMES = 24 };

typedef struct flow_names {
	char name[FLOW_NAMES][16];
	int id[FLOW_NAMES], n;
} flow_names;

static inline int flow_find(const flow_names *t, const char *s, size_t len)
{
	for (int i = t->n; i-- > 0;)
		if (strlen(t->name[i]) == len && memcmp(t->name[i], s, len) == 0)
			return i;
	return -1;
}

static inline void flow_name(flow_names *t, const char *s, size_t len, int id)
{
	int i = flow_find(t, s, len);

	if (i < 0) {
		i = t->n++;
		memcpy(t->name[i], s, len);
		t->name[i][len] = 0;
	}
	t->id[i] = id;
}

static inline size_t flow_word(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]) || s[n] == '_')
		n++;
	return n;
}

/* Every word of a size text that is no number is a symbol. */
static inline void flow_symbols(flow_names *syms, const char *s, const char *end)
{
	while (s < end) {
		size_t n = flow_word(s);

		if (n > 0 && !isdigit((unsigned char)*s))
			flow_name(syms, s, n, 0);
		s += n > 0 ? n : 1;
	}
}

static inline const char *flow_skip(const char *s)
{
	while (*s == ' ' || *s == '\t')
		s++;
	return s;
}

/* bytes * part * part .. as a polynomial's text. */
static inline void flow_product(int bytes, const char *const *part, int n, smr_str *out)
{
	for (int i = 0; i < n; i++)
		if (isdigit((unsigned char)*part[i]))
			bytes *= atoi(part[i]);
	smr_str_printf(out, "%d", bytes);
	for (int i = 0; i < n; i++)
		if (!isdigit((unsigned char)*part[i]))
			smr_str_printf(out, "*%s", part[i]);
}

/* One declaration: text of the node. */
static inline const char *flow_declare(const char *s, flow_names *syms, flow_names *arrays,
				       smr_str *bases, smr_str *nodes, int *id)
{
	char type[8] = {0}, name[16] = {0}, dim[8][24] = {{0}}, stride[8][24] = {{0}};
	int nd = 0, ns = 0;
	bool strides = false;
	size_t n = flow_word(s = flow_skip(s));
	smr_dtype t = SMR_F32;

	if (n == 3 && memcmp(s, "sym", 3) == 0) {
		size_t len = strcspn(s, ";");

		flow_symbols(syms, s + n, s + len);
		return s + len + (s[len] == ';');
	}
	memcpy(type, s, n);
	assert_true(smr_dtype_parse(type, n, &t));
	n = flow_word(s = flow_skip(s + n));
	memcpy(name, s, n);
	for (s = flow_skip(s + n); *s != 0 && *s != ';'; s = flow_skip(s)) {
		size_t len = strcspn(s, " ;");

		if (*s == '@') {
			strides = true;
		} else {
			memcpy(strides ? stride[ns++] : dim[nd++], s, len);
			flow_symbols(syms, s, s + len);
		}
		s += len;
	}
	flow_name(arrays, name, strlen(name), *id);
	if (nd == 0) {
		smr_str_printf(nodes, "  %%%d = scalar %s \"%s\"\n", (*id)++, type, name);
		return *s == ';' ? s + 1 : s;
	}
	smr_str_printf(bases, "%s%s written", bases->n > 0 ? ", " : "", name);
	smr_str_printf(nodes, "  %%%d = view %s[", (*id)++, type);
	for (int d = 0; d < nd; d++)
		smr_str_printf(nodes, "%s%s", d > 0 ? ", " : "", dim[d]);
	smr_str_printf(nodes, "] %s + (0) strides [", name);
	for (int d = 0; d < nd; d++) {
		const char *part[8];
		int n_part = 0;

		for (int k = d + 1; k < nd && !strides; k++)
			part[n_part++] = dim[k];
		if (strides)
			part[n_part++] = stride[d];
		smr_str_puts(nodes, d > 0 ? ", " : "");
		flow_product((int)smr_dtype_size(t), part, n_part, nodes);
	}
	smr_str_printf(nodes, "] \"%s\"\n", name);
	return *s == ';' ? s + 1 : s;
}

/* Names of arrays and scalars become numbers of nodes; the numbers used are noted. */
static inline void flow_expr(const char *s, const char *end, const flow_names *arrays, bool *used,
			     smr_str *out)
{
	while (s < end) {
		bool dollar = *s == '$';
		size_t n = flow_word(s + dollar);
		int a = n == 0 ? -1 : flow_find(arrays, s + dollar, n);

		if (n > 0 && a >= 0 && (dollar || s[n] == '[')) {
			smr_str_printf(out, "%%%d", arrays->id[a]);
			used[arrays->id[a]] = true;
		} else {
			smr_str_write(out, s, n > 0 ? n + dollar : 1);
		}
		s += n > 0 ? n + dollar : 1;
	}
}

static inline const char *flow_nest(const char *s, flow_names *syms, flow_names *arrays,
				    smr_str *nodes, int *id)
{
	const char *bar = strchr(s, '|'), *end = strchr(s, '\n'), *eq, *p;
	bool used[128] = {false}, comma = false, store;
	smr_str expr = {0}, index = {0};
	size_t n;

	end = end == NULL ? s + strlen(s) : end;
	assert_non_null(bar);
	smr_str_printf(nodes, "  %%%d = nest (", *id);
	for (p = flow_skip(s); p < bar; p = flow_skip(p)) {
		size_t len = strcspn(p, " |");
		const char *colon = memchr(p, ':', len);

		flow_symbols(syms, colon + 1, p + len);
		smr_str_printf(nodes, "%s%.*s: %.*s", comma ? ", " : "", (int)(colon - p), p,
			       (int)(p + len - colon - 1), colon + 1);
		comma = true;
		p += len;
	}
	smr_str_printf(nodes, ") group %d", *id);
	p = flow_skip(bar + 1);
	n = flow_word(p);
	eq = strchr(p, '=');
	store = eq[-1] != ':';
	flow_expr(eq + 1, end, arrays, used, &expr);
	if (store) {
		bool in_store[128] = {false};

		flow_expr(p + n, eq, arrays, in_store, &index);
		for (int i = 0; i < 128; i++)
			used[i] |= in_store[i];
	}
	comma = false;
	for (int i = 0; i < *id; i++) {
		if (!used[i])
			continue;
		smr_str_printf(nodes, "%s%%%d", comma ? ", " : " ins ", i);
		comma = true;
	}
	if (store) {
		int a = flow_find(arrays, p, n), view = a;
		char view_name[24];

		snprintf(view_name, sizeof(view_name), "%.*s'", (int)n, p);
		view = flow_find(arrays, view_name, strlen(view_name));
		if (view < 0) { /* first store: remember the view */
			flow_name(arrays, view_name, strlen(view_name), arrays->id[a]);
			view = a;
		}
		smr_str_printf(nodes, " into %%%d %s", arrays->id[view], smr_str_text(&index));
		arrays->id[a] = *id;
	} else {
		flow_name(arrays, p, n, *id);
	}
	smr_str_printf(nodes, " = %s\n", smr_str_text(&expr));
	(*id)++;
	smr_str_free(&expr);
	smr_str_free(&index);
	return *end == 0 ? end : end + 1;
}

/** The graph text of a flow in shorthand; smr_free() it. */
static inline char *flow_text(const char *decls, const char *nests)
{
	flow_names syms = {.n = 0}, arrays = {.n = 0};
	smr_str bases = {0}, nodes = {0}, all = {0};
	int id = 0;
	char *text;

	for (const char *s = decls; *s != 0;)
		s = flow_declare(s, &syms, &arrays, &bases, &nodes, &id);
	for (const char *s = nests; *flow_skip(s) != 0;)
		s = flow_nest(flow_skip(s), &syms, &arrays, &nodes, &id);
	smr_str_puts(&all, "flow \"test\" {\n");
	for (int i = 0; i < syms.n; i++)
		smr_str_printf(&all, "%s%s", i == 0 ? "  sym " : " ", syms.name[i]);
	smr_str_printf(&all, "%s  base %s\n%s}\n", syms.n > 0 ? "\n" : "", smr_str_text(&bases),
		       smr_str_text(&nodes));
	text = smr_str_take(&all);
	smr_str_free(&bases);
	smr_str_free(&nodes);
	assert_non_null(text);
	return text;
}

static inline smr_graph *flow_graph(const char *decls, const char *nests)
{
	char *text = flow_text(decls, nests);
	smr_graph *g = NULL;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	smr_free(text);
	return g;
}

/** The last nest. */
static inline const smr_node *flow_last(const smr_graph *g)
{
	return g->nodes[g->nnodes - 1];
}
#endif
