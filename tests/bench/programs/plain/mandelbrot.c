/* The Mandelbrot set: a loop that ends early, at another step for each point. */
#include <stdio.h>

static int steps(double cx, double cy, int limit)
{
	double x = 0, y = 0;
	int n = 0;

	while (n < limit && x * x + y * y <= 4) {
		double t = x * x - y * y + cx;

		y = 2 * x * y + cy;
		x = t;
		n++;
	}
	return n;
}

int main(void)
{
	int width = 800, height = 600, inside = 0;
	unsigned long total = 0;

	for (int i = 0; i < height; i++)
		for (int j = 0; j < width; j++) {
			int n = steps(-2.2 + 3.2 * j / width, -1.2 + 2.4 * i / height, 4500);

			total += (unsigned long)n;
			inside += n == 4500;
		}
	printf("%d inside, about %lu thousand steps\n", inside, total / 1000);
	return 0;
}
