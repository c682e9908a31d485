/* A thread locale with a decimal point. */
#include "base/data/c_locale.h"

#include <pthread.h>

static locale_t c_locale; /* NULL: no memory, the program's locale stays */

static void make_c_locale(void)
{
	c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

locale_t smr_c_locale_enter(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, make_c_locale);
	return uselocale(c_locale);
}

void smr_c_locale_leave(locale_t before)
{
	uselocale(before);
}
