#include <pthread.h>

#include "cuda_case.h"

enum { MIB = 1 << 20 };

/* ---- the pool */

static int reuse(void)
{
	smr_gpu_device *d;
	smr_gpu_usage u;
	smr_gpu_ptr a, b, c;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_CHECK(gpu_mock_calls("cuMemAlloc") == 0); /* nothing is taken ahead */
	GPU_OK(smr_gpu_alloc(d, 100000, &a));
	GPU_OK(smr_gpu_alloc(d, 0, &b));
	GPU_CHECK(a != b && a % 256 == 0 && b % 256 == 0);
	smr_gpu_free(d, a);
	GPU_OK(smr_gpu_alloc(d, 99000, &c)); /* wastes little: the same piece */
	GPU_CHECK(c == a && gpu_mock_calls("cuMemAlloc") == 2);
	GPU_OK(smr_gpu_alloc(d, 99000, &a));
	GPU_CHECK(c != a && gpu_mock_calls("cuMemAlloc") == 3);
	smr_gpu_free(d, a);
	GPU_OK(smr_gpu_alloc(d, 60000, &a)); /* would waste too much of it */
	GPU_CHECK(gpu_mock_calls("cuMemAlloc") == 4);
	smr_gpu_free(d, a);
	smr_gpu_free(d, a); /* a second time: nothing happens */
	smr_gpu_free(d, 0);
	smr_gpu_pool_usage(d, &u);
	GPU_CHECK(u.used > 0 && u.used < 200000 && u.unused > 150000 && u.limit == UINT64_MAX);
	GPU_OK(smr_gpu_trim(d, 0));
	smr_gpu_pool_usage(d, &u);
	GPU_CHECK(u.unused == 0 && u.peak >= u.used);
	smr_gpu_free(d, b);
	smr_gpu_free(d, c);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void freed_memory_is_used_again(void **state)
{
	GPU_IN_CHILD(reuse, "MOCK_CUDA_LATE=0");
}

static int trim(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr p[16];
	smr_gpu_usage u;

	GPU_OK(smr_gpu_open(0, &d));
	for (int i = 0; i < 16; i++)
		GPU_OK(smr_gpu_alloc(d, (size_t)(i + 1) * MIB / 4, &p[i]));
	for (int i = 0; i < 16; i++) {
		smr_gpu_free(d, p[i]);
		smr_gpu_pool_usage(d, &u);
		GPU_CHECK(u.unused <= 8 * MIB); /* an eighth of the card */
	}
	GPU_CHECK(u.used == 0 && u.unused > 0);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void unused_memory_is_returned_above_a_threshold(void **state)
{
	GPU_IN_CHILD(trim, "MOCK_CUDA_MEMORY=64");
}

static int limit(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr a, b;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_FAILS(smr_gpu_alloc(d, 9 * MIB, &a), SMR_ENOMEM, "SAMARA_GPU_MEMORY allows 8 MiB");
	GPU_FAILS(smr_gpu_alloc(d, SIZE_MAX, &a), SMR_ENOMEM, "no room");
	GPU_OK(smr_gpu_alloc(d, 6 * MIB, &a));
	GPU_FAILS(smr_gpu_alloc(d, 4 * MIB, &b), SMR_ENOMEM, "6291456 are in use");
	smr_gpu_free(d, a); /* in the pool, which is emptied for what does not fit into it */
	GPU_OK(smr_gpu_alloc(d, 4 * MIB, &b));
	GPU_CHECK(gpu_mock_count("mock_cuda_blocks") == 1);
	smr_gpu_free(d, b);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void the_setting_limits_the_pool(void **state)
{
	GPU_IN_CHILD(limit, "SAMARA_GPU_MEMORY=8");
}

static int no_limit(void)
{
	smr_gpu_device *d;
	smr_gpu_usage u;

	GPU_OK(smr_gpu_open(0, &d));
	smr_gpu_pool_usage(d, &u);
	GPU_CHECK(u.limit == UINT64_MAX);
	smr_gpu_close(d);
	return 0;
}

static void an_invalid_setting_counts_as_not_set(void **state)
{
	GPU_IN_CHILD(no_limit, "SAMARA_GPU_MEMORY=8G");
	GPU_IN_CHILD(no_limit, "SAMARA_GPU_MEMORY=99999999999999999999");
	GPU_IN_CHILD(no_limit, "SAMARA_GPU_MEMORY=");
}

static int retry(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr a, b;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_alloc(d, MIB, &a));
	smr_gpu_free(d, a);
	GPU_OK(smr_gpu_alloc(d, 3 * MIB, &b)); /* fails, is tried again without the first */
	GPU_CHECK(gpu_mock_calls("cuMemAlloc") == 3 && gpu_mock_calls("cuMemFree") == 1);
	smr_gpu_free(d, b);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void a_full_card_is_tried_again_without_unused_memory(void **state)
{
	GPU_IN_CHILD(retry, "MOCK_CUDA_FAIL=cuMemAlloc:2:2");
}

static int full(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr a, b;
	char in[1000], out[1000];

	memset(in, 7, sizeof(in));
	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_alloc(d, sizeof(in), &a));
	GPU_OK(smr_gpu_upload(d, a, in, sizeof(in), NULL));
	GPU_FAILS(smr_gpu_alloc(d, 5000, &b), SMR_ENOMEM,
		  "GPU 0: no room for 5120 bytes: of its 64 MiB");
	GPU_OK(smr_gpu_download(d, out, a, sizeof(out), NULL));
	GPU_CHECK(memcmp(in, out, sizeof(in)) == 0);
	smr_gpu_free(d, a);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void nothing_is_lost_when_the_card_is_full(void **state)
{
	GPU_IN_CHILD(full, "MOCK_CUDA_FAIL=cuMemAlloc:2+:2", "MOCK_CUDA_MEMORY=64");
}

/* ---- copies */

static int copy_sizes(void)
{
	static const size_t sizes[] = {1,           4,           65536,           65537,
				       2 * MIB - 1, 2 * MIB,     2 * MIB + 1,     3 * MIB + 5,
				       7 * MIB,     8 * MIB + 3, 11 * MIB + 64001};
	smr_gpu_device *d;
	smr_gpu_ptr a, b;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_upload(d, 0, NULL, 0, NULL));
	GPU_OK(smr_gpu_download(d, NULL, 0, 0, NULL));
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		size_t n = sizes[i];
		unsigned char *in = malloc(n), *out = calloc(1, n);

		for (size_t k = 0; k < n; k++)
			in[k] = (unsigned char)(k * 2654435761u >> 13);
		GPU_OK(smr_gpu_alloc(d, n, &a));
		GPU_OK(smr_gpu_alloc(d, n, &b));
		GPU_OK(smr_gpu_upload(d, a, in, n, NULL));
		GPU_OK(smr_gpu_copy(d, b, a, n, NULL));
		GPU_OK(smr_gpu_fill(d, a, 9, n, NULL)); /* in order: after the copy */
		GPU_OK(smr_gpu_download(d, out, b, n, NULL));
		GPU_CHECK(memcmp(in, out, n) == 0);
		GPU_OK(smr_gpu_download(d, out, a, n, NULL));
		for (size_t k = 0; k < n; k++)
			GPU_CHECK(out[k] == 9);
		smr_gpu_free(d, a);
		smr_gpu_free(d, b);
		free(in);
		free(out);
	}
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void copies_of_any_size_keep_all_bytes(void **state)
{
	GPU_IN_CHILD(copy_sizes, "MOCK_CUDA_LATE=0");
}

static void copies_of_any_size_keep_all_bytes_when_work_is_late(void **state)
{
	GPU_IN_CHILD(copy_sizes, "MOCK_CUDA_LATE=1");
}

static void copies_work_without_pinned_memory(void **state)
{
	GPU_IN_CHILD(copy_sizes, "MOCK_CUDA_LATE=1", "MOCK_CUDA_FAIL=cuMemHostAlloc:1:2");
}

/* Small uploads fill all of the pinned memory more than once, now and then on another stream. */
static int small_uploads(void)
{
	enum { N = 1200, WORDS = 2000, SIZE = WORDS * sizeof(uint64_t) };
	smr_gpu_device *d;
	smr_gpu_stream *s;
	smr_gpu_ptr p;
	uint64_t *back = calloc(N, SIZE), some[WORDS];

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_stream_new(d, &s));
	GPU_OK(smr_gpu_alloc(d, N * SIZE, &p));
	for (uint64_t i = 0; i < N; i++) {
		for (uint64_t k = 0; k < WORDS; k++)
			some[k] = i * 10000 + k;
		GPU_OK(smr_gpu_upload(d, p + i * SIZE, some, SIZE, i % 211 == 0 ? s : NULL));
	}
	GPU_OK(smr_gpu_wait(d, s, NULL, 0));
	GPU_OK(smr_gpu_download(d, back, p, N * SIZE, NULL));
	for (uint64_t i = 0; i < N; i++)
		for (uint64_t k = 0; k < WORDS; k++)
			GPU_CHECK(back[i * WORDS + k] == i * 10000 + k);
	free(back);
	smr_gpu_stream_free(s);
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void small_uploads_share_the_pinned_memory(void **state)
{
	GPU_IN_CHILD(small_uploads, "MOCK_CUDA_LATE=1");
}

static int host_address(void)
{
	smr_gpu_device *d;
	smr_gpu_ptr p;
	char host[64] = "";

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_alloc(d, 64, &p));
	GPU_FAILS(smr_gpu_copy(d, p, (smr_gpu_ptr)(uintptr_t)host, 64, NULL), SMR_EINVAL,
		  "GPU 0: cuMemcpyDtoDAsync: invalid argument (CUDA_ERROR_INVALID_VALUE, 1)");
	GPU_FAILS(smr_gpu_download(d, host, p, 4096, NULL), SMR_EINVAL, "invalid argument");
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void host_addresses_are_no_device_addresses(void **state)
{
	GPU_IN_CHILD(host_address, "MOCK_CUDA_LATE=0");
}

/* ---- threads and processes */

static _Atomic int wrong;

static void *work_in_thread(void *arg)
{
	smr_gpu_device *d = arg;
	char in[5000], out[5000];

	for (int i = 0; i < 200; i++) {
		size_t n = 1 + (size_t)i * 23;
		smr_gpu_ptr p;

		memset(in, i, n);
		if (smr_gpu_alloc(d, n, &p) != SMR_OK ||
		    smr_gpu_upload(d, p, in, n, NULL) != SMR_OK ||
		    smr_gpu_download(d, out, p, n, NULL) != SMR_OK || memcmp(in, out, n) != 0)
			wrong++;
		smr_gpu_free(d, p);
	}
	return NULL;
}

static int threads(void)
{
	pthread_t t[4];
	smr_gpu_device *d, *same;

	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_open(0, &same));
	GPU_CHECK(d == same);
	for (int i = 0; i < 4; i++)
		GPU_CHECK(pthread_create(&t[i], NULL, work_in_thread, d) == 0);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	GPU_CHECK(wrong == 0);
	smr_gpu_close(d);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void threads_share_a_device(void **state)
{
	GPU_IN_CHILD(threads, "MOCK_CUDA_LATE=1");
}

/* The neighbour takes 40 of 64 MiB until a byte arrives. */
static void hold_memory(int ready, int end)
{
	smr_gpu_device *d;
	smr_gpu_ptr p;
	char byte = smr_gpu_open(0, &d) == SMR_OK && smr_gpu_alloc(d, 40 * MIB, &p) == SMR_OK;

	if (write(ready, &byte, 1) == 1)
		(void)!read(end, &byte, 1);
	exit(0);
}

static int neighbours(void)
{
	int ready[2], end[2];
	smr_gpu_device *d;
	uint64_t available;
	smr_gpu_ptr p;
	char byte = 0;

	GPU_CHECK(pipe(ready) == 0 && pipe(end) == 0);
	fflush(NULL);

	pid_t other = fork(); /* before this process opens the driver */

	if (other == 0) {
		close(end[1]); /* this process ends if its parent does */
		hold_memory(ready[1], end[0]);
	}
	GPU_CHECK(read(ready[0], &byte, 1) == 1 && byte == 1);
	GPU_OK(smr_gpu_open(0, &d));
	GPU_OK(smr_gpu_free_memory(d, &available));
	GPU_CHECK(available == 24 * MIB);
	GPU_FAILS(smr_gpu_alloc(d, 30 * MIB, &p), SMR_ENOMEM, "of its 64 MiB 24 are free");
	GPU_OK(smr_gpu_alloc(d, 20 * MIB, &p));
	smr_gpu_free(d, p);
	GPU_CHECK(write(end[1], &byte, 1) == 1);
	GPU_CHECK(waitpid(other, NULL, 0) == other);
	GPU_OK(smr_gpu_alloc(d, 30 * MIB, &p));
	smr_gpu_free(d, p);
	smr_gpu_close(d);
	GPU_CHECK(gpu_all_freed());
	return 0;
}

static void two_processes_share_a_card(void **state)
{
	char card[300];

	snprintf(card, sizeof(card), "MOCK_CUDA_CARD=%s", unit_path("card"));
	GPU_IN_CHILD(neighbours, "MOCK_CUDA_MEMORY=64", card);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(freed_memory_is_used_again),
		cmocka_unit_test(unused_memory_is_returned_above_a_threshold),
		cmocka_unit_test(the_setting_limits_the_pool),
		cmocka_unit_test(an_invalid_setting_counts_as_not_set),
		cmocka_unit_test(a_full_card_is_tried_again_without_unused_memory),
		cmocka_unit_test(nothing_is_lost_when_the_card_is_full),
		cmocka_unit_test(copies_of_any_size_keep_all_bytes),
		cmocka_unit_test(copies_of_any_size_keep_all_bytes_when_work_is_late),
		cmocka_unit_test(copies_work_without_pinned_memory),
		cmocka_unit_test(small_uploads_share_the_pinned_memory),
		cmocka_unit_test(host_addresses_are_no_device_addresses),
		cmocka_unit_test(threads_share_a_device),
		cmocka_unit_test(two_processes_share_a_card),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
