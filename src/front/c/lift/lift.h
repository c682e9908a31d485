/** @file Interface between the plug-in and the graph: the loops of one site, read from LLVM's IR,
 * in plain C.
 *
 * The C++ side fills it (loops, accesses, values, statements in program order); smr_lift_build()
 * distributes it into the nests of a graph. Polynomials, values and arrays live in the arena of the
 * graph, which the lift owns. */
#ifndef SMR_FRONT_C_LIFT_LIFT_H
#define SMR_FRONT_C_LIFT_LIFT_H
#include "base/status.h"
#include "ir/graph/graph.h"

SMR_BEGIN_DECLS

enum { SMR_LIFT_LOOPS = 48, SMR_LIFT_NONE = -1 };

typedef enum smr_lift_kind {
	SMR_LIFT_CONST,
	SMR_LIFT_SCALAR, /* a float that is known at entry */
	SMR_LIFT_AFFINE, /* an integer: start + sum of step * iteration, modulo 2^bits of its type
			  */
	SMR_LIFT_LOAD,
	SMR_LIFT_OP,
	SMR_LIFT_PHI, /* value that a loop carries, at the start of an iteration */
	SMR_LIFT_LAST /* final value that a loop has carried; args[0] is the PHI */
} smr_lift_kind;

typedef struct smr_lift_value smr_lift_value;
struct smr_lift_value {
	smr_lift_kind kind;
	smr_dtype type;
	uint64_t bits;         /* CONST */
	int number;            /* LOAD: access; PHI, LAST: loop; SCALAR: the access that loaded it
				* before the site, or SMR_LIFT_NONE */
	smr_node *scalar;      /* SCALAR */
	const smr_poly *start; /* AFFINE */
	const smr_poly **step; /* AFFINE: one per loop, NULL: 0 */
	smr_op op;             /* OP */
	uint32_t nargs;
	smr_lift_value *args[3];
	smr_lift_value *init, *next; /* PHI */
	smr_node *node;              /* LAST: the nest that computes it once for all readers */
	uint32_t mark;               /* number of the last walk that visited it */
};

typedef struct smr_lift_loop {
	const char *name;
	int parent; /* SMR_LIFT_NONE for an outermost loop */
	int root;   /* number of the outermost loop around it, in program order */
	const smr_poly *extent;
	int tile; /* the enclosing loop over the blocks of this one, or SMR_LIFT_NONE; `extent` then
		   * covers all blocks, and formulas use this loop only */
	const smr_poly *block; /* iterations per block */
	const smr_poly *step;  /* divisor that the extent was computed with, or NULL */
	bool square;           /* triangular loop: the extent is that of the square around it */
	int side;   /* ... the enclosing loop whose counter bounds this one's, or SMR_LIFT_NONE */
	bool above; /* ... counter >= that counter - edge, else <= */
	int64_t edge;
	int end; /* program position of its last instruction */
	smr_loc loc;
} smr_lift_loop;

/** A load or store: base + offset + sum of stride * iteration (+ scale * index), in bytes. */
typedef struct smr_lift_access {
	uint32_t base;
	smr_dtype type;
	bool write;
	int loop; /* innermost loop around it */
	int pos;  /* program position */
	const smr_poly *offset;
	const smr_poly **stride;        /* one per loop, NULL: 0 */
	const smr_poly **from, **trips; /* iterations of a loop in which the access happens, if not
					 * all; NULL if in all */
	smr_lift_value *index;          /* an integer loaded from memory, or NULL */
	const smr_poly *scale;
	smr_lift_value *entry; /* value at entry of the site; NULL if unknown */
} smr_lift_access;

typedef struct smr_lift_stmt {
	int access; /* the store, or SMR_LIFT_NONE for a value that the program reads after the
		     * site */
	smr_lift_value *value;
	smr_lift_value *pred; /* NULL if unconditional */
	int loop, pos;
	smr_loc loc; /* line 0 if unknown */
	const char *name;
} smr_lift_stmt;

/** Two loops in one formula of a comparison: step[0] * loop[0] + step[1] * loop[1]. */
typedef struct smr_lift_slide {
	int loop[2];
	const smr_poly *step[2];
} smr_lift_slide;

enum { SMR_LIFT_SLIDES = 64 };

typedef struct smr_lift {
	smr_graph *g;
	int nloops, naccesses, nstmts;
	int cap_accesses, cap_stmts;
	smr_lift_loop loops[SMR_LIFT_LOOPS];
	smr_lift_access *accesses;
	smr_lift_stmt *stmts;
	int nslides;
	smr_lift_slide slides[SMR_LIFT_SLIDES];
	uint32_t mark;
} smr_lift;

SMR_MUST_USE smr_status smr_lift_new(const char *name, smr_lift **out);
void smr_lift_free(smr_lift *l); /* @p l may be NULL */

/* All of these return NULL (or SMR_LIFT_NONE) if memory is short. */
smr_lift_value *smr_lift_value_new(smr_lift *l, smr_lift_kind kind, smr_dtype type);
smr_lift_value *smr_lift_op(smr_lift *l, smr_op op, smr_dtype type, smr_lift_value *a,
			    smr_lift_value *b, smr_lift_value *c);
const smr_poly **smr_lift_steps(smr_lift *l);
int smr_lift_access_add(smr_lift *l, const smr_lift_access *a);
int smr_lift_stmt_add(smr_lift *l, const smr_lift_stmt *s);
/** Adds the entry condition lo <= start + sum of step * iteration <= hi; equal conditions are kept
 * once. */
SMR_MUST_USE smr_status smr_lift_wrap(smr_lift *l, const smr_poly *start,
				      const smr_poly *const *step, int64_t lo, int64_t hi);
/** Adds the same condition on sizes: a counter reaches its end, blocks divide evenly. */
SMR_MUST_USE smr_status smr_lift_size(smr_lift *l, const smr_poly *start,
				      const smr_poly *const *step, int64_t lo, int64_t hi);
/** Returns the number of the row table over base @p table; creates its row base and pitch
 * symbol. */
int smr_lift_rows(smr_lift *l, uint32_t table, const smr_poly *first, const smr_poly *count);

/** Whether a value depends on loads. */
bool smr_lift_reads(const smr_lift_value *v);

/** Distributes the statements into nests of the graph and verifies it; on refusal the error text
 * gives the reason. */
SMR_MUST_USE smr_status smr_lift_build(smr_lift *l);

SMR_END_DECLS
#endif
