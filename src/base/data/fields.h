/** @file Structs described by tables of their members. One writer makes JSON of any described
 * struct, and one writer makes the JSON schema, so both follow from the same table. */
#ifndef SMR_BASE_DATA_FIELDS_H
#define SMR_BASE_DATA_FIELDS_H
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

typedef enum smr_field_kind {
	SMR_FIELD_REAL,     /* double */
	SMR_FIELD_NUMBER,   /* double; an integral one is written as an integer, inf as a text */
	SMR_FIELD_BOOL,     /* int or bool */
	SMR_FIELD_INTEGER,  /* int32_t, uint32_t, int64_t, size_t ... */
	SMR_FIELD_CHARS,    /* char[N]; "" counts as unset */
	SMR_FIELD_TEXT,     /* const char * */
	SMR_FIELD_QUANTITY, /* smr_quantity: its text, or a number */
	SMR_FIELD_RECORD,   /* const T *; T has the table @p of */
	SMR_FIELD_INLINE,   /* the same; its members are written among the surrounding ones */
	/* The following are lists: a pointer, and its number of elements (size_t) at @p count. */
	SMR_FIELD_RECORDS,    /* const T *const * */
	SMR_FIELD_RECORD_MAP, /* the same; an object by T's first member, a const char * */
	SMR_FIELD_MAP,        /* const smr_named_quantity *const *: an object by their names */
	SMR_FIELD_REALS,      /* const double * */
	SMR_FIELD_INTEGERS,   /* const int64_t * */
	SMR_FIELD_TEXTS,      /* const char *const * */
	SMR_FIELD_QUANTITIES, /* const smr_quantity * */
	SMR_FIELD_KINDS
} smr_field_kind;

/** Conditions under which a member is left out or null. */
typedef enum smr_field_rule {
	SMR_FIELD_ALWAYS,
	SMR_FIELD_IF_SET,      /* left out: 0, "" in a char[N], NULL (also as a list) */
	SMR_FIELD_IF_POSITIVE, /* left out: below 0 */
	SMR_FIELD_OR_NULL      /* null: NULL; "" in a char[N]; not finite; an integer below 0 */
} smr_field_rule;

struct smr_fields;

typedef struct smr_field {
	const char *name;
	const char *old; /* the former name, also written for one release; NULL: none */
	smr_field_kind kind;
	smr_field_rule rule;
	bool is_unsigned; /* of 32 bits */
	size_t at, size, count;
	const struct smr_fields *of; /* table of the records */
	const char *unit;            /* "s", "J", "B" ...; NULL: none */
	const char *about;           /* one line */
} smr_field;

/** Form in which a struct is written. */
typedef enum smr_fields_form {
	SMR_FIELDS_OBJECT, /* an object, by name */
	SMR_FIELDS_TUPLE,  /* an array of the members */
	SMR_FIELDS_ONLY,   /* its only member */
	SMR_FIELDS_ONE_OF  /* by the table among @p variants that @p pick returns */
} smr_fields_form;

typedef struct smr_fields {
	const char *name;  /* of the type in a schema */
	const char *about; /* one line */
	int version;       /* of a document, whose first key is the version; 0: not a document */
	const char *version_key; /* NULL: "version" */
	const char *version_old; /* the former key, also written for one release; NULL: none */
	smr_fields_form form;
	const smr_field *list;
	size_t n;
	const struct smr_fields *const *variants; /* ends with a NULL */
	size_t (*pick)(const void *object);
} smr_fields;

/** A row of a table: SMR_FIELD(smr_predicted, seconds, "p50_s", REAL, .unit = "s"). */
#define SMR_FIELD(type, member, key, what, ...)                                              \
	{.name = (key),                                                                      \
	 .kind = SMR_FIELD_##what,                                                           \
	 .at = offsetof(type, member),                                                       \
	 .size = sizeof(__typeof__(((const type *)0)->member)),                              \
	 .is_unsigned = _Generic(((const type *)0)->member, uint32_t: true, default: false), \
	 __VA_ARGS__}
/** The same for a list whose length is in @p counter. */
#define SMR_FIELD_LIST(type, member, counter, key, what, ...) \
	{.name = (key),                                       \
	 .kind = SMR_FIELD_##what,                            \
	 .at = offsetof(type, member),                        \
	 .count = offsetof(type, counter),                    \
	 __VA_ARGS__}

/** Allocates a list of @p n zeroed records of @p size bytes for SMR_FIELD_RECORDS: *@p list gets
 * the pointers; returns the records, one after another. NULL: the arena ran short. */
void *smr_records_new(smr_arena *a, size_t n, size_t size, const void ***list);
/** Copies a text into the arena; NULL if @p s is NULL or the arena ran short. */
const char *smr_text_copy(smr_arena *a, const char *s);

/** *@p out: a new reference. SMR_EINTERNAL: a number is not finite, or a text is not UTF-8. */
SMR_MUST_USE smr_status smr_fields_json(const smr_fields *f, const void *object, json_t **out);
/** Returns the same as text, real numbers with @p digits digits, 0: all; *@p out is the caller's
 * (smr_free). */
SMR_MUST_USE smr_status smr_fields_text(const smr_fields *f, const void *object, int digits,
					char **out);
/** Returns the JSON schema (draft 2020-12) of the output of smr_fields_json(): a new reference, or
 * NULL when out of memory. */
json_t *smr_fields_schema(const smr_fields *f);
#endif
