/* <samara/ship.h>: loaded code, called many times concurrently, on nodes of either transport. */
#include <pthread.h>

#include <samara/ship.h>

#define CASE_WORDS 32768 /* more than fits into one message */
#include "plane_case.h"
#include "unit_log.h"

typedef struct increment {
	uint64_t by, answer;
} increment;

enum { MANY = 500, THREADS = 4 };

static case_group g;
static char key_file[64], secret_file[64], source_file[64];
static smr_str increments, chases, echoes;

static const char echo[] = "#include <samara/smr_code.h>\n"
			   "void smr_main(const smr_code_context *c, void *p, uint64_t n)\n"
			   "{ if (n > 0) smr_reply(c, p, n); }\n";

static void says(const char *words)
{
	if (strstr(smr_errmsg(), words) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), words);
}

static smr_nodes *nodes_of(const case_group *group)
{
	const char *addresses[CASE_NODES];
	smr_nodes_params p = SMR_INIT(smr_nodes_params);
	smr_nodes *nodes;

	for (uint32_t i = 0; i < group->n; i++)
		addresses[i] = smr_str_text(&group->node[i].at);
	p.addresses = addresses;
	p.naddresses = group->n;
	p.key = key_file;
	unlink(key_file);
	must(smr_rpc_key_write(key_file, group->key));
	must(smr_nodes_open(&p, &nodes));
	return nodes;
}

static smr_loaded *load_archive(smr_nodes *nodes, const smr_str *archive)
{
	smr_code_params p = SMR_INIT(smr_code_params);
	smr_loaded *code;

	p.bytes = archive->s;
	p.nbytes = archive->n;
	must(smr_code_load(nodes, &p, &code));
	return code;
}

static uint64_t number_of(smr_pending *p)
{
	const void *answer;
	uint64_t x;
	size_t n;

	must(smr_pending_wait(p, 30, &answer, &n));
	assert_int_equal(n, sizeof(x));
	memcpy(&x, answer, sizeof(x));
	return x;
}

static void close_all(smr_loaded *code, smr_nodes *nodes)
{
	must(smr_code_unload(code));
	must(smr_nodes_close(nodes));
	case_close(&g);
}

static void many_calls_are_in_flight(void **state)
{
	static const smr_rpc_kind kinds[] = {SMR_RPC_TLS, SMR_RPC_SHARED_MEMORY};
	static smr_pending *pending[MANY];

	for (int k = 0; k < 2; k++) {
		smr_nodes_counts counts = SMR_INIT(smr_nodes_counts);
		smr_nodes *nodes;
		smr_loaded *code;

		case_open(&g, kinds[k], 1);
		nodes = nodes_of(&g);
		code = load_archive(nodes, &echoes);
		for (uint64_t c = 0; c < MANY; c++)
			must(smr_code_call(code, 0, &c, sizeof(c), &pending[c]));
		for (uint64_t c = MANY; c-- > 0;) { /* in any order, twice */
			assert_int_equal(number_of(pending[c]), c);
			assert_int_equal(number_of(pending[c]), c);
			smr_pending_close(pending[c]);
		}
		must(smr_nodes_count(nodes, &counts));
		assert_int_equal(counts.archives_sent, 1);
		close_all(code, nodes);
	}
}

static void an_answer_is_polled_and_the_first_of_several_is_found(void **state)
{
	smr_pending *list[3] = {NULL};
	increment i = {5, 1};
	smr_nodes *nodes;
	smr_loaded *code;
	size_t which;
	int done = 0;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &increments);
	must(smr_code_call(code, 0, &i, sizeof(i), &list[1]));
	while (!done)
		must(smr_pending_poll(list[1], &done));
	must(smr_pending_wait_any(list, 3, -1, &which));
	assert_int_equal(which, 1);
	assert_int_equal(number_of(list[1]), 5);
	assert_int_equal(smr_code_unload(code), SMR_ESTATE);
	assert_int_equal(smr_nodes_close(nodes), SMR_ESTATE);
	smr_pending_close(list[1]);
	list[1] = NULL;
	assert_int_equal(smr_pending_wait_any(list, 3, 0, &which), SMR_EINVAL);
	close_all(code, nodes);
}

static void a_call_that_is_sent_runs_without_an_answer(void **state)
{
	increment quiet = {7, 0}, loud = {1, 1}, look = {0, 1};
	uint64_t sum;
	smr_nodes *nodes;
	smr_loaded *code;
	smr_pending *p;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &increments);
	must(smr_code_call(code, 0, &loud, sizeof(loud), &p)); /* the code is loaded there by
								  then */
	assert_int_equal(number_of(p), 1);
	smr_pending_close(p);
	must(smr_code_send(code, 0, &quiet, sizeof(quiet)));
	do { /* calls are not ordered */
		must(smr_code_call(code, 0, &look, sizeof(look), &p));
		sum = number_of(p);
		smr_pending_close(p);
	} while (sum == 1);
	assert_int_equal(sum, 8);
	close_all(code, nodes);
}

static void range_of(smr_nodes *nodes)
{
	static uint64_t many[CASE_WORDS], back[CASE_WORDS];
	uint64_t seven = 7;
	const void *answer;
	smr_pending *p;
	size_t n;

	for (size_t i = 0; i < CASE_WORDS; i++)
		many[i] = i * i;
	must(smr_nodes_put(nodes, 1, 0, many, sizeof(many), &p));
	memset(many, 1, 8); /* the payload was copied */
	must(smr_pending_wait(p, 30, &answer, &n));
	assert_int_equal(n, 0);
	smr_pending_close(p);
	must(smr_nodes_put(nodes, 1, 8, &seven, sizeof(seven), &p));
	must(smr_pending_wait(p, 30, NULL, NULL));
	smr_pending_close(p);
	many[0] = 0;
	many[1] = 7;
	must(smr_nodes_get(nodes, 1, 0, sizeof(many), &p));
	must(smr_pending_wait(p, 30, &answer, &n));
	assert_int_equal(n, sizeof(many));
	assert_memory_equal(answer, many, sizeof(many));
	smr_pending_close(p);
	assert_int_equal(g.node[0].data[1], 0);
	/* the same with waiting calls, whose memory is lent */
	many[2] = 8;
	must(smr_peer_put(g.to[0], 0, many, sizeof(many), 30000));
	assert_memory_equal(g.node[0].data, many, sizeof(many));
	must(smr_peer_get(g.to[0], 0, back, sizeof(back), 30000));
	assert_memory_equal(back, many, sizeof(many));
	must(smr_nodes_get(nodes, 0, 8 * CASE_WORDS, 1, &p));
	assert_int_equal(smr_pending_wait(p, 30, &answer, &n), SMR_EINVAL);
	says("a range that is not there");
	smr_pending_close(p);
	assert_int_equal(smr_nodes_get(nodes, 2, 0, 8, &p), SMR_EINVAL);
	says("there is no node 2");
}

static void a_range_is_written_and_read(void **state)
{
	static const smr_rpc_kind kinds[] = {SMR_RPC_TLS, SMR_RPC_SHARED_MEMORY};

	for (int k = 0; k < 2; k++) {
		smr_nodes *nodes;

		case_open(&g, kinds[k], 2);
		nodes = nodes_of(&g);
		range_of(nodes);
		must(smr_nodes_close(nodes));
		case_close(&g);
	}
}

static void a_chase_goes_over_the_nodes_of_a_group(void **state)
{
	uint64_t from[2] = {0, 100};
	smr_nodes *nodes;
	smr_loaded *code;
	smr_pending *p;

	case_open(&g, SMR_RPC_TLS, 3);
	for (uint64_t i = 0; i < 3; i++)
		for (uint64_t k = 0; k < CASE_WORDS; k++)
			g.node[i].data[k] =
				(i * CASE_WORDS + k + CASE_WORDS + 1) % (3 * CASE_WORDS);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &chases);
	must(smr_code_call(code, 0, from, sizeof(from), &p));
	assert_int_equal(number_of(p), 100 * (CASE_WORDS + 1) % (3 * CASE_WORDS));
	smr_pending_close(p);
	close_all(code, nodes);
}

static void *call_many(void *arg)
{
	smr_pending *p;

	for (uint64_t c = 0; c < MANY; c++) {
		must(smr_code_call(arg, 0, &c, sizeof(c), &p));
		assert_int_equal(number_of(p), c);
		smr_pending_close(p);
	}
	return NULL;
}

static void several_threads_call_at_once(void **state)
{
	pthread_t threads[THREADS];
	smr_nodes *nodes;
	smr_loaded *code;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &echoes);
	for (int i = 0; i < THREADS; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, call_many, code), 0);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	close_all(code, nodes);
}

static void long_payloads_are_many_at_once(void **state)
{
	enum { LONG = 300000, SOME = 20 };
	smr_pending *pending[SOME];
	char *text = malloc(LONG);
	const void *answer;
	smr_nodes *nodes;
	smr_loaded *code;
	size_t n;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &echoes);
	for (int round = 0; round < 3; round++) { /* first with the code, then without */
		for (int i = 0; i < SOME; i++) {
			memset(text, 'a' + i, LONG);
			must(smr_code_call(code, 0, text, LONG, &pending[i]));
		}
		for (int i = 0; i < SOME; i++) {
			memset(text, 'a' + i, LONG);
			must(smr_pending_wait(pending[i], 30, &answer, &n));
			assert_int_equal(n, LONG);
			assert_memory_equal(answer, text, LONG);
			smr_pending_close(pending[i]);
		}
		if (round == 1) /* the payloads come back */
			smr_rpc_forget(g.node[0].plane);
	}
	free(text);
	close_all(code, nodes);
}

static void a_source_is_compiled_signed_and_called(void **state)
{
	smr_code_params p = SMR_INIT(smr_code_params);
	smr_nodes *nodes;
	smr_loaded *code;
	smr_pending *pending;
	const void *answer;
	size_t n;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	p.path = source_file;
	p.key = secret_file;
	must(smr_code_load(nodes, &p, &code));
	must(smr_code_call(code, 0, "four", 4, &pending));
	must(smr_pending_wait(pending, 30, &answer, &n));
	assert_int_equal(n, 4);
	assert_memory_equal(answer, "four", 4);
	smr_pending_close(pending);
	must(smr_code_call(code, 0, NULL, 0, &pending));
	assert_int_equal(smr_pending_wait(pending, 30, NULL, NULL), SMR_EIO);
	says("ended without a reply");
	assert_int_equal(smr_pending_wait(pending, 30, NULL, NULL), SMR_EIO);
	says("ended without a reply"); /* repeatable */
	smr_pending_close(pending);
	close_all(code, nodes);
}

static void what_is_wrong_is_told(void **state)
{
	smr_nodes_params where = SMR_INIT(smr_nodes_params);
	smr_code_params p = SMR_INIT(smr_code_params);
	const char *nobody = "unix:/tmp/ship-case-nobody";
	smr_nodes *nodes;
	smr_loaded *code;
	smr_str bad = {0};

	assert_int_equal(smr_nodes_open(&where, &nodes), SMR_EINVAL);
	says("no address");
	where.addresses = &nobody;
	where.naddresses = 1;
	assert_int_equal(smr_nodes_open(&where, &nodes), SMR_EIO);
	says("unix:/tmp/ship-case-nobody: ");
	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	assert_int_equal(smr_code_load(nodes, &p, &code), SMR_EINVAL);
	says("a path or bytes");
	p.path = "/none";
	assert_int_equal(smr_code_load(nodes, &p, &code), SMR_ENOTFOUND);
	says("/none");
	p.path = NULL;
	p.bytes = "what is this";
	p.nbytes = 12;
	assert_int_equal(smr_code_load(nodes, &p, &code), SMR_EINVAL);
	says("neither");
	smr_str_write(&bad, increments.s, increments.n);
	bad.s[bad.n - 1] ^= 1;
	p.bytes = bad.s;
	p.nbytes = bad.n;
	assert_int_equal(smr_code_load(nodes, &p, &code), SMR_EDENIED);
	smr_str_free(&bad);
	must(smr_nodes_close(nodes));
	case_close(&g);
}

static void a_node_that_dies_fails_what_is_pending(void **state)
{
	increment quiet = {1, 0};
	smr_nodes *nodes;
	smr_loaded *code;
	smr_pending *p;

	case_open(&g, SMR_RPC_TLS, 1);
	nodes = nodes_of(&g);
	code = load_archive(nodes, &increments);
	must(smr_code_call(code, 0, &quiet, sizeof(quiet), &p));
	smr_pending_close(p); /* released without a wait: nothing must remain */
	assert_int_equal(smr_nodes_alive(nodes, 0), 1);
	smr_peer_release(g.to[0]);
	g.to[0] = NULL;
	case_close_node(&g.node[0]);
	for (int i = 0; i < 2000 && smr_nodes_alive(nodes, 0); i++)
		usleep(1000);
	assert_int_equal(smr_nodes_alive(nodes, 0), 0);
	assert_int_equal(smr_code_call(code, 0, &quiet, sizeof(quiet), &p), SMR_EIO);
	says("no connection");
	g.n = 0;
	close_all(code, nodes);
}

static int make_archives(void **state)
{
	case_key = ship_key(5);
	snprintf(key_file, sizeof(key_file), "/tmp/ship-case-%d.key", (int)getpid());
	snprintf(secret_file, sizeof(secret_file), "/tmp/ship-case-%d.secret", (int)getpid());
	must(smr_key_save(&case_key, secret_file));
	snprintf(source_file, sizeof(source_file), "/tmp/ship-case-%d.c", (int)getpid());
	must(smr_write_file(source_file, echo, sizeof(echo) - 1, SMR_WRITE_FOR_ALL));
	echoes = case_archive("echo", source_file);
	increments = case_archive("increment", "examples/ship/increment.c");
	chases = case_archive("chase", "examples/ship/chase.c");
	return 0;
}

static int free_archives(void **state)
{
	unlink(key_file);
	unlink(secret_file);
	unlink(source_file);
	smr_str_free(&echoes);
	smr_str_free(&increments);
	smr_str_free(&chases);
	return 0;
}

int main(void)
{
	if (unit_log_open() != 0)
		return 1;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(many_calls_are_in_flight),
		cmocka_unit_test(an_answer_is_polled_and_the_first_of_several_is_found),
		cmocka_unit_test(a_call_that_is_sent_runs_without_an_answer),
		cmocka_unit_test(a_range_is_written_and_read),
		cmocka_unit_test(a_chase_goes_over_the_nodes_of_a_group),
		cmocka_unit_test(several_threads_call_at_once),
		cmocka_unit_test(long_payloads_are_many_at_once),
		cmocka_unit_test(a_source_is_compiled_signed_and_called),
		cmocka_unit_test(what_is_wrong_is_told),
		cmocka_unit_test(a_node_that_dies_fails_what_is_pending),
	};
	static const char *const modules[] = {"libsamara-ucx.so", "libsamara-tls.so"};

	for (size_t i = 0; i < sizeof(modules) / sizeof(modules[0]); i++) {
		char *module;

		if (smr_find_own(modules[i], &module) != SMR_OK)
			return unit_skipped();
		smr_free(module);
	}
	return cmocka_run_group_tests(tests, make_archives, free_archives);
}
