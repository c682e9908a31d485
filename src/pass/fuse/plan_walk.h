/** @file Costing one op of a plan: the walk (plan_walk.c), the values and elements that it meets
 * (plan_met.c), the sum (plan_op.c). */
#ifndef SMR_PASS_FUSE_PLAN_WALK_H
#define SMR_PASS_FUSE_PLAN_WALK_H
#include "pass/fuse/plan_internal.h"

enum { SLOTS = 4096, MOST = 1024, MAX_REFUSED = 256, MAX_READ = 64, MAX_KEPT = 16 };

typedef struct instance {
	uint64_t key;
	const fuse_value *x; /* computed; NULL: read */
	double times;
	uint32_t slot;
	bool again; /* it is read from a row that was kept */
} instance;

/* Index as hashes: one hash and the loops of each dimension, and the hash and loops of all. For
 * counters of a value's loops: domain loops form such an index, and fold loops follow. */
typedef struct place {
	uint64_t at[SMR_MAX_LOOPS], on[SMR_MAX_LOOPS];
	uint64_t key, all;
} place;

/* State of an operand before another read of it, for undo. */
typedef struct taken {
	uint32_t i, passes;
	double touched;
	uint64_t bound;
} taken;

struct fuse_walk {
	const fuse_flow *f;
	uint32_t stamp, when[SLOTS]; /* number of the walk that filled a slot */
	uint32_t mask;               /* number of slots in use, less one */
	uint64_t keys[SLOTS];
	uint32_t n;
	instance done[MOST];
	uint32_t nins;
	const fuse_value *ins[MAX_READ];
	double touched[MAX_READ];  /* number of elements */
	uint64_t bound[MAX_READ];  /* loops of the fold that read it last; 0: none */
	uint32_t passes[MAX_READ]; /* number of folds that read it one after another */
	uint32_t ntaken;
	taken taken[MOST];
	uint32_t nloops;
	double extent[SMR_MAX_LOOPS];
	uint64_t counter[SMR_MAX_LOOPS]; /* hashes of the loops' counters */
	uint32_t nkept;
	struct {
		const fuse_value *x;
		place at;
	} kept[MAX_KEPT];
	uint64_t domain;
	int64_t rows; /* rows of a slab, whose loop is the second one; 0: no slabs */
	double nslabs;
	const fuse_value *sum; /* sum over the rows of each slab */
	const fuse_value *const
		*with; /* results of the op, of one size: their readers inline them */
	uint32_t nwith;
	bool no_folds, guarded_fold;
	bool no_core, clash; /* clash: the expression around the product is not a tail */
	const fuse_value *core;
	uint64_t core_key;
	uint32_t nrefused;
	fuse_value *refused[MAX_REFUSED];
};

/** Position in a walk to which it can be rolled back. */
typedef struct fuse_walk_mark {
	uint32_t n, nins, nloops, nkept, ntaken, nrefused;
} fuse_walk_mark;

/** Records a value or read; false: already recorded. */
bool fuse_walk_meet(fuse_walk *w, uint64_t key, const fuse_value *x, double times);
void fuse_walk_remember(const fuse_walk *w, fuse_walk_mark *m);
void fuse_walk_go_back(fuse_walk *w, const fuse_walk_mark *m);
void fuse_walk_forget(fuse_walk *w);
/** Walks the op of @p x. Ops of one domain that are walked in sequence share computed values. */
void fuse_walk_walk_from(fuse_walk *w, const fuse_value *x);
#endif
