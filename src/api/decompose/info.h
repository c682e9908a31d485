/** @file Facts of a codelet without running it (internal). */
#ifndef SMR_API_DECOMPOSE_INFO_H
#define SMR_API_DECOMPOSE_INFO_H
#include "api/api.h"
#include "base/str.h"

/** An amount of work: exact if @p known, else (or also) an expression in the flow's symbols. */
typedef struct smr_amount {
	bool known;
	double value;
	char *text; /* owned by the caller (smr_free) */
} smr_amount;

/** Give the flops of a codelet, and the bytes of all its windows. @p sym NULL: sizes are not
 * given. */
SMR_MUST_USE smr_status smr_codelet_flops(const smr_codelet *c, const int64_t *sym,
					  smr_amount *out);
SMR_MUST_USE smr_status smr_codelet_bytes(const smr_codelet *c, const int64_t *sym,
					  smr_amount *out);
/** Gives the bytes of one window or rank-0 value. */
SMR_MUST_USE smr_status smr_view_bytes(const smr_graph *g, const smr_node *v, const int64_t *sym,
				       smr_amount *out);

/** Gives the distinct inputs (two views of one window count once); the stored window comes last if
 * it is also read. Writes at most @p cap of them; returns their number. */
size_t smr_codelet_inputs(const smr_codelet *c, const smr_node **out, size_t cap);
bool smr_same_window(const smr_node *a, const smr_node *b);
/** Whether it reads memory that it writes. */
bool smr_codelet_updates(const smr_codelet *c);
/** Returns the cyclomatic complexity: loops, selects and the condition of the store, plus 1. */
uint32_t smr_codelet_cyclomatic(const smr_codelet *c);
/** Whether codelet @p c reads results of codelet @p on (earlier, of the same flow). */
bool smr_codelet_depends(const smr_codelet *c, const smr_codelet *on);

/** Returns the number of lines of the outermost loop in @p text that begins in line @p from or
 * later and includes @p line; *@p begin is its first line. 0: there is none. */
uint32_t smr_loop_lines(const char *text, uint32_t from, uint32_t line, uint32_t *begin);
/** The same on the source file, for the loop that begins in line @p from or later and includes @p
 * at's line. */
uint32_t smr_lines_at(const smr_loc *at, uint32_t from, const char *program);
/** Gives the number of source lines of all nests of a codelet, each line counted once; 0 if the
 * source is missing. @p program is the path that was decomposed. */
SMR_MUST_USE smr_status smr_codelet_lines(const smr_codelet *c, const char *program, uint32_t *out);

/** Whether a flow has a size of that name; "gemm.n": the size n of function gemm. */
bool smr_program_has_size(const smr_program *p, const char *name);
/** Returns the opaque node that a flow consists of, or NULL. */
const smr_node *smr_graph_find_opaque(const smr_graph *g);
#endif
