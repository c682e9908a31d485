/* Loads machines from their files, and this host: its calibration is in the cache. */
#include "cost/machine/machine.h"

#include <string.h>

#include "base/alloc.h"
#include "base/thread/usable_cpus.h"
#include "cost/machine/host.h"
#include "cost/machine/text.h"

bool smr_machine_is_emulated(const smr_machine *m)
{
	return strncmp(m->cpu, SMR_MACHINE_EMULATED, strlen(SMR_MACHINE_EMULATED)) == 0;
}

static smr_status load_path(const char *path, smr_machine *out)
{
	json_t *j;
	smr_status st;

	SMR_TRY(smr_machine_text(path, &j));
	st = smr_machine_read(j, path, out);
	json_decref(j);
	return st;
}

smr_status smr_machine_load(const char *name, smr_machine *out)
{
	char *path;
	smr_status st;

	if (strcmp(name, "this") == 0)
		return smr_machine_host(out);
	SMR_TRY(smr_machine_file(name, &path));
	st = load_path(path, out);
	out->calibrated = st == SMR_OK && strcmp(name, SMR_MACHINE_THIS_GPU) == 0;
	smr_free(path);
	return st;
}

void smr_machine_add_units(smr_machine *m)
{
	m->matrix[SMR_MATRIX_BF16] = smr_host_bf16_units() * m->clock_hz * m->cores;
}

/* Loads the calibration; returns whether it exists and is of this host. */
static bool load_calibration(const char *path, smr_machine *out)
{
	char cpu[sizeof(out->cpu)];

	smr_host_cpu(cpu, sizeof(cpu));
	out->calibrated = load_path(path, out) == SMR_OK && strcmp(out->cpu, cpu) == 0 &&
			  out->cores == smr_usable_cpus();
	if (out->calibrated)
		smr_machine_add_units(out);
	return out->calibrated;
}

smr_status smr_machine_host_file(char **out)
{
	smr_machine m;
	char *path;

	SMR_TRY(smr_host_file(&path));
	if (!load_calibration(path, &m)) {
		smr_free(path);
		return smr_fail(SMR_ENOTFOUND, "this host is not calibrated: "
					       "`samara machine calibrate`");
	}
	*out = path;
	return SMR_OK;
}

smr_status smr_machine_host(smr_machine *out)
{
	char *path;
	bool is = false;

	if (smr_host_file(&path) == SMR_OK) {
		is = load_calibration(path, out);
		smr_free(path);
	}
	return is ? SMR_OK : smr_machine_shipped(out);
}

smr_status smr_machine_shipped(smr_machine *out)
{
	SMR_TRY(smr_machine_load(smr_host_kind(), out));
	out->cores = smr_usable_cpus();
	smr_machine_add_units(out);
	return SMR_OK;
}
