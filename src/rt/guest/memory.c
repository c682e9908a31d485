/* Functions that a compiler may call for copies and zeros. The names stay inside the runtime's
 * object (tools/guest-object), so that they neither replace the program's nor are visible to it. */
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);

void *memcpy(void *to, const void *from, size_t n)
{
	void *d = to;

	__asm__ volatile("rep movsb" : "+D"(d), "+S"(from), "+c"(n) : : "memory");
	return to;
}

void *memset(void *to, int byte, size_t n)
{
	void *d = to;

	__asm__ volatile("rep stosb" : "+D"(d), "+c"(n) : "a"(byte) : "memory");
	return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const volatile unsigned char *p = a, *q = b;

	for (size_t i = 0; i < n; i++)
		if (p[i] != q[i])
			return p[i] < q[i] ? -1 : 1;
	return 0;
}
