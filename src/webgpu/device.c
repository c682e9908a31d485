/* The device: opening, errors that callbacks report, and its loss. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "webgpu/adapter.h"
#include "webgpu/own.h"

static struct {
	pthread_once_t once;
	smr_webgpu_device device;
	smr_status st;
	char why[800];
} self = {.once = PTHREAD_ONCE_INIT,
	  .device = {.lock = PTHREAD_MUTEX_INITIALIZER, .errors = PTHREAD_MUTEX_INITIALIZER}};

/* ---- callbacks ----------------------------------------------------------------------------------
 */

static void copy_message(WGPUStringView v, char *out, size_t n)
{
	size_t length = v.data == NULL ? 0 : v.length == SIZE_MAX ? strlen(v.data) : v.length;

	if (length >= n)
		length = n - 1;
	if (length > 0)
		memcpy(out, v.data, length);
	out[length] = '\0';
	for (char *c = out; *c != '\0'; c++) /* messages have several lines */
		if (*c == '\n')
			*c = ' ';
}

static void note_lost(const WGPUDevice *w, uint32_t reason, WGPUStringView message, void *u,
		      void *unused)
{
	smr_webgpu_device *d = u;

	(void)w;
	(void)unused;
	pthread_mutex_lock(&d->errors);
	if (!d->lost) {
		copy_message(message, d->why, sizeof(d->why));
		if (d->why[0] == '\0')
			snprintf(d->why, sizeof(d->why), "reason %u", reason);
	}
	d->lost = true;
	pthread_mutex_unlock(&d->errors);
}

static void note_error(const WGPUDevice *w, uint32_t type, WGPUStringView message, void *u,
		       void *unused)
{
	smr_webgpu_device *d = u;

	(void)w;
	(void)unused;
	pthread_mutex_lock(&d->errors);
	if (d->error == 0) {
		d->error = type;
		copy_message(message, d->what, sizeof(d->what));
	}
	pthread_mutex_unlock(&d->errors);
}

/* ---- opening ------------------------------------------------------------------------------------
 */

typedef struct answer {
	bool here;
	WGPUDevice device;
	char why[300];
} answer;

static void take_device(uint32_t status, WGPUDevice device, WGPUStringView message, void *u,
			void *unused)
{
	answer *a = u;

	(void)unused;
	a->here = true;
	if (status == WGPU_SUCCESS)
		a->device = device;
	else
		copy_message(message, a->why, sizeof(a->why));
}

/* Asks for all that the adapter has: the usual limits are those of phones. */
static smr_status request_device(smr_webgpu_device *d, WGPUAdapter a, const WGPULimits *limits)
{
	enum { MOST_TURNS = 1 << 20 };
	const smr_wgpu *w = &d->lib->call;
	uint32_t features[2];
	answer got = {.here = false};
	WGPUDeviceDescriptor how = {
		.requiredFeatures = features,
		.requiredLimits = limits,
		.deviceLostCallbackInfo = {.mode = WGPU_CALLBACK_ALLOW_SPONTANEOUS,
					   .callback = note_lost,
					   .userdata1 = d},
		.uncapturedErrorCallbackInfo = {.callback = note_error, .userdata1 = d}};

	if (d->info.f64)
		features[how.requiredFeatureCount++] = WGPU_FEATURE_SHADER_F64;
	if (d->info.i64)
		features[how.requiredFeatureCount++] = WGPU_FEATURE_SHADER_INT64;
	(void)w->wgpuAdapterRequestDevice(
		a, &how,
		(WGPURequestDeviceCallbackInfo){.mode = WGPU_CALLBACK_ALLOW_PROCESS_EVENTS,
						.callback = take_device,
						.userdata1 = &got});
	for (int i = 0; !got.here && i < MOST_TURNS; i++)
		w->wgpuInstanceProcessEvents(d->lib->instance);
	if (got.device == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "WebGPU: %s gives no device: %s", d->info.name,
				got.why);
	d->device = got.device;
	d->queue = w->wgpuDeviceGetQueue(d->device);
	return SMR_OK;
}

static uint64_t read_limit(void)
{
	const char *text = getenv("SAMARA_GPU_MEMORY");
	double mib = text != NULL ? atof(text) : 0;

	return mib > 0 && mib < 1e12 ? (uint64_t)(mib * (1 << 20)) : UINT64_MAX;
}

static smr_status open_device(smr_webgpu_device *d)
{
	smr_webgpu_info info[SMR_WEBGPU_MOST_ADAPTERS];
	WGPULimits limits[SMR_WEBGPU_MOST_ADAPTERS];
	WGPUAdapter all[SMR_WEBGPU_MOST_ADAPTERS];
	size_t n, at = 0;
	smr_status st;

	SMR_TRY(smr_webgpu_library_open(&d->lib));
	n = smr_webgpu_list(d->lib, all);
	for (size_t i = 0; i < n; i++)
		smr_webgpu_describe(d->lib, all[i], &info[i], &limits[i]);
	st = smr_webgpu_choose(info, n, getenv("SAMARA_WEBGPU_ADAPTER"), &at);
	if (st == SMR_OK) {
		d->info = info[at];
		d->limit = read_limit();
		st = request_device(d, all[at], &limits[at]);
	}
	for (size_t i = 0; i < n; i++)
		d->lib->call.wgpuAdapterRelease(all[i]);
	return st;
}

static void open_once(void)
{
	self.st = open_device(&self.device);
	if (self.st != SMR_OK) {
		snprintf(self.why, sizeof(self.why), "%s", smr_errmsg());
		smr_log(SMR_LOG_INFO, "no WebGPU: %s", self.why);
	}
}

smr_status smr_webgpu_open(smr_webgpu_device **out)
{
	const smr_webgpu_library *lib;

	pthread_once(&self.once, open_once);
	if (self.st != SMR_OK)
		return smr_fail(self.st, "%s", self.why);
	SMR_TRY(smr_webgpu_library_open(&lib)); /* fails after a fork */
	*out = &self.device;
	return smr_webgpu_check(*out);
}

const smr_webgpu_info *smr_webgpu_about(const smr_webgpu_device *d)
{
	return &d->info;
}

/* ---- errors ------------------------------------------------------------------------------------
 */

smr_status smr_webgpu_check(smr_webgpu_device *d)
{
	char why[sizeof(d->why)];
	bool lost;

	pthread_mutex_lock(&d->errors);
	lost = d->lost;
	memcpy(why, d->why, sizeof(why));
	pthread_mutex_unlock(&d->errors);
	return lost ? smr_fail(SMR_EFAULT, "WebGPU: the device is lost: %s", why) : SMR_OK;
}

smr_status smr_webgpu_enter(smr_webgpu_device *d)
{
	smr_status st;

	pthread_mutex_lock(&d->lock);
	pthread_mutex_lock(&d->errors);
	d->error = 0;
	pthread_mutex_unlock(&d->errors);
	st = smr_webgpu_check(d);
	if (st != SMR_OK)
		pthread_mutex_unlock(&d->lock);
	return st;
}

smr_status smr_webgpu_result(smr_webgpu_device *d, const char *doing)
{
	char what[sizeof(d->what)];
	uint32_t error;

	SMR_TRY(smr_webgpu_check(d));
	pthread_mutex_lock(&d->errors);
	error = d->error;
	memcpy(what, d->what, sizeof(what));
	d->error = 0;
	pthread_mutex_unlock(&d->errors);
	if (error == 0)
		return SMR_OK;
	return smr_fail(error == WGPU_ERROR_OUT_OF_MEMORY ? SMR_ENOMEM : SMR_EUNSUPPORTED,
			"WebGPU: %s: %s", doing, what);
}

void smr_webgpu_leave(smr_webgpu_device *d)
{
	pthread_mutex_unlock(&d->lock);
}
