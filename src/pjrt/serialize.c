/* Serialized executables: the program and its options, which are compiled again. Samara's own
 * caches keep what is slow to make: compiled code and decisions. */
#include <string.h>

#include "pjrt/executable.h"
#include "pjrt/functions.h"

static const char magic[8] = "SMRPJRT1";

static void put_part(smr_str *s, const smr_str *part)
{
	uint64_t n = part->n;

	smr_str_write(s, &n, sizeof(n));
	smr_str_write(s, part->s, part->n);
}

pjrt_error *pjrt_executable_serialize(pjrt_executable_serialize_args *a)
{
	smr_str s = {0};

	smr_str_write(&s, magic, sizeof(magic));
	put_part(&s, &a->executable->code);
	put_part(&s, &a->executable->option_bytes);
	return pjrt_text_give(&s, &a->serialized_bytes, &a->serialized_bytes_size,
			      &a->serialized_executable, &a->serialized_executable_deleter);
}

/* A part of the text, and what is behind it. */
static bool take_part(const char **at, const char *end, const char **part, size_t *n)
{
	uint64_t size;

	if ((size_t)(end - *at) < sizeof(size))
		return false;
	memcpy(&size, *at, sizeof(size));
	*at += sizeof(size);
	if (size > (uint64_t)(end - *at))
		return false;
	*part = *at;
	*n = size;
	*at += size;
	return true;
}

static bool has_override(const pjrt_executable_deserialize_and_load_args *a)
{
	return PJRT_HAS(a, overridden_serialized_compile_options_size) &&
	       a->overridden_serialized_compile_options != NULL &&
	       a->overridden_serialized_compile_options_size > 0;
}

pjrt_error *pjrt_executable_deserialize_and_load(pjrt_executable_deserialize_and_load_args *a)
{
	const char *at = a->serialized_executable, *end = at + a->serialized_executable_size;
	const char *code, *options;
	size_t ncode, noptions;
	pjrt_executable *x;

	if (a->serialized_executable_size < sizeof(magic) || memcmp(at, magic, sizeof(magic)) != 0)
		return pjrt_error_new(PJRT_INVALID_ARGUMENT,
				      "this is no executable that samara has serialized");
	at += sizeof(magic);
	if (!take_part(&at, end, &code, &ncode) || !take_part(&at, end, &options, &noptions) ||
	    at != end)
		return pjrt_error_new(PJRT_DATA_LOSS, "a serialized executable is incomplete");
	if (has_override(a)) {
		options = a->overridden_serialized_compile_options;
		noptions = a->overridden_serialized_compile_options_size;
	}
	PJRT_TRY(pjrt_executable_load(a->client, code, ncode, options, noptions, &x));
	return pjrt_loaded_new(x, &a->loaded_executable);
}
