/* Splits of arrays over devices. */
#include "pjrt/split.h"

#include <string.h>

#include "base/alloc.h"
#include "pjrt/proto/proto.h"

enum {
	TYPE = 1, /* of OpSharding in XLA's xla_data.proto */
	TILE_DIMENSIONS = 3,
	TILE_DEVICES = 4,
	REPLICATE_ON_LAST = 6,
	LAST_TYPES = 8,
	REPLICATED = 0, /* types */
	OTHER = 3,
	UNREDUCED = 6
};

smr_status pjrt_split_read(const smr_stablehlo_split *from, const pjrt_shape *whole,
			   uint32_t ndevices, const char *what, uint32_t number, pjrt_split *out)
{
	*out = (pjrt_split){.all = from->ndevices <= 1};
	for (uint32_t d = 0; d < whole->rank; d++)
		out->parts[d] = out->all ? 1 : from->parts[d];
	if (out->all)
		return SMR_OK;
	if (from->ndevices != ndevices)
		return smr_fail(SMR_EUNSUPPORTED, "%s %u is sharded over %u of %u devices", what,
				number, from->ndevices, ndevices);
	out->part = smr_calloc((size_t)ndevices * (whole->rank + 1), sizeof(*out->part));
	if (out->part == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	out->addends = (uint32_t)from->addends;
	out->addend = out->part + ndevices * whole->rank;
	for (uint32_t d = 0; out->addends > 1 && d < ndevices; d++)
		out->addend[d] = (uint32_t)from->addend[d];
	for (uint32_t k = 0; k < whole->rank; k++) {
		if (whole->dims[k] % out->parts[k] != 0)
			return smr_fail(SMR_EUNSUPPORTED,
					"%s %u: dimension %u of %lld elements in %lld parts, which "
					"would differ in size",
					what, number, k, (long long)whole->dims[k],
					(long long)out->parts[k]);
		for (uint32_t d = 0; out->parts[k] > 1 && d < ndevices; d++)
			out->part[d * whole->rank + k] = (uint32_t)from->part[k][d];
	}
	return SMR_OK;
}

void pjrt_split_free(pjrt_split *s)
{
	smr_free(s->part);
	s->part = NULL;
}

void pjrt_split_shape(const pjrt_split *s, const pjrt_shape *whole, pjrt_shape *out)
{
	*out = *whole;
	for (uint32_t k = 0; k < whole->rank; k++) {
		out->dims[k] /= s->parts[k];
		out->bytes /= (size_t)s->parts[k];
	}
}

void pjrt_split_copy(const pjrt_split *s, const pjrt_shape *whole, uint32_t device, char *array,
		     char *part, bool join)
{
	int64_t strides[SMR_ARRAY_MAX_RANK], step = whole->element->bytes;
	pjrt_shape shape;

	pjrt_split_shape(s, whole, &shape);
	for (uint32_t k = whole->rank; k-- > 0;) {
		strides[k] = step;
		if (!s->all)
			array += s->part[device * whole->rank + k] * shape.dims[k] * step;
		step *= whole->dims[k];
	}
	pjrt_copy_strided(&shape, part, array, strides, !join);
}

/* Number of the device's part, the last dimension fastest. */
static int64_t number_part(const pjrt_split *s, uint32_t rank, uint32_t device)
{
	int64_t n = 0;

	for (uint32_t k = 0; k < rank; k++)
		n = n * s->parts[k] + s->part[device * rank + k];
	return n;
}

/* Returns the device number @p k of those that have part @p i and addend @p a. */
static uint32_t find_device(const pjrt_split *s, uint32_t rank, uint32_t ndevices, int64_t i,
			    uint32_t k, uint32_t a)
{
	uint32_t d = 0;

	for (; d < ndevices; d++)
		if (number_part(s, rank, d) == i && (s->addends <= 1 || s->addend[d] == a) &&
		    k-- == 0)
			break;
	return d;
}

/* Dimensions behind those of the array are the devices that have the same part, and the addends. */
void pjrt_split_put(smr_str *to, const pjrt_split *s, uint32_t rank, uint32_t ndevices)
{
	uint32_t addends = s->addends > 1 ? s->addends : 1, same;
	smr_str dims = {0}, devices = {0}, types = {0};
	int64_t tiles = 1;

	pjrt_proto_put_number(to, TYPE, s->all ? REPLICATED : OTHER);
	if (s->all)
		return;
	for (uint32_t k = 0; k < rank; k++) {
		pjrt_proto_put_varint(&dims, (uint64_t)s->parts[k]);
		tiles *= s->parts[k];
	}
	same = ndevices / (uint32_t)tiles / addends;
	if (same > 1)
		pjrt_proto_put_varint(&dims, same);
	if (addends > 1)
		pjrt_proto_put_varint(&dims, addends);
	for (int64_t i = 0; i < tiles; i++)
		for (uint32_t k = 0; k < same; k++)
			for (uint32_t a = 0; a < addends; a++)
				pjrt_proto_put_varint(&devices,
						      find_device(s, rank, ndevices, i, k, a));
	pjrt_proto_put_bytes(to, TILE_DIMENSIONS, smr_str_text(&dims), dims.n);
	pjrt_proto_put_bytes(to, TILE_DEVICES, smr_str_text(&devices), devices.n);
	if (addends > 1) {
		if (same > 1)
			pjrt_proto_put_varint(&types, REPLICATED);
		pjrt_proto_put_varint(&types, UNREDUCED);
		pjrt_proto_put_bytes(to, LAST_TYPES, smr_str_text(&types), types.n);
	} else if (same > 1) {
		pjrt_proto_put_number(to, REPLICATE_ON_LAST, 1);
	}
	to->oom |= dims.oom || devices.oom || types.oom;
	smr_str_free(&dims);
	smr_str_free(&devices);
	smr_str_free(&types);
}
