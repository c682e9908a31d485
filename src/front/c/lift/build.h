/** @file Inside of smr_lift_build(): one statement on its way to a nest. */
#ifndef SMR_FRONT_C_LIFT_BUILD_H
#define SMR_FRONT_C_LIFT_BUILD_H
#include "front/c/lift/lift.h"
#include "front/c/lift/view.h"

enum { SMR_BUILD_READS = 64, SMR_BUILD_FRAMES = 12, SMR_BUILD_BUDGET = 4000 };

/** A fold or scan around the expression that is being made. */
typedef struct smr_frame_acc {
	const smr_lift_value *phi[SMR_MAX_ACCS];
	const smr_lift_access *memory; /* what the first one is kept in, phi[0] being NULL */
	uint32_t nacc;
	int loop; /* innermost */
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
	int map[SMR_LIFT_LOOPS];    /* nest's loop, SMR_LIFT_NONE: not in it */
	bool scope[SMR_LIFT_LOOPS]; /* its counter means something here */
	smr_frame_acc frames[SMR_BUILD_FRAMES];
	uint32_t nframes, nreads, nins, budget;
	smr_lift_builder_read reads[SMR_BUILD_READS];
	smr_node *ins[SMR_BUILD_READS];
	const smr_lift_value
		*carried[SMR_BUILD_FRAMES]; /* phis of domain loops: they become scans */
	uint32_t ncarried;
	const smr_lift_value *starting; /* the phi whose start is being made */
} smr_lift_builder;

/** Expression of a value at the statement's place; NULL with the reason told. */
const smr_expr *smr_lift_builder_expr(smr_lift_builder *b, const smr_lift_value *v);
/** Expression of an element; NULL with the reason told. */
const smr_expr *smr_lift_builder_element(smr_lift_builder *b, int access);
/** Adds a loop of the lift to the nest. */
SMR_MUST_USE smr_status smr_lift_builder_loop(smr_lift_builder *b, int loop, bool domain);
/** Number of an input node. */
int smr_lift_builder_input(smr_lift_builder *b, smr_node *n);
/** Same place in memory at every point of the loops around both. */
bool smr_access_same(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b);
/** Values that are equal at every point. */
bool smr_value_same(const smr_lift *l, const smr_lift_value *a, const smr_lift_value *b);
bool smr_loop_around(const smr_lift *l, int loop, int inner);
bool smr_access_moves(const smr_lift_access *a, int loop);

/* slide.c */
/** Fills the list of loops that slide over one dimension. */
void smr_lift_slides(smr_lift *l);

/* unpeel.c */
/** Loops before which the first element was taken start one iteration earlier. */
SMR_MUST_USE smr_status smr_lift_unpeel(smr_lift *l);

/* recur.c */
/** The recurrence of @p phi as a fold, or along a domain loop as a scan; NULL with the reason told.
 */
const smr_expr *smr_lift_builder_recurrence(smr_lift_builder *b, const smr_lift_value *phi,
					    smr_expr_kind kind, bool exclusive);
/** Adds to @p f the phis of a loop that a value needs; the caller has moved the mark on. False: too
 * many. */
bool smr_lift_builder_collect(smr_lift *l, const smr_lift_value *v, int loop, smr_frame_acc *f);
/** What the recurrence of @p phi starts from. */
const smr_expr *smr_lift_builder_start(smr_lift_builder *b, const smr_lift_value *phi);
/** The element that a number from before the site was read from, if the reduction under way goes on
 * from there; else NULL. */
const smr_expr *smr_lift_builder_first(smr_lift_builder *b, const smr_lift_value *v);
/** The loop of the nest that a fold over @p loop names: its own, or for a loop over blocks a mark
 * that smr_lift_builder_join() takes off. UINT32_MAX: refused or no memory, the reason told. */
uint32_t smr_lift_builder_bound(smr_lift_builder *b, int loop);
/** Makes folds in one another one fold where that is the same, and blocks one loop. */
SMR_MUST_USE smr_status smr_lift_builder_join(smr_lift_builder *b, smr_expr *fold);
/** Whether the loop is one of a block's two. */
bool smr_lift_builder_blocked(const smr_lift *l, int loop);
/** The loop that runs over the blocks of @p loop around @p inner: @p loop itself if it has none. */
int smr_lift_builder_point(const smr_lift *l, int loop, int inner);
/** What a loop carries, at the start of an iteration. */
const smr_expr *smr_lift_builder_carried(smr_lift_builder *b, const smr_lift_value *phi);
/** Whether a fold under way carries it. */
bool smr_lift_builder_in_frames(const smr_lift_builder *b, const smr_lift_value *phi);

/** A statement that is built: what legality is judged by. */
typedef struct smr_lift_built {
	bool whole; /* stores at every point of its loops, each element once */
	const smr_lift_stmt *stmt;
	int group;
	smr_node *node;
	smr_shape shape; /* of the store */
	uint32_t nreads;
	const int *reads; /* accesses */
	const smr_shape *shapes;
	int map[SMR_LIFT_LOOPS]; /* of its nest */
} smr_lift_built;

/* store.c */
/** Loops around a statement that do not move its store, outermost first. */
typedef struct smr_inner {
	int n, loop[SMR_LIFT_LOOPS];
} smr_inner;
/** Conditions, each of which is evaluated only where those before it hold. */
enum { SMR_BUILD_CONDITIONS = 16 };
typedef struct smr_conditions {
	uint32_t n;
	smr_lift_value *each[SMR_BUILD_CONDITIONS];
} smr_conditions;
/** A fold over @p z, with the running values of z that @p over needs behind accumulator 0. It has
 * no steps yet: they are made in its frame, which is open, and within the loops z. @p memory: the
 * element that accumulator 0 stands for, or NULL. NULL: refused or no memory, the reason told. */
smr_expr *smr_lift_builder_fold(smr_lift_builder *b, const smr_inner *z,
				const smr_lift_access *memory, const smr_expr *init,
				smr_lift_value *const *over, uint32_t n);
/** Whether the counters of @p z mean something. */
void smr_lift_builder_enter(smr_lift_builder *b, const smr_inner *z, bool inside);
/** What the statement makes of accumulator 0 in one iteration; NULL with the reason told. */
const smr_expr *smr_lift_builder_step(smr_lift_builder *b, const smr_conditions *each);
/** Steps of the accumulators behind the first one; false with the reason told. */
bool smr_lift_builder_carry_on(smr_lift_builder *b, smr_expr *fold);

/* when.c */
/** The predicate of a nest whose store stays in place while the loops @p z run, and @p each, which
 * decides in every iteration. @p reads: the value that is stored is made of the one before. */
SMR_MUST_USE smr_status smr_lift_builder_when(smr_lift_builder *b, const smr_inner *z, bool reads,
					      smr_conditions *each);
/** Whether all of @p v hold; NULL with the reason told. */
const smr_expr *smr_lift_builder_all(smr_lift_builder *b, smr_lift_value *const *v, uint32_t n);

/* store.c */
/** Loops, value and condition of the statement's nest. */
SMR_MUST_USE smr_status smr_lift_builder_value(smr_lift_builder *b);

/* source.c */
/** The window of an access of the statement. */
SMR_MUST_USE smr_status smr_lift_builder_shape(smr_lift_builder *b, int access, bool alone,
					       smr_shape *out);
/** Whether an access still finds what was there when the site was entered. */
bool smr_lift_builder_unwritten(const smr_lift_builder *b, int access);
/** The node of the window that a statement stores into; NULL: no memory. */
smr_node *smr_lift_builder_target(smr_lift *l, const smr_shape *s);
/** Gives every read its input and index. Reads of indices may add more reads. */
SMR_MUST_USE smr_status smr_lift_builder_reads(smr_lift_builder *b, smr_lift_built *q);

/** Whether running all of the earlier statements before @p q does what the program does. */
SMR_MUST_USE smr_status smr_lift_builder_legal(const smr_lift *l, const smr_lift_built *done,
					       uint32_t n, const smr_lift_built *q);
bool smr_access_disjoint(smr_lift *l, const smr_lift_access *a, const smr_lift_access *b);
#endif
