// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefixes=CHECK,GUEST %s
// RUN: env SAMARA_LIFT=say %cc --runtime=library -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefixes=CHECK,LIBRARY %s
// A loop over a small member of a struct has no more iterations than that: no guard pays. What is
// last in a struct may have been allocated longer, and what an iteration skips says nothing.
struct shape {
	int n, d[4], last[4];
};

int inner(const struct shape *s, int n)
{
	int p = 1;

	for (int i = 0; i < n; i++)
		p *= s->d[i];
	return p;
}
// GUEST: not lifted: {{.*}} inner: too small to pay
// LIBRARY: flow "inner"

int last(const struct shape *s, int n)
{
	int p = 1;

	for (int i = 0; i < n; i++)
		p *= s->last[i];
	return p;
}
// CHECK: flow "last"

void skipped(const struct shape *s, int n, int *to)
{
	for (int i = 0; i < n; i++)
		if (i < 4)
			to[i] = s->d[i];
}
// CHECK: flow "skipped"
