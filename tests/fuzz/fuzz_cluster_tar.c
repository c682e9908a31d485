/* A tar of a node's part of a cluster. Whatever the bytes are: only plain relative names
 * and files within the limits come out; what came out is written, and reads back the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "base/data/vec.h"
#include "cluster/config/parts.h"
#include "cluster/tar/tar.h"

ACCEPTED_FORMATS("tar")

typedef struct seen {
	SMR_VEC(smr_tar_file) files;
	size_t at; /* of the second reading */
} seen;

static smr_status gather(void *ctx, const char *name, const void *data, size_t n)
{
	seen *s = ctx;
	char *copy = malloc(n + 1);

	if (name[0] == '/' || strstr(name, "..") == name || strstr(name, "/../") != NULL ||
	    strlen(name) >= SMR_TAR_NAME || n > SMR_TAR_FILE || s->files.n >= SMR_TAR_FILES)
		abort();
	(void)smr_is_part(name);
	memcpy(copy, data, n);
	return smr_vec_push(&s->files, (smr_tar_file){strdup(name), copy, n});
}

static smr_status compare(void *ctx, const char *name, const void *data, size_t n)
{
	seen *s = ctx;
	const smr_tar_file *f = &s->files.v[s->at++];

	if (s->at > s->files.n || strcmp(name, f->name) != 0 || n != f->n ||
	    memcmp(data, f->data, n) != 0)
		abort();
	return SMR_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char cluster[SMR_CLUSTER_NAME], node[SMR_NODE_NAME];
	seen s = {.at = 0};
	smr_str tar = {0};
	smr_status st = smr_tar_read(data, n, gather, &s);

	if (st == SMR_OK && s.files.n > 0) {
		accepted("tar");
		if (smr_part_names(s.files.v[0].data, s.files.v[0].n, cluster, node) == SMR_OK &&
		    strchr(cluster, '/') != NULL)
			abort();
		if (smr_tar_write(s.files.v, s.files.n, &tar) != SMR_OK ||
		    (tar.n <= SMR_TAR_BYTES &&
		     (smr_tar_read(tar.s, tar.n, compare, &s) != SMR_OK || s.at != s.files.n)))
			abort();
	}
	smr_str_free(&tar);
	for (size_t i = 0; i < s.files.n; i++) {
		free((void *)(uintptr_t)s.files.v[i].name);
		free((void *)(uintptr_t)s.files.v[i].data);
	}
	smr_vec_free(&s.files);
	return 0;
}
