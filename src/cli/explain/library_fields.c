/* Field table of `samara kernels`. */
#include "cli/explain/library_fields.h"

#include "base/data/fields.h"
#include "cli/json.h"

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

typedef struct form {
	const char *canonical;
	const double *vector;
	size_t nvector;
} form;

typedef struct kernel {
	const char *name, *cost_class, *about;
	const form *const *forms;
	size_t nforms;
} kernel;

typedef struct kernels {
	const kernel *const *list;
	size_t n;
} kernels;

static const smr_field form_list[] = {
	SMR_FIELD(form, canonical, "canonical", TEXT, .about = "in index notation"),
	SMR_FIELD_LIST(form, vector, nvector, "vector", REALS, .about = "features of its nest"),
};
static const smr_fields form_fields = {.name = "kernel_form",
				       TABLE(form_list, "one way to write a kernel")};

static const smr_field kernel_list[] = {
	SMR_FIELD(kernel, name, "name", TEXT),
	SMR_FIELD(kernel, cost_class, "class", TEXT, .about = "which formula predicts it"),
	SMR_FIELD(kernel, about, "about", TEXT),
	SMR_FIELD_LIST(kernel, forms, nforms, "forms", RECORDS, .of = &form_fields),
};
static const smr_fields kernel_fields = {.name = "library_kernel",
					 TABLE(kernel_list, "a kernel of the library")};

static const smr_field kernels_list[] = {
	SMR_FIELD_LIST(kernels, list, n, "kernels", RECORDS, .of = &kernel_fields)};
const smr_fields smr_kernels_fields = {
	.name = "kernels", .form = SMR_FIELDS_ONLY, TABLE(kernels_list, "samara kernels --json")};

static smr_status fill_kernel(kernel *k, const smr_kernel *from, smr_arena *a)
{
	size_t n = smr_kernel_forms(from);
	const void **list;
	form *forms = smr_records_new(a, n, sizeof(*forms), &list);

	if (forms == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	for (size_t i = 0; i < n; i++)
		forms[i] = (form){.canonical = smr_kernel_canonical(from, i),
				  .vector = smr_kernel_vector(from, i),
				  .nvector = SMR_FEATURES};
	*k = (kernel){.name = smr_kernel_name(from),
		      .cost_class = smr_kernel_class(from),
		      .about = smr_kernel_about(from),
		      .forms = (const form *const *)list,
		      .nforms = n};
	return SMR_OK;
}

static smr_status fill_kernels(kernels *all, const smr_library *l, const smr_kernel *one,
			       smr_arena *a)
{
	size_t n = smr_library_count(l);
	const void **list;
	kernel *k = smr_records_new(a, n, sizeof(*k), &list);

	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	for (size_t i = 0; i < n; i++)
		if (one == NULL || smr_library_at(l, i) == one)
			SMR_TRY(fill_kernel(&k[all->n++], smr_library_at(l, i), a));
	all->list = (const kernel *const *)list;
	return SMR_OK;
}

smr_status smr_kernels_put_json(const smr_library *l, const smr_kernel *one, FILE *to)
{
	smr_arena *a = smr_arena_new();
	kernels all = {.n = 0};
	smr_status st = a != NULL ? fill_kernels(&all, l, one, a)
				  : smr_fail(SMR_ENOMEM, "no memory for JSON");

	if (st == SMR_OK)
		st = smr_cli_put_fields_digits(&smr_kernels_fields, &all, 0, to);
	smr_arena_free(a);
	return st;
}
