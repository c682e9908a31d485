// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// An element in place under a condition is read and stored only if an iteration takes it.
void optional(float *sum, const float *x, int n)
{
	for (int i = 0; i < n; i++)
		if (sum)
			*sum += x[i];
}
// No iteration changes the condition: it is the predicate.
// CHECK-LABEL: flow "optional"
// CHECK: %[[C:[0-9]+]] = scalar i1
// CHECK: = fold(i; %[[S:[0-9]+]]; add(acc0, %{{[0-9]+}}[i])) when %[[C]]

void count(const int *a, int *s, int n)
{
	for (int i = 0; i < n; i++)
		if (a[i] > 1000)
			(*s)++;
}
// It holds in some iteration or in none.
// CHECK-LABEL: flow "count"
// CHECK: = fold(i; %{{[0-9]+}}; select(gt(%[[A:[0-9]+]][i], 1000:i32), add(acc0, 1:i32), acc0)) when fold(i; 0:i1; or(acc0, gt(%[[A]][i], 1000:i32)))

void greatest(const int *a, int *m, int n, int k)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < k; j++)
			if (a[i * k + j] > m[i])
				m[i] = a[i * k + j];
}
// The condition hangs on what was stored before: where it held, the element is greater.
// CHECK-LABEL: flow "greatest"
// CHECK: = fold(j; %[[M:[0-9]+]][i]; select(gt(%[[A:[0-9]+]][i, j], acc0), %[[A]][i, j], acc0)) when ne(fold(j; %[[M]][i]; select(gt(%[[A]][i, j], acc0), %[[A]][i, j], acc0)), %[[M]][i])

void last_greatest(const float *a, float *m, int n, int k)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < k; j++)
			if (!(a[i * k + j] < m[i]))
				m[i] = a[i * k + j];
}
// ... or equal, or a NaN: a fold of two says whether it held.
// CHECK-LABEL: flow "last_greatest"
// CHECK: when fold(j; %[[M:[0-9]+]][i], 0:i1; select(uge(%[[A:[0-9]+]][i, j], acc0), %[[A]][i, j], acc0), or(acc1, uge(%[[A]][i, j], acc0)); 1)

void greatest_if(const int *a, const int *p, int *m, int n)
{
	for (int i = 0; i < n; i++)
		if (p[i] && a[i] > *m)
			*m = a[i];
}
// ... and reads that only where another one holds.
// CHECK-LABEL: flow "greatest_if"
// CHECK: when select(fold(i; 0:i1; or(acc0, ne(%{{[0-9]+}}[i], 0:i32))), ne(fold(i; %[[G:[0-9]+]];

void zeroed(const int *a, int *s, int n, int k)
{
	for (int i = 0; i < n; i++) {
		s[i] = 0;
		for (int j = 0; j < k; j++)
			if (a[i * k + j] > 0)
				s[i] += a[i * k + j];
	}
}
// The loops store to all elements anyway: no predicate.
// CHECK-LABEL: flow "zeroed"
// CHECK: = fold(j; %{{[0-9]+}}[i]; select(gt(%{{[0-9]+}}[i, j], 0:i32), add(acc0, %{{[0-9]+}}[i, j]), acc0)) "s"

void started(const int *a, int *s, int n)
{
	*s = 7;
	for (int i = 0; i < n; i++)
		if (a[i] > 0)
			*s += a[i];
}
// The program has just done so.
// CHECK-LABEL: flow "started"
// CHECK: = fold(i; 7:i32; select(gt(%{{[0-9]+}}[i], 0:i32), add(acc0, %{{[0-9]+}}[i]), acc0)) "s"

void other_place(const int *a, int *s, int n, int k)
{
	for (int i = 0; i < n; i++) {
		s[2 * i] = 0;
		for (int j = 0; j < k; j++)
			if (a[i * k + j] > 0)
				s[2 * i + 1] += a[i * k + j];
	}
}
// CHECK-LABEL: flow "other_place"
// CHECK: when fold(j; 0:i1; or(acc0, gt(

// Whether the element is read hangs on another element at the same point.
void either(const int *a, const int *b, int *m, int n)
{
	for (int i = 0; i < n; i++)
		if (b[i] > 3 || a[i] > *m)
			*m = a[i];
}
// CHECK: not lifted: {{.*}} either: a condition reads what is stored only where another one holds

struct array {
	float *x;
};

// Where each iteration reads the array too, the pointer that some iterations read is known.
void twice(int n, struct array *o, const float *a)
{
	for (int i = 0; i < n; i++) {
		if (a[i] > 0)
			o->x[i] += a[i];
		o->x[i] = o->x[i] / 2;
	}
}
// CHECK-LABEL: flow "twice"
// CHECK: base a, o written
// CHECK: nest {{.*}} ins %2 into %0 [i] = div(%2[i], 2:f32) "o"

// Otherwise the pointer is not read before somebody needs it.
void once(int n, struct array *o, const float *a)
{
	for (int i = 0; i < n; i++)
		if (a[i] > 0)
			o->x[i] += a[i];
}
// CHECK-LABEL: flow "once"
// CHECK: rows o[0; 1]
