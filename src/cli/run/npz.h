/** @file NumPy's .npz archives: named arrays in a zip file. */
#ifndef SMR_CLI_RUN_NPZ_H
#define SMR_CLI_RUN_NPZ_H
#include <stdbool.h>

#include "base/status.h"
#include "samara/model.h"

typedef struct smr_npz_array {
	char *name;    /* without ".npy" */
	smr_ndarray a; /* its data and dtype are owned by this entry */
	size_t bytes;  /* of the data */
} smr_npz_array;

typedef struct smr_npz {
	smr_npz_array *arrays;
	size_t n;
} smr_npz;

/** Reads all arrays of a file. SMR_EPARSE, SMR_EUNSUPPORTED: the message names the file and the
 * array. */
SMR_MUST_USE smr_status smr_npz_read(const char *path, smr_npz *out);
/** Reads a single .npy as an archive of one array without a name; free it in any case. */
SMR_MUST_USE smr_status smr_npz_read_one(const char *path, smr_npz *out);
void smr_npz_free(smr_npz *z);
const smr_npz_array *smr_npz_find(const smr_npz *z, const char *name);
/** Writes a new file, or none on failure. Arrays of dtype bf16 and f8 become u16 and u8 with the
 * same bits. */
SMR_MUST_USE smr_status smr_npz_write(const char *path, const smr_npz *z);

/** Layout of the elements of an .npy. */
typedef struct smr_npy_form {
	bool fortran; /* the first dimension fastest */
	size_t swap;  /* size of the big-endian numbers to swap; 0: none */
} smr_npy_form;
/** Reads one array of .npy bytes; its data are neither moved nor changed. @p what is for
 * messages. */
SMR_MUST_USE smr_status smr_npy_read(const char *what, const void *bytes, size_t n,
				     smr_ndarray *out, const void **data, size_t *ndata,
				     smr_npy_form *form);
/** Converts @p n bytes of elements to our layout: in place in @p data, or in new memory that
 * replaces it. */
SMR_MUST_USE smr_status smr_npy_settle(const smr_ndarray *a, const smr_npy_form *form, void **data,
				       size_t n);
/** Makes the header of an .npy; smr_free(). */
SMR_MUST_USE smr_status smr_npy_header(const smr_ndarray *a, char **out, size_t *n);
#endif
