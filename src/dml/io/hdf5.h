/** @file Matrices in HDF5 files, by the library libhdf5, which is opened at run time (internal to
 * dml/). Calls are serialized: the library is not made for threads. */
#ifndef SMR_DML_IO_HDF5_H
#define SMR_DML_IO_HDF5_H
#include "dml/value.h"

/** Reads the dataset @p name of numbers, of one dimension (a column) or two; "": the only one of
 * the root group. @p fits checks memory. SMR_EUNSUPPORTED: there is no libhdf5; SMR_ENOTFOUND:
 * there is no such file; SMR_EINVAL: no such dataset, or another kind of file. */
SMR_MUST_USE smr_status dml_hdf5_read(const char *path, const char *name,
				      smr_status (*fits)(void *ctx, double bytes), void *ctx,
				      dml_matrix **out);
/** Writes a matrix with dense elements as SystemDS does: one dataset @p name of doubles. The file
 * replaces an existing one when it is complete. */
SMR_MUST_USE smr_status dml_hdf5_write(const char *path, const char *name, const dml_matrix *m);
#endif
