/* Shapes, and arrays with strides. */
#include <string.h>

#include "pjrt/buffer.h"

pjrt_error *pjrt_shape_read(uint32_t type, const int64_t *dims, size_t rank, pjrt_shape *out)
{
	size_t bytes;

	*out = (pjrt_shape){.element = pjrt_element_of(type), .rank = (uint32_t)rank};
	if (out->element == NULL)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "arrays of element type %u", type);
	if (rank > SMR_ARRAY_MAX_RANK)
		return pjrt_error_new(PJRT_UNIMPLEMENTED, "an array of %zu dimensions: %d at most",
				      rank, SMR_ARRAY_MAX_RANK);
	bytes = out->element->bytes;
	for (size_t d = 0; d < rank; d++) {
		out->dims[d] = dims[d];
		if (dims[d] < 0 || __builtin_mul_overflow(bytes, (size_t)dims[d], &bytes) ||
		    bytes > PTRDIFF_MAX)
			return pjrt_error_new(PJRT_INVALID_ARGUMENT,
					      "an array whose dimension %zu has %lld elements", d,
					      (long long)dims[d]);
	}
	out->bytes = bytes;
	out->layout = pjrt_layout_default(out->rank);
	return NULL;
}

bool pjrt_is_dense(const pjrt_shape *shape, const int64_t *strides)
{
	int64_t want = shape->element->bytes;

	for (uint32_t d = shape->rank; d-- > 0;) {
		if (shape->dims[d] != 1 && strides[d] != want)
			return false;
		want *= shape->dims[d];
	}
	return true;
}

static void copy_line(char *dense, char *strided, int64_t stride, int64_t n, size_t size,
		      bool gather)
{
	if (stride == (int64_t)size) {
		memcpy(gather ? dense : strided, gather ? strided : dense, (size_t)n * size);
		return;
	}
	for (int64_t i = 0; i < n; i++, dense += size, strided += stride) {
		char *to = gather ? dense : strided, *from = gather ? strided : dense;

		switch (size) { /* the compiler makes moves of copies whose sizes it knows */
		case 1:
			*to = *from;
			break;
		case 4:
			memcpy(to, from, 4);
			break;
		case 8:
			memcpy(to, from, 8);
			break;
		default:
			memcpy(to, from, size);
		}
	}
}

void pjrt_copy_strided(const pjrt_shape *shape, char *dense, char *strided, const int64_t *strides,
		       bool gather)
{
	int64_t at[SMR_ARRAY_MAX_RANK] = {0}, n;
	size_t size = shape->element->bytes;
	uint32_t last = shape->rank;

	if (shape->bytes == 0)
		return;
	if (last == 0) {
		copy_line(dense, strided, (int64_t)size, 1, size, gather);
		return;
	}
	last--;
	n = shape->dims[last];
	for (;;) {
		char *line = strided;
		uint32_t d = last;

		for (uint32_t k = 0; k < last; k++)
			line += at[k] * strides[k];
		copy_line(dense, line, strides[last], n, size, gather);
		dense += (size_t)n * size;
		while (d > 0 && ++at[d - 1] == shape->dims[d - 1])
			at[--d] = 0;
		if (d == 0)
			return;
	}
}

void pjrt_extend_sign(const pjrt_shape *shape, char *data)
{
	int32_t bits = shape->element->low_bits;
	int shift = 8 - (bits < 0 ? -bits : bits);

	for (size_t i = 0; bits != 0 && i < shape->bytes; i++)
		if (bits < 0)
			data[i] = (char)((signed char)((unsigned char)data[i] << shift) >> shift);
		else
			data[i] = (char)((unsigned char)((unsigned char)data[i] << shift) >> shift);
}
