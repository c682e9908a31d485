/** @file A codelet's windows in a linear memory: their layout, and copying in and back. */
#ifndef SMR_BACK_WASM_PLACE_H
#define SMR_BACK_WASM_PLACE_H
#include "back/cpu/codegen/object/recipe.h"
#include "pass/codelet/codelet.h"

enum { SMR_PLACE_INPUTS = 2 * NEST_MAX_OPERANDS };

/** A range [lo, lo + n) of bytes from a base pointer of the caller, and its place. */
typedef struct smr_wasm_place_segment {
	uint32_t base;
	int64_t lo;
	uint64_t n;
	bool read;   /* the code reads it */
	uint64_t at; /* address in the linear memory */
} smr_wasm_place_segment;

typedef struct smr_wasm_place {
	int n;
	smr_wasm_place_segment segment[SMR_PLACE_INPUTS + 1];
	const smr_wasm_place_segment *result; /* the result's window; NULL: it is a value */
	uint64_t pointer[NEST_MAX_OPERANDS];  /* base pointers passed to the code, modulo 2^32 */
	uint64_t end;                         /* end of the last segment */
} smr_wasm_place;

/** Lays out windows from address @p from on. Windows of one base keep their distances, so that one
 * pointer serves all of them; bytes between them are not copied. SMR_EUNSUPPORTED: beyond 32
 * bits. */
SMR_MUST_USE smr_status smr_wasm_place_make(const smr_codelet *c, const smr_env *e,
					    const nest_recipe *r, uint64_t from,
					    smr_wasm_place *out);
/** Copies the segments that the code reads. */
SMR_MUST_USE smr_status smr_wasm_place_in(const smr_wasm_place *p, const smr_env *e, char *memory);
/** Copies back only the elements that the codelet stored. @p before: for a codelet that stores
 * under a condition, the result's segment before the run; else NULL. */
SMR_MUST_USE smr_status smr_wasm_place_out(const smr_wasm_place *p, const smr_codelet *c,
					   const smr_env *e, const char *memory,
					   const char *before);
#endif
