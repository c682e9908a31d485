/** @file A codelet's windows in a linear memory: where they are, copied in, copied back. */
#ifndef SMR_BACK_WASM_PLACE_H
#define SMR_BACK_WASM_PLACE_H
#include "back/cpu/codegen/object/recipe.h"
#include "pass/codelet/codelet.h"

enum { SMR_PLACE_INPUTS = 2 * NEST_MAX_OPERANDS };

/** Bytes of the caller's memory, [lo, lo + n) from a base pointer, and where they go. */
typedef struct smr_wasm_place_segment {
	uint32_t base;
	int64_t lo;
	uint64_t n;
	bool read;   /* the code looks at it */
	uint64_t at; /* in the linear memory */
} smr_wasm_place_segment;

typedef struct smr_wasm_place {
	int n;
	smr_wasm_place_segment segment[SMR_PLACE_INPUTS + 1];
	const smr_wasm_place_segment *result; /* has the result's window; NULL: it is a value */
	uint64_t pointer[NEST_MAX_OPERANDS];  /* what `base` gets, modulo 2^32 */
	uint64_t end;                         /* of all */
} smr_wasm_place;

/** Windows from @p from on. Those of one base keep their distances, so that one pointer serves them
 * all; what is between them is not copied. SMR_EUNSUPPORTED: beyond 32 bits. */
SMR_MUST_USE smr_status smr_wasm_place_make(const smr_codelet *c, const smr_env *e,
					    const nest_recipe *r, uint64_t from,
					    smr_wasm_place *out);
/** Copies what the code reads. */
SMR_MUST_USE smr_status smr_wasm_place_in(const smr_wasm_place *p, const smr_env *e, char *memory);
/** Copies the elements that the codelet stored, and nothing else, back to the caller. @p before:
 * the result's segment as it was copied in, for a codelet that stores under a condition; else NULL.
 */
SMR_MUST_USE smr_status smr_wasm_place_out(const smr_wasm_place *p, const smr_codelet *c,
					   const smr_env *e, const char *memory,
					   const char *before);
#endif
