/* The extension Profiler: jax.profiler asks for a trace. Its errors are those of the table. */
#include <string.h>

#include "base/alloc.h"
#include "pjrt/abi/extension.h"
#include "pjrt/error.h"
#include "pjrt/extension.h"
#include "pjrt/functions.h"
#include "pjrt/trace.h"

struct pjrt_profiler {
	pjrt_trace *trace;
	smr_str bytes; /* collected; lent to the caller */
};

static pjrt_error *pjrt_profiler_create(pjrt_profiler_create_args *a)
{
	pjrt_profiler *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return pjrt_error_new(PJRT_RESOURCE_EXHAUSTED, "no memory for a profiler");
	if (pjrt_trace_new(&p->trace) != SMR_OK) {
		smr_free(p);
		return pjrt_error_of(SMR_ENOMEM);
	}
	a->profiler = p;
	return NULL;
}

static pjrt_error *pjrt_profiler_destroy(pjrt_profiler_args *a)
{
	if (a->profiler == NULL)
		return NULL;
	pjrt_trace_free(a->profiler->trace);
	smr_str_free(&a->profiler->bytes);
	smr_free(a->profiler);
	return NULL;
}

static pjrt_error *pjrt_profiler_start(pjrt_profiler_args *a)
{
	return pjrt_error_of(pjrt_trace_start(a->profiler->trace));
}

static pjrt_error *pjrt_profiler_stop(pjrt_profiler_args *a)
{
	pjrt_trace_stop(a->profiler->trace);
	return NULL;
}

/* Without memory of the caller the bytes are lent; a second call copies them into its memory. */
static pjrt_error *pjrt_profiler_collect_data(pjrt_profiler_collect_data_args *a)
{
	smr_str *bytes = &a->profiler->bytes;

	if (a->buffer != NULL) {
		memcpy(a->buffer, smr_str_text(bytes), bytes->n);
		return NULL;
	}
	smr_str_clear(bytes);
	PJRT_TRY(pjrt_error_of(pjrt_trace_put(a->profiler->trace, bytes)));
	a->buffer = (uint8_t *)bytes->s;
	a->buffer_size_in_bytes = bytes->n;
	return NULL;
}

static const pjrt_profiler_table table = {
	.struct_size = sizeof(table),
	.error_destroy = (void *)pjrt_error_destroy,
	.error_message = (void *)pjrt_error_message,
	.error_get_code = (void *)pjrt_error_get_code,
	.create = (void *)pjrt_profiler_create,
	.destroy = (void *)pjrt_profiler_destroy,
	.start = (void *)pjrt_profiler_start,
	.stop = (void *)pjrt_profiler_stop,
	.collect_data = (void *)pjrt_profiler_collect_data,
};

const pjrt_profiler_extension pjrt_profiler_list = {
	{sizeof(pjrt_profiler_list), PJRT_PROFILER, NULL}, &table, 0};
