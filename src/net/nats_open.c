/* Opens libsamara-nats.so. */
#include <pthread.h>

#include "net/nats.h"

smr_status smr_nats_open(const smr_nats_module **out)
{
	static const smr_nats_module *table;
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&lock);
	if (table == NULL) {
		const void *found;

		st = smr_dynlib_open("libsamara-nats.so", "smr_nats_table", sizeof(*table),
				     "apt install libnats-dev libssl-dev; make", &found);
		if (st == SMR_OK)
			table = found;
	}
	*out = table;
	pthread_mutex_unlock(&lock);
	return st;
}
