/* Errors: a code of absl::Status and a text. */
#include "pjrt/error.h"

#include <stdarg.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "pjrt/functions.h"

struct pjrt_error {
	const void *vtable; /* newer callers look here for functions; NULL: by the table */
	pjrt_code code;
	char *text;
};

static pjrt_error no_memory = {.code = PJRT_RESOURCE_EXHAUSTED, .text = NULL};

pjrt_error *pjrt_error_new(pjrt_code code, const char *fmt, ...)
{
	pjrt_error *e = smr_calloc(1, sizeof(*e));
	smr_str text = {0};
	va_list ap;

	if (e == NULL)
		return &no_memory;
	va_start(ap, fmt);
	smr_str_vprintf(&text, fmt, ap);
	va_end(ap);
	e->code = code;
	e->text = smr_str_take(&text);
	if (e->text != NULL)
		return e;
	smr_free(e);
	return &no_memory;
}

static pjrt_code code_of_status(smr_status st)
{
	static const pjrt_code codes[] = {
		[SMR_ENOMEM] = PJRT_RESOURCE_EXHAUSTED,
		[SMR_EINVAL] = PJRT_INVALID_ARGUMENT,
		[SMR_ETYPE] = PJRT_INVALID_ARGUMENT,
		[SMR_ESHAPE] = PJRT_INVALID_ARGUMENT,
		[SMR_EPARSE] = PJRT_INVALID_ARGUMENT,
		[SMR_EIO] = PJRT_INTERNAL,
		[SMR_ENOTFOUND] = PJRT_NOT_FOUND,
		[SMR_EUNSUPPORTED] = PJRT_UNIMPLEMENTED,
		[SMR_ESTATE] = PJRT_FAILED_PRECONDITION,
		[SMR_ECORRUPT] = PJRT_DATA_LOSS,
		[SMR_EINTERNAL] = PJRT_INTERNAL,
		[SMR_EDENIED] = PJRT_PERMISSION_DENIED,
		[SMR_EFAULT] = PJRT_INTERNAL,
	};

	return (size_t)st < sizeof(codes) / sizeof(codes[0]) ? codes[st] : PJRT_INTERNAL;
}

pjrt_error *pjrt_error_of(smr_status st)
{
	return st == SMR_OK ? NULL : pjrt_error_new(code_of_status(st), "%s", smr_errmsg());
}

void pjrt_error_free(pjrt_error *e)
{
	if (e == NULL || e == &no_memory)
		return;
	smr_free(e->text);
	smr_free(e);
}

pjrt_code pjrt_error_code(const pjrt_error *e)
{
	return e->code;
}

const char *pjrt_error_text(const pjrt_error *e)
{
	return e->text != NULL ? e->text : "no memory for the text of an error";
}

/* ---- functions of the table ----------------------------------------------------------------- */

void pjrt_error_destroy(pjrt_error_destroy_args *a)
{
	pjrt_error_free(a->error);
}

void pjrt_error_message(pjrt_error_message_args *a)
{
	a->message = pjrt_error_text(a->error);
	a->message_size = strlen(a->message);
}

pjrt_error *pjrt_error_get_code(pjrt_error_get_code_args *a)
{
	a->code = a->error->code;
	return NULL;
}

/* Errors have no payloads. */
pjrt_error *pjrt_error_for_each_payload(pjrt_error_for_each_payload_args *a)
{
	return NULL;
}
