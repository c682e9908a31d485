/** @file Traces that read files which do not fit into memory, or whose results do not: rows after
 * rows (internal to dml/; split.c says how nodes hang on rows, stream.c runs what
 * comes of it). */
#ifndef SMR_DML_LAZY_STREAM_H
#define SMR_DML_LAZY_STREAM_H
#include "dml/io/source.h"
#include "dml/lazy.h"

typedef enum dml_row_split {
	DML_WHOLE,  /* all of it at one time */
	DML_BY_ROW, /* row i of rows i */
	DML_BY_COL, /* column i of rows i: a transpose of such */
	DML_ADDED   /* added up over all rows */
} dml_row_split;

/** What a node takes of an operand. */
typedef enum dml_take { DML_ALL, DML_ITS_ROWS, DML_ITS_COLS } dml_take;

typedef struct dml_split { /* of a node */
	dml_row_split way;
	uint8_t take[DML_OPERANDS]; /* dml_take */
	bool whole;                 /* all of it is needed at one time */
	bool rows;                  /* its rows, or columns, are needed as they come */
	bool later; /* ... by nobody in this flush: it is asked for, and does not fit */
	/* How often all rows were read before it is there: WHOLE and ADDED; before its rows can be
	 * computed: BY_ROW and BY_COL, which are whole after once more. */
	uint32_t level;
	int64_t n; /* rows, or columns, that it has */
} dml_split;

typedef struct dml_running { /* a node that goes down columns, in one reading */
	uint32_t node;
	dml_matrix *above; /* its row above the rows at hand, or what changes nothing */
	dml_matrix *last;  /* their last one; NULL: there is none yet */
} dml_running;

typedef struct dml_stream {
	dml_lazy *t;
	const dml_lazy *of; /* what t was before: the trace that is streamed */
	dml_split *split;   /* by node of that, as all below */
	dml_matrix **have;  /* whole ones, kept; NULL: not yet */
	/* nodes of the trace that is made of it now: all of each; of the rows at hand, their rows,
	 * and behind that their columns */
	uint32_t *all, *part;
	int64_t from, n; /* rows at hand */
	bool dense;      /* sparse files are read as dense ones */
	/* Operands in memory with so many rows come by rows, too; 0: files alone do. */
	int64_t rows;
	const dml_matrix *sparse; /* the one of these whose rows stay sparse, or NULL */
	SMR_VEC(dml_running) running;
} dml_stream;

/** Sets split of all nodes, but for whole, rows, later. */
void dml_split_nodes(dml_stream *s);

/* ---- out_of_core.c */
/** Whether operands in memory can come by rows. */
bool dml_can_stream(const dml_lazy *t);
/** Sets rows and sparse. */
void dml_stream_kept(dml_stream *s);

/* ---- needs.c */
/** Sets rows, and whole of what is needed for what has these or later set. */
void dml_stream_needs(dml_stream *s);
/** Sets these and later: all that is asked for, as far as it fits. */
void dml_stream_choose(dml_stream *s);
/** How often all rows are read. */
uint32_t dml_stream_levels(const dml_stream *s);
double dml_stream_bytes(const dml_node *n);

static inline bool dml_is_split(dml_row_split w)
{
	return w == DML_BY_ROW || w == DML_BY_COL;
}

/* ---- copy.c: nodes of the trace in the one that is made of it */
SMR_MUST_USE smr_status dml_copy_all(dml_stream *s, uint32_t i, uint32_t *at);
SMR_MUST_USE smr_status dml_copy_part(dml_stream *s, uint32_t i, uint32_t *at);
/** The rows at hand are @p done, and the next ones follow; or they are tried again. */
void dml_running_next(dml_stream *s, bool done);
/** Rows begin anew. */
void dml_running_forget(dml_stream *s);

/* ---- stream.c */
/** Computes what is asked for; what does not fit stays in the trace. */
SMR_MUST_USE smr_status dml_stream_flush(dml_lazy *t);

/* ---- inner.c */
/** The trace is empty, and what it was is s->of, until dml_stream_leave(). */
void dml_stream_enter(dml_stream *s);
void dml_stream_leave(dml_stream *s);
/** Who waits for node @p at. */
SMR_MUST_USE smr_status dml_stream_wait(dml_stream *s, uint32_t at, dml_matrix **out);
void dml_stream_drop(dml_matrix **made, uint32_t n);
double dml_stream_held(const dml_matrix *m); /* bytes */
/** Node @p i is there; takes @p m over. */
void dml_stream_have(dml_stream *s, uint32_t i, dml_matrix *m);
/** Computes nodes @p list all at one time, and has them then. */
SMR_MUST_USE smr_status dml_pass_whole(dml_stream *s, const uint32_t *list, uint32_t n);

/* ---- blocks.c */
/** Reads rows after rows: sums, and what comes by rows and is made whole, of nodes @p list, that
 * hang on as many rows; or, with a sink, one that is given to it. */
SMR_MUST_USE smr_status dml_pass_rows(dml_stream *s, const uint32_t *list, uint32_t n,
				      const dml_sink *sink);
#endif
