/** @file Tiled chains of codelets (line buffering): producer and consumer run block by block of
 * rows, so that intermediate rows stay in the cache and are never stored to the program's memory
 * (row_chain_find.c, row_chain_stage.c, row_chain.c).
 *
 * A stage is one codelet of the chain; one loop of its domain is its row loop. A stage reads rows
 * of an earlier stage at a distance from its own row. Each thread takes chunks of the rows of the
 * last stage. Within a chunk, a stage computes its next block on demand into a sliding line buffer.
 * The bounds of blocks and chunks depend on sizes only, so results do not depend on the number of
 * threads. */
#ifndef SMR_RUN_SITE_ROW_CHAIN_H
#define SMR_RUN_SITE_ROW_CHAIN_H
#include <stdatomic.h>

#include "run/run.h"

enum { SMR_ROW_CHAIN_STAGES = 8, SMR_ROW_CHAIN_LINKS = 8, SMR_ROW_CHAIN_READS = 64 };

/** Row y needs rows step * y + lo to step * y + hi of an earlier stage. */
typedef struct smr_row_chain_link {
	int from;
	int64_t step, lo, hi;
} smr_row_chain_link;

/** A stage's result: rows of contiguous elements, in dense planes of rows. */
typedef struct smr_row_chain_shape {
	int64_t offset;       /* bytes from the base pointer */
	int64_t pitch;        /* bytes from row to row */
	int64_t width;        /* bytes of a row that are stored */
	int64_t plane;        /* bytes from one plane to the next; 0: there is one */
	int64_t planes, size; /* size: of an element */
} smr_row_chain_shape;

/** Target of the pointer of one of a block's bases, at row 0. */
typedef struct smr_row_chain_place {
	int from;       /* stage whose buffer it is; -1: the program's memory */
	uint32_t base;  /* the flow's; of a buffer: none */
	int64_t offset; /* offset in bytes; in a buffer: from its plane 0, row 0 */
	int64_t step;   /* bytes that it moves by a row of this stage */
} smr_row_chain_place;

typedef struct smr_row_chain_stage {
	smr_dispatch *step;
	int loop;            /* the row loop */
	int64_t rows, block; /* all rows; of a block */
	int nlinks;
	smr_row_chain_link links[SMR_ROW_CHAIN_LINKS];
	smr_row_chain_shape shape;
	int64_t room,
		plane;    /* its buffer: rows, bytes from plane to plane; the last stage has none */
	size_t at;        /* offset of its buffer in bytes */
	smr_graph *graph; /* one block of it: its codelet, code, base pointers and numbers */
	smr_codelet codelet;
	smr_exec *exec;
	uint32_t nplaces;
	smr_row_chain_place *places; /* by base of the block's graph */
	uint32_t *numbers; /* by node of it: the flow's node with the value, or UINT32_MAX */
	bool checked;
	uint64_t points;       /* compared with the reference in this run */
	_Atomic int64_t spent; /* nanoseconds, this run */
} smr_row_chain_stage;

typedef struct smr_row_chains {
	size_t first;
	int n;
	smr_row_chain_stage stages[SMR_ROW_CHAIN_STAGES];
	int64_t chunks;
	size_t nclashes;
	smr_clash *clashes; /* of all the chain's windows */
	size_t bytes;       /* of all buffers of one thread */
	int nslots;
	struct {
		atomic_bool busy;
		char *memory;
	} *slots;
	const smr_impl *impl;
	uint64_t runs;
	char detail[40];
} smr_row_chains;

/** State of a chunk. */
typedef struct smr_row_chain_run {
	const smr_row_chains *b;
	int64_t lo[SMR_ROW_CHAIN_STAGES], hi[SMR_ROW_CHAIN_STAGES]; /* rows that the chunk needs */
	int64_t done[SMR_ROW_CHAIN_STAGES],
		base[SMR_ROW_CHAIN_STAGES]; /* computed; first in the buffer */
	int64_t most[SMR_ROW_CHAIN_STAGES]; /* peak number of rows in a buffer */
	/** Computes the block at @p row; NULL: a dry run. False: it failed. */
	bool (*compute)(struct smr_row_chain_run *x, int stage, int64_t row);
	/** Moves rows from @p keep on to the buffer's start. */
	void (*slide)(struct smr_row_chain_run *x, int stage, int64_t keep);
	void *ctx;
} smr_row_chain_run;

/** Runs chunk number @p chunk. */
bool smr_row_chain_chunk(smr_row_chain_run *x, int64_t chunk);

/** Finds the shapes, links, blocks and chunks of stages whose `step` is set, for @p budget bytes of
 * buffers; SMR_EUNSUPPORTED with the reason. */
SMR_MUST_USE smr_status smr_row_chains_find(const smr_flow *f, const int64_t *sym, int64_t budget,
					    smr_row_chains *b);
/** Finds a loop of rows along which one stage alone may be divided. Sets loop, rows and shape. It
 * reads nothing of its result, or, *@p in_place, each element before it stores it. */
SMR_MUST_USE smr_status smr_row_chains_alone(smr_row_chains *b, const int64_t *sym, bool *in_place);
/** Makes stage @p k 's block: graph, codelet, places. */
SMR_MUST_USE smr_status smr_row_chain_stage_make(const smr_row_chains *b, int k,
						 const int64_t *sym);
/** Calls fn for each READ. */
typedef smr_status smr_row_chain_read_fn(const smr_expr *read, void *arg);
SMR_MUST_USE smr_status smr_row_chain_reads(const smr_expr *e, smr_row_chain_read_fn *fn,
					    void *arg);
/** A distance in a result: planes, rows, bytes; rows and bytes are not negative. */
typedef struct smr_row_chain_at {
	int64_t plane, row, byte;
} smr_row_chain_at;
smr_row_chain_at smr_row_chain_split(const smr_row_chain_shape *s, int64_t distance);
/** Returns the stage whose result @p base is, except for the last one's; -1: none. */
int smr_row_chain_of_base(const smr_row_chains *b, uint32_t base);
#endif
