/** @file Structs of Apache Arrow's C data interface, as its specification has them: tables of other
 * libraries as inputs of scripts, and frames of scripts for other libraries.
 *
 * Each struct that was filled in is released once, by its `release`, unless it was moved. */
#ifndef SAMARA_ARROW_H
#define SAMARA_ARROW_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema { /* a type */
	const char *format, *name, *metadata;
	int64_t flags, n_children;
	struct ArrowSchema **children, *dictionary;
	void (*release)(struct ArrowSchema *schema);
	void *private_data;
};

struct ArrowArray { /* values of a type */
	int64_t length, null_count, offset, n_buffers, n_children;
	const void **buffers;
	struct ArrowArray **children, *dictionary;
	void (*release)(struct ArrowArray *array);
	void *private_data;
};
#endif

#ifdef __cplusplus
}
#endif
#endif
