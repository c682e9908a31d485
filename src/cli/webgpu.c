#include "cli/webgpu.h"

#include <stdio.h>

#include "webgpu/library.h"

static smr_finding tell_library(size_t nadapters)
{
	smr_finding f = {.name = "WebGPU", .state = "ok"};
	const smr_webgpu_library *lib;

	if (smr_webgpu_library_open(&lib) != SMR_OK) {
		f.state = "note";
		f.get = "pip install wgpu";
		snprintf(f.detail, sizeof(f.detail), "--device=webgpu is not there: %s",
			 smr_errmsg());
		return f;
	}
	snprintf(f.detail, sizeof(f.detail), "wgpu-native %s, %s", lib->version, lib->path);
	if (nadapters == 0) {
		f.state = "note";
		f.get = "a driver of Vulkan, such as the package mesa-vulkan-drivers";
		snprintf(f.detail, sizeof(f.detail), "wgpu-native %s finds no adapter",
			 lib->version);
	}
	return f;
}

static smr_finding tell_adapter(const smr_webgpu_info *i, size_t number)
{
	static char names[SMR_WEBGPU_MOST_ADAPTERS][24];
	smr_finding f = {.name = names[number], .state = "ok"};

	snprintf(names[number], sizeof(names[number]), "WebGPU adapter %zu", number);
	snprintf(f.detail, sizeof(f.detail),
		 "%s (%s, %s): %s%sgroups of %u threads, %.3g MiB a buffer", i->name, i->backend,
		 i->type, i->f64 ? "f64, " : "", i->i64 ? "i64, " : "", i->threads,
		 (double)i->binding / (1 << 20));
	return f;
}

size_t smr_find_webgpu(smr_finding out[SMR_WEBGPU_FINDINGS])
{
	smr_webgpu_info all[SMR_WEBGPU_MOST_ADAPTERS];
	size_t n = 0;

	if (smr_webgpu_adapters(all, &n) != SMR_OK)
		n = 0;
	out[0] = tell_library(n);
	for (size_t i = 0; i < n; i++)
		out[1 + i] = tell_adapter(&all[i], i);
	return 1 + n;
}
