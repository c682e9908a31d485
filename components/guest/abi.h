/** @file The canonical ABI for guests without a C library: lists come into one buffer. */
#ifndef SAMARA_GUEST_ABI_H
#define SAMARA_GUEST_ABI_H
#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(from, name) __attribute__((import_module(from), import_name(name)))

enum { WORDS = 8192 }; /* of a list; longer ones are cut up by the host */

typedef struct list {
	const uint64_t *at;
	size_t n;
} list;

static uint64_t buffer[WORDS];

/* One list at a time is on its way: nothing is kept across calls. */
EXPORT("cabi_realloc")
void *cabi_realloc(void *old, size_t had, size_t align, size_t n)
{
	(void)old;
	(void)align;
	if (had != 0 || n > sizeof(buffer))
		__builtin_trap();
	return buffer;
}
#endif
