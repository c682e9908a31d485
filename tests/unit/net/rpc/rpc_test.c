/* Planes of one process exchange messages; invalid peers try to. */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/thread/clock.h"
#include "net/rpc/fastpath.h"
#include "unit_log.h"

static smr_rpc *left, *right;
static smr_peer *to_right;
static uint8_t key[SMR_RPC_KEY];
static char socket_path[100];
static _Atomic int served; /* by the plane's own threads */

static void must(smr_status st)
{
	if (st != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

/* Returns the tag that the left plane waits for. */
static uint32_t awaited(void)
{
	uint32_t tag = 0;

	smr_lock(left);
	for (size_t i = 0; i < MAX_FUTURES && tag == 0; i++)
		tag = left->futures[i] != NULL ? left->futures[i]->tag : 0;
	smr_unlock(left);
	return tag;
}

/* Sends a false answer from the right plane, before the true one. */
static void lie(char about)
{
	static char bytes[90000];
	struct iovec iov = {bytes, 3000};
	smr_frame_head f = {
		.kind = SMR_FRAME_HEAD_ANSWER, .flags = SMR_FRAME_HEAD_BODY, .nbody = 3000};
	smr_peer *e = NULL;

	f.tag = about == 'w' ? awaited() + MAX_FUTURES : awaited();
	smr_lock(right);
	for (size_t i = 0; e == NULL; i++)
		e = right->peers[i];
	if (about == 'o')
		f.nbody = iov.iov_len = sizeof(bytes);
	smr_body_seal(e, &f, &iov, 1);
	f.nbody += about == 's';
	if (about == 'u') {
		f.flags = 0;
		f.status = 999;
		must(smr_send_copy(e, &f, "why", 3));
	} else {
		must(smr_send(e, &f, &iov, 1, NULL, NULL));
	}
	smr_unlock(right);
}

/* Answers with the bytes in reverse. */
static smr_status reverse(void *ctx, const void *request, size_t n, smr_str *reply)
{
	const char *bytes = request;

	served++;
	if (n == 4 && memcmp(bytes, "fail", 4) == 0)
		return smr_fail(SMR_EUNSUPPORTED, "asked to fail");
	if (n == 5 && memcmp(bytes, "sleep", 5) == 0)
		usleep(300000);
	if (n == 4 && memcmp(bytes, "lie", 3) == 0)
		lie(bytes[3]);
	for (size_t i = n; i-- > 0;)
		smr_str_putc(reply, bytes[i]);
	return SMR_OK;
}

static void open_both(smr_rpc_kind kind, size_t max_message)
{
	smr_rpc_options o = {
		.kind = kind, .serve = reverse, .max_message = max_message, .shared_key = key};
	smr_str at = {0};

	if (kind == SMR_RPC_TCP)
		unit_needs_interfaces();
	served = 0;
	smr_rpc_key_make(key);
	must(smr_rpc_open(&o, &right));
	must(smr_rpc_open(&o, &left));
	must(smr_rpc_listen(right, kind == SMR_RPC_SHARED_MEMORY ? socket_path : "tcp:127.0.0.1:0",
			    key, &at));
	must(smr_rpc_connect(left, smr_str_text(&at), key, 5000, &to_right));
	smr_str_free(&at);
}

static void close_both(void)
{
	smr_peer_release(to_right);
	smr_rpc_close(left);
	smr_rpc_close(right);
}

static void request_of(size_t n)
{
	char *bytes = malloc(n + 1);
	struct iovec iov[3] = {{bytes, n / 3}, {bytes + n / 3, n / 3}, {bytes + n / 3 * 2, 0}};
	smr_str answer = {0};

	iov[2].iov_len = n - n / 3 * 2;
	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 13 + i / 255);
	must(smr_peer_request(to_right, iov, 3, 5000, &answer));
	assert_int_equal(answer.n, n);
	for (size_t i = 0; i < n; i++)
		if (answer.s[i] != bytes[n - 1 - i])
			fail_msg("byte %zu of %zu", i, n);
	smr_str_free(&answer);
	free(bytes);
}

static void requests_of_all_sizes(void)
{
	static const size_t sizes[] = {0,    1,    255,   256,   257,     1800,
				       2100, 8000, 65535, 65536, 1 << 20, 9000000};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		request_of(sizes[i]);
}

static void requests_are_answered_over_tcp(void **state)
{
	open_both(SMR_RPC_TCP, 0);
	assert_true(to_right->sealed);
	requests_of_all_sizes();
	close_both();
}

/* Settings of UCX that only one side has would end both. */
static void settings_of_ucx_in_the_environment_do_not_matter(void **state)
{
	setenv("UCX_TCP_TX_SEG_SIZE", "garbage", 1);
	setenv("UCX_LOG_LEVEL", "trace", 1);
	open_both(SMR_RPC_TCP, 0);
	assert_string_equal(getenv("UCX_TCP_TX_SEG_SIZE"), "garbage");
	assert_string_equal(getenv("UCX_LOG_LEVEL"), "trace");
	unsetenv("UCX_TCP_TX_SEG_SIZE");
	unsetenv("UCX_LOG_LEVEL");
	request_of(100000);
	close_both();
}

static void requests_are_answered_over_tls(void **state)
{
	open_both(SMR_RPC_TLS, 0);
	assert_false(to_right->sealed); /* TLS encrypts by itself */
	requests_of_all_sizes();
	close_both();
}

static void tls_goes_over_ipv6(void **state)
{
	smr_rpc_options o = {.kind = SMR_RPC_TLS, .serve = reverse, .shared_key = key};
	smr_str at = {0};

	smr_rpc_key_make(key);
	must(smr_rpc_open(&o, &right));
	if (smr_rpc_listen(right, "tcp:[::1]:0", NULL, &at) != SMR_OK) {
		smr_rpc_close(right);
		skip(); /* the machine has no IPv6 */
	}
	assert_memory_equal(smr_str_text(&at), "tcp:[::1]:", 10);
	must(smr_rpc_open(&o, &left));
	must(smr_rpc_connect(left, smr_str_text(&at), NULL, 5000, &to_right));
	request_of(100000);
	smr_str_free(&at);
	close_both();
}

static void requests_are_answered_through_shared_memory(void **state)
{
	open_both(SMR_RPC_SHARED_MEMORY, 0);
	assert_false(to_right->sealed);
	requests_of_all_sizes();
	close_both();
}

static smr_status ask(const char *text, int ms)
{
	struct iovec iov = {(void *)(uintptr_t)text, strlen(text)};
	smr_str answer = {0};
	smr_status st = smr_peer_request(to_right, &iov, 1, ms, &answer);

	smr_str_free(&answer);
	return st;
}

static void a_failure_comes_back_with_its_reason(void **state)
{
	open_both(SMR_RPC_TCP, 0);
	assert_int_equal(ask("fail", 5000), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "asked to fail"));
	close_both();
}

static void an_answer_that_is_late_finds_nobody(void **state)
{
	smr_rpc_stats s = {0};

	open_both(SMR_RPC_SHARED_MEMORY, 0);
	assert_int_equal(ask("sleep", 50), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "in time"));
	for (int i = 0; i < 100 && s.refused == 0; i++) {
		usleep(20000);
		smr_rpc_count(left, &s);
	}
	assert_int_equal(s.refused, 1);
	assert_non_null(strstr(s.reason, "no call waits"));
	request_of(100);
	close_both();
}

static void *ask_many(void *arg)
{
	for (size_t i = 0; i < 200; i++)
		request_of(i * 37 % 5000);
	return NULL;
}

static void threads_share_a_connection(smr_rpc_kind kind)
{
	pthread_t t[4];

	open_both(kind, 0);
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, ask_many, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	assert_int_equal(served, 800);
	close_both();
}

static void several_threads_ask_at_once(void **state)
{
	threads_share_a_connection(SMR_RPC_TLS);
	threads_share_a_connection(SMR_RPC_TCP);
	threads_share_a_connection(SMR_RPC_SHARED_MEMORY);
}

static void what_is_under_way_fails_when_the_other_side_closes(void **state)
{
	int64_t from;

	open_both(SMR_RPC_TCP, 0);
	request_of(10);
	smr_rpc_close(right);
	right = NULL;
	from = smr_now_ns();
	assert_int_equal(ask("sleep", 120000), SMR_EIO);
	assert_true(smr_now_ns() - from < UNIT_HANGS);
	assert_false(smr_peer_alive(to_right));
	close_both();
}

/* ---- those who should not get in ------------------------------------------------------------- */

static void a_wrong_key_does_not_get_in(void **state)
{
	uint8_t wrong[SMR_RPC_KEY];
	smr_rpc_options o = {.serve = reverse};
	smr_rpc_stats s;
	smr_str at = {0};
	smr_peer *e = NULL;

	unit_needs_interfaces();
	smr_rpc_key_make(key);
	smr_rpc_key_make(wrong);
	must(smr_rpc_open(&o, &right));
	must(smr_rpc_open(&o, &left));
	must(smr_rpc_listen(right, "tcp:127.0.0.1:0", key, &at));
	assert_int_equal(smr_rpc_connect(left, smr_str_text(&at), wrong, 3000, &e), SMR_EIO);
	assert_null(e);
	smr_rpc_count(right, &s);
	assert_string_equal(s.reason, "a wrong key");
	must(smr_rpc_connect(left, smr_str_text(&at), key, 3000, &to_right));
	request_of(100);
	smr_str_free(&at);
	close_both();
}

static void nobody_there_is_told(void **state)
{
	smr_rpc_options o = {0};
	smr_peer *e = NULL;

	unit_needs_interfaces();
	smr_rpc_key_make(key);
	must(smr_rpc_open(&o, &left));
	assert_int_equal(smr_rpc_connect(left, "tcp:127.0.0.1:1", key, 3000, &e), SMR_EIO);
	assert_int_equal(smr_rpc_connect(left, "unix:/nowhere", key, 300, &e), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "other kind"));
	assert_int_equal(smr_rpc_connect(left, "nowhere", key, 300, &e), SMR_EINVAL);
	assert_int_equal(smr_rpc_connect(left, "tcp:127.0.0.1:1", NULL, 300, &e), SMR_EINVAL);
	smr_rpc_close(left);
}

static smr_rpc *taker; /* receiver of hand-made messages, at the other end of @p bad's connection */
static smr_peer *bad;

static void open_bad(smr_rpc_kind kind, size_t max_message)
{
	open_both(kind, max_message);
	taker = right;
	bad = to_right;
}

/* Sends a head unchanged, through the good connection's end. */
static void send_raw(const void *head, size_t n, size_t body)
{
	static char bytes[100000];
	struct iovec iov = {bytes, body};

	smr_lock(bad->plane);
	assert_int_equal(bad->plane->calls->send(bad->end, 0, head, n, &iov, body > 0, NULL, NULL),
			 0);
	smr_unlock(bad->plane);
}

/* Checks that the messages since unit_log_begin() were refused and logged, and that the planes
 * still work. */
static void refused_with(const char *why)
{
	smr_rpc_stats s = {0};

	for (int i = 0; i < 250; i++) {
		smr_rpc_count(taker, &s);
		if (s.refused > 0)
			break;
		usleep(4000);
	}
	unit_log_has(why);
	assert_int_equal(s.refused, 1);
	assert_string_equal(s.reason, why);
	smr_lock(taker);
	taker->stats.refused = 0;
	smr_unlock(taker);
	served = 0;
	request_of(100);
	assert_true(served >= 1);
}

static void refuses(const void *head, size_t n, size_t body, const char *why)
{
	unit_log_begin();
	send_raw(head, n, body);
	refused_with(why);
}

static size_t sealed_head(smr_frame_head f, uint8_t *head)
{
	size_t n;

	f.to = bad->there;
	n = smr_frame_head_write(&f, true, head);
	smr_lock(bad->plane);
	n = smr_frame_mac_head(&bad->seal, head, n);
	smr_unlock(bad->plane);
	return n;
}

static size_t good_head(uint8_t *head, const char *payload)
{
	return sealed_head((smr_frame_head){.kind = SMR_FRAME_HEAD_REQUEST,
					    .payload = payload,
					    .npayload = strlen(payload)},
			   head);
}

static void a_tampered_message_is_refused(void **state)
{
	uint8_t head[SMR_FRAME_HEAD_MAX];
	size_t n;

	open_bad(SMR_RPC_TCP, 0);
	n = good_head(head, "hello");
	for (size_t i = 4; i < n; i += 7) {
		head[i] ^= 0x10;
		refuses(head, n, 0, "a wrong MAC");
		head[i] ^= 0x10;
	}
	close_both();
}

static void a_replayed_message_is_refused(void **state)
{
	uint8_t head[SMR_FRAME_HEAD_MAX];
	size_t n;

	open_bad(SMR_RPC_TCP, 0);
	n = good_head(head, "hello");
	send_raw(head, n, 0);
	refuses(head, n, 0, "a replay");
	for (int i = 0; i < 1100; i++)
		request_of(8);
	refuses(head, n, 0, "a replay");
	close_both();
}

static void lies_about_sizes_are_refused(void **state)
{
	smr_frame_head f = {
		.kind = SMR_FRAME_HEAD_REQUEST, .flags = SMR_FRAME_HEAD_BODY, .nbody = 5000};
	uint8_t head[SMR_FRAME_HEAD_MAX];
	size_t n;

	open_bad(SMR_RPC_TCP, 80000);
	n = sealed_head(f, head);
	refuses(head, n, 4000, "a body of another size than the head says");
	f.nbody = 90000;
	n = sealed_head(f, head);
	/* by rendezvous: it is not even fetched */
	refuses(head, n, 90000, "a body that is too large");
	close_both();
}

static void a_tampered_body_is_refused(void **state)
{
	static char bytes[70000];
	struct iovec iov = {bytes, sizeof(bytes)};
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_REQUEST,
			    .flags = SMR_FRAME_HEAD_BODY,
			    .nbody = sizeof(bytes)};

	open_bad(SMR_RPC_TCP, 0);
	smr_body_seal(to_right, &f, &iov, 1);
	bytes[60000] ^= 1;
	unit_log_begin();
	smr_lock(left);
	must(smr_send(to_right, &f, &iov, 1, NULL, NULL));
	smr_unlock(left);
	refused_with("a body that was tampered with");
	close_both();
}

/* Returns the end of the same connection at the other plane. */
static smr_peer *back(void)
{
	smr_peer *e = NULL;

	smr_lock(right);
	for (uint32_t i = 0; i < right->npeers && e == NULL; i++)
		if (right->peers[i] != NULL && right->peers[i]->state == SMR_PEER_OPEN)
			e = right->peers[i];
	smr_unlock(right);
	assert_non_null(e);
	return e;
}

static void results_are_checked_like_requests(void **state)
{
	uint8_t head[SMR_FRAME_HEAD_MAX];
	uint64_t fake = 77;
	smr_frame_head f = {
		.kind = SMR_FRAME_HEAD_ANSWER, .payload = &fake, .npayload = sizeof(fake)};
	smr_str answer = {0};
	smr_rpc_future w;
	size_t n;

	open_bad(SMR_RPC_TCP, 0);
	taker = left;
	bad = back();
	must(smr_future_begin(to_right, &w, &answer));
	f.tag = w.tag;
	smr_unlock(left);
	n = sealed_head(f, head);
	head[n - 30] ^= 1; /* the payload */
	refuses(head, n, 0, "a wrong MAC");
	assert_false(w.done);
	head[n - 30] ^= 1;
	send_raw(head, n, 0);
	refuses(head, n, 0, "a replay");
	smr_lock(left);
	must(smr_future_end(&w, SMR_OK, 5000));
	assert_int_equal(answer.n, sizeof(fake));
	smr_str_free(&answer);
	n = sealed_head(f, head); /* no request awaits it any more */
	refuses(head, n, 0, "no call waits for this answer");
	close_both();
}

static void a_tampered_result_is_no_result(void **state)
{
	static char bytes[70000];
	struct iovec iov = {bytes, sizeof(bytes)};
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_ANSWER,
			    .flags = SMR_FRAME_HEAD_BODY,
			    .nbody = sizeof(bytes)};
	smr_str answer = {0};
	smr_rpc_future w;

	open_bad(SMR_RPC_TCP, 0);
	taker = left;
	bad = back();
	must(smr_future_begin(to_right, &w, &answer));
	f.tag = w.tag;
	smr_unlock(left);
	smr_body_seal(bad, &f, &iov, 1);
	bytes[5] ^= 1;
	smr_lock(right);
	must(smr_send(bad, &f, &iov, 1, NULL, NULL));
	smr_unlock(right);
	unit_log_begin();
	smr_lock(left);
	smr_status st = smr_future_end(&w, SMR_OK, 5000);

	refused_with("a body that was tampered with");
	assert_int_equal(st, SMR_ECORRUPT);
	assert_int_equal(answer.n, 0);
	close_both();
}

/* Sends a false answer; the true answer, which comes later, counts unless the false one was
 * accepted. */
static void answers_that_lie_are_told(void **state)
{
	static const struct {
		const char *ask;
		smr_status st;
		uint64_t refused;
	} cases[] = {
		{"lieu", SMR_ECORRUPT, 1}, /* an unknown status */
		{"lies", SMR_OK, 1},       /* a size that is not the body's */
		{"lieo", SMR_OK, 1},       /* a body that is too large */
		{"liew", SMR_OK, 1},       /* for an earlier generation of its place */
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		smr_rpc_stats s = {0};

		open_both(SMR_RPC_TCP, 80000);
		assert_int_equal(ask(cases[i].ask, 5000), cases[i].st);
		for (int k = 0; k < 250 && s.refused < cases[i].refused; k++) {
			usleep(4000);
			smr_rpc_count(left, &s);
		}
		assert_int_equal(s.refused, cases[i].refused);
		request_of(100);
		close_both();
	}
}

/* Over TLS a message has no MAC of its connection: the port knows its end. */
static void a_message_under_the_name_of_another_connection_is_refused(void **state)
{
	smr_frame_head f = {
		.kind = SMR_FRAME_HEAD_REQUEST, .tag = 1, .payload = "x", .npayload = 1};
	smr_rpc_options o = {.kind = SMR_RPC_TLS, .serve = reverse, .shared_key = key};
	uint8_t head[SMR_FRAME_HEAD_MAX];
	smr_str at = {0};
	smr_rpc *listener;
	smr_peer *one, *other;

	open_both(SMR_RPC_TLS, 0);
	must(smr_rpc_open(&o, &listener));
	must(smr_rpc_listen(listener, "tcp:127.0.0.1:0", NULL, &at));
	must(smr_rpc_connect(left, smr_str_text(&at), NULL, 5000, &one));
	must(smr_rpc_connect(right, smr_str_text(&at), NULL, 5000, &other));
	taker = listener;
	bad = one;
	f.to = other->there;
	unit_log_begin();
	send_raw(head, smr_frame_head_write(&f, false, head), 0);
	refused_with("a name of another connection");
	assert_true(smr_peer_alive(other));
	smr_peer_release(one);
	smr_peer_release(other);
	smr_rpc_close(listener);
	smr_str_free(&at);
	close_both();
}

static void strangers_and_nonsense_are_refused(void **state)
{
	uint8_t head[SMR_FRAME_HEAD_MAX] = {1, 2, 3, 4};

	open_bad(SMR_RPC_SHARED_MEMORY, 0);
	refuses(head, 64, 0, "no such connection");
	refuses(head, 3, 0, "a head of no such size");
	memcpy(head, &to_right->there, 4);
	refuses(head, 64, 0, "no such kind of message");
	head[4] = SMR_FRAME_HEAD_HELLO;
	refuses(head, 64, 0, "a greeting of no such size");
	head[4] = SMR_FRAME_HEAD_ANSWER;
	refuses(head, 16, 0, "a head that is longer than it need be");
	head[6] = SMR_EIO;
	refuses(head, 16, 0, "no call waits for this answer");
	head[6] = 0;
	for (uint8_t form = SMR_FRAME_HEAD_SHORT_CALL; form <= SMR_FRAME_HEAD_SHORT_ANSWER + 1;
	     form++) {
		bool is = form == SMR_FRAME_HEAD_SHORT_ANSWER;

		head[3] = (uint8_t)(form << 4 | to_right->there >> 24);
		refuses(head, form == SMR_FRAME_HEAD_SHORT_CALL ? 11 : 8, 0,
			is ? "no call waits for this answer" : "a head of no such form");
	}
	memcpy(head, &to_right->there, 4);
	head[4] = SMR_FRAME_HEAD_REQUEST;
	head[5] = 0x80;
	refuses(head, 16, 0, "parts that this kind does not have");
	close_both();
}

static void a_key_file_is_read_if_it_is_private(void **state)
{
	char path[120];
	uint8_t got[SMR_RPC_KEY];

	snprintf(path, sizeof(path), "%s.key", socket_path + 5);
	smr_rpc_key_make(key);
	must(smr_rpc_key_write(path, key));
	must(smr_rpc_key_read(path, got));
	assert_memory_equal(got, key, sizeof(key));
	chmod(path, 0644);
	assert_int_equal(smr_rpc_key_read(path, got), SMR_EDENIED);
	unlink(path);
	assert_int_equal(smr_rpc_key_read(path, got), SMR_ENOTFOUND);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(requests_are_answered_over_tcp),
		cmocka_unit_test(settings_of_ucx_in_the_environment_do_not_matter),
		cmocka_unit_test(requests_are_answered_over_tls),
		cmocka_unit_test(tls_goes_over_ipv6),
		cmocka_unit_test(requests_are_answered_through_shared_memory),
		cmocka_unit_test(a_failure_comes_back_with_its_reason),
		cmocka_unit_test(an_answer_that_is_late_finds_nobody),
		cmocka_unit_test(several_threads_ask_at_once),
		cmocka_unit_test(what_is_under_way_fails_when_the_other_side_closes),
		cmocka_unit_test(a_wrong_key_does_not_get_in),
		cmocka_unit_test(nobody_there_is_told),
		cmocka_unit_test(a_tampered_message_is_refused),
		cmocka_unit_test(a_replayed_message_is_refused),
		cmocka_unit_test(lies_about_sizes_are_refused),
		cmocka_unit_test(a_tampered_body_is_refused),
		cmocka_unit_test(results_are_checked_like_requests),
		cmocka_unit_test(a_tampered_result_is_no_result),
		cmocka_unit_test(a_message_under_the_name_of_another_connection_is_refused),
		cmocka_unit_test(strangers_and_nonsense_are_refused),
		cmocka_unit_test(answers_that_lie_are_told),
		cmocka_unit_test(a_key_file_is_read_if_it_is_private),
	};
	char *module;

	if (smr_find_own("libsamara-ucx.so", &module) != SMR_OK)
		return unit_skipped();
	smr_free(module);
	if (unit_log_open() != 0)
		return 1;
	snprintf(socket_path, sizeof(socket_path), "unix:/tmp/samara-test-%d", (int)getpid());
	return cmocka_run_group_tests(tests, NULL, NULL);
}
