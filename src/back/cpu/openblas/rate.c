/* Measures OpenBLAS on this machine, for comparisons of versions. */
#include "back/cpu/openblas/openblas.h"
#include "base/alloc.h"
#include "base/status.h"
#include "base/thread/clock.h"

enum { ROUNDS = 5, SIDE = 384, ROW_MAJOR = 101, NO_TRANS = 111 };

static double product_rate(const smr_cblas *b, bool twice, void *memory)
{
	double best = 0, *d = memory;
	float *s = memory;
	int all = SIDE * SIDE;

	for (int i = 0; i <= ROUNDS; i++) { /* the first one allocates memory */
		int64_t from = smr_thread_ns();

		if (twice)
			b->dgemm(ROW_MAJOR, NO_TRANS, NO_TRANS, SIDE, SIDE, SIDE, 1, d, SIDE,
				 d + all, SIDE, 0, d + 2 * all, SIDE);
		else
			b->sgemm(ROW_MAJOR, NO_TRANS, NO_TRANS, SIDE, SIDE, SIDE, 1, s, SIDE,
				 s + all, SIDE, 0, s + 2 * all, SIDE);
		double took = smr_seconds(from, smr_thread_ns());

		if (i > 0 && took > 0 && (best == 0 || took < best))
			best = took;
	}
	return best > 0 ? 2.0 * SIDE * SIDE * SIDE / best : 0;
}

smr_status smr_cblas_measure(const smr_cblas *b, smr_cblas_rates *out)
{
	double *memory = smr_calloc((size_t)3 * SIDE * SIDE, sizeof(*memory));

	if (memory == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to measure OpenBLAS");
	int solo = smr_product_solo_enter();

	out->f32 = product_rate(b, false, memory);
	out->f64 = product_rate(b, true, memory);
	smr_product_solo_leave(solo);
	smr_free(memory);
	return SMR_OK;
}
