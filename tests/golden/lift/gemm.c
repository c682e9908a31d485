// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A textbook product: three loops, windows with the strides of the source, a fold in a register.
void gemm(int n, int m, int p, const float *A, const float *B, float *C)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			float s = 0;
			for (int k = 0; k < p; k++)
				s += A[i * p + k] * B[k * m + j];
			C[i * m + j] = s;
		}
}
// CHECK-LABEL: flow "gemm" at "{{.*}}gemm.c":5 in gemm {
// CHECK: sym n m p
// CHECK: base C written, A, B
// CHECK: %0 = view f32[n, p] A + (0) strides [4*p, 4]
// CHECK: %1 = view f32[p, m] B + (0) strides [4*m, 4]
// CHECK: %2 = view f32[n, m] C + (0) strides [4*m, 4]
// CHECK: nest (i: n, j: m, k: p) {{.*}} ins %0, %1 into %2 [i, j] = fold(k; 0:f32; add(acc0, mul(%0[i, k], %1[k, j])))

// Accumulation in memory, in another order of loops, is a fold from the old value.
void ikj(int n, double C[n][n], double A[n][n], double B[n][n])
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			for (int j = 0; j < n; j++)
				C[i][j] += A[i][k] * B[k][j];
}
// CHECK-LABEL: flow "ikj"
// CHECK: nest (i: n, j: n, k: n) {{.*}} into %[[C:[0-9]+]] [i, j] = fold(k; %[[C]][i, j]; add(acc0, mul(

// Row pointers: the pitch is a symbol that the runtime fills in once it has seen the table.
void rows(int n, float **C, float **A, float **B)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float s = 0;
			for (int k = 0; k < n; k++)
				s += A[i][k] * B[k][j];
			C[i][j] = s;
		}
}
// CHECK-LABEL: flow "rows"
// CHECK: rows C[0; n] pitch C_pitch0 base C_rows0
// CHECK: view f32[n, n] A_rows1 + (0) strides [A_pitch1, 4]

// A pointer walks on from a place that the outer loops' counters, in int, say.
void walks(int m, int n, int k, float *C, const float *A, const float *B)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++) {
			const float *a = A + i * k, *b = B + j;
			float s = 0;
			for (int t = 0; t < k; t++) {
				s += *a++ * *b;
				b += n;
			}
			C[i * n + j] = s;
		}
}
// CHECK-LABEL: flow "walks"
// CHECK: nest (i: m, j: n, t: k)
