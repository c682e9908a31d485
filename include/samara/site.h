/** @file What a compiled program and the runtime agree on (no need to include this by hand). */
#ifndef SAMARA_SITE_H
#define SAMARA_SITE_H
#include <samara/status.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/** One site of a program: a guard before loops that were lifted. Lies in section `smr_sites`. */
typedef struct smr_site {
	uint32_t state;   /* read before each entry: 0: never ask again; 1: ask; more: ask if the
			     loops have that many points. The runtime raises it, or makes it 0 */
	uint32_t id;      /* number in its translation unit */
	const char *text; /* frame "SMRFLOW2", or "SMRFLOW1": the flow's graph as text, in section
			     `smr_text` */
	const char *code; /* frame "SMRBCODE": bitcode of loops that were not lifted, in section
			     `smr_code`; NULL: they were */
	void *prepared;   /* the runtime's own */
	uint64_t loops; /* what the original loops were compiled for, as a hash: they can tell when
			   they end. 0: they cannot */
	uint32_t nsyms; /* symbols of the flow: the first of the question's numbers */
	uint32_t flags; /* of smr_site_flag */
} smr_site;

/** What smr_site_enter() answers. */
typedef enum smr_site_answer {
	SMR_SITE_LOOPS, /* the original loops must run */
	SMR_SITE_DONE,  /* results are written */
	SMR_SITE_TELL   /* the original loops must run, and smr_site_left() be called behind them;
			 * only where the record's `loops` is not 0 */
} smr_site_answer;

typedef enum smr_site_flag {
	SMR_SITE_POINTS = 1,  /* the number in front of the symbols tells how many points the loops
			       * have, 2^31 for each nest at most */
	SMR_SITE_FAST = 2,    /* some arithmetic is that of -ffast-math: the compiler chose what the
			       * loops compute, and code has other digits. It runs only where the
			       * user allows any (SAMARA_FP=fast) */
	SMR_SITE_FLUSHED = 4, /* all arithmetic is: code may run where subnormal numbers are
			       * flushed to 0 */
} smr_site_flag;

/** A frame: 8 letters of tag, length of the payload, 64-bit FNV-1a hash of the payload, payload,
 * zeros up to a multiple of 8. Frames "SMRNOTE1" tell of loops not taken: lines `file:line
 * function: reason`. The payloads of "SMRFLOW2" and "SMRNOTE2" are such texts, packed. */
typedef struct smr_frame {
	char tag[8];
	uint64_t length, hash;
} smr_frame;

/** Runs the site's flow if that is right and pays. @p record is the address of the smr_site; @p
 * nums holds the flow's symbols, then its scalars (bits), then room for its results; the base
 * pointers follow in their order. Returns an smr_site_answer. */
SMR_API int smr_site_enter(uint64_t record, int64_t *nums, ...);
/** The original loops have run, in this thread. */
SMR_API void smr_site_left(uint64_t record);

#ifdef __cplusplus
}
#endif
#endif
