/* Follows pointers through a list in random order: every step waits for memory. */
#include <stdio.h>
#include <stdlib.h>

struct node {
	struct node *next;
	unsigned value;
};

int main(void)
{
	unsigned n = 200000, seed = 1, sum = 0;
	struct node *nodes = malloc(n * sizeof *nodes), *at;
	unsigned *order = malloc(n * sizeof *order);

	if (nodes == NULL || order == NULL)
		return 1;
	for (unsigned i = 0; i < n; i++)
		order[i] = i;
	for (unsigned i = n - 1; i > 0; i--) {
		unsigned j, swap = order[i];

		seed = seed * 1664525u + 1013904223u;
		j = (seed >> 8) % (i + 1);
		order[i] = order[j];
		order[j] = swap;
	}
	for (unsigned i = 0; i < n; i++) {
		nodes[order[i]].next = &nodes[order[(i + 1) % n]];
		nodes[order[i]].value = i;
	}
	at = nodes;
	for (unsigned long step = 0; step < 350ul * n; step++) {
		sum = sum * 3 + at->value;
		at = at->next;
	}
	printf("%u\n", sum);
	free(order);
	free(nodes);
	return 0;
}
