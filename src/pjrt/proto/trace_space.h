/** @file A trace in memory: texts by number, and events by thread. */
#ifndef SMR_PJRT_TRACE_SPACE_H
#define SMR_PJRT_TRACE_SPACE_H
#include "base/data/table.h"
#include "base/data/vec.h"
#include "base/str.h"

/** A text and its number, from 1 on. */
typedef struct pjrt_trace_text {
	uint32_t number;
	char *text;
	UT_hash_handle hh;
} pjrt_trace_text;

typedef enum pjrt_trace_kind {
	PJRT_TRACE_PROGRAM,
	PJRT_TRACE_OP,
	PJRT_TRACE_KINDS
} pjrt_trace_kind;

typedef struct pjrt_trace_event {
	pjrt_trace_kind kind;
	uint32_t thread;            /* from 0 on, in the order of their first event */
	uint32_t name, types, impl; /* texts; 0: none */
	uint32_t file, line;        /* 0: unknown */
	int64_t from_ns, to_ns;     /* of smr_now_ns() */
} pjrt_trace_event;

/** Stretches of time in which a trace recorded begin at `start_ns` of smr_now_ns(), which is
 * `wall_ns` of the wall clock. */
typedef struct pjrt_trace_space {
	pjrt_trace_text *texts; /* table */
	SMR_VEC(pjrt_trace_event) events;
	uint32_t threads;
	uint64_t lost; /* events for which there was no room */
	int64_t start_ns, wall_ns;
} pjrt_trace_space;

/** Returns the number of a text; 0: no memory, or NULL. */
uint32_t pjrt_trace_number(pjrt_trace_space *s, const char *text);
/** Appends the message XSpace. */
void pjrt_trace_space_put(const pjrt_trace_space *s, smr_str *to);
void pjrt_trace_space_free(pjrt_trace_space *s);

#endif
