#include "cluster/payload/task_message.h"

#include <math.h>
#include <string.h>

#include "net/wire.h"

#define ORDER_TAG "SMRORDR2"
#define ANSWER_TAG "SMRANSW1"

/* Reads seconds or joules; an invalid number becomes 0. */
static double get_real(smr_reader *r)
{
	uint64_t bits = smr_wire_get(r, 8);
	double v;

	memcpy(&v, &bits, sizeof(v));
	return isfinite(v) && v >= 0 ? v : 0;
}

void smr_task_message_write(const smr_task_message *o, smr_str *out)
{
	size_t at = smr_wire_open(out, ORDER_TAG);

	smr_wire_put(out, o->code, 8);
	smr_wire_put(out, o->size, 8);
	smr_wire_put_double(out, o->predicted_s);
	smr_wire_bytes(out, o->name, o->nname);
	smr_wire_bytes(out, o->avoid, o->navoid);
	smr_wire_bytes(out, o->roads, o->nroads);
	smr_wire_put(out, o->total, 8);
	smr_wire_bytes(out, o->request, o->request != NULL ? o->total : 0);
	smr_wire_close(out, at);
}

/* Returns all bytes, or NULL if they are missing. */
static const void *get_whole(smr_reader *r, uint64_t total)
{
	size_t n;
	const void *data = smr_wire_get_bytes(r, &n);

	r->bad |= n != 0 && n != total;
	return n == total ? data : NULL;
}

smr_status smr_task_message_read(const void *data, size_t n, smr_task_message *out)
{
	smr_task_message o = {0};
	smr_reader r;

	SMR_TRY(smr_wire_read(data, n, ORDER_TAG, &r));
	o.code = smr_wire_get(&r, 8);
	o.size = smr_wire_get(&r, 8);
	o.predicted_s = get_real(&r);
	o.name = smr_wire_get_bytes(&r, &o.nname);
	o.avoid = smr_wire_get_bytes(&r, &o.navoid);
	o.roads = smr_wire_get_bytes(&r, &o.nroads);
	o.total = smr_wire_get(&r, 8);
	o.request = get_whole(&r, o.total);
	SMR_TRY(smr_wire_end(&r, ORDER_TAG));
	*out = o;
	return SMR_OK;
}

void smr_task_reply_write(const smr_task_reply *a, smr_str *out)
{
	size_t at = smr_wire_open(out, ANSWER_TAG);

	smr_wire_put(out, a->status, 4);
	smr_wire_bytes(out, a->why, a->nwhy);
	smr_wire_bytes(out, a->node, a->nnode);
	smr_wire_put_double(out, a->wait_s);
	smr_wire_put_double(out, a->fetch_s);
	smr_wire_put_double(out, a->run_s);
	smr_wire_put_double(out, a->energy_j);
	smr_wire_put(out, a->measured, 4);
	smr_wire_put(out, a->tries, 4);
	smr_wire_put(out, a->total, 8);
	smr_wire_put(out, a->tag, 8);
	smr_wire_bytes(out, a->reply, a->reply != NULL ? a->total : 0);
	smr_wire_close(out, at);
}

smr_status smr_task_reply_read(const void *data, size_t n, smr_task_reply *out)
{
	smr_task_reply a = {0};
	smr_reader r;

	SMR_TRY(smr_wire_read(data, n, ANSWER_TAG, &r));
	a.status = (uint32_t)smr_wire_get(&r, 4);
	a.why = smr_wire_get_bytes(&r, &a.nwhy);
	a.node = smr_wire_get_bytes(&r, &a.nnode);
	a.wait_s = get_real(&r);
	a.fetch_s = get_real(&r);
	a.run_s = get_real(&r);
	a.energy_j = get_real(&r);
	a.measured = smr_wire_get(&r, 4) == 1;
	a.tries = (uint32_t)smr_wire_get(&r, 4);
	a.total = smr_wire_get(&r, 8);
	a.tag = smr_wire_get(&r, 8);
	a.reply = get_whole(&r, a.total);
	SMR_TRY(smr_wire_end(&r, ANSWER_TAG));
	*out = a;
	return SMR_OK;
}
