// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Memory that is not read after the loops before it is stored to again: it is freed, or the
// function ends.
#include <stdlib.h>

float use(float *p);

// CHECK-LABEL: flow "freed"
// CHECK: base call written dead, a, b written
void freed(const float *a, float *b, long n)
{
	float *s = malloc((size_t)n * sizeof(*s));

	if (s == NULL)
		return;
	for (long i = 0; i < n; i++)
		s[i] = a[i] * 2;
	for (long i = 1; i < n; i++)
		b[i] = s[i] - s[i - 1];
	free(s);
}

// An element is read later.
// CHECK-LABEL: flow "read_later"
// CHECK: base call written, a, b written
float read_later(const float *a, float *b, long n)
{
	float *s = malloc((size_t)n * sizeof(*s)), last;

	for (long i = 0; i < n; i++)
		s[i] = a[i] * 2;
	for (long i = 1; i < n; i++)
		b[i] = s[i] - s[i - 1];
	last = s[n - 1];
	free(s);
	return last;
}

// CHECK-LABEL: flow "handed_on"
// CHECK: base call written, a, b written
float handed_on(const float *a, float *b, long n)
{
	float *s = malloc((size_t)n * sizeof(*s));

	for (long i = 0; i < n; i++)
		s[i] = a[i] * 2;
	for (long i = 1; i < n; i++)
		b[i] = s[i] - s[i - 1];
	return use(s);
}

// Somebody else has its address, and could read it whenever something is called.
// CHECK-LABEL: flow "known_elsewhere"
// CHECK: base call written, a, b written
void known_elsewhere(const float *a, float *b, long n, float **where)
{
	float *s = malloc((size_t)n * sizeof(*s));

	*where = s;
	for (long i = 0; i < n; i++)
		s[i] = a[i] * 2;
	for (long i = 1; i < n; i++)
		b[i] = s[i] - s[i - 1];
}

// Each iteration may read what the one before has left there.
// CHECK-LABEL: flow "turns"
// CHECK: base b written, a, call written{{$}}
void turns(const float *a, float *b, long n, int (*more)(void))
{
	float *s = calloc((size_t)n, sizeof(*s));

	while (more()) {
		for (long i = 0; i < n; i++)
			b[i] = a[i] * 2;
		for (long i = 1; i < n; i++)
			s[i] = b[i] - b[i - 1];
	}
	free(s);
}

// Each iteration has memory of its own.
// CHECK-LABEL: flow "own_in_each_turn"
// CHECK: base call1 written dead, a, b written
void own_in_each_turn(const float *a, float *b, long n, int (*more)(void))
{
	while (more()) {
		float *s = malloc((size_t)n * sizeof(*s));

		for (long i = 0; i < n; i++)
			s[i] = a[i] * 2;
		for (long i = 1; i < n; i++)
			b[i] = s[i] - s[i - 1];
		free(s);
	}
}
