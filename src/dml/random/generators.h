/** @file The generators behind rand(): those of java.util.Random and of Apache Commons Math 3.4
 * (Well1024a), with the seeds and the order of draws of SystemDS. Each is used by one thread. */
#ifndef SMR_DML_RANDOM_GENERATORS_H
#define SMR_DML_RANDOM_GENERATORS_H
#include <stdbool.h>
#include <stdint.h>

/* ---- java.c: a linear congruential generator of 48 bits */
typedef struct dml_java {
	uint64_t state;
} dml_java;
void dml_java_seed(dml_java *g, int64_t seed);
uint32_t dml_java_bits(dml_java *g, unsigned n); /* 1 to 32 bits */
uint64_t dml_java_long(dml_java *g);
double dml_java_double(dml_java *g); /* in [0, 1), 53 bits */
/** Returns a number in [0, n); @p n: from 1, below 2^31. */
int32_t dml_java_below(dml_java *g, int32_t n);
/** Draws @p n numbers in [0, 1). */
void dml_java_fill(dml_java *g, int64_t n, double *out);

/* ---- well.c: WELL1024a of Panneton, L'Ecuyer and Matsumoto */
typedef struct dml_well {
	uint32_t v[32];
	unsigned at;
} dml_well;
/** Takes the words of the state from a generator. */
void dml_well_of_java(dml_well *g, dml_java *from);
void dml_well_seed(dml_well *g, int64_t seed);
int64_t dml_well_long(dml_well *g);
double dml_well_double(dml_well *g); /* in [0, 1), 52 bits */

/* ---- poisson.c */
typedef struct dml_poisson {
	dml_well from;
	double lambda;
	bool has;      /* `second` waits */
	double second; /* of a pair of normal numbers */
} dml_poisson;
void dml_poisson_seed(dml_poisson *g, double lambda, int64_t seed);
double dml_poisson_next(dml_poisson *g);
#endif
