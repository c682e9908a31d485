// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %samara decompose %s | FileCheck %s --check-prefix=NAMES
// A loop whose counter is divided is several loops, one in the other.
void planes(float *x, const float *b, int n, int c, int hw)
{
	for (int i = 0; i < n * c * hw; i++)
		x[i] += b[(i / hw) % c];
}
// CHECK-LABEL: flow "planes"
// CHECK: wrap (0; c*hw, n; hw, c; 1, hw) in [0, 2147483647]
// CHECK: nest (i: n, i_1: c, i_2: hw) {{.*}} [i, i_1, i_2] = add(%[[X:[0-9]+]][i, i_1, i_2], %{{[0-9]+}}[i_1])
// NAMES: planes bias

// Where the trips are no product of the divisors a guard asks that there is no rest.
void ragged(float *x, const float *b, int n, int c)
{
	for (int i = 0; i < n; i++)
		x[i] += b[i % c];
}
// CHECK-LABEL: flow "ragged"
// CHECK: wrap (-c*quotient + n) in [0, 0] size
// CHECK: nest (i: quotient, i_1: c)
// NAMES: ragged bias

// Sizes that are products themselves: of counters of 32 bits, in any order of taking apart.
void windows(float *o, const float *x, int n, int c, int h, int w)
{
	int plane = h * w;

	for (int i = 0; i < n * c * plane; i++) {
		int b = i / (c * plane), k = i % (c * plane) / plane, y = i % plane / w, z = i % w;
		o[i] = x[((b * c + k) * (h + 2) + y + 1) * (w + 2) + z + 1];
	}
}
// CHECK-LABEL: flow "windows"
// CHECK: nest (i: n, i_1: c, i_2: h, i_3: w) {{.*}} [i, i_1, i_2, i_3] = %{{[0-9]+}}[i, i_1, i_2, i_3]

// A sum goes through all levels in the loop's own order.
float grouped(const signed char *q, const float *s, const float *x, int n)
{
	float t = 0;

	for (int i = 0; i < n; i++)
		t += q[i] * s[i / 32] * x[i];
	return t;
}
// CHECK-LABEL: flow "grouped"
// CHECK: nest (i: quotient, i_1: 32) {{.*}} = fold(i, i_1; 0:f32; add(acc0,

// Comparisons of places: the windows of an image, with a step known at run time.
void columns(const float *x, int channels, int h, int w, int k, int step, int pad, float *o)
{
	int oh = (h + 2 * pad - k) / step + 1, ow = (w + 2 * pad - k) / step + 1;

	for (int c = 0; c < channels * k * k; c++) {
		int s = c % k, r = (c / k) % k, in = c / k / k;
		for (int y = 0; y < oh; y++)
			for (int z = 0; z < ow; z++) {
				int v = r + y * step - pad, u = s + z * step - pad;
				o[(c * oh + y) * ow + z] = v < 0 || u < 0 || v >= h || u >= w
								   ? 0
								   : x[u + w * (v + h * in)];
			}
	}
}
// CHECK-LABEL: flow "columns"
// CHECK: nest (c: channels, c_1: k, c_2: k, y: {{.*}}, z: {{.*}})
// NAMES: columns im2col {{.*}}
// NAMES: sh=step {{.*}} sw=step

// Blocks of one length are no dimension of the program's: a nest without a name.
void halves(float *o, const float *x, int n)
{
	for (int i = 0; i < n; i++)
		o[i] = o[i] + x[i / 2];
}
// CHECK-LABEL: flow "halves"
// NAMES: halves nest
// NAMES: its loop is cut into blocks of one length

// Levels whose sizes do not divide one another are none.
void crossed(float *x, const float *b, int n, int c, int s)
{
	for (int i = 0; i < n * c * s; i++)
		x[i] += b[i / s] * b[i % c];
}
// CHECK: not lifted: {{.*}} crossed: address of a load is no simple formula
// NAMES: crossed address of a load is no simple formula

// Nor is a product of two levels a formula.
void product(float *x, const float *b, int n, int c)
{
	for (int i = 0; i < n * c; i++)
		x[i] += b[(i / c) * (i % c)];
}
// CHECK: not lifted: {{.*}} product: address of a load is no simple formula

// A rest that comes to the divisor, whatever the sizes, is none.
void rotated(double *o, const double *x, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			o[j * n + i] = x[i * n + (j + i) % n];
}
// CHECK: not lifted: {{.*}} rotated: address of a load is no simple formula
