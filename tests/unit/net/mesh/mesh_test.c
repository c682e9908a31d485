/* Meshes of three members in one process: letters of all sizes, their order,
 * faults, strangers. */
#include "net/mesh/mesh.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/mesh/letter.h"
#include "unit.h"

enum { MEMBERS = 3 };
#define SOON (UNIT_HANGS)

static smr_mesh *mesh[MEMBERS];
static smr_mesh_member member[MEMBERS];
static smr_status dialled[MEMBERS];

static void *dial(void *arg)
{
	size_t i = (size_t)(uintptr_t)arg;

	dialled[i] = smr_mesh_dial(mesh[i], SOON);
	return NULL;
}

static void open_all(void)
{
	for (uint32_t i = 0; i < MEMBERS; i++)
		assert_int_equal(smr_mesh_open("127.0.0.1", &mesh[i], &member[i]), SMR_OK);
	for (uint32_t i = 0; i < MEMBERS; i++)
		smr_mesh_expect(mesh[i], member, MEMBERS, i);
}

static void connect_all(void)
{
	pthread_t thread[MEMBERS];

	open_all();
	for (uintptr_t i = 0; i < MEMBERS; i++)
		assert_int_equal(pthread_create(&thread[i], NULL, dial, (void *)i), 0);
	for (uint32_t i = 0; i < MEMBERS; i++) {
		pthread_join(thread[i], NULL);
		assert_int_equal(dialled[i], SMR_OK);
	}
}

static void close_all(void)
{
	for (uint32_t i = 0; i < MEMBERS; i++) {
		smr_mesh_close(mesh[i]);
		mesh[i] = NULL;
	}
}

static smr_status send_to(uint32_t from, uint32_t to, const smr_mesh_tag *tag, const void *data,
			  size_t n, int64_t ns)
{
	const struct iovec v = {(void *)(uintptr_t)data, n};
	const smr_mesh_transfer t = {.process = to, .sends = true, .n = 1, .v = &v};

	return smr_mesh_exchange(mesh[from], tag, &t, 1, ns);
}

static smr_status receive(uint32_t to, uint32_t from, const smr_mesh_tag *tag, void *data, size_t n,
			  int64_t ns)
{
	const struct iovec v = {data, n};
	const smr_mesh_transfer t = {.process = from, .n = 1, .v = &v};

	return smr_mesh_exchange(mesh[to], tag, &t, 1, ns);
}

/* A call of another thread. */
typedef struct call {
	pthread_t thread;
	smr_status (*run)(struct call *c);
	uint32_t self, other;
	smr_mesh_tag tag;
	char *data;
	size_t n;
	int64_t ns;
	smr_status status;
	char why[256];
} call;

static void *call_main(void *arg)
{
	call *c = arg;

	c->status = c->run(c);
	snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
	return NULL;
}

static void begin(call *c)
{
	assert_int_equal(pthread_create(&c->thread, NULL, call_main, c), 0);
}

static smr_status end(const call *c)
{
	pthread_join(c->thread, NULL);
	return c->status;
}

static smr_status call_send(call *c)
{
	return send_to(c->self, c->other, &c->tag, c->data, c->n, c->ns);
}

/* Sends as many letters of a byte, which count up, as there are bytes. */
static smr_status call_send_bytes(call *c)
{
	for (size_t i = 0; i < c->n; i++) {
		char letter[2048] = {(char)i};

		SMR_TRY(send_to(c->self, c->other, &c->tag, letter, sizeof(letter), c->ns));
	}
	return SMR_OK;
}

static void fill(char *data, size_t n, uint32_t from)
{
	for (size_t i = 0; i < n; i++)
		data[i] = (char)(i * 7 + i / 256 + from);
}

/* All members exchange with all others, at once: two letters each, the first one in two pieces. */
static smr_status call_exchange_with_all(call *c)
{
	char *own = malloc(2 * c->n + 1), *got = calloc(2 * MEMBERS * c->n + 1, 1);
	smr_mesh_transfer t[4 * MEMBERS];
	struct iovec v[5 * MEMBERS];
	uint32_t n = 0, nv = 0;
	smr_status st;

	fill(own, 2 * c->n, c->self);
	for (uint32_t q = 0; q < MEMBERS; q++) {
		char *to = got + 2 * q * c->n;

		if (q == c->self)
			continue;
		v[nv] = (struct iovec){own, c->n / 3};
		v[nv + 1] = (struct iovec){own + c->n / 3, c->n - c->n / 3};
		v[nv + 2] = (struct iovec){own + c->n, c->n};
		v[nv + 3] = (struct iovec){to, c->n};
		v[nv + 4] = (struct iovec){to + c->n, c->n};
		t[n++] = (smr_mesh_transfer){q, true, 2, &v[nv]};
		t[n++] = (smr_mesh_transfer){q, false, 1, &v[nv + 3]};
		t[n++] = (smr_mesh_transfer){q, true, 1, &v[nv + 2]};
		t[n++] = (smr_mesh_transfer){q, false, 1, &v[nv + 4]};
		nv += 5;
	}
	st = smr_mesh_exchange(mesh[c->self], &c->tag, t, n, SOON);
	for (uint32_t q = 0; st == SMR_OK && q < MEMBERS; q++) {
		if (q == c->self)
			continue;
		fill(own, 2 * c->n, q);
		if (memcmp(own, got + 2 * q * c->n, 2 * c->n) != 0)
			st = smr_fail(SMR_ECORRUPT, "other bytes of %u", q);
	}
	free(own);
	free(got);
	return st;
}

static void letters_of_all_sizes_arrive(void **state)
{
	static const size_t sizes[] = {0, 1, 65535, 65536, 5000001};

	connect_all();
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		call c[MEMBERS];

		for (uint32_t a = 0; a < MEMBERS; a++) {
			c[a] = (call){.run = call_exchange_with_all,
				      .self = a,
				      .tag = {1, 9, i, "all_reduce"},
				      .n = sizes[i]};
			begin(&c[a]);
		}
		for (uint32_t a = 0; a < MEMBERS; a++)
			if (end(&c[a]) != SMR_OK)
				fail_msg("%zu bytes, %u: %s", sizes[i], a, c[a].why);
	}
	close_all();
}

static void letters_of_a_topic_keep_their_order(void **state)
{
	const smr_mesh_tag one = {1, 9, 1, "x"}, two = {1, 9, 2, "x"};
	char got = 0;

	connect_all();
	for (char c = 'a'; c < 'd'; c++)
		assert_int_equal(send_to(0, 1, &one, &c, 1, SOON), SMR_OK);
	assert_int_equal(send_to(0, 1, &two, "z", 1, SOON), SMR_OK);
	assert_int_equal(receive(1, 0, &two, &got, 1, SOON), SMR_OK);
	assert_int_equal(got, 'z');
	for (char c = 'a'; c < 'd'; c++) {
		assert_int_equal(receive(1, 0, &one, &got, 1, SOON), SMR_OK);
		assert_int_equal(got, c);
	}
	close_all();
}

static void a_sender_of_small_letters_waits_for_the_receiver(void **state)
{
	enum { LETTERS = 2000 }; /* four megabytes */
	call c = {.run = call_send_bytes,
		  .other = 1,
		  .tag = {1, 9, 1, "x"},
		  .n = LETTERS,
		  .ns = SOON};
	char got[2048];

	connect_all();
	begin(&c);
	for (size_t i = 0; i < LETTERS; i++) {
		assert_int_equal(receive(1, 0, &c.tag, got, sizeof(got), SOON), SMR_OK);
		assert_int_equal(got[0], (char)i);
	}
	assert_int_equal(end(&c), SMR_OK);
	c.ns = 1000000;
	begin(&c); /* process 1 takes none of these */
	assert_int_equal(end(&c), SMR_EIO);
	assert_non_null(strstr(c.why, "process 1 has taken nothing for x"));
	close_all();
}

static void faults_are_told(void **state)
{
	const smr_mesh_tag tag = {7, 9, 1, "all_reduce"}, other = {7, 9, 1, "all_gather"},
			   program = {7, 8, 3, "all_reduce"};
	char got[4];

	connect_all();
	assert_int_equal(receive(1, 0, &tag, got, 4, 1000000), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 has sent nothing for all_reduce"));
	assert_int_equal(send_to(0, 1, &other, "abcd", 4, SOON), SMR_OK);
	assert_int_equal(receive(1, 0, &tag, got, 4, SOON), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "different programs"));
	smr_mesh_end_run(mesh[1], 7);
	close_all();
	connect_all();
	assert_int_equal(send_to(0, 1, &program, "abcd", 4, SOON), SMR_OK);
	assert_int_equal(receive(1, 0, &tag, got, 4, SOON), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "different programs"));
	smr_mesh_end_run(mesh[1], 7);
	close_all();
	connect_all();
	smr_mesh_fail(mesh[0], 1, 7, "no paper");
	assert_int_equal(receive(1, 0, &tag, got, 4, SOON), SMR_ESTATE);
	assert_string_equal(smr_errmsg(), "process 0 failed: no paper");
	smr_mesh_end_run(mesh[1], 7);
	assert_int_equal(receive(1, 0, &tag, got, 4, 1000000), SMR_EIO);
	close_all();
}

static void a_large_letter_of_another_size_is_told_to_both(void **state)
{
	enum { N = 100000 };
	char *data = calloc(N, 2);
	call c = {.run = call_send,
		  .other = 1,
		  .tag = {7, 9, 1, "x"},
		  .data = data,
		  .n = N,
		  .ns = SOON};

	connect_all();
	begin(&c);
	assert_int_equal(receive(1, 0, &c.tag, data + N, N - 1, SOON), SMR_ETYPE);
	smr_mesh_fail(mesh[1], 0, 7, smr_errmsg());
	smr_mesh_end_run(mesh[1], 7);
	assert_int_equal(end(&c), SMR_ESTATE);
	assert_non_null(strstr(c.why, "process 1 failed: this process has x of 99999 bytes"));
	close_all();
	free(data);
}

static void an_offer_is_taken_back_in_time(void **state)
{
	enum { N = 100000 };
	const smr_mesh_tag tag = {7, 9, 1, "x"};
	char *data = calloc(N, 1);

	connect_all();
	assert_int_equal(send_to(0, 1, &tag, data, N, 1000000), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 1 has taken nothing for x"));
	assert_int_equal(receive(1, 0, &tag, data, N, 100000000), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 has sent nothing for x"));
	close_all();
	free(data);
}

static void letters_of_runs_that_are_over_are_not_kept(void **state)
{
	enum { N = 100000 };
	const smr_mesh_tag tag = {7, 9, 1, "x"};
	char *data = calloc(N, 1);

	connect_all();
	smr_mesh_end_run(mesh[1], 7);
	assert_int_equal(send_to(0, 1, &tag, "late", 4, SOON), SMR_OK);
	assert_int_equal(send_to(0, 1, &tag, data, N, SOON), SMR_ESTATE);
	assert_string_equal(smr_errmsg(), "process 1 failed: the run is over there");
	assert_int_equal(receive(1, 0, &tag, data, 4, 1000000), SMR_EIO);
	close_all();
	free(data);
}

static void a_process_that_sends_too_much_is_cut_off(void **state)
{
	enum { LETTERS = 70000 };
	const smr_mesh_tag tag = {7, 9, 1, "x"};
	char why[1000], got;

	memset(why, 'x', sizeof(why) - 1);
	why[sizeof(why) - 1] = '\0';
	connect_all();
	for (uint64_t i = 0; i < LETTERS; i++)
		smr_mesh_fail(mesh[0], 1, 100 + i, why);
	assert_int_equal(receive(1, 0, &tag, &got, 1, SOON), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "sends more than this process asks for"));
	assert_int_equal(send_to(1, 2, &tag, "y", 1, SOON), SMR_OK);
	assert_int_equal(receive(2, 1, &tag, &got, 1, SOON), SMR_OK);
	close_all();
}

static void the_end_of_a_member_is_noticed(void **state)
{
	enum { N = 100000 };
	char *data = calloc(N, 1);
	call c = {.run = call_send,
		  .self = 1,
		  .tag = {7, 9, 1, "x"},
		  .data = data,
		  .n = N,
		  .ns = SOON};
	char got[4];

	connect_all();
	assert_int_equal(send_to(0, 1, &c.tag, "last", 4, SOON), SMR_OK);
	begin(&c);
	smr_mesh_close(mesh[0]);
	mesh[0] = NULL;
	assert_int_equal(end(&c), SMR_EIO);
	assert_non_null(strstr(c.why, "process 0 is gone"));
	assert_int_equal(receive(1, 0, &c.tag, got, 4, SOON), SMR_OK);
	assert_int_equal(receive(1, 0, &c.tag, got, 4, SOON), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 is gone"));
	close_all();
	free(data);
}

static void a_stranger_is_refused(void **state)
{
	smr_mesh_member list[MEMBERS];
	smr_mesh *stranger;

	open_all();
	memcpy(list, member, sizeof(list));
	assert_int_equal(smr_mesh_open("127.0.0.1", &stranger, &list[1]), SMR_OK);
	smr_mesh_expect(stranger, list, 2, 1);
	assert_int_equal(smr_mesh_dial(stranger, SOON), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 at 127.0.0.1"));
	smr_mesh_close(stranger);
	close_all();
}

static void heads_of_another_form_are_refused(void **state)
{
	mesh_head h = {.kind = MESH_DATA, .bytes = 3, .tag = {1, 9, 2, "x"}}, out;

	assert_true(mesh_head_read(&h, sizeof(h), 3, &out));
	assert_false(mesh_head_read(&h, sizeof(h) - 1, 3, &out));
	assert_false(mesh_head_read(&h, sizeof(h), 4, &out));
	h.kind = MESH_KINDS;
	assert_false(mesh_head_read(&h, sizeof(h), 3, &out));
	h.kind = MESH_JOIN;
	assert_false(mesh_head_read(&h, sizeof(h), 3, &out));
	h.kind = MESH_OFFER;
	assert_false(mesh_head_read(&h, sizeof(h), 3, &out));
	assert_true(mesh_head_read(&h, sizeof(h), 0, &out));
	h.bytes = SIZE_MAX;
	assert_false(mesh_head_read(&h, sizeof(h), 0, &out));
	h.kind = MESH_JOIN;
	h.bytes = 0;
	h.from = SMR_MESH_MOST;
	assert_false(mesh_head_read(&h, sizeof(h), 0, &out));
	h.kind = MESH_DATA;
	memset(h.tag.what, 'x', sizeof(h.tag.what));
	assert_false(mesh_head_read(&h, sizeof(h), 0, &out));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(letters_of_all_sizes_arrive),
		cmocka_unit_test(letters_of_a_topic_keep_their_order),
		cmocka_unit_test(a_sender_of_small_letters_waits_for_the_receiver),
		cmocka_unit_test(faults_are_told),
		cmocka_unit_test(a_large_letter_of_another_size_is_told_to_both),
		cmocka_unit_test(an_offer_is_taken_back_in_time),
		cmocka_unit_test(letters_of_runs_that_are_over_are_not_kept),
		cmocka_unit_test(a_process_that_sends_too_much_is_cut_off),
		cmocka_unit_test(the_end_of_a_member_is_noticed),
		cmocka_unit_test(a_stranger_is_refused),
		cmocka_unit_test(heads_of_another_form_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
