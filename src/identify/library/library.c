/* Opens the kernel library, which consists of folders of texts, and answers queries about it. */
#include "base/fs.h"
#include "identify/match/form.h"
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

smr_status library_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for the kernel library");
}

smr_kernel *library_kernel(const smr_library *l, const char *name)
{
	for (size_t i = 0; i < l->kernels.n; i++)
		if (strcmp(l->kernels.v[i]->name, name) == 0)
			return l->kernels.v[i];
	return NULL;
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
			st = path == NULL ? library_no_memory() : smr_read_file(path, &text, &len);
		if (st == SMR_OK)
			st = smr_library_add(l, path, text, len);
		smr_free(text);
		free(names[i]); /* allocated by scandir() */
	}
	free(names);
	return st;
}

static smr_status make_empty_library(smr_library **out)
{
	smr_library *l = smr_calloc(1, sizeof(*l));

	if (l == NULL)
		return library_no_memory();
	l->arena = smr_arena_new();
	if (l->arena == NULL) {
		smr_free(l);
		return library_no_memory();
	}
	*out = l;
	return SMR_OK;
}

smr_status smr_library_open(const char *const *dirs, smr_library **out)
{
	smr_library *l;

	SMR_TRY(make_empty_library(&l));
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
	return library_kernel(l, name);
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
