/* A laser draws a circle on an aluminium plate and melts it.
 *
 *	heat [cells a side] [time steps]
 *
 * The enthalpy method (Voller, Cross, "Accurate solutions of moving boundary
 * problems using the enthalpy method", 1981): heat flows by differences of
 * temperature, and the temperature follows from the heat in a cell, which
 * stays at the melting point until the latent heat is paid.
 *
 * Temperatures are kelvins above the melting point; heat is divided by the
 * heat capacity, so it is in kelvins too. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define AMBIENT (-640.0)   /* K: 20 degrees Celsius, aluminium melts at 660 */
#define LATENT 370.0       /* K: 397 kJ/kg over 1.07 kJ/(kg K) */
#define DIFFUSIVITY 9.7e-5 /* m^2/s */
#define CELL 1e-4          /* m */
#define STEP 2e-5          /* s; DIFFUSIVITY * STEP / CELL^2 must stay below 1/4 */
#define SPOT 6             /* cells: radius of the laser's spot */
#define POWER 60.0         /* K each step in the middle of the spot */
#define TURN 1500          /* steps: once around the circle */

/* Heat flows between neighbours; the plate's rim is a mirror, see insulate(). */
static void conduct(int n, const double *temperature, double *heat)
{
	double rate = DIFFUSIVITY * STEP / (CELL * CELL);

	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			heat[i * n + j] +=
				rate * (temperature[(i - 1) * n + j] +
					temperature[(i + 1) * n + j] + temperature[i * n + j - 1] +
					temperature[i * n + j + 1] - 4 * temperature[i * n + j]);
}

/* Computes the temperature of each cell from its heat: solid, melting or liquid. */
static void melt(int n, const double *heat, double *temperature)
{
	for (int i = 0; i < n * n; i++) {
		double h = heat[i];

		if (h < 0)
			temperature[i] = h;
		else if (h < LATENT)
			temperature[i] = 0;
		else
			temperature[i] = h - LATENT;
	}
}

/* No heat leaves: the outermost cells are copies of their inner neighbours. */
static void insulate(int n, double *temperature)
{
	for (int i = 1; i < n - 1; i++) {
		temperature[i] = temperature[n + i];
		temperature[(n - 1) * n + i] = temperature[(n - 2) * n + i];
		temperature[i * n] = temperature[i * n + 1];
		temperature[i * n + n - 1] = temperature[i * n + n - 2];
	}
}

/* The laser at time step t; returns the heat it gave. */
static double shine(int n, int t, double *heat)
{
	double angle = 2 * acos(-1) * t / TURN, given = 0;
	int row = n / 2 + (int)(n / 3.0 * sin(angle));
	int column = n / 2 + (int)(n / 3.0 * cos(angle));

	for (int i = row - 2 * SPOT; i <= row + 2 * SPOT; i++)
		for (int j = column - 2 * SPOT; j <= column + 2 * SPOT; j++) {
			int di = i - row, dj = j - column;
			double h = POWER * exp(-(double)(di * di + dj * dj) / (SPOT * SPOT));

			if (i < 1 || i > n - 2 || j < 1 || j > n - 2)
				continue;
			heat[i * n + j] += h;
			given += h;
		}
	return given;
}

/* The longest run of molten cells in a row of the plate. */
static int widest_melt(int n, const double *heat)
{
	int widest = 0;

	for (int i = 1; i < n - 1; i++) {
		int run = 0;

		for (int j = 1; j < n - 1; j++) {
			run = heat[i * n + j] >= LATENT ? run + 1 : 0;
			if (run > widest)
				widest = run;
		}
	}
	return widest;
}

static void report(int n, int t, const double *heat, const double *temperature, double given)
{
	double hottest = temperature[n + 1], gained = 0;
	int molten = 0;

	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++) {
			hottest = fmax(hottest, temperature[i * n + j]);
			gained += heat[i * n + j] - AMBIENT;
			molten += heat[i * n + j] >= LATENT;
		}
	printf("%5.1f ms: hottest %7.1f K above melting, %6d cells molten, at most %3d in a row, "
	       "heat kept %.4f\n",
	       1e3 * STEP * t, hottest, molten, widest_melt(n, heat), gained / given);
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 400;
	int steps = argc > 2 ? atoi(argv[2]) : 6000;
	double *heat, *temperature, given = 0;

	if (argc > 3 || n < 8 * SPOT || n > 10000 || steps < 1) {
		fprintf(stderr, "usage: %s [cells a side, %d to 10000] [time steps]\n", argv[0],
			8 * SPOT);
		return EXIT_FAILURE;
	}
	heat = malloc(sizeof *heat * (size_t)n * (size_t)n);
	temperature = malloc(sizeof *temperature * (size_t)n * (size_t)n);
	if (heat == NULL || temperature == NULL) {
		fprintf(stderr, "no memory for %d x %d cells\n", n, n);
		free(temperature);
		free(heat);
		return EXIT_FAILURE;
	}
	for (int i = 0; i < n * n; i++)
		heat[i] = AMBIENT;
	for (int t = 1; t <= steps; t++) {
		given += shine(n, t, heat);
		melt(n, heat, temperature);
		insulate(n, temperature);
		conduct(n, temperature, heat);
		if (t == steps || (steps >= 4 && t % (steps / 4) == 0))
			report(n, t, heat, temperature, given);
	}
	free(temperature);
	free(heat);
	return EXIT_SUCCESS;
}
