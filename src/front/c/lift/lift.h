/** @file What the plug-in hands over: the loops of one site, read off LLVM's IR, in plain C.
 *
 * The C++ side fills it (loops, accesses, values, statements in the order of the program);
 * smr_lift_build() distributes it into the nests of a graph. Polynomials, values and arrays live in
 * the arena of the graph, which the lift owns. */
#ifndef SMR_FRONT_C_LIFT_LIFT_H
#define SMR_FRONT_C_LIFT_LIFT_H
#include "base/status.h"
#include "ir/graph/graph.h"

SMR_BEGIN_DECLS

enum { SMR_LIFT_LOOPS = 48, SMR_LIFT_NONE = -1 };

typedef enum smr_lift_kind {
	SMR_LIFT_CONST,
	SMR_LIFT_SCALAR, /* a float that is given at entry */
	SMR_LIFT_AFFINE, /* an integer: start + sum of step * iteration, modulo 2^bits of its type
			  */
	SMR_LIFT_LOAD,
	SMR_LIFT_OP,
	SMR_LIFT_PHI, /* what a loop carries, at the start of an iteration */
	SMR_LIFT_LAST /* what a loop has carried when it ends; args[0] is the PHI */
} smr_lift_kind;

typedef struct smr_lift_value smr_lift_value;
struct smr_lift_value {
	smr_lift_kind kind;
	smr_dtype type;
	uint64_t bits;         /* CONST */
	int number;            /* LOAD: access; PHI, LAST: loop; SCALAR: the access that it was
				* read by before the site, or SMR_LIFT_NONE */
	smr_node *scalar;      /* SCALAR */
	const smr_poly *start; /* AFFINE */
	const smr_poly **step; /* AFFINE: one per loop, NULL: 0 */
	smr_op op;             /* OP */
	uint32_t nargs;
	smr_lift_value *args[3];
	smr_lift_value *init, *next; /* PHI */
	smr_node *node;              /* LAST: the nest that computes it once for all readers */
	uint32_t mark;               /* the last walk that came by */
};

typedef struct smr_lift_loop {
	const char *name;
	int parent; /* SMR_LIFT_NONE: outermost */
	int root;   /* number of the outermost loop around it, in program order */
	const smr_poly *extent;
	int tile; /* the loop around that steps over this one's blocks, or SMR_LIFT_NONE; the extent
		     is that of all blocks then, and formulas are over this loop alone */
	const smr_poly *block; /* iterations of a block */
	const smr_poly *step;  /* the extent was made by dividing by this, or NULL */
	bool square;           /* of a triangle: the extent is that of the square around it */
	int side;   /* ... the loop around whose counter bounds this one's, or SMR_LIFT_NONE */
	bool above; /* ... counter >= that one - edge, or else <= */
	int64_t edge;
	int end; /* place of its last instruction in the program */
	smr_loc loc;
} smr_lift_loop;

/** A load or store: base + offset + sum of stride * iteration (+ scale * index), in bytes. */
typedef struct smr_lift_access {
	uint32_t base;
	smr_dtype type;
	bool write;
	int loop; /* innermost loop around it */
	int pos;  /* place in the program */
	const smr_poly *offset;
	const smr_poly **stride;        /* one per loop, NULL: 0 */
	const smr_poly **from, **trips; /* the iterations of a loop in which it is made, where these
					 * are not all; NULL: of none or of this loop all are */
	smr_lift_value *index;          /* an integer read from memory, or NULL */
	const smr_poly *scale;
	smr_lift_value *entry; /* what is there when the site is entered; NULL: unknown */
} smr_lift_access;

typedef struct smr_lift_stmt {
	int access; /* the store; SMR_LIFT_NONE: a value the program reads after the site */
	smr_lift_value *value;
	smr_lift_value *pred; /* NULL: always */
	int loop, pos;
	smr_loc loc; /* line 0: unknown */
	const char *name;
} smr_lift_stmt;

/** Two loops in one formula that is compared with another: step[0] * loop[0] + step[1] * loop[1] */
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
void smr_lift_free(smr_lift *l); /* NULL is fine */

/* All of these return NULL (or SMR_LIFT_NONE) when memory is short. */
smr_lift_value *smr_lift_value_new(smr_lift *l, smr_lift_kind kind, smr_dtype type);
smr_lift_value *smr_lift_op(smr_lift *l, smr_op op, smr_dtype type, smr_lift_value *a,
			    smr_lift_value *b, smr_lift_value *c);
const smr_poly **smr_lift_steps(smr_lift *l);
int smr_lift_access_add(smr_lift *l, const smr_lift_access *a);
int smr_lift_stmt_add(smr_lift *l, const smr_lift_stmt *s);
/** Asks for lo <= start + sum of step * iteration <= hi at entry; the same question is kept once.
 */
SMR_MUST_USE smr_status smr_lift_wrap(smr_lift *l, const smr_poly *start,
				      const smr_poly *const *step, int64_t lo, int64_t hi);
/** The same where it is sizes that are asked for: a counter comes to its end, blocks fit. */
SMR_MUST_USE smr_status smr_lift_size(smr_lift *l, const smr_poly *start,
				      const smr_poly *const *step, int64_t lo, int64_t hi);
/** Number of the row table over base @p table; makes its row base and its pitch symbol. */
int smr_lift_rows(smr_lift *l, uint32_t table, const smr_poly *first, const smr_poly *count);

/** Whether a value depends on loads. */
bool smr_lift_reads(const smr_lift_value *v);

/** Distributes the statements into nests of the graph and checks it; the reason of a refusal is the
 * error text. */
SMR_MUST_USE smr_status smr_lift_build(smr_lift *l);

SMR_END_DECLS
#endif
