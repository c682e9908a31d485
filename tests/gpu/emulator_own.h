/** @file Shared by the emulator's files. */
#ifndef SMR_TESTS_GPU_EMULATOR_OWN_H
#define SMR_TESTS_GPU_EMULATOR_OWN_H
#include "back/gpu/gpu.h"
#include "emulator.h"

/** The GPU's own functions. */
extern const smr_gpu_machine emu_machine;

/** Sets the text of emu_error(); returns -1. */
int emu_fail(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/** Finds the symbol KERNEL_WHAT of an image; NULL: there is none. */
void *emu_find(const emu_module *m, const char *kernel, const char *what);
#endif
