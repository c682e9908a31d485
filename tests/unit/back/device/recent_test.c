#include "back/device/recent.h"

#include "back/gpu/card.h"
#include "back/gpu/memory.h"

#include "cuda_case.h"

enum { N = 64 };

typedef struct scene {
	smr_gpu_device *d;
	char host[N];
	smr_gpu_ptr block, to;
} scene;

/* A block that has the host's memory. */
static smr_status open_scene(scene *s)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	s->d = card->device;
	for (int i = 0; i < N; i++)
		s->host[i] = (char)i;
	SMR_TRY(smr_gpu_alloc(s->d, N, &s->to));
	SMR_TRY(smr_gpu_alloc(s->d, N, &s->block));
	return smr_gpu_upload(s->d, s->block, s->host, N, NULL);
}

/* The card stays open, but nothing of its memory is used. */
static bool close_scene(scene *s)
{
	smr_gpu_usage usage;

	smr_gpu_free(s->d, s->to);
	smr_gpu_pool_usage(s->d, &usage);
	return usage.used == 0;
}

static bool is_known(scene *s, int at, int n)
{
	return smr_device_recent_copy(&smr_gpu_memory, s->to, 0, s->host + at, (uint64_t)n);
}

static int parts(void)
{
	scene s;
	char now[8];

	GPU_OK(open_scene(&s));
	GPU_CHECK(!smr_device_recent_give(&smr_gpu_memory, s.block, N)); /* not begun */
	smr_device_recent_begin();
	GPU_CHECK(smr_device_recent_give(&smr_gpu_memory, s.block, N));
	smr_device_recent_add(s.host + 16, 32, s.block, 16);
	GPU_CHECK(is_known(&s, 20, 8));
	GPU_OK(smr_gpu_download(s.d, now, s.to, sizeof(now), NULL));
	for (int i = 0; i < 8; i++)
		GPU_CHECK(now[i] == 20 + i);
	GPU_CHECK(is_known(&s, 16, 32) && !is_known(&s, 15, 8) && !is_known(&s, 41, 8));
	GPU_CHECK(!is_known(&s, 0, 64));
	/* stores beside it change nothing; one byte of it does */
	smr_device_recent_stored(s.host, 16);
	smr_device_recent_stored(s.host + 48, 16);
	GPU_CHECK(is_known(&s, 16, 32));
	smr_device_recent_stored(s.host + 47, 1);
	GPU_CHECK(!is_known(&s, 16, 8));
	smr_device_recent_add(s.host, 64, s.block, 0);
	GPU_CHECK(is_known(&s, 0, 64));
	smr_device_recent_forget();
	GPU_CHECK(!is_known(&s, 0, 64));
	smr_device_recent_add(s.host, 64, s.block, 0); /* no block was given since */
	GPU_CHECK(!is_known(&s, 0, 64));
	smr_device_recent_end();
	GPU_CHECK(close_scene(&s));
	return 0;
}

static void a_part_is_known_until_it_is_stored_to(void **state)
{
	GPU_IN_CHILD(parts, "MOCK_CUDA_LATE=0");
	GPU_IN_CHILD(parts, "MOCK_CUDA_LATE=1");
}

static int many(void)
{
	scene s;
	smr_gpu_ptr block;

	GPU_OK(open_scene(&s));
	smr_device_recent_begin();
	GPU_CHECK(smr_device_recent_give(&smr_gpu_memory, s.block, N));
	smr_device_recent_add(s.host, 8, s.block, 0);
	for (int i = 0; i < 40; i++) {
		GPU_OK(smr_gpu_alloc(s.d, N, &block));
		GPU_CHECK(smr_device_recent_give(&smr_gpu_memory, block, N));
		smr_device_recent_add(s.host + 8, 8, block, 0);
	}
	GPU_CHECK(!is_known(&s, 0, 8) && is_known(&s, 8, 8));
	smr_device_recent_end();
	GPU_CHECK(close_scene(&s));
	return 0;
}

static void the_oldest_blocks_are_freed(void **state)
{
	GPU_IN_CHILD(many, "MOCK_CUDA_LATE=0");
}

static int cards(void)
{
	scene s;

	GPU_OK(open_scene(&s));
	smr_device_recent_begin();
	GPU_CHECK(smr_device_recent_give(&smr_gpu_memory, s.block, N));
	smr_device_recent_add(s.host, N, s.block, 0);
	smr_gpu_card_select(1);
	GPU_CHECK(!is_known(&s, 0, N));
	smr_gpu_card_select(0);
	GPU_CHECK(is_known(&s, 0, N));
	smr_gpu_card_select(1);
	smr_device_recent_end(); /* frees the block on the first card */
	GPU_CHECK(smr_gpu_card_selected() == 1);
	GPU_CHECK(close_scene(&s));
	return 0;
}

static void copies_on_another_card_are_not_known(void **state)
{
	GPU_IN_CHILD(cards, "MOCK_CUDA_DEVICES=2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_part_is_known_until_it_is_stored_to),
		cmocka_unit_test(the_oldest_blocks_are_freed),
		cmocka_unit_test(copies_on_another_card_are_not_known),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
