/* Another thread closes every descriptor and opens files while questions are asked. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "sites.h"

enum { OWN = 8 };
static float c[SMALL * SMALL];
static volatile int stop;
static int wrong;

static void *open_and_close(void *arg)
{
	(void)arg;
	while (!stop) {
		int fd[OWN];

		for (int i = 3; i < 3 + OWN + 4; i++)
			close(i);
		for (int i = 0; i < OWN; i++) {
			fd[i] = open("own", O_RDWR | O_TRUNC | O_CREAT | O_APPEND, 0600);
			wrong += fd[i] != 3 + i;
		}
		for (int i = 0; i < OWN; i++)
			wrong += write(fd[i], "12345678", 8) != 8;
		wrong += lseek(fd[0], 0, SEEK_END) != 8 * OWN;
		for (int i = 0; i < OWN; i++)
			close(fd[i]);
	}
	return NULL;
}

int main(void)
{
	pthread_t other;
	int bad = 0;

	fill();
	for (int i = 3; i < 64; i++)
		close(i);
	pthread_create(&other, NULL, open_and_close, NULL);
	for (int r = 0; r < 1000; r++)
		for (int k = 0; k < SITES; k++)
			sites[k](c, left, SMALL);
	for (int k = 0; k < SITES; k++) {
		sites[k](c, left, SMALL);
		bad += !site_is_right(c, k, SMALL);
	}
	multiply(c, left, right, SMALL);
	bad += !is_product(c, SMALL);
	stop = 1;
	pthread_join(other, NULL);
	printf("wrong %d bad %d\n", wrong, bad);
	return 0;
}
