#include "back/webgpu/adapter.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* Usual figures. */
static const struct {
	const char *type;
	int processors, threads; /* of a processor, at the same time */
	double f32, bps, host_bps, launch_s;
} usual[] = {
	{"discrete", 40, 1536, 1e13, 4e11, 1e10, 3e-5},
	{"integrated", 12, 1024, 1e12, 6e10, 2e10, 4e-5},
	{"software", 4, 64, 4e9, 4e9, 4e9, 1e-4},
	{"unknown", 12, 1024, 1e12, 6e10, 1e10, 4e-5},
};

static size_t row_of(const smr_webgpu_info *i)
{
	size_t k = 0, last = sizeof(usual) / sizeof(usual[0]) - 1;

	while (k < last && strcmp(usual[k].type, i->type) != 0)
		k++;
	return k;
}

smr_status smr_webgpu_target_open(smr_webgpu_device **out, smr_wgsl_target *t)
{
	const smr_webgpu_info *i;
	size_t row;

	SMR_TRY(smr_webgpu_open(out));
	i = smr_webgpu_about(*out);
	row = row_of(i);
	*t = (smr_wgsl_target){.f64 = i->f64,
			       .i64 = i->i64,
			       .threads = i->threads,
			       .shared = i->shared,
			       .groups = i->groups,
			       .buffers = i->buffers,
			       .processors = usual[row].processors,
			       .running = (int64_t)usual[row].processors * usual[row].threads};
	return SMR_OK;
}

static void describe_machine(const smr_webgpu_info *i, smr_machine *m)
{
	size_t row = row_of(i);
	double bps = usual[row].bps;
	const double set[] = {2e6, 8e6, (double)i->memory}, by[] = {2 * bps, bps, bps};

	*m = (smr_machine){.kind = SMR_MACHINE_GPU,
			   .cores = usual[row].processors,
			   .clock_hz = 1e9,
			   .peak_f32 = usual[row].f32 / usual[row].processors,
			   .peak_f64 = usual[row].f32 / usual[row].processors / 32,
			   .launch_s = usual[row].launch_s,
			   .memory_bytes = (double)i->memory,
			   .cache_bytes = 4e6,
			   .host_bps = usual[row].host_bps,
			   .npoints = 3};
	snprintf(m->name, sizeof(m->name), "%.60s", i->name);
	for (size_t k = 0; k < m->npoints; k++) {
		m->set_bytes[k] = set[k];
		m->bw_one[k] = m->bw_all[k] = by[k];
	}
}

static struct {
	pthread_once_t once;
	bool there;
	smr_machine machine;
} self = {.once = PTHREAD_ONCE_INIT};

static void describe_once(void)
{
	smr_webgpu_device *d;

	self.there = smr_webgpu_open(&d) == SMR_OK;
	if (self.there)
		describe_machine(smr_webgpu_about(d), &self.machine);
}

const smr_machine *smr_webgpu_machine(void)
{
	pthread_once(&self.once, describe_once);
	return self.there ? &self.machine : NULL;
}
