// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Unsigned index arithmetic may wrap: the runtime asks whether it does.
void image(unsigned w, unsigned h, const unsigned char *s, unsigned char *d)
{
	for (unsigned y = 0; y < h; y++)
		for (unsigned x = 0; x < w; x++)
			d[y * w + x] = 255 - s[y * w + x];
}
// CHECK-LABEL: flow "image"
// CHECK: wrap (0; {{.*}}) in [0, 4294967295]

// Sizes and pointers kept in memory are loaded by the question, once the loops are known to run.
typedef struct matrix {
	int rows, cols;
	double *data;
} matrix;
void copy(const matrix *a, matrix *b)
{
	for (int i = 0; i < a->rows; i++)
		for (int j = 0; j < a->cols; j++)
			b->data[i * b->cols + j] = a->data[i * a->cols + j];
}
// CHECK-LABEL: flow "copy"
// CHECK: sym a cols cols

// Every 3rd, downwards, from a pointer's end: trips that are no plain symbol.
void steps(int n, int s, float *x, float *e)
{
	for (int i = n - 1; i >= 0; i -= 3)
		x[i] = 1;
}
// CHECK-LABEL: flow "steps"
// CHECK: sym {{.*}}quotient

// A counter in a loop around the site is a symbol of it.
double total;
void rest(int n, double *a, void (*f)(void))
{
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < n; j++)
			a[i * n + j] = 0;
		f();
	}
}
// CHECK: not lifted: {{.*}} rest: call of a function pointer
// CHECK-LABEL: flow "rest"
// CHECK: view f64[n] a + (8*n*i) strides [8]

// A counter that is cut to a type in which it wraps is cut at every point: no condition at entry
// would do, and none may be forgotten.
int narrow(unsigned long rows, unsigned long n, const signed char *data)
{
	unsigned long k = 0;
	int wrong = 0;

	for (unsigned long i = 0; i < rows; i++)
		for (unsigned long j = 0; j < n; j++) {
			k++;
			if (data[i * n + j] != (signed char)k)
				wrong = 1;
		}
	return wrong;
}
// CHECK-LABEL: flow "narrow"
// CHECK: convert:i32(convert:i8(

// A number goes by the name of the variable that gets it, not by what computed it.
int count(void);
void called(double *a)
{
	int n = count();

	for (int i = 0; i < n; i++)
		a[i] = 1;
}
// CHECK-LABEL: flow "called"
// CHECK: sym n{{$}}

// A size that an earlier loop left is a size where it is a number, too: a sum over it is a mean.
void *room(long bytes);
float middle(int rank, const int *dim, const float *x)
{
	int n = 1;
	float s = 0;

	for (int i = 0; i < rank; i++)
		n *= dim[i];
	room(n);
	for (int i = 0; i < n; i++)
		s += x[i];
	return s / n;
}
// CHECK-LABEL: flow "middle"
// CHECK-LABEL: flow "middle"
// CHECK: sym n{{$}}
// CHECK-NOT: scalar i32
// CHECK: div({{.*}}convert:f32(convert:i32(size(n))))
