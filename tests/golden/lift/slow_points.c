// A record says whether points wait for each other (128, SMR_SITE_SLOW): then fewer of them take
// long enough for a look at images in the first call.
// RUN: %cc --runtime=guest -O2 -S -emit-llvm %s -o - | FileCheck %s

// CHECK: @smr.records = private global [5 x %smr.site]
// CHECK-SAME: i16 0, i8 1, i8 1 }
void elements(int n, double *restrict y, const double *x)
{
	for (int i = 0; i < n; i++)
		y[i] = 2 * x[i] + y[i];
}

// CHECK-SAME: i16 1, i8 1, i8 -127 }
double ordered(int n, const double *x, const double *y)
{
	double s = 0;

	for (int i = 0; i < n; i++)
		s += x[i] * y[i];
	return s;
}

// CHECK-SAME: i16 2, i8 1, i8 5 }
int integers(int n, const int *x)
{
	int s = 0;

	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}

// The sum is in memory.
// CHECK-SAME: i16 3, i8 1, i8 -127 }
void product(int n, double (*restrict c)[64], const double (*a)[64], const double (*b)[64])
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 64; j++)
			for (int k = 0; k < 64; k++)
				c[i][j] += a[i][k] * b[k][j];
}

// CHECK-SAME: i16 4, i8 1, i8 1 }
void outer(int n, double (*restrict c)[64], const double (*a)[64], const double (*b)[64])
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < 64; k++)
			for (int j = 0; j < 64; j++)
				c[i][j] += a[i][k] * b[k][j];
}
