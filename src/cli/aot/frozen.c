#include "cli/aot/frozen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/run/model_arrays.h"
#include "front/stablehlo/import/stablehlo.h"

bool smr_serialized_add(smr_serialized_args *f, const char *said)
{
	const char **more = smr_realloc((void *)f->said, (f->n + 1) * sizeof(char *));

	if (more == NULL)
		return false;
	f->said = more;
	more[f->n++] = said;
	return true;
}

void smr_serialized_free(smr_serialized_args *f)
{
	for (size_t i = 0; f->files != NULL && i < f->n; i++)
		smr_npz_free(&f->files[i]);
	smr_free(f->files);
	smr_free((void *)f->said);
	smr_free(f->list);
	*f = (smr_serialized_args){0};
}

static smr_status add_frozen_argument(smr_serialized_args *f, const smr_stablehlo_face *face,
				      const char *path, const char *name, const smr_ndarray *a)
{
	char *end = NULL;
	unsigned long long k = 0;
	const char *dtype;

	if (strncmp(name, "arg", 3) == 0 && name[3] >= '0' && name[3] <= '9')
		k = strtoull(name + 3, &end, 10);
	if (end == NULL || *end != '\0' || k >= face->nargs)
		return smr_fail(
			SMR_EINVAL,
			"%s: '%s' is no argument of the program, which has %u, arg0 and so on",
			path, name, face->nargs);
	if (f->list[k].data != NULL)
		return smr_fail(SMR_EINVAL, "%s: %s is frozen already", path, name);
	dtype = smr_dtype_name(face->args[k].dtype);
	if (!smr_arrays_stand_for(a->dtype, dtype))
		return smr_fail(SMR_EINVAL, "%s: %s is %s, the program takes %s", path, name,
				a->dtype, dtype);
	f->list[k] = *a;
	f->list[k].dtype = dtype;
	return SMR_OK;
}

/* Parses "arg3=w.npy", or an archive with arg0, arg3 ... */
static smr_status bind_one(smr_serialized_args *f, const smr_stablehlo_face *face, size_t i)
{
	const char *said = f->said[i], *equals = strchr(said, '=');
	smr_npz *z = &f->files[i];
	char name[32];

	if (equals != NULL && strncmp(said, "arg", 3) == 0) {
		if ((size_t)(equals - said) >= sizeof(name))
			return smr_fail(SMR_EINVAL, "--freeze %s: no such argument", said);
		snprintf(name, sizeof(name), "%.*s", (int)(equals - said), said);
		SMR_TRY(smr_npz_read_one(equals + 1, z));
		return add_frozen_argument(f, face, equals + 1, name, &z->arrays[0].a);
	}
	SMR_TRY(smr_npz_read(said, z));
	for (size_t k = 0; k < z->n; k++)
		SMR_TRY(add_frozen_argument(f, face, said, z->arrays[k].name, &z->arrays[k].a));
	return SMR_OK;
}

static smr_status bind_frozen_arguments(smr_serialized_args *f, const smr_stablehlo_face *face,
					uint32_t **number)
{
	uint32_t n = 0;

	f->list = smr_calloc((size_t)face->nargs + 1, sizeof(*f->list));
	f->files = smr_calloc(f->n + 1, sizeof(*f->files));
	*number = smr_calloc((size_t)face->nargs + 1, sizeof(**number));
	if (f->list == NULL || f->files == NULL || *number == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for arguments");
	f->nlist = face->nargs;
	for (size_t i = 0; i < f->n; i++)
		SMR_TRY(bind_one(f, face, i));
	for (uint32_t i = 0; i < face->nargs; i++)
		if (f->list[i].data == NULL)
			(*number)[n++] = i;
	return SMR_OK;
}

static smr_status shapes_of(const smr_load_params *sizes, smr_stablehlo_shape **out)
{
	*out = sizes->args != NULL ? smr_calloc(sizes->nargs + 1, sizeof(**out)) : NULL;
	if (sizes->args != NULL && *out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for sizes");
	for (size_t i = 0; sizes->args != NULL && i < sizes->nargs; i++) {
		(*out)[i].rank = sizes->args[i].rank;
		memcpy((*out)[i].dims, sizes->args[i].dims, sizeof((*out)[i].dims));
	}
	return SMR_OK;
}

smr_status smr_serialized_bind(smr_serialized_args *f, const char *path,
			       const smr_load_params *sizes, uint32_t **number)
{
	smr_stablehlo_params p = {.whole = sizes->whole != 0,
				  .entry = sizes->entry,
				  .nshapes = (uint32_t)sizes->nargs};
	smr_stablehlo_shape *shapes;
	smr_stablehlo_face face = {0};
	smr_module *m = NULL;
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(path, &text, &n));
	st = shapes_of(sizes, &shapes);
	p.shapes = shapes;
	if (st == SMR_OK)
		st = smr_stablehlo_load(path, text, n, &p, &face, &m);
	smr_free(text);
	smr_free(shapes);
	if (st == SMR_OK)
		st = bind_frozen_arguments(f, &face, number);
	smr_module_free(m);
	smr_stablehlo_face_free(&face);
	return st;
}
