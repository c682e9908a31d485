#include "base/os/safe_read.h"

#include "base/os/confined.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22 /* Linux 5.14 */
#endif

/* Probes an address: the kernel reads the set of signals before it checks the operation, which is
 * invalid. */
static bool is_readable(uintptr_t at)
{
	enum { NO_SUCH_WAY = 99, SET = 8 };

	return syscall(SYS_rt_sigprocmask, NO_SUCH_WAY, at / SET * SET, NULL, SET) < 0 &&
	       errno != EFAULT;
}

/* Copies by probing pages: a confined process may not call process_vm_readv(), not even on
 * itself. */
static ssize_t copy_confined(void *to, const void *from, size_t n)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), good = 0;
	uintptr_t at = (uintptr_t)from;

	while (good < n && is_readable(at + good))
		good += page - (at + good) % page;
	if (good > n)
		good = n;
	if (good == 0) {
		errno = EFAULT;
		return -1;
	}
	memcpy(to, from, good);
	return (ssize_t)good;
}

/* Copies in the kernel, which reports an unmapped address; a plain load would end the program. */
static ssize_t copy_or_fault(void *to, const void *from, size_t n)
{
	if (smr_is_confined())
		return copy_confined(to, from, n);

	struct iovec here = {.iov_base = to, .iov_len = n};
	struct iovec there = {.iov_base = (void *)(uintptr_t)from, .iov_len = n};

	return process_vm_readv(getpid(), &here, 1, &there, 1, 0);
}

/* Populates the pages, so that this thread can copy: twice as fast as a copy by the kernel. If
 * another thread unmaps them in between, the program's own loops would have failed as well. */
static bool populate_pages(const void *from, size_t n, size_t page)
{
	enum { WORTH_IT = 64 << 10 };
	uintptr_t lo = (uintptr_t)from / page * page;
	uintptr_t hi = ((uintptr_t)from + n + page - 1) / page * page;

	return n >= WORTH_IT && madvise((void *)lo, hi - lo, MADV_POPULATE_READ) == 0;
}

bool smr_safe_read_all(void *to, const void *from, size_t n)
{
	return n == 0 || copy_or_fault(to, from, n) == (ssize_t)n;
}

smr_status smr_safe_read(void *to, const void *from, size_t n)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), done = 0;

	if (populate_pages(from, n, page)) {
		memcpy(to, from, n);
		return SMR_OK;
	}
	while (done < n) {
		uintptr_t at = (uintptr_t)from + done;
		size_t left = n - done, to_next = page - at % page;
		ssize_t got = copy_or_fault((char *)to + done, (const void *)at, left);

		if (got > 0) {
			done += (size_t)got;
			continue;
		}
		if (got < 0 && errno != EFAULT)
			return smr_fail(SMR_EUNSUPPORTED, "cannot copy a window: %s",
					strerror(errno));
		if (to_next > left)
			to_next = left;
		if (copy_or_fault((char *)to + done, (const void *)at, to_next) != (ssize_t)to_next)
			memset((char *)to + done, 0, to_next);
		done += to_next;
	}
	return SMR_OK;
}
