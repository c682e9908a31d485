/* Several nests in one codelet, as kernels on the emulator. */
#include "gpu_case.h"

#define IMPLS {&smr_impl_emulated}
#include "back/horizontal_test.c"
