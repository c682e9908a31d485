/* A step of particles: each loop but the first adds in place to what the loops before it read. */
#include <stdio.h>

#include "nest.h"

enum { PARTICLES = 1500, STEPS = 20 };

static float px[PARTICLES], py[PARTICLES], vx[PARTICLES];

static APART void step(float *x, const float *y, float *v, int n)
{
	for (int i = 0; i < n; i++) {
		float f = 0;

		for (int j = 0; j < n; j++) {
			float dx = x[j] - x[i], dy = y[j] - y[i];

			f += dx / (dx * dx + dy * dy + 0.01f);
		}
		v[i] += 0.001f * f;
	}
	for (int i = 0; i < n; i++)
		x[i] += 0.01f * v[i];
}

__attribute__((optnone)) int main(void)
{
	float sum = 0;

	for (int i = 0; i < PARTICLES; i++) {
		px[i] = (float)(i % 37);
		py[i] = (float)(i % 41);
	}
	for (int t = 0; t < STEPS; t++)
		step(px, py, vx, PARTICLES);
	for (int i = 0; i < PARTICLES; i++)
		sum += px[i];
	printf("%a %a\n", (double)sum, (double)vx[7]);
	return 0;
}
