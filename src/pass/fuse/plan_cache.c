/* Recorded fusion decisions. */
#include "base/assert.h"
#include "pass/fuse/internal.h"

bool smr_plan_cache_whole(const smr_plan_cache *d)
{
	return d->known && !d->short_of && d->at == d->of.n;
}

uint32_t fuse_known(const smr_fuse_params *p, uint32_t n)
{
	smr_plan_cache *d = p->decided;

	smr_assert(p->decided == NULL || p->decided->at <= p->decided->of.n);
	if (d == NULL || !d->known)
		return 0;
	d->short_of |= n > d->of.n - d->at;
	return d->short_of ? 0 : n;
}

uint8_t fuse_follow(const smr_fuse_params *p)
{
	smr_assert(p->decided->known && p->decided->at < p->decided->of.n);
	return p->decided->of.v[p->decided->at++];
}

smr_status fuse_decide(const smr_fuse_params *p, uint8_t what)
{
	if (p->decided == NULL || p->decided->known)
		return SMR_OK;
	return smr_vec_push(&p->decided->of, what);
}
