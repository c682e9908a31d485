/** @file Internals of smr_lift_build(): turn one statement into a nest. */
#ifndef SMR_FRONT_C_LIFT_BUILD_H
#define SMR_FRONT_C_LIFT_BUILD_H
#include "front/c/lift/lift.h"
#include "front/c/lift/view.h"

enum { SMR_BUILD_READS = 64, SMR_BUILD_FRAMES = 12, SMR_BUILD_BUDGET = 4000 };

/** A fold or scan around the expression that is being built. */
typedef struct smr_frame_acc {
	const smr_lift_value *phi[SMR_MAX_ACCS];
	const smr_lift_access *memory; /* element that holds accumulator 0 in memory; phi[0] is NULL
					* then */
	uint32_t nacc;
	int loop; /* innermost loop */
} smr_frame_acc;

typedef struct smr_lift_builder_read {
	smr_expr *expr;
	int access;
} smr_lift_builder_read;

struct smr_lift_built;

typedef struct smr_lift_builder {
	smr_lift *l;
	const struct smr_lift_built *done;
	uint32_t ndone;
	const smr_lift_stmt *stmt;
	smr_nest *nest;
	int map[SMR_LIFT_LOOPS];    /* loop number in the nest, or SMR_LIFT_NONE */
	bool scope[SMR_LIFT_LOOPS]; /* whether the loop's counter is defined here */
	smr_frame_acc frames[SMR_BUILD_FRAMES];
	uint32_t nframes, nreads, nins, budget;
	smr_lift_builder_read reads[SMR_BUILD_READS];
	smr_node *ins[SMR_BUILD_READS];
	const smr_lift_value
		*carried[SMR_BUILD_FRAMES]; /* phis of domain loops, which become scans */
	uint32_t ncarried;
	const smr_lift_value *starting; /* the phi whose initial value is being built */
} smr_lift_builder;

/** Builds the expression of a value at the statement; returns NULL and sets the error text. */
const smr_expr *smr_lift_builder_expr(smr_lift_builder *b, const smr_lift_value *v);
/** Builds the expression of an element; returns NULL and sets the error text. */
const smr_expr *smr_lift_builder_element(smr_lift_builder *b, int access);
/** Adds a loop of the lift to the nest. */
SMR_MUST_USE smr_status smr_lift_builder_loop(smr_lift_builder *b, int loop, bool domain);
/** Returns the number of an input node. */
int smr_lift_builder_input(smr_lift_builder *b, smr_node *n);
/** Whether both access the same address at every point of the loops around both. */
bool smr_access_same(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b);
/** Whether two values are equal at every point. */
bool smr_value_same(const smr_lift *l, const smr_lift_value *a, const smr_lift_value *b);
bool smr_loop_around(const smr_lift *l, int loop, int inner);
bool smr_access_moves(const smr_lift_access *a, int loop);

/* slide.c */
/** Collects the pairs of loops that slide over one dimension. */
void smr_lift_slides(smr_lift *l);

/* unpeel.c */
/** Starts loops one iteration earlier whose first element was taken before the loop. */
SMR_MUST_USE smr_status smr_lift_unpeel(smr_lift *l);

/* recur.c */
/** Builds the recurrence of @p phi as a fold, or as a scan along a domain loop; returns NULL and
 * sets the error text. */
const smr_expr *smr_lift_builder_recurrence(smr_lift_builder *b, const smr_lift_value *phi,
					    smr_expr_kind kind, bool exclusive);
/** Adds to @p f the phis of a loop that a value needs; the caller has advanced the mark. Returns
 * false if there are too many. */
bool smr_lift_builder_collect(smr_lift *l, const smr_lift_value *v, int loop, smr_frame_acc *f);
/** Builds the initial value of the recurrence of @p phi. */
const smr_expr *smr_lift_builder_start(smr_lift_builder *b, const smr_lift_value *phi);
/** Returns the element that a scalar from before the site was loaded from, if the current reduction
 * continues from it, else NULL. */
const smr_expr *smr_lift_builder_first(smr_lift_builder *b, const smr_lift_value *v);
/** Returns the nest's loop for a fold over @p loop: its own, or for a loop over blocks a marker
 * that smr_lift_builder_join() removes. Returns UINT32_MAX and sets the error text on failure. */
uint32_t smr_lift_builder_bound(smr_lift_builder *b, int loop);
/** Merges nested folds into one where the result is the same, and blocks into one loop. */
SMR_MUST_USE smr_status smr_lift_builder_join(smr_lift_builder *b, smr_expr *fold);
/** Whether the loop is one of the two loops of a blocked loop. */
bool smr_lift_builder_blocked(const smr_lift *l, int loop);
/** Returns the loop that runs within the blocks of @p loop around @p inner, or @p loop itself if it
 * is not blocked. */
int smr_lift_builder_point(const smr_lift *l, int loop, int inner);
/** Returns the value that a loop carries, at the start of an iteration. */
const smr_expr *smr_lift_builder_carried(smr_lift_builder *b, const smr_lift_value *phi);
/** Whether an open fold carries @p phi. */
bool smr_lift_builder_in_frames(const smr_lift_builder *b, const smr_lift_value *phi);

/** A statement that is built, as the legality check sees it. */
typedef struct smr_lift_built {
	bool whole; /* stores at every point of its loops, each element once */
	const smr_lift_stmt *stmt;
	int group;
	smr_node *node;
	smr_shape shape; /* shape of the store */
	uint32_t nreads;
	const int *reads; /* access numbers */
	const smr_shape *shapes;
	int map[SMR_LIFT_LOOPS]; /* loop numbers in its nest */
} smr_lift_built;

/* store.c */
/** Loops around a statement that do not move its store, outermost first. */
typedef struct smr_inner {
	int n, loop[SMR_LIFT_LOOPS];
} smr_inner;
/** Conditions, each evaluated only where all earlier ones hold. */
enum { SMR_BUILD_CONDITIONS = 16 };
typedef struct smr_conditions {
	uint32_t n;
	smr_lift_value *each[SMR_BUILD_CONDITIONS];
} smr_conditions;
/** Opens a fold over @p z with accumulator 0 and the carried values of z that @p over needs. The
 * fold has no steps yet: the caller builds them in its frame, which is open, and within the loops
 * z. @p memory is the element that accumulator 0 stands for, or NULL. Returns NULL and sets the
 * error text if refused or out of memory. */
smr_expr *smr_lift_builder_fold(smr_lift_builder *b, const smr_inner *z,
				const smr_lift_access *memory, const smr_expr *init,
				smr_lift_value *const *over, uint32_t n);
/** Defines (@p inside) or undefines the counters of @p z. */
void smr_lift_builder_enter(smr_lift_builder *b, const smr_inner *z, bool inside);
/** Builds the new value of accumulator 0 after one iteration; returns NULL and sets the error
 * text. */
const smr_expr *smr_lift_builder_step(smr_lift_builder *b, const smr_conditions *each);
/** Builds the steps of accumulators 1 and up; returns false and sets the error text. */
bool smr_lift_builder_carry_on(smr_lift_builder *b, smr_expr *fold);

/* when.c */
/** Builds the predicate of a nest whose store stays in place in the loops @p z. Sets @p each to the
 * conditions that vary with the iteration. @p reads: the stored value depends on the old one. */
SMR_MUST_USE smr_status smr_lift_builder_when(smr_lift_builder *b, const smr_inner *z, bool reads,
					      smr_conditions *each);
/** Builds the conjunction of all @p v; returns NULL and sets the error text. */
const smr_expr *smr_lift_builder_all(smr_lift_builder *b, smr_lift_value *const *v, uint32_t n);

/* store.c */
/** Builds loops, value and condition of the statement's nest. */
SMR_MUST_USE smr_status smr_lift_builder_value(smr_lift_builder *b);

/* source.c */
/** Computes the window of an access of the statement. */
SMR_MUST_USE smr_status smr_lift_builder_shape(smr_lift_builder *b, int access, bool alone,
					       smr_shape *out);
/** Whether no statement before has written what an access reads since the site was entered. */
bool smr_lift_builder_unwritten(const smr_lift_builder *b, int access);
/** Returns the node of the window that a statement stores into, or NULL without memory. */
smr_node *smr_lift_builder_target(smr_lift *l, const smr_shape *s);
/** Gives every read its input and index. Indices that read memory add more reads. */
SMR_MUST_USE smr_status smr_lift_builder_reads(smr_lift_builder *b, smr_lift_built *q);

/** Whether running all earlier statements to their end before @p q keeps the program's meaning. */
SMR_MUST_USE smr_status smr_lift_builder_legal(const smr_lift *l, const smr_lift_built *done,
					       uint32_t n, const smr_lift_built *q);
/** Sets the error: unsupported, and why; returns NULL. */
const smr_expr *smr_lift_refuse(const char *why);
bool smr_access_disjoint(smr_lift *l, const smr_lift_access *a, const smr_lift_access *b);
#endif
