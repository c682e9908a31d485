/* Layers of a network whose functions are called through pointers: some change nothing, one changes
 * the weights that the next sum reads, one ends the program or jumps away. Arrays lie apart, or
 * stores lie among reads. */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nest.h"

enum { INPUTS = 300, OUTPUTS = 200, WEIGHTS = OUTPUTS * (INPUTS + 1), JUMPS = 10, BAD = 17 };

struct network {
	int inputs, outputs;
	double (*f)(const struct network *, double);
	double *weights, *out;
};

static double table[64], weights[WEIGHTS + OUTPUTS], given[INPUTS + OUTPUTS], out[OUTPUTS];
static sigjmp_buf back;

static double looked_up(const struct network *n, double x)
{
	if (x != x)
		abort();
	return table[x < 0 ? 0 : x > 63 ? 63 : (int)x] + 1e-3 * n->inputs;
}

static double rectified(const struct network *n, double x)
{
	return x > 0 ? x : 0;
}

static double shifted(const struct network *n, double x)
{
	n->weights[n->inputs * 100] += x;
	return x;
}

static double (*const functions[])(const struct network *, double) = {looked_up, rectified, shifted};

static APART void layer(const struct network *n, const double *x)
{
	const double *w = n->weights;
	double *o = n->out;

	for (int j = 0; j < n->outputs; j++) {
		double sum = *w++ * -1.0;

		for (int k = 0; k < n->inputs; k++)
			sum += *w++ * x[k];
		*o++ = n->f(n, sum);
	}
}

__attribute__((optnone)) static void set(void)
{
	for (int i = 0; i < WEIGHTS + OUTPUTS; i++)
		weights[i] = i % 37 * 0.01 - 0.1;
	for (int i = 0; i < INPUTS + OUTPUTS; i++)
		given[i] = i % 11 * 0.1;
	for (int i = 0; i < OUTPUTS; i++)
		out[i] = i;
	for (int i = 0; i < 64; i++)
		table[i] = i * 0.25;
}

__attribute__((optnone)) static void print(const char *name, int which)
{
	unsigned long h = 1469598103934665603ul, word;
	const double *const all[] = {weights, given, out};
	const int sizes[] = {WEIGHTS + OUTPUTS, INPUTS + OUTPUTS, OUTPUTS};

	for (int a = 0; a < 3; a++)
		for (int i = 0; i < sizes[a]; i++) {
			memcpy(&word, all[a] + i, sizeof(word));
			h = (h ^ word) * 1099511628211ul;
		}
	printf("%s %d: %lx\n", name, which, h);
}

static void leave(int number)
{
	siglongjmp(back, number);
}

__attribute__((optnone)) int main(void)
{
	double *const places[] = {out, weights + 5, weights + WEIGHTS - 1, weights + WEIGHTS, given + 5, given + INPUTS};

	signal(SIGABRT, leave);
	for (int round = 0; round < 30; round++)
		for (int f = 0; f < 3; f++)
			for (int p = 0; p < 6; p++) {
				struct network n = {INPUTS, OUTPUTS, functions[f], weights, places[p]};

				set();
				layer(&n, given);
				print("place", f * 10 + p);
			}
	for (int jump = 0; jump < JUMPS; jump++) {
		struct network n = {INPUTS, OUTPUTS, looked_up, weights, out};

		set();
		weights[BAD * (INPUTS + 1) + 3] = __builtin_nan("");
		if (sigsetjmp(back, 1) == 0)
			layer(&n, given);
		print("jump", jump);
		set();
		layer(&n, given);
		print("behind", jump);
	}
	return 0;
}
