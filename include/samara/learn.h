/** @file Predictors of times, learned from kernels that were measured.
 *
 * What is written replaces a file as a whole or not at all. A result is not changed once it is
 * there: any thread may read it. Two processes that renew this machine's model at the same time
 * each leave a whole one. */
#ifndef SAMARA_LEARN_H
#define SAMARA_LEARN_H
#include <samara/code.h>

SMR_BEGIN_DECLS

/** What is held back to judge a model by. */
typedef enum smr_learn_hold {
	SMR_LEARN_HOLD_RANDOM,  /* a share of all kernels, by a hash of each and the seed */
	SMR_LEARN_HOLD_LARGEST, /* that share of each class with the most work */
	SMR_LEARN_HOLD_MACHINE, /* all of a machine */
	SMR_LEARN_HOLD_NOTHING
} smr_learn_hold;

typedef struct smr_learn_params {
	size_t struct_size;
	const char *const *from; /* tables (`samara learn --help`); of smr_learn_train() */
	size_t nfrom;
	const char *out;   /* the model; NULL: none is kept. smr_learn_renew(): this machine's */
	const char *about; /* where the measurements come from, kept in the model; NULL: `from` */
	smr_learn_hold hold;
	double share;        /* 0: 0.2 */
	const char *machine; /* of SMR_LEARN_HOLD_MACHINE */
	unsigned seed;       /* of the choice and of the trees */
	unsigned probes;     /* of a machine held back: kernels that are measured there first */
	int compare; /* not 0: with trees on log(seconds) of sizes, without a formula, too */
} smr_learn_params;

/** How good predictions of a group of held-back kernels are. Shares, not percent. */
typedef struct smr_learn_score {
	const char *group;
	uint64_t n;
	double mape, median;    /* |predicted / measured - 1| */
	double r2, mae_s, bias; /* of seconds; bias: mean of log(predicted / measured) */
	double covered;         /* within p10 to p90 */
	double analytic_mape;   /* without learning */
	double plain_mape;      /* of trees on log(seconds); below 0: nobody asked */
	double noise;           /* what repeats differ by; below 0: not known */
	double relative_trend;  /* error from machine to machine; below 0: not known */
} smr_learn_score;

typedef struct smr_learn_result {
	uint64_t taught; /* kernels that it learned from */
	uint32_t seed;
	size_t nscores;
	const smr_learn_score *const *scores; /* of each group, then of all */
} smr_learn_result;

/** Learns a model from tables. SMR_EINVAL: there is too little to learn from; SMR_EPARSE, told as
 * "path:line: what". Free *@p out with smr_learn_result_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_train(const smr_learn_params *params,
						const smr_learn_result **out);
SMR_API void smr_learn_result_free(const smr_learn_result *r); /* NULL is fine */
/** As JSON (docs/json/learn.schema.json), real numbers with so many digits, 0: all. Free *@p out
 * with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_result_json(const smr_learn_result *r, int digits,
						      char **out);

/** What came of renewing this machine's model. Errors are means of |log(predicted / measured)| of
 * the newest kernels; below 0: there is no such model. */
typedef struct smr_learn_renewed {
	uint64_t samples, newest; /* kernels: all; those that models are judged by */
	double formula;           /* without a model */
	double model;             /* the one that was there */
	double before;            /* the one before that */
	double fresh;             /* the new one */
	int damaged;              /* the model that was there could not be read */
	const char *what;         /* which is used now: "kept", "replaced" by the new one, "back" to
				     the one before */
	const char *path;         /* of the model */
} smr_learn_renewed;

/** Learns from what ran on this machine; a new model takes the place of the one that is there only
 * where it is nearer to what was measured last. Free *@p out with smr_learn_renewed_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_renew(const smr_learn_params *params,
						const smr_learn_renewed **out);
SMR_API void smr_learn_renewed_free(const smr_learn_renewed *r); /* NULL is fine */
/** As JSON (docs/json/learn-renew.schema.json), real numbers with so many digits, 0: all. Free
 * *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_learn_renewed_json(const smr_learn_renewed *r, int digits,
						       char **out);

/** The model before becomes the model at @p path (NULL: this machine's), and the model the one
 * before. SMR_ENOTFOUND: there is none. */
SMR_API SMR_MUST_USE smr_status smr_learn_back(const char *path);
/** What ran on this machine as a table, of a machine called @p machine (NULL: "this"): *@p out is
 * to be freed with smr_text_free(). SMR_ENOTFOUND: no machine is called so, or nothing was
 * measured. */
SMR_API SMR_MUST_USE smr_status smr_learn_table(const char *machine, char **out);

SMR_END_DECLS

#endif
