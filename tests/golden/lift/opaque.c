// RUN: %samara decompose %s | FileCheck %s
// RUN: %samara decompose --json --set n=100 %s | FileCheck --check-prefix=JSON %s
// Loops that are no nests, but whose memory is known, are told of as opaque code.
long find(int n, const int *a, int x)
{
	for (int i = 0; i < n; i++)
		if (a[i] == x)
			return i;
	return -1;
}
// CHECK: 0 opaque.c:6 find opaque
// CHECK-NEXT: a i32[n]{{$}}
// CHECK-NEXT: not lifted: several exits
// JSON: "function": "find"
// JSON: "bytes": 400
// JSON: "outputs": []
// JSON: "pure": true
void lu(int n, double *a)
{
	for (int k = 0; k < n; k++)
		for (int i = k + 1; i < n; i++) {
			a[i * n + k] /= a[k * n + k];
			for (int j = k + 1; j < n; j++)
				a[i * n + j] -= a[i * n + k] * a[k * n + j];
		}
}
// The greatest windows of the triangle: a bound that depends on k counts with its greatest value.
// CHECK: 1 opaque.c:20 lu opaque
// CHECK-NEXT: a f64[n*n]{{.*}} -> a f64[2*n*n - 2*n]
// CHECK-NEXT: not lifted: number of iterations depends on an outer loop
// JSON: "function": "lu"
// JSON: "pure": false
void seidel(int n, double *a)
{
	for (int i = 1; i < n - 1; i++)
		a[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
}
// CHECK: 2 opaque.c:35 seidel opaque
// CHECK-NEXT: a f64[n - 2], a f64[n - 2], a f64[n - 2] -> a f64[n - 2]
int sum(const int *next, const int *v, int p)
{
	int s = 0;

	while (p >= 0) {
		s += v[p];
		p = next[p];
	}
	return s;
}
// CHECK: not taken:
// CHECK-NEXT: opaque.c:{{[0-9]+}} sum
