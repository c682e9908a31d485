/* Machines from their files, and this host: its own calibration lies in the cache. */
#include "cost/machine.h"

#include <string.h>

#include "base/alloc.h"
#include "cost/host.h"
#include "cost/machine_text.h"

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
	smr_free(path);
	return st;
}

/* This host's own calibration, if it is there and of this host. */
static bool calibrated(smr_machine *out)
{
	char *path, cpu[sizeof(out->cpu)];
	bool ok;

	if (smr_host_file(&path) != SMR_OK)
		return false;
	smr_host_cpu(cpu, sizeof(cpu));
	ok = load_path(path, out) == SMR_OK && strcmp(out->cpu, cpu) == 0 &&
	     out->cores == smr_host_cores();
	smr_free(path);
	out->calibrated = ok;
	return ok;
}

smr_status smr_machine_host(smr_machine *out)
{
	return calibrated(out) ? SMR_OK : smr_machine_shipped(out);
}

smr_status smr_machine_shipped(smr_machine *out)
{
	SMR_TRY(smr_machine_load(smr_host_kind(), out));
	out->cores = smr_host_cores();
	return SMR_OK;
}
