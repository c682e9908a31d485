/* Attributes and types by their index, read when they are used first. Entries refer to others,
 * which may make a short file stand for a large tree: its depth and its size are limited. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

/* An attribute that nothing reads: sharding rules and the like. */
static smr_status unknown_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	c->at = c->end;
	*out = bc_keyword_field(r, "unknown.attr", "body", "");
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status unknown_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	return bc_fail(r, c->at, "a type of an unknown dialect");
}

/* Entries without an encoding of their own are MLIR text. */
static smr_status read_text_entry(bc_reader *r, bc_entry *e, bc_cursor *c, bool is_type)
{
	const smr_mlir_type *t = NULL;
	const smr_mlir_attr *a = NULL;
	char name[256];
	bc_cursor text;

	SMR_TRY(bc_cstr(r, c, &text));
	snprintf(name, sizeof(name), "%s: byte %zu: text", r->name, (size_t)(text.at - r->start));
	SMR_TRY(mlir_parse_alone(name, r->arena, (const char *)text.at, bc_left(&text),
				 is_type ? NULL : &a, is_type ? &t : NULL));
	e->value = is_type ? (const void *)t : a;
	return SMR_OK;
}

static smr_status read_type_entry(bc_reader *r, bc_entry *e, bc_cursor *c)
{
	static smr_status (*const readers[BC_DIALECTS])(bc_reader *, bc_cursor *,
							const smr_mlir_type **) = {
		[BC_OTHER] = unknown_type,          [BC_BUILTIN] = bc_builtin_type,
		[BC_VHLO] = bc_vhlo_type,           [BC_SDY] = unknown_type,
		[BC_STABLEHLO] = bc_stablehlo_type,
	};
	const smr_mlir_type *t;

	SMR_TRY(readers[e->dialect](r, c, &t));
	e->value = t;
	return SMR_OK;
}

static smr_status read_attr_entry(bc_reader *r, bc_entry *e, bc_cursor *c)
{
	static bc_attr_reader *const readers[BC_DIALECTS] = {
		[BC_OTHER] = unknown_attr,          [BC_BUILTIN] = bc_builtin_attr,
		[BC_VHLO] = bc_vhlo_attr,           [BC_SDY] = bc_sdy_attr,
		[BC_STABLEHLO] = bc_stablehlo_attr,
	};
	const smr_mlir_attr *a;

	SMR_TRY(readers[e->dialect](r, c, &a));
	e->value = a;
	return SMR_OK;
}

static smr_status read_body(bc_reader *r, bc_entry *e, bool is_type)
{
	bc_cursor c = {e->at, e->at + e->size};

	if (!e->custom)
		SMR_TRY(read_text_entry(r, e, &c, is_type));
	else
		SMR_TRY(is_type ? read_type_entry(r, e, &c) : read_attr_entry(r, e, &c));
	return c.at == c.end ? SMR_OK
			     : bc_fail(r, c.at, "%zu bytes are left of %s", bc_left(&c),
				       is_type ? "a type" : "an attribute");
}

static smr_status read_entry(bc_reader *r, bc_entry *e, bool is_type)
{
	uint64_t nodes = r->sub_nodes;
	uint32_t depth = r->sub_depth;

	if (e->state == BC_READING)
		return bc_fail(r, e->at, "an attribute or a type that contains itself");
	if (r->depth == SMR_MLIR_DEPTH)
		return bc_fail(r, e->at, "more than %d attributes and types in each other",
			       SMR_MLIR_DEPTH);
	e->state = BC_READING;
	r->depth++;
	r->sub_nodes = r->sub_depth = 0;
	SMR_TRY(read_body(r, e, is_type));
	r->depth--;
	if (r->sub_nodes >= r->most_nodes)
		return bc_fail(r, e->at, "an attribute that stands for more than %llu",
			       (unsigned long long)r->most_nodes);
	e->nodes = (uint32_t)r->sub_nodes + 1;
	e->depth = (uint16_t)(r->sub_depth + 1);
	e->state = BC_READ;
	r->sub_nodes = nodes;
	r->sub_depth = depth;
	return SMR_OK;
}

/* Returns an entry's value, and counts it as a part of the one being read. */
static smr_status use_entry(bc_reader *r, bc_entry *e, bool is_type, const void **out)
{
	if (e->state != BC_READ)
		SMR_TRY(read_entry(r, e, is_type));
	r->sub_nodes += e->nodes;
	if (e->depth > r->sub_depth)
		r->sub_depth = e->depth;
	if (r->depth + e->depth > SMR_MLIR_DEPTH)
		return bc_fail(r, e->at, "more than %d attributes and types in each other",
			       SMR_MLIR_DEPTH);
	*out = e->value;
	return SMR_OK;
}

static smr_status read_attr_at(bc_reader *r, size_t i, const smr_mlir_attr **out)
{
	const void *v = NULL;

	SMR_TRY(use_entry(r, &r->attrs[i], false, &v));
	*out = v;
	return SMR_OK;
}

smr_status bc_type_at(bc_reader *r, size_t i, const smr_mlir_type **out)
{
	const void *v = NULL;

	SMR_TRY(use_entry(r, &r->types[i], true, &v));
	*out = v;
	return SMR_OK;
}

smr_status bc_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	size_t i;

	SMR_TRY(bc_index(r, c, r->nattrs, "attribute", &i));
	return read_attr_at(r, i, out);
}

smr_status bc_optional_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	uint64_t i;
	bool some;

	*out = NULL;
	SMR_TRY(bc_flag(r, c, &i, &some));
	if (!some)
		return SMR_OK;
	SMR_TRY(bc_in_range(r, c, i, r->nattrs, "attribute"));
	return read_attr_at(r, i, out);
}

smr_status bc_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	size_t i;

	SMR_TRY(bc_index(r, c, r->ntypes, "type", &i));
	return bc_type_at(r, i, out);
}

smr_status bc_attr_of_kind(bc_reader *r, bc_cursor *c, smr_mlir_attr_kind kind, const char *what,
			   const smr_mlir_attr **out)
{
	SMR_TRY(bc_attr(r, c, out));
	return (*out)->kind == kind ? SMR_OK : bc_fail(r, c->at, "expected %s before this", what);
}

smr_status bc_attr_named(bc_reader *r, bc_cursor *c, const char *name, const smr_mlir_attr **out)
{
	SMR_TRY(bc_attr_of_kind(r, c, SMR_MLIR_ATTR, name, out));
	return strcmp((*out)->text, name) == 0 ? SMR_OK
					       : bc_fail(r, c->at, "expected %s before this", name);
}

smr_status bc_attr_list(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_LIST);
	const smr_mlir_attr **list;
	size_t n;

	SMR_TRY(bc_count(r, c, 1, &n));
	list = smr_arena_array(r->arena, n, sizeof(*list));
	if (a == NULL || list == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_attr(r, c, &list[i]));
	a->n = n;
	a->list = list;
	*out = a;
	return SMR_OK;
}

smr_status bc_ints(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	int64_t *v;
	size_t n;

	SMR_TRY(bc_count(r, c, 1, &n));
	v = smr_arena_array(r->arena, n, sizeof(*v));
	if (v == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_svarint(r, c, &v[i]));
	*out = mlir_ints_attr(r->arena, v, n);
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_dict(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_DICT);
	const smr_mlir_attr *name;
	smr_mlir_named *f;
	size_t n;

	SMR_TRY(bc_count(r, c, 2, &n));
	f = smr_arena_array(r->arena, n, sizeof(*f));
	if (a == NULL || f == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++) {
		SMR_TRY(bc_attr_of_kind(r, c, SMR_MLIR_STRING, "an attribute's name", &name));
		f[i].name = name->text;
		if (strlen(name->text) != name->n || name->n == 0)
			return bc_fail(r, c->at, "a name that is empty or has a byte 0x00 in it");
		SMR_TRY(bc_attr(r, c, &f[i].attr));
	}
	mlir_sort_named(f, n);
	for (size_t i = 1; i < n; i++)
		if (strcmp(f[i - 1].name, f[i].name) == 0)
			return bc_fail(r, c->at, "a second attribute '%s'", f[i].name);
	a->n = n;
	a->fields = f;
	*out = a;
	return SMR_OK;
}
