/** @file What can be said of a codelet without running it (internal). */
#ifndef SMR_API_DECOMPOSE_INFO_H
#define SMR_API_DECOMPOSE_INFO_H
#include "api/api.h"
#include "base/str.h"

/** A number of work: exact when @p known, else (or also) as an expression in the flow's symbols. */
typedef struct smr_amount {
	bool known;
	double value;
	char *text; /* the caller's (smr_free) */
} smr_amount;

/** Flops, and bytes of all windows, of a codelet. @p sym NULL: sizes are not given. */
SMR_MUST_USE smr_status smr_codelet_flops(const smr_codelet *c, const int64_t *sym,
					  smr_amount *out);
SMR_MUST_USE smr_status smr_codelet_bytes(const smr_codelet *c, const int64_t *sym,
					  smr_amount *out);
/** Bytes of one window or rank-0 value. */
SMR_MUST_USE smr_status smr_view_bytes(const smr_graph *g, const smr_node *v, const int64_t *sym,
				       smr_amount *out);

/** Inputs without doubles (two views of one window are one); the window stored to comes last when
 * it is read too. At most @p cap are written; returns their number. */
size_t smr_codelet_inputs(const smr_codelet *c, const smr_node **out, size_t cap);
bool smr_same_window(const smr_node *a, const smr_node *b);
/** Does it read what it writes? */
bool smr_codelet_updates(const smr_codelet *c);
/** Decisions + 1: loops, choices and the condition of the store. */
uint32_t smr_codelet_cyclomatic(const smr_codelet *c);
/** Whether codelet @p c needs what codelet @p on (earlier, of the same flow) wrote. */
bool smr_codelet_depends(const smr_codelet *c, const smr_codelet *on);

/** Lines of the outermost loop in @p text that begins in line @p from or later and reaches @p line;
 * *@p begin is its first line. 0: there is none. */
uint32_t smr_loop_lines(const char *text, uint32_t from, uint32_t line, uint32_t *begin);
/** The same for the loop in or behind line @p from that reaches @p at's line, read from the source.
 */
uint32_t smr_lines_at(const smr_loc *at, uint32_t from, const char *program);
/** Sum over the codelet's source nests, each line counted once; 0 when the source is not there.
 * @p program is the path that was decomposed. */
SMR_MUST_USE smr_status smr_codelet_lines(const smr_codelet *c, const char *program, uint32_t *out);

/** Whether a flow has a size of that name; gemm.n: one of that function. */
bool smr_program_has_size(const smr_program *p, const char *name);
/** The opaque node of a flow that is made of it, or NULL. */
const smr_node *smr_graph_find_opaque(const smr_graph *g);
#endif
