/* Parses the clauses after a form: "with a = 1, b > 0", "semantics gt", "permuted", "told", "unless
 * rows(y, x)". */
#include <string.h>

#include "identify/library/kparse.h"

static bool parse_number(kparse *p, double *v)
{
	klex_next(&p->lex);
	if (p->lex.kind != 'n') {
		klex_fail(&p->lex, "expected a number");
		return false;
	}
	*v = p->lex.num;
	klex_next(&p->lex);
	return true;
}

/* Parses SCALAR = number: adds a scalar that the form fixes. */
static void parse_preset(kparse *p, char *name)
{
	form *f = p->f;
	form_preset *to = &f->preset[f->npresets];

	if (f->nscalars == FORM_NAMES) {
		klex_fail(&p->lex, "too many scalars");
		return;
	}
	if (!parse_number(p, &to->value))
		return;
	to->scalar = f->nscalars;
	f->npresets++;
	f->scalar[f->nscalars++] = name;
}

/* Parses SCALAR > number, for a scalar of the form's expression: a constant in the program must be
 * greater. */
static void parse_lower_bound(kparse *p, const char *name)
{
	form *f = p->f;

	for (uint32_t k = 0; k < f->nscalars; k++)
		if (name != NULL && strcmp(f->scalar[k], name) == 0) {
			f->bounded |= 1u << k;
			(void)parse_number(p, &f->above[k]);
			return;
		}
	klex_fail(&p->lex, "the form has no such scalar");
}

static void parse_with(kparse *p)
{
	do {
		char *s;

		klex_next(&p->lex);
		s = kparse_name(p);
		if (p->lex.kind == '=')
			parse_preset(p, s);
		else if (p->lex.kind == '>')
			parse_lower_bound(p, s);
		else
			klex_fail(&p->lex, "expected SCALAR = number or SCALAR > number");
	} while (p->lex.kind == ',');
}

/* Parses rows(LOOP, LOOP). */
static void parse_rows(kparse *p)
{
	int l[2];

	klex_next(&p->lex);
	if (!klex_is(&p->lex, "rows")) {
		klex_fail(&p->lex, "expected rows(LOOP, LOOP)");
		return;
	}
	klex_next(&p->lex);
	kp_expect(p, '(', "expected (");
	l[0] = kp_past_loop(p, kparse_name(p));
	kp_expect(p, ',', "expected ,");
	l[1] = kp_past_loop(p, kparse_name(p));
	kp_expect(p, ')', "expected )");
	if (l[0] < 0 || l[1] < 0)
		klex_fail(&p->lex, "rows() takes loops of the form");
	p->f->unless_rows = true;
	p->f->rows[0] = l[0];
	p->f->rows[1] = l[1];
}

void kp_tail(kparse *p)
{
	form *f = p->f;

	while (p->lex.st == SMR_OK) {
		if (klex_is(&p->lex, "semantics")) {
			klex_next(&p->lex);
			f->semantics = kparse_name(p);
		} else if (klex_is(&p->lex, "permuted")) {
			klex_next(&p->lex);
			f->permuted = true;
		} else if (klex_is(&p->lex, "told")) {
			klex_next(&p->lex);
			f->told = true;
		} else if (klex_is(&p->lex, "unless")) {
			parse_rows(p);
		} else if (klex_is(&p->lex, "with")) {
			parse_with(p);
		} else {
			return;
		}
	}
}
