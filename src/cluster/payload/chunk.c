/* The frame's hash covers the numbers; the data behind it is a part of a message that has a hash of
 * its own. */
#include "cluster/payload/chunk.h"

#include <stdio.h>
#include <string.h>

#include "net/wire.h"

#define PIECE_TAG "SMRPIEC1"
#define REPLY_TAG "SMRPIER1"

enum { FRAME = 24, NUMBERS = 4 + 4 * 8 };
_Static_assert(SMR_CHUNK_REPLY == FRAME + 4 + 8, "a frame, status, length");

void smr_chunk_write(const smr_chunk *p, smr_str *out)
{
	size_t at = smr_wire_open(out, PIECE_TAG);
	char id[SMR_QUEUE_ID] = "";

	snprintf(id, sizeof(id), "%s", p->id);
	smr_wire_put(out, p->is_put, 4);
	smr_wire_put(out, p->offset, 8);
	smr_wire_put(out, p->total, 8);
	smr_wire_put(out, p->tag, 8);
	smr_wire_put(out, p->n, 8);
	smr_str_write(out, id, sizeof(id));
	smr_wire_close(out, at);
}

smr_status smr_chunk_read(const void *data, size_t n, smr_chunk *out)
{
	enum { HEAD = FRAME + NUMBERS + SMR_QUEUE_ID };
	smr_chunk p = {0};
	smr_reader r;

	if (n < HEAD)
		return smr_fail(SMR_ECORRUPT, "a piece of %zu bytes", n);
	SMR_TRY(smr_wire_read(data, HEAD, PIECE_TAG, &r));
	p.is_put = smr_wire_get(&r, 4) == 1;
	p.offset = smr_wire_get(&r, 8);
	p.total = smr_wire_get(&r, 8);
	p.tag = smr_wire_get(&r, 8);
	p.n = n - HEAD;
	if (smr_wire_get(&r, 8) != p.n)
		return smr_fail(SMR_ECORRUPT, "a piece that is cut off");
	memcpy(p.id, r.p, sizeof(p.id));
	p.id[sizeof(p.id) - 1] = '\0';
	if (!smr_queue_id(p.id))
		return smr_fail(SMR_ECORRUPT, "a piece of nothing");
	p.data = (const char *)data + HEAD;
	*out = p;
	return SMR_OK;
}

void smr_chunk_reply(smr_status status, const void *data, size_t n, smr_str *out)
{
	size_t at = smr_wire_open(out, REPLY_TAG);

	smr_wire_put(out, status, 4);
	smr_wire_put(out, n, 8);
	smr_wire_close(out, at);
	smr_str_write(out, data, n);
}

smr_status smr_chunk_read_reply(const void *head, size_t ndata)
{
	smr_reader r;
	uint64_t status;

	SMR_TRY(smr_wire_read(head, SMR_CHUNK_REPLY, REPLY_TAG, &r));
	status = smr_wire_get(&r, 4);
	if (smr_wire_get(&r, 8) != ndata)
		return smr_fail(SMR_ECORRUPT, "an answer that is cut off");
	if (status == SMR_OK)
		return SMR_OK;
	return smr_fail(status <= SMR_EINTERNAL ? (smr_status)status : SMR_ECORRUPT,
			"the other end refuses: %s",
			status <= SMR_EINTERNAL ? smr_status_name((smr_status)status) : "?");
}
