/* Forbidden operations of a node on a program's payloads: they are refused with a reason, and the
 * payloads do not change. */
#include <fcntl.h>
#include <unistd.h>

#include "cluster/payload/blob_server.h"
#include "cluster/payload/chunk.h"
#include "unit.h"

enum { BYTES = 1000, MOST = 100 };

static char payload[BYTES], result[BYTES];
static smr_blob_server *bulk;
static smr_blob_client *roads;

static int set_up(void **state)
{
	smr_blob_route here = {.transport = "local"};

	for (int i = 0; i < BYTES; i++)
		payload[i] = (char)i;
	assert_int_equal(smr_blob_server_open(&bulk), SMR_OK);
	assert_int_equal(smr_blob_server_listen(bulk, &here), SMR_OK);
	assert_int_equal(smr_blob_server_offer(bulk, "run.1", payload, BYTES, MOST), SMR_OK);
	assert_int_equal(smr_blob_client_open(NULL, &roads), SMR_OK);
	return 0;
}

static int tear_down(void **state)
{
	smr_blob_client_close(roads);
	smr_blob_server_close(bulk);
	return 0;
}

static smr_status get(const char *id, uint64_t total)
{
	const char *at = smr_blob_server_roads(bulk);
	smr_str got = {0};
	smr_status st = smr_blob_client_get(roads, at, strlen(at), id, total, &got);

	if (st == SMR_OK)
		assert_memory_equal(got.s, payload, total);
	else
		assert_int_equal(got.n, 0);
	smr_str_free(&got);
	return st;
}

static smr_status put(const char *id, uint64_t tag, size_t n)
{
	const char *at = smr_blob_server_roads(bulk);

	return smr_blob_client_put(roads, at, strlen(at), id, tag, result, n);
}

/* Sends one piece, as a node that breaks the rules would. */
static smr_status send(const smr_chunk *p)
{
	const char *line = smr_blob_server_roads(bulk), *address = strchr(line, ' ') + 1;
	const smr_transport *t = smr_transport_find("local");
	char at[200], head[SMR_CHUNK_REPLY];
	struct iovec iov[2];
	smr_str frame = {0}, data = {0};
	smr_link *l;
	smr_status st;

	snprintf(at, sizeof(at), "%.*s", (int)strcspn(address, "\n"), address);
	smr_chunk_write(p, &frame);
	iov[0] = (struct iovec){frame.s, frame.n};
	iov[1] = (struct iovec){result, p->n};
	assert_int_equal(t->open(at, NULL, NULL, NULL, &l), SMR_OK);
	assert_int_equal(t->call(l, iov, 2, head, sizeof(head), &data), SMR_OK);
	st = smr_chunk_read_reply(head, data.n);
	t->close(l);
	smr_str_free(&frame);
	smr_str_free(&data);
	return st;
}

static void more_than_is_offered_is_not_given(void **state)
{
	assert_int_equal(get("run.1", BYTES), SMR_OK);
	assert_int_equal(get("run.1", BYTES + 1), SMR_EINVAL);
	assert_int_equal(get("run.1", SMR_CHUNK + 1), SMR_EINVAL);
	assert_int_equal(get("run.2", BYTES), SMR_ENOTFOUND);
	assert_int_equal(send(&(smr_chunk){.id = "run.1", .offset = BYTES, .total = 1}),
			 SMR_EINVAL);
	assert_int_equal(send(&(smr_chunk){.id = "run.1", .offset = UINT64_MAX, .total = 2}),
			 SMR_EINVAL);
}

static smr_status get_by(const char *at)
{
	smr_str got = {0};
	smr_status st = smr_blob_client_get(roads, at, strlen(at), "run.1", BYTES, &got);

	smr_str_free(&got);
	return st;
}

static void who_is_gone_is_told_from_who_cannot_be_reached_now(void **state)
{
	char both[300];

	assert_int_equal(get_by("local samara-nobody\n"), SMR_ESTATE);
	assert_int_equal(get_by("local samara-nobody\nsmoke hill:1\n"), SMR_EIO);
	assert_int_equal(get_by("smoke hill:1\nlocal samara-nobody\n"), SMR_EIO);
	snprintf(both, sizeof(both), "local samara-nobody\n%s", smr_blob_server_roads(bulk));
	assert_int_equal(get_by(both), SMR_OK);
	assert_int_equal(get_by(""), SMR_EIO);
}

static void a_result_that_is_too_large_is_not_kept(void **state)
{
	smr_str got = {0};

	assert_int_equal(put("run.1", 1, MOST + 1), SMR_EINVAL);
	assert_int_equal(smr_blob_server_take(bulk, "run.1", 1, &got), SMR_ENOTFOUND);
	assert_int_equal(put("run.2", 1, MOST), SMR_ENOTFOUND);
	assert_int_equal(put("run.1", 1, MOST), SMR_OK);
	assert_int_equal(smr_blob_server_take(bulk, "run.1", 1, &got), SMR_OK);
	assert_int_equal(got.n, MOST);
	/* again: it was taken already, and is not a result of the ticket any more */
	assert_int_equal(smr_blob_server_take(bulk, "run.1", 1, &got), SMR_ENOTFOUND);
	smr_str_free(&got);
}

static void pieces_that_lie_about_their_place_are_refused(void **state)
{
	smr_chunk p = {.is_put = true, .id = "run.1", .tag = 3, .total = 60, .n = 40};
	smr_str got = {0};

	p.offset = 40; /* past its end */
	assert_int_equal(send(&p), SMR_EINVAL);
	p.offset = 20; /* earlier pieces have not come */
	assert_int_equal(send(&p), SMR_EINVAL);
	p.offset = UINT64_MAX - 10;
	assert_int_equal(send(&p), SMR_EINVAL);
	p.offset = 0;
	assert_int_equal(send(&p), SMR_OK);
	p.offset = 40;
	p.total = MOST; /* a length that differs from the first one */
	p.n = 20;
	assert_int_equal(send(&p), SMR_EINVAL);
	assert_int_equal(smr_blob_server_take(bulk, "run.1", 3, &got), SMR_ENOTFOUND);
	p.total = 60;
	assert_int_equal(send(&p), SMR_OK);
	assert_int_equal(smr_blob_server_take(bulk, "run.1", 3, &got), SMR_OK);
	assert_int_equal(got.n, 60);
	smr_str_free(&got);
}

static void a_refusal_is_told_with_its_reason(void **state)
{
	char path[] = "/tmp/samara-test-bulk-XXXXXX", text[2000];
	int file = mkstemp(path), kept = dup(2);
	ssize_t n;

	assert_true(file >= 0 && kept >= 0);
	dup2(file, 2);
	(void)put("run.1", 1, MOST + 1);
	(void)get("run.1", BYTES + 1);
	(void)get("run.2", BYTES);
	dup2(kept, 2);
	close(kept);
	n = pread(file, text, sizeof(text) - 1, 0);
	close(file);
	unlink(path);
	text[n > 0 ? n : 0] = '\0';
	assert_non_null(strstr(text, "refused: a result of 101 bytes for run.1"));
	assert_non_null(strstr(text, "refused: run.1 has no 1001 bytes at 0"));
	assert_non_null(strstr(text, "refused: no task waits for run.2"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(more_than_is_offered_is_not_given),
		cmocka_unit_test(who_is_gone_is_told_from_who_cannot_be_reached_now),
		cmocka_unit_test(a_result_that_is_too_large_is_not_kept),
		cmocka_unit_test(pieces_that_lie_about_their_place_are_refused),
		cmocka_unit_test(a_refusal_is_told_with_its_reason),
	};

	setenv("SAMARA_LOG", "info", 1);
	return cmocka_run_group_tests(tests, set_up, tear_down);
}
