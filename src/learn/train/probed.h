/** @file Kernels that were measured on a machine, as a correction of its predictions: what `samara
 * machine calibrate --probes` keeps and predictions ask. */
#ifndef SMR_LEARN_TRAIN_PROBED_H
#define SMR_LEARN_TRAIN_PROBED_H
#include "cost/model/cost.h"
#include "learn/train/samples.h"

/** Ending of the file of a machine's measured kernels: NAME.probes.csv. */
#define SMR_PROBED_FILE "probes.csv"

typedef struct smr_probed smr_probed;

/** Kernels of one class and one type of factors. Shares, not percent; predictions of a kernel by
 * the others. */
typedef struct smr_probed_group {
	const char *klass, *multiplies; /* multiplies: "f32", "tf32" ...; NULL: no products */
	bool batched;                   /* several products at once */
	size_t n;
	double before, after; /* mean |predicted / measured - 1| */
} smr_probed_group;

void smr_probed_free(smr_probed *p); /* NULL is fine */
/** Sets c->probes and c->probed_by. */
void smr_probed_use(const smr_probed *p, smr_cost *c);
/** Kernels in all. */
size_t smr_probed_count(const smr_probed *p);
/** Describes the group @p i; false: there are no more. */
bool smr_probed_group_at(const smr_probed *p, size_t i, smr_probed_group *out);

/** Writes the kernels of @p s that are of @p m to the first of the user's folders of machines, in
 * the place of earlier ones; the caller frees *@p path. SMR_EUNSUPPORTED: @p m is a CPU, which has
 * a history. */
SMR_MUST_USE smr_status smr_probed_keep(const smr_samples *s, const smr_machine *m, char **path);
/** Learns from the kernels that were kept for a machine. *@p out is NULL if there are none.
 * @p trained: the model whose predictions are corrected, NULL: the formula's; it must outlive *@p
 * out, @p m is copied. SMR_EINVAL: the file has no kernel of that machine; SMR_EPARSE: it is
 * malformed. Free *@p out with smr_probed_free(). */
SMR_MUST_USE smr_status smr_probed_load(const smr_machine *m, const struct smr_trained *trained,
					smr_probed **out);
#endif
