/* samara node --data, --group. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/node.h"

enum { DATA_BYTES = 64 << 10 };

/* Zeros, or a copy of a file. */
static smr_status make_data(const char *what, smr_node_range *out)
{
	char *file = NULL, *end = NULL;
	size_t n = DATA_BYTES;

	if (what != NULL) {
		n = strtoull(what, &end, 10);
		if (*what < '0' || *what > '9' || *end != '\0')
			SMR_TRY(smr_read_file(what, &file, &n));
	}
	out->size = n;
	out->data = smr_aligned_alloc(64, n > 0 ? n : 1);
	if (out->data != NULL && file != NULL)
		memcpy(out->data, file, n);
	else if (out->data != NULL)
		memset(out->data, 0, n);
	smr_free(file);
	return out->data != NULL ? SMR_OK
				 : smr_fail(SMR_ENOMEM, "no memory for a range of %zu bytes", n);
}

smr_status smr_node_range_make(const char *data, const char *group, smr_node_range *out)
{
	char end;

	if (group != NULL && (sscanf(group, "%u/%u%c", &out->rank, &out->nranks, &end) != 2 ||
			      out->rank >= out->nranks || out->nranks > SMR_NODE_RANGE_MOST))
		return smr_fail(SMR_EINVAL,
				"--group is RANK/N, the first is 0/N, at most %d: not '%s'",
				SMR_NODE_RANGE_MOST, group);
	return make_data(data, out);
}
