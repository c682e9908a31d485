// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A sparse matrix in rows: a fold over a range whose ends are read from memory.
void spmv(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "spmv"
// CHECK: nest (i: n, k: 2147483647) {{.*}} into %5 [i] = fold(k; 0:f64; select(lt(index(k), sub(convert:i64(%0[i]), convert:i64(%1[i]))), add(acc0, mul(%2[k + 1*{convert:i64(%1[i])}], %3[1*{convert:i64(%4[k + 1*{convert:i64(%1[i])}])}])), acc0))

// Unsigned ends and columns are extended as such.
void of_unsigned(unsigned n, const unsigned *rp, const unsigned *col, const float *val,
		 const float *x, float *y)
{
	for (unsigned i = 0; i < n; i++) {
		float s = y[i];
		for (unsigned k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "of_unsigned"
// CHECK: sub(convert:i64(bitcast:u32(%{{[0-9]+}}[i])), convert:i64(bitcast:u32(%[[LO:[0-9]+]][i])))
// CHECK-SAME: [k + 1*{convert:i64(bitcast:u32(%[[LO]][i]))}]

// The last element is given: its number is read, and one is added in 64 bits.
void to_the_last(int n, const long *rp, const long *col, const double *val, const double *x,
		 double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (long k = rp[i]; k <= rp[i + 1] - 1; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "to_the_last"
// CHECK: nest (i: n, k: 2147483647)

// Rows of at most w elements: their numbers count from 0.
void ellpack(int n, int w, const int *count, const int *col, const double *val, const double *x,
	     double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = 0; k < count[i]; k++)
			s += val[i * w + k] * x[col[i * w + k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "ellpack"
// CHECK: fold(k; 0:f64; select(lt(index(k), convert:i64(%0[i])), add(acc0, mul(%1[i, k],

// A loop over a range that stores is no fold: the loop inside is lifted alone.
void stores(int n, const int *rp, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		for (int k = rp[i]; k < rp[i + 1]; k++)
			y[k] = x[i];
}
// CHECK: not lifted: {{.*}}ranges.c:{{[0-9]+}} stores: {{.*}}a loop of 2147483647 iterations is bound by folds over a range alone
// CHECK: nest (k: {{.*}}) {{.*}} in stores

// Objects of their own: a result that is restrict, arguments that all callers take from variables.
void to_restrict(int n, const int *rp, const int *col, const double *val, const double *x,
		 double *restrict y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "to_restrict"
// CHECK: base rp, y written own, val, col, x

static int rows[1001], columns[5000];
static double values[5000], from[1000], to[1000], other[1000];

static __attribute__((noinline)) void of_variables(int n, int *rp, double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += values[k] * x[columns[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "of_variables"
// CHECK: base rp own, y written own, values own, columns own, x own

// One caller hands over the same array twice.
static __attribute__((noinline)) void of_one(int n, int *rp, double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += values[k] * x[columns[k]];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "of_one"
// CHECK: base rp own, y written, values own, columns own, x

double call_both(int n)
{
	of_variables(n, rows, from, to);
	of_variables(n, rows, to, other);
	of_one(n, rows, from, to);
	of_one(n, rows, other, other);
	return to[0] + other[0];
}

// Numbers from 1 on: both ends are an element and a number.
void from_one(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i] - 1; k < rp[i + 1] - 1; k++)
			s += val[k] * x[col[k] - 1];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "from_one"
// CHECK: nest (i: n, k: 2147483647)

// A sum in memory: where a row is empty its element is neither read nor stored.
void in_memory(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		for (int k = rp[i]; k < rp[i + 1]; k++)
			y[i] += val[k] * x[col[k]];
}
// CHECK-LABEL: flow "in_memory"
// CHECK: nest (i: n, k: 2147483647)
// CHECK-SAME: [i] = fold(k; %{{[0-9]+}}[i]; select(
// CHECK-SAME: when lt(0:i64, sub(convert:i64(%{{[0-9]+}}[i]), convert:i64(%{{[0-9]+}}[i])))
