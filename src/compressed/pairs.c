/* Pairs of groups that operations read at one time. */
#include "compressed/group.h"

static int32_t find_partner(const smr_compressed *c, int32_t i, const int32_t *partner)
{
	for (int32_t j = i + 1; j < c->ngroups; j++)
		if (partner[j] < 0 && smr_codes_can_pair(c->groups[i].codes, c->groups[j].codes))
			return j;
	return -1;
}

void smr_groups_pair(const smr_compressed *c, int32_t *partner)
{
	for (int32_t i = 0; i < c->ngroups; i++)
		partner[i] = -1;
	for (int32_t i = 0; i < c->ngroups; i++) {
		int32_t j = partner[i] < 0 ? find_partner(c, i, partner) : -1;

		if (j >= 0) {
			partner[i] = j;
			partner[j] = i;
		}
	}
}
