/* Describes a card as a machine of the cost model, by what the driver tells of it and by figures of
 * its architecture: arithmetic units of a multiprocessor. */
#include "back/gpu/card.h"

#include <stdio.h>

/* FLOP of a multiprocessor in a cycle, an FMA counted as 2. Sources: "Arithmetic instructions" of
 * the CUDA C++ Programming Guide 12 (f32, f64); NVIDIA's white papers of Turing, A100, GA102, Ada
 * and H100 (tensor cores, dense, sums in f32). */
static const struct architecture {
	int sm; /* and later ones before the next row */
	double f32, f64, tf32, f16, bf16, i8;
} architectures[] = {
	{70, 128, 64, 0, 1024, 0, 0},
	{75, 128, 4, 0, 512, 0, 2048},
	{80, 128, 64, 1024, 2048, 2048, 4096},
	{86, 256, 4, 256, 512, 512, 2048},
	{89, 256, 4, 256, 512, 512, 2048},
	{90, 256, 128, 2048, 4096, 4096, 8192},
	{100, 256, 128, 4096, 8192, 8192, 16384},
	{120, 256, 4, 512, 1024, 1024, 2048},
};

static const double LAUNCH_S = 4e-6;   /* usual between two small kernels of a stream */
static const double HOST_BPS = 1.2e10; /* PCIe 3 x16, pageable: the least of today's hosts */
static const double CACHE_FASTER = 2;  /* bandwidth of the L2 over that of memory */

static const struct architecture *find_architecture(int sm)
{
	const struct architecture *a = architectures;

	for (size_t i = 0; i < sizeof(architectures) / sizeof(architectures[0]); i++)
		if (architectures[i].sm <= sm)
			a = &architectures[i];
	return a;
}

static double positive(double x, double otherwise)
{
	return x > 0 ? x : otherwise;
}

static void describe_bandwidth(const smr_gpu_info *i, smr_machine *m)
{
	/* two transfers in a cycle of the memory's clock; the bus in bits */
	double bps = positive(2 * i->memory_clock_hz * i->memory_bus_bits / 8, 1e11);
	const double set[] = {m->cache_bytes / 2, 2 * m->cache_bytes, m->memory_bytes};
	const double by[] = {CACHE_FASTER * bps, bps, bps};

	m->npoints = 3;
	for (size_t k = 0; k < m->npoints; k++) {
		m->set_bytes[k] = set[k];
		m->bw_one[k] = m->bw_all[k] = by[k];
	}
}

/* Another driver may compile other code, and so changes the identity. */
static void name_card(const smr_gpu_info *i, smr_machine *m)
{
	snprintf(m->name, sizeof(m->name), "%.60s", i->name);
	snprintf(m->cpu, sizeof(m->cpu), "%s%.40s, %llu MiB, CUDA %d.%d",
		 i->major == 0 ? SMR_MACHINE_EMULATED : "", i->name,
		 (unsigned long long)(i->memory_bytes >> 20), i->driver / 1000,
		 i->driver % 1000 / 10);
}

void smr_gpu_describe_machine(const smr_gpu_info *i, smr_machine *m)
{
	const struct architecture *a = find_architecture(10 * i->major + i->minor);
	double clock = positive(i->clock_hz, 1e9), all = clock * positive(i->multiprocessors, 1);

	*m = (smr_machine){.kind = SMR_MACHINE_GPU,
			   .cores = i->multiprocessors > 0 ? i->multiprocessors : 1,
			   .clock_hz = clock,
			   .peak_f32 = a->f32 * clock,
			   .peak_f64 = a->f64 * clock,
			   .launch_s = LAUNCH_S,
			   .memory_bytes = positive((double)i->memory_bytes, 1e9),
			   .cache_bytes = positive(i->l2_bytes, 4e6),
			   .host_bps = HOST_BPS};
	name_card(i, m);
	m->matrix[SMR_MATRIX_TF32] = a->tf32 * all;
	m->matrix[SMR_MATRIX_F16] = a->f16 * all;
	m->matrix[SMR_MATRIX_BF16] = a->bf16 * all;
	m->matrix[SMR_MATRIX_I8] = a->i8 * all;
	describe_bandwidth(i, m);
}
