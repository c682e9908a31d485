/** @file The card's memory and command buffers, as back/device/memory.h describes them. */
#ifndef SMR_BACK_GPU_MEMORY_H
#define SMR_BACK_GPU_MEMORY_H
#include "back/device/memory.h"

extern const smr_device_memory smr_gpu_memory;
#endif
