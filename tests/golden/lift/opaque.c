// RUN: %samara decompose %s | FileCheck %s
// RUN: %samara decompose --json --set n=100 %s | FileCheck --check-prefix=JSON %s
// Loops that are no nests, but whose memory is known, are listed as opaque code.
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
int twice(int n, const int *a, int *where)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			if (a[i] == a[j]) {
				where[i] = j;
				return 1;
			}
	return 0;
}
// A bound that depends on i counts with its greatest value.
// CHECK: 1 opaque.c:{{[0-9]+}} twice opaque
// CHECK-NEXT: a i32[n], a i32[n - 1] -> where i32[n]{{$}}
// CHECK-NEXT: not lifted: several exits
// JSON: "function": "twice"
// JSON: "pure": true
void seidel(int n, double *a)
{
	for (int i = 1; i < n - 1; i++)
		a[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
}
// CHECK: 2 opaque.c:{{[0-9]+}} seidel opaque
// CHECK-NEXT: a f64[n - 2], a f64[n - 2], a f64[n - 2] -> a f64[n - 2]
// JSON: "function": "seidel"
// JSON: "pure": false
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
