/** @file Data frames: tables whose columns have types and names (internal to dml/).
 *
 * A column is an array of one type, laid out as in Arrow: strings are offsets and bytes, and nulls,
 * which only strings have, are a bitmap. Columns and frames are reference-counted, also across
 * threads, and immutable once they are shared. */
#ifndef SMR_DML_DATAFRAME_H
#define SMR_DML_DATAFRAME_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"
#include "dml/lineage.h"

/** Value types, in the order of SystemDS: its binary format stores the number. */
typedef enum dml_cell_type {
	DML_CELL_UINT4,
	DML_CELL_UINT8,
	DML_CELL_FP32,
	DML_CELL_FP64,
	DML_CELL_INT32,
	DML_CELL_INT64,
	DML_CELL_BOOLEAN,
	DML_CELL_STRING,
	DML_CELL_UNKNOWN,
	DML_CELL_HASH64,
	DML_CELL_HASH32,
	DML_CELL_CHARACTER,
	DML_CELL_TYPES
} dml_cell_type;

typedef struct dml_column {
	_Atomic uint32_t refs;
	dml_cell_type type;
	bool oom; /* a cell could not be added; later ones have no effect */
	int64_t n, room;
	union {
		void *data;
		uint8_t *truth;  /* BOOLEAN: 0 or 1 */
		int32_t *int32;  /* INT32, UINT8 */
		int64_t *int64;  /* INT64 */
		float *fp32;     /* FP32 */
		double *fp64;    /* FP64 */
		uint16_t *utf16; /* CHARACTER */
		char *bytes;     /* STRING */
	};
	int64_t *offsets;   /* STRING: n + 1 of them; else NULL */
	int64_t bytes_room; /* STRING */
	uint8_t *valid;     /* bitmap, one bit for each cell; NULL: no cell is null */
	void *owner;        /* of borrowed arrays; NULL: the arrays are the column's */
	void (*disown)(void *owner);
} dml_column;

/** Notes of transformencode() about a column. */
typedef struct dml_column_meta {
	int64_t distinct; /* number of distinct tokens; -1: none noted */
	char *missing;    /* text that replaces missing cells; NULL: none */
} dml_column_meta;

typedef struct dml_dataframe {
	_Atomic uint32_t refs;
	int64_t rows, cols;
	dml_column **columns;
	char **names;          /* NULL: C1, C2 ... */
	dml_column_meta *meta; /* by column; NULL: nothing is noted */
	dml_lineage lineage;   /* none: of unknown origin, or not traced */
} dml_dataframe;

/** The text of a cell; s: NULL: the cell is null. */
typedef struct dml_cell {
	const char *s;
	size_t n;
} dml_cell;

enum { DML_CELL_ROOM = 32 /* bytes of the longest number */ };

/* ---- dml/frame/type.c */
const char *dml_cell_type_name(dml_cell_type t);
/** Finds a type by its name in a schema, in any case; false: no such type. */
bool dml_cell_type_find(const char *s, size_t n, dml_cell_type *out);
/** Whether columns of this type are supported. */
bool dml_cell_type_stored(dml_cell_type t);
/** Returns the type of a column that takes cells of both types. */
dml_cell_type dml_cell_type_common(dml_cell_type a, dml_cell_type b);
/** Parses a schema, names between commas, for @p cols columns; @p cols negative: as many as there
 * are names, and *@p out has *@p n types, which the caller frees (smr_free). One name, "*" or "" is
 * the type of all columns. @p where begins the message. */
SMR_MUST_USE smr_status dml_schema_parse(const char *where, const char *schema, int64_t cols,
					 dml_cell_type **out, int64_t *n);

/* ---- dml/frame/column.c */
/** Makes a column without cells, with room for @p room. Returns NULL and sets the error if memory
 * is short. */
dml_column *dml_column_new(dml_cell_type type, int64_t room);
dml_column *dml_column_keep(dml_column *c);
void dml_column_drop(dml_column *c); /* accepts NULL */
/** Makes room for more cells, and bytes of strings; false: no memory. */
bool dml_column_reserve(dml_column *c, int64_t cells, int64_t bytes);
static inline bool dml_column_is_null(const dml_column *c, int64_t i)
{
	return c->valid != NULL && (c->valid[i >> 3] >> (i & 7) & 1) == 0;
}
/** Adds a cell to a STRING column; @p s NULL: a null. */
void dml_column_add_text(dml_column *c, const char *s, size_t n);
/** Adds @p count cells of zero, false or null. */
void dml_column_add_blank(dml_column *c, int64_t count);
/** Adds the value that a text denotes; false: it denotes none of the type. */
bool dml_column_add_parsed(dml_column *c, const char *s, size_t n);
/** Adds a number. */
void dml_column_add_number(dml_column *c, double v);
/** Adds cells @p from to @p from + @p n - 1 of @p of, converted where the types differ; false: a
 * text does not denote a value of the type, *@p bad: which. */
bool dml_column_add_cells(dml_column *c, const dml_column *of, int64_t from, int64_t n,
			  int64_t *bad);
/** Finishes a new column: SMR_ENOMEM if a cell could not be added. */
SMR_MUST_USE smr_status dml_column_status(const dml_column *c);
/** Returns @p n cells from cell @p from. NULL: no memory. */
dml_column *dml_column_part(const dml_column *c, int64_t from, int64_t n);
/** Returns the cells whose numbers are given. NULL: no memory. */
dml_column *dml_column_pick(const dml_column *c, const int64_t *at, int64_t n);
/** Returns the bytes that the arrays take. */
double dml_column_bytes(const dml_column *c);

/* ---- dml/frame/cell.c */
/** Returns the text of a cell as Java prints it, perhaps in @p room. */
dml_cell dml_cell_text(const dml_column *c, int64_t i, char room[DML_CELL_ROOM]);
/** Gets the number in a cell; of a text, the number that it denotes, NaN if it is null. False: it
 * denotes none. */
bool dml_cell_number(const dml_column *c, int64_t i, double *out);
/** Parses a double as Java does; blanks around it are allowed. */
bool dml_parse_number(const char *s, size_t n, double *out);
/** Parses an integer; a text with a point is truncated. */
bool dml_parse_integer(const char *s, size_t n, int64_t *out);
bool dml_parse_truth(const char *s, size_t n);
/** Writes Java's Float.toString(); returns its length. */
size_t dml_format_float(float v, char to[DML_CELL_ROOM]);

/* ---- dml/frame/dataframe.c */
/** Makes a frame of @p cols columns, all NULL, that the caller sets. Returns NULL and sets the
 * error if memory is short. */
dml_dataframe *dml_dataframe_new(int64_t rows, int64_t cols);
/** Makes a frame of STRING columns without cells, with room for @p rows. */
dml_dataframe *dml_dataframe_text(int64_t rows, int64_t cols);
dml_dataframe *dml_dataframe_keep(dml_dataframe *f);
void dml_dataframe_drop(dml_dataframe *f); /* accepts NULL */
/** Finishes a frame whose columns grew: all have the same number of cells. Drops it on failure. */
SMR_MUST_USE smr_status dml_dataframe_finish(dml_dataframe *f, dml_dataframe **out);
/** Returns the name of column @p j, perhaps in @p room. */
const char *dml_dataframe_name(const dml_dataframe *f, int64_t j, char room[DML_CELL_ROOM]);
/** Returns the column of a name; -1: none. */
int64_t dml_dataframe_find(const dml_dataframe *f, const char *name);
/** Names columns @p at ... after those of @p from from column @p j on, unless these have no names.
 */
SMR_MUST_USE smr_status dml_dataframe_name_after(dml_dataframe *f, int64_t at,
						 const dml_dataframe *from, int64_t j, int64_t n);
SMR_MUST_USE smr_status dml_dataframe_set_name(dml_dataframe *f, int64_t j, const char *name,
					       size_t n);
/** Allocates `meta`, with nothing noted. */
SMR_MUST_USE smr_status dml_dataframe_add_meta(dml_dataframe *f);
/** Returns rows from[0] ... and columns from[1] ... of a frame. */
SMR_MUST_USE smr_status dml_dataframe_part(const dml_dataframe *f, const int64_t from[2],
					   const int64_t n[2], dml_dataframe **out);
/** Returns the rows whose numbers are given. */
SMR_MUST_USE smr_status dml_dataframe_pick(const dml_dataframe *f, const int64_t *at, int64_t n,
					   dml_dataframe **out);
/** Returns @p f with @p part in place from row at[0] and column at[1] on, cast to its types. */
SMR_MUST_USE smr_status dml_dataframe_put(const dml_dataframe *f, const int64_t at[2],
					  const dml_dataframe *part, dml_dataframe **out);
/** Joins frames of equal rows; names that are not unique become C1, C2 ... */
SMR_MUST_USE smr_status dml_dataframe_beside(const dml_dataframe *const *f, uint32_t n,
					     dml_dataframe **out);
/** Stacks frames of equal columns: the names are those of the first. */
SMR_MUST_USE smr_status dml_dataframe_below(const dml_dataframe *const *f, uint32_t n,
					    dml_dataframe **out);
/** Casts column @p j; a text that is no value of the type fails. */
SMR_MUST_USE smr_status dml_dataframe_cast(const dml_dataframe *f, int64_t j, dml_cell_type to,
					   dml_column **out);
double dml_dataframe_bytes(const dml_dataframe *f);

/* ---- dml/frame/detect.c */
/** Returns the narrowest type of a cell's text after cells of type @p state, UNKNOWN: it is the
 * first. Narrower types than @p state are not tried: after numbers "true" is a STRING. UNKNOWN: the
 * text is empty. */
dml_cell_type dml_cell_detect(dml_cell_type state, const char *s, size_t n);
/** Returns the narrowest type of all cells; *@p nulls: some are null or empty. */
dml_cell_type dml_column_detect(const dml_column *c, bool *nulls);
/** Returns the narrowest of BOOLEAN, INT32, INT64, FP32, FP64 that holds a number. */
dml_cell_type dml_number_detect(double v);
#endif
