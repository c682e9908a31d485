/* Finds and opens NCCL. */
#include "gpu/nccl.h"

#include "gpu/vendor.h"

static const char *const wheels[] = {
	"lib/python3*/site-packages/nvidia/nccl/lib/libnccl.so.2",
	NULL,
};
static const char *const systems[] = {"libnccl.so.2", NULL};
static const smr_gpu_vendor_symbol symbols[] = {
#define SMR_NCCL(name, result, args) {#name, offsetof(smr_nccl, name)},
#include "gpu/nccl.def"
#undef SMR_NCCL
};

static smr_nccl table;
static smr_gpu_vendor vendor = {.name = "NCCL",
				.variable = "SAMARA_NCCL",
				.wheels = wheels,
				.systems = systems,
				.cure = "pip install nvidia-nccl-cu12",
				.symbols = symbols,
				.nsymbols = sizeof(symbols) / sizeof(symbols[0]),
				.table = &table,
				.lock = PTHREAD_MUTEX_INITIALIZER};

smr_status smr_nccl_open(const smr_nccl **out, const char **path)
{
	SMR_TRY(smr_gpu_vendor_open(&vendor));
	*out = &table;
	if (path != NULL)
		*path = vendor.path;
	return SMR_OK;
}
