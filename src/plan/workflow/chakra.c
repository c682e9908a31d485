/* Execution traces of MLCommons Chakra (schema/protobuf/et_def.proto) in the wire format of
 * protocol buffers: messages, each behind its length; the first is of the whole file, all others
 * are nodes. predict/sim writes them, too.
 *
 * A node takes its duration. Computing becomes faster with a processor, communication does not;
 * where it has no duration, its bytes take what they take. Dependencies hand on no data: where data
 * moves, a trace has nodes for that. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "plan/workflow/internal.h"

enum wire { VARINT = 0, EIGHT = 1, BYTES = 2, FOUR = 5 };
/* field numbers of Node, and of AttributeProto */
enum { ID = 1, NAME, TYPE, CTRL_DEPS, DATA_DEPS, START, DURATION, ATTR = 10 };
enum { ATTR_NAME = 1, ATTR_INT32 = 7, ATTR_INT64 = 9, ATTR_UINT32 = 11, ATTR_UINT64 = 13 };
enum { COMP_NODE = 4, COMM_SEND_NODE, COMM_RECV_NODE, COMM_COLL_NODE };

typedef struct span {
	const char *at, *end;
} span;

typedef struct field {
	unsigned number;
	enum wire wire;
	uint64_t value;
	span bytes;
} field;

typedef struct wait {
	uint64_t id;
	uint32_t task;
} wait;

typedef struct reader {
	wf_graph *g;
	SMR_VEC(wait) waits;
} reader;

typedef struct node {
	uint64_t id, type, duration, ops, bytes;
	span name;
	bool timed;
	unsigned byte;
} node;

/* ---- the wire -------------------------------------------------------------------------------- */

static unsigned byte_of(const reader *r, const char *at)
{
	return (unsigned)(at - r->g->text);
}

static smr_status read_varint(const reader *r, span *s, uint64_t *out)
{
	const char *from = s->at;

	*out = 0;
	for (unsigned shift = 0; shift < 64 && s->at < s->end; shift += 7) {
		unsigned char c = (unsigned char)*s->at++;

		*out |= (uint64_t)(c & 0x7f) << shift;
		if (c < 0x80)
			return SMR_OK;
	}
	return wf_fail(r->g, byte_of(r, from), "a number does not end");
}

static smr_status take_bytes(const reader *r, span *s, uint64_t n, span *out)
{
	if (n > (uint64_t)(s->end - s->at))
		return wf_fail(r->g, byte_of(r, s->at),
			       "%" PRIu64 " bytes should follow, and there are %zu", n,
			       (size_t)(s->end - s->at));
	*out = (span){s->at, s->at + n};
	s->at += n;
	return SMR_OK;
}

static smr_status read_field(const reader *r, span *s, field *out)
{
	const char *from = s->at;
	uint64_t tag, n;

	SMR_TRY(read_varint(r, s, &tag));
	*out = (field){.number = (unsigned)(tag >> 3), .wire = tag & 7};
	switch (out->wire) {
	case VARINT:
		return read_varint(r, s, &out->value);
	case EIGHT:
		return take_bytes(r, s, 8, &out->bytes);
	case FOUR:
		return take_bytes(r, s, 4, &out->bytes);
	case BYTES:
		SMR_TRY(read_varint(r, s, &n));
		return take_bytes(r, s, n, &out->bytes);
	}
	return wf_fail(r->g, byte_of(r, from), "this is no field of an execution trace");
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static bool is_name(const span *s, const char *name)
{
	return (size_t)(s->end - s->at) == strlen(name) && memcmp(s->at, name, strlen(name)) == 0;
}

static smr_status read_attribute(const reader *r, span s, node *n)
{
	span name = {s.at, s.at};
	uint64_t value = 0;
	field f;

	while (s.at < s.end) {
		SMR_TRY(read_field(r, &s, &f));
		if (f.number == ATTR_NAME && f.wire == BYTES)
			name = f.bytes;
		else if (f.wire == VARINT && (f.number == ATTR_INT32 || f.number == ATTR_INT64 ||
					      f.number == ATTR_UINT32 || f.number == ATTR_UINT64))
			value = f.value;
	}
	if (is_name(&name, "comm_size"))
		n->bytes = value;
	if (is_name(&name, "num_ops"))
		n->ops = value;
	return SMR_OK;
}

/* Reads one dependency, or several in a row. */
static smr_status read_waits(reader *r, const field *f)
{
	wait w = {.id = f->value, .task = (uint32_t)r->g->tasks.n};
	span s = f->bytes;

	if (f->wire == VARINT)
		return smr_vec_push(&r->waits, w);
	while (f->wire == BYTES && s.at < s.end) {
		SMR_TRY(read_varint(r, &s, &w.id));
		SMR_TRY(smr_vec_push(&r->waits, w));
	}
	return SMR_OK;
}

static smr_status read_node_field(reader *r, const field *f, node *n)
{
	if (f->number == CTRL_DEPS || f->number == DATA_DEPS)
		return read_waits(r, f);
	if (f->number == ATTR && f->wire == BYTES)
		return read_attribute(r, f->bytes, n);
	if (f->number == NAME && f->wire == BYTES)
		n->name = f->bytes;
	if (f->wire != VARINT)
		return SMR_OK;
	if (f->number == ID)
		n->id = f->value;
	if (f->number == TYPE)
		n->type = f->value;
	if (f->number == DURATION) {
		n->duration = f->value;
		n->timed = true;
	}
	return SMR_OK;
}

static smr_status label_task(wf_graph *g, const node *n, wf_task *t)
{
	size_t length = (size_t)(n->name.end - n->name.at);
	char *label;

	if (length == 0)
		return SMR_OK;
	label = smr_arena_alloc(g->arena, length + 1);
	if (label == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	memcpy(label, n->name.at, length);
	label[length] = '\0';
	t->label = label;
	return SMR_OK;
}

static smr_status add_node(wf_graph *g, const node *n)
{
	bool sends = n->type >= COMM_SEND_NODE && n->type <= COMM_COLL_NODE;
	char name[24];
	wf_task *t;

	snprintf(name, sizeof(name), "%" PRIu64, n->id);
	if (!n->timed && !sends && n->ops > 0)
		return wf_fail(g, n->byte,
			       "node %s computes, and has no duration_micros: a trace of a run is "
			       "needed, or of a simulation",
			       name);
	SMR_TRY(wf_add_task(g, name, strlen(name), n->byte, &t));
	if (sends && n->timed)
		t->time = (double)n->duration * 1e-6;
	else if (sends)
		t->bytes = (double)n->bytes;
	else
		t->work = (double)n->duration * 1e-6;
	return label_task(g, n, t);
}

static smr_status read_node(reader *r, span s)
{
	node n = {.byte = byte_of(r, s.at)};
	field f;

	while (s.at < s.end) {
		SMR_TRY(read_field(r, &s, &f));
		SMR_TRY(read_node_field(r, &f, &n));
	}
	return add_node(r->g, &n);
}

static smr_status read_message(const reader *r, span *file, span *out)
{
	uint64_t n;

	SMR_TRY(read_varint(r, file, &n));
	return take_bytes(r, file, n, out);
}

static smr_status join_nodes(const reader *r)
{
	for (size_t k = 0; k < r->waits.n; k++) {
		const wait *w = &r->waits.v[k];
		const wf_task *from;
		char name[24];

		snprintf(name, sizeof(name), "%" PRIu64, w->id);
		from = wf_find(r->g, name, strlen(name));
		if (from == NULL)
			return wf_fail(r->g, r->g->tasks.v[w->task]->line,
				       "node %s waits for node %s, which is not there",
				       r->g->tasks.v[w->task]->name, name);
		SMR_TRY(wf_add_edge(r->g, (wf_edge){.from = from->number, .to = w->task}, 0));
	}
	return SMR_OK;
}

static smr_status read_all(reader *r)
{
	span file = {r->g->text, r->g->text + r->g->n}, message;

	if (r->g->n >= UINT32_MAX)
		return wf_fail(r->g, 0, "a trace has 4 GiB at most");
	SMR_TRY(read_message(r, &file, &message)); /* of the whole file */
	while (file.at < file.end) {
		SMR_TRY(read_message(r, &file, &message));
		SMR_TRY(read_node(r, message));
	}
	return join_nodes(r);
}

static smr_status read_chakra(wf_graph *g, const char *text, size_t n)
{
	reader r = {.g = g};
	smr_status st;

	g->binary = true;
	st = read_all(&r);
	smr_vec_free(&r.waits);
	return st;
}

const smr_workflow_format wf_chakra = {.name = "chakra",
				       .about = "execution traces of MLCommons Chakra",
				       .endings = (const char *const[]){".et", NULL},
				       .read = read_chakra};
