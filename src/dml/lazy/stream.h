/** @file Traces computed row block by row block, because files that they read, or results, do not
 * fit into memory (internal to dml/). split.c finds how nodes depend on rows, stream.c runs the
 * blocks. */
#ifndef SMR_DML_LAZY_STREAM_H
#define SMR_DML_LAZY_STREAM_H
#include "dml/io/source.h"
#include "dml/lazy.h"

typedef enum dml_row_split {
	DML_WHOLE,  /* at one time */
	DML_BY_ROW, /* row i depends on rows i of the input */
	DML_BY_COL, /* column i depends on rows i: a transpose */
	DML_ADDED   /* accumulated over all rows */
} dml_row_split;

/** The part of an operand that a node reads. */
typedef enum dml_take { DML_ALL, DML_ITS_ROWS, DML_ITS_COLS } dml_take;

typedef struct dml_split { /* of a node */
	dml_row_split way;
	uint8_t take[DML_OPERANDS]; /* dml_take */
	bool whole;                 /* all of it is needed at one time */
	bool rows;                  /* its rows, or columns, are needed block by block */
	bool later;                 /* ... only after this flush: requested, but does not fit */
	/* Passes over all rows before it is complete: WHOLE and ADDED; before its rows can be
	 * computed: BY_ROW and BY_COL, which are complete one pass later. */
	uint32_t level;
	int64_t n; /* number of its rows, or columns */
} dml_split;

typedef struct dml_running { /* a cumulative node within one pass */
	uint32_t node;
	dml_matrix *above; /* its row above the current block, or the neutral element */
	dml_matrix *last;  /* last row of the block; NULL: none yet */
} dml_running;

typedef struct dml_stream {
	dml_lazy *t;
	const dml_lazy *of; /* the previous contents of t: the streamed trace */
	dml_split *split;   /* by node of `of`, as are all arrays below */
	dml_matrix **have;  /* complete matrices, references held; NULL: not yet */
	/* Nodes of the derived trace: `all` the complete node; `part` its rows of the current
	 * block, followed by its columns. */
	uint32_t *all, *part;
	int64_t from, n; /* rows of the current block */
	bool dense;      /* sparse files are read as dense */
	/* Operands in memory with this number of rows are split into blocks, too; 0: only files
	 * are. */
	int64_t rows;
	const dml_matrix *sparse; /* the one of these that stays sparse, or NULL */
	SMR_VEC(dml_running) running;
} dml_stream;

/** Sets `split` of all nodes, except whole, rows and later. */
void dml_split_nodes(dml_stream *s);

/* ---- out_of_core.c */
/** Whether operands in memory can be split into row blocks. */
bool dml_can_stream(const dml_lazy *t);
/** Sets `rows` and `sparse`. */
void dml_stream_kept(dml_stream *s);

/* ---- needs.c */
/** Sets `rows`, and `whole` of operands, for all nodes that have one of these or `later` set. */
void dml_stream_needs(dml_stream *s);
/** Sets whole, rows and later: as many requested nodes as fit. */
void dml_stream_choose(dml_stream *s);
/** Returns the number of passes over all rows. */
uint32_t dml_stream_levels(const dml_stream *s);
double dml_stream_bytes(const dml_node *n);

static inline bool dml_is_split(dml_row_split w)
{
	return w == DML_BY_ROW || w == DML_BY_COL;
}

/* ---- copy.c: copies of nodes in the derived trace */
SMR_MUST_USE smr_status dml_copy_all(dml_stream *s, uint32_t i, uint32_t *at);
SMR_MUST_USE smr_status dml_copy_part(dml_stream *s, uint32_t i, uint32_t *at);
/** Advances to the next rows if the current ones are @p done, else retries them. */
void dml_running_next(dml_stream *s, bool done);
/** Restarts at the first row. */
void dml_running_forget(dml_stream *s);

/* ---- stream.c */
/** Loads operands in files that fit and would be read again: a variable holds them, or the trace
 * passes over their rows more than once. */
SMR_MUST_USE smr_status dml_stream_load(dml_lazy *t);
/** Computes requested nodes; those that do not fit stay in the trace. */
SMR_MUST_USE smr_status dml_stream_flush(dml_lazy *t);

/* ---- inner.c */
/** Empties the trace, whose contents move to s->of, until dml_stream_leave(). */
void dml_stream_enter(dml_stream *s);
void dml_stream_leave(dml_stream *s);
/** Registers the matrix that waits for node @p at. */
SMR_MUST_USE smr_status dml_stream_wait(dml_stream *s, uint32_t at, dml_matrix **out);
void dml_stream_drop(dml_matrix **made, uint32_t n);
double dml_stream_held(const dml_matrix *m); /* bytes */
/** Stores the result @p m, which it takes over, of node @p i. */
void dml_stream_have(dml_stream *s, uint32_t i, dml_matrix *m);
/** Computes the nodes in @p list at one time, and stores the results. */
SMR_MUST_USE smr_status dml_pass_whole(dml_stream *s, const uint32_t *list, uint32_t n);

/* ---- blocks.c */
/** Makes a pass over the rows for the nodes in @p list, which depend on the same number of rows:
 * sums, and results assembled from blocks; or, with a sink, passes it one node's rows. */
SMR_MUST_USE smr_status dml_pass_rows(dml_stream *s, const uint32_t *list, uint32_t n,
				      const dml_sink *sink);
#endif
