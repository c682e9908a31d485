/* Prints the static analysis of a script. */
#include <string.h>

#include "cli/explain_text.h"
#include "cli/run/script_report.h"

enum { BLANKS = 2 /* per depth */ };

typedef const smr_foreseen_step step;

static void print_indent(step *s)
{
	printf("%*s", (int)(BLANKS * (1 + s->depth)), "");
}

static void print_size(const smr_quantity *q)
{
	if (q->text != NULL)
		fputs(q->text, stdout);
	else
		printf("%.0f", q->value);
}

static void print_matrix(const smr_foreseen_set *m)
{
	fputs("  ", stdout);
	print_size(&m->rows);
	putchar('x');
	print_size(&m->cols);
	if (m->bytes < 0)
		return;
	if ((double)m->nonzeros < m->rows.value * m->cols.value)
		printf(", at most %lld not zero", (long long)m->nonzeros);
	printf(", %.3f MB%s", (double)m->bytes * 1e-6, m->sparse ? ", sparse" : "");
}

static bool is_scalar(const smr_foreseen_set *x)
{
	return strcmp(x->type, "scalar") == 0;
}

static void print_set(step *block, const smr_foreseen_set *x)
{
	if (is_scalar(x))
		return;
	print_indent(block);
	printf("  :%-4u %s", x->line, x->name);
	if (strcmp(x->type, "frame") == 0)
		fputs("  frame", stdout);
	if (strcmp(x->type, "matrix") == 0 || strcmp(x->type, "frame") == 0)
		print_matrix(x);
	else
		printf("  %s", strcmp(x->type, "unknown") == 0 ? "a value of any kind" : "a list");
	putchar('\n');
}

static void print_scalars(step *block)
{
	size_t n = 0;

	for (size_t i = 0; i < block->nsets; i++) {
		if (!is_scalar(block->sets[i]))
			continue;
		if (n++ == 0) {
			print_indent(block);
			fputs("  scalars:", stdout);
		}
		printf("%s %s", n > 1 ? "," : "", block->sets[i]->name);
	}
	if (n > 0)
		putchar('\n');
}

static void print_flows(step *block)
{
	if (block->nflows > 0) {
		print_indent(block);
		fputs("  computed by", stdout);
		for (size_t i = 0; i < block->nflows; i++)
			printf("%s flow %lld", i > 0 ? "," : "", (long long)block->flows[i]);
		putchar('\n');
	}
	for (size_t i = 0; i < block->nwaits; i++) {
		const smr_foreseen_wait *w = block->waits[i];

		print_indent(block);
		printf("  %llu operations, needed at :%u, become a flow when they run: %s\n",
		       (unsigned long long)w->operations, w->line,
		       strcmp(w->what, "sizes") == 0
			       ? "their sizes are not known"
			       : "where sparse operands have their elements is not known");
	}
}

static void print_block(step *s, size_t number)
{
	print_indent(s);
	printf("block %zu, %s:%u to %u%s\n", number, s->file, s->line, s->last,
	       s->marked ? ", marked: what waits for data is made when it runs" : "");
	for (size_t i = 0; i < s->nsets; i++)
		print_set(s, s->sets[i]);
	print_scalars(s);
	print_flows(s);
}

static void print_control(step *s)
{
	static const struct wording {
		const char *kind, *unknown;
	} wordings[] = {{"if", "not known before it runs, so both ways"},
			{"for", "as many iterations as data says"},
			{"parfor", "as many iterations as data says"},
			{"while", "as long as data says"}};

	print_indent(s);
	printf("%s :%u", s->kind, s->line);
	for (size_t i = 0; s->text == NULL && i < sizeof(wordings) / sizeof(wordings[0]); i++)
		if (strcmp(wordings[i].kind, s->kind) == 0)
			printf(": %s", wordings[i].unknown);
	if (s->text != NULL)
		printf(": %s%s", s->text,
		       strcmp(s->kind, "for") == 0 || strcmp(s->kind, "parfor") == 0 ? " iterations"
										     : "");
	if (strcmp(s->kind, "call") == 0)
		printf("()%s", s->again ? ", with sizes that were shown" : "");
	if (s->note != NULL)
		printf(", %s", s->note);
	putchar('\n');
}

/* Prints that a variable becomes sparse before a loop. */
static void print_sparse(step *s)
{
	print_indent(s);
	printf("  %s becomes sparse before it, if less than %g of its elements are not zero\n",
	       s->text, s->below);
}

static void print_step(step *s, size_t *blocks)
{
	if (strcmp(s->kind, "block") == 0)
		print_block(s, ++*blocks);
	else if (strcmp(s->kind, "sparse") == 0)
		print_sparse(s);
	else
		print_control(s);
}

void smr_cli_script_foreseen(const smr_foreseen_script *f, const smr_explain_limit *l)
{
	size_t blocks = 0, marked = 0;

	for (size_t i = 0; i < f->nsteps; i++)
		marked += f->steps[i]->marked != 0;
	printf("%s: what is certain before it runs (--run: what it asked for when it ran)\n",
	       f->file);
	for (size_t i = 0; i < f->nsteps; i++)
		print_step(f->steps[i], &blocks);
	printf("%zu blocks, %zu of them marked; %zu flows that are certain\n", blocks, marked,
	       f->nflows);
	if (f->nunknown > 0)
		printf("unknown sizes:\n");
	for (size_t i = 0; i < f->nunknown; i++)
		printf("  %s: %s, %s:%u\n", f->unknown[i]->name, f->unknown[i]->why,
		       f->unknown[i]->file, f->unknown[i]->line);
	smr_cli_script_flows(f->flows, f->nflows, l);
}
