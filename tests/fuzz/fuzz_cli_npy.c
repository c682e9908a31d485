/* Any bytes as an array of NumPy's. What is taken has a header that is written again and read as
 * the same. */
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "cli/run/npz.h"

ACCEPTED_FORMATS("array")

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	smr_ndarray a, b;
	smr_npy_form form, plain;
	const void *data, *again;
	size_t size, length, same;
	char *head, *whole;
	void *turned;

	if (smr_npy_read("fuzz", bytes, n, &a, &data, &size, &form) != SMR_OK)
		return 0;
	accepted("array");
	turned = smr_malloc(size + 1);
	if (turned == NULL)
		abort();
	if (size > 0)
		memcpy(turned, data, size);
	if (smr_npy_settle(&a, &form, &turned, size) != SMR_OK)
		abort();
	smr_free(turned);
	if ((const uint8_t *)data + size != bytes + n ||
	    smr_npy_header(&a, &head, &length) != SMR_OK)
		abort();
	whole = smr_realloc(head, length + size);
	if (whole == NULL)
		abort();
	if (size > 0)
		memcpy(whole + length, data, size);
	if (smr_npy_read("again", whole, length + size, &b, &again, &same, &plain) != SMR_OK ||
	    plain.fortran || plain.swap != 0 || same != size || strcmp(a.dtype, b.dtype) != 0 ||
	    a.rank != b.rank || memcmp(a.dims, b.dims, sizeof(a.dims)) != 0)
		abort();
	smr_free(whole);
	return 0;
}
