/* Opens GPUs, and describes them as targets of generated code. */
#include "back/gpu/card.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/thread/clock.h"
#include "gpu/memory.h"
#include "gpu/meter.h"

static struct slot {
	bool tried; /* under the lock; the rest is constant from then on */
	smr_gpu_card card;
	smr_status st;
	char why[512];
} slots[SMR_GPU_MOST];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int selected;

/* As much as lets a multiprocessor run two blocks; the driver takes some bytes of each. */
static size_t shared_of(const smr_gpu_info *i)
{
	enum { BLOCKS = 2, TAKEN = 1 << 10 };
	int n = i->shared_per_multiprocessor / BLOCKS - TAKEN;

	if (n > i->shared_per_block_most)
		n = i->shared_per_block_most;
	return (size_t)(n > i->shared_per_block ? n : i->shared_per_block);
}

/* $SAMARA_MATMUL */
static bool allows_tf32(void)
{
	const char *word = getenv("SAMARA_MATMUL");

	return word != NULL && strcmp(word, "tf32") == 0;
}

/* $SAMARA_GPU_UNITS. An emulated card has the instructions that it names. */
static void choose_units(smr_gpu_target *t)
{
	enum { WITH_WGMMA = 90 };
	const char *word = getenv("SAMARA_GPU_UNITS");

	if (word == NULL || word[0] == '\0')
		return;
	if (!smr_gpu_units_find(word, &t->units))
		smr_log(SMR_LOG_WARN, "SAMARA_GPU_UNITS is fma, mma or wgmma, not '%s'", word);
	else if (t->sm == 0 && t->units == SMR_GPU_ALL_UNITS)
		t->like = WITH_WGMMA;
}

static void describe_target(const smr_gpu_info *i, smr_gpu_target *out)
{
	*out = (smr_gpu_target){.sm = 10 * i->major + i->minor,
				.processors = i->multiprocessors,
				.resident = i->threads_per_multiprocessor,
				.threads = i->threads_per_block,
				.shared = shared_of(i),
				.shared_alone = (size_t)i->shared_per_block_most,
				.tf32 = allows_tf32(),
				.aligned = SMR_GPU_ALIGNED};
	choose_units(out);
}

/* Uses the calibration of this very card, memory and driver, if there is one. */
static void take_calibration(smr_machine *m)
{
	smr_machine kept;

	if (smr_machine_load("this-gpu", &kept) != SMR_OK)
		return;
	if (strcmp(kept.cpu, m->cpu) == 0)
		*m = kept;
	else
		smr_log(SMR_LOG_INFO, "the calibration is of another GPU (%s), not of %s", kept.cpu,
			m->cpu);
}

static void open_slot(struct slot *s, int ordinal)
{
	s->tried = true;
	s->st = smr_gpu_open(ordinal, &s->card.device);
	if (s->st != SMR_OK) {
		snprintf(s->why, sizeof(s->why), "%s", smr_errmsg());
		smr_log(SMR_LOG_INFO, "no GPU: %s", s->why);
		return;
	}
	describe_target(smr_gpu_about(s->card.device), &s->card.target);
	smr_gpu_describe_machine(smr_gpu_about(s->card.device), &s->card.machine);
	take_calibration(&s->card.machine);
}

void smr_gpu_card_select(int ordinal)
{
	selected = ordinal >= 0 && ordinal < SMR_GPU_MOST ? ordinal : 0;
}

int smr_gpu_card_count(void)
{
	int n;

	return smr_gpu_count(&n) == SMR_OK ? n : 0;
}

int smr_gpu_card_selected(void)
{
	return selected;
}

smr_status smr_gpu_card_open(const smr_gpu_card **out)
{
	struct slot *s = &slots[selected];

	pthread_mutex_lock(&lock);
	if (!s->tried)
		open_slot(s, selected);
	pthread_mutex_unlock(&lock);
	if (s->st != SMR_OK)
		return smr_fail(s->st, "%s", s->why);
	*out = &s->card;
	return smr_gpu_device_check(s->card.device);
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

/* ---- power ---------------------------------------------------------------------------------- */

/* The card's figures change every 20 to 100 ms. */
static const double SHORTEST_LAP_S = 0.1;

static struct {
	pthread_mutex_t lock;
	bool opened;
	smr_gpu_meter *meter; /* NULL: it measures nothing */
	int64_t at;           /* of the last lap */
	double watts;         /* in the lap before; 0: none has ended */
} power = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void open_meter(const smr_gpu_card *card)
{
	power.opened = true;
	power.at = smr_now_ns();
	if (smr_gpu_meter_open(smr_gpu_about(card->device), &power.meter) != SMR_OK) {
		power.meter = NULL;
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	}
}

static void read_meter(void)
{
	int64_t now = smr_now_ns();
	double joules, s = smr_seconds(power.at, now);

	if (s < SHORTEST_LAP_S)
		return;
	power.watts = smr_gpu_meter_lap(power.meter, &joules) == SMR_OK ? joules / s : 0;
	power.at = now;
}

double smr_gpu_card_watts(void)
{
	const smr_gpu_card *card;
	double watts;

	if (smr_gpu_card_open(&card) != SMR_OK)
		return 0;
	pthread_mutex_lock(&power.lock);
	if (!power.opened)
		open_meter(card);
	if (power.meter != NULL)
		read_meter();
	watts = power.watts;
	pthread_mutex_unlock(&power.lock);
	return watts;
}
