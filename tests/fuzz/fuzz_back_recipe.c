/* Any bytes as a recipe: read, or refused; what was read is written the same, and every part that
 * it asks for lies in its stage, once for each row. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "back/cpu/codegen/object/recipe.h"

ACCEPTED_FORMATS("recipe")

enum { ENOUGH = 100000 /* parts: hostile numbers may ask for 2^50 */ };

typedef struct seen {
	const nest_recipe *r;
	int64_t done[NEST_MAX_STAGES];
	int parts;
} seen;

static bool part(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	seen *s = ctx;

	(void)scratch;
	if (lo != s->done[stage] || hi <= lo || hi > s->r->stage[stage].n)
		abort();
	s->done[stage] = hi;
	s->parts++;
	return true;
}

/* Groups go by the rows of their first stage: only recipes whose groups agree are run. */
static bool is_small(const nest_recipe *r)
{
	double n = 0;

	for (int k = 0; k < r->nstages; k++) {
		n += (double)r->stage[k].n;
		if (k > 0 && !r->stage[k].flush && r->stage[k].n != r->stage[k - 1].n)
			return false;
	}
	return n < ENOUGH;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	int64_t words[NEST_RECIPE_WORDS];
	nest_recipe r;
	uint8_t *exact = malloc(n + 1); /* so that a read beyond the end is seen */

	memcpy(exact, data, n);
	if (nest_recipe_read(exact, n, &r) == SMR_OK) {
		seen s = {.r = &r};
		size_t used = nest_recipe_write(&r, words) * 8;

		accepted("recipe");
		if (used > n || memcmp(words, exact, used) != 0 || nest_recipe_temp(&r) < 0)
			abort();
		if (is_small(&r)) {
			nest_recipe_run(&r, part, &s, NULL, NULL);
			for (int k = 0; k < r.nstages; k++)
				if (s.done[k] != r.stage[k].n)
					abort();
		}
	}
	free(exact);
	return 0;
}
