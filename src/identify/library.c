/* The kernel library: texts become forms, each with every choice of its optional loops. */
#include "base/fs.h"
#include "identify/form.h"
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for the kernel library");
}

static smr_kernel *find(const smr_library *l, const char *name)
{
	for (size_t i = 0; i < l->kernels.n; i++)
		if (strcmp(l->kernels.v[i]->name, name) == 0)
			return l->kernels.v[i];
	return NULL;
}

/* ---- one form -------------------------------------------------------------------------------- */

/* "with a = 1, b = 0", "semantics gt", "permuted" behind a form. */
static void tail(kparse *p)
{
	form *f = p->f;

	while (p->lex.st == SMR_OK) {
		if (klex_is(&p->lex, "semantics")) {
			klex_next(&p->lex);
			f->semantics = kparse_name(p);
		} else if (klex_is(&p->lex, "permuted")) {
			klex_next(&p->lex);
			f->permuted = true;
		} else if (klex_is(&p->lex, "with")) {
			do {
				char *s;

				klex_next(&p->lex);
				s = kparse_name(p);
				if (f->nscalars == FORM_NAMES || p->lex.kind != '=') {
					klex_fail(&p->lex, "expected SCALAR = number");
					return;
				}
				klex_next(&p->lex);
				if (p->lex.kind != 'n') {
					klex_fail(&p->lex, "expected a number");
					return;
				}
				f->preset[f->npresets].scalar = f->nscalars;
				f->preset[f->npresets++].value = p->lex.num;
				f->scalar[f->nscalars++] = s;
				klex_next(&p->lex);
			} while (p->lex.kind == ',');
		} else {
			return;
		}
	}
}

static void describe(form *f)
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
}

/* One choice of loops left out; *out NULL when nothing sensible is left. */
static smr_status variant(smr_library *l, smr_kernel *k, kparse *p, klex start, uint32_t omit,
			  const form *full, form **out)
{
	form *f = smr_arena_alloc(l->arena, sizeof(*f));

	*out = NULL;
	if (f == NULL)
		return no_memory();
	p->f = f;
	p->lex = start;
	p->omit = omit;
	p->depth = 0;
	p->m.nodes = 0;
	f->kernel = k;
	f->number = k->forms.n;
	SMR_TRY(kparse_form(p));
	tail(p);
	if (p->lex.st != SMR_OK)
		return p->lex.st;
	describe(f);
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
	SMR_TRY(variant(l, k, p, start, 0, NULL, &f));
	end = p->lex;
	made.full = f;
	for (uint32_t omit = 1; omit < 1u << p->noptional; omit++) {
		form *part;

		SMR_TRY(variant(l, k, p, start, omit, f, &part));
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
		return p->lex.st != SMR_OK ? p->lex.st : no_memory();
	*out = find(l, name);
	if (*out != NULL)
		return SMR_OK;
	k = smr_arena_alloc(l->arena, sizeof(*k));
	if (k == NULL)
		return no_memory();
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

static smr_status line(smr_library *l, kparse *p, smr_kernel **k)
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
			return no_memory();
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
		return no_memory();
	p.lex.end = p.lex.s + strlen(p.lex.s);
	if ((size_t)(p.lex.end - p.lex.s) != len)
		return smr_fail(SMR_EPARSE, "%s: a zero byte in a text", name);
	klex_next(&p.lex);
	while (p.lex.st == SMR_OK && p.lex.kind != 0)
		SMR_TRY(line(l, &p, &k));
	return p.lex.st;
}

static int kernel_file(const struct dirent *d)
{
	size_t n = strlen(d->d_name);

	return n > 2 && strcmp(d->d_name + n - 2, ".k") == 0;
}

static smr_status read_dir(smr_library *l, const char *dir)
{
	struct dirent **names;
	int n = scandir(dir, &names, kernel_file, alphasort);
	smr_status st = SMR_OK;

	if (n < 0)
		return smr_fail(SMR_ENOTFOUND, "no folder of kernels at %s", dir);
	for (int i = 0; i < n; i++) {
		char *path = smr_arena_printf(l->arena, "%s/%s", dir, names[i]->d_name),
		     *text = NULL;
		size_t len = 0;

		if (st == SMR_OK)
			st = path == NULL ? no_memory() : smr_read_file(path, &text, &len);
		if (st == SMR_OK)
			st = smr_library_add(l, path, text, len);
		smr_free(text);
		free(names[i]); /* made by scandir() */
	}
	free(names);
	return st;
}

static smr_status empty(smr_library **out)
{
	smr_library *l = smr_calloc(1, sizeof(*l));

	if (l == NULL)
		return no_memory();
	l->arena = smr_arena_new();
	if (l->arena == NULL) {
		smr_free(l);
		return no_memory();
	}
	*out = l;
	return SMR_OK;
}

smr_status smr_library_open(const char *const *dirs, smr_library **out)
{
	smr_library *l;

	SMR_TRY(empty(&l));
	for (size_t i = 0; dirs[i] != NULL; i++) {
		smr_status st = read_dir(l, dirs[i]);

		if (st != SMR_OK) {
			smr_library_free(l);
			return st;
		}
	}
	*out = l;
	return SMR_OK;
}

void smr_library_free(smr_library *l)
{
	if (l == NULL)
		return;
	for (size_t i = 0; i < l->kernels.n; i++)
		smr_vec_free(&l->kernels.v[i]->forms);
	smr_vec_free(&l->kernels);
	smr_vec_free(&l->forms);
	smr_arena_free(l->arena);
	smr_free(l);
}

size_t smr_library_count(const smr_library *l)
{
	return l->kernels.n;
}

const smr_kernel *smr_library_at(const smr_library *l, size_t i)
{
	return i < l->kernels.n ? l->kernels.v[i] : NULL;
}

const smr_kernel *smr_library_find(const smr_library *l, const char *name)
{
	return find(l, name);
}

const char *smr_kernel_name(const smr_kernel *k)
{
	return k->name;
}

const char *smr_kernel_about(const smr_kernel *k)
{
	return k->about;
}

const char *smr_kernel_class(const smr_kernel *k)
{
	return k->class_;
}

size_t smr_kernel_forms(const smr_kernel *k)
{
	return k->forms.n;
}

const char *smr_kernel_canonical(const smr_kernel *k, size_t form)
{
	return form < k->forms.n ? k->forms.v[form].canonical : NULL;
}

const double *smr_kernel_vector(const smr_kernel *k, size_t form)
{
	return form < k->forms.n ? k->forms.v[form].full->vector : NULL;
}
