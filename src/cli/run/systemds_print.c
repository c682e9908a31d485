/* Heavy hitters and plans, printed in SystemDS's manner. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/run/systemds.h"

/* Names of our operations among SystemDS's instructions; others keep theirs. */
static const char *instruction(const char *op)
{
	static const char *const names[][2] = {
		{"dot", "ba+*"},
		{"sparse_dot", "ba+*"},
		{"sparse_dense", "ba+*"},
		{"gram", "tsmm"},
		{"fused", "spoof"},
		{"map", "spoofCell"},
		{"reduce", "uak+"},
		{"transpose", "r'"},
		{"reshape", "rshape"},
		{"concatenate", "append"},
		{"slice", "rightIndex"},
		{"dynamic_slice", "rightIndex"},
		{"dynamic_update_slice", "leftIndex"},
		{"cholesky", "cholesky"},
		{"convolution", "conv2d"},
		{"sort", "rsort"},
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i][0], op) == 0)
			return names[i][1];
	return op;
}

/* ---- heavy hitters --------------------------------------------------------------------------- */

typedef struct hitter {
	const char *name;
	double ms;
	uint64_t count;
} hitter;

static int longest_first(const void *a, const void *b)
{
	const hitter *x = a, *y = b;

	return (x->ms < y->ms) - (x->ms > y->ms);
}

static void add_hitter(hitter *list, size_t *n, const char *name, double ms, uint64_t count)
{
	size_t i = 0;

	while (i < *n && strcmp(list[i].name, name) != 0)
		i++;
	if (i == *n)
		list[(*n)++] = (hitter){.name = name};
	list[i].ms += ms;
	list[i].count += count;
}

static size_t count_ops(const smr_explained_script *e)
{
	size_t n = 1;

	for (size_t i = 0; i < e->nflows; i++)
		n += e->flows[i]->nops;
	return n;
}

static void print_hitters(const hitter *list, size_t n, FILE *to)
{
	int width = 11; /* of "Instruction" */

	for (size_t i = 0; i < n; i++)
		width = (int)strlen(list[i].name) > width ? (int)strlen(list[i].name) : width;
	fprintf(to, "Heavy hitter instructions:\n %2s  %-*s  Time(s)  Count\n", "#", width,
		"Instruction");
	for (size_t i = 0; i < n; i++)
		fprintf(to, " %2zu  %-*s  %7.3f  %5llu\n", i + 1, width, list[i].name,
			list[i].ms / 1e3, (unsigned long long)list[i].count);
}

void smr_cli_heavy_hitters(const smr_explained_script *e, long most, FILE *to)
{
	hitter *list = smr_calloc(count_ops(e), sizeof(*list));
	size_t n = 0;

	if (list == NULL)
		return;
	for (size_t i = 0; i < e->nflows; i++) {
		const smr_explained_flow *f = e->flows[i];

		add_hitter(list, &n, "compile", f->made_ms, 1);
		for (size_t k = 0; k < f->nops; k++)
			add_hitter(list, &n, instruction(f->ops[k]->op), f->ops[k]->ms,
				   f->ops[k]->runs);
	}
	qsort(list, n, sizeof(*list), longest_first);
	print_hitters(list, n < (size_t)most ? n : (size_t)most, to);
	smr_free(list);
}

/* ---- the plan -------------------------------------------------------------------------------- */

static void indent(FILE *to, uint32_t depth)
{
	for (uint32_t i = 0; i < depth; i++)
		fputs("--", to);
}

/* An unknown size is -1, as in SystemDS. */
static void print_size(const smr_quantity *q, FILE *to)
{
	fprintf(to, "%lld,", q->text != NULL ? -1LL : (long long)q->value);
}

static void print_set(const smr_foreseen_set *s, bool hops, size_t number, uint32_t depth, FILE *to)
{
	indent(to, depth);
	if (!hops) {
		fprintf(to, "CP mvvar _mVar%zu %s\n", number, s->name);
		return;
	}
	fprintf(to, "(%zu) TWrite %s [", number, s->name);
	print_size(&s->rows, to);
	print_size(&s->cols, to);
	fprintf(to, "1000,%lld], CP\n", (long long)(s->bytes < 0 ? -1 : s->nonzeros));
}

static void print_flow(const smr_explained_flow *f, bool hops, size_t *number, uint32_t depth,
		       FILE *to)
{
	for (size_t k = 0; k < f->nops; k++) {
		indent(to, depth);
		if (hops)
			fprintf(to, "(%zu) %s [%s], CP\n", ++*number, instruction(f->ops[k]->op),
				f->ops[k]->types);
		else
			fprintf(to, "CP %s %s %s\n", instruction(f->ops[k]->op), f->ops[k]->types,
				f->ops[k]->impl != NULL ? f->ops[k]->impl : "");
	}
}

static void print_block(const smr_foreseen_script *f, const smr_foreseen_step *t, bool hops,
			size_t *number, FILE *to)
{
	uint32_t depth = t->depth + 2;

	indent(to, depth);
	fprintf(to, "GENERIC (lines %u-%u) [recompile=%s]\n", t->line, t->last,
		t->marked ? "true" : "false");
	for (size_t i = 0; i < t->nflows; i++)
		if (t->flows[i] >= 1 && (size_t)t->flows[i] <= f->nflows)
			print_flow(f->flows[t->flows[i] - 1], hops, number, depth + 1, to);
	for (size_t i = 0; i < t->nsets; i++)
		print_set(t->sets[i], hops, ++*number, depth + 1, to);
}

static void print_step(const smr_foreseen_step *t, FILE *to)
{
	static const char *const kinds[][2] = {{"if", "IF"},         {"else", "ELSE"},
					       {"while", "WHILE"},   {"for", "FOR"},
					       {"parfor", "PARFOR"}, {"call", "FUNCTION CALL"}};

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strcmp(kinds[i][0], t->kind) == 0) {
			indent(to, t->depth + 2);
			fprintf(to, "%s (lines %u-%u)%s%s\n", kinds[i][1], t->line,
				t->last > t->line ? t->last : t->line, t->text != NULL ? " " : "",
				t->text != NULL ? t->text : "");
		}
}

void smr_cli_systemds_plan(const smr_foreseen_script *f, const char *level, FILE *to)
{
	bool hops = strstr(level, "hops") != NULL;
	size_t number = 0;

	fprintf(to, "# EXPLAIN (%s):\nPROGRAM\n--MAIN PROGRAM\n", hops ? "HOPS" : "RUNTIME");
	for (size_t i = 0; i < f->nsteps; i++)
		if (strcmp(f->steps[i]->kind, "block") == 0)
			print_block(f, f->steps[i], hops, &number, to);
		else
			print_step(f->steps[i], to);
	fputc('\n', to);
}
