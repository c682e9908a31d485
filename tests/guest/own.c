/* A program with C functions of its own: only the program calls them, and no loop does. */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"

int printf(const char *format, ...);
static long calls;
static char pool[1 << 20];
static size_t used;
static float c[LARGE * LARGE];

/* Loops that are lifted, too: they must not be entered again by a question. */
void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	unsigned char *p = to;
	const unsigned char *q = from;

	calls++;
	for (size_t i = 0; i < n; i++)
		p[i] = q[i];
	return to;
}

void *memset(void *to, int byte, size_t n)
{
	unsigned char *p = to;

	calls++;
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)byte;
	return to;
}

void *malloc(size_t n)
{
	void *p = pool + used;

	calls++;
	used += (n + 63) / 64 * 64;
	return p;
}

void free(void *p)
{
	(void)p;
	calls++;
}

void *calloc(size_t n, size_t size)
{
	return malloc(n * size);
}

void *realloc(void *p, size_t n)
{
	(void)p;
	return malloc(n);
}

#define FAILS(type, name, ...)                                                                     \
	type name(__VA_ARGS__)                                                                     \
	{                                                                                          \
		calls++;                                                                           \
		return (type)-1;                                                                   \
	}
FAILS(long, read, int fd, void *to, size_t n)
FAILS(int, open, const char *path, int flags, ...)
FAILS(int, openat, int folder, const char *path, int flags, ...)
FAILS(int, close, int fd)
FAILS(int, access, const char *path, int mode)
FAILS(int, socket, int domain, int type, int protocol)
FAILS(int, connect, int fd, const void *to, unsigned n)
FAILS(long, sendmsg, int fd, const void *message, int flags)
FAILS(void *, mmap, void *at, size_t n, int access, int flags, int fd, long offset)
FAILS(int, munmap, void *at, size_t n)
FAILS(int, mprotect, void *at, size_t n, int access)
FAILS(int, madvise, void *at, size_t n, int advice)
FAILS(int, poll, void *fds, unsigned long n, int ms)
FAILS(int, fork, void)
FAILS(int, clone, int (*fn)(void *), void *stack, int flags, void *arg, ...)
FAILS(int, prctl, int option, ...)
FAILS(int, sigaction, int signal, const void *action, void *old)
FAILS(int, sigprocmask, int how, const void *set, void *old)
FAILS(int, sched_getaffinity, int pid, size_t n, void *set)
FAILS(int, pthread_mutex_lock, void *mutex)
FAILS(int, pthread_create, void *thread, const void *how, void *(*fn)(void *), void *arg)
FAILS(int, pthread_once, void *once, void (*fn)(void))
FAILS(char *, getenv, const char *name)
FAILS(int, clock_gettime, int clock, void *to)

int main(void)
{
	static unsigned char from[1 << 18], to[1 << 18];
	long before;
	size_t heap;
	int bad = 0;

	fill();
	before = calls;
	heap = used;
	for (int r = 0; r < 12; r++)
		multiply(c, left, right, SMALL);
	multiply(c, left, right, LARGE);
	bad += !is_product(c, LARGE);
	for (size_t i = 0; i < sizeof(from); i++)
		from[i] = (unsigned char)i;
	before = calls - before;
	heap = used - heap;
	for (int r = 0; r < 300; r++)
		memcpy(to, from, sizeof(from) - (size_t)(r % 3));
	for (int r = 0; r < 300; r++)
		memset(from, r, sizeof(from));
	bad += to[1000] != (unsigned char)1000 || from[77] != (unsigned char)299;
	printf("calls %ld heap %zu bad %d; own calls %ld\n", before, heap, bad, calls - before);
	return 0;
}
