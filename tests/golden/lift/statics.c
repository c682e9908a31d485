// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A static variable whose value no other activation sees is local: f2c makes all variables static.
extern int other(void);

void axpy(int *n, double *a, double *x, double *y)
{
	int last;
	static int i;
	static double by;

	--x;
	--y;
	last = *n;
	by = *a;
	for (i = 1; i <= last; ++i)
		y[i] += by * x[i];
}
// CHECK-LABEL: flow "axpy"
// CHECK: nest (i: n) {{.*}} = add(%1[i], mul(%0, %2[i]))

// The value that a call left is where the next one begins.
void goes_on(int n, double *restrict y)
{
	static int i;

	for (; i < n; i++)
		y[i] = 1;
}
// CHECK: not lifted: {{.*}} goes_on: number of iterations unknown

// The call may lead back here.
int around(int n, double *restrict y)
{
	static int i;
	int sum = 0;

	for (i = 0; i < n; i++) {
		y[i] = 1;
		sum += other();
	}
	return sum;
}
// CHECK: not lifted: {{.*}} around: {{number of iterations unknown|call of other}}

// Stored on one way only.
void sometimes(int n, int begins, double *restrict y)
{
	static int i;

	if (begins)
		i = 0;
	for (; i < n; i++)
		y[i] = 1;
}
// CHECK: not lifted: {{.*}} sometimes: number of iterations unknown

static int shared;
int of_two(void)
{
	return shared;
}

void uses_it(int n, double *restrict y)
{
	for (shared = 0; shared < n; shared++)
		y[shared] = 1;
}
// CHECK: not lifted: {{.*}} uses_it: number of iterations unknown
