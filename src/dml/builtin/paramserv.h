/** @file A parameter server for paramserv(): mini-batches, workers, and how their gradients meet
 * (internal to dml/). */
#ifndef SMR_DML_BUILTIN_PARAMSERV_H
#define SMR_DML_BUILTIN_PARAMSERV_H
#include "dml/interp.h"

/** ASP: each push updates the model at once. BSP: all workers push, then the model is updated. SBP:
 * as BSP, without the pushes of the backup workers. */
typedef enum dml_update { DML_ASP, DML_BSP, DML_SBP } dml_update;

typedef struct dml_training {
	script *s;
	smr_dml_at at;
	dml_lvalue gradients, aggregate;            /* upd, agg */
	const dml_value *features, *labels, *hyper; /* hyper NOTHING: none */
	dml_update update;
	bool average;                 /* workers push models, whose mean is the next one */
	int64_t epochs, batch, pause; /* rows in a batch; batches between pushes */
	int64_t workers, backups;
	const int64_t *rows;   /* by worker, one after another */
	const int64_t *starts; /* of worker k in `rows`; workers + 1 of them */
} dml_training;

/** Trains *@p model, a list, which it replaces. The workers take turns in one thread, so that the
 * result is the same each time. */
SMR_MUST_USE smr_status dml_train(const dml_training *t, dml_value *model);
#endif
