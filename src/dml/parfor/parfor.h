/** @file What a parfor uses, and whether its turns meet (internal to dml/: parfor*.c). */
#ifndef SMR_DML_PARFOR_PARFOR_H
#define SMR_DML_PARFOR_PARFOR_H
#include "base/data/vec.h"
#include "dml/syntax/dml.h"

enum { DML_FAR = 1 << 30 }; /* numbers of places are nearer */

typedef SMR_VEC(const char *) dml_names;

typedef struct dml_use { /* of a variable in the body */
	const char *name;
	const smr_dml_expr *part; /* NULL: all of it */
	bool written, added;
} dml_use;

typedef struct dml_loop {
	const smr_dml_statement *t;
	bool bounded; /* from and to are numbers */
	int64_t least, most;
	dml_names own; /* what the body assigns */
	SMR_VEC(dml_use) uses;
	/* While it runs: whether an expression is one number in all turns, NULL: nobody knows. */
	bool (*number)(void *ctx, const smr_dml_expr *e, int64_t *out);
	void *ctx;
} dml_loop;

/** Whether one of its statements, in loops and branches too, writes files. */
bool dml_writes_files(const smr_dml_body *b);

/** All uses of variables in the body, and what it assigns. Free both vectors. */
SMR_MUST_USE smr_status dml_loop_uses(dml_loop *l);

bool dml_among(const dml_names *n, const char *name);
/** nrow(), ncol(), length(): sizes never change. */
bool dml_asks_size(const smr_dml_expr *call);
/** Whether a part that is assigned meets for certain, in another turn, another use: a part or,
 * where that is NULL, all of it. */
bool dml_parts_meet(const dml_loop *l, const smr_dml_expr *w, const smr_dml_expr *other);
/** Whether two parts have nothing in common for certain, whatever two turns they are of. */
bool dml_parts_apart(const dml_loop *l, const smr_dml_expr *a, const smr_dml_expr *b);
#endif
