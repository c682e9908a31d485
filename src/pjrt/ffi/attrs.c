/* Attributes of calls: from the dictionary in the program to arrays, scalars, texts and
 * dictionaries of the interface. */
#include <string.h>

#include "pjrt/ffi/value.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for attributes of a function");
}

static smr_status read_scalar(smr_arena *a, int32_t dtype, uint64_t bits, void **out)
{
	ffi_scalar *s = smr_arena_alloc(a, sizeof(*s));

	if (s == NULL)
		return no_memory();
	s->dtype = dtype;
	s->value = smr_arena_memdup(a, &bits, sizeof(bits));
	*out = s;
	return s->value != NULL ? SMR_OK : no_memory();
}

static smr_status read_text(smr_arena *a, const smr_mlir_attr *v, void **out)
{
	ffi_span *s = smr_arena_alloc(a, sizeof(*s));

	if (s == NULL)
		return no_memory();
	s->ptr = smr_arena_strndup(a, v->text, v->n);
	s->len = v->n;
	*out = s;
	return s->ptr != NULL ? SMR_OK : no_memory();
}

/* A splat is one element that all are equal to. */
static smr_status read_array(smr_arena *a, const smr_mlir_attr *v, const smr_mlir_type *element,
			     void **out)
{
	ffi_array *x = smr_arena_alloc(a, sizeof(*x));
	size_t bytes = element->bytes;
	char *data;

	if (x == NULL)
		return no_memory();
	x->dtype = ffi_type_code(element);
	x->size = v->n;
	data = smr_arena_array(a, v->n + 1, bytes);
	if (data == NULL)
		return no_memory();
	if (!v->splat && v->n > 0)
		memcpy(data, v->data, v->n * bytes);
	for (size_t i = 0; v->splat && i < v->n; i++)
		memcpy(data + i * bytes, v->data, bytes);
	x->data = data;
	*out = x;
	return SMR_OK;
}

static smr_status read_dictionary(smr_arena *a, const smr_mlir_attr *v, void **out)
{
	ffi_attrs *d = smr_arena_alloc(a, sizeof(*d));

	*out = d;
	return d != NULL ? ffi_attrs_read(a, v, d) : no_memory();
}

static bool has_code(const smr_mlir_type *t)
{
	return t != NULL && ffi_type_code(t) != 0;
}

static smr_status read_attr(smr_arena *a, const char *name, const smr_mlir_attr *v, int32_t *type,
			    void **out)
{
	const smr_mlir_type *t = v->type;

	switch (v->kind) {
	case SMR_MLIR_BOOL:
		*type = FFI_SCALAR;
		return read_scalar(a, FFI_PRED, v->bits, out);
	case SMR_MLIR_INTEGER:
	case SMR_MLIR_REAL:
		*type = FFI_SCALAR;
		if (has_code(t))
			return read_scalar(a, ffi_type_code(t), v->bits, out);
		break;
	case SMR_MLIR_STRING:
	case SMR_MLIR_SYMBOL:
		*type = FFI_STRING;
		return read_text(a, v, out);
	case SMR_MLIR_DENSE:
		*type = FFI_ARRAY;
		if (t != NULL && has_code(t->element))
			return read_array(a, v, t->element, out);
		break;
	case SMR_MLIR_ARRAY:
		*type = FFI_ARRAY;
		if (has_code(t))
			return read_array(a, v, t, out);
		break;
	case SMR_MLIR_DICT:
		*type = FFI_DICTIONARY;
		return read_dictionary(a, v, out);
	default:
		break;
	}
	return smr_fail(SMR_EUNSUPPORTED, "attribute %s is no number, array, text or dictionary",
			name);
}

/* Appends an attribute behind those whose names come first. */
static smr_status insert_attr(smr_arena *a, const smr_mlir_named *f, ffi_attrs *d)
{
	size_t len = strlen(f->name);
	ffi_span *name = smr_arena_alloc(a, sizeof(*name));
	int64_t at = d->size;
	void *value = NULL;
	int32_t type = 0;

	if (name == NULL)
		return no_memory();
	*name = (ffi_span){smr_arena_strndup(a, f->name, len), len};
	if (name->ptr == NULL)
		return no_memory();
	SMR_TRY(read_attr(a, f->name, f->attr, &type, &value));
	for (; at > 0 && strcmp(d->names[at - 1]->ptr, name->ptr) > 0; at--) {
		d->names[at] = d->names[at - 1];
		d->types[at] = d->types[at - 1];
		d->attrs[at] = d->attrs[at - 1];
	}
	d->names[at] = name;
	d->types[at] = type;
	d->attrs[at] = value;
	d->size++;
	return SMR_OK;
}

smr_status ffi_attrs_read(smr_arena *a, const smr_mlir_attr *dict, ffi_attrs *out)
{
	size_t n = dict != NULL ? dict->n : 0;

	*out = (ffi_attrs){.struct_size = sizeof(*out),
			   .types = smr_arena_array(a, n + 1, sizeof(*out->types)),
			   .names = smr_arena_array(a, n + 1, sizeof(*out->names)),
			   .attrs = smr_arena_array(a, n + 1, sizeof(*out->attrs))};
	if (out->types == NULL || out->names == NULL || out->attrs == NULL)
		return no_memory();
	for (size_t i = 0; i < n; i++)
		SMR_TRY(insert_attr(a, &dict->fields[i], out));
	return SMR_OK;
}
