/* Parser helpers of the kernel language: errors, expected tokens, names, loops. */
#include <string.h>

#include "identify/library/kparse.h"

const cx *kp_bad(kparse *p, const char *what)
{
	klex_fail(&p->lex, what);
	return NULL;
}

const void *kp_made(kparse *p, const void *e)
{
	if (e != NULL || p->lex.st != SMR_OK)
		return e;
	if (p->m.too_large)
		return kp_bad(p, "the form is too large");
	p->lex.st = smr_fail(SMR_ENOMEM, "no memory for the kernel library");
	p->lex.kind = 0;
	return NULL;
}

bool kp_accept(kparse *p, char kind)
{
	if (p->lex.kind != kind)
		return false;
	klex_next(&p->lex);
	return true;
}

bool kp_expect(kparse *p, char kind, const char *what)
{
	if (kp_accept(p, kind))
		return true;
	klex_fail(&p->lex, what);
	return false;
}

char *kparse_name(kparse *p)
{
	char *s;

	if (p->lex.kind != 'i') {
		klex_fail(&p->lex, "expected a name");
		return NULL;
	}
	s = smr_arena_strndup(p->m.arena, p->lex.at, p->lex.len);
	klex_next(&p->lex);
	return (char *)(uintptr_t)kp_made(p, s);
}

static int find_name(const char *const *names, uint32_t n, const char *s)
{
	for (uint32_t i = 0; i < n; i++)
		if (strcmp(names[i], s) == 0)
			return (int)i;
	return -1;
}

/* Returns the number of a name in a table, and adds it if it is new. */
int kp_intern(kparse *p, const char **names, uint32_t *n, const char *s)
{
	int i = s == NULL ? -1 : find_name(names, *n, s);

	if (i >= 0 || s == NULL)
		return i;
	if (*n == FORM_NAMES) {
		klex_fail(&p->lex, "a form has at most 12 names of a kind");
		return -1;
	}
	names[*n] = s;
	return (int)(*n)++;
}

int kp_loop_number(const kparse *p, const char *s)
{
	for (uint32_t i = p->f->nloops; s != NULL && i-- > 0;)
		if (p->f->loop[i].visible && strcmp(p->f->loop[i].name, s) == 0)
			return (int)i;
	return -1;
}

/* Returns the last loop of that name, visible or not. */
int kp_past_loop(const kparse *p, const char *s)
{
	for (uint32_t i = p->f->nloops; s != NULL && i-- > 0;)
		if (strcmp(p->f->loop[i].name, s) == 0)
			return (int)i;
	return -1;
}

bool kp_omitted(const kparse *p, const char *s)
{
	int k = s == NULL ? -1 : find_name(p->optional, p->noptional, s);

	return k >= 0 && (p->omit >> k & 1) != 0;
}

/* Parses LOOP [..] [?]; returns its number, or -1 if it is left out or wrong. */
int kp_declare(kparse *p, uint32_t scope)
{
	const char *s = kparse_name(p);
	bool pack = kp_accept(p, '.'), optional = kp_accept(p, '?');
	form_loop *l;

	if (s == NULL)
		return -1;
	if (optional && find_name(p->optional, p->noptional, s) < 0) {
		if (p->noptional == FORM_OPTIONAL) {
			klex_fail(&p->lex, "a form has at most 6 optional loops");
			return -1;
		}
		p->optional[p->noptional++] = s;
	}
	if (kp_omitted(p, s))
		return -1;
	if (p->f->nloops == FORM_LOOPS) {
		klex_fail(&p->lex, "a form has at most 16 loops");
		return -1;
	}
	l = &p->f->loop[p->f->nloops];
	*l = (form_loop){.name = s, .pack = pack, .scope = scope, .visible = true};
	return (int)p->f->nloops++;
}
