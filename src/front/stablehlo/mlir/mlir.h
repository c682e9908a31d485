/** @file MLIR text as a tree of ops, regions, values, types and attributes. The tree is syntax
 * only: the importer checks and defines the semantics of ops.
 *
 * The pretty and the generic spelling of one program are equal trees: inherent attributes,
 * properties and the rest of the attributes are one list, under the names of the generic form. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_MLIR_H
#define SMR_FRONT_STABLEHLO_MLIR_MLIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

SMR_BEGIN_DECLS

enum {
	SMR_MLIR_RANK = 8,     /* rank of tensors, at most */
	SMR_MLIR_DEPTH = 1000, /* nesting of regions, and of types and attributes, at most */
};
#define SMR_MLIR_DYNAMIC INT64_MIN /* a "?" among sizes */

typedef struct smr_mlir smr_mlir;
typedef struct smr_mlir_type smr_mlir_type;
typedef struct smr_mlir_attr smr_mlir_attr;
typedef struct smr_mlir_value smr_mlir_value;
typedef struct smr_mlir_block smr_mlir_block;
typedef struct smr_mlir_op smr_mlir_op;

typedef enum smr_mlir_type_kind {
	SMR_MLIR_INT,      /* name: i32, ui8, si4 … */
	SMR_MLIR_FLOAT,    /* name: f32, bf16, f8E4M3FN … */
	SMR_MLIR_INDEX,    /* name: index */
	SMR_MLIR_NONE,     /* name: none */
	SMR_MLIR_COMPLEX,  /* element */
	SMR_MLIR_TENSOR,   /* element, dims[n], encoding */
	SMR_MLIR_UNRANKED, /* element: tensor<*xf32> */
	SMR_MLIR_TUPLE,    /* members[n] */
	SMR_MLIR_FUNCTION, /* arguments: members[n]; results: members[n] … members[n + nresults -
			    * 1] */
	SMR_MLIR_DIALECT,  /* name: stablehlo.token; body: the text between < and >, or NULL;
			    * quant.uniform: element is stored for a number of type members[0] */
} smr_mlir_type_kind;

struct smr_mlir_type {
	smr_mlir_type_kind kind;
	uint16_t bits;  /* of a scalar */
	uint16_t bytes; /* of one stored element: a scalar or a complex number */
	bool is_unsigned;
	uint32_t n, nresults;
	const char *name, *body;
	const smr_mlir_type *element;
	const int64_t *dims;
	const smr_mlir_type *const *members;
	const smr_mlir_attr *encoding; /* NULL: none */
};

typedef enum smr_mlir_attr_kind {
	SMR_MLIR_UNIT,
	SMR_MLIR_BOOL,    /* bits */
	SMR_MLIR_INTEGER, /* bits: sign-extended, or zero-extended if the type is unsigned; type */
	SMR_MLIR_REAL,    /* bits: of a number of that type; type */
	SMR_MLIR_STRING,  /* text */
	SMR_MLIR_KEYWORD, /* text: bare, within dialect attributes */
	SMR_MLIR_SYMBOL,  /* text: without the @ */
	SMR_MLIR_TYPE,    /* type */
	SMR_MLIR_LIST,    /* list[n] */
	SMR_MLIR_DICT,    /* fields[n], by name */
	SMR_MLIR_DENSE,   /* type is the tensor's; data, splat; n elements, also of a splat */
	SMR_MLIR_ARRAY, /* array<i64: 1, 2>, in dialect attributes [1, 2]; data; type: an element's
			 */
	SMR_MLIR_ATTR,  /* a dialect's attribute: text "stablehlo.dot", fields[n]: dialect.c, sdy.c,
			 * conv.c */
} smr_mlir_attr_kind;

typedef struct smr_mlir_named {
	const char *name;
	const smr_mlir_attr *attr;
} smr_mlir_named;

struct smr_mlir_attr {
	smr_mlir_attr_kind kind;
	bool splat; /* whether data is one element that all are equal to */
	const smr_mlir_type *type;
	uint64_t bits;
	const char *text; /* 0-terminated, may contain other zeros */
	size_t n;         /* number of letters, elements or fields */
	union {
		const smr_mlir_attr *const *list;
		const smr_mlir_named *fields;
		/* Elements in row-major order, little-endian, each type->element->bytes long;
		 * complex ones real part first; i1 as 0 or 1, i2 and i4 sign-extended, in a byte
		 * each. */
		const unsigned char *data;
	};
};

struct smr_mlir_value {
	const smr_mlir_type *type;
	smr_mlir_op *op;       /* op that defines it; NULL: an argument of block */
	smr_mlir_block *block; /* block that defines it */
	uint32_t index;        /* position among the results or arguments */
	uint32_t number;       /* number in printed text */
};

struct smr_mlir_block {
	uint32_t nargs, nops;
	smr_mlir_value *args;
	smr_mlir_op **ops;
	smr_mlir_op *parent;
};

typedef struct smr_mlir_region {
	uint32_t nblocks; /* 0 also for a block without arguments and ops */
	smr_mlir_block **blocks;
} smr_mlir_region;

struct smr_mlir_op {
	const char *name;      /* "stablehlo.add" */
	const char *file;      /* that line is of; NULL: the file that was parsed */
	uint32_t line, column; /* 0: unknown */
	uint32_t nresults, noperands, nattrs, nregions;
	smr_mlir_value *results;
	smr_mlir_value **operands;
	const smr_mlir_named *attrs; /* sorted by name */
	smr_mlir_region *regions;
	smr_mlir_block *block; /* enclosing block; NULL: the module */
};

/** Parses a program; @p name is the file's, for messages. SMR_EPARSE: the message is
 * "name:line:column: expected X, found 'Y'". The text may be freed afterwards. */
SMR_MUST_USE smr_status smr_mlir_parse(const char *name, const char *text, size_t len,
				       smr_mlir **out);
void smr_mlir_free(smr_mlir *m); /* @p m may be NULL */
/** Returns the outermost builtin.module, which may be implicit in the text. */
const smr_mlir_op *smr_mlir_module(const smr_mlir *m);
/** Appends the generic form, which parses to an equal tree, by MLIR's own tools as well. Numbers
 * the values. */
SMR_MUST_USE smr_status smr_mlir_print(smr_mlir *m, smr_str *out);
/** Appends the text of a type; for messages. */
void smr_mlir_print_type(smr_str *s, const smr_mlir_type *t);
void smr_mlir_print_attr(smr_str *s, const smr_mlir_attr *a);

bool smr_mlir_type_equal(const smr_mlir_type *a, const smr_mlir_type *b);
/** Compares two attributes; both may be NULL. */
bool smr_mlir_attr_equal(const smr_mlir_attr *a, const smr_mlir_attr *b);
/** Returns the attribute @p name of an op, or NULL. */
const smr_mlir_attr *smr_mlir_attr_of(const smr_mlir_op *op, const char *name);
/** Returns the field @p name of a dictionary or a dialect's attribute; NULL: none, or @p a is NULL
 * or another kind. */
const smr_mlir_attr *smr_mlir_field(const smr_mlir_attr *a, const char *name);
/** Returns whether the attribute is a list of a->n integers: array<…>, dense<…> or [1 : i64, 2 :
 * i64]. */
bool smr_mlir_is_ints(const smr_mlir_attr *a);
/** Returns integer @p i, i < a->n, sign- or zero-extended by its type. */
int64_t smr_mlir_int_at(const smr_mlir_attr *a, size_t i);

SMR_END_DECLS

#endif
