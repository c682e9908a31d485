/** @file The lambdas of map(): expressions of Java over strings, "x -> x.toLowerCase()" (internal
 * to dml/). Supported are methods of String, ?:, !, &, |, comparisons, +, [i] and some functions of
 * SystemDS; anything else is refused. */
#ifndef SMR_DML_LAMBDA_H
#define SMR_DML_LAMBDA_H
#include <regex.h>

#include "base/arena.h"
#include "dml/dataframe.h"

typedef enum dml_lambda_kind {
	DML_LAMBDA_NULL,
	DML_LAMBDA_TEXT,
	DML_LAMBDA_CHAR, /* a text of one character */
	DML_LAMBDA_INT,
	DML_LAMBDA_REAL,
	DML_LAMBDA_TRUTH,
	DML_LAMBDA_ARRAY
} dml_lambda_kind;

typedef struct dml_lambda_value {
	dml_lambda_kind kind;
	const char *s;   /* TEXT, CHAR */
	size_t n;        /* bytes; ARRAY: items */
	int64_t integer; /* INT, TRUTH */
	double real;
	struct dml_lambda_value *items;
} dml_lambda_value;

typedef enum dml_lambda_op {
	DML_LAMBDA_CONSTANT,
	DML_LAMBDA_VARIABLE, /* `which` */
	DML_LAMBDA_CALL,     /* `call` of args */
	DML_LAMBDA_INDEX,
	DML_LAMBDA_NOT,
	DML_LAMBDA_AND,
	DML_LAMBDA_OR,
	DML_LAMBDA_ADD,
	DML_LAMBDA_SUBTRACT,
	DML_LAMBDA_TIMES,
	DML_LAMBDA_EQUAL,
	DML_LAMBDA_UNEQUAL,
	DML_LAMBDA_LESS,
	DML_LAMBDA_GREATER,
	DML_LAMBDA_LESS_EQUAL,
	DML_LAMBDA_GREATER_EQUAL,
	DML_LAMBDA_CHOOSE, /* a ? b : c */
	DML_LAMBDA_MAKE    /* new String[]{...} */
} dml_lambda_op;

enum { DML_LAMBDA_ARGS = 4, DML_LAMBDA_ITEMS = 8 };

typedef struct dml_lambda_node {
	dml_lambda_op op;
	const struct dml_lambda_function *call;
	int which;
	uint32_t nargs;
	struct dml_lambda_node *args[DML_LAMBDA_ITEMS];
	dml_lambda_value value;
	regex_t *pattern; /* of a call that takes a regular expression */
} dml_lambda_node;

typedef struct dml_lambda {
	smr_arena *arena;
	dml_lambda_node *root;
	int nvars;
	char names[2][32];
	dml_lambda_node *patterns[16]; /* nodes whose pattern is to be freed */
	int npatterns;
} dml_lambda;

/** A function or method; a method's first argument is its object. */
typedef struct dml_lambda_function {
	const char *name; /* "replace", "UtilFunctions.jaccardSim" */
	uint32_t nargs;   /* with the object */
	bool method;
	uint32_t regex; /* argument that is a regular expression; 0: none */
	smr_status (*run)(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			  dml_lambda_value *out);
} dml_lambda_function;

/** Parses a lambda. SMR_EINVAL, SMR_EUNSUPPORTED: the message says what is not understood. Free it
 * with dml_lambda_free(). */
SMR_MUST_USE smr_status dml_lambda_parse(const char *text, dml_lambda *out);
void dml_lambda_free(dml_lambda *l);
/** Evaluates a lambda; texts of the result are in @p a. */
SMR_MUST_USE smr_status dml_lambda_run(smr_arena *a, const dml_lambda_node *n,
				       const dml_lambda_value *vars, dml_lambda_value *out);
/** Makes a text of a value, as String.valueOf() does. */
SMR_MUST_USE smr_status dml_lambda_text(smr_arena *a, const dml_lambda_value *v,
					dml_lambda_value *out);

/* ---- functions.c */
/** Finds a function by name, or a method; NULL: none that is supported. */
const dml_lambda_function *dml_lambda_find(const char *name, bool method, uint32_t nargs);
/* ---- methods.c */
extern const dml_lambda_function dml_lambda_methods[];
/* ---- pattern.c */
/** Compiles a regular expression of Java, where it means the same as one of POSIX. */
SMR_MUST_USE smr_status dml_lambda_compile(const char *s, size_t n, regex_t *out);
/** Replaces matches; @p all: each of them. */
SMR_MUST_USE smr_status dml_lambda_replace(smr_arena *a, const regex_t *p, const char *s, size_t n,
					   const char *by, size_t nby, bool all,
					   dml_lambda_value *out);
SMR_MUST_USE smr_status dml_lambda_split(smr_arena *a, const regex_t *p, const char *s, size_t n,
					 dml_lambda_value *out);
#endif
