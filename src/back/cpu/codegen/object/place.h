/** @file A codelet's windows in another memory (of a sandbox, of a GPU): their layout, and copying
 * in and back. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_PLACE_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_PLACE_H
#include "back/cpu/codegen/object/recipe.h"
#include "pass/codelet/codelet.h"

enum { NEST_PLACE_INPUTS = 2 * NEST_MAX_OPERANDS };

/** A range [lo, lo + n) of bytes from a base pointer of the caller, and its place. */
typedef struct nest_place_segment {
	uint32_t base;
	int64_t lo;
	uint64_t n;
	bool read;   /* the code reads it */
	uint64_t at; /* address in the other memory */
} nest_place_segment;

/** The part of memory that one nest of the codelet stores to. */
typedef struct nest_place_result {
	const smr_node *nest;
	int segment; /* that contains it */
	bool masked; /* a condition decides which elements are stored */
} nest_place_result;

typedef struct nest_place {
	int n, nresults;
	nest_place_segment segment[NEST_PLACE_INPUTS + NEST_MAX_MORE + 1];
	nest_place_result result[NEST_MAX_MORE + 1];
	uint64_t pointer[NEST_MAX_OPERANDS]; /* base pointers passed to the code */
	uint64_t end;                        /* end of the last segment */
} nest_place;

/** Lays out windows from address @p from on. Windows of one base keep their distances, so that one
 * pointer serves all of them; bytes between them are not copied. SMR_EUNSUPPORTED: they do not end
 * before address @p most, or the codelet stores through index arrays. */
SMR_MUST_USE smr_status nest_place_make(const smr_codelet *c, const smr_env *e,
					const nest_recipe *r, uint64_t from, uint64_t most,
					nest_place *out);
/** Copies the segments that the code reads. */
SMR_MUST_USE smr_status nest_place_in(const nest_place *p, const smr_env *e, char *memory);
/** Returns whether result number @p k stores each byte of its segment. */
bool nest_place_fills(const nest_place *p, int k, const smr_codelet *c, const smr_env *e);
/** Copies back only the elements that the codelet stored as its result number @p k. @p now: that
 * result's segment after the run; @p before: for a masked result, the same before the run; else
 * NULL. */
SMR_MUST_USE smr_status nest_place_out(const nest_place *p, int k, const smr_codelet *c,
				       const smr_env *e, const char *now, const char *before);
#endif
