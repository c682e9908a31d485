/* NVML without a card: MOCK_NVML=counter (1.5 J more at each reading), power (100 W), none. */
#include <stdlib.h>
#include <string.h>

#define API __attribute__((visibility("default")))

enum { NOT_SUPPORTED = 3, NOT_FOUND = 6, DRIVER_NOT_LOADED = 9 };

API int nvmlInit_v2(void);
API const char *nvmlErrorString(int result);
API int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **out);
API int nvmlDeviceGetTotalEnergyConsumption(void *d, unsigned long long *millijoules);
API int nvmlDeviceGetPowerUsage(void *d, unsigned *milliwatts);
API int nvmlDeviceGetEnforcedPowerLimit(void *d, unsigned *milliwatts);
API int nvmlDeviceGetClockInfo(void *d, int which, unsigned *mhz);

static int measures(const char *what)
{
	const char *mode = getenv("MOCK_NVML");

	return mode != NULL && strcmp(mode, what) == 0;
}

int nvmlInit_v2(void)
{
	return measures("unloaded") ? DRIVER_NOT_LOADED : 0;
}

const char *nvmlErrorString(int result)
{
	return result == NOT_SUPPORTED       ? "Not Supported"
	       : result == DRIVER_NOT_LOADED ? "Driver Not Loaded"
					     : "Not Found";
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **out)
{
	static int card;

	*out = &card;
	return strcmp(bus, "0000:01:00.0") == 0 ? 0 : NOT_FOUND;
}

int nvmlDeviceGetTotalEnergyConsumption(void *d, unsigned long long *millijoules)
{
	static unsigned long long sum = 1ull << 40;

	sum += 1500;
	*millijoules = sum;
	return measures("counter") ? 0 : NOT_SUPPORTED;
}

int nvmlDeviceGetPowerUsage(void *d, unsigned *milliwatts)
{
	*milliwatts = 100000;
	return measures("power") ? 0 : NOT_SUPPORTED;
}

int nvmlDeviceGetEnforcedPowerLimit(void *d, unsigned *milliwatts)
{
	*milliwatts = 250000;
	return 0;
}

int nvmlDeviceGetClockInfo(void *d, int which, unsigned *mhz)
{
	*mhz = which == 1 ? 1200 : 900;
	return 0;
}
