// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=SITES %s
// A large helper is inlined where a constant settles a branch in it, since its loops may then be
// one nest with the caller's. One loop that stands alone is not worth a second copy of the helper:
// the caller calls it, as clang's inliner decides. A record has 32 bytes: that of use() alone.
void seen(const void *p);
#define STEP(k) a = a * 3 + b * (k) ^ (c >> 2); b = b * a + 5 * c - (a << 3); c = a * b + (c ^ (k))
#define STEPS(k) STEP(k); STEP(k + 1); STEP(k + 2); STEP(k + 3)

int use(int n, int *y, const signed char *x, int mode, long step)
{
	unsigned a = (unsigned)n, b = 1, c = 2;

	if (mode == 1) {
		for (int i = 0; i < n; i++)
			y[i] = x[i * step] + 3;
	} else {
		seen(x);
	}
	STEPS(1);
	STEPS(5);
	STEPS(9);
	return (int)(a + b + c);
}

int settles(int n, int *y, const signed char *x)
{
	seen(y);
	return use(n, y, x, 1, 2);
}
// CHECK: not lifted: {{.*}} use: a loop of a large function, by itself
// SITES: ] smr_sites {{.*}} 000020 00
