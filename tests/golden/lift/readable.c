// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Sizes that the loops load under a condition, from structures: loaded before the loops where the
// function has touched memory beside them.
#include <stdlib.h>
struct tensor {
	float *data;
	int dim[8];
};

// dim[1] of w lies in the 8 bytes of dim[0], or the structure's start is in reach of its alignment.
void conv(struct tensor *in, struct tensor *w, struct tensor *out, int p)
{
	float *x = in->data, *k = w->data, *o = out->data;
	int H = in->dim[0], W = in->dim[1], R = w->dim[0], n = out->dim[0];

	for (int y = 0; y < n; y++) {
		float s = 0;

		for (int r = 0; r < R; r++) {
			int q = y + r - p;
			if (q >= 0 && q < H)
				for (int c = 0; c < W; c++)
					s += x[q * in->dim[1] + c] * k[r * w->dim[1] + c];
		}
		o[y] = s;
	}
}
// CHECK-LABEL: flow "conv"
// CHECK: nest (y: {{[a-z0-9]+}}, r: {{[a-z0-9]+}}, c: {{[a-z0-9]+}}) {{.*}} fold(c; acc0; add(acc0, mul(%0[y + r, c], %1[r, c])))

// dim[6] lies elsewhere: perhaps on another page.
void far(struct tensor *w, float *o, int n, int m, int p)
{
	const float *k = w->data;

	for (int y = 0; y < n; y++) {
		float s = 0;

		for (int r = 0; r < m; r++)
			if (y + r >= p)
				s += k[r * w->dim[6] + y];
		o[y] = s;
	}
}
// CHECK: not lifted: {{.*}} far:

// After a call that may free the structure, this is unknown.
void freed(struct tensor *w, float *o, int n, int m, int p, int old)
{
	const float *k = w->data;
	int d = w->dim[0];

	if (old)
		free(w);
	for (int y = 0; y < n; y++) {
		float s = 0;

		for (int r = 0; r < m; r++)
			if (y + r >= p)
				s += k[r * w->dim[1] + y];
		o[y] = s + d;
	}
}
// CHECK: not lifted: {{.*}} freed:
