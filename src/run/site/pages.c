/* Huge pages for results (Documentation/admin-guide/mm/transhuge: "madvise").
 *
 * Not in a guest that reports its free pages to the host (Documentation/mm/free_page_reporting): it
 * reports whole huge pages, and the host gives them back 4 kB at a time. Measured there, 105 MB
 * first touched after some idle seconds: 60 ms by small pages, 260 ms by huge ones. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>

#include "run/run.h"

static const int64_t HUGE =
	2 << 20; /* bytes of a huge page on x86-64 and on aarch64 with 4 kB pages */

static bool huge_pages_are_lent;

static void detect_page_reporting(void)
{
	FILE *f = fopen("/sys/module/page_reporting/parameters/page_reporting_order", "re");
	unsigned order;

	/* no device: the file does not exist, or holds the largest number */
	huge_pages_are_lent = f != NULL && fscanf(f, "%u", &order) == 1 && order < 32;
	if (f != NULL)
		fclose(f);
}

void smr_advise_pages(const smr_specialization *s, void *const *base)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	for (size_t i = 0; i < s->nspans; i++) {
		const smr_span *p = &s->spans[i];
		uintptr_t lo = (uintptr_t)base[p->base] + (uintptr_t)p->lo;
		uintptr_t hi = (uintptr_t)base[p->base] + (uintptr_t)p->hi;

		if (!p->written || p->hi - p->lo < 2 * HUGE)
			continue;
		pthread_once(&once, detect_page_reporting);
		if (huge_pages_are_lent)
			return;
		/* only whole huge pages inside the window: the memory beside it is the program's */
		lo = (lo + (uintptr_t)HUGE - 1) & ~((uintptr_t)HUGE - 1);
		hi &= ~((uintptr_t)HUGE - 1);
		if (lo < hi)
			(void)madvise((void *)lo, hi - lo, MADV_HUGEPAGE);
	}
}
