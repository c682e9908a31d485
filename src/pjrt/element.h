/** @file Element types: codes of the interface, names in programs, arrays of Samara. */
#ifndef SMR_PJRT_ELEMENT_H
#define SMR_PJRT_ELEMENT_H
#include <stdint.h>

typedef struct pjrt_element {
	uint32_t type;     /* code of the interface */
	const char *name;  /* as MLIR writes it */
	const char *dtype; /* of smr_ndarray */
	uint32_t bytes;    /* of an element in memory; 0: a token */
	int32_t low_bits;  /* of an integer that has fewer than its byte; negative: it is signed */
} pjrt_element;

enum { PJRT_PRED = 1, PJRT_TOKEN = 23 };

/** Finds a type by its code, or by its name; NULL: not supported. */
const pjrt_element *pjrt_element_of(uint32_t type);
const pjrt_element *pjrt_element_named(const char *name);

#endif
