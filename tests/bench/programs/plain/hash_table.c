/* A hash table with open addressing: inserts, finds, counts. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define SLOTS (1u << 20)
#define FREE 0u

struct slot {
	uint32_t key, value;
};

static struct slot *table;

static uint32_t mix(uint32_t h)
{
	h ^= h >> 16;
	h *= 0x85ebca6bu;
	h ^= h >> 13;
	h *= 0xc2b2ae35u;
	return h ^ h >> 16;
}

static struct slot *find(uint32_t key)
{
	for (uint32_t i = mix(key);; i++) {
		struct slot *s = &table[i % SLOTS];

		if (s->key == key || s->key == FREE)
			return s;
	}
}

int main(void)
{
	uint32_t seed = 1, live = 0, sum = 0;

	table = calloc(SLOTS, sizeof *table);
	if (table == NULL)
		return 1;
	for (int t = 0; t < 110000000; t++) {
		uint32_t key;
		struct slot *s;

		seed = seed * 1664525u + 1013904223u;
		key = seed >> 14 | 1;
		s = find(key);
		if (s->key == FREE) {
			s->key = key;
			s->value = 1;
			live++;
		} else if (++s->value % 16 == 0) {
			sum += s->value;
			live--;
			s->value = 0;
		}
	}
	printf("%u %u\n", live, sum);
	free(table);
	return 0;
}
