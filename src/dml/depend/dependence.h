/** @file Variables that a parfor uses, and dependences between its iterations (internal to
 * dml/). */
#ifndef SMR_DML_DEPEND_DEPENDENCE_H
#define SMR_DML_DEPEND_DEPENDENCE_H
#include "base/data/vec.h"
#include "dml/syntax/dml.h"

enum { DML_FAR = 1 << 30 }; /* bound on the absolute value of subscripts */

typedef SMR_VEC(const char *) dml_names;

typedef struct dml_use { /* a use of a variable in the body */
	const char *name;
	const smr_dml_expr *part; /* NULL: the whole variable */
	bool written, added;
} dml_use;

typedef struct dml_loop {
	const smr_dml_statement *t;
	bool bounded; /* from and to are numbers */
	int64_t least, most;
	dml_names own; /* variables that the body assigns */
	SMR_VEC(dml_use) uses;
	/* At run time: gets the value of an expression if it is the same in all iterations; NULL:
	 * unknown. */
	bool (*number)(void *ctx, const smr_dml_expr *e, int64_t *out);
	void *ctx;
} dml_loop;

/** Whether a statement of the body, also in nested loops and branches, writes files. */
bool dml_writes_files(const smr_dml_body *b);

/** Collects all uses of variables in the body, and the variables it assigns. Free both vectors. */
SMR_MUST_USE smr_status dml_loop_uses(dml_loop *l);

bool dml_among(const dml_names *n, const char *name);
/** Whether a call is nrow(), ncol() or length(): sizes never change. */
bool dml_asks_size(const smr_dml_expr *call);
/** Whether an assigned part certainly overlaps another use in another iteration: a part, or, if
 * @p other is NULL, the whole variable. */
bool dml_parts_meet(const dml_loop *l, const smr_dml_expr *w, const smr_dml_expr *other);
/** Whether two parts are certainly disjoint, in any two iterations. */
bool dml_parts_apart(const dml_loop *l, const smr_dml_expr *a, const smr_dml_expr *b);
/** Fails, with its position, if a parfor has dependences between its iterations. */
SMR_MUST_USE smr_status dml_check_parfor(const smr_dml_script *ast);
#endif
