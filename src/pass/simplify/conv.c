/* Rewrites a convolution of a dilated operand, such as the gradient of one with a stride, as
 * convolutions of the undilated operand.
 *
 * Element r of the window meets, at position y of the result, an element of the operand where y + r
 * - low is a multiple of the distance D, and a hole elsewhere. So all positions y = D * y' + p of a
 * phase p meet the same elements of the window, r = q + D * t with q = (low - p) modulo D, at (y +
 * r - low) / D = y' + t - (low - p - q) / D: a convolution with these elements only. Phases are
 * concatenated along a new dimension after that of the result; if only one phase has elements, the
 * others are zero padding.
 *
 * A sum keeps its products in order, except those with the zeros of holes (or of padded windows,
 * see ops/conv_nest.c): the result differs only where one of these would have met an infinity or a
 * NaN. One dimension is rewritten per round.
 */
#include <string.h>

#include "pass/simplify/internal.h"

enum {
	MANY = 16,     /* features from which on libraries compute convolutions */
	MOST_APART = 4 /* phases */
};

typedef struct spread {
	smr_node *v;
	uint32_t n, d; /* spatial dimensions; the current one */
	const int64_t *lhs, *rhs, *out;
	int64_t low[SMR_MAX_RANK], high[SMR_MAX_RANK], base[SMR_MAX_RANK];
	int64_t from[SMR_MAX_RANK], window[SMR_MAX_RANK], to[SMR_MAX_RANK];
	int64_t apart;
	bool reversed;
} spread;

typedef struct phase {
	int64_t first, taps; /* elements of the window: first, first + apart, ... */
	int64_t low, high;   /* padding */
} phase;

bool fs_numbers_or(const smr_node *v, smr_attr_key key, uint32_t n, int64_t otherwise, int64_t *to)
{
	uint32_t count;
	const int64_t *from = smr_node_get(v, key, &count);

	for (uint32_t d = 0; d < n; d++)
		to[d] = from != NULL && count == n ? from[d] : otherwise;
	return from == NULL || count == n;
}

static phase phase_of(const spread *s, int64_t p)
{
	int64_t n = s->from[s->lhs[2 + s->d]], size = s->window[s->rhs[2 + s->d]];
	int64_t count = s->to[s->out[2 + s->d]] / s->apart;
	int64_t q = ((s->low[s->d] - p) % s->apart + s->apart) % s->apart;
	phase out = {.first = q};

	if (q >= size)
		return out;
	out.taps = (size - q + s->apart - 1) / s->apart;
	out.low = (s->low[s->d] - p - q) / s->apart;
	out.high = count - 1 + out.taps - n - out.low;
	return out;
}

/* Returns whether the dimension is dilated, the window is dense, and no phase crops the operand. */
static bool can_split_dimension(spread *s, uint32_t d, int64_t stride, int64_t dilation,
				int64_t reversed)
{
	s->d = d;
	s->apart = s->base[d];
	s->reversed = reversed == 1;
	if (s->apart < 2 || s->apart > MOST_APART || stride != 1 || dilation != 1 ||
	    s->to[s->out[2 + d]] % s->apart != 0 || s->window[s->rhs[2 + d]] < 1)
		return false;
	for (int64_t p = 0; p < s->apart; p++) {
		phase x = phase_of(s, p);

		if (x.low < 0 || x.high < 0)
			return false;
	}
	return true;
}

static bool read_convolution(smr_node *v, spread *s)
{
	int64_t stride[SMR_MAX_RANK], dilation[SMR_MAX_RANK], reversed[SMR_MAX_RANK];
	uint32_t rank = v->type.rank;

	*s = (spread){.v = v, .n = rank - 2};
	if (v->nins != 2 || rank < 3 || rank == SMR_MAX_RANK || v->nattrs + 3 > FS_MOST_ATTRS ||
	    v->type.dtype != SMR_F32 || v->ins[0]->type.dtype != SMR_F32 ||
	    v->ins[1]->type.dtype != SMR_F32 ||
	    smr_node_number(v, SMR_ATTR_feature_groups, 1) != 1 ||
	    smr_node_number(v, SMR_ATTR_batch_groups, 1) != 1 ||
	    !fs_numbers(v, SMR_ATTR_lhs_layout, rank, &s->lhs) ||
	    !fs_numbers(v, SMR_ATTR_rhs_layout, rank, &s->rhs) ||
	    !fs_numbers(v, SMR_ATTR_out_layout, rank, &s->out) ||
	    !smr_type_dims(&v->ins[0]->type, s->from) ||
	    !smr_type_dims(&v->ins[1]->type, s->window) || !smr_type_dims(&v->type, s->to) ||
	    !fs_numbers_or(v, SMR_ATTR_low, s->n, 0, s->low) ||
	    !fs_numbers_or(v, SMR_ATTR_high, s->n, 0, s->high) ||
	    !fs_numbers_or(v, SMR_ATTR_base_dilation, s->n, 1, s->base) ||
	    !fs_numbers_or(v, SMR_ATTR_stride, s->n, 1, stride) ||
	    !fs_numbers_or(v, SMR_ATTR_window_dilation, s->n, 1, dilation) ||
	    !fs_numbers_or(v, SMR_ATTR_reversed, s->n, 0, reversed) ||
	    s->window[s->rhs[0]] < MANY || s->window[s->rhs[1]] < MANY)
		return false;
	for (uint32_t d = 0; d < rank; d++)
		if (s->from[d] < 1 || s->window[d] < 1 || s->to[d] < 1)
			return false;
	for (uint32_t d = 0; d < s->n; d++)
		if (can_split_dimension(s, d, stride[d], dilation[d], reversed[d]))
			return true;
	return false;
}

void fs_put_attr(smr_attr *list, uint32_t *n, smr_attr_key key, const int64_t *v, uint32_t count)
{
	uint32_t at = 0;

	while (at < *n && list[at].key < key)
		at++;
	if (at == *n || list[at].key != key) {
		memmove(&list[at + 1], &list[at], (*n - at) * sizeof(*list));
		++*n;
	}
	list[at] = (smr_attr){.key = key, .n = count, .v = v};
}

static smr_status make_phase(fs_flow *f, const spread *s, const phase *p, smr_node **out)
{
	int64_t start[SMR_MAX_RANK] = {0}, limit[SMR_MAX_RANK], stride[SMR_MAX_RANK];
	int64_t low[SMR_MAX_RANK], high[SMR_MAX_RANK], base[SMR_MAX_RANK];
	uint32_t r = (uint32_t)s->rhs[2 + s->d], rank = s->v->type.rank;
	smr_attr attrs[FS_MOST_ATTRS];
	smr_node v = *s->v, *ins[2] = {s->v->ins[0], s->v->ins[1]};

	for (uint32_t d = 0; d < rank; d++) {
		limit[d] = s->window[d];
		stride[d] = 1;
	}
	start[r] = s->reversed ? s->window[r] - 1 - p->first - (p->taps - 1) * s->apart : p->first;
	limit[r] = start[r] + (p->taps - 1) * s->apart + 1;
	stride[r] = s->apart;
	SMR_TRY(fs_make_slice(f, s->v, ins[1], start, limit, stride, &ins[1]));
	memcpy(low, s->low, sizeof(low));
	memcpy(high, s->high, sizeof(high));
	memcpy(base, s->base, sizeof(base));
	low[s->d] = p->low;
	high[s->d] = p->high;
	base[s->d] = 1;
	memcpy(attrs, v.attrs, v.nattrs * sizeof(*attrs));
	fs_put_attr(attrs, &v.nattrs, SMR_ATTR_low, low, s->n);
	fs_put_attr(attrs, &v.nattrs, SMR_ATTR_high, high, s->n);
	fs_put_attr(attrs, &v.nattrs, SMR_ATTR_base_dilation, base, s->n);
	v.attrs = attrs;
	v.ins = ins;
	return fs_make(f, &v, out);
}

/* Pads with zeros around and between elements. */
static smr_status make_pad(fs_flow *f, const spread *s, smr_node *x, int64_t p, smr_node **out)
{
	int64_t low[SMR_MAX_RANK] = {0}, high[SMR_MAX_RANK] = {0}, interior[SMR_MAX_RANK] = {0};
	uint32_t at = (uint32_t)s->out[2 + s->d], rank = s->v->type.rank;
	smr_attr attrs[] = {{.key = SMR_ATTR_low, .n = rank, .v = low},
			    {.key = SMR_ATTR_high, .n = rank, .v = high},
			    {.key = SMR_ATTR_interior, .n = rank, .v = interior}};
	smr_type number = {.dtype = s->v->type.dtype};
	smr_node *ins[2] = {x, NULL};
	smr_node v = {.op = SMR_OP_pad,
		      .nins = 2,
		      .ins = ins,
		      .attrs = attrs,
		      .nattrs = 3,
		      .loc = s->v->loc,
		      .name = s->v->name};

	low[at] = p;
	high[at] = s->apart - 1 - p;
	interior[at] = s->apart - 1;
	SMR_TRY(fs_make_splat(f, &number, 0, &ins[1]));
	return fs_make(f, &v, out);
}

/* Interleaves: result[.., y, p, ..] of phase p, then merges y and p into one dimension. */
static smr_status interleave_phases(fs_flow *f, const spread *s, smr_node **parts, smr_node **out)
{
	uint32_t at = (uint32_t)s->out[2 + s->d], rank = s->v->type.rank;
	int64_t dims[SMR_MAX_RANK + 1], along = at + 1;
	smr_attr attr = {.key = SMR_ATTR_dims, .n = 1, .v = &along};
	smr_node v = {.op = SMR_OP_concatenate,
		      .nins = (uint32_t)s->apart,
		      .ins = parts,
		      .attrs = &attr,
		      .nattrs = 1,
		      .loc = s->v->loc,
		      .name = s->v->name};
	smr_type t;

	for (uint32_t d = 0; d <= rank; d++)
		dims[d] = d == at       ? s->to[at] / s->apart
			  : d == at + 1 ? 1
					: s->to[d < at ? d : d - 1];
	SMR_TRY(smr_type_make(f->g, s->v->type.dtype, rank + 1, dims, &t));
	for (int64_t p = 0; p < s->apart; p++) {
		if (parts[p] == NULL)
			SMR_TRY(fs_make_splat(f, &t, 0, &parts[p]));
		else
			SMR_TRY(fs_make_reshape(f, s->v, parts[p], &t, &parts[p]));
	}
	SMR_TRY(fs_make(f, &v, out));
	return fs_make_reshape(f, s->v, *out, &s->v->type, out);
}

smr_status fs_spread_convolution(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *parts[MOST_APART] = {0};
	int64_t some = 0, only = 0;
	spread s;

	if (!read_convolution(v, &s))
		return SMR_OK;
	for (int64_t p = 0; p < s.apart; p++) {
		phase x = phase_of(&s, p);

		if (x.taps == 0)
			continue;
		SMR_TRY(make_phase(f, &s, &x, &parts[p]));
		only = p;
		some++;
	}
	return some == 1 ? make_pad(f, &s, parts[only], only, out)
			 : interleave_phases(f, &s, parts, out);
}
