/* Prints canonical text: loops renamed by the operands they move, operands in a fixed order. */
#include "identify/match/form.h"
#include <stdlib.h>
#include <string.h>

static void put_expr(const cx *e, const form *f, const char *const *loops, smr_str *out);

static int compare_texts(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Prints the args, sorted by their texts. */
static void put_list(const cx *e, const form *f, const char *const *loops, const char *between,
		     smr_str *out)
{
	char *text[64];
	uint32_t n = 0;

	for (; n < e->n && n < 64; n++) {
		smr_str s = {0};

		put_expr(e->args[n], f, loops, &s);
		text[n] = smr_str_take(&s);
		if (text[n] == NULL) {
			out->oom = true;
			break;
		}
	}
	qsort(text, n, sizeof(*text), compare_texts);
	for (uint32_t i = 0; i < n; i++) {
		smr_str_printf(out, "%s%s", i > 0 ? between : "", text[i]);
		smr_free(text[i]);
	}
}

static void loop_list(uint64_t mask, const char *const *loops, smr_str *out)
{
	const char *sorted[64];
	uint32_t n = 0;

	for (uint32_t l = 0; l < 64; l++)
		if ((mask >> l & 1) != 0)
			sorted[n++] = loops[l];
	qsort(sorted, n, sizeof(*sorted), compare_texts);
	for (uint32_t i = 0; i < n; i++)
		smr_str_printf(out, "%s%s", i > 0 ? "," : "", sorted[i]);
}

static void put_form_read(const cx_paccess *p, const form *f, const char *const *loops,
			  smr_str *out)
{
	smr_str_puts(out, f->operand[p->operand]);
	for (uint32_t d = 0; d < p->ndims; d++) {
		const cx_pdim *q = &p->dim[d];

		smr_str_putc(out, d == 0 ? '[' : ',');
		if (q->n == 0)
			put_expr(p->indirect, f, loops, out);
		for (uint32_t k = 0; k < q->n; k++)
			smr_str_printf(out, "%s%s%s%s%s", k > 0 ? "+" : "",
				       q->param[k] >= 0 ? f->param[q->param[k]] : "",
				       q->param[k] >= 0 ? "*" : "", loops[q->loop[k]],
				       q->pack ? ".." : "");
	}
	if (p->ndims > 0)
		smr_str_putc(out, ']');
}

/* Returns the name of a scalar; expressions of programs have none. */
static const char *scalar_name(const form *f, uint32_t id)
{
	return f != NULL ? f->scalar[id] : "scalar";
}

/* Prints dimensions as sets of loops, since the layout is not part of the canonical form. */
static void put_access(const cx_access *a, const form *f, const char *const *loops, smr_str *out)
{
	const char *name = a->node->name;
	smr_str dim[SMR_MAX_RANK + SMR_MAX_LOOPS] = {{0}};
	const char *text[SMR_MAX_RANK + SMR_MAX_LOOPS];

	smr_str_printf(out, "%s", name != NULL ? name : a->is_value ? "s" : "t");
	if (name == NULL)
		smr_str_printf(out, "%u", a->is_value ? a->node->id : a->node->window->base);
	for (uint32_t d = 0; d < a->ndims; d++) {
		bool first = true;

		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
			if ((a->dim[d] >> l & 1) == 0)
				continue;
			smr_str_printf(&dim[d], "%s%s", first ? "" : "+", loops[l]);
			first = false;
		}
		text[d] = smr_str_text(&dim[d]);
		out->oom |= dim[d].oom;
	}
	qsort(text, a->ndims, sizeof(*text), compare_texts);
	for (uint32_t d = 0; d < a->ndims; d++)
		smr_str_printf(out, "%s%s", d == 0 ? "[" : ",", text[d]);
	if (a->ndims > 0)
		smr_str_putc(out, ']');
	for (uint32_t d = 0; d < a->ndims; d++)
		smr_str_free(&dim[d]);
	if (a->indirect != NULL) {
		smr_str_putc(out, '@');
		put_expr(a->indirect, f, loops, out);
	}
}

static void put_fold(const cx *e, const form *f, const char *const *loops, smr_str *out)
{
	smr_str_printf(out, "%s%s(", e->kind == CX_SCAN ? "scan_" : "", cx_rop_name(e->rop));
	loop_list(e->bound, loops, out);
	if (e->pred != NULL) {
		smr_str_puts(out, " where ");
		put_expr(e->pred, f, loops, out);
	}
	smr_str_puts(out, ": ");
	put_list(e, f, loops, "; ", out);
	if (e->init != NULL) {
		smr_str_puts(out, " from ");
		put_expr(e->init, f, loops, out);
	}
	smr_str_putc(out, ')');
}

static void put_condition(const cx *e, const form *f, const char *const *loops, smr_str *out)
{
	loop_list(e->loops, loops, out);
	smr_str_puts(out, f != NULL && e->affine->limit >= 0 ? "<" : ">=0");
	if (f != NULL && e->affine->limit >= 0)
		smr_str_puts(out, f->param[e->affine->limit]);
}

static void put_expr(const cx *e, const form *f, const char *const *loops, smr_str *out)
{
	switch (e->kind) {
	case CX_NUM:
		smr_str_printf(out, "%.9g", e->num);
		break;
	case CX_SIZE:
		smr_str_puts(out, "size");
		break;
	case CX_INDEX:
		smr_str_puts(out, loops[e->id]);
		break;
	case CX_READ:
		if (e->pat != NULL)
			put_form_read(e->pat, f, loops, out);
		else
			put_access(e->at, f, loops, out);
		break;
	case CX_ADD:
		smr_str_putc(out, '(');
		put_list(e, f, loops, " + ", out);
		smr_str_putc(out, ')');
		break;
	case CX_MUL:
		smr_str_puts(out, e->neg ? "-" : "");
		put_list(e, f, loops, "*", out);
		break;
	case CX_RECIP:
		smr_str_puts(out, "1/");
		put_expr(e->args[0], f, loops, out);
		break;
	case CX_AND:
		put_list(e, f, loops, " & ", out);
		break;
	case CX_RANGE:
		smr_str_printf(out, "%s of ", loops[e->id]);
		put_list(e, f, loops, " to ", out);
		break;
	case CX_GE0:
		put_condition(e, f, loops, out);
		break;
	case CX_FOLD:
	case CX_SCAN:
		put_fold(e, f, loops, out);
		break;
	case CX_ACC:
		smr_str_printf(out, "acc%u.%u", e->depth, e->id);
		break;
	case CX_SCALAR:
		smr_str_puts(out, scalar_name(f, e->id));
		break;
	case CX_COMPUTED:
		smr_str_printf(out, "%s(", scalar_name(f, e->id));
		loop_list(e->bound, loops, out);
		smr_str_putc(out, ')');
		break;
	case CX_EXTENT:
		smr_str_puts(out, "extent(");
		loop_list(e->bound, loops, out);
		smr_str_putc(out, ')');
		break;
	default:
		smr_str_printf(out, "%s(", smr_op_name(e->op));
		for (uint32_t i = 0; i < e->n; i++) {
			smr_str_puts(out, i > 0 ? ", " : "");
			put_expr(e->args[i], f, loops, out);
		}
		smr_str_putc(out, ')');
		break;
	}
}

/* Moves the text into the arena. */
static smr_status move_to_arena(smr_str *s, smr_arena *a, const char **out)
{
	smr_status st = smr_str_status(s, "a canonical form");

	if (st == SMR_OK) {
		*out = smr_arena_strdup(a, smr_str_text(s));
		if (*out == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a canonical form");
	}
	smr_str_free(s);
	return st;
}

smr_status cx_print(const cx *e, const char *const *loops, smr_arena *a, const char **out)
{
	smr_str s = {0};

	put_expr(e, NULL, loops, &s);
	return move_to_arena(&s, a, out);
}

smr_status form_print(const form *f, smr_arena *a, const char **out)
{
	const char *loops[64] = {0};
	smr_str s = {0};

	for (uint32_t l = 0; l < f->nloops; l++)
		loops[l] = f->loop[l].name;
	put_form_read(&f->store, f, loops, &s);
	smr_str_puts(&s, " = ");
	put_expr(f->value, f, loops, &s);
	return move_to_arena(&s, a, out);
}
