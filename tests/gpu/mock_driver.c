/* Initialisation, devices, contexts and injected faults of the mock driver. */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mock.h"

enum { FAULTS = 8, COUNTERS = 96, DEPTH = 16 /* of a thread's stack of contexts */, ALIVE = 4096 };

mock_settings mock;

static struct fault {
	char name[64];
	long at;
	bool after; /* each later call fails, too */
	int result;
} faults[FAULTS];
static struct counter {
	const char *name;
	long n;
} counters[COUNTERS];
static struct CUctx_st {
	int card, refs;
	CUresult lost; /* CUDA_SUCCESS: it is usable */
} contexts[MOCK_CARDS];
static _Thread_local CUcontext stack[DEPTH];
static _Thread_local int depth;

static pthread_mutex_t lock = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static bool configured, initialised;
static pid_t owner;
static void *alive[ALIVE]; /* so that a sanitizer finds no leak where a test injects a fault */
static long objects;

/* ---- settings -----------------------------------------------------------------------------------
 */

static double setting(const char *name, double usual)
{
	const char *text = getenv(name);

	return text != NULL && *text != '\0' ? atof(text) : usual;
}

static void read_faults(const char *text)
{
	char all[512], *rest = NULL;
	int n = 0;

	snprintf(all, sizeof(all), "%s", text != NULL ? text : "");
	for (char *one = strtok_r(all, ",", &rest); one != NULL && n < FAULTS;
	     one = strtok_r(NULL, ",", &rest)) {
		struct fault *f = &faults[n++];
		char plus = '\0';

		f->after = sscanf(one, "%63[^:]:%ld%c:%d", f->name, &f->at, &plus, &f->result) == 4 &&
			   plus == '+';
		if (!f->after && sscanf(one, "%63[^:]:%ld:%d", f->name, &f->at, &f->result) != 3)
			abort(); /* a test that injects nothing would pass */
	}
}

/* Counts the cards that CUDA_VISIBLE_DEVICES leaves. */
static int visible_cards(int cards)
{
	const char *text = getenv("CUDA_VISIBLE_DEVICES");
	int n = 0;

	if (text == NULL)
		return cards;
	while (*text >= '0' && *text <= '9' && atoi(text) < cards) {
		n++;
		text += strspn(text, "0123456789");
		text += *text == ',';
	}
	return n;
}

static void configure(void)
{
	const char *cc = getenv("MOCK_CUDA_CC");

	configured = true;
	mock.devices = visible_cards((int)setting("MOCK_CUDA_DEVICES", 1));
	mock.driver = (int)setting("MOCK_CUDA_DRIVER", 12020);
	mock.memory = (size_t)(setting("MOCK_CUDA_MEMORY", 1024) * (1 << 20));
	mock.lost = (long)setting("MOCK_CUDA_LOST", 0);
	mock.late = setting("MOCK_CUDA_LATE", 0) != 0;
	mock.last_first = setting("MOCK_CUDA_ORDER", 0) != 0;
	mock.ptx = setting("MOCK_CUDA_PTX", 8.2);
	if (cc != NULL && sscanf(cc, "%d.%d", &mock.major, &mock.minor) != 2)
		abort();
	read_faults(getenv("MOCK_CUDA_FAIL"));
}

/* ---- each call ----------------------------------------------------------------------------------
 */

static long count_call(const char *name)
{
	for (int i = 0; i < COUNTERS; i++) {
		if (counters[i].name == NULL)
			counters[i].name = name;
		if (strcmp(counters[i].name, name) == 0)
			return ++counters[i].n;
	}
	abort();
}

static CUresult injected(const char *name, long n)
{
	for (int i = 0; i < FAULTS; i++)
		if (strcmp(faults[i].name, name) == 0 &&
		    (n == faults[i].at || (faults[i].after && n > faults[i].at)))
			return faults[i].result;
	return CUDA_SUCCESS;
}

CUresult mock_enter(const char *name, mock_need need)
{
	CUresult r;

	if (pthread_mutex_lock(&lock) != 0) { /* rather than wait for itself */
		fprintf(stderr, "mock CUDA: %s after a signal in a kernel\n", name);
		abort();
	}
	if (!configured)
		configure();
	r = injected(name, count_call(name));
	if (r == CUDA_SUCCESS && need >= MOCK_INIT && (!initialised || owner != getpid()))
		r = CUDA_ERROR_NOT_INITIALIZED;
	if (r == CUDA_SUCCESS && need == MOCK_CONTEXT)
		r = depth == 0 ? CUDA_ERROR_INVALID_CONTEXT : stack[depth - 1]->lost;
	return r;
}

void mock_leave(int *unused)
{
	pthread_mutex_unlock(&lock);
}

void mock_lose(int card, CUresult why)
{
	if (contexts[card].lost == CUDA_SUCCESS)
		contexts[card].lost = why;
}

CUresult mock_lost(int card)
{
	return contexts[card].lost;
}

int mock_card(void)
{
	return stack[depth - 1]->card;
}

void mock_made(void *object)
{
	objects++;
	for (int i = 0; i < ALIVE; i++)
		if (alive[i] == NULL) {
			alive[i] = object;
			return;
		}
}

void mock_gone(void *object)
{
	objects--;
	for (int i = 0; i < ALIVE; i++)
		if (alive[i] == object) {
			alive[i] = NULL;
			return;
		}
}

long mock_cuda_calls(const char *name)
{
	for (int i = 0; i < COUNTERS && counters[i].name != NULL; i++)
		if (strcmp(counters[i].name, name) == 0)
			return counters[i].n;
	return 0;
}

long mock_cuda_objects(void)
{
	return objects;
}

__attribute__((destructor)) static void report_calls(void)
{
	const char *path = getenv("MOCK_CUDA_CALLS");
	FILE *f = path != NULL ? fopen(path, "ae") : NULL;

	for (int i = 0; f != NULL && i < COUNTERS && counters[i].name != NULL; i++)
		fprintf(f, "%s %ld\n", counters[i].name, counters[i].n);
	if (f != NULL)
		fclose(f);
}

__attribute__((destructor)) static void report_leaks(void)
{
	const char *path = getenv("MOCK_CUDA_REPORT");
	FILE *f = path != NULL ? fopen(path, "ae") : NULL;

	if (f == NULL)
		return;
	fprintf(f, "%ld: %ld blocks, %ld objects, %ld overruns\n", (long)getpid(),
		mock_cuda_blocks(), objects, mock_cuda_overruns());
	fclose(f);
}

/* ---- errors, devices ----------------------------------------------------------------------------
 */

static const struct text {
	CUresult result;
	const char *name, *about;
} texts[] = {
	{CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
	{CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
	{CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
	{CUDA_ERROR_DEVICE_UNAVAILABLE, "CUDA_ERROR_DEVICE_UNAVAILABLE",
	 "CUDA-capable device(s) is/are busy or unavailable"},
	{CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
	{CUDA_ERROR_INVALID_IMAGE, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
	{CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
	{CUDA_ERROR_INVALID_PTX, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
	{CUDA_ERROR_UNSUPPORTED_PTX_VERSION, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
	 "the provided PTX was compiled with an unsupported toolchain."},
	{CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
	{CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS",
	 "an illegal memory access was encountered"},
	{CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
};

static const struct text *find_text(CUresult r)
{
	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		if (texts[i].result == r)
			return &texts[i];
	return NULL;
}

CUresult cuGetErrorName(CUresult r, const char **out)
{
	const struct text *t = find_text(r);

	*out = t != NULL ? t->name : NULL;
	return t != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorString(CUresult r, const char **out)
{
	const struct text *t = find_text(r);

	*out = t != NULL ? t->about : NULL;
	return t != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuInit(unsigned flags)
{
	MOCK_ENTER(cuInit, MOCK_NOTHING);
	if (initialised && owner != getpid())
		return CUDA_ERROR_NOT_INITIALIZED; /* after a fork */
	initialised = mock.devices > 0;
	owner = getpid();
	return flags != 0 ? CUDA_ERROR_INVALID_VALUE
			  : (initialised ? CUDA_SUCCESS : CUDA_ERROR_NO_DEVICE);
}

CUresult cuDriverGetVersion(int *out)
{
	MOCK_ENTER(cuDriverGetVersion, MOCK_NOTHING);
	*out = mock.driver;
	return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *out)
{
	MOCK_ENTER(cuDeviceGetCount, MOCK_INIT);
	*out = mock.devices;
	return CUDA_SUCCESS;
}

CUresult cuDeviceGet(CUdevice *out, int ordinal)
{
	MOCK_ENTER(cuDeviceGet, MOCK_INIT);
	if (ordinal < 0 || ordinal >= mock.devices)
		return CUDA_ERROR_INVALID_DEVICE;
	*out = ordinal;
	return CUDA_SUCCESS;
}

CUresult cuDeviceGetName(char *out, int n, CUdevice d)
{
	MOCK_ENTER(cuDeviceGetName, MOCK_INIT);
	snprintf(out, (size_t)n, "mock card %d", d);
	return CUDA_SUCCESS;
}

CUresult cuDeviceGetPCIBusId(char *out, int n, CUdevice d)
{
	MOCK_ENTER(cuDeviceGetPCIBusId, MOCK_INIT);
	snprintf(out, (size_t)n, "0000:%02x:00.0", d + 1);
	return CUDA_SUCCESS;
}

CUresult cuDeviceTotalMem(size_t *out, CUdevice d)
{
	MOCK_ENTER(cuDeviceTotalMem, MOCK_INIT);
	*out = mock.memory;
	return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int *out, int attribute, CUdevice d)
{
	MOCK_ENTER(cuDeviceGetAttribute, MOCK_INIT);
	const int table[][2] = {
		{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, mock.major},
		{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, mock.minor},
		{CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 4},
		{CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32},
		{CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024},
		{CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 2048},
		{CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 65536},
		{CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 48 << 10},
		{CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 227 << 10},
		{CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 228 << 10},
		{CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 1000000},
		{CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 2000000},
		{CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 256},
		{CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 4 << 20},
	};

	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
		if (table[i][0] == attribute) {
			*out = table[i][1];
			return CUDA_SUCCESS;
		}
	return CUDA_ERROR_INVALID_VALUE;
}

/* ---- contexts -----------------------------------------------------------------------------------
 */

CUresult cuDevicePrimaryCtxRetain(CUcontext *out, CUdevice d)
{
	MOCK_ENTER(cuDevicePrimaryCtxRetain, MOCK_INIT);
	if (contexts[d].lost != CUDA_SUCCESS)
		return contexts[d].lost;
	contexts[d].card = d;
	contexts[d].refs++;
	mock_made(&contexts[d]);
	*out = &contexts[d];
	return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRelease(CUdevice d)
{
	MOCK_ENTER(cuDevicePrimaryCtxRelease, MOCK_INIT);
	if (contexts[d].refs == 0)
		return CUDA_ERROR_INVALID_CONTEXT;
	contexts[d].refs--;
	mock_gone(&contexts[d]);
	return CUDA_SUCCESS;
}

CUresult cuCtxPushCurrent(CUcontext c)
{
	MOCK_ENTER(cuCtxPushCurrent, MOCK_INIT);
	if (depth == DEPTH || c == NULL || c->refs == 0)
		return CUDA_ERROR_INVALID_CONTEXT;
	stack[depth++] = c;
	return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent(CUcontext *out)
{
	MOCK_ENTER(cuCtxPopCurrent, MOCK_INIT);
	if (depth == 0)
		return CUDA_ERROR_INVALID_CONTEXT;
	*out = stack[--depth];
	return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize(void)
{
	MOCK_ENTER(cuCtxSynchronize, MOCK_CONTEXT);
	return mock_drain_all();
}
