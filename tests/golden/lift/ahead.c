// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A bound that takes a loop or a branch is computed before the loop if it is loop-invariant.
#include <stdint.h>

struct tensor {
	uint8_t dim;
	uint16_t *shape;
	void *data;
};

static uint32_t elements(const struct tensor *t)
{
	uint32_t n = 1;
	for (uint8_t i = 0; i < t->dim; i++)
		n *= t->shape[i];
	return n;
}

void relu(const struct tensor *x, struct tensor *y)
{
	for (uint32_t i = 0; i < elements(x); i++)
		((float *)y->data)[i] = ((float *)x->data)[i] > 0 ? ((float *)x->data)[i] : 0;
}
// CHECK-LABEL: flow "relu"
// CHECK: nest (i: n){{.*}} = select(gt(%0[i], 0:f32)

struct size {
	int chosen, few, many;
};
void branch(const struct size *s, float *x)
{
	for (int i = 0; i < (s->chosen ? s->few : s->many); i++)
		x[i] = 2 * x[i];
}
// CHECK-LABEL: flow "branch"
// CHECK: nest (i: cond)

// The loop stores what the bound is computed of.
void shapes(const struct tensor *x, uint16_t *y)
{
	for (uint32_t i = 0; i < elements(x); i++)
		y[i] = 2;
}
// CHECK: ahead.c:[[#@LINE-3]] shapes: exit test in the middle

// The bound depends on the counter.
void own(const struct tensor *x, float *y)
{
	for (uint32_t i = 0; i < elements(&x[i]); i++)
		y[i] = 2;
}
// CHECK: ahead.c:[[#@LINE-3]] own: exit test in the middle

// The bound is written where it is computed.
struct counted {
	int n, asked;
	int *sizes;
};
static int counts(struct counted *c)
{
	int n = 0;
	for (int i = 0; i < c->n; i++)
		n += c->sizes[i];
	c->asked++;
	return n;
}
void asks(struct counted *c, float *y)
{
	for (int i = 0; i < counts(c); i++)
		y[i] = 2;
}
// CHECK: ahead.c:[[#@LINE-3]] asks: exit test in the middle
