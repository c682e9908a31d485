/* Available memory, from the machine or from settings. */
#include "api/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cluster/config/metrics.h"

void smr_memory_print(smr_str *s, double bytes)
{
	static const char *const units[] = {"kB", "MB", "GB", "TB", "PB", "EB"};
	size_t u = 0;

	for (bytes /= 1e3; bytes >= 1e3 && u + 1 < sizeof(units) / sizeof(units[0]); u++)
		bytes /= 1e3;
	smr_str_printf(s, "%.3g %s", bytes, units[u]);
}

smr_status smr_memory_size(const char *what, const char *text, double *out)
{
	static const char letters[] = "kMGT";
	const char *unit;
	char *end;

	*out = strtod(text, &end);
	unit = *end != '\0' ? strchr(letters, *end) : NULL;
	if (unit != NULL) {
		*out *= pow(1024, (double)(unit - letters) + 1);
		end++;
	}
	return end != text && *end == '\0' && *out >= 0
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s is '%s': a size such as 16G is, or off", what,
				  text);
}

smr_status smr_memory_limit(double *out)
{
	const char *text = getenv("SAMARA_MEMORY");

	*out = NAN;
	if (text == NULL || *text == '\0')
		return SMR_OK;
	if (strcmp(text, "off") == 0) {
		*out = INFINITY;
		return SMR_OK;
	}
	return smr_memory_size("SAMARA_MEMORY", text, out);
}

smr_status smr_memory_there(double *out)
{
	smr_metrics *m;
	smr_metrics_reading s;

	SMR_TRY(smr_memory_limit(out));
	if (!isnan(*out))
		return SMR_OK;
	SMR_TRY(smr_metrics_open("", "/", &m));
	smr_metrics_sample(m, &s);
	smr_metrics_close(m);
	*out = s.memory_free;
	return SMR_OK;
}
