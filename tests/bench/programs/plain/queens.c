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
	for (int n = 8; n <= 14; n++)
		printf("%d queens: %d ways\n", n, place(n, 0, 0, 0, 0));
	return 0;
}
