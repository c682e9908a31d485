// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %cc --runtime=guest -O2 -S -emit-llvm %s -o - | FileCheck --check-prefix=IR %s
// A loop whose body calls what no flow has becomes two: a nest of the sums, into an array of the
// program, and the rest of the loop, which the question runs behind it in the program's order. The
// guard looks for the pointer among functions that change no memory, and compares places.
#include <assert.h>
#include <math.h>

typedef double (*function)(const void *, double);
struct net {
	int inputs, outputs;
	function f;
	double *w, *o;
};
static double table[100], calls;

double looked_up(const void *net, double x)
{
	assert(!isnan(x));
	if (x < -5)
		return table[0];
	return x >= 5 ? table[99] : table[(int)((x + 5) * 10)];
}

double rectified(const void *net, double x)
{
	return x > 0 ? x : 0;
}

double counted(const void *net, double x)
{
	calls++;
	return x;
}

const function functions[] = {looked_up, rectified, counted};

void layer(struct net *n, const double *x)
{
	const double *w = n->w;
	double *o = n->o;

	for (int j = 0; j < n->outputs; j++) {
		double sum = *w++ * -1.0;
		for (int k = 0; k < n->inputs; k++)
			sum += *w++ * x[k];
		*o++ = n->f(n, sum);
	}
}
// CHECK: flow "layer"
// CHECK: base sums written, w1, x
// CHECK: nest (j: outputs, k: n) {{.*}} into %{{[0-9]+}} [j] = fold(k; mul({{.*}}, -1:f64); {{.*}}) "sums"

// Of the three functions two are allowed for. Arrays are taken and given back.
// IR: @smr_sums_busy = linkonce_odr hidden {{.*}}global [8 x i32] zeroinitializer, comdat
// IR: @smr_sums = linkonce_odr hidden {{.*}}global [8 x [16384 x i8]] zeroinitializer, comdat
// IR: define internal {{.*}} @smr.question(
// IR: icmp eq ptr %[[F:.*]], @looked_up
// IR-NEXT: icmp eq ptr %[[F]], @rectified
// IR-NOT: @counted
// IR: cmpxchg ptr
// IR: call {{.*}} @smr_site_enter(
// IR: rest:
// IR: call double %{{[0-9]+}}(ptr
// IR-NEXT: getelementptr
// IR-NEXT: store double
// IR: store atomic i32 0, ptr {{.*}} release

// A function that is called by its name, and one that may end the program.
void rows(int n, int m, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j] * x[j];
		y[2 * i] += looked_up(0, s + x[i]) * x[i];
	}
}
// CHECK: flow "rows"
// CHECK: nest (i: n, j: m) {{.*}} [i] = add(fold({{.*}}), %{{[0-9]+}}[i]) "sums"

// One of the C library that no flow has.
void roots(int n, int m, const float *restrict a, float *restrict y)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		y[i] = cbrtf(s);
	}
}
// CHECK: flow "roots"
// CHECK: view f32[n] sums

// A size that the loop stores to: a sum may have another length each time.
struct counts {
	int inputs, outputs;
	int *o;
	double *w;
	function f;
};

void sized(struct counts *n, const double *x)
{
	for (int j = 0; j < n->outputs; j++) {
		double sum = 0;
		for (int k = 0; k < n->inputs; k++)
			sum += n->w[j * 100 + k] * x[k];
		n->o[j] = (int)n->f(n, sum);
	}
}
// CHECK: not lifted: {{.*}} sized: call of a function pointer

// The called function gets the sum so far.
void chained(int n, int m, const double *restrict a, double *restrict y, function f)
{
	double s = 0;

	for (int i = 0; i < n; i++) {
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		y[i] = s = f(0, s);
	}
}
// CHECK: not lifted: {{.*}} chained: call of a function pointer

// One of two branches calls.
void some(int n, int m, const double *restrict a, double *restrict y, function f)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		if (i & 1)
			y[i] = f(0, s);
	}
}
// CHECK: not lifted: {{.*}} some: call of a function pointer

// A function that changes memory, by its name.
__attribute__((noinline)) double moved(const void *p, double x)
{
	static double last;
	double now = last;

	last = x;
	return now;
}

void writes(int n, int m, const double *restrict a, double *restrict y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		y[i] = moved(0, s);
	}
}
// CHECK: not lifted: {{.*}} writes: call of moved

// No function of this type is known to change nothing.
double many(int n, int m, const double *restrict a, double *restrict y, double (*f)(double, int))
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		y[i] = f(s, i);
	}
	return y[0];
}
// CHECK: not lifted: {{.*}} many: call of a function pointer

// The last value is wanted.
double last(int n, int m, const double *restrict a, double *restrict y, function f)
{
	double r = 0;

	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < m; j++)
			s += a[i * m + j];
		y[i] = r = f(0, s);
	}
	return r;
}
// CHECK: not lifted: {{.*}} last: call of a function pointer
