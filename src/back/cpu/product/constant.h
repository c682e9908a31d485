/** @file Copies of constant operands in a library's layout, made at their first use.
 *
 * An operand is constant if smr_env.constant has a number for its base. All copies of the process
 * together take an eighth of the machine's memory at most. A table is for one thread at a time. */
#ifndef SMR_BACK_CPU_PRODUCT_CONSTANT_H
#define SMR_BACK_CPU_PRODUCT_CONSTANT_H
#include "back/cpu/product/product.h"

typedef struct smr_constant_copy {
	struct smr_constant_copy *next;
	uint64_t number; /* of the contents: smr_env.constant */
	const void *of;  /* the operand's address */
	size_t bytes;
	void *at; /* aligned to 64 bytes; NULL: there is no room, or the library cannot use it */
} smr_constant_copy;

/*Zero: empty. */
typedef struct smr_constant_copies {
	smr_constant_copy *first;
} smr_constant_copies;

/** Returns the number of an operand's contents; 0: they may change. */
uint64_t smr_constant_number(const smr_operand *o, const smr_env *e);
/** Finds the copy of the operand at address @p of; NULL: there is none yet. */
smr_constant_copy *smr_constant_find(const smr_constant_copies *c, uint64_t number, const void *of);
/** Adds a copy, whose elements are not set; its `at` is NULL if there is no room. NULL: no memory
 * even for the entry. */
smr_constant_copy *smr_constant_add(smr_constant_copies *c, uint64_t number, const void *of,
				    size_t bytes);
/** Gives up a copy's memory. */
void smr_constant_discard(smr_constant_copy *copy);
void smr_constant_free(smr_constant_copies *c);
#endif
