/** @file Samara's own declarations of WebGPU's C interface, as wgpu-native has it: handles,
 * constants, structs and the table of functions.
 *
 * Names and layouts are those of webgpu.h in its stable form (wgpu-native 24 and later) on 64-bit
 * systems; fields that Samara does not set are 0. */
#ifndef SMR_WEBGPU_WEBGPU_H
#define SMR_WEBGPU_WEBGPU_H
#include <stddef.h>
#include <stdint.h>

typedef struct WGPUInstanceImpl *WGPUInstance;
typedef struct WGPUAdapterImpl *WGPUAdapter;
typedef struct WGPUDeviceImpl *WGPUDevice;
typedef struct WGPUQueueImpl *WGPUQueue;
typedef struct WGPUBufferImpl *WGPUBuffer;
typedef struct WGPUShaderModuleImpl *WGPUShaderModule;
typedef struct WGPUComputePipelineImpl *WGPUComputePipeline;
typedef struct WGPUBindGroupLayoutImpl *WGPUBindGroupLayout;
typedef struct WGPUBindGroupImpl *WGPUBindGroup;
typedef struct WGPUCommandEncoderImpl *WGPUCommandEncoder;
typedef struct WGPUCommandBufferImpl *WGPUCommandBuffer;
typedef struct WGPUComputePassEncoderImpl *WGPUComputePassEncoder;
typedef uint32_t WGPUBool;

enum {
	WGPU_SUCCESS = 1, /* of WGPUStatus, WGPURequestAdapterStatus, WGPUMapAsyncStatus ... */
	WGPU_ERROR_OUT_OF_MEMORY = 3,
	WGPU_CALLBACK_ALLOW_PROCESS_EVENTS = 2,
	WGPU_CALLBACK_ALLOW_SPONTANEOUS = 3,
	WGPU_STYPE_SHADER_SOURCE_WGSL = 2,
	WGPU_STYPE_INSTANCE_EXTRAS = 0x00030004, /* wgpu-native's own */
	WGPU_ADAPTER_DISCRETE = 1,
	WGPU_ADAPTER_INTEGRATED = 2,
	WGPU_ADAPTER_CPU = 3,
	WGPU_BACKEND_D3D12 = 4,
	WGPU_BACKEND_METAL = 5,
	WGPU_BACKEND_VULKAN = 6,
	WGPU_FEATURE_SHADER_F64 = 0x0003001D, /* wgpu-native's own */
	WGPU_FEATURE_SHADER_INT64 = 0x00030026,
	WGPU_LOST_DESTROYED = 2
};

/* bits of WGPUBufferUsage, WGPUMapMode and WGPUInstanceBackend */
enum {
	WGPU_USAGE_MAP_READ = 1,
	WGPU_USAGE_COPY_SRC = 4,
	WGPU_USAGE_COPY_DST = 8,
	WGPU_USAGE_UNIFORM = 0x40,
	WGPU_USAGE_STORAGE = 0x80,
	WGPU_MAP_READ = 1,
	WGPU_BACKENDS_USED = 1 << 0 | 1 << 2 | 1 << 3 /* Vulkan, Metal, Direct3D 12 */
};

typedef struct WGPUStringView {
	const char *data;
	size_t length; /* SIZE_MAX: the text ends with a 0 */
} WGPUStringView;

typedef struct WGPUChainedStruct {
	struct WGPUChainedStruct *next;
	uint32_t sType;
} WGPUChainedStruct;

typedef struct WGPUFuture {
	uint64_t id;
} WGPUFuture;

typedef void WGPURequestAdapterFn(uint32_t status, WGPUAdapter a, WGPUStringView message,
				  void *userdata1, void *userdata2);
typedef void WGPURequestDeviceFn(uint32_t status, WGPUDevice d, WGPUStringView message,
				 void *userdata1, void *userdata2);
typedef void WGPUMapFn(uint32_t status, WGPUStringView message, void *userdata1, void *userdata2);
typedef void WGPUDeviceLostFn(const WGPUDevice *d, uint32_t reason, WGPUStringView message,
			      void *userdata1, void *userdata2);
typedef void WGPUErrorFn(const WGPUDevice *d, uint32_t type, WGPUStringView message,
			 void *userdata1, void *userdata2);

typedef struct WGPURequestDeviceCallbackInfo {
	WGPUChainedStruct *nextInChain;
	uint32_t mode;
	WGPURequestDeviceFn *callback;
	void *userdata1, *userdata2;
} WGPURequestDeviceCallbackInfo;

typedef struct WGPUBufferMapCallbackInfo {
	WGPUChainedStruct *nextInChain;
	uint32_t mode;
	WGPUMapFn *callback;
	void *userdata1, *userdata2;
} WGPUBufferMapCallbackInfo;

typedef struct WGPUDeviceLostCallbackInfo {
	WGPUChainedStruct *nextInChain;
	uint32_t mode;
	WGPUDeviceLostFn *callback;
	void *userdata1, *userdata2;
} WGPUDeviceLostCallbackInfo;

typedef struct WGPUUncapturedErrorCallbackInfo {
	WGPUChainedStruct *nextInChain;
	WGPUErrorFn *callback;
	void *userdata1, *userdata2;
} WGPUUncapturedErrorCallbackInfo;

/* wgpu-native's own; later versions have more fields, for which there is room */
typedef struct WGPUInstanceExtras {
	WGPUChainedStruct chain;
	uint64_t backends, flags;
	uint64_t more[32];
} WGPUInstanceExtras;

typedef struct WGPUInstanceDescriptor {
	WGPUChainedStruct *nextInChain;
	size_t requiredFeatureCount;
	const uint32_t *requiredFeatures;
	const void *requiredLimits;
} WGPUInstanceDescriptor;

/* wgpu-native's own */
typedef struct WGPUInstanceEnumerateAdapterOptions {
	const WGPUChainedStruct *nextInChain;
	uint64_t backends;
} WGPUInstanceEnumerateAdapterOptions;

typedef struct WGPUAdapterInfo {
	WGPUChainedStruct *nextInChain;
	WGPUStringView vendor, architecture, device, description;
	uint32_t backendType, adapterType, vendorID, deviceID, subgroupMinSize, subgroupMaxSize;
} WGPUAdapterInfo;

typedef struct WGPULimits {
	WGPUChainedStruct *nextInChain;
	uint32_t maxTextureDimension1D, maxTextureDimension2D, maxTextureDimension3D;
	uint32_t maxTextureArrayLayers, maxBindGroups, maxBindGroupsPlusVertexBuffers;
	uint32_t maxBindingsPerBindGroup, maxDynamicUniformBuffersPerPipelineLayout;
	uint32_t maxDynamicStorageBuffersPerPipelineLayout, maxSampledTexturesPerShaderStage;
	uint32_t maxSamplersPerShaderStage, maxStorageBuffersPerShaderStage;
	uint32_t maxStorageTexturesPerShaderStage, maxUniformBuffersPerShaderStage;
	uint64_t maxUniformBufferBindingSize, maxStorageBufferBindingSize;
	uint32_t minUniformBufferOffsetAlignment, minStorageBufferOffsetAlignment;
	uint32_t maxVertexBuffers;
	uint64_t maxBufferSize;
	uint32_t maxVertexAttributes, maxVertexBufferArrayStride, maxInterStageShaderVariables;
	uint32_t maxColorAttachments, maxColorAttachmentBytesPerSample;
	uint32_t maxComputeWorkgroupStorageSize, maxComputeInvocationsPerWorkgroup;
	uint32_t maxComputeWorkgroupSizeX, maxComputeWorkgroupSizeY, maxComputeWorkgroupSizeZ;
	uint32_t maxComputeWorkgroupsPerDimension, maxImmediateSize;
} WGPULimits;

typedef struct WGPUQueueDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
} WGPUQueueDescriptor;

typedef struct WGPUDeviceDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
	size_t requiredFeatureCount;
	const uint32_t *requiredFeatures;
	const WGPULimits *requiredLimits;
	WGPUQueueDescriptor defaultQueue;
	WGPUDeviceLostCallbackInfo deviceLostCallbackInfo;
	WGPUUncapturedErrorCallbackInfo uncapturedErrorCallbackInfo;
} WGPUDeviceDescriptor;

typedef struct WGPUBufferDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
	uint64_t usage, size;
	WGPUBool mappedAtCreation;
} WGPUBufferDescriptor;

typedef struct WGPUShaderSourceWGSL {
	WGPUChainedStruct chain;
	WGPUStringView code;
} WGPUShaderSourceWGSL;

typedef struct WGPUShaderModuleDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
} WGPUShaderModuleDescriptor;

typedef struct WGPUComputeState {
	WGPUChainedStruct *nextInChain;
	WGPUShaderModule module;
	WGPUStringView entryPoint;
	size_t constantCount;
	const void *constants;
} WGPUComputeState;

typedef struct WGPUComputePipelineDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
	void *layout; /* NULL: as the module says */
	WGPUComputeState compute;
} WGPUComputePipelineDescriptor;

typedef struct WGPUBindGroupEntry {
	WGPUChainedStruct *nextInChain;
	uint32_t binding;
	WGPUBuffer buffer;
	uint64_t offset, size;
	void *sampler, *textureView;
} WGPUBindGroupEntry;

typedef struct WGPUBindGroupDescriptor {
	WGPUChainedStruct *nextInChain;
	WGPUStringView label;
	WGPUBindGroupLayout layout;
	size_t entryCount;
	const WGPUBindGroupEntry *entries;
} WGPUBindGroupDescriptor;

typedef struct smr_wgpu {
#define SMR_WGPU(result, name, args) result(*name) args;
#include "webgpu/webgpu.def"
#undef SMR_WGPU
} smr_wgpu;
#endif
