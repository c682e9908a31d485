/* Meshes of three members in one process: letters of all sizes, their order, faults, strangers. */
#include "net/mesh/mesh.h"

#include <pthread.h>
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

static void a_letter_arrives(uint32_t from, uint32_t to, size_t n)
{
	const smr_mesh_tag tag = {1, 9, n, "all_reduce"};
	char *sent = malloc(n + 1), *got = calloc(n + 1, 1);

	for (size_t i = 0; i < n; i++)
		sent[i] = (char)(i * 7 + from);
	assert_int_equal(smr_mesh_send(mesh[from], to, &tag, sent, n), SMR_OK);
	assert_int_equal(smr_mesh_receive(mesh[to], from, &tag, got, n, SOON), SMR_OK);
	assert_memory_equal(sent, got, n);
	free(sent);
	free(got);
}

static void letters_of_all_sizes_arrive(void **state)
{
	static const size_t sizes[] = {0, 1, 65535, 65536, 5000000};

	connect_all();
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (uint32_t a = 0; a < MEMBERS; a++)
			a_letter_arrives(a, (a + 1) % MEMBERS, sizes[i]);
	close_all();
}

static void letters_of_a_topic_keep_their_order(void **state)
{
	const smr_mesh_tag one = {1, 9, 1, "x"}, two = {1, 9, 2, "x"};
	char got = 0;

	connect_all();
	for (char c = 'a'; c < 'd'; c++)
		assert_int_equal(smr_mesh_send(mesh[0], 1, &one, &c, 1), SMR_OK);
	assert_int_equal(smr_mesh_send(mesh[0], 1, &two, "z", 1), SMR_OK);
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &two, &got, 1, SOON), SMR_OK);
	assert_int_equal(got, 'z');
	for (char c = 'a'; c < 'd'; c++) {
		assert_int_equal(smr_mesh_receive(mesh[1], 0, &one, &got, 1, SOON), SMR_OK);
		assert_int_equal(got, c);
	}
	close_all();
}

static void faults_are_told(void **state)
{
	const smr_mesh_tag tag = {7, 9, 1, "all_reduce"}, other = {7, 9, 1, "all_gather"},
			   program = {7, 8, 3, "all_reduce"};
	char got[4];

	connect_all();
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, 1000000), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 has sent nothing for all_reduce"));
	assert_int_equal(smr_mesh_send(mesh[0], 1, &other, "abcd", 4), SMR_OK);
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, SOON), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "different programs"));
	assert_int_equal(smr_mesh_send(mesh[0], 1, &program, "abcd", 4), SMR_OK);
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, SOON), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "different programs"));
	smr_mesh_fail(mesh[0], 1, 7, "no paper");
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, SOON), SMR_ESTATE);
	assert_string_equal(smr_errmsg(), "process 0 failed: no paper");
	smr_mesh_end_run(mesh[1], 7);
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, 1000000), SMR_EIO);
	close_all();
}

static void the_end_of_a_member_is_noticed(void **state)
{
	const smr_mesh_tag tag = {7, 9, 1, "all_reduce"};
	char got[4];

	connect_all();
	assert_int_equal(smr_mesh_send(mesh[0], 1, &tag, "last", 4), SMR_OK);
	smr_mesh_close(mesh[0]);
	mesh[0] = NULL;
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, SOON), SMR_OK);
	assert_int_equal(smr_mesh_receive(mesh[1], 0, &tag, got, 4, SOON), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "process 0 is gone"));
	close_all();
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
		cmocka_unit_test(faults_are_told),
		cmocka_unit_test(the_end_of_a_member_is_noticed),
		cmocka_unit_test(a_stranger_is_refused),
		cmocka_unit_test(heads_of_another_form_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
