/* Kernels: modules of WGSL as pipelines, kept by their text; launches. */
#include <string.h>

#include "base/alloc.h"
#include "webgpu/own.h"

static smr_status build_pipeline(smr_webgpu_device *d, smr_webgpu_kernel *k)
{
	const smr_wgpu *w = &d->lib->call;
	const WGPUShaderSourceWGSL source = {.chain = {.sType = WGPU_STYPE_SHADER_SOURCE_WGSL},
					     .code = smr_webgpu_view(k->text, k->n)};
	const WGPUShaderModuleDescriptor how = {.nextInChain = (WGPUChainedStruct *)&source.chain};
	WGPUComputePipelineDescriptor pipeline = {.compute = {.entryPoint = {"main", 4}}};
	smr_status st;

	pipeline.compute.module = w->wgpuDeviceCreateShaderModule(d->device, &how);
	st = smr_webgpu_result(d, "a module");
	if (st == SMR_OK) {
		k->pipeline = w->wgpuDeviceCreateComputePipeline(d->device, &pipeline);
		st = smr_webgpu_result(d, "a pipeline");
	}
	if (pipeline.compute.module != NULL)
		w->wgpuShaderModuleRelease(pipeline.compute.module);
	if (st != SMR_OK)
		return st;
	if (k->pipeline == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "WebGPU: no pipeline");
	k->layout = w->wgpuComputePipelineGetBindGroupLayout(k->pipeline, 0);
	return smr_webgpu_result(d, "a layout");
}

static void free_kernel(const smr_webgpu_device *d, smr_webgpu_kernel *k)
{
	if (k->layout != NULL)
		d->lib->call.wgpuBindGroupLayoutRelease(k->layout);
	if (k->pipeline != NULL)
		d->lib->call.wgpuComputePipelineRelease(k->pipeline);
	smr_free(k);
}

static smr_status make_kernel(smr_webgpu_device *d, const char *wgsl, size_t n,
			      smr_webgpu_kernel **out)
{
	smr_webgpu_kernel *k = smr_calloc(1, sizeof(*k) + n + 1);
	smr_status st;

	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a kernel");
	k->n = n;
	memcpy(k->text, wgsl, n);
	st = build_pipeline(d, k);
	if (st != SMR_OK) {
		free_kernel(d, k);
		return st;
	}
	HASH_ADD(hh, d->kernels, text, n, k);
	*out = k;
	return SMR_OK;
}

smr_status smr_webgpu_kernel_get(smr_webgpu_device *d, const char *wgsl, size_t n,
				 smr_webgpu_kernel **out)
{
	smr_webgpu_kernel *k;
	smr_status st = SMR_OK;

	SMR_TRY(smr_webgpu_enter(d));
	HASH_FIND(hh, d->kernels, wgsl, n, k);
	if (k != NULL)
		*out = k;
	else
		st = make_kernel(d, wgsl, n, out);
	smr_webgpu_leave(d);
	return st;
}

/* ---- launches ----------------------------------------------------------------------------------
 */

static WGPUBindGroup bind_buffers(smr_webgpu_device *d, const smr_webgpu_work *work)
{
	WGPUBindGroupEntry entry[SMR_WEBGPU_MOST_BUFFERS];
	const WGPUBindGroupDescriptor how = {
		.layout = work->kernel->layout, .entryCount = work->nbuffers, .entries = entry};

	for (size_t i = 0; i < work->nbuffers; i++)
		entry[i] = (WGPUBindGroupEntry){.binding = (uint32_t)i,
						.buffer = work->buffer[i].buffer->handle,
						.offset = work->buffer[i].at,
						.size = (work->buffer[i].n + 3) / 4 * 4};
	return d->lib->call.wgpuDeviceCreateBindGroup(d->device, &how);
}

static smr_status encode(smr_webgpu_device *d, WGPUComputePassEncoder pass,
			 const smr_webgpu_work *work)
{
	const smr_wgpu *w = &d->lib->call;
	WGPUBindGroup g = bind_buffers(d, work);

	SMR_TRY(smr_webgpu_result(d, "a launch"));
	w->wgpuComputePassEncoderSetPipeline(pass, work->kernel->pipeline);
	w->wgpuComputePassEncoderSetBindGroup(pass, 0, g, 0, NULL);
	w->wgpuComputePassEncoderDispatchWorkgroups(pass, work->x, work->y, 1);
	w->wgpuBindGroupRelease(g);
	return SMR_OK;
}

static smr_status run(smr_webgpu_device *d, const smr_webgpu_work *work, size_t n)
{
	const smr_wgpu *w = &d->lib->call;
	WGPUCommandEncoder e = w->wgpuDeviceCreateCommandEncoder(d->device, NULL);
	WGPUComputePassEncoder pass = w->wgpuCommandEncoderBeginComputePass(e, NULL);
	smr_status st = smr_webgpu_result(d, "a launch");
	WGPUCommandBuffer c;

	for (size_t i = 0; st == SMR_OK && i < n; i++)
		st = encode(d, pass, &work[i]);
	w->wgpuComputePassEncoderEnd(pass);
	w->wgpuComputePassEncoderRelease(pass);
	if (st == SMR_OK) {
		c = w->wgpuCommandEncoderFinish(e, NULL);
		st = smr_webgpu_result(d, "a launch");
		if (st == SMR_OK)
			w->wgpuQueueSubmit(d->queue, 1, &c);
		w->wgpuCommandBufferRelease(c);
	}
	w->wgpuCommandEncoderRelease(e);
	return st == SMR_OK ? smr_webgpu_result(d, "a launch") : st;
}

smr_status smr_webgpu_run(smr_webgpu_device *d, const smr_webgpu_work *work, size_t n)
{
	smr_status st;

	for (size_t i = 0; i < n; i++)
		if (work[i].nbuffers > SMR_WEBGPU_MOST_BUFFERS)
			return smr_fail(SMR_EINVAL, "WebGPU: a launch with %zu buffers",
					work[i].nbuffers);
	SMR_TRY(smr_webgpu_enter(d));
	st = run(d, work, n);
	smr_webgpu_leave(d);
	return st;
}

smr_status smr_webgpu_wait(smr_webgpu_device *d)
{
	smr_status st;

	SMR_TRY(smr_webgpu_enter(d));
	(void)d->lib->call.wgpuDevicePoll(d->device, 1, NULL);
	st = smr_webgpu_result(d, "waiting");
	smr_webgpu_leave(d);
	return st;
}
