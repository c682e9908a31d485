// RUN: %samara decompose %s | FileCheck %s
// RUN: %cc -O2 -S -emit-llvm %s -o - | FileCheck --check-prefix=IR %s
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

// errno is an int alone, no member among others and none of the program's variables: a bound that
// is one stays what it was.
struct sizes {
	int rows, cols;
};
int count;
void members(const struct sizes *s, double *x)
{
	for (int i = 0; i < s->rows; i++)
		for (int j = 0; j < s->cols; j++)
			x[i * s->cols + j] = tanh(x[i * s->cols + j]);
}
// CHECK: 2 errno.c:{{[0-9]+}} members tanh
void variable(double *x)
{
	for (int i = 0; i < count; i++)
		x[i] = tanh(x[i]);
}
// CHECK: 3 errno.c:{{[0-9]+}} variable tanh
void wide(const long *n, double *x)
{
	for (long i = 0; i < *n; i++)
		x[i] = tanh(x[i]);
}
// CHECK: 4 errno.c:{{[0-9]+}} wide tanh

// No int is behind a pointer to another type.
void shorts(const short *n, double *x)
{
	for (int i = 0; i < *n; i++)
		x[i] = tanh(x[i]);
}
// CHECK: errno.c:{{[0-9]+}} shorts tanh

// It may be errno that the bound is read from: the loop stays as it is, its question asks for that.
void place(const int *n, double *x)
{
	for (int i = 0; i < *n; i++)
		x[i] = tanh(x[i]);
}
// CHECK: 6 errno.c:{{[0-9]+}} place tanh
// IR: define {{.*}}@smr.question{{[^\n]*}}(ptr
// IR: %[[AT:[0-9]+]] = call ptr @__errno_location()
// IR-NEXT: icmp eq ptr %[[AT]], %0
// IR-NOT: @__errno_location()
// IR: declare extern_weak ptr @__errno_location()
