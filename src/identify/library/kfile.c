/* Parses a text of the kernel library into forms, one for each choice of optional loops. */
#include <string.h>

#include "base/status.h"
#include "identify/library/kparse.h"

static void describe_form(form *f)
{
	uint64_t domain = 0;

	for (uint32_t l = 0; l < f->nloops; l++) {
		if (f->loop[l].scope != 0)
			continue;
		domain |= 1ull << l;
		if (f->loop[l].pack)
			f->domain_pack = true;
		else
			f->singles++;
	}
	cx_ops(f->value, f->ops, &f->folds);
	cx_vector(f->value, NULL, f, domain, f->vector);
	for (int i = 0; i < SMR_FEATURES; i++)
		f->squared += f->vector[i] * f->vector[i];
}

/* Parses a form without the loops in @p omit; *out is NULL if the rest is not a form. */
static smr_status parse_variant(smr_library *l, smr_kernel *k, kparse *p, klex start, uint32_t omit,
				const form *full, form **out)
{
	form *f = smr_arena_alloc(l->arena, sizeof(*f));

	*out = NULL;
	if (f == NULL)
		return library_no_memory();
	p->f = f;
	p->lex = start;
	p->omit = omit;
	p->depth = 0;
	p->m.nodes = 0;
	f->kernel = k;
	f->number = k->forms.n;
	SMR_TRY(kparse_form(p));
	kp_tail(p);
	if (p->lex.st != SMR_OK)
		return p->lex.st;
	describe_form(f);
	if (full != NULL &&
	    (f->folds < full->folds || (f->singles == 0 && !f->domain_pack && full->has_store)))
		return SMR_OK;
	if (f->permuted && f->noperands < 2) {
		klex_fail(&p->lex, "permuted needs an operand besides the result");
		return p->lex.st;
	}
	f->order = (uint32_t)l->forms.n;
	SMR_TRY(smr_vec_push(&l->forms, f));
	*out = f;
	return SMR_OK;
}

static smr_status add_form(smr_library *l, smr_kernel *k, kparse *p)
{
	klex start = p->lex, end;
	kernel_form made = {0};
	form *f;

	p->noptional = 0;
	SMR_TRY(parse_variant(l, k, p, start, 0, NULL, &f));
	end = p->lex;
	made.full = f;
	for (uint32_t omit = 1; omit < 1u << p->noptional; omit++) {
		form *part;

		SMR_TRY(parse_variant(l, k, p, start, omit, f, &part));
	}
	p->lex = end;
	SMR_TRY(form_print(f, l->arena, &made.canonical));
	return smr_vec_push(&k->forms, made);
}

/* ---- one file -------------------------------------------------------------------------------- */

static const char *const classes[] = {"contract", "window", "element",  "reduce",
				      "move",     "scan",   "normalise"};

static smr_status kernel_line(smr_library *l, kparse *p, smr_kernel **out)
{
	char *name;
	smr_kernel *k;

	klex_next(&p->lex);
	name = kparse_name(p);
	if (name == NULL)
		return p->lex.st != SMR_OK ? p->lex.st : library_no_memory();
	*out = library_kernel(l, name);
	if (*out != NULL)
		return SMR_OK;
	k = smr_arena_alloc(l->arena, sizeof(*k));
	if (k == NULL)
		return library_no_memory();
	k->name = name;
	k->about = "";
	k->class_ = "element";
	SMR_TRY(smr_vec_push(&l->kernels, k));
	*out = k;
	return SMR_OK;
}

static smr_status class_line(kparse *p, smr_kernel *k)
{
	klex_next(&p->lex);
	for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++) {
		if (!klex_is(&p->lex, classes[i]))
			continue;
		k->class_ = classes[i];
		k->dense = i < 2;
		klex_next(&p->lex);
		return p->lex.st;
	}
	klex_fail(&p->lex, "a class is contract, window, element, reduce, move, scan or normalise");
	return p->lex.st;
}

static smr_status parse_line(smr_library *l, kparse *p, smr_kernel **k)
{
	if (klex_is(&p->lex, "kernel"))
		return kernel_line(l, p, k);
	if (*k == NULL) {
		klex_fail(&p->lex, "expected kernel NAME");
	} else if (klex_is(&p->lex, "about")) {
		klex_next(&p->lex);
		if (p->lex.kind != '"') {
			klex_fail(&p->lex, "expected a text in quotes");
			return p->lex.st;
		}
		(*k)->about = smr_arena_strndup(l->arena, p->lex.at + 1, p->lex.len - 2);
		if ((*k)->about == NULL)
			return library_no_memory();
		klex_next(&p->lex);
	} else if (klex_is(&p->lex, "class")) {
		return class_line(p, *k);
	} else if (klex_is(&p->lex, "floats")) {
		(*k)->floats_only = true;
		klex_next(&p->lex);
	} else if (klex_is(&p->lex, "form")) {
		klex_next(&p->lex);
		return p->lex.st != SMR_OK ? p->lex.st : add_form(l, *k, p);
	} else {
		klex_fail(&p->lex, "expected kernel, about, class, floats or form");
	}
	return p->lex.st;
}

smr_status smr_library_add(smr_library *l, const char *name, const char *text, size_t len)
{
	kparse p = {.m = {.arena = l->arena}};
	smr_kernel *k = NULL;

	p.lex.file = smr_arena_strdup(l->arena, name);
	p.lex.start = p.lex.s = smr_arena_strndup(l->arena, text, len);
	if (p.lex.file == NULL || p.lex.s == NULL)
		return library_no_memory();
	p.lex.end = p.lex.s + strlen(p.lex.s);
	if ((size_t)(p.lex.end - p.lex.s) != len)
		return smr_fail(SMR_EPARSE, "%s: a zero byte in a text", name);
	klex_next(&p.lex);
	while (p.lex.st == SMR_OK && p.lex.kind != 0)
		SMR_TRY(parse_line(l, &p, &k));
	return p.lex.st;
}
