/** @file The device's buffers and command buffers, as back/device/memory.h describes them. */
#ifndef SMR_BACK_WEBGPU_BUFFERS_H
#define SMR_BACK_WEBGPU_BUFFERS_H
#include "back/device/memory.h"
#include "webgpu/device.h"

extern const smr_device_memory smr_webgpu_memory;

/** Converts between a buffer and the number that it has there. */
static inline uint64_t smr_webgpu_number(const smr_webgpu_buffer *b)
{
	return (uintptr_t)b;
}
static inline smr_webgpu_buffer *smr_webgpu_buffer_of(uint64_t number)
{
	return (smr_webgpu_buffer *)(uintptr_t)number;
}
#endif
