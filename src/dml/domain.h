/** @file The domain that the interpreter computes in: values, in a run; in an analysis before it,
 * sizes and what else is certain (absint.h). The interpreter is written once over both (internal to
 * dml/). */
#ifndef SMR_DML_DOMAIN_H
#define SMR_DML_DOMAIN_H
#include "dml/interp.h"

struct dml_result; /* dml/parfor/iterations.h */

typedef struct dml_domain {
	/** Runs one statement, whose position is in the frame. */
	smr_status (*statement)(script *s, const smr_dml_statement *t);
	smr_status (*operate)(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			      const dml_value *b, dml_value *out);
	smr_status (*index)(script *s, const smr_dml_expr *e, dml_value *out);
	/** Assigns a part; takes @p v over. */
	smr_status (*set_part)(script *s, const smr_dml_expr *target, dml_value v);
	/** Calls a function with its arguments, which it drops. */
	smr_status (*call)(script *s, smr_dml_at at, const dml_lvalue *t, dml_value *args,
			   dml_value *out, uint32_t nout);
	/** Narrows an argument to the type of its parameter; NULL: it is a value. */
	smr_status (*param)(script *s, const smr_dml_param *p, dml_value *v);
	smr_status (*builtin)(dml_builtin_call *c, const dml_builtin *b, dml_value *out);
	/** Allocates a matrix, elements uninitialized. Returns NULL and sets the error if memory is
	 * short, or a size unknown. */
	dml_matrix *(*alloc)(script *s, int64_t rows, int64_t cols);
	/** Makes a matrix of zeros, sparse. */
	smr_status (*zeros)(int64_t rows, int64_t cols, dml_value *out);
	/** Like dml_number(); not *@p known: the number depends on unknown values. */
	smr_status (*number)(script *s, dml_value *v, bool *known, bool *is, double *out);
	/** Whether a matrix is in memory when the statement runs. */
	bool (*is_there)(const dml_value *v);
	/** Makes the matrix of a variable sparse before a loop, where that pays. */
	smr_status (*convert_for)(script *s, const smr_dml_statement *loop, const dml_variable *x);
	/** Makes a result writable by iterations of a parfor; NULL: nothing is written. */
	smr_status (*own)(script *s, struct dml_turn *t, struct dml_result *r);
	/** Computes the pending writes of an iteration, and stores them. */
	smr_status (*store)(script *s, struct dml_turn *t);
} dml_domain;

extern const dml_domain dml_outlooks; /* dml/absint/walk.c */
#endif
