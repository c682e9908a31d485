/** @file Probability distributions: C interface of dist.cpp, which uses Boost.Math. */
#ifndef SMR_DML_BUILTIN_DIST_H
#define SMR_DML_BUILTIN_DIST_H
#ifdef __cplusplus
extern "C" {
#endif

typedef enum dml_dist_kind {
	DML_DIST_NORMAL, /* mean, deviation */
	DML_DIST_EXP,    /* rate */
	DML_DIST_CHISQ,  /* degrees of freedom */
	DML_DIST_T,      /* degrees of freedom */
	DML_DIST_F       /* two degrees of freedom */
} dml_dist_kind;

typedef struct dml_dist {
	dml_dist_kind kind;
	double a, b; /* parameters, as listed in the enum */
} dml_dist;

/** Returns the probability below @p x, or above it; NaN: invalid parameters. */
double dml_dist_share(const dml_dist *d, double x, int above);
/** Returns the quantile for probability @p p; NaN: none. */
double dml_dist_quantile(const dml_dist *d, double p);

#ifdef __cplusplus
}
#endif
#endif
