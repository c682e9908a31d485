// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A choice between sizes, or a comparison of pointers, comes out the same in each
// iteration: the question makes it, though it is loaded in the loops.
typedef double (*function)(double);
struct net {
	int inputs, layers, hidden, outputs;
	function f;
	double *w;
};
extern double tanh_of(double), relu_of(double);

void errors(const struct net *n, int layer, const double *next, const double *o, double *d)
{
	const double *w = n->w;

	for (int j = 0; j < n->hidden; j++) {
		double e = 0;
		for (int k = 0; k < (layer == n->layers - 1 ? n->outputs : n->hidden); k++)
			e += next[k] * w[k * (n->hidden + 1) + j + 1];
		if (n->f == tanh_of)
			d[j] = (1 - o[j] * o[j]) * e;
		else
			d[j] = n->f == relu_of ? (o[j] > 0 ? e : 0) : e;
	}
}
// CHECK: flow "errors"
// CHECK: sym hidden{{.*}} cond
// CHECK: scalar i1 "cmp
// CHECK: scalar i1 "cmp
// CHECK: view f64[cond, hidden] w1 + (8) strides [8*hidden + 8, 8]
// CHECK: nest (j: hidden, k: cond)

// One of the two may not be there: it is loaded only where it is taken.
struct pair {
	int first, last;
	long pad[7];
	int far;
};

void either(const struct pair *p, int rows, int all, const double *restrict x, double *restrict y)
{
	for (int i = 0; i < rows; i++) {
		double s = 0;
		for (int k = 0; k < (all ? p->far : 8000); k++)
			s += x[i * 8000 + k];
		y[i] = s;
	}
}
// CHECK: not lifted: {{.*}} either: number of iterations depends on an outer loop or on data

// A choice that an element takes part in is none of sizes.
void by_element(int rows, int m, int n, const int *use, const double *restrict x, double *restrict y)
{
	for (int i = 0; i < rows; i++) {
		double s = 0;
		for (int k = 0; k < (use[i] ? m : n); k++)
			s += x[i * 8000 + k];
		y[i] = s;
	}
}
// CHECK: not lifted: {{.*}} by_element: number of iterations depends on an outer loop or on data

// The choice changes with what the loop stores.
struct moving {
	int m, n, which;
	int *o;
};

void moving(struct moving *p, const int *x)
{
	for (int i = 0; i < 5000; i++)
		for (int k = 0; k < (p->which ? p->m : p->n); k++)
			p->o[i * 100 + k] = x[k];
}
// CHECK: not lifted: {{.*}} moving:

// A choice that is none has read what other formulas have by then: it stays.
struct loader { const char *mask; long B, T; const int *label; int index; };
int best(struct loader *l, const float *losses)
{
	int right = 0;
	long T = l->T;
	int groups = (int)(l->B / 4);

	for (int i = 0; i < groups; i++) {
		float least = 0;
		int at = -1;
		char active = 0;

		for (int b = 0; b < 4; b++) {
			int row = i * 4 + b, count = 0;
			float mean = 0;

			for (long t = 0; t < T; t++)
				if (l->mask[row * T + t] == 1) {
					active = 1;
					mean += losses[row * T + t];
					count++;
				}
			if (count > 0)
				mean /= count;
			if (b == 0 || mean < least) {
				least = mean;
				at = b;
			}
		}
		if (active && at == l->label[i])
			right++;
	}
	return right;
}
// CHECK: flow "best"
