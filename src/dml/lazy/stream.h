/** @file Traces that read files which do not fit into memory, or whose results do not: rows after
 * rows (internal to dml/; split.c says how nodes hang on rows, stream.c runs what
 * comes of it). */
#ifndef SMR_DML_LAZY_STREAM_H
#define SMR_DML_LAZY_STREAM_H
#include "dml/io/source.h"
#include "dml/lazy.h"

typedef enum script_way {
	SCRIPT_WHOLE,  /* all of it at one time */
	SCRIPT_BY_ROW, /* row i of rows i */
	SCRIPT_BY_COL, /* column i of rows i: a transpose of such */
	SCRIPT_ADDED   /* added up over all rows */
} script_way;

/** What a node takes of an operand. */
typedef enum script_take { SCRIPT_ALL, SCRIPT_ITS_ROWS, SCRIPT_ITS_COLS } script_take;

typedef struct script_split { /* of a node */
	script_way way;
	uint8_t take[SCRIPT_OPERANDS]; /* script_take */
	bool whole;                    /* all of it is needed at one time */
	bool rows;                     /* its rows, or columns, are needed as they come */
	bool later; /* ... by nobody in this flush: it is asked for, and does not fit */
	/* How often all rows were read before it is there: WHOLE and ADDED; before its rows can be
	 * computed: BY_ROW and BY_COL, which are whole after once more. */
	uint32_t level;
	int64_t n; /* rows, or columns, that it has */
} script_split;

typedef struct script_running { /* a node that goes down columns, in one reading */
	uint32_t node;
	script_matrix *above; /* its row above the rows at hand, or what changes nothing */
	script_matrix *last;  /* their last one; NULL: there is none yet */
} script_running;

typedef struct script_stream {
	script_trace *t;
	const script_trace *of; /* what t was before: the trace that is streamed */
	script_split *split;    /* by node of that, as all below */
	script_matrix **have;   /* whole ones, kept; NULL: not yet */
	/* nodes of the trace that is made of it now: all of each; of the rows at hand, their rows,
	 * and behind that their columns */
	uint32_t *all, *part;
	int64_t from, n; /* rows at hand */
	bool dense;      /* sparse files are read as dense ones */
	/* Operands in memory with so many rows come by rows, too; 0: files alone do. */
	int64_t rows;
	const script_matrix *sparse; /* the one of these whose rows stay sparse, or NULL */
	SMR_VEC(script_running) running;
} script_stream;

/** Sets split of all nodes, but for whole, rows, later. */
void script_split_nodes(script_stream *s);

/* ---- out_of_core.c */
/** Whether operands in memory can come by rows. */
bool script_can_stream(const script_trace *t);
/** Sets rows and sparse. */
void script_stream_kept(script_stream *s);

/* ---- needs.c */
/** Sets rows, and whole of what is needed for what has these or later set. */
void script_stream_needs(script_stream *s);
/** Sets these and later: all that is asked for, as far as it fits. */
void script_stream_choose(script_stream *s);
/** How often all rows are read. */
uint32_t script_stream_levels(const script_stream *s);
double script_stream_bytes(const script_node *n);

static inline bool script_is_split(script_way w)
{
	return w == SCRIPT_BY_ROW || w == SCRIPT_BY_COL;
}

/* ---- copy.c: nodes of the trace in the one that is made of it */
SMR_MUST_USE smr_status script_copy_all(script_stream *s, uint32_t i, uint32_t *at);
SMR_MUST_USE smr_status script_copy_part(script_stream *s, uint32_t i, uint32_t *at);
/** The rows at hand are @p done, and the next ones follow; or they are tried again. */
void script_running_next(script_stream *s, bool done);
/** Rows begin anew. */
void script_running_forget(script_stream *s);

/* ---- stream.c */
/** Computes what is asked for; what does not fit stays in the trace. */
SMR_MUST_USE smr_status script_stream_flush(script_trace *t);

/* ---- inner.c */
/** The trace is empty, and what it was is s->of, until script_stream_leave(). */
void script_stream_enter(script_stream *s);
void script_stream_leave(script_stream *s);
/** Who waits for node @p at. */
SMR_MUST_USE smr_status script_stream_wait(script_stream *s, uint32_t at, script_matrix **out);
void script_stream_drop(script_matrix **made, uint32_t n);
double script_stream_held(const script_matrix *m); /* bytes */
/** Node @p i is there; takes @p m over. */
void script_stream_have(script_stream *s, uint32_t i, script_matrix *m);
/** Computes nodes @p list all at one time, and has them then. */
SMR_MUST_USE smr_status script_pass_whole(script_stream *s, const uint32_t *list, uint32_t n);

/* ---- blocks.c */
/** Reads rows after rows: sums, and what comes by rows and is made whole, of nodes @p list, that
 * hang on as many rows; or, with a sink, one that is given to it. */
SMR_MUST_USE smr_status script_pass_rows(script_stream *s, const uint32_t *list, uint32_t n,
					 const script_sink *sink);
#endif
