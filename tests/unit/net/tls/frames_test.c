/* Reaction of TLS ports to invalid frames of an authenticated peer, and to silence. */
#include "tls_case.h"

/* ---- frames of one who is proved, and means harm --------------------------------------------- */

static SSL_CTX *rogue_ctx;
static SSL *rogue;
static int rogue_fd;

static void say(const tls_frame *f, const void *more, size_t n)
{
	assert_int_equal(SSL_write(rogue, f, sizeof(*f)), sizeof(*f));
	if (n > 0)
		assert_int_equal(SSL_write(rogue, more, (int)n), (int)n);
}

static void open_rogue(void)
{
	tls_frame hello = {.kind = FRAME_HELLO, .id = TLS_MAGIC};

	open_both();
	rogue = stranger(&rogue_ctx, &left, TLS1_3_VERSION, &rogue_fd);
	assert_int_equal(SSL_connect(rogue), 1);
	say(&hello, NULL, 0);
	assert_int_equal(soon(&right, is_accepted), 1);
}

static void close_rogue(void)
{
	end_stranger(rogue_ctx, rogue, rogue_fd);
	close_both();
}

static void ends_with(const char *why)
{
	assert_int_equal(soon(&right, is_gone), 1);
	if (strstr(right.why, why) == NULL)
		fail_msg("%s", right.why);
	close_rogue();
}

static void a_length_beyond_all_is_refused_from_the_head(void **state)
{
	tls_frame f = {.kind = FRAME_MESSAGE, .len = 1 << 30, .nhead = 8};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such size");
	f = (tls_frame){.kind = FRAME_PIECE, .len = 0x7fffffff, .id = 1};
	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such size");
}

static void a_frame_of_no_kind_is_refused(void **state)
{
	tls_frame f = {.kind = 99};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such kind");
}

static void a_piece_of_nothing_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_PIECE, .len = 1000, .id = 7};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("nothing that was offered");
}

static void offer(uint64_t id, uint64_t total)
{
	tls_frame f = {.kind = FRAME_OFFER,
		       .flags = 8 << TLS_UNASKED,
		       .len = 5,
		       .nhead = 5,
		       .id = id,
		       .offset = total};

	say(&f, "body", 5);
}

static void pieces_out_of_turn_are_refused(void **state)
{
	static const struct {
		uint32_t len;
		uint64_t offset;
	} wrong[] = {{TLS_PIECE, TLS_PIECE}, {1000, 0}, {TLS_PIECE, 1}, {TLS_PIECE, UINT64_MAX}};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		tls_frame f = {.kind = FRAME_PIECE,
			       .len = wrong[i].len,
			       .id = 1,
			       .offset = wrong[i].offset};

		open_rogue();
		offer(1, 10 << 20);
		say(&f, NULL, 0);
		assert_int_equal(soon(&right, is_gone), 1);
		assert_int_equal(right.bad, 1);
		ends_with("not asked for");
	}
}

static void pieces_beyond_what_was_asked_for_are_refused(void **state)
{
	char *bytes = make_bytes(TLS_PIECE);
	tls_frame f = {.kind = FRAME_PIECE, .len = TLS_PIECE, .id = 1};

	open_rogue();
	right.refuses = true; /* so that it requests no bytes */
	offer(1, 100 << 20);
	for (; f.offset < 8 * TLS_PIECE; f.offset += TLS_PIECE)
		say(&f, bytes, TLS_PIECE);
	assert_int_equal(comes_about(&right, is_gone, 50000000), 0);
	say(&f, NULL, 0);
	ends_with("not asked for");
	free(bytes);
}

static void an_offer_that_is_small_or_made_twice_is_refused(void **state)
{
	open_rogue();
	offer(1, 100);
	ends_with("no such size");
	open_rogue();
	offer(1, 1 << 20);
	offer(1, 1 << 20);
	ends_with("made already");
}

static void more_unasked_than_allowed_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_OFFER,
		       .flags = (TLS_WINDOW / TLS_PIECE + 1) << TLS_UNASKED,
		       .id = 1,
		       .offset = 100 << 20};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("more than was allowed");
}

static void a_window_that_is_too_large_or_shrinks_is_refused(void **state)
{
	static const uint64_t wrong[] = {1 << 20, 32 << 20, (4 << 20) + 1, UINT64_MAX};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		tls_frame f = {.kind = FRAME_WINDOW, .offset = wrong[i]};

		open_rogue();
		say(&f, NULL, 0);
		ends_with("a window of no such size");
	}
}

static void asking_for_what_was_not_offered_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_ASK, .id = 1, .offset = 5 << 20};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("not offered");
}

static void messages_before_a_hello_are_refused(void **state)
{
	tls_frame f = {.kind = FRAME_PING};
	char bytes[100];

	open_both();
	rogue = stranger(&rogue_ctx, &left, TLS1_3_VERSION, &rogue_fd);
	assert_int_equal(SSL_connect(rogue), 1);
	say(&f, NULL, 0);
	while (SSL_read(rogue, bytes, sizeof(bytes)) > 0)
		;
	ends_with("no HELLO");
}

static void a_body_ends_with_its_sender(void **state)
{
	char *bytes = make_bytes(TLS_PIECE);
	tls_frame f = {.kind = FRAME_PIECE, .len = TLS_PIECE, .id = 1};

	open_rogue();
	offer(1, 10 << 20);
	say(&f, bytes, TLS_PIECE / 2);
	SSL_set_quiet_shutdown(rogue, 1);
	shutdown(rogue_fd, SHUT_RDWR);
	assert_int_equal(soon(&right, is_gone), 1);
	assert_int_equal(right.bad, 1);
	assert_int_equal(right.received, 0);
	close_rogue();
	free(bytes);
}

/* ---- time ------------------------------------------------------------------------------------ */

static int has_heard(void *arg)
{
	return ((side *)arg)->end == NULL || !((side *)arg)->end->asked;
}

/* Simulates silence for so long. */
static void age(int64_t ns)
{
	lock(&right);
	right.end->heard -= ns;
	right.port->look_at = 0;
	smr_tls_look(right.port, smr_now_ns());
	unlock(&right);
}

static void who_is_quiet_is_asked_and_lives(void **state)
{
	connect_both();
	a_head_arrives();
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_int_equal(soon(&right, has_heard), 1);
	assert_non_null(right.end);
	a_body_in_parts_arrives(1000, 1);
	close_both();
}

static void who_is_quiet_has_no_buffers_until_he_speaks(void **state)
{
	connect_both();
	a_body_in_parts_arrives(100000, 1);
	assert_non_null(right.end->in.s);
	age(INT64_C(1000000) * TLS_REST_MS + 1);
	assert_null(right.end->in.s);
	assert_null(right.end->cipher.s);
	a_body_in_parts_arrives(1000, 1);
	a_body_in_parts_arrives(10000000, 3);
	lock(&right);
	assert_int_equal(tls->send(right.end, 0, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(&right);
	assert_int_equal(soon(&left, has_message), 1);
	close_both();
}

static void who_is_quiet_and_does_not_answer_is_dead(void **state)
{
	open_rogue();
	assert_int_equal(comes_about(&right, never, 20000000), 0); /* its HELLO */
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_true(right.end->asked);
	assert_int_equal(comes_about(&right, never, 200000000), 0); /* the PING has arrived */
	age(INT64_C(1000000) * (TLS_DEAD_MS - TLS_QUIET_MS));
	ends_with("does not answer");
}

/* As on a slow line: the PING has not arrived yet. */
static void who_is_still_being_sent_to_is_not_dead(void **state)
{
	char *bytes = make_bytes(64 << 20), back[1000];
	struct iovec iov = {bytes, 64 << 20};

	open_rogue();
	assert_int_equal(comes_about(&right, never, 20000000), 0); /* its HELLO */
	lock(&right);
	assert_int_equal(tls->send(right.end, 0, "body", 5, &iov, 1, on_sent, &right), 0);
	unlock(&right);
	assert_int_equal(comes_about(&right, never, 20000000), 0);
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_true(right.end->asked);
	for (int i = 0; i < 3; i++)
		age(INT64_C(1000000) * (TLS_DEAD_MS - TLS_QUIET_MS));
	assert_int_equal(right.gone, 0);
	for (int i = 0; i < 100; i++) /* then it reads again */
		assert_true(SSL_read(rogue, back, sizeof(back)) > 0);
	close_rogue();
	free(bytes);
}

static void keys_are_changed_in_time(void **state)
{
	connect_both();
	for (int i = 0; i < 3; i++) {
		lock(&left);
		left.end->written = TLS_REKEY - 1;
		unlock(&left);
		a_body_in_parts_arrives(1000000, 1);
		assert_true(left.end->written < TLS_REKEY / 2);
		right.messages = 0;
		a_head_arrives();
	}
	close_both();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_length_beyond_all_is_refused_from_the_head),
		cmocka_unit_test(a_frame_of_no_kind_is_refused),
		cmocka_unit_test(a_piece_of_nothing_is_refused),
		cmocka_unit_test(pieces_out_of_turn_are_refused),
		cmocka_unit_test(pieces_beyond_what_was_asked_for_are_refused),
		cmocka_unit_test(an_offer_that_is_small_or_made_twice_is_refused),
		cmocka_unit_test(more_unasked_than_allowed_is_refused),
		cmocka_unit_test(a_window_that_is_too_large_or_shrinks_is_refused),
		cmocka_unit_test(asking_for_what_was_not_offered_is_refused),
		cmocka_unit_test(messages_before_a_hello_are_refused),
		cmocka_unit_test(a_body_ends_with_its_sender),
		cmocka_unit_test(who_is_quiet_is_asked_and_lives),
		cmocka_unit_test(who_is_quiet_has_no_buffers_until_he_speaks),
		cmocka_unit_test(who_is_quiet_and_does_not_answer_is_dead),
		cmocka_unit_test(who_is_still_being_sent_to_is_not_dead),
		cmocka_unit_test(keys_are_changed_in_time),
	};

	return sodium_init() < 0 || cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
