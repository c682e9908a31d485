/* Identifies this host. */
#include "cost/machine/host.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/data/hash.h"
#include "base/fs.h"
#include "base/thread/usable_cpus.h"

void smr_host_cpu(char *out, size_t n)
{
	FILE *f = fopen("/proc/cpuinfo", "re");
	char line[256];

	out[0] = '\0';
	while (f != NULL && fgets(line, sizeof(line), f) != NULL) {
		char *colon = strchr(line, ':');

		if (strncmp(line, "model name", 10) != 0 || colon == NULL)
			continue;
		line[strcspn(line, "\n")] = '\0';
		snprintf(out, n, "%s", colon + 1 + strspn(colon + 1, " "));
		break;
	}
	if (f != NULL)
		fclose(f);
}

double smr_host_memory(void)
{
	return (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
}

double smr_host_cache(void)
{
	double last = 0, kb;

	for (int i = 0; i < 6; i++) {
		char path[80];
		FILE *f;

		snprintf(path, sizeof(path), "/sys/devices/system/cpu/cpu0/cache/index%d/size", i);
		f = fopen(path, "re");
		if (f != NULL && fscanf(f, "%lfK", &kb) == 1 && kb * 1024 > last)
			last = kb * 1024;
		if (f != NULL)
			fclose(f);
	}
	return last;
}

const char *smr_host_kind(void)
{
#if defined(__x86_64__)
	__builtin_cpu_init();
	if (__builtin_cpu_supports("avx512f"))
		return "x86-64-v4";
	return __builtin_cpu_supports("avx2") ? "x86-64-v3" : "x86-64";
#else
	return "aarch64";
#endif
}

/* A tile instruction multiplies 16 x 32 with 32 x 16 numbers and takes 16 cycles (Intel's manual of
 * optimisation, AMX). */
double smr_host_bf16_units(void)
{
#if defined(__x86_64__)
	return __builtin_cpu_supports("amx-bf16") ? 2.0 * 16 * 32 * 16 / 16 : 0;
#else
	return 0;
#endif
}

smr_status smr_host_file(char **out)
{
	char cpu[128], name[32];

	smr_host_cpu(cpu, sizeof(cpu));
	snprintf(name, sizeof(name), "machine-%016llx.json",
		 (unsigned long long)smr_hash64(cpu, strlen(cpu), (uint64_t)smr_usable_cpus()));
	return smr_cache_file(NULL, name, out);
}
