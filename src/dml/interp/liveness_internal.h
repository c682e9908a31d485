/** @file What statements read and set, by name, for liveness.c (internal to dml/). */
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
	uint64_t *live;  /* while it runs */
	uint64_t *after; /* once it read each name, but those that it reads more than once */
	uint64_t *gen;   /* of a loop */
	uint64_t *inner; /* what its bodies read */
} noted;

struct dml_live {
	UT_hash_handle hh;
	const smr_dml_body *of;
	const smr_interp_params *given; /* to the script itself; NULL: it is a function's body */
	smr_arena *arena;
	known *names;
	noted *statements;
	uint32_t nnames, words;
	bool partial; /* any name may be meant: memory was short, or it is computed */
};

typedef void on_name(dml_live *l, uint64_t *set, const char *name);

/** Of all names; NULL: the script has none such. */
const known *live_find(const dml_live *l, const char *name);
/** Gives a name its number; @p set may be NULL. */
on_name live_number;
on_name live_put;
on_name live_take;
/** A second time: in the other half of a set that is twice as long. */
on_name live_put_again;
/** Calls @p fn with each name that a statement reads itself, not its bodies; that it sets. */
void live_reads(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set);
void live_sets(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set);
#endif
