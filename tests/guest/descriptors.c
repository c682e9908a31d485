/* Descriptors: every number is the program's, before, while and after loops run. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "nest.h"

enum { OWN = 12, LINES = 200 };
static float c[LARGE * LARGE];
static const char line[] = "a line of a file of the program\n";

static int next_number(void)
{
	int fd = open("/dev/null", O_RDONLY);

	close(fd);
	return fd;
}

static int write_own(int fd[OWN])
{
	int bad = 0;

	for (int i = 0; i < OWN; i++) {
		char name[32];

		snprintf(name, sizeof(name), "own%d", i);
		fd[i] = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
		bad += fd[i] != 3 + i;
		for (int k = 0; k < LINES; k++)
			bad += write(fd[i], line, sizeof(line) - 1) != sizeof(line) - 1;
	}
	return bad;
}

static int check_own(const int fd[OWN])
{
	char got[sizeof(line)] = "";
	int bad = 0;

	for (int i = 0; i < OWN; i++) {
		bad += lseek(fd[i], 0, SEEK_END) != (off_t)(LINES * (sizeof(line) - 1));
		for (int k = 0; k < LINES; k++)
			bad += pread(fd[i], got, sizeof(line) - 1,
				     (off_t)((sizeof(line) - 1) * (size_t)k)) != sizeof(line) - 1 ||
			       memcmp(got, line, sizeof(line) - 1) != 0;
	}
	return bad;
}

int main(int argc, char **argv)
{
	int before, after, own[OWN], bad;

	fill();
	for (int i = 3; i < 64; i++)
		close(i);
	before = next_number();
	for (int r = 0; r < 10; r++)
		multiply(c, left, right, SMALL);
	after = next_number();
	for (int i = argc > 1 && strcmp(argv[1], "all") == 0 ? 0 : 3; i < 1024; i++)
		if (i != 1)
			close(i);
	if (argc > 1) { /* 0 and 2 were closed: what is opened next must be 0, then 2 */
		bad = open("/dev/null", O_RDWR) != 0;
		multiply(c, left, right, SMALL);
		bad += open("/dev/null", O_RDWR) != 2;
	} else {
		bad = 0;
	}
	bad += write_own(own);
	for (int r = 0; r < 4; r++) {
		multiply(c, left, right, r == 3 ? LARGE : SMALL);
		bad += !is_product(c, r == 3 ? LARGE : SMALL);
	}
	printf("before %d after %d bad %d\n", before, after, bad + check_own(own));
	return 0;
}
