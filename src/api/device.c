/* Selects the devices of a runner, by the word that the user gives. */
#include "webgpu/device.h"
#include "api/pipeline.h"
#include "back/gpu/card.h"
#include "run/settings.h"
#include <stdlib.h>

smr_status smr_pipeline_device(smr_runner *r, smr_run_device device)
{
	const smr_gpu_card *card;
	smr_webgpu_device *webgpu;
	smr_status st;

	r->device = device;
	if (device != SMR_RUN_GPU && device != SMR_RUN_WEBGPU)
		return SMR_OK;
	st = device == SMR_RUN_GPU ? smr_gpu_card_open(&card) : smr_webgpu_open(&webgpu);
	if (st != SMR_OK) {
		r->device = SMR_RUN_CPU;
		return smr_fail(st, "no %s can be used: %s",
				device == SMR_RUN_GPU ? "GPU" : "device of WebGPU", smr_errmsg());
	}
	r->at_once = true;
	return SMR_OK;
}

smr_status smr_pipeline_device_word(smr_runner *r, const char *word)
{
	static const char variable[] = "SAMARA_DEVICE";
	const char *from = "device";
	char takes[64];

	if (word == NULL || word[0] == '\0') {
		word = getenv(variable);
		from = variable;
	}
	if (word == NULL || word[0] == '\0')
		return SMR_OK;
	if (!smr_setting_fits(variable, word, takes, sizeof(takes)))
		return smr_fail(SMR_EINVAL, "%s is '%s': it takes %s", from, word, takes);
	return smr_pipeline_device(r, smr_setting_device(word));
}
