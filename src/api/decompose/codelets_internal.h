/** @file Shared by the files of smr_program_describe() (internal). */
#ifndef SMR_API_DECOMPOSE_CODELETS_INTERNAL_H
#define SMR_API_DECOMPOSE_CODELETS_INTERNAL_H
#include <samara/explain.h>

#include "api/decompose/info.h"
#include "base/data/fields.h"

/** The current codelet. Results are in the arena; the last user checks smr_arena_ran_short(). */
typedef struct smr_describing {
	smr_arena *a;
	const smr_program *program;
	const smr_codelets_params *params;
	size_t at;            /* index of the codelet */
	const int64_t *sym;   /* NULL: sizes are not given */
	smr_env *env;         /* set if sym is */
	bool short_of_memory; /* memory ran out: the description is incomplete */
} smr_describing;

/** Returns the number if it is known, else the expression; frees the amount's text. */
smr_quantity smr_describe_amount(smr_describing *d, smr_status st, smr_amount *a);
/** Describes a view or rank-0 value with its shape and bytes. */
void smr_describe_operand(smr_describing *d, const smr_graph *g, const smr_node *v,
			  const char *access, smr_codelet_array *to);
/** Describes a flow of code that was not lifted, as codelet number @p id. */
void smr_describe_opaque(smr_describing *d, const smr_graph *g, size_t id, smr_codelet_facts *to);
/** Sets lines, work and predictions. */
void smr_describe_costs(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to);
/** Sets the nests of the source: their locations and, if requested, what each is alone. */
SMR_MUST_USE smr_status smr_describe_nests(smr_describing *d, const smr_codelet *c,
					   smr_codelet_facts *to);
/** Sets the candidates of the choice, or the name of a missing size. */
SMR_MUST_USE smr_status smr_describe_ways(smr_describing *d, smr_codelet_facts *to);
/** The table of smr_codelets (base/data/fields.h). */
extern const smr_fields smr_codelets_fields;
#endif
