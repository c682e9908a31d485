/* Adapters: what they are, and which of them is used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "webgpu/adapter.h"

static const char *name_backend(uint32_t backend)
{
	return backend == WGPU_BACKEND_VULKAN  ? "Vulkan"
	       : backend == WGPU_BACKEND_METAL ? "Metal"
	       : backend == WGPU_BACKEND_D3D12 ? "Direct3D 12"
					       : "another interface";
}

static const char *name_type(uint32_t type)
{
	return type == WGPU_ADAPTER_DISCRETE     ? "discrete"
	       : type == WGPU_ADAPTER_INTEGRATED ? "integrated"
	       : type == WGPU_ADAPTER_CPU        ? "software"
						 : "unknown";
}

static void copy_view(WGPUStringView v, char *out, size_t n)
{
	size_t length = v.data == NULL         ? 0
			: v.length == SIZE_MAX ? strlen(v.data)
			: v.length < n         ? v.length
					       : n - 1;

	snprintf(out, n, "%.*s", (int)(length < n ? length : n - 1), v.data != NULL ? v.data : "");
}

void smr_webgpu_describe(const smr_webgpu_library *lib, WGPUAdapter a, smr_webgpu_info *out,
			 WGPULimits *limits)
{
	const smr_wgpu *w = &lib->call;
	WGPUAdapterInfo i = {.nextInChain = NULL};

	*out = (smr_webgpu_info){.backend = "", .type = "unknown"};
	*limits = (WGPULimits){.nextInChain = NULL};
	if (w->wgpuAdapterGetInfo(a, &i) == WGPU_SUCCESS) {
		copy_view(i.device, out->name, sizeof(out->name));
		out->backend = name_backend(i.backendType);
		out->type = name_type(i.adapterType);
		out->software = i.adapterType == WGPU_ADAPTER_CPU;
		w->wgpuAdapterInfoFreeMembers(i);
	}
	if (w->wgpuAdapterGetLimits(a, limits) != WGPU_SUCCESS)
		return;
	out->f64 = w->wgpuAdapterHasFeature(a, WGPU_FEATURE_SHADER_F64) != 0;
	out->i64 = w->wgpuAdapterHasFeature(a, WGPU_FEATURE_SHADER_INT64) != 0;
	out->threads = limits->maxComputeInvocationsPerWorkgroup;
	if (out->threads > limits->maxComputeWorkgroupSizeX)
		out->threads = limits->maxComputeWorkgroupSizeX;
	out->shared = limits->maxComputeWorkgroupStorageSize;
	out->groups = limits->maxComputeWorkgroupsPerDimension;
	out->buffers = limits->maxStorageBuffersPerShaderStage;
	out->binding = limits->maxStorageBufferBindingSize;
	out->memory = limits->maxBufferSize;
}

size_t smr_webgpu_list(const smr_webgpu_library *lib, WGPUAdapter out[SMR_WEBGPU_MOST_ADAPTERS])
{
	const WGPUInstanceEnumerateAdapterOptions how = {.backends = WGPU_BACKENDS_USED};
	const smr_wgpu *w = &lib->call;
	size_t n = w->wgpuInstanceEnumerateAdapters(lib->instance, &how, NULL);
	WGPUAdapter *all;

	if (n == 0)
		return 0;
	all = calloc(n, sizeof(*all));
	if (all == NULL)
		return 0;
	n = w->wgpuInstanceEnumerateAdapters(lib->instance, &how, all);
	for (size_t i = 0; i < n; i++)
		if (i < SMR_WEBGPU_MOST_ADAPTERS)
			out[i] = all[i];
		else
			w->wgpuAdapterRelease(all[i]);
	free(all);
	return n < SMR_WEBGPU_MOST_ADAPTERS ? n : SMR_WEBGPU_MOST_ADAPTERS;
}

smr_status smr_webgpu_adapters(smr_webgpu_info out[SMR_WEBGPU_MOST_ADAPTERS], size_t *n)
{
	const smr_webgpu_library *lib;
	WGPUAdapter all[SMR_WEBGPU_MOST_ADAPTERS];
	WGPULimits limits;

	SMR_TRY(smr_webgpu_library_open(&lib));
	*n = smr_webgpu_list(lib, all);
	for (size_t i = 0; i < *n; i++) {
		smr_webgpu_describe(lib, all[i], &out[i], &limits);
		lib->call.wgpuAdapterRelease(all[i]);
	}
	return SMR_OK;
}

static bool is_number(const char *word, size_t i)
{
	char text[16];

	snprintf(text, sizeof(text), "%zu", i);
	return strcmp(word, text) == 0;
}

smr_status smr_webgpu_choose(const smr_webgpu_info *all, size_t n, const char *word, size_t *out)
{
	if (n == 0)
		return smr_fail(SMR_EUNSUPPORTED,
				"WebGPU: there is no adapter: no driver of Vulkan, Metal or "
				"Direct3D 12 was found");
	for (size_t i = 0; word != NULL && *word != '\0' && i < n; i++)
		if (is_number(word, i) || strcasestr(all[i].name, word) != NULL) {
			*out = i;
			return SMR_OK;
		}
	if (word != NULL && *word != '\0')
		return smr_fail(SMR_EUNSUPPORTED,
				"WebGPU: no adapter is called '%.60s' (SAMARA_WEBGPU_ADAPTER)",
				word);
	*out = 0;
	for (size_t i = n; i-- > 0;)
		if (!all[i].software)
			*out = i;
	return SMR_OK;
}
