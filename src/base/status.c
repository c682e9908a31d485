#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/module.h"

static const smr_host *host; /* the host that gets the errors too, in a module */
/* Static, so that "out of memory" can be reported without memory. Two buffers alternate: the new
 * text may quote the old one. */
static _Thread_local char text[2][1024];
static _Thread_local int current;

void smr_status_join(const smr_host *h)
{
	if (host != h) /* a module that is opened again may be in use */
		host = h;
}

smr_status(smr_fail)(smr_status status, const char *fmt, ...)
{
	char *to = text[!current];
	va_list ap;

	va_start(ap, fmt);
	int n = vsnprintf(to, sizeof(text[0]), fmt, ap);
	va_end(ap);
	if (n >= (int)sizeof(text[0])) /* a truncated text says so */
		memcpy(to + sizeof(text[0]) - 4, "...", 4);
	current = !current;
	if (host != NULL)
		host->tell(status, to);
	return status;
}

const char *smr_errmsg(void)
{
	return text[current];
}

const char *smr_status_name(smr_status status)
{
	static const char *const names[] = {
		[SMR_OK] = "SMR_OK",
		[SMR_ENOMEM] = "SMR_ENOMEM",
		[SMR_EINVAL] = "SMR_EINVAL",
		[SMR_ETYPE] = "SMR_ETYPE",
		[SMR_ESHAPE] = "SMR_ESHAPE",
		[SMR_EPARSE] = "SMR_EPARSE",
		[SMR_EIO] = "SMR_EIO",
		[SMR_ENOTFOUND] = "SMR_ENOTFOUND",
		[SMR_EUNSUPPORTED] = "SMR_EUNSUPPORTED",
		[SMR_ESTATE] = "SMR_ESTATE",
		[SMR_ECORRUPT] = "SMR_ECORRUPT",
		[SMR_EINTERNAL] = "SMR_EINTERNAL",
		[SMR_EDENIED] = "SMR_EDENIED",
		[SMR_EFAULT] = "SMR_EFAULT",
	};

	if ((unsigned)status >= sizeof(names) / sizeof(names[0]))
		return "unknown status";
	return names[status];
}
