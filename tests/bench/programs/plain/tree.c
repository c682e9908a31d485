/* A binary search tree grows, is walked and shrinks; nodes come from malloc. */
#include <stdio.h>
#include <stdlib.h>

struct node {
	struct node *left, *right;
	unsigned key;
};

static unsigned insert(struct node **at, unsigned key)
{
	while (*at != NULL) {
		if ((*at)->key == key)
			return 0;
		at = key < (*at)->key ? &(*at)->left : &(*at)->right;
	}
	*at = calloc(1, sizeof **at);
	if (*at == NULL)
		exit(1);
	(*at)->key = key;
	return 1;
}

static unsigned height(const struct node *n)
{
	unsigned l, r;

	if (n == NULL)
		return 0;
	l = height(n->left);
	r = height(n->right);
	return 1 + (l > r ? l : r);
}

static void free_tree(struct node *n)
{
	if (n == NULL)
		return;
	free_tree(n->left);
	free_tree(n->right);
	free(n);
}

int main(void)
{
	unsigned seed = 1, size = 0, high = 0;

	for (int t = 0; t < 15; t++) {
		struct node *root = NULL;

		for (int i = 0; i < 200000; i++) {
			seed = seed * 1664525u + 1013904223u;
			size += insert(&root, seed >> 8);
		}
		high += height(root);
		free_tree(root);
	}
	printf("%u nodes, heights add up to %u\n", size, high);
	return 0;
}
