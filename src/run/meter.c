/* The counters change every millisecond (Intel SDM 15.10.1), and reading one costs about 10 us, so
 * they are read at most every few milliseconds. In between, the power of the last interval is used.
 */
#include "run/meter.h"

#include <math.h>
#include <pthread.h>

#include "base/alloc.h"
#include "base/thread/clock.h"

static const double SHORTEST = 5e-3; /* seconds between two readings */

struct smr_meter {
	smr_energy *energy;
	pthread_mutex_t lock;
	int64_t at;   /* of the last reading */
	double watts; /* of the last interval; 0: none yet */
};

smr_status smr_meter_open(const char *root, smr_meter **out)
{
	smr_meter *m = smr_calloc(1, sizeof(*m));
	smr_status st;

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a meter");
	pthread_mutex_init(&m->lock, NULL);
	st = smr_energy_open(root, &m->energy);
	if (st == SMR_OK && !smr_energy_measured(m->energy))
		st = smr_fail(SMR_EUNSUPPORTED, "no energy counter can be read");
	if (st != SMR_OK) {
		smr_meter_close(m);
		return st;
	}
	m->at = smr_now_ns();
	*out = m;
	return SMR_OK;
}

void smr_meter_close(smr_meter *m)
{
	if (m == NULL)
		return;
	smr_energy_close(m->energy);
	pthread_mutex_destroy(&m->lock);
	smr_free(m);
}

bool smr_meter_share(smr_meter *m, double seconds, double *joules)
{
	int64_t now = smr_now_ns();
	double interval, watts;

	if (m == NULL || pthread_mutex_trylock(&m->lock) != 0)
		return false;
	interval = smr_seconds(m->at, now);
	if (interval >= fmax(SHORTEST, seconds)) {
		m->watts = smr_energy_lap(m->energy) / interval;
		m->at = now;
	}
	watts = m->watts;
	pthread_mutex_unlock(&m->lock);
	*joules = watts * seconds;
	return watts > 0;
}
