/** @file A program's codelets becoming JSON (internal). */
#ifndef SMR_PIPELINE_DECOMPOSE_JSON_H
#define SMR_PIPELINE_DECOMPOSE_JSON_H
#include "pipeline/decompose_info.h"

struct json_t;

typedef struct smr_json_view {
	const smr_program *program;
	const smr_setting *sizes;
	size_t nsizes;
	size_t at;            /* number of the codelet */
	const int64_t *sym;   /* NULL: sizes are not given */
	smr_env *env;         /* with sym */
	bool short_of_memory; /* something is missing: the whole is no answer */
} smr_json_view;

/** Takes @p value over; NULL (or a NULL object) is noted as a lack of memory. */
void smr_json_put(smr_json_view *w, struct json_t *to, const char *key, struct json_t *value);
void smr_json_add(smr_json_view *w, struct json_t *to, struct json_t *value);
struct json_t *smr_json_number(double v);
/** A number where it is known, else the expression; frees the amount's text. NULL unless @p st is
 * SMR_OK. */
struct json_t *smr_json_amount(smr_status st, smr_amount *a);
/** A view or rank-0 value with its shape and bytes. */
struct json_t *smr_json_operand(smr_json_view *w, const smr_graph *g, const smr_node *v,
				const char *access);
/** A flow of code that was not lifted, as codelet number @p id. */
struct json_t *smr_json_opaque(smr_json_view *w, const smr_graph *g, size_t id);
/** Lines, work, predictions. */
void smr_json_costs(smr_json_view *w, const smr_codelet *c, struct json_t *to);
#endif
