/* The file: its head, its sections, and the tables in them. Entries of the tables are located here
 * and read when they are used. */
#include "front/stablehlo/bytecode/reader.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 200 }; /* letters of an op's name, at most */

static const unsigned char magic[4] = {0x4D, 0x4C, 0xEF, 0x52};

bool smr_mlir_is_bytecode(const void *data, size_t n)
{
	return data != NULL && n >= sizeof(magic) && memcmp(data, magic, sizeof(magic)) == 0;
}

static smr_status split_sections(bc_reader *r, bc_cursor *c)
{
	static const char *const needed[] = {"strings", "dialects", "attributes", "offsets", "ops"};
	unsigned id;
	bc_cursor body;

	while (c->at < c->end) {
		const unsigned char *at = c->at;

		SMR_TRY(bc_section_here(r, c, &id, &body));
		if (id >= BC_SECTIONS)
			return bc_fail(r, at, "a section of the unknown kind %u", id);
		if (r->sections[id].at != NULL)
			return bc_fail(r, at, "a second section of kind %u", id);
		r->sections[id] = body;
	}
	for (size_t i = 0; i < sizeof(needed) / sizeof(needed[0]); i++)
		if (r->sections[i].at == NULL)
			return bc_fail(r, c->at, "the section with the %s is missing", needed[i]);
	return SMR_OK;
}

/* The lengths come first, last string's first, and count a 0 after each. */
static smr_status read_strings(bc_reader *r)
{
	bc_cursor *c = &r->sections[BC_STRING], body;
	char *copy;

	SMR_TRY(bc_count(r, c, 2, &r->nstrings));
	r->strings = smr_arena_array(r->arena, r->nstrings, sizeof(r->strings[0]));
	if (r->strings == NULL)
		return bc_no_memory(r);
	for (size_t i = r->nstrings; i-- > 0;) {
		SMR_TRY(bc_count(r, c, 1, &r->strings[i].n));
		if (r->strings[i].n == 0)
			return bc_fail(r, c->at, "a string without its final 0");
	}
	copy = smr_arena_memdup(r->arena, c->at, bc_left(c));
	if (copy == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < r->nstrings; i++) {
		SMR_TRY(bc_take(r, c, r->strings[i].n, &body));
		r->strings[i].s = copy;
		copy += r->strings[i].n--;
		if (copy[-1] != '\0')
			return bc_fail(r, body.end, "a string without its final 0");
	}
	return SMR_OK;
}

static smr_status read_dialects(bc_reader *r, bc_cursor *c)
{
	bool versioned = false;
	bc_cursor skipped;
	unsigned id;
	uint64_t v;

	SMR_TRY(bc_count(r, c, 1, &r->ndialects));
	r->dialects = smr_arena_array(r->arena, r->ndialects, sizeof(r->dialects[0]));
	if (r->dialects == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < r->ndialects; i++) {
		if (r->version >= 1)
			SMR_TRY(bc_flag(r, c, &v, &versioned));
		else
			SMR_TRY(bc_varint(r, c, &v));
		SMR_TRY(bc_in_range(r, c, v, r->nstrings, "string"));
		r->dialects[i] = r->strings[v];
		if (versioned)
			SMR_TRY(bc_section_here(r, c, &id, &skipped));
	}
	return SMR_OK;
}

/* Names that the StableHLO op has in MLIR text: those of vhlo without their versions. */
static smr_status name_op(bc_reader *r, bc_op *op, const char *dialect, const char *name)
{
	bool vhlo = strcmp(dialect, "vhlo") == 0;
	bool of_func = strncmp(name, "func_v", 6) == 0 || strncmp(name, "call_v", 6) == 0;
	const char *version = vhlo ? strrchr(name, '_') : NULL;
	int n = version != NULL && version[1] == 'v' ? (int)(version - name) : (int)strlen(name);

	op->is_return = vhlo && strncmp(name, "return_v", 8) == 0;
	op->written = smr_arena_printf(r->arena, "%s.%s", dialect, name);
	if (op->written == NULL)
		return bc_no_memory(r);
	op->row = bc_find_row(op->written);
	op->is_cast = strcmp(op->written, "builtin.unrealized_conversion_cast") == 0;
	op->name = !vhlo ? op->written
			 : smr_arena_printf(r->arena, "%s.%.*s", of_func ? "func" : "stablehlo", n,
					    name);
	return op->name != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status read_op_group(bc_reader *r, bc_cursor *c)
{
	size_t dialect, n;
	bool registered;
	uint64_t v;

	SMR_TRY(bc_index(r, c, r->ndialects, "dialect", &dialect));
	SMR_TRY(bc_count(r, c, 1, &n));
	for (size_t i = 0; i < n; i++) {
		if (r->version >= 5)
			SMR_TRY(bc_flag(r, c, &v, &registered));
		else
			SMR_TRY(bc_varint(r, c, &v));
		SMR_TRY(bc_in_range(r, c, v, r->nstrings, "string"));
		if (r->strings[v].n + r->dialects[dialect].n > LONGEST)
			return bc_fail(r, c->at, "an op whose name has more than %d letters",
				       LONGEST);
		SMR_TRY(name_op(r, &r->ops[r->nops++], r->dialects[dialect].s, r->strings[v].s));
	}
	return SMR_OK;
}

static smr_status read_op_names(bc_reader *r, bc_cursor *c)
{
	size_t total;

	if (r->version >= 4)
		SMR_TRY(bc_count(r, c, 1, &total));
	r->ops = smr_arena_array(r->arena, bc_left(c), sizeof(r->ops[0])); /* a byte or more each */
	if (r->ops == NULL)
		return bc_no_memory(r);
	while (c->at < c->end)
		SMR_TRY(read_op_group(r, c));
	return SMR_OK;
}

static bc_dialect find_dialect(const char *name)
{
	static const char *const names[BC_DIALECTS] = {
		[BC_BUILTIN] = "builtin",
		[BC_VHLO] = "vhlo",
		[BC_SDY] = "sdy",
		[BC_STABLEHLO] = "stablehlo",
	};

	for (size_t i = 1; i < BC_DIALECTS; i++)
		if (strcmp(names[i], name) == 0)
			return (bc_dialect)i;
	return BC_OTHER;
}

/* Reads the sizes of the entries, which are in one section, back to back. */
static smr_status read_entries(bc_reader *r, bc_cursor *c, bc_entry *e, size_t n)
{
	bc_cursor *bodies = &r->sections[BC_ATTR_TYPE], body;
	size_t done = 0, dialect, group;
	uint64_t size;

	while (done < n) {
		SMR_TRY(bc_index(r, c, r->ndialects, "dialect", &dialect));
		SMR_TRY(bc_count(r, c, 1, &group));
		if (group > n - done)
			return bc_fail(r, c->at, "a group of %zu entries; %zu are expected", group,
				       n - done);
		bc_dialect d = find_dialect(r->dialects[dialect].s);

		for (size_t i = 0; i < group; i++, done++) {
			SMR_TRY(bc_flag(r, c, &size, &e[done].custom));
			SMR_TRY(bc_take(r, bodies, size, &body));
			if (size > UINT32_MAX)
				return bc_fail(r, body.at, "an entry of more than 4 GiB");
			e[done].at = body.at;
			e[done].size = (uint32_t)size;
			e[done].dialect = (uint8_t)d;
		}
	}
	return SMR_OK;
}

static smr_status read_offsets(bc_reader *r)
{
	bc_cursor *c = &r->sections[BC_ATTR_TYPE_OFFSET];

	SMR_TRY(bc_count(r, c, 1, &r->nattrs));
	SMR_TRY(bc_count(r, c, 1, &r->ntypes));
	r->attrs = smr_arena_array(r->arena, r->nattrs, sizeof(r->attrs[0]));
	r->types = smr_arena_array(r->arena, r->ntypes, sizeof(r->types[0]));
	r->places = smr_arena_array(r->arena, r->nattrs, sizeof(r->places[0]));
	if (r->attrs == NULL || r->types == NULL || r->places == NULL)
		return bc_no_memory(r);
	SMR_TRY(read_entries(r, c, r->attrs, r->nattrs));
	return read_entries(r, c, r->types, r->ntypes);
}

static smr_status locate_properties(bc_reader *r)
{
	bc_cursor *c = &r->sections[BC_PROPERTIES_SECTION], body;

	if (c->at == NULL)
		return SMR_OK;
	SMR_TRY(bc_count(r, c, 1, &r->nproperties));
	r->properties = smr_arena_array(r->arena, r->nproperties, sizeof(r->properties[0]));
	if (r->properties == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < r->nproperties; i++) {
		SMR_TRY(bc_blob(r, c, &body));
		r->properties[i] = (bc_properties){.at = body.at, .size = bc_left(&body)};
	}
	return SMR_OK;
}

smr_status bc_sections(bc_reader *r)
{
	bc_cursor c = {r->start + sizeof(magic), r->end}, producer;

	SMR_TRY(bc_varint(r, &c, &r->version));
	if (r->version > BC_MAX_VERSION)
		return smr_fail(SMR_EUNSUPPORTED,
				"%s: unsupported: version %llu of MLIR bytecode; versions 0 to %d "
				"are read. Write it as a portable artifact of StableHLO 1.13.0, "
				"or as text",
				r->name, (unsigned long long)r->version, BC_MAX_VERSION);
	SMR_TRY(bc_cstr(r, &c, &producer));
	SMR_TRY(split_sections(r, &c));
	SMR_TRY(read_strings(r));
	c = r->sections[BC_DIALECT];
	SMR_TRY(read_dialects(r, &c));
	SMR_TRY(read_op_names(r, &c));
	SMR_TRY(read_offsets(r));
	return locate_properties(r);
}
