// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Code just before the loops is lifted as well.

// A reduction that starts from its first element reads it there.
float greatest(const float *x, int n)
{
	float m = x[0];

	for (int i = 0; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "greatest"
// CHECK: %[[FIRST:[0-9]+]] = view f32[] x + (0)
// CHECK: = fold(i; %[[FIRST]]; select(gt(

// The same through a table of rows.
double table(double **t, int h, int w)
{
	double m = t[0][0];

	for (int i = 0; i < h; i++)
		for (int j = 0; j < w; j++)
			m = t[i][j] > m ? t[i][j] : m;
	return m;
}
// CHECK-LABEL: flow "table"
// CHECK: %[[FIRST:[0-9]+]] = view f64[] t_rows0 + (0)
// CHECK: = fold(i, j; %[[FIRST]]; select(

// Not when it has been stored over since: there the old number counts.
float stale(float *x, int n)
{
	float m = x[0];

	x[0] = 7;
	for (int i = 0; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "stale"
// CHECK: %[[M:[0-9]+]] = scalar f32 "x"
// CHECK: = fold({{.*}}; %[[M]]; select(gt(

// Nor when a loop of the site stores over it first.
float cleared(float *x, int n)
{
	float m = x[0];

	for (int i = 0; i < n; i++)
		x[i] = 0;
	for (int i = 0; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "cleared"
// CHECK: %[[M:[0-9]+]] = scalar f32 "x"
// CHECK: = fold({{.*}}; %[[M]]; select(gt(

// A sum in memory starts from what was stored there.
void total(const float *x, int n, float *sum)
{
	*sum = 0;
	for (int i = 0; i < n; i++)
		*sum += x[i];
}
// CHECK-LABEL: flow "total"
// CHECK: = fold(i; 0:f32; add(acc0,

// It does not know what another pointer has stored since.
void shared(const float *x, int n, float *sum, float *other)
{
	*sum = 0;
	*other = 1;
	for (int i = 0; i < n; i++)
		*sum += x[i];
}
// CHECK-LABEL: flow "shared"
// CHECK: %[[SUM:[0-9]+]] = view f32[] sum
// CHECK: = fold(i; %[[SUM]]; add(acc0,

// A number made of sizes stays a formula.
void means(const double *x, int r, int c, double *mean)
{
	double inv = 1.0 / c;

	for (int i = 0; i < r; i++) {
		double s = 0;
		for (int j = 0; j < c; j++)
			s += x[i * c + j];
		mean[i] = s * inv;
	}
}
// CHECK-LABEL: flow "means"
// CHECK: mul(fold(j; {{.*}}), div(1:f64, convert:f64(convert:i32(size(c)))))

// One that is not made of sizes alone is a number of its own.
void scaled(double *x, int n, double a)
{
	double inv = a / n;

	for (int i = 0; i < n; i++)
		x[i] *= inv;
}
// CHECK-LABEL: flow "scaled"
// CHECK: scalar f64 "div"

// Two loops with a square root between them are one site.
float sqrtf(float);
void norm(float *x, int n)
{
	float s = 0;

	for (int i = 0; i < n; i++)
		s += x[i] * x[i];
	s = sqrtf(s);
	for (int i = 0; i < n; i++)
		x[i] /= s;
}
// CHECK-LABEL: flow "norm"
// CHECK: group 0
// CHECK: group 1 {{.*}} = div(%{{[0-9]+}}[{{.*}}], sqrt(
// CHECK-NOT: flow
