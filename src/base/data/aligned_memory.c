/* Memory of matrices. */
#include "base/data/aligned_memory.h"

#include <stdlib.h>

#include "base/status.h"

enum { LINE = 64 };

double *smr_numbers_new(int64_t n)
{
	size_t bytes = ((size_t)n * sizeof(double) + LINE) / LINE * LINE;
	double *data = n >= 0 && n < INT64_MAX / 16 ? aligned_alloc(LINE, bytes) : NULL;

	if (data == NULL)
		(void)smr_fail(SMR_ENOMEM, "no memory for %lld numbers", (long long)n);
	return data;
}
