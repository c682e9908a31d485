/* The result of jax.export's serialize() is a flatbuffer, whose root table has the program as a
 * vector of bytes. Of the format this needs three things: a table begins with the distance back to
 * its vtable; the vtable has its size, the table's size, and the position of each field in the
 * table, 0 if it is absent; a vector is found by its distance from the field, and begins with its
 * length. */
#include "front/stablehlo/bytecode/bytecode.h"
#include "front/stablehlo/bytecode/program.h"

enum {
	PROGRAM = 30,    /* position of the program's field in the vtable */
	FARTHEST = 1024, /* offset of the root table, at most; JAX writes it at the start */
};

static uint64_t load(const unsigned char *at, unsigned bytes)
{
	uint64_t v = 0;

	for (unsigned i = 0; i < bytes; i++)
		v |= (uint64_t)at[i] << 8 * i;
	return v;
}

/* Returns the number of @p bytes at @p at, or UINT64_MAX if they are not within the file. */
static uint64_t read(const unsigned char *data, size_t n, uint64_t at, unsigned bytes)
{
	return at <= n && n - at >= bytes ? load(data + at, bytes) : UINT64_MAX;
}

bool smr_jax_export_begins(const unsigned char *head)
{
	uint64_t root = load(head, 4);

	return root >= 8 && root <= FARTHEST && root % 4 == 0;
}

bool smr_jax_export_find(const void *file, size_t n, const unsigned char **program, size_t *size)
{
	const unsigned char *data = file;
	uint64_t root = read(data, n, 0, 4), back = read(data, n, root, 4), vtable, field, at, len;

	if (back == UINT64_MAX || !smr_jax_export_begins(data))
		return false;
	vtable = root - (uint64_t)(int64_t)(int32_t)back;
	if (read(data, n, vtable, 2) == UINT64_MAX || read(data, n, vtable, 2) < PROGRAM + 2)
		return false;
	field = read(data, n, vtable + PROGRAM, 2);
	if (field == UINT64_MAX || field == 0)
		return false;
	at = root + field;
	if (read(data, n, at, 4) == UINT64_MAX)
		return false;
	at += read(data, n, at, 4);
	len = read(data, n, at, 4);
	if (len == UINT64_MAX || len > n - at - 4 || !smr_mlir_is_bytecode(data + at + 4, len))
		return false;
	if (program != NULL)
		*program = data + at + 4;
	if (size != NULL)
		*size = (size_t)len;
	return true;
}
