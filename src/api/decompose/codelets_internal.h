/** @file What the files of smr_program_describe() share (internal). */
#ifndef SMR_API_DECOMPOSE_CODELETS_INTERNAL_H
#define SMR_API_DECOMPOSE_CODELETS_INTERNAL_H
#include <samara/explain.h>

#include "api/decompose/info.h"
#include "base/data/fields.h"

/** The codelet at hand. What is made belongs to the arena: whoever ends asks whether that ran
 * short.
 */
typedef struct smr_describing {
	smr_arena *a;
	const smr_program *program;
	const smr_codelets_params *params;
	size_t at;            /* number of the codelet */
	const int64_t *sym;   /* NULL: sizes are not given */
	smr_env *env;         /* with sym */
	bool short_of_memory; /* something is missing: the whole is no answer */
} smr_describing;

/** A number where it is known, else the expression; frees the amount's text. */
smr_quantity smr_describe_amount(smr_describing *d, smr_status st, smr_amount *a);
/** A view or rank-0 value with its shape and bytes. */
void smr_describe_operand(smr_describing *d, const smr_graph *g, const smr_node *v,
			  const char *access, smr_codelet_array *to);
/** A flow of code that was not lifted, as codelet number @p id. */
void smr_describe_opaque(smr_describing *d, const smr_graph *g, size_t id, smr_codelet_facts *to);
/** Lines, work, predictions. */
void smr_describe_costs(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to);
/** Nests of the source: where they are, or, where that is asked for, what each is alone. */
SMR_MUST_USE smr_status smr_describe_nests(smr_describing *d, const smr_codelet *c,
					   smr_codelet_facts *to);
/** What it would be chosen among; where sizes are missing: which. */
SMR_MUST_USE smr_status smr_describe_ways(smr_describing *d, smr_codelet_facts *to);
/** The table of smr_codelets (base/data/fields.h). */
extern const smr_fields smr_codelets_fields;
#endif
