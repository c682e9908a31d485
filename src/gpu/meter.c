/* Energy counters of GPUs, through NVML, which is opened at first need and stays open. */
#include "gpu/meter.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/os/confined.h"
#include "base/thread/clock.h"

typedef struct nvmlDevice_st *nvmlDevice;

/* The functions of NVML that are called; 0 is success. */
static struct nvml {
	int (*init)(void);
	const char *(*error)(int result);
	int (*find)(const char *bus, nvmlDevice *out);
	int (*energy)(nvmlDevice d, unsigned long long *millijoules);
	int (*power)(nvmlDevice d, unsigned *milliwatts);
	int (*limit)(nvmlDevice d, unsigned *milliwatts);
	int (*clock)(nvmlDevice d, int which, unsigned *mhz);
} nvml;

enum { CLOCK_SM = 1 /* nvmlClockType_t */ };

static const struct symbol {
	const char *name;
	size_t at;
	bool optional; /* older libraries lack it */
} symbols[] = {
	{"nvmlInit_v2", offsetof(struct nvml, init), false},
	{"nvmlErrorString", offsetof(struct nvml, error), false},
	{"nvmlDeviceGetHandleByPciBusId_v2", offsetof(struct nvml, find), false},
	{"nvmlDeviceGetTotalEnergyConsumption", offsetof(struct nvml, energy), false},
	{"nvmlDeviceGetPowerUsage", offsetof(struct nvml, power), false},
	{"nvmlDeviceGetEnforcedPowerLimit", offsetof(struct nvml, limit), true},
	{"nvmlDeviceGetClockInfo", offsetof(struct nvml, clock), true},
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static smr_status opened; /* the result of the first call, once `tried` */
static bool tried;
static char problem[400];

struct smr_gpu_meter {
	nvmlDevice handle;
	int ordinal;
	bool counts;
	unsigned long long millijoules; /* at the last lap */
	unsigned milliwatts;            /* at the last lap, if the card does not count */
	int64_t at_ns;
};

static smr_status open_nvml(void)
{
	const char *own = getenv("SAMARA_NVML");
	const char *path = own != NULL && *own != '\0' ? own : "libnvidia-ml.so.1";
	void *library;
	int r;

	if (smr_is_confined())
		return smr_fail(SMR_EUNSUPPORTED, "a confined process uses no GPU");
	library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (library == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "no joules of GPUs: %s", dlerror());
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		void *p = dlsym(library, symbols[i].name);

		if (p == NULL && !symbols[i].optional)
			return smr_fail(SMR_EUNSUPPORTED, "no joules of GPUs: %s has no %s", path,
					symbols[i].name);
		memcpy((char *)&nvml + symbols[i].at, &p, sizeof(p));
	}
	r = nvml.init();
	return r == 0 ? SMR_OK
		      : smr_fail(SMR_EUNSUPPORTED, "no joules of GPUs: NVML does not start: %s",
				 nvml.error(r));
}

static smr_status have_nvml(void)
{
	smr_status st;

	pthread_mutex_lock(&lock);
	if (!tried) {
		opened = open_nvml();
		if (opened != SMR_OK)
			snprintf(problem, sizeof(problem), "%s", smr_errmsg());
		tried = true;
	}
	st = opened;
	pthread_mutex_unlock(&lock);
	return st == SMR_OK ? SMR_OK : smr_fail(st, "%s", problem);
}

/* Reads the counter, or the power of a card that has none. */
static int read_card(smr_gpu_meter *m)
{
	m->at_ns = smr_now_ns();
	return m->counts ? nvml.energy(m->handle, &m->millijoules)
			 : nvml.power(m->handle, &m->milliwatts);
}

smr_status smr_gpu_meter_open(const smr_gpu_info *about, smr_gpu_meter **out)
{
	smr_gpu_meter m = {.ordinal = about->ordinal, .counts = true};
	int r;

	SMR_TRY(have_nvml());
	r = nvml.find(about->bus, &m.handle);
	if (r == 0 && read_card(&m) != 0) {
		m.counts = false;
		r = read_card(&m);
	}
	if (r != 0)
		return smr_fail(SMR_EUNSUPPORTED, "GPU %d measures no joules: %s", m.ordinal,
				nvml.error(r));
	*out = smr_malloc(sizeof(m));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's meter");
	**out = m;
	return SMR_OK;
}

void smr_gpu_meter_close(smr_gpu_meter *m)
{
	smr_free(m);
}

bool smr_gpu_meter_counts(const smr_gpu_meter *m)
{
	return m->counts;
}

smr_status smr_gpu_meter_lap(smr_gpu_meter *m, double *joules)
{
	const smr_gpu_meter before = *m;
	int r = read_card(m);

	if (r != 0)
		return smr_fail(SMR_EUNSUPPORTED, "GPU %d measures no joules: %s", m->ordinal,
				nvml.error(r));
	if (m->counts)
		*joules = m->millijoules >= before.millijoules
				  ? (double)(m->millijoules - before.millijoules) * 1e-3
				  : 0; /* the driver was loaded again */
	else
		*joules = ((double)m->milliwatts + (double)before.milliwatts) / 2 * 1e-3 *
			  smr_seconds(before.at_ns, m->at_ns);
	return SMR_OK;
}

double smr_gpu_meter_limit(const smr_gpu_meter *m)
{
	unsigned milliwatts = 0;

	return nvml.limit != NULL && nvml.limit(m->handle, &milliwatts) == 0 ? milliwatts * 1e-3
									     : 0;
}

double smr_gpu_meter_clock(const smr_gpu_meter *m)
{
	unsigned mhz = 0;

	return nvml.clock != NULL && nvml.clock(m->handle, CLOCK_SM, &mhz) == 0 ? mhz * 1e6 : 0;
}
