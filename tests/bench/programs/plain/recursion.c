/* Deep and wide recursion: Fibonacci, Ackermann, Hanoi. */
#include <stdio.h>

static unsigned fibonacci(unsigned n)
{
	return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

static unsigned ackermann(unsigned m, unsigned n)
{
	if (m == 0)
		return n + 1;
	return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

static unsigned hanoi(unsigned n, unsigned from, unsigned to, unsigned check)
{
	if (n == 0)
		return check;
	check = hanoi(n - 1, from, 3 - from - to, check);
	check = check * 31 + from * 3 + to;
	return hanoi(n - 1, 3 - from - to, to, check);
}

int main(void)
{
	printf("%u %u %u\n", fibonacci(42), ackermann(3, 11), hanoi(26, 0, 2, 1));
	return 0;
}
