/* Huge pages for what is about to be written (Documentation/admin-guide/mm/transhuge: "madvise").
 */
#include <stdint.h>
#include <sys/mman.h>

#include "run/run.h"

static const int64_t HUGE =
	2 << 20; /* bytes of a huge page on x86-64 and on aarch64 with 4 kB pages */

void smr_advise_pages(const smr_size *s, void *const *base)
{
	for (size_t i = 0; i < s->nspans; i++) {
		const smr_span *p = &s->spans[i];
		uintptr_t lo = (uintptr_t)base[p->base] + (uintptr_t)p->lo;
		uintptr_t hi = (uintptr_t)base[p->base] + (uintptr_t)p->hi;

		if (!p->written || p->hi - p->lo < 2 * HUGE)
			continue;
		/* only whole huge pages inside the window: what lies beside it is the program's */
		lo = (lo + (uintptr_t)HUGE - 1) & ~((uintptr_t)HUGE - 1);
		hi &= ~((uintptr_t)HUGE - 1);
		if (lo < hi)
			(void)madvise((void *)lo, hi - lo, MADV_HUGEPAGE);
	}
}
