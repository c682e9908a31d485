/* Locations. An op's is the line of the innermost source file that its location names: of a call,
 * the callee's; of several, the first. */
#include "front/stablehlo/bytecode/reader.h"

enum { DEPTH = 500 }; /* locations in each other, at most */

static smr_status find_place(bc_reader *r, size_t i, unsigned depth, bc_place *out);

static smr_status place_of_index(bc_reader *r, bc_cursor *c, unsigned depth, bc_place *out)
{
	size_t i;

	SMR_TRY(bc_index(r, c, r->nattrs, "attribute", &i));
	return find_place(r, i, depth, out);
}

/* Finds the first place with a file among the next @p n. */
static smr_status first_of(bc_reader *r, bc_cursor *c, size_t n, unsigned depth, bc_place *out)
{
	for (size_t i = 0; i < n; i++) {
		bc_place one;

		SMR_TRY(place_of_index(r, c, depth, &one));
		if (out->file == NULL)
			*out = one;
	}
	return SMR_OK;
}

static smr_status read_file(bc_reader *r, bc_cursor *c, bool range, bc_place *out)
{
	uint64_t n = 2, v[2] = {0}, skipped;
	const smr_mlir_attr *file;

	SMR_TRY(bc_attr_of_kind(r, c, SMR_MLIR_STRING, "a file's name", &file));
	if (range)
		SMR_TRY(bc_varint(r, c, &n));
	for (uint64_t i = 0; i < n && i < 4; i++)
		SMR_TRY(bc_varint(r, c, i < 2 ? &v[i] : &skipped));
	if (v[0] > UINT32_MAX || v[1] > UINT32_MAX)
		return bc_fail(r, c->at, "a line or column of more than 32 bits");
	*out = (bc_place){file->text, (uint32_t)v[0], (uint32_t)v[1], BC_READ};
	return SMR_OK;
}

static smr_status read_place(bc_reader *r, const bc_entry *e, unsigned depth, bc_place *out)
{
	bc_cursor c = {e->at, e->at + e->size};
	const smr_mlir_attr *name;
	uint64_t code;
	size_t n;

	if (!e->custom || e->dialect != BC_BUILTIN)
		return SMR_OK;
	SMR_TRY(bc_varint(r, &c, &code));
	switch (code) {
	case 10: /* a call: the callee, then the caller */
		return first_of(r, &c, 2, depth, out);
	case 11:
		return read_file(r, &c, false, out);
	case 12: /* several, fused */
	case 13:
		SMR_TRY(bc_count(r, &c, 1, &n));
		return first_of(r, &c, n, depth, out);
	case 14:
		SMR_TRY(bc_attr(r, &c, &name));
		return first_of(r, &c, 1, depth, out);
	case 22:
		return read_file(r, &c, true, out);
	default:
		return SMR_OK;
	}
}

static smr_status find_place(bc_reader *r, size_t i, unsigned depth, bc_place *out)
{
	bc_place *p = &r->places[i], found = {0};

	if (p->state == BC_READING || depth == DEPTH)
		return bc_fail(r, r->attrs[i].at, "a location that contains itself, or too deep");
	if (p->state == BC_UNREAD) {
		p->state = BC_READING;
		SMR_TRY(read_place(r, &r->attrs[i], depth + 1, &found));
		*p = found;
		p->state = BC_READ;
	}
	*out = *p;
	return SMR_OK;
}

smr_status bc_place_here(bc_reader *r, bc_cursor *c, bc_place *out)
{
	size_t i;

	SMR_TRY(bc_index(r, c, r->nattrs, "attribute", &i));
	*out = r->places[i];
	return out->state == BC_READ ? SMR_OK : find_place(r, i, 0, out);
}
