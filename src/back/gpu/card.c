/* Opens the first visible GPU, and describes it as a target of generated code. */
#include "back/gpu/card.h"

#include <pthread.h>
#include <stdio.h>

#include "base/log.h"
#include "gpu/memory.h"

static struct {
	pthread_once_t once;
	smr_gpu_card card;
	smr_status st;
	char why[512];
} self = {.once = PTHREAD_ONCE_INIT};

static void describe_target(const smr_gpu_info *i, smr_gpu_target *out)
{
	*out = (smr_gpu_target){.sm = 10 * i->major + i->minor,
				.processors = i->multiprocessors,
				.resident = i->threads_per_multiprocessor,
				.threads = i->threads_per_block,
				.shared = (size_t)i->shared_per_block,
				.aligned = SMR_GPU_ALIGNED};
}

static void open_first(void)
{
	self.st = smr_gpu_open(0, &self.card.device);
	if (self.st != SMR_OK) {
		snprintf(self.why, sizeof(self.why), "%s", smr_errmsg());
		smr_log(SMR_LOG_INFO, "no GPU: %s", self.why);
		return;
	}
	describe_target(smr_gpu_about(self.card.device), &self.card.target);
	smr_gpu_describe_machine(smr_gpu_about(self.card.device), &self.card.machine);
}

smr_status smr_gpu_card_open(const smr_gpu_card **out)
{
	pthread_once(&self.once, open_first);
	if (self.st != SMR_OK)
		return smr_fail(self.st, "%s", self.why);
	*out = &self.card;
	return smr_gpu_device_check(self.card.device);
}

smr_status smr_gpu_card_room(uint64_t *out)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	return smr_gpu_room(card->device, out);
}

const smr_machine *smr_gpu_card_machine(void)
{
	const smr_gpu_card *card;

	return smr_gpu_card_open(&card) == SMR_OK ? &card->machine : NULL;
}
