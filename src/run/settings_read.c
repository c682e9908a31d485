/* Reads the settings of a compiled program's runs from its environment. */
#include <stdlib.h>
#include <string.h>

#include "back/back.h"
#include "run/settings.h"

/* Returns the value; NULL: it is not set, empty, or invalid. */
static const char *value_of(const char *variable)
{
	const char *value = getenv(variable);
	char takes[16];

	if (value == NULL || *value == '\0')
		return NULL;
	return smr_setting_fits(variable, value, takes, sizeof(takes)) ? value : NULL;
}

/* Returns a value that is validated where it is opened. */
static const char *text_of(const char *variable)
{
	const char *value = getenv(variable);

	return value != NULL && *value != '\0' ? value : NULL;
}

static bool is(const char *variable, const char *word)
{
	const char *value = value_of(variable);

	return value != NULL && strcmp(value, word) == 0;
}

static double number_of(const char *variable)
{
	const char *value = value_of(variable);
	double n = value != NULL ? atof(value) : 0;

	return n > 0 ? n : 0;
}

static smr_check check_of(void)
{
	return is("SAMARA_CHECK", "always")  ? SMR_CHECK_ALWAYS
	       : is("SAMARA_CHECK", "never") ? SMR_CHECK_NEVER
					     : SMR_CHECK_SAMPLE;
}

smr_run_device smr_setting_device(const char *word)
{
	return strcmp(word, "gpu") == 0      ? SMR_RUN_GPU
	       : strcmp(word, "auto") == 0   ? SMR_RUN_AUTO
	       : strcmp(word, "webgpu") == 0 ? SMR_RUN_WEBGPU
					     : SMR_RUN_CPU;
}

bool smr_setting_is_tf32(void)
{
	return is("SAMARA_MATMUL", "tf32");
}

void smr_settings_read(smr_settings *out)
{
	const char *impl = value_of("SAMARA_IMPL"), *device = value_of("SAMARA_DEVICE");

	*out = (smr_settings){
		.reassociates = is("SAMARA_FP", "fast") || is("SAMARA_FP", "reassoc"),
		.deterministic = is("SAMARA_DETERMINISTIC", "1"),
		.force = is("SAMARA_FORCE", "1"),
		.shares_cores = is("SAMARA_SHARED_CORES", "1"),
		.check = check_of(),
		.device = device != NULL ? smr_setting_device(device) : SMR_RUN_CPU,
		.impl = impl != NULL ? smr_impl_find(impl)->name : NULL,
		.pieces = (unsigned)number_of("SAMARA_CUT"),
		.tune_s = number_of("SAMARA_TUNE"),
		.patience_s = number_of("SAMARA_PATIENCE"),
		.report = text_of("SAMARA_REPORT"),
		.via = text_of("SAMARA_VIA"),
		.cluster = text_of("SAMARA_CLUSTER"),
		.run = text_of("SAMARA_RUN"),
		.trace = text_of("SAMARA_TRACE"),
		.monitor = text_of("SAMARA_MONITOR"),
	};
}
