// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: env SAMARA_LIFT=say %cc --runtime=library -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefix=LIBRARY %s
// Where each point follows a pointer to a structure of its own no code is faster than the loop: the
// guest runtime is not asked. Rows of a matrix are another matter.
struct item {
	int mark;
	double x;
};

void marks(int n, struct item **a)
{
	for (int i = 0; i < n; i++)
		a[i]->mark = 0;
}
// CHECK: not lifted: {{.*}} marks: follows a pointer to each element
// LIBRARY: flow "marks"

void rows(int m, int n, double **a)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++)
			a[i][j] *= 2;
}
// CHECK: flow "rows"
// CHECK: rows a[0; m]
// LIBRARY: flow "rows"

// One pointer of a table, to an array.
void third(int n, float *const *a, const float *x)
{
	for (int i = 0; i < n; i++)
		a[2][i] = x[i] + 1;
}
// CHECK: flow "third"
// LIBRARY: flow "third"
