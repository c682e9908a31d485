/* No C library, no start-up code, no thread-local storage: fs is 0. */
#include "nest.h"

static float c[LARGE * LARGE];

void *memset(void *to, int byte, unsigned long n);
__attribute__((optnone, noinline)) void *memset(void *to, int byte, unsigned long n)
{
	for (unsigned long i = 0; i < n; i++)
		((char *)to)[i] = (char)byte;
	return to;
}

__attribute__((optnone, noinline)) static long call(long n, long a, long b, long c3)
{
	long r;

	/* in bytes: the word would make the program a quiet one (docs/reference/guest.md) */
	__asm__ volatile(".byte 0x0f, 0x05"
			 : "=a"(r)
			 : "0"(n), "D"(a), "S"(b), "d"(c3)
			 : "rcx", "r11", "memory");
	return r;
}

__attribute__((force_align_arg_pointer, used)) void _start(void)
{
	int bad = 0;
	char text[] = "bad 0\n";

	fill();
	for (int r = 0; r < 12; r++)
		multiply(c, left, right, SMALL);
	bad += !is_product(c, SMALL);
	multiply(c, left, right, LARGE);
	bad += !is_product(c, LARGE);
	text[4] = (char)('0' + bad);
	call(1, 1, (long)text, 6);
	call(231, bad, 0, 0);
}
