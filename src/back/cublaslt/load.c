/* Finds and opens cuBLASLt. */
#include "back/cublaslt/cublaslt.h"

#include "gpu/vendor.h"

static const char *const wheels[] = {
	"lib/python3*/site-packages/nvidia/cu13/lib/libcublasLt.so.13",
	"lib/python3*/site-packages/nvidia/cublas/lib/libcublasLt.so.12",
	NULL,
};
static const char *const systems[] = {"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so",
				      NULL};
static const smr_gpu_vendor_symbol symbols[] = {
#define SMR_LT(name, result, args) {#name, offsetof(smr_lt, name)},
#include "back/cublaslt/cublaslt.def"
#undef SMR_LT
};

static smr_lt table;
static smr_gpu_vendor vendor = {.name = "cuBLASLt",
				.variable = "SAMARA_CUBLASLT",
				.wheels = wheels,
				.systems = systems,
				.cure = "pip install nvidia-cublas-cu12",
				.symbols = symbols,
				.nsymbols = sizeof(symbols) / sizeof(symbols[0]),
				.table = &table,
				.lock = PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cublasLtHandle handles[SMR_GPU_MOST];

smr_status smr_lt_open(const smr_lt **out, const char **path)
{
	SMR_TRY(smr_gpu_vendor_open(&vendor));
	*out = &table;
	if (path != NULL)
		*path = vendor.path;
	return SMR_OK;
}

static const char *status_text(int status)
{
	static const struct text {
		int status;
		const char *text;
	} texts[] = {
		{1, "it was not initialised"},
		{3, "no memory"},
		{7, "an argument that it does not take"},
		{8, "the card is too old for it"},
		{13, "a kernel failed"},
		{14, "an internal error"},
		{15, "not supported"},
	};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		if (texts[i].status == status)
			return texts[i].text;
	return "an error";
}

smr_status smr_lt_fail(smr_gpu_device *d, const char *call, int status)
{
	return smr_gpu_vendor_fail(d, call, status, status_text(status));
}

smr_status smr_lt_handle(const smr_lt *lt, smr_gpu_device *d, cublasLtHandle *out)
{
	cublasLtHandle *h = &handles[smr_gpu_about(d)->ordinal];
	int st = CUBLAS_STATUS_SUCCESS;

	pthread_mutex_lock(&lock);
	if (*h == NULL)
		st = lt->cublasLtCreate(h);
	*out = *h;
	pthread_mutex_unlock(&lock);
	return st == CUBLAS_STATUS_SUCCESS ? SMR_OK : smr_lt_fail(d, "cublasLtCreate", st);
}
