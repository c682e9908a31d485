/** @file The ABI between compiled programs and the runtime; the compiler plug-in emits it. */
#ifndef SAMARA_SITE_H
#define SAMARA_SITE_H
#include <samara/status.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/** A site: the guard in front of loops that were lifted. Section `smr_sites` holds these records.
 * Distances are in bytes from the field itself, so that sites need no relocations. */
typedef struct smr_site {
	uint32_t state;  /* read before each entry: 0: do not call the runtime; 1: call it; n: call
			    it if the loops have n points or more. The runtime raises it or sets
			    it to 0 */
	int32_t texts;   /* distance of a frame in section `smr_text`: "SMRTEXT2", or "SMRFLOW1" */
	uint64_t hash;   /* 64-bit FNV-1a hash of the flow's text */
	void *prepared;  /* the runtime's own */
	int32_t loops;   /* hash of the target of the original loops, which then can call
			    smr_site_left(); 0: they cannot. With SMR_SITE_CODE: distance of a frame
			    "SMRBCODE" in section `smr_code`, the bitcode of loops not lifted. With
			    SMR_SITE_CALLS: distance of a list of smr_site_call; the number of its
			    first entry is the hash */
	uint16_t number; /* of the flow in its frame, from 0 */
	uint8_t nsyms;   /* symbols of the flow: the first entries of `nums` */
	uint8_t flags;   /* of smr_site_flag */
} smr_site;

/** The answer of smr_site_enter(). */
typedef enum smr_site_answer {
	SMR_SITE_LOOPS, /* the original loops must run */
	SMR_SITE_DONE,  /* results are written */
	SMR_SITE_TELL /* the original loops must run, and smr_site_left() must be called after them;
			 only if the record's `loops` is not 0 */
} smr_site_answer;

typedef enum smr_site_flag {
	SMR_SITE_POINTS =
		1, /* nums[-1] is the number of points of the loops, at most 2^31 per nest */
	SMR_SITE_FAST = 2, /* some arithmetic is -ffast-math: replacement code gives other bits than
			      the loops, so it runs only with SAMARA_FP=fast */
	SMR_SITE_FLUSHED =
		4, /* all arithmetic is -ffast-math: code may flush subnormal numbers to 0 */
	SMR_SITE_CODE = 8,   /* loops that were not lifted; the site has their bitcode */
	SMR_SITE_CALLS = 16, /* the loops call functions of the C library */
	SMR_SITE_ERRNO = 32, /* ... which may set errno */
	SMR_SITE_ONE_ERRNO =
		64, /* ... to one value only, and each is called in every iteration of its loop */
	SMR_SITE_SLOW = 128 /* a point takes about a nanosecond: it depends on the previous point or
			       calls a function */
} smr_site_flag;

/** Functions that code may call, by their names for double. Part of the ABI: never move or remove
 * an entry. Columns: name, arguments, errno (smr_site_error). */
/* clang-format off: a table */
#define SMR_SITE_FUNCTIONS(X) \
	X(exp, 1, RANGE)      \
	X(exp2, 1, RANGE)     \
	X(expm1, 1, RANGE)    \
	X(log, 1, BOTH)       \
	X(log2, 1, BOTH)      \
	X(log10, 1, BOTH)     \
	X(log1p, 1, BOTH)     \
	X(sin, 1, BOTH)       \
	X(cos, 1, DOMAIN)     \
	X(tan, 1, BOTH)       \
	X(tanh, 1, RANGE)     \
	X(erf, 1, RANGE)      \
	X(pow, 2, BOTH)       \
	X(atan2, 2, RANGE)    \
	X(hypot, 2, RANGE)    \
	X(fmod, 2, BOTH)
/* clang-format on */

typedef enum smr_site_error {
	SMR_SITE_ERROR_DOMAIN = 1, /* EDOM */
	SMR_SITE_ERROR_RANGE = 2,  /* ERANGE */
	SMR_SITE_ERROR_BOTH = 3
} smr_site_error;

typedef enum smr_site_function {
#define X(name, nargs, error) SMR_SITE_FUNCTION_##name,
	SMR_SITE_FUNCTIONS(X)
#undef X
		SMR_SITE_FUNCTION_COUNT
} smr_site_function;

enum {
	SMR_SITE_CALL_COUNT = 2 * SMR_SITE_FUNCTION_COUNT,
	SMR_SITE_CALL_ERRNO = 254, /* number of int *__errno_location(void) */
	SMR_SITE_CALL_END = 255    /* number that ends the list */
};

/** A function that the loops call. The address is NULL if no library defines it. */
typedef struct smr_site_call {
	uint64_t number; /* 2 * smr_site_function, plus 1 for double; or as above */
	const void *at;
} smr_site_call;

/** A frame: 8 bytes of tag, length of the payload, 64-bit FNV-1a hash of the payload, the payload,
 * zeros up to a multiple of 8. "SMRFLOW1" holds the text of a flow. "SMRNOTE1" holds a line
 * `file:line function: reason` for each loop that was not lifted. "SMRTEXT2" holds texts of both
 * kinds, compressed. */
typedef struct smr_frame {
	char tag[8];
	uint64_t length, hash;
} smr_frame;

static inline const char *smr_site_texts(const smr_site *s)
{
	return (const char *)&s->texts + s->texts;
}

/** The functions that the loops call; NULL: none. */
static inline const smr_site_call *smr_site_calls(const smr_site *s)
{
	const void *list = (const char *)&s->loops + s->loops;

	return (s->flags & SMR_SITE_CALLS) != 0 ? (const smr_site_call *)list + 1
						: (const smr_site_call *)0;
}

/** Hash of the target of the original loops; 0: they cannot call smr_site_left(). */
static inline uint32_t smr_site_loops(const smr_site *s)
{
	if ((s->flags & SMR_SITE_CODE) != 0)
		return 0;
	return (s->flags & SMR_SITE_CALLS) != 0 ? (uint32_t)smr_site_calls(s)[-1].number
						: (uint32_t)s->loops;
}

/** The bitcode of the loops; NULL: the loops were lifted. */
static inline const char *smr_site_code(const smr_site *s)
{
	return (s->flags & SMR_SITE_CODE) != 0 ? (const char *)&s->loops + s->loops : (char *)0;
}

/** Runs the flow of a site if the guards hold and a gain is predicted. @p record is the address of
 * the smr_site; @p nums holds the symbols of the flow, its scalars (bits) and space for its
 * results. The base pointers follow in their order. Returns an smr_site_answer. */
SMR_API int smr_site_enter(uint64_t record, int64_t *nums, ...);
/** Reports that the original loops have finished in this thread; gives the runtime their time. */
SMR_API void smr_site_left(uint64_t record);

#ifdef __cplusplus
}
#endif
#endif
