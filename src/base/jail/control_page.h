/** @file The memory that host and worker both map: the control page, then the area. Both write to
 * it; the host reads each word once, checks it, and keeps its own copy of all that it relies on. */
#ifndef SMR_BASE_JAIL_CONTROL_PAGE_H
#define SMR_BASE_JAIL_CONTROL_PAGE_H
#include <linux/futex.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum {                /* values of smr_jail_page.state */
       SMR_PAGE_NEW,  /* the worker is not confined yet */
       SMR_PAGE_IDLE, /* ready, before its first call */
       SMR_PAGE_GO,   /* the worker runs: it has a request, an answer, or a larger area */
       SMR_PAGE_DONE, /* the host runs: it has a reply of n bytes, or a status */
       SMR_PAGE_ASK,  /* the worker asks a question: n bytes at ask_at */
       SMR_PAGE_GROW, /* the worker requests an area of n bytes */
       SMR_PAGE_DEAD  /* the host writes it when the process is gone */
};

/* Record of the fault handler. */
typedef struct smr_jail_fault {
	uint32_t sig;
	int32_t syscall; /* the number, or -1 */
	uint64_t address, pc;
} smr_jail_fault;

typedef struct smr_jail_page {
	_Atomic uint32_t state;
	_Atomic uint32_t asleep; /* the worker sleeps until state changes */
	uint32_t op;             /* of a question: the smr_jail_ask() operation */
	int32_t status;          /* of a reply, or of an answer */
	uint64_t n;
	uint64_t size;   /* of the area; the host writes it */
	uint64_t ask_at; /* offset of questions and answers in the area; the host writes it */
	uint64_t peak;   /* maximum of resident bytes */
	smr_jail_fault fault;
	char why[256]; /* reason of a status */
} smr_jail_page;

static inline size_t smr_page_bytes(void)
{
	return (size_t)sysconf(_SC_PAGESIZE);
}

/** Futex operations like those of base/thread/futex.h, but between processes. */
static inline void smr_page_sleep(_Atomic uint32_t *word, uint32_t seen, int64_t until)
{
	struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};

	syscall(SYS_futex, word, FUTEX_WAIT_BITSET, seen, until == INT64_MAX ? NULL : &at, NULL,
		FUTEX_BITSET_MATCH_ANY);
}

static inline void smr_page_wake(_Atomic uint32_t *word)
{
	syscall(SYS_futex, word, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
}
#endif
