/* Heads of the data plane: a written one can be read, a truncated one is refused. */
#include "net/rpc/frame_head.h"
#include "net/rpc/frame_mac.h"
#include "unit.h"

static void what_is_written_is_read(void **state)
{
	smr_frame_head f = {.to = 7,
			    .kind = SMR_FRAME_HEAD_CALL,
			    .flags = SMR_FRAME_HEAD_ORIGIN | SMR_FRAME_HEAD_HASH |
				     SMR_FRAME_HEAD_BODY,
			    .status = 3,
			    .tag = 11,
			    .handle = 13,
			    .origin = 17,
			    .hash = "hash",
			    .ncode = 19,
			    .nbody = 19,
			    .payload = "payload",
			    .npayload = 7};
	uint8_t head[SMR_FRAME_HEAD_MAX];
	smr_frame_head g = {0};
	size_t n = smr_frame_head_write(&f, true, head);

	assert_int_equal(n, 16 + 8 + 36 + 40 + 7);
	assert_null(smr_frame_head_read(head, n, true, &g));
	assert_int_equal(g.origin, 17);
	assert_int_equal(g.ncode, 19);
	assert_memory_equal(g.hash, f.hash, 32);
	assert_int_equal(g.npayload, 7);
	assert_memory_equal(g.payload, "payload", 7);
	for (size_t cut = 0; cut < n - 7; cut++)
		assert_non_null(smr_frame_head_read(head, cut, true, &g));
}

/* Writes a head in @p n bytes beyond its payload, in that form; checks that it is refused when
 * truncated. */
static void goes_in(smr_frame_head f, size_t n, smr_frame_head_form form)
{
	uint8_t head[SMR_FRAME_HEAD_MAX];
	smr_frame_head g;

	f.to = SMR_FRAME_HEAD_NAMES;
	f.payload = "12345678";
	f.npayload = 8;
	assert_int_equal(smr_frame_head_write(&f, false, head), n + 8);
	assert_int_equal(smr_frame_head_to(head), SMR_FRAME_HEAD_NAMES);
	assert_int_equal(head[3] >> 4, form);
	assert_null(smr_frame_head_read(head, n + 8, false, &g));
	assert_memory_equal(&g, &f, SMR_FRAME_HEAD_FIXED);
	assert_int_equal(g.npayload, 8);
	assert_memory_equal(g.payload, "12345678", 8);
	assert_null(smr_frame_head_read(head, n, false, &g));
	for (size_t cut = 0; cut < n; cut++)
		assert_non_null(smr_frame_head_read(head, cut, false, &g));
}

static void a_cached_call_is_12_bytes_and_its_payload(void **state)
{
	goes_in((smr_frame_head){.kind = SMR_FRAME_HEAD_CALL, .tag = 5, .handle = 7}, 12,
		SMR_FRAME_HEAD_SHORT_CALL);
	goes_in((smr_frame_head){.kind = SMR_FRAME_HEAD_ANSWER, .tag = 5}, 8,
		SMR_FRAME_HEAD_SHORT_ANSWER);
	goes_in((smr_frame_head){.kind = SMR_FRAME_HEAD_ANSWER, .tag = 5, .status = 1}, 16,
		SMR_FRAME_HEAD_LONG);
	goes_in((smr_frame_head){.kind = SMR_FRAME_HEAD_ANSWER, .tag = 5, .handle = 7}, 16,
		SMR_FRAME_HEAD_LONG);
	goes_in((smr_frame_head){.kind = SMR_FRAME_HEAD_REQUEST, .tag = 5}, 16,
		SMR_FRAME_HEAD_LONG);
}

static void one_message_is_written_in_one_way(void **state)
{
	uint8_t head[32] = {1, 0, 0, 0, SMR_FRAME_HEAD_CALL};
	smr_frame_head g;

	assert_string_equal(smr_frame_head_read(head, 32, false, &g),
			    "a head that is longer than it need be");
	head[4] = SMR_FRAME_HEAD_ANSWER;
	assert_string_equal(smr_frame_head_read(head, 32, false, &g),
			    "a head that is longer than it need be");
	for (unsigned form = SMR_FRAME_HEAD_SHORT_ANSWER + 1; form < 16; form++) {
		head[3] = (uint8_t)(form << 4);
		assert_string_equal(smr_frame_head_read(head, 32, false, &g),
				    "a head of no such form");
	}
}

static void lies_are_told(void **state)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_CALL,
			    .flags = SMR_FRAME_HEAD_HASH | SMR_FRAME_HEAD_BODY,
			    .ncode = 20,
			    .nbody = 19};
	uint8_t head[SMR_FRAME_HEAD_MAX];
	smr_frame_head g;
	size_t n = smr_frame_head_write(&f, false, head);

	assert_string_equal(smr_frame_head_read(head, n, false, &g), "more code than there is");
	f.ncode = 0;
	f.payload = "x";
	f.npayload = 1;
	n = smr_frame_head_write(&f, false, head);
	assert_string_equal(smr_frame_head_read(head, n, false, &g), "two payloads");
	f.nbody = 0;
	n = smr_frame_head_write(&f, false, head);
	assert_string_equal(smr_frame_head_read(head, n, false, &g), "an empty body");
}

static void counters_are_taken_once_and_in_any_order_near_the_top(void **state)
{
	static const uint8_t key[32] = "k", nonces[2][16] = {"a", "b"};
	uint8_t heads[3000][64] = {{0}};
	smr_frame_mac a, b;

	smr_frame_mac_open(&a, key, nonces, true);
	smr_frame_mac_open(&b, key, nonces, false);
	for (int i = 0; i < 3000; i++)
		assert_int_equal(smr_frame_mac_head(&a, heads[i], 20), 44);
	assert_null(smr_frame_mac_check(&b, heads[0], 44));
	assert_null(smr_frame_mac_check(&b, heads[900], 44));
	for (int i = 899; i > 0; i--)
		assert_null(smr_frame_mac_check(&b, heads[i], 44));
	for (int i = 0; i <= 900; i++)
		assert_string_equal(smr_frame_mac_check(&b, heads[i], 44), "a replay");
	assert_null(smr_frame_mac_check(&b, heads[2999], 44));
	assert_null(smr_frame_mac_check(&b, heads[2100], 44));
	assert_string_equal(smr_frame_mac_check(&b, heads[2100], 44), "a replay");
	assert_string_equal(smr_frame_mac_check(&b, heads[1500], 44), "a replay"); /* too old */
	/* a side refuses its own message as the other's */
	assert_string_equal(smr_frame_mac_check(&a, heads[5], 44), "a wrong MAC");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_written_is_read),
		cmocka_unit_test(a_cached_call_is_12_bytes_and_its_payload),
		cmocka_unit_test(one_message_is_written_in_one_way),
		cmocka_unit_test(lies_are_told),
		cmocka_unit_test(counters_are_taken_once_and_in_any_order_near_the_top),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
