/* The smallest program: what does its start cost? */
#include <stdio.h>

int main(void)
{
	puts("hello, world");
	return 0;
}
