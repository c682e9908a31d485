#include "ir/module/sharding.h"

#include <string.h>

#include "base/assert.h"

uint32_t smr_mesh_at(const smr_mesh *m, uint32_t d, uint32_t axis)
{
	uint32_t at = m->place[d];

	smr_assert(d < m->ndevices);
	smr_assert(axis < m->naxes);
	for (uint32_t a = m->naxes - 1; a > axis; a--)
		at /= m->sizes[a];
	return at % m->sizes[axis];
}

int64_t smr_cut_parts(const smr_mesh *m, const smr_cut *c)
{
	int64_t n = 1;

	smr_assert(c->n <= SMR_MESH_AXES);
	for (uint32_t i = 0; i < c->n; i++)
		n *= m->sizes[c->axes[i]];
	return n;
}

int64_t smr_cut_part(const smr_mesh *m, const smr_cut *c, uint32_t d)
{
	int64_t at = 0;

	smr_assert(d < m->ndevices);
	for (uint32_t i = 0; i < c->n; i++)
		at = at * m->sizes[c->axes[i]] + smr_mesh_at(m, d, c->axes[i]);
	return at;
}

bool smr_cut_equal(const smr_cut *a, const smr_cut *b)
{
	return a->n == b->n && memcmp(a->axes, b->axes, a->n) == 0;
}

void smr_cut_add(smr_cut *c, uint32_t axis)
{
	smr_assert(axis < SMR_MESH_AXES);
	smr_assert(c->n < SMR_MESH_AXES);
	c->axes[c->n++] = (uint8_t)axis;
}

uint32_t smr_sharding_axes(const smr_sharding *s)
{
	uint32_t mask = 0;

	smr_assert(s->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < s->rank; d++)
		for (uint32_t i = 0; i < s->dims[d].n; i++)
			mask |= 1u << s->dims[d].axes[i];
	return mask;
}

bool smr_sharding_equal(const smr_sharding *a, const smr_sharding *b)
{
	if (a->rank != b->rank)
		return false;
	for (uint32_t d = 0; d < a->rank; d++)
		if (!smr_cut_equal(&a->dims[d], &b->dims[d]))
			return false;
	return true;
}

void smr_sharding_none(uint32_t rank, bool open, smr_sharding *out)
{
	smr_assert(rank <= SMR_MAX_RANK);
	*out = (smr_sharding){.rank = rank};
	for (uint32_t d = 0; d < rank; d++)
		out->open[d] = open;
}

/* Never partitions an empty dimension. */
void smr_sharding_fit(const smr_mesh *m, const int64_t *dims, smr_sharding *s)
{
	for (uint32_t d = 0; d < s->rank; d++) {
		int64_t left = dims[d];
		uint32_t n = 0;

		while (n < s->dims[d].n && left > 0 && left % m->sizes[s->dims[d].axes[n]] == 0)
			left /= m->sizes[s->dims[d].axes[n++]];
		s->dims[d].n = (uint8_t)n;
	}
}

void smr_sharding_part(const smr_mesh *m, const smr_sharding *s, const int64_t *dims, int64_t *out)
{
	smr_assert(s->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < s->rank; d++)
		out[d] = dims[d] / smr_cut_parts(m, &s->dims[d]);
}

uint32_t smr_sharding_write(const smr_sharding *s, int64_t out[SMR_SHARDING_NUMBERS])
{
	uint32_t n = 0;

	for (uint32_t d = 0; d < s->rank; d++) {
		for (uint32_t i = 0; i < s->dims[d].n; i++) {
			smr_assert(n < SMR_SHARDING_NUMBERS);
			out[n++] = s->dims[d].axes[i];
		}
		out[n++] = -1 - s->open[d] - 2 * (int64_t)s->urgent[d];
	}
	for (uint32_t a = 0; a < SMR_MESH_AXES; a++)
		if (s->whole >> a & 1)
			out[n++] = a;
	return n;
}

bool smr_sharding_read(const int64_t *numbers, uint32_t n, uint32_t rank, smr_sharding *out)
{
	uint32_t d = 0, seen = 0;

	if (rank > SMR_MAX_RANK)
		return false;
	smr_sharding_none(rank, false, out);
	for (uint32_t i = 0; i < n; i++) {
		int64_t v = numbers[i];

		if (v >= SMR_MESH_AXES || v < -2 - 2 * (int64_t)INT32_MAX || (v < 0 && d == rank) ||
		    (v >= 0 && (seen >> v & 1)))
			return false;
		if (v >= 0 && d < rank)
			smr_cut_add(&out->dims[d], (uint32_t)v);
		else if (v >= 0)
			out->whole |= 1u << v;
		if (v >= 0) {
			seen |= 1u << v;
			continue;
		}
		out->open[d] = v % 2 == 0;
		out->urgent[d++] = (uint32_t)((-1 - v) / 2);
	}
	return d == rank;
}
