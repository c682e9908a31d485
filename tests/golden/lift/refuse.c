// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Loops that are not lifted, and why. Nothing here may become a flow.
// CHECK-NOT: flow "
void early(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++) {
		if (x[i] > 100)
			break;
		y[i] = x[i];
	}
}
// CHECK: not lifted: {{.*}} early: several exits
void triangle(int n, float *x)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i * i; j++)
			x[j * 100 + 7 * i] = 0;
}
// CHECK: not lifted: {{.*}} triangle: number of iterations depends on an outer loop or on data
void seidel(int n, double *a)
{
	for (int i = 1; i < n - 1; i++)
		a[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
}
// CHECK: not lifted: {{.*}} seidel: reads or stores at another index what the same loop stores
void overwrite(int n, float *c, const float *a)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			c[i] = a[i * n + k];
}
// CHECK: not lifted: {{.*}} overwrite: a store does not move with one of its loops
void hidden(int n, float *y, void (*f)(int))
{
	for (int i = 0; i < n; i++) {
		y[i] = 0;
		f(i);
	}
}
// CHECK: not lifted: {{.*}} hidden: call of a function pointer
void watched(int n, volatile float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 0;
}
// CHECK: not lifted: {{.*}} watched: volatile access
void modulo(int n, float *y, const float *x)
{
	for (int i = 0; i < n; i++)
		y[i * i % 8] += x[i];
}
// CHECK: not lifted: {{.*}} modulo: address of a store is no simple formula
