/* Exchanges between several devices: NCCL is that of tests/gpu/mock_nccl.c. */
#include "gpu/team.h"

#include "cuda_case.h"
#include "gpu/nccl.h"

enum { N = 3, COUNT = 4, ALL = N * COUNT };

static smr_gpu_device *devices[N];
static smr_gpu_ptr from[N], to[N];
static smr_gpu_team *team;

/* Element i of rank r is 100 r + i. */
static int open_all(void)
{
	for (int r = 0; r < N; r++) {
		float x[ALL];

		for (int i = 0; i < ALL; i++)
			x[i] = (float)(100 * r + i);
		GPU_OK(smr_gpu_open(r, &devices[r]));
		GPU_OK(smr_gpu_alloc(devices[r], sizeof(x), &from[r]));
		GPU_OK(smr_gpu_alloc(devices[r], sizeof(x), &to[r]));
		GPU_OK(smr_gpu_upload(devices[r], from[r], x, sizeof(x), NULL));
	}
	return 0;
}

static int close_all(void)
{
	for (int r = 0; r < N; r++) {
		smr_gpu_free(devices[r], from[r]);
		smr_gpu_free(devices[r], to[r]);
		smr_gpu_close(devices[r]);
	}
	return 0;
}

static smr_status exchange(smr_gpu_exchange_kind kind, size_t count, const int64_t *pairs,
			   size_t npairs)
{
	const smr_gpu_exchange x = {.kind = kind,
				    .type = ncclFloat32,
				    .op = ncclSum,
				    .size = sizeof(float),
				    .count = count,
				    .from = from,
				    .to = to,
				    .pairs = pairs,
				    .npairs = npairs};

	return smr_gpu_team_run(team, &x);
}

/* Reads element i of rank r's result. */
static float element(int r, int i)
{
	float x[ALL];

	return smr_gpu_download(devices[r], x, to[r], sizeof(x), NULL) == SMR_OK ? x[i] : -1;
}

static int all_kinds(void)
{
	static const int64_t ring[] = {0, 1, 1, 2, 2, 0};

	GPU_CHECK(open_all() == 0);
	GPU_OK(smr_gpu_team_open(devices, N, &team));
	GPU_OK(exchange(SMR_GPU_ALL_REDUCE, ALL, NULL, 0));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 7) == 300 + 3 * 7);
	GPU_OK(exchange(SMR_GPU_REDUCE_SCATTER, COUNT, NULL, 0));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 2) == (float)(300 + 3 * (r * COUNT + 2)));
	GPU_OK(exchange(SMR_GPU_ALL_GATHER, COUNT, NULL, 0));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 2 * COUNT + 1) == 201);
	GPU_OK(exchange(SMR_GPU_ALL_TO_ALL, COUNT, NULL, 0));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 2 * COUNT + 1) == (float)(200 + r * COUNT + 1));
	GPU_OK(exchange(SMR_GPU_BROADCAST, ALL, NULL, 0));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 5) == 5);
	GPU_OK(exchange(SMR_GPU_PERMUTE, ALL, ring, 6));
	for (int r = 0; r < N; r++)
		GPU_CHECK(element(r, 5) == (float)(100 * ((r + N - 1) % N) + 5));
	return close_all();
}

static void each_exchange_gives_what_its_ranks_should_get(void **state)
{
	GPU_IN_CHILD(all_kinds, "MOCK_CUDA_DEVICES=3");
	GPU_IN_CHILD(all_kinds, "MOCK_CUDA_DEVICES=3", "MOCK_CUDA_LATE=1");
}

static int some_and_none(void)
{
	smr_gpu_device *twice[2];
	smr_gpu_team *other;

	GPU_CHECK(open_all() == 0);
	GPU_OK(smr_gpu_team_open(devices, N, &team));
	GPU_OK(smr_gpu_team_open(devices + 1, 2, &other));
	GPU_CHECK(other != team);
	GPU_OK(smr_gpu_team_open(devices, N, &other));
	GPU_CHECK(other == team);
	twice[0] = twice[1] = devices[0];
	GPU_FAILS(smr_gpu_team_open(twice, 2, &other), SMR_EUNSUPPORTED, "does not connect 2 GPUs");
	GPU_FAILS(smr_gpu_team_open(twice, 2, &other), SMR_EFAULT, "does not connect 2 GPUs");
	GPU_CHECK(gpu_mock_calls("ncclCommInitAll") == 3);
	return close_all();
}

static int no_library(void)
{
	GPU_CHECK(open_all() == 0);
	GPU_FAILS(smr_gpu_team_open(devices, N, &team), SMR_EUNSUPPORTED,
		  "pip install nvidia-nccl-cu12");
	return close_all();
}

static void teams_are_made_once_or_not_at_all(void **state)
{
	GPU_IN_CHILD(some_and_none, "MOCK_CUDA_DEVICES=3");
	GPU_IN_CHILD(no_library, "MOCK_CUDA_DEVICES=3", "SAMARA_NCCL=/nowhere");
}

static int one_call_fails(void)
{
	float x[ALL];

	GPU_CHECK(open_all() == 0);
	GPU_OK(smr_gpu_team_open(devices, N, &team));
	GPU_FAILS(exchange(SMR_GPU_ALL_REDUCE, ALL, NULL, 0), SMR_EFAULT,
		  "the exchange between 3 GPUs failed");
	GPU_CHECK(gpu_mock_calls("ncclCommAbort") == N);
	GPU_FAILS(exchange(SMR_GPU_ALL_REDUCE, ALL, NULL, 0), SMR_EFAULT, "failed");
	GPU_FAILS(smr_gpu_team_open(devices, N, &team), SMR_EFAULT, "failed");
	/* operands are as they were */
	GPU_OK(smr_gpu_download(devices[2], x, from[2], sizeof(x), NULL));
	GPU_CHECK(x[3] == 203);
	return close_all();
}

/* The second rank's card is lost before it comes to the exchange: the first one would wait for
 * ever. */
static int one_rank_is_lost(void)
{
	smr_gpu_module *m;
	smr_gpu_kernel *k;
	uint64_t n = ALL;
	float f = 2, x[ALL];
	void *params[] = {&from[1], &n, &f};

	GPU_CHECK(open_all() == 0);
	GPU_OK(smr_gpu_team_open(devices, N, &team));
	GPU_OK(smr_gpu_module_load(devices[1], gpu_ptx, sizeof(gpu_ptx) - 1, &m));
	GPU_OK(smr_gpu_function(m, "mock_scale", &k));
	const smr_gpu_work w = {.fn = k, .grid = {1, 1, 1}, .block = {32, 1, 1}, .params = params};

	GPU_OK(smr_gpu_launch_kernel(devices[1], &w, NULL));
	GPU_OK(exchange(SMR_GPU_ALL_REDUCE, ALL, NULL, 0));
	GPU_FAILS(smr_gpu_download(devices[0], x, to[0], sizeof(x), NULL), SMR_EFAULT,
		  "the exchange between 3 GPUs failed: GPU 1: ");
	GPU_CHECK(gpu_mock_calls("ncclCommAbort") == N);
	/* the cards that are not lost go on, and operands are as they were */
	GPU_OK(smr_gpu_download(devices[2], x, from[2], sizeof(x), NULL));
	GPU_CHECK(x[3] == 203);
	smr_gpu_module_free(m);
	return 0;
}

static void a_failure_of_one_rank_ends_all_waits(void **state)
{
	GPU_IN_CHILD(one_call_fails, "MOCK_CUDA_DEVICES=3", "MOCK_CUDA_FAIL=ncclAllReduce:2:1");
	GPU_IN_CHILD(one_call_fails, "MOCK_CUDA_DEVICES=3", "MOCK_CUDA_FAIL=ncclGroupEnd:1:1");
	GPU_IN_CHILD(one_rank_is_lost, "MOCK_CUDA_DEVICES=3", "MOCK_CUDA_LATE=1",
		     "MOCK_CUDA_LOST=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_exchange_gives_what_its_ranks_should_get),
		cmocka_unit_test(teams_are_made_once_or_not_at_all),
		cmocka_unit_test(a_failure_of_one_rank_ends_all_waits),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
