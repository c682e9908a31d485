/* Planes of rows of pointers: the loop over planes stays in the program, the loops over one are
 * lifted. */
#include <stdio.h>
#include <stdlib.h>

enum { PLANES = 60, ROWS = 80, COLUMNS = 400, TIMES = 10 };

static double memory[PLANES][ROWS][COLUMNS];

__attribute__((noinline)) static double norm(double ***z, int n3, int n2, int n1)
{
	double sum = 0;

	for (int i = 1; i < n3; i++)
		for (int j = 0; j < n2; j++)
			for (int k = 0; k < n1; k++) {
				double a = z[i][j][k] - z[i - 1][j][k];

				sum = sum < a * a ? a * a : sum;
			}
	return sum;
}

__attribute__((optnone)) int main(void)
{
	static double *row[PLANES][ROWS], **plane[PLANES];
	double all = 0;

	for (int i = 0; i < PLANES; i++) {
		plane[i] = row[i];
		for (int j = 0; j < ROWS; j++) {
			row[i][j] = memory[i][j];
			for (int k = 0; k < COLUMNS; k++)
				memory[i][j][k] = i * j % 11 + k % 7;
		}
	}
	for (int t = 0; t < TIMES; t++) {
		all += norm(plane, PLANES, ROWS, COLUMNS);
		memory[3][t][t] += 1;
	}
	printf("%g\n", all);
	return 0;
}
