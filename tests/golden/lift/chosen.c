// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// The element at a place that the loop keeps is kept with it.
int greatest(const double *x, int n)
{
	int best = 0;

	for (int i = 1; i < n; i++)
		if (x[i] > x[best])
			best = i;
	return best;
}
// CHECK-LABEL: flow "greatest"
// CHECK: nest (i: n) {{.*}} = fold(i; 0:i32, %{{[0-9]+}}; select(gt(%[[X:[0-9]+]][i], acc1), convert:i32(index(i)), acc0), select(gt(%[[X]][i], acc1), %[[X]][i], acc1); 0)

// For each row.
void least(int r, int c, const float *x, unsigned char *at)
{
	for (int i = 0; i < r; i++) {
		const float *row = x + i * c;
		long best = 0;

		for (long j = 0; j < c; j++)
			best = row[j] < row[best] ? j : best;
		at[i] = best;
	}
}
// CHECK-LABEL: flow "least"
// CHECK: fold(j; 0:i64, %{{[0-9]+}}[i]; select(lt(%[[X:[0-9]+]][i, j], acc1), index(j), acc0), select(lt(%[[X]][i, j], acc1), %[[X]][i, j], acc1); 0)

// A loop that stores may change the element meanwhile.
int changed(double *x, int n)
{
	int best = 0;

	for (int i = 1; i < n; i++) {
		if (x[i] > x[best])
			best = i;
		x[i] = 0;
	}
	return best;
}
// CHECK: not lifted: {{.*}} changed:

// The place comes out of memory: its range is unknown.
int chased(const double *x, const int *next, int n)
{
	int best = 0;

	for (int i = 1; i < n; i++)
		if (x[i] > x[best])
			best = next[i];
	return best;
}
// CHECK: not lifted: {{.*}} chased:
