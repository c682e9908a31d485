/** @file Futexes: sleep until a word changes, or spin. */
#ifndef SMR_BASE_THREAD_FUTEX_H
#define SMR_BASE_THREAD_FUTEX_H
#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/** Sleeps while the word is @p seen, or until @p until (smr_now_ns(); INT64_MAX: without limit);
 * may wake spuriously. */
static inline void smr_futex_wait(_Atomic uint32_t *word, uint32_t seen, int64_t until)
{
	struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};

	syscall(SYS_futex, word, FUTEX_WAIT_BITSET_PRIVATE, seen, until == INT64_MAX ? NULL : &at,
		NULL, FUTEX_BITSET_MATCH_ANY);
}

static inline void smr_futex_wake(_Atomic uint32_t *word, int count)
{
	syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

/** Pauses between two reads of a spin loop, so that the writer gets the cache line. */
static inline void smr_pause(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ volatile("yield");
#endif
}
#endif
