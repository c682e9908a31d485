/** @file Learned predictors of time, trained on measured kernels.
 *
 * A file is replaced as a whole or not at all. A result is immutable: any thread may read it. If
 * two processes retrain this machine's model at the same time, the file is a complete model of one
 * of them. */
#ifndef SAMARA_LEARN_H
#define SAMARA_LEARN_H
#include <samara/code.h>

SMR_BEGIN_DECLS

/** The kernels that are held out to evaluate a model. */
typedef enum smr_learn_hold {
	SMR_LEARN_HOLD_RANDOM,  /* a random fraction of all kernels, by a hash of each and the
				   seed */
	SMR_LEARN_HOLD_LARGEST, /* the fraction of each class with the most work */
	SMR_LEARN_HOLD_MACHINE, /* all kernels of one machine */
	SMR_LEARN_HOLD_NOTHING
} smr_learn_hold;

typedef struct smr_learn_params {
	size_t struct_size;
	const char *const *from; /* tables (`samara learn --help`), for smr_learn_train() */
	size_t nfrom;
	const char *out;   /* file of the model; NULL: none is written; with smr_learn_renew(): this
			      machine's */
	const char *about; /* origin of the measurements, stored in the model; NULL: `from` */
	smr_learn_hold hold;
	double share;        /* fraction that is held out; 0: 0.2 */
	const char *machine; /* for SMR_LEARN_HOLD_MACHINE */
	unsigned seed;       /* of the held-out choice and of the trees */
	unsigned probes;     /* for a held-out machine: kernels that are measured there first */
	int compare; /* not 0: compare with trees on log(seconds) of sizes, without a formula */
} smr_learn_params;

/** Accuracy of the predictions of a group of held-out kernels. Fractions, not percent. */
typedef struct smr_learn_score {
	const char *group;
	uint64_t n;
	double mape, median;    /* |predicted / measured - 1| */
	double r2, mae_s, bias; /* of seconds; bias: mean of log(predicted / measured) */
	double covered;         /* fraction of the kernels within p10 to p90 */
	double analytic_mape;   /* of the analytic model alone */
	double plain_mape;      /* of trees on log(seconds); below 0: not compared */
	double noise;           /* difference between repeated measurements; below 0: unknown */
	double relative_trend;  /* median relative error of time ratios between two machines; below
				   0: unknown */
} smr_learn_score;

typedef struct smr_learn_result {
	uint64_t taught; /* kernels in the training set */
	uint32_t seed;
	size_t nscores;
	const smr_learn_score *const *scores; /* one per group, then one of all */
} smr_learn_result;

/** Trains a model on tables. SMR_EINVAL: too few kernels; SMR_EPARSE: a table is malformed, message
 * "path:line: what". Free *@p out with smr_learn_result_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_train(const smr_learn_params *params,
						const smr_learn_result **out);
SMR_API void smr_learn_result_free(const smr_learn_result *r); /* NULL is fine */
/** Gives the result as JSON (docs/json/learn.schema.json); real numbers have @p digits digits, 0:
 * all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_result_json(const smr_learn_result *r, int digits,
						      char **out);

/** The result of retraining this machine's model. Errors are means of |log(predicted / measured)|
 * of the newest kernels; below 0: there is no such model. */
typedef struct smr_learn_renewed {
	uint64_t samples, newest; /* all kernels; the newest ones, which the models are evaluated
				     on */
	double formula;           /* error of the analytic formula alone */
	double model;             /* error of the model in use until now */
	double before;            /* error of the model before that */
	double fresh;             /* error of the newly trained model */
	int damaged;              /* the model in use until now could not be read */
	const char *what;         /* the model that is used from now on: "kept", "replaced" by the
				     new one, "back" to the one before */
	const char *path;         /* file of the model */
} smr_learn_renewed;

/** Retrains this machine's model on the kernels that ran here. The new model replaces the current
 * one only if its error on the newest measurements is lower. Free *@p out with
 * smr_learn_renewed_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_renew(const smr_learn_params *params,
						const smr_learn_renewed **out);
SMR_API void smr_learn_renewed_free(const smr_learn_renewed *r); /* NULL is fine */
/** Gives the result as JSON (docs/json/learn-renew.schema.json); real numbers have @p digits
 * digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_renewed_json(const smr_learn_renewed *r, int digits,
						       char **out);

/** Exchanges the model at @p path (NULL: this machine's) and the one before it. SMR_ENOTFOUND:
 * there is none before it. */
SMR_API SMR_MUST_USE smr_status smr_learn_back(const char *path);
/** Gives the kernels measured on this machine as a table; its machine column is @p machine (NULL:
 * "this"). Free *@p out with smr_text_free(). SMR_ENOTFOUND: no such machine, or no
 * measurements. */
SMR_API SMR_MUST_USE smr_status smr_learn_table(const char *machine, char **out);

SMR_END_DECLS

#endif
