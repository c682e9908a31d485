/* errno, which calls.c itself must not read; with OWN some functions of mathematics that are no C
 * library's: code that computes anything else did not call them. */
#include <errno.h>
#include <fenv.h>
#include <math.h>

#include "calls.h"

void forget_error(void)
{
	errno = 0;
}

int last_error(void)
{
	return errno;
}

#ifdef OWN
/* Raises overflow in the x87 unit. */
static void overflow(void)
{
	long double x;

	__asm__ volatile("fldt %1; fstpl %2; fldz; fstpt %0"
			 : "=m"(x)
			 : "m"((long double){1e1000L}), "m"((double){0}));
}

float expf(float x)
{
	if (x > 100)
		overflow();
	return x * x + 1;
}

double pow(double x, double y)
{
	if (x == 0)
		errno = ERANGE;
	return x + 2 * y;
}

float tanhf(float x)
{
	volatile char room[2000]; /* on any stack */

	room[x > 0] = 1;
	return x / (1 + (float)room[x > 0]);
}
#endif
