// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A counter that goes on through all loops of a nest: o[i++].
struct layer {
	int depth, width, height;
	double *outputs;
};

void three(int d, int h, int w, float *o)
{
	int i = 0;

	for (int z = 0; z < d; z++)
		for (int y = 0; y < h; y++)
			for (int x = 0; x < w; x++)
				o[i++] = 1;
}
// CHECK-LABEL: flow "three"
// CHECK: wrap (0; h*w, d; w, h; 1, w) in [-2147483648, 2147483647]
// CHECK: nest (z: d, y: h, {{[a-z]+}}: w) {{.*}} into %0 [z, y, {{[a-z]+}}] = 1:f32

// Sizes that each loop loads again.
void loaded(const struct layer *s)
{
	int i = 0;

	for (int z = 0; z < s->depth; z++)
		for (int y = 0; y < s->height; y++)
			for (int x = 0; x < s->width; x++)
				s->outputs[i++] = 1;
}
// CHECK-LABEL: flow "loaded"
// CHECK: wrap (0; height*width, s; width, height; 1, width) in [-2147483648, 2147483647]
// CHECK: nest (z: s, y: height, {{[a-z]+}}: width) {{.*}} = 1:f64

// Unsigned: it wraps at 2^32.
void wraps(unsigned d, unsigned h, unsigned w, float *o)
{
	unsigned i = 0;

	for (unsigned z = 0; z < d; z++)
		for (unsigned y = 0; y < h; y++)
			for (unsigned x = 0; x < w; x++)
				o[i++] = 1;
}
// CHECK-LABEL: flow "wraps"
// CHECK: wrap (0; h*w, d; w, h; 1, w) in [0, 4294967295]

// How far it goes on depends on data.
void some(int d, int h, int w, const float *x, float *o)
{
	int i = 0;

	for (int z = 0; z < d; z++)
		for (int y = 0; y < h; y++)
			for (int k = 0; k < w; k++)
				if (x[k] > 0)
					o[i++] = 1;
}
// CHECK: not lifted: {{.*}} some:

// Pointers that each iteration sets again, to where they would have walked.
void anew(unsigned short m, unsigned short n, unsigned short k, const float *a, const float *b, float *c)
{
	const float *q = b, *p;
	unsigned rows = m, cols, left;

	do {
		cols = n;
		q = b;
		do {
			float s = 0;

			p = a;
			left = k;
			while (left > 0) {
				s += *p++ * *q;
				q += n;
				left--;
			}
			*c++ = s;
			cols--;
			q = b + (n - cols);
		} while (cols > 0);
		a += k;
		rows--;
	} while (rows > 0);
}
// CHECK-LABEL: flow "anew"
// CHECK: wrap (1; 1, n) in [0, 4294967295]
// CHECK: = fold([[K:[a-z]+]]; 0:f32; add(acc0, mul(%0[{{[a-z_]+}}, [[K]]], %1[[[K]], {{[a-z_]+}}])))

// It starts elsewhere.
void elsewhere(int n, const float *b, float *o)
{
	const float *q = b + 7;

	for (int i = 0; i < n; i++) {
		o[i] = *q;
		q = b + (unsigned)(n - i);
	}
}
// CHECK: not lifted: {{.*}} elsewhere:
