/* Text of `samara explain`: words, numbers, and lists with the longest times first. */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "cli/explain_text.h"

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

void smr_explain_print_node(const smr_explained_node *v)
{
	printf("%s %s", v->op, v->type);
	if (v->line > 0)
		printf(" :%u", v->line);
}

static int by_weight(const void *a, const void *b)
{
	const smr_explain_ranked *x = a, *y = b;

	if (x->weight != y->weight)
		return x->weight < y->weight ? 1 : -1;
	return x->at < y->at ? -1 : x->at > y->at;
}

smr_explain_ranked *smr_explain_rank(smr_explain_list list, size_t n,
				     double (*weight)(const void *))
{
	smr_explain_ranked *r = smr_calloc(n + 1, sizeof(*r));

	for (size_t i = 0; r != NULL && i < n; i++)
		r[i] = (smr_explain_ranked){list[i], weight(list[i]), i};
	if (r != NULL && n > 0)
		qsort(r, n, sizeof(*r), by_weight);
	return r;
}

size_t smr_explain_some(size_t n, size_t some, const smr_explain_limit *l)
{
	return l->all || l->part >= 0 || l->op >= 0 || n < some ? n : some;
}

void smr_explain_print_some(smr_explain_list list, size_t n, size_t some,
			    const smr_explain_limit *l, double (*weight)(const void *),
			    void (*print)(const void *), const char *what)
{
	size_t shown = smr_explain_some(n, some, l);
	smr_explain_ranked *r = smr_explain_rank(list, n, weight);

	for (size_t i = 0; r != NULL && i < shown; i++)
		print(r[i].o);
	if (shown < n)
		printf("and %zu more %s\n", n - shown, what);
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
