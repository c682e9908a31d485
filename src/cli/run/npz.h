/** @file NumPy's .npz archives: named arrays in a zip file. */
#ifndef SMR_CLI_RUN_NPZ_H
#define SMR_CLI_RUN_NPZ_H
#include <stdbool.h>

#include "base/status.h"
#include "samara/model.h"

typedef struct smr_npz_array {
	char *name;    /* without ".npy" */
	smr_ndarray a; /* its data and dtype are of this entry */
	size_t bytes;  /* of the data */
} smr_npz_array;

typedef struct smr_npz {
	smr_npz_array *arrays;
	size_t n;
} smr_npz;

/** All arrays of a file. SMR_EPARSE, SMR_EUNSUPPORTED: the file and the array in it are named. */
SMR_MUST_USE smr_status smr_npz_read(const char *path, smr_npz *out);
/** A single .npy, as an archive of one array without a name; free it in any case. */
SMR_MUST_USE smr_status smr_npz_read_one(const char *path, smr_npz *out);
void smr_npz_free(smr_npz *z);
const smr_npz_array *smr_npz_find(const smr_npz *z, const char *name);
/** Writes a new file, or none at all. Arrays of dtype bf16 and f8 become u16 and u8, their bits. */
SMR_MUST_USE smr_status smr_npz_write(const char *path, const smr_npz *z);

/** How the elements of an .npy lie. */
typedef struct smr_npy_form {
	bool fortran; /* the first dimension fastest */
	size_t swap;  /* bytes of the numbers whose highest byte comes first; 0: none do */
} smr_npy_form;
/** One array of .npy bytes; the data stay where and as they are. @p what is for messages. */
SMR_MUST_USE smr_status smr_npy_read(const char *what, const void *bytes, size_t n,
				     smr_ndarray *out, const void **data, size_t *ndata,
				     smr_npy_form *form);
/** Brings @p n bytes of elements into our form: in @p data, or in @p data's place new memory. */
SMR_MUST_USE smr_status smr_npy_settle(const smr_ndarray *a, const smr_npy_form *form, void **data,
				       size_t n);
/** The header of .npy; smr_free(). */
SMR_MUST_USE smr_status smr_npy_header(const smr_ndarray *a, char **out, size_t *n);
#endif
