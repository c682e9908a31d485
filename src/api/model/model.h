/** @file The struct smr_model (internal to api/). */
#ifndef SMR_API_MODEL_MODEL_H
#define SMR_API_MODEL_MODEL_H
#include <pthread.h>

#include "api/api.h"
#include "base/data/digest.h"
#include "front/stablehlo/import/stablehlo.h"
#include "pass/passes.h"
#include "run/exec/executable.h"
#include "run/kernel/flow_cache.h"
#include "run/tune/tune.h"

/** Executables of one model: each is in one run at a time, so several callers need several. */
struct smr_model_images {
	pthread_mutex_t lock;
	pthread_cond_t freed;
	smr_executable **all; /* room for `most` */
	smr_executable **idle;
	uint32_t n, nidle, most;
	uint32_t waits;    /* runs that had to wait since the last one was made */
	uint32_t patience; /* so many wait before another one is made */
};

struct smr_model {
	smr_ctx *ctx;
	smr_runner runner;            /* a copy of the context's, with this model's limits */
	const smr_machine *target;    /* machine that ops are fused for; NULL: this machine */
	const smr_strategy *strategy; /* partitioning over devices; NULL: the program's own
					 shardings */
	smr_strategy said;            /* ... if the parameters give it */
	smr_load_stage stage;         /* the stage reached */
	bool apart;                   /* as in smr_load_options */
	bool divided; /* it is partitioned, and its arrays are those of each device */
	bool anew; /* its strategy recomputes values instead of keeping them (pass/remat/remat.h) */
	smr_stablehlo_face face; /* arguments and results; all sizes are numbers once loaded */
	smr_stablehlo_shape *shapes;
	uint8_t text_id[SMR_DIGEST_SHORT_BYTES]; /* of the program's text */
	smr_module *module;
	smr_simplified simplified;
	smr_fusion fusion;
	smr_executable *image; /* the first one; NULL before SMR_LOAD_READY */
	struct smr_model_images images;
	smr_flow_cache *opened; /* kernels shared with models that this one is the base of; at
				   SMR_LOAD_SIMPLIFIED */
	const smr_model *base;  /* the model that owns its names and text; or NULL */
	smr_tune tune;
	void (*tuning)(void *arg, const smr_model_tuning *so_far);
	void *tuning_arg;
	bool measured;               /* each op of the image is */
	_Atomic uint64_t interrupts; /* calls of smr_model_interrupt() */
	double load_s;
	uint64_t runs; /* with peak under the lock of images */
	size_t peak;
};

/** Prepares the first executable for runs. @p many: others may be made. */
SMR_MUST_USE smr_status smr_model_images_begin(smr_model *m, bool many);
void smr_model_images_end(smr_model *m);
/** Takes an executable for one run: waits for one, or makes another one where callers often wait.
 */
SMR_MUST_USE smr_status smr_model_image_take(smr_model *m, smr_executable **out);
/** Gives it back. @p ran: a run of it succeeded; @p peak: bytes of its tensors. */
void smr_model_image_give(smr_model *m, smr_executable *x, bool ran, size_t peak);
/** Returns whether the program calls functions of the process (ops/callback.h). */
bool smr_model_is_calling(const smr_module *m);
/** Frees a model and all that it owns. */
void smr_model_free(smr_model *m);
smr_model_tuning smr_model_tuning_of(const smr_tune *t);
/** Returns the bytes of results that each run copies into the caller's arrays, if these are
 * distinct arrays. */
double smr_model_handed_back(const smr_model *m);
/** Appends "f32[2, 3]". */
void smr_model_put_type(smr_str *s, const smr_type *t);
/** Appends "f32[2, 3], f32[3] -> f32[2]". */
void smr_model_put_types(smr_str *s, const smr_node *v);
/** Replaces the unknown sizes of the face by those of the module. */
SMR_MUST_USE smr_status smr_model_settle(smr_model *m);
/** Turns the arguments that have data into constants of the program, and removes them from the
 * arguments. */
SMR_MUST_USE smr_status smr_model_freeze(smr_model *m, const smr_ndarray *frozen, size_t n);
/** Checks that an array is valid for argument @p i. */
SMR_MUST_USE smr_status smr_model_check(const smr_model *m, size_t i, const smr_ndarray *a);
/** Sets text_id. */
void smr_model_name_text(smr_model *m, const char *text, size_t n);
/** Gives the path of the file for decisions of this plan, whether it exists or not; smr_free(). */
SMR_MUST_USE smr_status smr_model_plan_path(const smr_model *m, const smr_load_params *p,
					    const smr_fuse_params *q, char **out);
/** Reads decisions; unknown and empty if the file is missing or damaged. */
void smr_model_plan_read(const char *path, smr_plan_cache *d);
void smr_model_plan_write(const char *path, const smr_plan_cache *d);
/** Checks the memory that a run needs. SMR_ENOMEM: there is not enough; the message has sizes and
 * the largest tensors. @p has_args: the arguments are already allocated. */
SMR_MUST_USE smr_status smr_model_fits(const smr_model *m, bool has_args);
#endif
