/* samara doctor: what is there, what is missing, what that costs, how to get it. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cost/energy.h"

/* A thing looked for: a command in PATH, a library for dlopen(), or a file of ours. */
static const struct part {
	enum { COMMAND, LIBRARY, OWN } kind;
	const char *name, *without, *get;
} parts[] = {
	{COMMAND, "clang-19", "no C program can be compiled", "apt install clang-19"},
	{OWN, "samara-cc.so", "loops are not lifted", "make"},
	{OWN, "libsamara-rt.so.0", "compiled programs run their own loops", "make"},
	{OWN, "libsamara.so.0", "compiled programs run their own loops", "make"},
	{OWN, "libsamara-llvm.so", "no code is generated for loop nests", "make"},
	{OWN, "kernels/gemm.k", "no kernel is known", "make"},
	{LIBRARY, "libdnnl.so.2", "convolutions run as generated code", "apt install libdnnl2"},
	{LIBRARY, "libopenblas.so.0", "matrix products run as generated code",
	 "apt install libopenblas0-openmp"},
	{LIBRARY, "libLLVM-19.so.1", "no code is generated for loop nests",
	 "apt install libllvm19"},
};

static bool in_path(const char *name)
{
	char *path = getenv("PATH") != NULL ? smr_strdup(getenv("PATH")) : NULL, *rest = NULL;
	bool found = false;
	char file[4096];

	for (char *d = path ? strtok_r(path, ":", &rest) : NULL; d != NULL && !found;
	     d = strtok_r(NULL, ":", &rest)) {
		snprintf(file, sizeof(file), "%s/%s", d, name);
		found = access(file, X_OK) == 0;
	}
	smr_free(path);
	return found;
}

static bool is_there(const struct part *p)
{
	char *path = NULL;
	void *handle;

	if (p->kind == COMMAND)
		return in_path(p->name);
	if (p->kind == LIBRARY) {
		handle = dlopen(p->name, RTLD_LAZY | RTLD_LOCAL);
		return handle != NULL; /* it stays open: the command ends in a moment */
	}
	if (smr_find_own(p->name, &path) != SMR_OK)
		return false;
	smr_free(path);
	return true;
}

static int check_cache(void)
{
	char *dir;

	if (smr_cache_dir(NULL, &dir) != SMR_OK) {
		printf("missing  cache              everything is done again each time; %s\n",
		       smr_errmsg());
		return 1;
	}
	printf("ok       cache              %s\n", dir);
	smr_free(dir);
	return 0;
}

static void check_energy(void)
{
	smr_energy *e;

	if (smr_energy_open(NULL, &e) != SMR_OK)
		return;
	printf("%s  energy counters    %s\n", smr_energy_measured(e) ? "ok     " : "note   ",
	       smr_energy_measured(e) ? "RAPL can be read"
				      : "none can be read: joules are modelled (RAPL needs root)");
	smr_energy_close(e);
}

static void check_machine(void)
{
	smr_machine m;

	if (smr_machine_host(&m) != SMR_OK)
		printf("missing  machine            no costs can be predicted: %s\n", smr_errmsg());
	else if (!m.calibrated)
		printf("note     calibration        predictions use the shipped description '%s'; "
		       "run: samara machine calibrate\n",
		       m.name);
	else
		printf("ok       calibration        %s\n", m.cpu);
}

int smr_cmd_doctor(int argc, char **argv)
{
	int missing = 0;

	if (argc > 1)
		return smr_cli_usage("doctor",
				     "\n\nTells what is there, what is missing, what that "
				     "costs you and how to get it.");
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		bool there = is_there(&parts[i]);

		missing += !there;
		printf("%-8s %-18s ", there ? "ok" : "missing", parts[i].name);
		if (there)
			putchar('\n');
		else
			printf("%s; get it: %s\n", parts[i].without, parts[i].get);
	}
	missing += check_cache();
	check_machine();
	check_energy();
	return missing > 0;
}
