/* samara node --data, --group. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cluster/node.h"

enum { DATA_BYTES = 64 << 10 };

/* Maps a memfd, which workers map, too. Its size is sealed. */
static smr_status map_shared_memory(size_t n, smr_node_range *out)
{
	out->fd = memfd_create("samara-data", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	out->size = n;
	if (out->fd < 0 || ftruncate(out->fd, n > 0 ? (off_t)n : 1) != 0 ||
	    fcntl(out->fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
		return smr_fail(SMR_ENOMEM, "no memory for a range of %zu bytes: %m", n);
	out->data = mmap(NULL, n > 0 ? n : 1, PROT_READ | PROT_WRITE, MAP_SHARED, out->fd, 0);
	if (out->data != MAP_FAILED)
		return SMR_OK;
	out->data = NULL;
	return smr_fail(SMR_ENOMEM, "no memory for a range of %zu bytes", n);
}

/* Makes zero bytes, or a copy of a file. */
static smr_status make_data(const char *what, smr_node_range *out)
{
	char *file = NULL, *end = NULL;
	size_t n = DATA_BYTES;
	smr_status st;

	if (what != NULL) {
		n = strtoull(what, &end, 10);
		if (*what < '0' || *what > '9' || *end != '\0')
			SMR_TRY(smr_read_file(what, &file, &n));
	}
	st = map_shared_memory(n, out);
	if (st == SMR_OK && file != NULL)
		memcpy(out->data, file, n);
	smr_free(file);
	return st;
}

void smr_node_range_free(smr_node_range *r)
{
	if (r->data != NULL)
		munmap(r->data, r->size > 0 ? r->size : 1);
	if (r->fd >= 0)
		close(r->fd);
	*r = (smr_node_range){.fd = -1};
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
