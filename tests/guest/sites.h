/* Many sites: each asks questions of its own. */
#ifndef SITES_H
#define SITES_H
#include "nest.h"

#define SITE(k)                                                                                    \
	static APART void site##k(float *y, const float *x, int n)                                 \
	{                                                                                          \
		for (int r = 0; r < n; r++)                                                        \
			for (int i = 0; i < n; i++)                                                \
				y[r * n + i] = x[r * n + i] * (k + 1) + x[i * n + r] * (k + 2);    \
	}
#define EACH_SITE(f)                                                                               \
	f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)
#define SITE_NAME(k) site##k,
EACH_SITE(SITE)
static void (*const sites[])(float *, const float *, int) = {EACH_SITE(SITE_NAME)};
enum { SITES = sizeof(sites) / sizeof(sites[0]) };

__attribute__((noinline, optnone, unused)) static int site_is_right(const float *y, int k, int n)
{
	for (int r = 0; r < n; r++)
		for (int i = 0; i < n; i++)
			if (y[r * n + i] != left[r * n + i] * (k + 1) + left[i * n + r] * (k + 2))
				return 0;
	return 1;
}
#endif
