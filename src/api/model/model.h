/** @file What is behind smr_model (internal to api/). */
#ifndef SMR_API_MODEL_MODEL_H
#define SMR_API_MODEL_MODEL_H
#include <pthread.h>

#include "api/api.h"
#include "base/data/digest.h"
#include "front/stablehlo/import/stablehlo.h"
#include "pass/passes.h"
#include "run/choose/tune.h"
#include "run/exec/executable.h"
#include "run/kernel/flow_cache.h"

struct smr_model {
	smr_ctx *ctx;
	smr_runner runner;            /* the context's, with this model's limits */
	const smr_machine *target;    /* what ops are fused for; NULL: this machine */
	const smr_strategy *strategy; /* how it is cut over devices; NULL: as it says itself */
	smr_strategy said;            /* ... where its parameters say that */
	smr_load_stage stage;         /* where it stands */
	bool anew; /* it computes anew what it would keep, as its strategy says (pass/remat/remat.h)
		    */
	smr_stablehlo_face face; /* its sizes are numbers once it is loaded */
	smr_stablehlo_shape *shapes;
	uint8_t text_id[SMR_DIGEST_SHORT_BYTES]; /* of the text that it was read from */
	smr_module *module;
	smr_simplified simplified;
	smr_fusion fusion;
	smr_executable *image; /* NULL before SMR_LOAD_READY */
	smr_flow_cache
		*opened;       /* at SMR_LOAD_SIMPLIFIED: kernels of those that it is the base of */
	const smr_model *base; /* one that has what it is called and was read from; NULL */
	smr_tune tune;
	void (*tuning)(void *arg, const smr_model_tuning *so_far);
	void *tuning_arg;
	double load_s;
	uint64_t runs;
	size_t peak;
	pthread_mutex_t turn; /* an image runs once at a time */
};

/** With all that is its own. */
void smr_model_free(smr_model *m);
smr_model_tuning smr_model_tuning_of(const smr_tune *t);
/** Bytes of results that each run copies into the caller's arrays, as far as these are apart. */
double smr_model_handed_back(const smr_model *m);
/** "f32[2, 3]" */
void smr_model_put_type(smr_str *s, const smr_type *t);
/** "f32[2, 3], f32[3] -> f32[2]" */
void smr_model_put_types(smr_str *s, const smr_node *v);
/** Puts the module's sizes where the face has "?". */
SMR_MUST_USE smr_status smr_model_settle(smr_model *m);
/** Arguments that have data become constants of the program, which takes them no more. */
SMR_MUST_USE smr_status smr_model_freeze(smr_model *m, const smr_ndarray *frozen, size_t n);
/** SMR_OK when an array is what argument @p i must be. */
SMR_MUST_USE smr_status smr_model_check(const smr_model *m, size_t i, const smr_ndarray *a);
/** Sets text_id. */
void smr_model_name_text(smr_model *m, const char *text, size_t n);
/** The file in which decisions of this plan are kept, whether it is there or not; smr_free(). */
SMR_MUST_USE smr_status smr_model_plan_path(const smr_model *m, const smr_load_params *p,
					    const smr_fuse_params *q, char **out);
/** Not known, and empty, where there is no such file or it is damaged. */
void smr_model_plan_read(const char *path, smr_plan_cache *d);
void smr_model_plan_write(const char *path, const smr_plan_cache *d);
/** SMR_ENOMEM: a run would take more memory than there is, with sizes and the largest tensors. @p
 * has_args: the arguments have theirs already. */
SMR_MUST_USE smr_status smr_model_fits(const smr_model *m, bool has_args);
#endif
