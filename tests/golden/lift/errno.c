// RUN: %samara decompose %s | FileCheck %s
// A mathematical function that may set errno does not hide that pointers and sizes in a struct stay
// as they are: rows are read as one nest.
#include <math.h>

struct mat {
	int rows, cols;
	double *e;
};

void norm(int rows, int cols, struct mat *o, const struct mat *x, const double *w)
{
	for (int i = 0; i < rows; i++) {
		double s = 0;
		for (int j = 0; j < cols; j++)
			s += x->e[i * x->cols + j] * x->e[i * x->cols + j];
		s = 1 / sqrt(s / cols + 1e-5);
		for (int j = 0; j < cols; j++)
			o->e[i * o->cols + j] = w[j] * (s * x->e[i * x->cols + j]);
	}
}
// CHECK: 0 errno.c:{{[0-9]+}} norm rmsnorm

struct ints {
	int rows, cols;
	int *e;
};

// A store of the same type as the size may change it: it is data.
void changed(int rows, int cols, struct ints *o, const double *x)
{
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			o->e[i * o->cols + j] = (int)sqrt(x[j]);
}
// CHECK: 1 errno.c:{{[0-9]+}} changed nest
// CHECK: -> e i32[2147483647]
