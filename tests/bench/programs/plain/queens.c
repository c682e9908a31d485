/* All ways to place queens that do not attack each other, by backtracking. */
#include <stdio.h>

static int place(int n, int row, unsigned columns, unsigned left, unsigned right)
{
	int ways = 0;

	if (row == n)
		return 1;
	for (int c = 0; c < n; c++) {
		unsigned bit = 1u << c;

		if ((columns | left | right) & bit)
			continue;
		ways += place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
	}
	return ways;
}

int main(void)
{
	for (int n = 8; n <= 14; n++) {
		int ways = place(n, 0, 0, 0, 0), corner = place(n, 1, 1, 2, 0);

		for (int c = 1; c < n; c++)
			corner += place(n, 1, 1u << c, 2u << c, 1u << c >> 1);
		printf("%d queens: %d ways, by first column %d\n", n, ways, corner);
	}
	return 0;
}
