/** @file Code image of one site, which the runtime inside a compiled program maps and runs.
 *
 * The helper process writes an image; the runtime (src/rt/guest) maps it read-only and executable.
 * An image holds the hash of the site's flow text (so that an image of another flow is never used),
 * the text, the data to bind a question's numbers, and one specialization for each set of symbol
 * values.
 *
 * All positions are byte offsets from the start of the image, multiples of 8; 0 means "none". Code
 * is position independent and has no relocations and no writable data. It calls functions of the C
 * library that the program's loops call, by addresses that the runtime passes: the last of the
 * `nvalues` values points to SMR_SITE_CALL_COUNT of them (samara/site.h). Numbers have the
 * machine's byte order: an image never leaves the machine (its name has the CPU's identity).
 *
 * Writer and reader must have the same format version; an image of another version is not
 * opened. */
#ifndef SMR_RT_ABI_IMAGE_H
#define SMR_RT_ABI_IMAGE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "back/cpu/codegen/object/recipe.h"
#include "ir/graph/disjoint.h"
#include "ir/graph/range_extent.h"

#define SMR_GUEST_IMAGE_MAGIC UINT64_C(0x31676d6973656775) /* "ugesimg1" */

enum {
	SMR_GUEST_IMAGE_VERSION = 5,
	SMR_GUEST_IMAGE_MOST = 16 << 20,      /* greatest size of an image in bytes */
	SMR_GUEST_IMAGE_SPECIALIZATIONS = 64, /* greatest number per site */
	SMR_GUEST_IMAGE_SURE = 2 /* programs that must measure code before slightly slower loops
				  * replace it */
};

typedef uint32_t smr_guest_image_at; /* an offset in bytes */

/** A polynomial, `n` words at `at`: for each term its coefficient, the number of its symbols, and
 * the symbols. */
typedef struct smr_guest_image_poly {
	smr_guest_image_at at;
	uint32_t n;
} smr_guest_image_poly;

/** A table of row pointers (T **), see smr_rows. */
typedef struct smr_guest_image_rows {
	uint32_t table, base, pitch;
	uint32_t sure; /* 0 if a condition may keep the program's loops from reading the table */
	smr_guest_image_poly first, count;
} smr_guest_image_rows;

/** An index that must not wrap, see smr_wrap. */
typedef struct smr_guest_image_wrap {
	smr_guest_image_poly start;
	smr_guest_image_at step, extent; /* smr_guest_image_poly[nloops] each */
	uint32_t nloops, pad;
	int64_t lo, hi;
} smr_guest_image_wrap;

typedef struct smr_guest_image_constant {
	uint32_t value, pad; /* number of the value */
	uint64_t bits;
} smr_guest_image_constant;

/** A list of T at an offset. */
typedef struct smr_guest_image_list {
	smr_guest_image_at at;
	uint32_t n;
} smr_guest_image_list;

typedef struct smr_guest_image_span {
	uint32_t base, align;
	int64_t lo, hi;     /* [base + lo, base + hi) */
	uint32_t open, pad; /* 1: the end depends on memory; `pieces` bound it where a clash needs
			     * it */
} smr_guest_image_span;

/** Two spans that must not share a byte, unless the condition of one of the gaps holds. */
typedef struct smr_guest_image_clash {
	uint32_t a, b, ngaps, pad;
	smr_gap gaps[SMR_MAX_GAPS];
} smr_guest_image_clash;

typedef struct smr_guest_image_copy {
	uint32_t to, from; /* values */
} smr_guest_image_copy;

/** One codelet for one set of sizes. */
typedef struct smr_guest_image_step {
	smr_guest_image_at recipe; /* nest_recipe */
	smr_guest_image_at
		stages; /* uint32_t[recipe.nstages]: offsets of the functions (nest_fn) */
	smr_guest_image_list
		copies; /* smr_guest_image_copy: results of the nests that the codelet replaces */
	uint64_t temp_bytes;       /* total of all NEST_TEMP operands */
	uint64_t row_bytes;        /* of one task's rows; 0 if none */
	uint64_t cycles;           /* predicted, for one thread */
	smr_guest_image_at ranges; /* smr_ranges: iterations assumed to be SMR_RANGE_ABOUT; 0 if
				    * none */
	uint32_t pad;
} smr_guest_image_step;

typedef enum smr_guest_image_verdict {
	SMR_GUEST_IMAGE_LOOPS, /* run the program's loops, for the reason in `why` */
	SMR_GUEST_IMAGE_CODE
} smr_guest_image_verdict;

/** Elements for which code calls functions, compared with the program's loops. */
typedef enum smr_guest_image_calls {
	SMR_GUEST_IMAGE_CALLS_ALL,  /* for all elements of a nest */
	SMR_GUEST_IMAGE_CALLS_MORE, /* also for elements that must not be read: with zeros */
	SMR_GUEST_IMAGE_CALLS_SOME  /* not for all elements for which the program may call them */
} smr_guest_image_calls;

/** The flow for one set of symbol values, after rebasing. */
typedef struct smr_guest_image_specialization {
	smr_guest_image_at sym; /* int64_t[nsyms] */
	uint32_t verdict;
	smr_guest_image_list spans, clashes, steps;
	smr_guest_image_list pieces; /* smr_range_extent: the reads of open spans that a clash
				      * depends on */
	uint64_t loops_ns;           /* least reported time of the program's loops; 0 if unknown */
	uint64_t code_ns;      /* least reported time of the code, or the helper's measurement until
				* then; 0 if unknown */
	uint64_t predicted_ns; /* predicted time of the code */
	char why[96];          /* reason of SMR_GUEST_IMAGE_LOOPS */
	uint64_t called;       /* bit set of the functions that code calls, by number */
	uint32_t told;         /* programs that reported code_ns, at most SMR_GUEST_IMAGE_SURE */
	uint32_t unsure;       /* 1: the lengths of loops depend on memory, so that each call
				* predicts its own time */
	uint32_t calls;        /* an smr_guest_image_calls */
	uint32_t repeatable;   /* 1: no base is both read and written, so that the loops may run
				* again after the code if no spans overlap */
} smr_guest_image_specialization;

typedef struct smr_guest_image {
	uint64_t magic;
	uint32_t version, head;          /* sizeof(smr_guest_image) */
	uint64_t size;                   /* size of the image in bytes */
	uint64_t sum;                    /* smr_guest_image_sum() */
	uint64_t serial;                 /* increases with each image of the site */
	uint64_t ticks_per_s;            /* rate of the time stamp counter */
	uint64_t hash;                   /* hash of the flow's text (smr_site.hash) */
	smr_guest_image_list text;       /* the flow's text, as bytes */
	uint32_t nsyms, nbases, nvalues; /* counts of the flow; nvalues: plus one */
	uint32_t pad;
	smr_guest_image_list
		skipped; /* uint8_t[nbases]: 1 if set from a table of rows, not an argument */
	smr_guest_image_list scalars;   /* uint32_t: value numbers in the order of the question's
					 * numbers */
	smr_guest_image_list constants; /* smr_guest_image_constant */
	smr_guest_image_list results;   /* uint32_t: value numbers in the order of the result
					 * slots */
	smr_guest_image_list rows;      /* smr_guest_image_rows */
	smr_guest_image_list
		wraps; /* smr_guest_image_wrap, checked before rebasing; empty if nothing moves */
	smr_guest_image_list moving; /* uint32_t: symbols that rebasing sets to 0 */
	smr_guest_image_list shifts; /* smr_guest_image_poly[nbases], or empty */
	smr_guest_image_list specializations;
} smr_guest_image;

/** Computes the checksum of everything after the field `sum` of an image of @p n bytes, 8 bytes at
 * a time: it detects damage, not an attack. */
static inline uint64_t smr_guest_image_sum(const smr_guest_image *m, uint64_t n)
{
	const uint64_t skipped = offsetof(smr_guest_image, serial);
	const uint64_t *w = (const void *)((const char *)m + skipped);
	uint64_t a = UINT64_C(0x9e3779b97f4a7c15), b = n - skipped;

	for (uint64_t i = 0; i < (n - skipped) / 8; i++) {
		a = (a ^ w[i]) * UINT64_C(0xff51afd7ed558ccd);
		b = (b + a) ^ (a >> 29);
	}
	return a ^ b;
}

/** Whether the @p n bytes of a file are an undamaged image of this version. */
static inline bool smr_guest_image_is_whole(const smr_guest_image *m, uint64_t n)
{
	return n >= sizeof(*m) && n <= SMR_GUEST_IMAGE_MOST && n % 8 == 0 &&
	       m->magic == SMR_GUEST_IMAGE_MAGIC && m->version == SMR_GUEST_IMAGE_VERSION &&
	       m->head == sizeof(*m) && m->size == n && m->sum == smr_guest_image_sum(m, n);
}

/** Returns the specialization for these symbol values, or NULL. */
static inline const smr_guest_image_specialization *smr_guest_image_lookup(const smr_guest_image *m,
									   const int64_t *sym)
{
	const smr_guest_image_specialization *all =
		(const void *)((const char *)m + m->specializations.at);

	for (uint32_t i = 0; i < m->specializations.n; i++) {
		const int64_t *own = (const void *)((const char *)m + all[i].sym);
		uint32_t k = 0;

		while (k < m->nsyms && own[k] == sym[k])
			k++;
		if (k == m->nsyms)
			return &all[i];
	}
	return NULL;
}
#endif
