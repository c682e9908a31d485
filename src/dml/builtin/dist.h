/** @file Probability distributions: C's side of dist.cpp, which has them from Boost.Math. */
#ifndef SMR_DML_BUILTIN_DIST_H
#define SMR_DML_BUILTIN_DIST_H
#ifdef __cplusplus
extern "C" {
#endif

typedef enum script_dist_kind {
	SCRIPT_DIST_NORMAL, /* mean, deviation */
	SCRIPT_DIST_EXP,    /* rate */
	SCRIPT_DIST_CHISQ,  /* degrees of freedom */
	SCRIPT_DIST_T,      /* degrees of freedom */
	SCRIPT_DIST_F       /* two degrees of freedom */
} script_dist_kind;

typedef struct script_dist {
	script_dist_kind kind;
	double a, b; /* as said there */
} script_dist;

/** The share below @p x, or above it; NaN: no such distribution. */
double script_dist_share(const script_dist *d, double x, int above);
/** Where the share below is @p p; NaN: nowhere. */
double script_dist_quantile(const script_dist *d, double p);

#ifdef __cplusplus
}
#endif
#endif
