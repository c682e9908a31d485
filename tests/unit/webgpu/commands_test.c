/* Command buffers of WebGPU: launches wait, see each other's stores, and have arguments of their
 * own. Skipped without a device. */
#include "webgpu/commands.h"

#include <string.h>

#include "unit.h"

enum { N = 64, SKIPPED = 77 };

static smr_webgpu_device *d;
static smr_webgpu_commands *c;
static smr_webgpu_kernel *k;

/* x = 3 x + the argument */
static const char text[] =
	"@group(0) @binding(0) var<uniform> args: array<vec4<u32>, 1>;\n"
	"@group(0) @binding(1) var<storage, read_write> x: array<u32>;\n"
	"@compute @workgroup_size(64)\n"
	"fn main(@builtin(global_invocation_id) id: vec3<u32>) { x[id.x] = x[id.x] * 3u + "
	"args[0].x; }\n";

static smr_status add(smr_webgpu_buffer *b, uint32_t argument)
{
	const uint32_t words[4] = {argument};
	const smr_webgpu_work work = {.kernel = k,
				      .x = 1,
				      .y = 1,
				      .nbuffers = 2,
				      .buffer = {{NULL, 0, sizeof(words)},
						 {b, 0, N * sizeof(uint32_t)}}};

	return smr_webgpu_commands_launch(c, &work, words, 4);
}

static smr_webgpu_buffer *ones(void)
{
	smr_webgpu_buffer *b;
	uint32_t x[N];

	for (int i = 0; i < N; i++)
		x[i] = 1;
	assert_int_equal(smr_webgpu_alloc(d, sizeof(x), &b), SMR_OK);
	assert_int_equal(smr_webgpu_upload(d, b, 0, x, sizeof(x)), SMR_OK);
	return b;
}

static uint32_t last_of(smr_webgpu_buffer *b)
{
	uint32_t x[N];

	assert_int_equal(smr_webgpu_download(d, x, b, 0, sizeof(x)), SMR_OK);
	return x[N - 1];
}

static uint64_t submissions(void)
{
	smr_webgpu_commands_told told;

	smr_webgpu_commands_tell(c, &told);
	return told.submissions;
}

static void launches_wait_and_run_in_order(void **state)
{
	smr_webgpu_buffer *b = ones();
	uint64_t before = submissions();

	assert_int_equal(add(b, 1), SMR_OK);
	assert_int_equal(add(b, 5), SMR_OK);
	assert_int_equal(last_of(b), 1);
	assert_int_equal(smr_webgpu_commands_end_part(c), SMR_OK); /* few wait */
	assert_int_equal(submissions(), before);
	assert_int_equal(smr_webgpu_commands_wait(c), SMR_OK);
	assert_int_equal(submissions(), before + 1);
	assert_int_equal(last_of(b), (1 * 3 + 1) * 3 + 5);
	assert_int_equal(smr_webgpu_commands_submit(c), SMR_OK); /* nothing waits */
	assert_int_equal(submissions(), before + 1);
	smr_webgpu_free(d, b);
}

static void many_launches_are_submitted_at_the_end_of_a_part(void **state)
{
	smr_webgpu_buffer *b = ones();
	uint64_t before = submissions();
	uint32_t want = 1;

	for (uint32_t i = 0; i < 300; i++) {
		assert_int_equal(add(b, i), SMR_OK);
		want = want * 3 + i;
	}
	assert_int_equal(submissions(), before + 1);
	assert_int_equal(smr_webgpu_commands_end_part(c), SMR_OK);
	assert_int_equal(submissions(), before + 2);
	assert_int_equal(last_of(b), want);
	smr_webgpu_free(d, b);
}

/* Memory that is released while launches wait is not the device's before they were submitted. */
static void released_memory_is_used_in_order(void **state)
{
	smr_webgpu_buffer *b = ones(), *other, *same;

	assert_int_equal(add(b, 2), SMR_OK);
	smr_webgpu_commands_release(c, b);
	assert_int_equal(smr_webgpu_alloc(d, N * sizeof(uint32_t), &other), SMR_OK);
	assert_ptr_not_equal(other, b);
	assert_int_equal(smr_webgpu_commands_alloc(c, N * sizeof(uint32_t), &same), SMR_OK);
	assert_ptr_equal(same, b);
	assert_int_equal(add(same, 0), SMR_OK);
	assert_int_equal(smr_webgpu_commands_submit(c), SMR_OK);
	assert_int_equal(last_of(same), (1 * 3 + 2) * 3);
	smr_webgpu_free(d, other);
	smr_webgpu_free(d, same);
}

static void a_failure_stays_until_a_reset(void **state)
{
	smr_webgpu_buffer *b = ones();
	const smr_webgpu_work wrong = {
		.kernel = k, .x = 1, .y = 1, .nbuffers = 1, .buffer = {{b, 0, 16}}};

	assert_int_equal(smr_webgpu_commands_launch(c, &wrong, NULL, 0), SMR_OK);
	assert_int_not_equal(smr_webgpu_commands_submit(c), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "earlier work failed: WebGPU"));
	assert_int_not_equal(add(b, 1), SMR_OK);
	smr_webgpu_commands_reset(c);
	assert_int_equal(add(b, 1), SMR_OK);
	smr_webgpu_commands_reset(c); /* discards it */
	assert_int_equal(smr_webgpu_commands_wait(c), SMR_OK);
	assert_int_equal(last_of(b), 1);
	smr_webgpu_free(d, b);
}

static void copies_on_the_device_are_of_whole_words(void **state)
{
	smr_webgpu_buffer *b = ones(), *to = ones();

	assert_int_equal(add(b, 4), SMR_OK);
	assert_int_equal(smr_webgpu_commands_submit(c), SMR_OK);
	assert_int_equal(smr_webgpu_copy(d, to, 4, b, 0, (N - 1) * 4), SMR_OK);
	assert_int_equal(last_of(to), 7);
	assert_int_equal(smr_webgpu_copy(d, to, 2, b, 0, 4), SMR_EUNSUPPORTED);
	assert_int_equal(smr_webgpu_copy(d, to, 0, b, 0, 1 << 20), SMR_EINVAL);
	smr_webgpu_free(d, to);
	smr_webgpu_free(d, b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(launches_wait_and_run_in_order),
		cmocka_unit_test(many_launches_are_submitted_at_the_end_of_a_part),
		cmocka_unit_test(released_memory_is_used_in_order),
		cmocka_unit_test(a_failure_stays_until_a_reset),
		cmocka_unit_test(copies_on_the_device_are_of_whole_words),
	};
	int failed;

	if (smr_webgpu_open(&d) != SMR_OK) {
		printf("skipped: %s\n", smr_errmsg());
		return SKIPPED;
	}
	if (smr_webgpu_commands_new(d, &c) != SMR_OK ||
	    smr_webgpu_kernel_get(d, text, strlen(text), &k) != SMR_OK)
		return 1;
	failed = cmocka_run_group_tests(tests, NULL, NULL);
	smr_webgpu_commands_free(c);
	return failed;
}
