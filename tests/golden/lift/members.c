// RUN: env SAMARA_LIFT=say %cc -O2 -ffp-contract=off -c %s -o %t.o 2>&1 | FileCheck %s
// Structures that a loop copies, clears, or hands to helpers as a whole.
#include <string.h>
typedef struct { float r, i; } cpx;
typedef struct { double x, y, z; } vec;
typedef struct { double d; char c; } padded;

static cpx times(cpx a, cpx b)
{
	cpx c = {a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
	return c;
}

void multiply(cpx *c, const cpx *a, const cpx *b, int n)
{
	for (int k = 0; k < n; k++)
		c[k] = times(a[k], b[k]);
}
// CHECK-LABEL: flow "multiply"
// CHECK: view f32[n] c + (0) strides [8]
// CHECK: view f32[n] c + (4) strides [8]

// A structure whose members are not used is one number.
void transpose(cpx *b, const cpx *a, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			b[j * n + i] = a[i * n + j];
}
// CHECK-LABEL: flow "transpose"
// CHECK: view i64[n, n] a
// CHECK: into %1 [j, i] = %0[i, j]

void conjugate(cpx *b, const cpx *a, int n)
{
	for (int k = 0; k < n; k++) {
		b[k] = a[k];
		b[k].i = -b[k].i;
	}
}
// CHECK-LABEL: flow "conjugate"
// CHECK: = neg(

void clear(cpx *b, vec *v, int n)
{
	for (int k = 0; k < n; k++) {
		cpx zero = {0, 0};
		b[k] = zero;
		v[k] = (vec){0};
	}
}
// CHECK-LABEL: flow "clear"
// CHECK-COUNT-5: nest (

void evolve(vec *b, vec *a, const double *e, int n)
{
	for (int k = 0; k < n; k++) {
		a[k].x *= e[k];
		a[k].y *= e[k];
		a[k].z *= e[k];
		b[k] = a[k];
	}
}
// CHECK-LABEL: flow "evolve"
// CHECK: into %{{[0-9]+}} [k] = %{{[0-9]+}}[k] "b"

// A pair that the loop carries.
cpx dot(const cpx *a, const cpx *b, int n)
{
	cpx s = {0, 0};

	for (int k = 0; k < n; k++) {
		s.r += a[k].r * b[k].r + a[k].i * b[k].i;
		s.i += a[k].r * b[k].i - a[k].i * b[k].r;
	}
	return s;
}
// CHECK-LABEL: flow "dot"
// CHECK: result %{{[0-9]+}}, %{{[0-9]+}}

// A memcpy copies what lies between members.
void gaps(padded *b, const padded *a, int n)
{
	for (int k = 0; k < n; k++)
		b[k] = a[k];
}
// CHECK: not lifted: {{.*}} gaps: call of llvm.memcpy

// One statement's store is what the next one should not see.
void in_place(cpx *a, const cpx *b, int n)
{
	for (int k = 0; k < n; k++)
		a[k] = times(a[k], b[k]);
}
// CHECK: not lifted: {{.*}} in_place: needs a value from before another statement's store
