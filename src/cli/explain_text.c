/* Words and numbers of `samara explain`, and what takes longest first. */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

double smr_explain_real(const json_t *o, const char *key)
{
	return json_number_value(json_object_get(o, key));
}

long smr_explain_long(const json_t *o, const char *key)
{
	return (long)json_integer_value(json_object_get(o, key));
}

const char *smr_explain_text(const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	return s != NULL ? s : "";
}

void smr_explain_seconds(double s)
{
	static const struct {
		double from;
		const char *unit;
	} units[] = {{1, "s "}, {1e-3, "ms"}, {1e-6, "us"}, {0, "ns"}};
	size_t i = 0;

	while (s < units[i].from && i < 3)
		i++;
	printf("%7.3g %s", s / (units[i].from > 0 ? units[i].from : 1e-9), units[i].unit);
}

void smr_explain_print_node(const json_t *o)
{
	printf("%s %s", smr_explain_text(o, "op"), smr_explain_text(o, "type"));
	if (smr_explain_long(o, "line") > 0)
		printf(" :%ld", smr_explain_long(o, "line"));
}

static int by_weight(const void *a, const void *b)
{
	const smr_explain_ranked *x = a, *y = b;

	if (x->weight != y->weight)
		return x->weight < y->weight ? 1 : -1;
	return x->at < y->at ? -1 : x->at > y->at;
}

smr_explain_ranked *smr_explain_rank(const json_t *list, double (*weight)(const json_t *))
{
	size_t n = json_array_size(list);
	smr_explain_ranked *r = smr_calloc(n + 1, sizeof(*r));

	for (size_t i = 0; r != NULL && i < n; i++) {
		const json_t *o = json_array_get(list, i);

		r[i] = (smr_explain_ranked){o, weight(o), i};
	}
	if (r != NULL && n > 0)
		qsort(r, n, sizeof(*r), by_weight);
	return r;
}

size_t smr_explain_some(const json_t *list, size_t some, const smr_explain_limit *l)
{
	size_t n = json_array_size(list);

	return l->all || l->part >= 0 || l->op >= 0 || n < some ? n : some;
}

void smr_explain_print_some(const json_t *list, size_t some, const smr_explain_limit *l,
			    double (*weight)(const json_t *), void (*print)(const json_t *),
			    const char *what)
{
	size_t n = smr_explain_some(list, some, l);
	smr_explain_ranked *r = smr_explain_rank(list, weight);

	for (size_t i = 0; r != NULL && i < n; i++)
		print(r[i].o);
	if (n < json_array_size(list))
		printf("and %zu more %s\n", json_array_size(list) - n, what);
	smr_free(r);
}

void smr_explain_rest(const smr_explain_ranked *r, size_t from, size_t n, const char *what)
{
	double rest = 0;

	for (size_t i = from; i < n; i++)
		rest += r[i].weight;
	if (from == n)
		return;
	printf("\n%zu more %s:", n - from, what);
	smr_explain_seconds(rest);
	puts(" together (--all shows them)");
}
