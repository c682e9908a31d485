/* Execution traces of MLCommons Chakra in the wire format of protocol buffers: a field is its
 * number and type, then a varint, eight bytes, or a length and so many bytes. Names and types of
 * attributes are those that Chakra's own feeder reads. */
#include <math.h>
#include <string.h>

#include "predict/sim/export.h"

enum wire { VARINT = 0, BYTES = 2 };
/* field numbers of Node, of AttributeProto, of GlobalMetadata */
enum {
	NODE_ID = 1,
	NODE_NAME,
	NODE_TYPE,
	NODE_DATA_DEPS = 5,
	NODE_START,
	NODE_DURATION,
	NODE_ATTR = 10
};
enum { ATTR_NAME = 1, ATTR_INT32 = 7, ATTR_INT64 = 9, ATTR_UINT64 = 13, ATTR_BOOL = 27 };
enum { METADATA_VERSION = 1, METADATA_ATTR };
enum { COMP_NODE = 4, COMM_SEND_NODE, COMM_RECV_NODE, COMM_COLL_NODE };

/* enum CollectiveCommType; it has no permutation: all to all is nearest */
static const uint64_t comm_types[SMR_COLLECTIVES] = {
	[SMR_ALL_REDUCE] = 0, [SMR_ALL_GATHER] = 2, [SMR_REDUCE_SCATTER] = 7,
	[SMR_ALL_TO_ALL] = 6, [SMR_PERMUTE] = 6,    [SMR_BROADCAST] = 5};

/* ---- the wire -------------------------------------------------------------------------------- */

static void put_varint(smr_str *out, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		smr_str_putc(out, (char)(v | 0x80));
	smr_str_putc(out, (char)v);
}

static void put_tag(smr_str *out, unsigned field, enum wire type)
{
	put_varint(out, field << 3 | type);
}

static void put_number(smr_str *out, unsigned field, uint64_t v)
{
	put_tag(out, field, VARINT);
	put_varint(out, v);
}

static void put_bytes(smr_str *out, unsigned field, const void *data, size_t n)
{
	put_tag(out, field, BYTES);
	put_varint(out, n);
	smr_str_write(out, data, n);
}

/* Writes the message @p part as a field, and empties it. */
static void put_part(smr_str *out, unsigned field, smr_str *part)
{
	put_bytes(out, field, smr_str_text(part), part->n);
	out->oom |= part->oom;
	smr_str_clear(part);
}

static void put_attribute(smr_str *out, unsigned field, const char *name, unsigned kind, uint64_t v)
{
	smr_str part = {0};

	put_bytes(&part, ATTR_NAME, name, strlen(name));
	put_number(&part, kind, v); /* also when it is 0: a member of a oneof */
	put_part(out, field, &part);
	smr_str_free(&part);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static int place_of(const smr_sim_task *t, uint32_t row)
{
	for (int i = 0; i < t->nplaces; i++)
		if (t->places[i].row == row)
			return i;
	return -1;
}

static void put_dependencies(const smr_sim *s, uint32_t row, uint32_t id, smr_str *node,
			     smr_str *part)
{
	uint32_t n, last = SMR_SIM_NONE;
	const uint32_t *before = smr_sim_before(s, id, &n);

	for (uint32_t i = 0; i < n; i++) {
		if (before[i] != last && place_of(smr_sim_task_at(s, before[i]), row) >= 0)
			put_varint(part, before[i]);
		last = before[i];
	}
	if (part->n > 0)
		put_part(node, NODE_DATA_DEPS, part);
}

static uint64_t round_to_u64(double x)
{
	return x > 0 ? (uint64_t)llround(fmin(x, 9e18)) : 0;
}

/* Returns the first device that a row represents. */
static uint64_t rank_of(const smr_sim *s, uint32_t row)
{
	uint64_t rank = 0;
	uint32_t alike;

	for (uint32_t i = 0; i < row; i++) {
		(void)smr_sim_row_name(s, i, &alike);
		rank += alike;
	}
	return rank;
}

static void put_attributes(const smr_sim *s, const smr_sim_task *t, uint32_t id, smr_str *node)
{
	put_attribute(node, NODE_ATTR, "is_cpu_op", ATTR_BOOL, 0);
	if (t->kind == SMR_SIM_COMPUTE) {
		put_attribute(node, NODE_ATTR, "num_ops", ATTR_INT64, round_to_u64(t->flops));
		put_attribute(node, NODE_ATTR, "tensor_size", ATTR_UINT64, round_to_u64(t->bytes));
		return;
	}
	put_attribute(node, NODE_ATTR, "comm_size", ATTR_INT64, round_to_u64(t->bytes));
	if (t->kind == SMR_SIM_COLLECTIVE) {
		put_attribute(node, NODE_ATTR, "comm_type", ATTR_INT64, comm_types[t->collective]);
		return;
	}
	put_attribute(node, NODE_ATTR, "comm_src", ATTR_INT32, rank_of(s, t->places[0].row));
	put_attribute(node, NODE_ATTR, "comm_dst", ATTR_INT32, rank_of(s, t->places[1].row));
	put_attribute(node, NODE_ATTR, "comm_tag", ATTR_INT32, id);
}

static uint64_t type_of(const smr_sim_task *t, int place)
{
	if (t->kind == SMR_SIM_SEND)
		return place == 0 ? COMM_SEND_NODE : COMM_RECV_NODE;
	return t->kind == SMR_SIM_COMPUTE ? COMP_NODE : COMM_COLL_NODE;
}

static void put_node(const smr_sim *s, uint32_t row, uint32_t id, smr_str *node, smr_str *part)
{
	const smr_sim_task *t = smr_sim_task_at(s, id);
	double start, finish;

	smr_sim_when(s, id, &start, &finish);
	put_number(node, NODE_ID, id);
	put_bytes(node, NODE_NAME, t->name, strlen(t->name));
	put_number(node, NODE_TYPE, type_of(t, place_of(t, row)));
	put_dependencies(s, row, id, node, part);
	put_number(node, NODE_START, round_to_u64(start * 1e6));
	put_number(node, NODE_DURATION, round_to_u64((finish - start) * 1e6));
	put_attributes(s, t, id, node);
}

/* Writes a message of the file itself: its length, then it. */
static void put_message(smr_str *out, smr_str *message)
{
	put_varint(out, message->n);
	smr_str_write(out, smr_str_text(message), message->n);
	out->oom |= message->oom;
	smr_str_clear(message);
}

smr_status smr_sim_chakra(const smr_sim *s, uint32_t row, smr_str *out)
{
	smr_str message = {0}, part = {0};
	uint32_t alike;

	(void)smr_sim_row_name(s, row, &alike);
	put_bytes(&message, METADATA_VERSION, "0.0.4", 5);
	put_attribute(&message, METADATA_ATTR, "rank", ATTR_INT64, rank_of(s, row));
	put_attribute(&message, METADATA_ATTR, "devices_alike", ATTR_INT64, alike);
	put_message(out, &message);
	for (uint32_t id = 0; id < smr_sim_tasks(s); id++)
		if (place_of(smr_sim_task_at(s, id), row) >= 0) {
			put_node(s, row, id, &message, &part);
			put_message(out, &message);
		}
	smr_str_free(&part);
	smr_str_free(&message);
	return smr_str_status(out, "an execution trace");
}
