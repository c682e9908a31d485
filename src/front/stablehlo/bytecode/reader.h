/** @file Internals of the bytecode reader: integers and sections (cursor.c, sections.c), types
 * (types.c), attributes (attrs.c, vhlo_attrs.c, sdy_attrs.c, dense.c), locations (places.c),
 * properties (properties.c, op_rows.c), ops (ops.c). All functions report their errors.
 *
 * Every count is checked against the bytes that are left before it allocates. */
#ifndef SMR_FRONT_STABLEHLO_BYTECODE_READER_H
#define SMR_FRONT_STABLEHLO_BYTECODE_READER_H

#include "base/arena.h"
#include "base/data/vec.h"
#include "front/stablehlo/bytecode/bytecode.h"

enum {
	BC_SECTIONS = 9,
	BC_PROPERTIES = 32, /* inherent attributes of one op, at most */
	BC_NODES = 1 << 16, /* attributes and types that all ops may stand for, shared ones
			     * counted at each use; and BC_NODES_BYTE more for each byte of the
			     * file: what ops merge is proportional to it */
	BC_NODES_BYTE = 64,
	BC_NODES_MOST = 1 << 26,
	BC_MAX_VERSION = 6,
};

/** A range of bytes that is being read. */
typedef struct bc_cursor {
	const unsigned char *at, *end;
} bc_cursor;

typedef enum bc_section {
	BC_STRING,
	BC_DIALECT,
	BC_ATTR_TYPE,
	BC_ATTR_TYPE_OFFSET,
	BC_IR,
	BC_RESOURCE,
	BC_RESOURCE_OFFSET,
	BC_DIALECT_VERSIONS,
	BC_PROPERTIES_SECTION,
} bc_section;

typedef struct bc_text {
	const char *s; /* 0-terminated */
	size_t n;
} bc_text;

typedef enum bc_dialect {
	BC_OTHER,
	BC_BUILTIN,
	BC_VHLO,
	BC_SDY,
	BC_STABLEHLO,
	BC_DIALECTS
} bc_dialect;

typedef enum bc_state {
	BC_UNREAD,
	BC_READING, /* an entry that is met again in this state contains itself */
	BC_READ
} bc_state;

/** An attribute or a type. */
typedef struct bc_entry {
	const unsigned char *at;
	const void *value; /* smr_mlir_attr or smr_mlir_type, once read */
	uint32_t size;
	uint32_t nodes; /* attributes and types in it, with itself */
	uint16_t depth; /* nesting */
	uint8_t dialect, state;
	bool custom; /* not MLIR text */
} bc_entry;

/** A line of the user's source. */
typedef struct bc_place {
	const char *file; /* NULL: unknown */
	uint32_t line, column;
	bc_state state;
} bc_place;

typedef struct bc_fix bc_fix;
typedef struct bc_group bc_group;

/** An op in the table: its inherent attributes, those of one word to each. */
typedef struct bc_row {
	const char *name;  /* "vhlo.iota_v1" */
	const char *props; /* sorted by name; "?" follows optional ones */
} bc_row;

typedef struct bc_prop {
	const char *name;
	const bc_fix *fix; /* NULL: the tree has the attribute as it is */
	bool optional;
} bc_prop;

/** An op's name, and how its properties become attributes. */
typedef struct bc_op {
	const char *name;    /* "stablehlo.add" */
	const char *written; /* "vhlo.add_v1" */
	const bc_row *row;   /* NULL: the op is not in the table */
	bc_prop *props;      /* of the row; NULL: not looked up yet */
	size_t nprops;
	const bc_group *group; /* NULL: its attributes are not grouped */
	bool is_cast, is_return;
} bc_op;

/** Properties, and the attributes that they became in the op that read them last. */
typedef struct bc_properties {
	const unsigned char *at;
	size_t size;
	const bc_op *op; /* NULL: unread */
	const smr_mlir_named *attrs;
	uint32_t nattrs, nodes;
} bc_properties;

/* Numbers of the values that a region defines directly. */
typedef struct bc_region {
	size_t next, end;
} bc_region;

enum { /* parts of an op that follow its location */
       BC_HAS_ATTRS = 0x01,
       BC_HAS_RESULTS = 0x02,
       BC_HAS_OPERANDS = 0x04,
       BC_HAS_SUCCESSORS = 0x08,
       BC_HAS_REGIONS = 0x10,
       BC_HAS_USE_ORDERS = 0x20,
       BC_HAS_PROPERTIES = 0x40,

};

typedef struct bc_reader {
	const char *name; /* the file's, for messages */
	const unsigned char *start, *end;
	uint64_t version;
	smr_arena *arena;
	bc_cursor sections[BC_SECTIONS];
	bc_text *strings;
	bc_text *dialects;
	bc_op *ops;
	bc_entry *attrs, *types;
	bc_place *places; /* of attributes that are locations */
	bc_properties *properties;
	size_t nstrings, ndialects, nops, nattrs, ntypes, nproperties;
	uint32_t depth;     /* of entries being read */
	uint32_t sub_depth; /* deepest entry inside the one being read */
	uint64_t most_nodes;
	uint64_t sub_nodes; /* nodes inside the entry being read; between entries, of all ops so
			     * far */
	uint32_t regions_open;
	uint64_t promised; /* values of open regions that are not defined yet */
	size_t scope;      /* start of the values that are visible */
	SMR_VEC(smr_mlir_value *) values;
} bc_reader;

/* ---- cursor.c */
/** Fails with "name: byte OFFSET: …" of @p at. */
smr_status bc_fail(const bc_reader *r, const unsigned char *at, const char *fmt, ...)
	SMR_PRINTF(3, 4);
SMR_MUST_USE smr_status bc_no_memory(const bc_reader *r);
SMR_MUST_USE smr_status bc_byte(const bc_reader *r, bc_cursor *c, unsigned char *out);
/** Reads a varint of more than a byte. */
SMR_MUST_USE smr_status bc_long_varint(const bc_reader *r, bc_cursor *c, uint64_t *out);
SMR_MUST_USE smr_status bc_svarint(const bc_reader *r, bc_cursor *c, int64_t *out);
SMR_MUST_USE smr_status bc_flag(const bc_reader *r, bc_cursor *c, uint64_t *out, bool *flag);
/** Fails because a count of things, @p v, is more than what is left can hold. */
smr_status bc_fail_count(const bc_reader *r, const bc_cursor *c, const unsigned char *at,
			 uint64_t v);
/** Fails because the index @p v is not below @p n, of a table whose entries @p what names. */
smr_status bc_fail_index(const bc_reader *r, const bc_cursor *c, uint64_t v, size_t n,
			 const char *what);
/** Takes @p n bytes off the front. */
SMR_MUST_USE smr_status bc_take(const bc_reader *r, bc_cursor *c, uint64_t n, bc_cursor *out);
/** Reads a size and takes as many bytes. */
SMR_MUST_USE smr_status bc_blob(const bc_reader *r, bc_cursor *c, bc_cursor *out);
/** Takes bytes up to and including a 0, which is not in @p out. */
SMR_MUST_USE smr_status bc_cstr(const bc_reader *r, bc_cursor *c, bc_cursor *out);
/** Reads a section's head and takes its bytes. */
SMR_MUST_USE smr_status bc_section_here(const bc_reader *r, bc_cursor *c, unsigned *id,
					bc_cursor *out);
/** Reads the index of a string. */
SMR_MUST_USE smr_status bc_string(const bc_reader *r, bc_cursor *c, bc_text *out);
/** Reads the bits of a number of a known width; sign-extended. */
SMR_MUST_USE smr_status bc_bits(const bc_reader *r, bc_cursor *c, unsigned width, uint64_t *out);

static inline size_t bc_left(const bc_cursor *c)
{
	return (size_t)(c->end - c->at);
}

SMR_MUST_USE static inline smr_status bc_varint(const bc_reader *r, bc_cursor *c, uint64_t *out)
{
	if (c->at < c->end && (*c->at & 1) != 0) {
		*out = *c->at++ >> 1;
		return SMR_OK;
	}
	return bc_long_varint(r, c, out);
}

/** Fails unless the index @p v is below @p n. */
SMR_MUST_USE static inline smr_status bc_in_range(const bc_reader *r, const bc_cursor *c,
						  uint64_t v, size_t n, const char *what)
{
	return v < n ? SMR_OK : bc_fail_index(r, c, v, n, what);
}

/** Reads an index below @p n of a table; @p what names its entries. */
SMR_MUST_USE static inline smr_status bc_index(const bc_reader *r, bc_cursor *c, size_t n,
					       const char *what, size_t *out)
{
	uint64_t v = 0;

	SMR_TRY(bc_varint(r, c, &v));
	*out = (size_t)v;
	return bc_in_range(r, c, v, n, what);
}

/** Reads the number of things of @p each bytes or more, which must be left. */
SMR_MUST_USE static inline smr_status bc_count(const bc_reader *r, bc_cursor *c, size_t each,
					       size_t *out)
{
	const unsigned char *at = c->at;
	uint64_t v = 0;

	SMR_TRY(bc_varint(r, c, &v));
	*out = (size_t)v;
	return v <= bc_left(c) / each ? SMR_OK : bc_fail_count(r, c, at, v);
}

/* ---- sections.c */
SMR_MUST_USE smr_status bc_sections(bc_reader *r);

/* ---- entries.c */
/** Reads the index of an attribute, and the attribute unless it was read before. */
SMR_MUST_USE smr_status bc_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);
/** Same; *@p out is NULL if there is none. */
SMR_MUST_USE smr_status bc_optional_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);
SMR_MUST_USE smr_status bc_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out);
SMR_MUST_USE smr_status bc_type_at(bc_reader *r, size_t index, const smr_mlir_type **out);
/** Same; fails unless the attribute is of kind @p kind, which @p what names. */
SMR_MUST_USE smr_status bc_attr_of_kind(bc_reader *r, bc_cursor *c, smr_mlir_attr_kind kind,
					const char *what, const smr_mlir_attr **out);
/** Same; fails unless it is the dialect's attribute @p name. */
SMR_MUST_USE smr_status bc_attr_named(bc_reader *r, bc_cursor *c, const char *name,
				      const smr_mlir_attr **out);
/** Reads a count and as many attributes, as a list. */
SMR_MUST_USE smr_status bc_attr_list(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);
/** Reads a count and as many integers, as array<i64: …>. */
SMR_MUST_USE smr_status bc_ints(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);
/** Reads a count and as many names with attributes, as a dictionary. */
SMR_MUST_USE smr_status bc_dict(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);

/* ---- make.c: constructors; NULL: no memory */
const smr_mlir_attr *bc_text_attr(bc_reader *r, smr_mlir_attr_kind kind, const char *s, size_t n);
/** A dialect's attribute; fields without an attribute are left out. */
const smr_mlir_attr *bc_fields_attr(bc_reader *r, const char *name, const smr_mlir_named *f,
				    size_t n);
/** Same, of one field with a keyword. */
const smr_mlir_attr *bc_keyword_field(bc_reader *r, const char *name, const char *field,
				      const char *word);
/** array<i64> or array<i1> of a literal, whose elements are not stored when they are equal. */
const smr_mlir_attr *bc_array_of_dense(bc_reader *r, const smr_mlir_attr *dense);

/* ---- types.c, quant_type.c */
SMR_MUST_USE smr_status bc_builtin_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out);
SMR_MUST_USE smr_status bc_vhlo_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out);
SMR_MUST_USE smr_status bc_stablehlo_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out);
SMR_MUST_USE smr_status bc_quantized_type(bc_reader *r, bc_cursor *c, bool per_axis,
					  const smr_mlir_type **out);

/* ---- attrs.c, vhlo_attrs.c, sdy_attrs.c, dense.c */
typedef smr_status bc_attr_reader(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out);
bc_attr_reader bc_builtin_attr, bc_vhlo_attr, bc_sdy_attr, bc_stablehlo_attr;
/** Reads the index of a string, and of a type. */
bc_attr_reader bc_string_attr, bc_type_attr;
/** Reads a type and the bits of a number. */
bc_attr_reader bc_integer, bc_float;
/** Reads a tensor's type and the bytes of its elements, where i1 is a byte or a bit each. */
bc_attr_reader bc_dense;
/** Reads an element's type, a count and bytes. */
bc_attr_reader bc_dense_array;

/* ---- places.c */
/** Reads the index of a location and finds the line of source that it stands for. */
SMR_MUST_USE smr_status bc_place_here(bc_reader *r, bc_cursor *c, bc_place *out);

/* ---- op_rows.c */
/** Finds the row of an op, "vhlo.add_v1"; NULL: there is none. */
const bc_row *bc_find_row(const char *name);

/* ---- fixes.c */
const bc_fix *bc_find_fix(const char *op, const char *attr);
/** Makes the tree's attribute of a property, under a name that may differ; f->attr becomes NULL if
 * texts omit it. */
SMR_MUST_USE smr_status bc_apply_fix(bc_reader *r, bc_cursor *c, const bc_fix *fix,
				     smr_mlir_named *f);
/** Returns array<…> of a constant with few integers. */
SMR_MUST_USE smr_status bc_as_array(bc_reader *r, bc_cursor *c, const smr_mlir_attr *dense,
				    const smr_mlir_attr **out);

/* ---- groups.c */
/** Finds the rows of attributes that the tree has in one, of "stablehlo.gather"; NULL: none. */
const bc_group *bc_find_group(const char *op);
/** Replaces attributes that the tree has in one. */
SMR_MUST_USE smr_status bc_group_attrs(bc_reader *r, bc_cursor *c, const bc_group *group,
				       smr_mlir_named *v, size_t *n);

/** Reads the fields of the attribute @p name, "stablehlo.dot", which stand one after another. */
SMR_MUST_USE smr_status bc_read_fields(bc_reader *r, bc_cursor *c, const char *name,
				       const smr_mlir_attr **out);

/* ---- properties.c */
/** Reads the inherent attributes of an op from its properties. */
SMR_MUST_USE smr_status bc_read_properties(bc_reader *r, bc_op *op, bc_properties *p);
/** Converts the inherent attributes in a dictionary, as versions below 5 have them. */
SMR_MUST_USE smr_status bc_convert_dict(bc_reader *r, bc_cursor *c, bc_op *op,
					const smr_mlir_attr *dict, bc_properties *out);

/* ---- op_attrs.c */
/** Reads an op's attributes, of the parts that @p mask says. */
SMR_MUST_USE smr_status bc_op_attrs(bc_reader *r, bc_cursor *c, unsigned mask, bc_op *like,
				    smr_mlir_op *op);

/* ---- values.c */
/** Takes the next @p n numbers of a region. */
SMR_MUST_USE smr_status bc_take_numbers(bc_reader *r, bc_cursor *c, bc_region *of, size_t n,
					size_t *first);
/** Reads the number of a value, which must be defined. */
SMR_MUST_USE smr_status bc_use_value(bc_reader *r, bc_cursor *c, smr_mlir_value **out);
/** Skips the order of the uses of @p n values. */
SMR_MUST_USE smr_status bc_skip_use_orders(bc_reader *r, bc_cursor *c, size_t n);

/* ---- ops.c */
SMR_MUST_USE smr_status bc_program(bc_reader *r, smr_mlir_op **out);

#ifdef __clang_analyzer__ /* see base/status.h */
#define bc_fail(...) SMR_NEVER_OK(bc_fail(__VA_ARGS__))
#define bc_no_memory(r) SMR_NEVER_OK(bc_no_memory(r))
#endif
#endif
