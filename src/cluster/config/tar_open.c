/* Opens libsamara-tar.so. */
#include <pthread.h>

#include "cluster/tar/tar.h"

smr_status smr_tar_open(const smr_tar_module **out)
{
	static const smr_tar_module *table;
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&lock);
	if (table == NULL) {
		const void *found;

		st = smr_dynlib_open("libsamara-tar.so", "smr_tar_table", sizeof(*table),
				     "apt install libarchive-dev; make", &found);
		if (st == SMR_OK)
			table = found;
	}
	*out = table;
	pthread_mutex_unlock(&lock);
	return st;
}
