// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: env SAMARA_LIFT=say %cc -O2 -DERRNO -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERRNO
// Code right after the loop that uses its result belongs to the site.
double sqrt(double);

#ifdef ERRNO
extern int *__errno_location(void);
int told(void)
{
	return *__errno_location();
}
#endif

double length(const double *x, int n)
{
	double s = 0;

	for (int i = 0; i < n; i++)
		s += x[i] * x[i];
	return sqrt(s);
}
// CHECK-LABEL: flow "length"
// CHECK: %[[S:[0-9]+]] = nest (i: n)
// CHECK: %[[ROOT:[0-9]+]] = nest () {{.*}} = sqrt(%[[S]])
// CHECK: result %[[ROOT]]
// A program that reads errno gets it from the root itself; the loop is still taken.
// ERRNO-LABEL: flow "length"
// ERRNO-NOT: sqrt
// ERRNO: result %

float mean(const float *x, int n, float *sum)
{
	float s = 0;

	for (int i = 0; i < n; i++)
		s += x[i];
	*sum = s;
	return s / n;
}
// CHECK-LABEL: flow "mean"
// CHECK: %[[S:[0-9]+]] = nest (i: n)
// CHECK: %[[MEAN:[0-9]+]] = nest () {{.*}} = div(%[[S]], convert:f32(convert:i32(size(n))))
// CHECK: result %[[S]], %[[MEAN]]

// A sum with something added is no kernel: the addition stays with the program.
float more(const float *x, int n, float a)
{
	float s = 0;

	for (int i = 0; i < n; i++)
		s += x[i];
	return s + a;
}
// CHECK-LABEL: flow "more"
// CHECK: %[[S:[0-9]+]] = nest (i: n)
// CHECK-NEXT: result %[[S]]
