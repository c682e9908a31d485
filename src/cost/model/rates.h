/** @file How fast implementations are on CPUs: the figures of the cost model that belong to an
 * implementation (smr_impl.rates). */
#ifndef SMR_COST_MODEL_RATES_H
#define SMR_COST_MODEL_RATES_H
#include <stdbool.h>

/** Nanoseconds of a product of matrices, or of a convolution, besides its arithmetic; on the host
 * of product.c, f32. */
typedef struct smr_cost_terms {
	double mac;              /* factor of the arithmetic at peak; 0: there are no terms */
	double out, right, left; /* for each element of results, of the right and left operand */
	double batch, row;       /* for each product of a batch, each row of one */
} smr_cost_terms;

/** Share of the machine's peak that an implementation reaches with a class of kernels. */
typedef struct smr_cost_rate {
	const char *klass;       /* NULL: any class */
	double flops, bandwidth; /* shares */
	double counted; /* time relative to the cycles that the back end counts, if it does */
	double start_s; /* a call's fixed cost */
	double spread;  /* p90 / p50 of one kernel */
	smr_cost_terms terms;
} smr_cost_rate;

/** How functions such as exp are computed, which determines their cost (smr_machine.dear_s). */
typedef enum smr_cost_math {
	SMR_COST_MATH_FLOPS,  /* unknown: they take the time of their operations */
	SMR_COST_MATH_SCALAR, /* one by one, as the C library does */
	SMR_COST_MATH_VECTOR, /* in generated code */
} smr_cost_math;

/** Source of the figures of our own kernels and of most libraries. */
#define SMR_COST_MEASURED                                                                \
	"shares and spreads: medians of kernels of tests/bench, starts: of programs of " \
	"tests/bench/predict/split.py; terms: least squares of kernels of "              \
	"tests/bench/predict/kernels.py on a Sapphire Rapids"

typedef struct smr_cost_rates {
	const smr_cost_rate *rate; /* first match counts; the last is of any class */
	const char *source;        /* where the figures come from */
	smr_cost_math math;
	unsigned feature;  /* its number in learned models, which never changes; 0: the loops of
			    * the program */
	double epilogue_s; /* for each result of a product of which more is computed */
	/* of a matrix times a vector: seconds to start a row's sum, 0: as others; factor of
	 * widening narrow elements, 0: it does not */
	double row_s, widen;
	double bf16; /* products of bf16, in multiples of the rate of f32; 0: they are widened */
	double bf16_units; /* the same where the processor has units for them (AMX); 0: not used */
	/* on a device: factor of the time of a product's arithmetic, 0: 1; seconds that a call
	 * takes longer than a launch */
	double device_products, device_start_s;
	bool short_rows; /* results are computed one by one: sums of short rows are slow */
} smr_cost_rates;

/** Returns the rates of an implementation; NULL: it is unknown. Defined beside the list of
 * implementations (back/list.c). */
const smr_cost_rates *smr_impl_rates(const char *name);
/** Returns the rates of an implementation, of "original", the program's own loops, or of "plain",
 * the code of an op; others have those of unknown code. */
const smr_cost_rates *smr_cost_rates_of(const char *impl);
/** Returns the rate for a class of kernels. */
const smr_cost_rate *smr_cost_rate_of(const smr_cost_rates *r, const char *klass);
#endif
