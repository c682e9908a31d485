// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A later site starts from what an earlier one leaves behind: the value is asked for under its name
// behind the first loops (formulas look through that name), whichever way they were run.
long both(int n, int k, int ld, const unsigned *b, const unsigned *c)
{
	long result = 0, most = 0;

	for (int i = 1; i < n; i++)
		for (int j = 1; j <= k; j++)
			most = (c[-i] + j) < most ? (c[-i] + j) : most;
	result += most;
	for (int i = n / 2 - 1; i >= 0; i--) {
		long s = b[i * ld];
		for (int j = 0; j < k; j++)
			if (c[j * ld - i - 1] > 0)
				s += 0;
		result += s;
	}
	return result;
}
// CHECK: flow "both"
// CHECK-NOT: does not dominate
