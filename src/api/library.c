/* Finds the folder of the kernel library. */
#include <stdlib.h>
#include <string.h>

#include "api/pipeline.h"
#include "base/alloc.h"
#include "base/fs.h"

enum { MAX_DIRS = 16 };

/* smr_find_own() finds files only, so this looks for gemm.k. */
static smr_status own_folder(char **out)
{
	SMR_TRY(smr_find_own("kernels/gemm.k", out));
	*strrchr(*out, '/') = '\0';
	return SMR_OK;
}

smr_status smr_pipeline_library(smr_library **out)
{
	const char *dirs[MAX_DIRS + 2] = {NULL};
	const char *more = getenv("SAMARA_KERNELS");
	char *own = NULL, *list = NULL, *rest = NULL;
	size_t n = 0;
	smr_status st;

	SMR_TRY(own_folder(&own));
	dirs[n++] = own;
	if (more != NULL && (list = smr_strdup(more)) != NULL)
		for (char *d = strtok_r(list, ":", &rest); d != NULL && n <= MAX_DIRS;
		     d = strtok_r(NULL, ":", &rest))
			dirs[n++] = d;
	st = smr_library_open(dirs, out);
	smr_free(list);
	smr_free(own);
	return st;
}
