/** @file Splits: how an array lies on several devices. Every device has the whole array, or one of
 * its equal parts; several devices may have the same part. */
#ifndef SMR_PJRT_SPLIT_H
#define SMR_PJRT_SPLIT_H
#include "front/stablehlo/import/stablehlo.h"
#include "pjrt/buffer.h"

typedef struct pjrt_split {
	bool all;                          /* every device has the whole array */
	int64_t parts[SMR_ARRAY_MAX_RANK]; /* of each dimension */
	uint32_t *part;                    /* device d has number part[d * rank + dimension] */
	uint32_t addends; /* above 1: a part is the sum of those of so many devices */
	uint32_t *addend; /* by device */
} pjrt_split;

/** Takes a split; what is not known is whole. @p what names the array in messages.
 * SMR_EUNSUPPORTED: parts of several sizes, or a mesh of other devices. */
SMR_MUST_USE smr_status pjrt_split_read(const smr_stablehlo_split *from, const pjrt_shape *whole,
					uint32_t ndevices, const char *what, uint32_t number,
					pjrt_split *out);
void pjrt_split_free(pjrt_split *s);
/** Gets the shape of a part. */
void pjrt_split_shape(const pjrt_split *s, const pjrt_shape *whole, pjrt_shape *out);
/** Copies the part of @p device into the whole array (@p join), or out of it. */
void pjrt_split_copy(const pjrt_split *s, const pjrt_shape *whole, uint32_t device, char *array,
		     char *part, bool join);
/** Appends an OpSharding. */
void pjrt_split_put(smr_str *to, const pjrt_split *s, uint32_t rank, uint32_t ndevices);

/** Fills the unknown splits of results in @p face, which @p code had when it was loaded for @p
 * ndevices, by propagating the shardings that it states. A program for which that fails has whole
 * results. */
SMR_MUST_USE smr_status pjrt_split_infer(const char *code, size_t n, uint32_t ndevices,
					 smr_stablehlo_face *face);

#endif
