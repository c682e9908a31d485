/** @file Chunk sizes of self-scheduled loops: the number of tasks that a thread takes at once.
 *
 * Each thread owns an equal, contiguous range of the tasks, so that neighbours in memory stay on
 * one core from job to job. It takes chunks of its range, of a size that the scheme gives. An idle
 * thread steals half of the rest of another thread's range. */
#ifndef SMR_BASE_THREAD_SCHEDULE_H
#define SMR_BASE_THREAD_SCHEDULE_H
#include <stdbool.h>
#include <stdint.h>

typedef enum smr_scheme {
	SMR_SCHEME_STATIC, /* all */
	SMR_SCHEME_SS,     /* one: self-scheduling */
	SMR_SCHEME_GSS,    /* guided: Polychronopoulos and Kuck, IEEE TC 36(12), 1987 */
	SMR_SCHEME_TSS,    /* trapezoid: Tzen and Ni, IEEE TPDS 4(1), 1993 */
	SMR_SCHEME_FAC2,   /* factoring: Hummel, Schonberg and Flynn, CACM 35(8), 1992 */
	SMR_SCHEME_TFSS,   /* half of guided */
	SMR_SCHEME_MFSC,   /* fixed size: Kruskal and Weiss, IEEE TSE 11(10), 1985, as DAPHNE has it
			    */
	SMR_SCHEME_PSS,    /* two thirds of guided */
	SMR_SCHEMES
} smr_scheme;

/** Finds a scheme by name: "static", "ss", "gss" ...; false: there is none. */
bool smr_scheme_find(const char *name, smr_scheme *out);
/** Returns the number of tasks to take in step @p step, from 0, of which @p left of @p n are left,
 * for @p threads threads: at least 1, at most @p left (0 if none is left). */
uint32_t smr_scheme_take(smr_scheme s, uint32_t n, uint32_t threads, uint32_t left, uint32_t step);
#endif
