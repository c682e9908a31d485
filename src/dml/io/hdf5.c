/* Constants and types are those of libhdf5's public headers, the same since 1.10. */
#include "dml/io/hdf5.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/str.h"
#include "dml/io/stored.h"

typedef int64_t hid;
typedef unsigned long long hsize;

enum { ACC_RDONLY = 0, ACC_TRUNC = 2, BY_NAME = 0, INCREASING = 0, INTEGERS = 0, FLOATS = 1 };

/* name, result, parameters */
#define FUNCTIONS(X)                                                                            \
	X(H5get_libversion, int, (unsigned *major, unsigned *minor, unsigned *release))         \
	X(H5open, int, (void))                                                                  \
	X(H5Eset_auto2, int, (hid stack, void *fn, void *data))                                 \
	X(H5Fopen, hid, (const char *path, unsigned flags, hid access))                         \
	X(H5Fcreate, hid, (const char *path, unsigned flags, hid create, hid access))           \
	X(H5Fclose, int, (hid file))                                                            \
	X(H5Lget_name_by_idx, ssize_t,                                                          \
	  (hid of, const char *group, int by, int order, hsize i, char *name, size_t n, hid a)) \
	X(H5Dopen2, hid, (hid of, const char *name, hid access))                                \
	X(H5Dcreate2, hid,                                                                      \
	  (hid of, const char *name, hid type, hid space, hid link, hid create, hid access))    \
	X(H5Dget_space, hid, (hid dataset))                                                     \
	X(H5Dget_type, hid, (hid dataset))                                                      \
	X(H5Dread, int, (hid dataset, hid type, hid to, hid from, hid how, void *data))         \
	X(H5Dwrite, int, (hid dataset, hid type, hid from, hid to, hid how, const void *data))  \
	X(H5Dclose, int, (hid dataset))                                                         \
	X(H5Screate_simple, hid, (int rank, const hsize *dims, const hsize *most))              \
	X(H5Sget_simple_extent_ndims, int, (hid space))                                         \
	X(H5Sget_simple_extent_dims, int, (hid space, hsize * dims, hsize * most))              \
	X(H5Sclose, int, (hid space))                                                           \
	X(H5Tget_class, int, (hid type))                                                        \
	X(H5Tclose, int, (hid type))

#define MEMBER(name, result, params) result(*name) params;
static struct hdf5 {
	FUNCTIONS(MEMBER)
	hid double_here, double_le; /* types: of memory, of files */
} h5;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- the library ----------------------------------------------------------------------------- */

static void *open_any(void)
{
	static const char *const names[] = {"libhdf5.so.320",        "libhdf5.so.310",
					    "libhdf5_serial.so.310", "libhdf5.so.200",
					    "libhdf5.so.103",        "libhdf5_serial.so.103"};
	void *lib = NULL;

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]) && lib == NULL; i++)
		lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
	return lib;
}

#define FIND(name, result, params)              \
	*(void **)&h5.name = dlsym(lib, #name); \
	found &= h5.name != NULL;

static smr_status find_functions(void *lib)
{
	unsigned version[3] = {0};
	bool found = true;
	const hid *types[2];

	FUNCTIONS(FIND)
	if (!found || h5.H5get_libversion(&version[0], &version[1], &version[2]) < 0 ||
	    version[0] * 1000 + version[1] < 1010 || h5.H5open() < 0)
		return smr_fail(SMR_EUNSUPPORTED, "libhdf5 %u.%u is older than 1.10", version[0],
				version[1]);
	types[0] = dlsym(lib, "H5T_NATIVE_DOUBLE_g"); /* H5open() has set them */
	types[1] = dlsym(lib, "H5T_IEEE_F64LE_g");
	if (types[0] == NULL || types[1] == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "libhdf5 has no types");
	h5.double_here = *types[0];
	h5.double_le = *types[1];
	(void)h5.H5Eset_auto2(0, NULL, NULL); /* prints nothing */
	return SMR_OK;
}

/* Opens the library once; it stays open. */
static smr_status open_library(void)
{
	static void *lib;
	smr_status st;

	if (lib != NULL)
		return SMR_OK;
	lib = open_any();
	if (lib == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "HDF5 needs libhdf5 1.10 or newer (Debian: "
						  "apt install libhdf5-103-1)");
	st = find_functions(lib);
	if (st != SMR_OK) {
		dlclose(lib);
		lib = NULL;
	}
	return st;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Gets the name of the only member of the root group. */
static smr_status only_name(const char *path, hid file, char *name, size_t n)
{
	char other[2];

	if (h5.H5Lget_name_by_idx(file, ".", BY_NAME, INCREASING, 0, name, n, 0) <= 0)
		return smr_fail(SMR_EINVAL, "%s: there is no dataset", path);
	if (h5.H5Lget_name_by_idx(file, ".", BY_NAME, INCREASING, 1, other, sizeof(other), 0) > 0)
		return smr_fail(SMR_EINVAL,
				"%s: there is more than one dataset: dataset=\"%s\" reads the "
				"first",
				path, name);
	return SMR_OK;
}

static smr_status sizes_of(const char *path, const char *name, hid dataset, hsize dims[2])
{
	hid space = h5.H5Dget_space(dataset), type = h5.H5Dget_type(dataset);
	int rank = h5.H5Sget_simple_extent_ndims(space), kind = h5.H5Tget_class(type);
	smr_status st = SMR_OK;

	dims[0] = dims[1] = 1;
	if (kind != INTEGERS && kind != FLOATS)
		st = smr_fail(SMR_EINVAL, "%s: the dataset %s is not of numbers", path, name);
	else if (rank != 1 && rank != 2)
		st = smr_fail(SMR_EINVAL, "%s: the dataset %s has %d dimensions, not 1 or 2", path,
			      name, rank);
	else if (h5.H5Sget_simple_extent_dims(space, dims, NULL) < 0 ||
		 dims[0] > INT32_MAX * 64ull || dims[1] > INT32_MAX)
		st = smr_fail(SMR_EINVAL, "%s: the sizes of the dataset %s", path, name);
	(void)h5.H5Sclose(space);
	(void)h5.H5Tclose(type);
	return st;
}

static smr_status read_dataset(const char *path, const char *name, hid dataset,
			       smr_status (*fits)(void *ctx, double bytes), void *ctx,
			       dml_matrix **out)
{
	hsize dims[2];
	dml_matrix *m;

	SMR_TRY(sizes_of(path, name, dataset, dims));
	SMR_TRY(fits(ctx, (double)dims[0] * (double)dims[1] * sizeof(double)));
	m = dml_matrix_new((int64_t)dims[0], (int64_t)dims[1]);
	if (m == NULL)
		return SMR_ENOMEM;
	if (dims[0] * dims[1] > 0 && h5.H5Dread(dataset, h5.double_here, 0, 0, 0, m->data) < 0) {
		dml_matrix_drop(m);
		return smr_fail(SMR_EINVAL, "%s: the dataset %s cannot be read", path, name);
	}
	*out = m;
	return SMR_OK;
}

static smr_status read_locked(const char *path, const char *name,
			      smr_status (*fits)(void *ctx, double bytes), void *ctx,
			      dml_matrix **out)
{
	hid file, dataset;
	char only[256];
	smr_status st = SMR_OK;

	SMR_TRY(open_library());
	if (access(path, F_OK) != 0)
		return smr_fail(SMR_ENOTFOUND, "%s: %s", path, strerror(errno));
	file = h5.H5Fopen(path, ACC_RDONLY, 0);
	if (file < 0)
		return smr_fail(SMR_EINVAL, "%s: this is no HDF5 file", path);
	if (*name == '\0') {
		st = only_name(path, file, only, sizeof(only));
		name = only;
	}
	dataset = st == SMR_OK ? h5.H5Dopen2(file, name, 0) : -1;
	if (st == SMR_OK && dataset < 0)
		st = smr_fail(SMR_EINVAL, "%s: there is no dataset %s", path, name);
	if (st == SMR_OK)
		st = read_dataset(path, name, dataset, fits, ctx, out);
	if (dataset >= 0)
		(void)h5.H5Dclose(dataset);
	(void)h5.H5Fclose(file);
	return st;
}

smr_status dml_hdf5_read(const char *path, const char *name,
			 smr_status (*fits)(void *ctx, double bytes), void *ctx, dml_matrix **out)
{
	smr_status st;

	pthread_mutex_lock(&lock);
	st = read_locked(path, name, fits, ctx, out);
	pthread_mutex_unlock(&lock);
	return st;
}

/* ---- writing --------------------------------------------------------------------------------- */

static bool put_dataset(const char *path, const char *name, const dml_matrix *m)
{
	const hsize dims[2] = {(hsize)m->rows, (hsize)m->cols};
	hid file = h5.H5Fcreate(path, ACC_TRUNC, 0, 0);
	hid space = file >= 0 ? h5.H5Screate_simple(2, dims, NULL) : -1;
	hid set = space >= 0 ? h5.H5Dcreate2(file, name, h5.double_le, space, 0, 0, 0) : -1;
	bool good = set >= 0 && (m->rows * m->cols == 0 ||
				 h5.H5Dwrite(set, h5.double_here, 0, 0, 0, m->data) >= 0);

	if (set >= 0)
		good &= h5.H5Dclose(set) >= 0;
	if (space >= 0)
		(void)h5.H5Sclose(space);
	if (file >= 0)
		good &= h5.H5Fclose(file) >= 0;
	return good;
}

static smr_status write_locked(const char *path, const char *made, const char *name,
			       const dml_matrix *m)
{
	SMR_TRY(open_library());
	if (!put_dataset(made, name, m)) {
		(void)unlink(made);
		return smr_fail(SMR_EIO, "cannot write %s with the dataset %s", path, name);
	}
	dml_mtd_remove(path);
	if (rename(made, path) == 0)
		return SMR_OK;
	(void)unlink(made);
	return smr_fail(SMR_EIO, "cannot write %s: %s", path, strerror(errno));
}

smr_status dml_hdf5_write(const char *path, const char *name, const dml_matrix *m)
{
	smr_str made = {0};
	smr_status st;

	if (*name == '\0')
		return smr_fail(SMR_EINVAL, "write(): a dataset has a name");
	smr_str_printf(&made, "%s.%ld.part", path, (long)getpid());
	SMR_TRY(smr_str_status(&made, "a name"));
	pthread_mutex_lock(&lock);
	st = write_locked(path, smr_str_text(&made), name, m);
	pthread_mutex_unlock(&lock);
	smr_str_free(&made);
	return st;
}
