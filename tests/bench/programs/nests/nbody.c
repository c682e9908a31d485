/* Gravity of all bodies on all bodies, a few time steps. */
#include <math.h>
#include <stdio.h>

#define N 1500

static double x[N][3], v[N][3], m[N];

static void step(double dt)
{
	for (int i = 0; i < N; i++) {
		double f[3] = {0, 0, 0};

		for (int j = 0; j < N; j++) {
			double dx = x[j][0] - x[i][0], dy = x[j][1] - x[i][1],
			       dz = x[j][2] - x[i][2];
			double r2 = dx * dx + dy * dy + dz * dz + 0.01;
			double w = m[j] / (r2 * sqrt(r2));

			f[0] += w * dx;
			f[1] += w * dy;
			f[2] += w * dz;
		}
		for (int k = 0; k < 3; k++)
			v[i][k] += dt * f[k];
	}
	for (int i = 0; i < N; i++)
		for (int k = 0; k < 3; k++)
			x[i][k] += dt * v[i][k];
}

int main(void)
{
	double energy = 0;

	for (int i = 0; i < N; i++) {
		x[i][0] = cos(i);
		x[i][1] = sin(2.0 * i);
		x[i][2] = (double)(i % 100) / 100;
		m[i] = 1.0 / N;
	}
	for (int t = 0; t < 80; t++)
		step(0.01);
	for (int i = 0; i < N; i++)
		energy += 0.5 * m[i] * (v[i][0] * v[i][0] + v[i][1] * v[i][1] + v[i][2] * v[i][2]);
	printf("%.6g\n", energy);
	return 0;
}
