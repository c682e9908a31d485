/** @file Names that statements read and set, for liveness.c (internal to dml/). */
#ifndef SMR_DML_INTERP_LIVENESS_INTERNAL_H
#define SMR_DML_INTERP_LIVENESS_INTERNAL_H
#include "dml/interp.h"

typedef struct known { /* a name */
	uint32_t number;
	UT_hash_handle hh;
	const char *name;
} known;

typedef struct noted { /* a statement */
	UT_hash_handle hh;
	const smr_dml_statement *t;
	uint64_t *live;  /* live while the statement runs */
	uint64_t *after; /* names still read after the statement first reads them */
	uint64_t *end;   /* live after it, with those that it sets */
	uint64_t *gen;   /* read before it sets them */
	uint64_t *kills; /* set on all its ways */
	uint64_t *inner; /* names that its bodies read */
} noted;

struct dml_live {
	UT_hash_handle hh;
	const smr_dml_body *of;
	const smr_interp_params *given; /* of the script itself; NULL: a function's body */
	smr_arena *arena;
	known *names;
	noted *statements;
	uint32_t nnames, words;
	bool partial; /* any name may be read: memory was short, or names are computed */
};

typedef void on_name(dml_live *l, uint64_t *set, const char *name);

/** Finds a name; NULL: the script does not use it. */
const known *live_find(const dml_live *l, const char *name);
/** Gives a name its number; @p set may be NULL. */
on_name live_number;
on_name live_put;
/** Like live_put(); a name that is in the set already also enters the second half of @p set, which
 * has double length. */
on_name live_put_again;
/** Call @p fn for each name that a statement itself, not its bodies, reads; sets. */
void live_reads(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set);
void live_sets(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set);
#endif
