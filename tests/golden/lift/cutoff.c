// RUN: env SAMARA_LIFT=say %cc -O2 -S -emit-llvm %s -o %t.ll 2>&1 | FileCheck %s
// RUN: FileCheck --check-prefix=IR %s < %t.ll
// The first two loops are one site, which passes the index of the maximum on as a double only: the
// third cannot ask with the integer, which is not there when they were replaced.
// CHECK: not lifted: {{.*}} cut: asks with a number that loops before it keep to themselves
// IR-COUNT-1: call {{.*}}@smr.question
void tell(double s);
double cut(int n, int m, double *a, const double *c)
{
	unsigned best = 0;
	for (int i = 0; i < n; i++)
		if (a[i] >= a[best])
			best = i;
	double r = best, s = a[7];
	for (int i = 0; i < n; i++)
		s += c[i] * c[i + 1];
	tell(s);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < m; k++)
			r += a[i] - k;
	return r;
}
