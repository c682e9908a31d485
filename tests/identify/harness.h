/** @file What every file of this set shares: inputs that repeat, sizes the compiler cannot see,
 * and dumps that compare.py reads.  Header only, so that one file is one program. */
#ifndef SMR_IDENTIFY_HARNESS_H
#define SMR_IDENTIFY_HARNESS_H

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A kernel stays a function of its own: sizes must not be folded into it. */
#define NOINLINE __attribute__((noinline))
#define RUN(name) static void run_##name(void)
#define R(name) { #name, run_##name }
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

typedef struct {
	const char *name;
	void (*run)(void);
} smr_run;

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SMR_GUARD 0 /* ASan's own red zones see more */
#endif
#endif
#ifndef SMR_GUARD
#define SMR_GUARD 64 /* bytes */
#endif

static const char *smr_case;
static FILE *smr_out;
static uint64_t smr_seed;
static int smr_bad;
/* How many terms the sums in the next dumps have; a library may add them in another order. */
static long smr_terms;
static struct {
	unsigned char *p;
	size_t n;
} smr_blocks[4096];
static size_t smr_nblocks;

/** Sizes pass through here, so that they are unknown when the file is compiled. */
static inline int smr_sz(int n)
{
	volatile int v = n;

	return v;
}

/** Runs the body once for each size. */
#define FOR_SIZES(n, ...)                                                                 \
	for (int smr_all_[] = { __VA_ARGS__ }, *smr_p_ = smr_all_, n;                      \
	     smr_p_ < smr_all_ + COUNT(smr_all_) && (n = smr_sz(*smr_p_), 1); smr_p_++)

/** Runs the body once for each row of sizes; d[0], d[1], ... are the row. */
#define FOR_DIMS(d, ...)                                                                  \
	for (int smr_all_[][10] = { __VA_ARGS__ }, (*smr_q_)[10] = smr_all_;               \
	     smr_q_ < smr_all_ + COUNT(smr_all_); smr_q_++)                               \
		for (int d[10], smr_once_ = smr_row(d, *smr_q_); smr_once_; smr_once_ = 0)

static inline int smr_row(int *d, const int *from)
{
	for (int i = 0; i < 10; i++)
		d[i] = smr_sz(from[i]);
	return 1;
}

static inline void *smr_get(long n, size_t size)
{
	size_t bytes = n > 0 ? (size_t)n * size : 0;
	unsigned char *p = malloc(bytes + 2 * SMR_GUARD + (bytes == 0));

	if (p == NULL || smr_nblocks == COUNT(smr_blocks)) {
		fprintf(stderr, "%s: out of memory\n", smr_case);
		exit(2);
	}
	memset(p, 0xA5, SMR_GUARD);
	memset(p + SMR_GUARD + bytes, 0xA5, SMR_GUARD);
	smr_blocks[smr_nblocks].p = p;
	smr_blocks[smr_nblocks++].n = bytes;
	return p + SMR_GUARD;
}

static inline void smr_free_all(void)
{
	while (smr_nblocks-- > 0) {
		unsigned char *p = smr_blocks[smr_nblocks].p;
		size_t n = smr_blocks[smr_nblocks].n;

		for (size_t i = 0; i < SMR_GUARD; i++)
			if (p[i] != 0xA5 || p[SMR_GUARD + n + i] != 0xA5) {
				fprintf(stderr, "%s: wrote outside a buffer\n", smr_case);
				smr_bad = 1;
				break;
			}
		free(p);
	}
	smr_nblocks = 0;
}

/* xorshift64* of Vigna, seeded by the name of the case */
static inline double smr_unit(void)
{
	smr_seed ^= smr_seed >> 12;
	smr_seed ^= smr_seed << 25;
	smr_seed ^= smr_seed >> 27;
	return (double)((smr_seed * 2685821657736338717ULL) >> 11) / 9007199254740992.0;
}

/* The product is rounded by itself, so that the values do not depend on -ffp-contract. */
static inline double smr_between(double lo, double hi)
{
	volatile double up = (hi - lo) * smr_unit();

	return lo + up;
}

/** Arrays live until the case ends; n <= 0 gives an empty one. */
#define SMR_FILL(fn, type)                                                                \
	static inline type *fn##_in(long n, double lo, double hi)                          \
	{                                                                                 \
		type *p = smr_get(n, sizeof(type));                                        \
                                                                                          \
		for (long i = 0; i < n; i++)                                              \
			p[i] = (type)smr_between(lo, hi);                           \
		return p;                                                                 \
	}                                                                                 \
	static inline type *fn##_of(long n, double v)                                      \
	{                                                                                 \
		type *p = smr_get(n, sizeof(type));                                        \
                                                                                          \
		for (long i = 0; i < n; i++)                                              \
			p[i] = (type)v;                                                   \
		return p;                                                                 \
	}
SMR_FILL(f32, float)
SMR_FILL(f64, double)
SMR_FILL(i32, int32_t)
SMR_FILL(i16, int16_t)
SMR_FILL(u8, uint8_t)

static inline float *f32(long n) { return f32_in(n, -1, 1); }
static inline double *f64(long n) { return f64_in(n, -1, 1); }
static inline int32_t *i32(long n) { return i32_in(n, -99, 100); }
static inline uint8_t *u8(long n) { return u8_in(n, 0, 256); }

/** Puts NaN, both zeros, both infinities and a denormal among the values. */
static inline void special_f32(float *p, long n)
{
	static const float odd[] = { NAN, -0.0f, 0.0f, INFINITY, -INFINITY, 1e-41f, -1e-41f };

	for (long i = 3; i < n; i += 11)
		p[i] = odd[i / 11 % 7];
}

static inline void special_f64(double *p, long n)
{
	static const double odd[] = { NAN, -0.0, 0.0, INFINITY, -INFINITY, 1e-310, -1e-310 };

	for (long i = 3; i < n; i += 11)
		p[i] = odd[i / 11 % 7];
}

static inline void smr_dump(const char *type, const char *name, const void *p, long n, size_t size)
{
	if (n < 0)
		n = 0;
	if (smr_out == NULL)
		return;
	fprintf(smr_out, "%s %s %s %ld %ld\n", smr_case, name, type, n, smr_terms);
	fwrite(p, size, (size_t)n, smr_out);
	fputc('\n', smr_out);
}

static inline void dump_f32(const char *s, const float *p, long n) { smr_dump("f32", s, p, n, 4); }
static inline void dump_f64(const char *s, const double *p, long n) { smr_dump("f64", s, p, n, 8); }
static inline void dump_i32(const char *s, const int32_t *p, long n) { smr_dump("i32", s, p, n, 4); }
static inline void dump_bytes(const char *s, const void *p, long n) { smr_dump("u8", s, p, n, 1); }
/** The same, for ops which must not change a bit: sign of zero counts too. */
static inline void dump_exact_f32(const char *s, const float *p, long n) { smr_dump("f32x", s, p, n, 4); }
static inline void dump_exact_f64(const char *s, const double *p, long n) { smr_dump("f64x", s, p, n, 8); }

static inline int smr_main(const smr_run *runs, size_t n, int argc, char **argv)
{
	const char *path = getenv("SMR_DUMP");

	if (path != NULL && (smr_out = fopen(path, "wb")) == NULL) {
		perror(path);
		return 2;
	}
	for (size_t i = 0; i < n; i++) {
		int wanted = argc < 2;

		for (int a = 1; a < argc; a++)
			wanted |= strcmp(argv[a], runs[i].name) == 0;
		if (!wanted)
			continue;
		smr_case = runs[i].name;
		smr_terms = 1;
		smr_seed = 88172645463325252ULL;
		for (const char *s = smr_case; *s != '\0'; s++)
			smr_seed = smr_seed * 31 + (unsigned char)*s;
		runs[i].run();
		smr_free_all();
		if (smr_out != NULL)
			fflush(smr_out); /* a crash later loses nothing of this case */
	}
	if (smr_out != NULL && fclose(smr_out) != 0) {
		perror(path);
		return 2;
	}
	return smr_bad;
}

#define SMR_MAIN(...)                                                                     \
	static const smr_run smr_runs[] = { __VA_ARGS__ };                                 \
	int main(int argc, char **argv)                                                   \
	{                                                                                 \
		return smr_main(smr_runs, COUNT(smr_runs), argc, argv);                    \
	}

#endif
