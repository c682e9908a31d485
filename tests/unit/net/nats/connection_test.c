/* libsamara-nats.so against a real server. */
#include <sys/prctl.h>
#include <sys/wait.h>

#include "base/fs.h"
#include "base/thread/clock.h"
#include "cluster_case.h"

static void every_role_joins(void **state)
{
	static const char *const roles[] = {"operator", "orchestrator", "fast-path",
					    "heavy-compute", "memory-bound"};
	cluster_case *k = *state;

	for (size_t i = 0; i < sizeof(roles) / sizeof(roles[0]); i++) {
		smr_nats *n = cluster_join(k, roles[i]);

		assert_true(k->m->connected(n));
		cluster_ok(k->m->flush(n, 2000));
		k->m->close(n);
	}
}

static void what_is_kept_is_found_and_forgotten(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	smr_str s = {0};

	assert_int_equal(k->m->get(n, SMR_BUCKET_NODES, "a", &s), SMR_ENOTFOUND);
	cluster_ok(k->m->put(n, SMR_BUCKET_NODES, "a", "one", 3));
	cluster_ok(k->m->put(n, SMR_BUCKET_NODES, "a", "two", 3));
	cluster_ok(k->m->get(n, SMR_BUCKET_NODES, "a", &s));
	assert_string_equal(smr_str_text(&s), "two");
	cluster_ok(k->m->forget(n, SMR_BUCKET_NODES, "a"));
	assert_int_equal(k->m->get(n, SMR_BUCKET_NODES, "a", &s), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "nodes/a"));
	smr_str_free(&s);
	k->m->close(n);
}

static void collect(void *ctx, const char *key, const char *data, size_t n)
{
	smr_str_printf(ctx, "%s=%s(%zu) ", key, data, n);
}

static void all_keys_are_listed_with_what_they_hold(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	smr_str s = {0};

	cluster_ok(k->m->each(n, SMR_BUCKET_PLANS, NULL, collect, &s));
	assert_string_equal(smr_str_text(&s), "");
	cluster_ok(k->m->put(n, SMR_BUCKET_PLANS, "a", "1", 1));
	cluster_ok(k->m->put(n, SMR_BUCKET_PLANS, "b", "", 0));
	cluster_ok(k->m->put(n, SMR_BUCKET_PLANS, "c", "3\0x", 3));
	cluster_ok(k->m->forget(n, SMR_BUCKET_PLANS, "a"));
	cluster_ok(k->m->each(n, SMR_BUCKET_PLANS, NULL, collect, &s));
	assert_string_equal(smr_str_text(&s), "b=(0) c=3(3) ");
	smr_str_free(&s);
	k->m->close(n);
}

static void count_key(void *ctx, const char *key, const char *data, size_t n)
{
	unsigned *seen = ctx;

	assert_in_range(strtoul(key + 1, NULL, 10), 0, 1199);
	assert_string_equal(data, key + 1); /* the latest */
	seen[strtoul(key + 1, NULL, 10)]++;
}

/* More keys than the server reports at a time. */
static void a_great_many_keys_are_listed_once_each(void **state)
{
	enum { MANY = 1200 };
	unsigned seen[MANY] = {0};
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	char key[16];

	for (int again = 0; again < 2; again++)
		for (int i = 0; i < MANY; i++) {
			snprintf(key, sizeof(key), "k%d", i);
			cluster_ok(k->m->put(n, SMR_BUCKET_PLANS, key, again ? key + 1 : "old",
					     again ? strlen(key + 1) : 3));
		}
	cluster_ok(k->m->each(n, SMR_BUCKET_PLANS, NULL, count_key, seen));
	for (int i = 0; i < MANY; i++)
		assert_int_equal(seen[i], 1);
	k->m->close(n);
}

static void health_goes_when_nobody_writes_it(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "fast-path");
	smr_nats *reader = cluster_join(k, "operator");
	int64_t from = smr_now_ns();
	smr_str s = {0};

	cluster_ok(k->m->put(n, SMR_BUCKET_HEALTH, "fast-path.a", "1", 1));
	cluster_ok(k->m->get(reader, SMR_BUCKET_HEALTH, "fast-path.a", &s));
	while (k->m->get(reader, SMR_BUCKET_HEALTH, "fast-path.a", &s) == SMR_OK)
		usleep(50000);
	assert_in_range(smr_now_ns() - from, 2900000000, UNIT_HANGS);
	smr_str_free(&s);
	k->m->close(reader);
	k->m->close(n);
}

static void echo(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_str_printf(reply, "%s:%.*s", subject, (int)n, (const char *)data);
}

static void a_listener_answers(void **state)
{
	cluster_case *k = *state;
	smr_nats *a = cluster_join(k, "fast-path"), *b = cluster_join(k, "operator");
	smr_nats_listener *l;
	smr_str s = {0};

	assert_int_equal(k->m->request(b, "node.fast-path.a", "x", 1, 2000, &s), SMR_ENOTFOUND);
	cluster_ok(k->m->listen(a, "node.fast-path.a", echo, NULL, &l));
	cluster_ok(k->m->flush(a, 2000));
	cluster_ok(k->m->request(b, "node.fast-path.a", "drain", 5, 2000, &s));
	assert_string_equal(smr_str_text(&s), "node.fast-path.a:drain");
	k->m->unlisten(l);
	cluster_ok(k->m->flush(a, 2000));
	assert_int_equal(k->m->request(b, "node.fast-path.a", "x", 1, 2000, &s), SMR_ENOTFOUND);
	smr_str_free(&s);
	k->m->close(a);
	k->m->close(b);
}

/* ---- security ---------------------------------------------------------------------------------*/

static void refused(const cluster_case *k, smr_nats *n, unsigned before, const char *why)
{
	smr_str s = {0};

	for (int t = 0; t < 200 && k->m->refusals(n, NULL) == before; t++)
		usleep(10000);
	assert_int_not_equal(k->m->refusals(n, &s), before);
	if (strstr(smr_str_text(&s), why) == NULL)
		fail_msg("refused for another reason: %s", smr_str_text(&s));
	smr_str_free(&s);
}

static void nothing(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
}

/* Publishes to all of them; each is refused. */
static void all_refused(const cluster_case *k, const char *role, const char *const *subjects)
{
	smr_nats *n = cluster_join(k, role);

	for (; *subjects != NULL; subjects++) {
		unsigned before = k->m->refusals(n, NULL);

		cluster_ok(k->m->publish(n, *subjects, "x", 1));
		refused(k, n, before, *subjects);
	}
	k->m->close(n);
}

/* Rights of operators only: streams, buckets and consumers. */
static const char *const of_operators[] = {
	"$JS.API.STREAM.CREATE.KV_health",
	"$JS.API.STREAM.UPDATE.KV_health",
	"$JS.API.STREAM.DELETE.KV_health",
	"$JS.API.STREAM.PURGE.KV_health",
	"$JS.API.STREAM.PURGE.WORK_orchestrator",
	"$JS.API.STREAM.DELETE.WORK_orchestrator",
	"$JS.API.STREAM.MSG.DELETE.WORK_orchestrator",
	"$JS.API.STREAM.MSG.GET.WORK_orchestrator",
	"$JS.API.STREAM.CREATE.MINE",
	"$JS.API.STREAM.NAMES",
	"$JS.API.STREAM.LIST",
	"$JS.API.CONSUMER.CREATE.WORK_orchestrator",
	"$JS.API.CONSUMER.CREATE.WORK_orchestrator.x.fleet.fast-path.>",
	"$JS.API.CONSUMER.DURABLE.CREATE.WORK_orchestrator.x",
	"$JS.API.CONSUMER.DELETE.WORK_orchestrator.fast-path",
	"$JS.API.CONSUMER.CREATE.KV_health.x",
	"$JS.API.ACCOUNT.PURGE.x",
	"$JS.API.SERVER.REMOVE",
	"$JS.API.INFO",
	"$SYS.REQ.SERVER.PING",
	"$KV.cluster.users",
	"node.fast-path.a",
	"_INBOX.operator.x",
	NULL,
};

static void streams_belong_to_the_operator(void **state)
{
	cluster_case *k = *state;

	cluster_ok(smr_cluster_add_node(k->c, "n1", "fast-path"));
	cluster_ok(smr_cluster_add_user(k->c, "alice", &(smr_user_limits){0}, NULL));
	all_refused(k, "fast-path", of_operators);
	all_refused(k, "orchestrator", of_operators);
	all_refused(k, "node.n1", of_operators);
	all_refused(k, "user.alice", of_operators);
}

static void a_worker_may_not_speak_for_another_fleet(void **state)
{
	static const char *const subjects[] = {
		"fleet.heavy-compute.orchestrator.x.y",
		"fleet.fast-path.orchestrator.x.y",
		"done.heavy-compute.orchestrator.x.y",
		"dead.heavy-compute.orchestrator.x.y",
		"quick.heavy-compute.orchestrator.x.y",
		"try.heavy-compute.orchestrator.x.y.n1.1.1",
		"task.fast-path.n1.orchestrator.x.y",
		"$JS.API.CONSUMER.MSG.NEXT.WORK_orchestrator.heavy-compute",
		"$JS.API.CONSUMER.INFO.WORK_orchestrator.heavy-compute",
		"$JS.ACK.WORK_orchestrator.heavy-compute.1.1.1.1.0",
		"$JS.API.STREAM.INFO.TRIES_orchestrator_heavy-compute",
		"$JS.API.STREAM.MSG.GET.DONE_orchestrator",
		"$JS.API.DIRECT.GET.KV_health",
		"$JS.API.DIRECT.GET.KV_health.$KV.health.fast-path.a",
		"$KV.health.heavy-compute.a",
		"$KV.health.=fast-path.a", /* of a node that has its own key */
		"$KV.health.a",
		"$KV.nodes.heavy-compute.a",
		"$KV.models_orchestrator.x",
		"$KV.plans_orchestrator.x",
		NULL,
	};

	all_refused(*state, "fast-path", subjects);
}

static void a_node_with_its_own_key_is_itself_alone(void **state)
{
	static const char *const others[] = {
		"$KV.health.=fast-path.n2",
		"$KV.health.fast-path.n2",
		"$KV.health.fast-path.n1", /* only for a holder of the fleet's key */
		"$KV.health.=fast-path=heavy-compute.n1",
		"$KV.nodes.=fast-path.n2",
		"try.fast-path.orchestrator.x.y.n2.1.1",
		"done.heavy-compute.orchestrator.x.y",
		"$JS.API.CONSUMER.MSG.NEXT.WORK_orchestrator.heavy-compute",
		"$JS.API.DIRECT.GET.KV_health.$KV.health.=fast-path.n1",
		NULL,
	};
	static const char *const heard[] = {"task.fast-path.>", "task.fast-path.n2.>",
					    "node.=fast-path.n2", "$KV.health.>", "done.>"};
	cluster_case *k = *state;
	smr_nats *n, *o;
	smr_str s = {0};

	cluster_ok(smr_cluster_add_node(k->c, "n1", "fast-path"));
	cluster_ok(smr_cluster_add_node(k->c, "n2", "fast-path"));
	all_refused(k, "node.n1", others);
	n = cluster_join(k, "node.n1");
	o = cluster_join(k, "operator");
	for (size_t i = 0; i < sizeof(heard) / sizeof(heard[0]); i++) {
		unsigned before = k->m->refusals(n, NULL);
		smr_nats_listener *l;

		cluster_ok(k->m->listen(n, heard[i], nothing, NULL, &l));
		refused(k, n, before, heard[i]);
		k->m->unlisten(l);
	}
	cluster_ok(k->m->put(n, SMR_BUCKET_HEALTH, "=fast-path.n1", "1", 1));
	cluster_ok(k->m->get(o, SMR_BUCKET_HEALTH, "=fast-path.n1", &s));
	/* a node that is removed from the list is disconnected at once, and does not return */
	cluster_ok(smr_cluster_remove_node(k->c, "n1"));
	for (int t = 0; t < 500 && k->m->connected(n); t++)
		usleep(10000);
	assert_false(k->m->connected(n));
	for (int t = 0; t < 500 && k->m->alive(n); t++)
		usleep(10000);
	assert_false(k->m->alive(n));
	assert_int_equal(smr_cluster_remove_node(k->c, "n1"), SMR_ENOTFOUND);
	k->m->close(n);
	k->m->close(o);
	smr_str_free(&s);
}

static void a_user_reaches_nobody_elses_work(void **state)
{
	static const char *const others[] = {
		"fleet.fast-path.orchestrator.x.y",
		"fleet.fast-path.bob.x.y",
		"task.fast-path.n1.bob.x.y",
		"done.fast-path.alice.x.y",
		"quick.fast-path.alice.x.y",
		"try.fast-path.alice.x.y.n1.1.1",
		"$JS.API.CONSUMER.INFO.WORK_bob.fast-path",
		"$JS.API.CONSUMER.MSG.NEXT.WORK_alice.fast-path",
		"$JS.API.STREAM.MSG.GET.DONE_bob",
		"$JS.API.STREAM.INFO.TRIES_bob_fast-path",
		"$JS.API.DIRECT.GET.DONE_bob",
		"$JS.API.DIRECT.GET.KV_models_bob",
		/* a user's own entries: a user could make the server write them elsewhere */
		"$JS.API.DIRECT.GET.KV_models_alice",
		"$JS.API.DIRECT.GET.KV_plans_alice.$KV.plans_alice.a",
		"$KV.models_bob.x",
		"$KV.health.fast-path.n1",
		"$KV.nodes.fast-path.n1",
		NULL,
	};
	static const char *const heard[] = {"done.>",  "done.*.bob.>", "quick.>",
					    "fleet.>", "task.>",       "_INBOX.>"};
	cluster_case *k = *state;
	smr_nats *n, *o, *b;
	smr_str s = {0};

	cluster_ok(smr_cluster_add_user(k->c, "alice", &(smr_user_limits){0}, NULL));
	cluster_ok(smr_cluster_add_user(k->c, "bob", &(smr_user_limits){0}, "wasm"));
	assert_int_equal(smr_cluster_add_user(k->c, "eve", &(smr_user_limits){0}, "fly"),
			 SMR_EINVAL);
	assert_int_equal(smr_cluster_add_user(k->c, "operator", &(smr_user_limits){0}, NULL),
			 SMR_EINVAL);
	all_refused(k, "user.alice", others);
	n = cluster_join(k, "user.alice");
	b = cluster_join(k, "user.bob");
	o = cluster_join(k, "operator");
	for (size_t i = 0; i < sizeof(heard) / sizeof(heard[0]); i++) {
		unsigned before = k->m->refusals(n, NULL);
		smr_nats_listener *l;

		cluster_ok(k->m->listen(n, heard[i], nothing, NULL, &l));
		refused(k, n, before, heard[i]);
		k->m->unlisten(l);
	}
	cluster_ok(k->m->put(n, SMR_BUCKET_PLANS, "a", "hers", 4));
	k->m->act_for(o, "bob");
	assert_int_equal(k->m->get(o, SMR_BUCKET_PLANS, "a", &s), SMR_ENOTFOUND);
	k->m->act_for(o, "alice");
	cluster_ok(k->m->get(o, SMR_BUCKET_PLANS, "a", &s));
	assert_string_equal(smr_str_text(&s), "hers");
	cluster_ok(smr_cluster_remove_user(k->c, "alice"));
	for (int t = 0; t < 500 && k->m->alive(n); t++)
		usleep(10000);
	assert_false(k->m->alive(n));
	assert_true(k->m->connected(b));
	assert_int_equal(k->m->get(o, SMR_BUCKET_PLANS, "a", &s), SMR_ENOTFOUND);
	k->m->close(n);
	k->m->close(b);
	k->m->close(o);
	smr_str_free(&s);
}

static void a_worker_may_not_hear_others(void **state)
{
	static const char *const subjects[] = {"_INBOX.>",
					       "_INBOX.operator.>",
					       "done.>",
					       "fleet.fast-path.>",
					       "$KV.>",
					       ">",
					       "$KV.health.*.*",
					       "task.heavy-compute.>",
					       "node.heavy-compute.*"};
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "fast-path");

	for (size_t i = 0; i < sizeof(subjects) / sizeof(subjects[0]); i++) {
		unsigned before = k->m->refusals(n, NULL);
		smr_nats_listener *l;

		cluster_ok(k->m->listen(n, subjects[i], nothing, NULL, &l));
		refused(k, n, before, subjects[i]);
		k->m->unlisten(l);
	}
	k->m->close(n);
}

/* Logs in with one parameter replaced; returns the status. */
static smr_status join_with(const cluster_case *k, const smr_nats_login *with)
{
	char ca[128], seed[128];
	smr_nats_login l = *with;
	smr_nats *n;

	snprintf(ca, sizeof(ca), "%s/tls/ca.pem", k->dir);
	snprintf(seed, sizeof(seed), "%s/keys/fast-path.seed", k->dir);
	l.servers = (const char *const *)k->c->servers.v;
	l.nservers = k->c->servers.n;
	l.role = "fast-path";
	if (l.ca_file == NULL)
		l.ca_file = ca;

	smr_status st = k->m->connect(&l, &n);

	if (st == SMR_OK)
		k->m->close(n);
	return st;
}

static void says(const char *why)
{
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("the reason is not '%s': %s", why, smr_errmsg());
}

static void no_key_is_refused(void **state)
{
	assert_int_equal(join_with(*state, &(smr_nats_login){.role = NULL}), SMR_EINVAL);
	says("uthorization");
}

static void an_unknown_key_is_refused(void **state)
{
	/* of NATS' documentation */
	static const char seed[] = "SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY";
	cluster_case *k = *state;
	char file[128];

	snprintf(file, sizeof(file), "%s/strange.seed", k->dir);
	cluster_ok(smr_write_file(file, seed, strlen(seed), SMR_WRITE_FAST));
	assert_int_equal(join_with(k,
				   &(smr_nats_login){.seed_file = file,
						     .public_key = "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJA"
								   "HAHFRGZNEEJCPQTT2M7NLCNF4"}),
			 SMR_EINVAL);
	says("uthorization");
}

static void a_key_of_another_is_refused(void **state)
{
	/* another seed with a public key that the server knows */
	cluster_case *k = *state;
	char file[128], other[128], *text = NULL;

	snprintf(file, sizeof(file), "%s/strange.seed", k->dir);
	snprintf(other, sizeof(other), "%s/nats.conf", k->dir);
	cluster_ok(smr_write_file(file,
				  "SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY", 58,
				  SMR_WRITE_FAST));
	cluster_ok(smr_read_file(other, &text, NULL));

	char *key = strstr(text, "nkey: ") + strlen("nkey: ");

	key[56] = '\0';
	assert_int_equal(join_with(k, &(smr_nats_login){.seed_file = file, .public_key = key}),
			 SMR_EINVAL);
	says("uthorization");
	smr_free(text);
}

static void an_unknown_authority_is_refused(void **state)
{
	cluster_case *k = *state;
	char ca[128], key[128];

	snprintf(ca, sizeof(ca), "%s/other.pem", k->dir);
	snprintf(key, sizeof(key), "%s/other.key", k->dir);
	cluster_ok(k->m->certify(&(smr_nats_certificate){
		.name = "other authority", .file = ca, .key = key, .from_s = -60, .to_s = 60}));
	assert_int_equal(join_with(k, &(smr_nats_login){.ca_file = ca}), SMR_EINVAL);
	says("unable to get local issuer certificate");
}

static void serve_with(cluster_case *k, int64_t from_s, int64_t to_s)
{
	char ca[128], ca_key[128], file[128], key[128];

	snprintf(ca, sizeof(ca), "%s/tls/ca.pem", k->dir);
	snprintf(ca_key, sizeof(ca_key), "%s/tls/ca.key", k->dir);
	snprintf(file, sizeof(file), "%s/tls/server.pem", k->dir);
	snprintf(key, sizeof(key), "%s/tls/server.key", k->dir);
	cluster_ok(k->m->certify(&(smr_nats_certificate){.name = "server",
							 .ca_file = ca,
							 .ca_key = ca_key,
							 .file = file,
							 .key = key,
							 .from_s = from_s,
							 .to_s = to_s}));
}

static void an_expired_certificate_is_refused(void **state)
{
	cluster_case *k = *state;

	serve_with(k, -7200, -3600);
	assert_int_equal(smr_cluster_up(k->c, SMR_UP_WITH_THREAD), SMR_EINVAL);
	says("certificate has expired");
	assert_int_equal(smr_cluster_pid(k->c), 0);
	serve_with(k, 3600, 7200);
	assert_int_equal(smr_cluster_up(k->c, SMR_UP_WITH_THREAD), SMR_EINVAL);
	says("not yet valid");
	cluster_ok(smr_cluster_renew(k->c, 1));
	cluster_ok(smr_cluster_up(k->c, SMR_UP_WITH_THREAD));
}

/* ---- the server goes and comes ----------------------------------------------------------------*/

static void connections_come_back_and_up_makes_what_is_gone(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "fast-path"), *o = cluster_join(k, "operator");
	smr_nats_listener *l;
	smr_str s = {0};
	smr_status st = SMR_EIO;

	cluster_ok(k->m->put(n, SMR_BUCKET_HEALTH, "fast-path.a", "1", 1));
	cluster_ok(k->m->put(n, SMR_BUCKET_NODES, "fast-path.a", "facts", 5));
	cluster_ok(k->m->listen(n, "node.fast-path.a", echo, NULL, &l));
	assert_int_equal(kill(smr_cluster_pid(k->c), SIGKILL), 0);
	while (k->m->connected(n) || k->m->connected(o))
		usleep(1000);
	assert_int_not_equal(k->m->put(n, SMR_BUCKET_HEALTH, "fast-path.a", "1", 1), SMR_OK);
	assert_true(k->m->alive(n));
	cluster_ok(smr_cluster_up(k->c, SMR_UP_WITH_THREAD));
	for (int t = 0; t < 100 && !(k->m->connected(n) && k->m->connected(o)); t++)
		usleep(50000);
	/* as after a restart without `up` */
	(void)k->m->request(o, "$JS.API.STREAM.DELETE.KV_health", NULL, 0, 2000, &s);
	assert_int_equal(k->m->put(n, SMR_BUCKET_HEALTH, "fast-path.a", "2", 1), SMR_ENOTFOUND);
	says("samara cluster up");
	cluster_ok(smr_cluster_up(k->c, SMR_UP_WITH_THREAD));
	cluster_ok(k->m->put(n, SMR_BUCKET_HEALTH, "fast-path.a", "2", 1));
	smr_str_clear(&s);
	cluster_ok(k->m->get(o, SMR_BUCKET_HEALTH, "fast-path.a", &s));
	assert_string_equal(smr_str_text(&s), "2");
	smr_str_clear(&s);
	cluster_ok(k->m->get(o, SMR_BUCKET_NODES, "fast-path.a", &s));
	assert_string_equal(smr_str_text(&s), "facts");
	smr_str_clear(&s);
	for (int t = 0; t < 20 && st != SMR_OK; t++)
		st = k->m->request(o, "node.fast-path.a", "x", 1, 1000, &s);
	cluster_ok(st);
	k->m->unlisten(l);
	smr_str_free(&s);
	k->m->close(n);
	k->m->close(o);
}

static void the_server_dies_with_who_started_it(void **state)
{
	cluster_case *k = *state;
	pid_t child = fork();
	int status;

	if (child == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL); /* in case the test is killed */
		if (smr_cluster_up(k->c, SMR_UP_WITH_THREAD) != SMR_OK)
			_exit(1);
		raise(SIGKILL);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	for (int t = 0; t < 500 && smr_cluster_pid(k->c) != 0; t++)
		usleep(10000);
	assert_int_equal(smr_cluster_pid(k->c), 0);
}

static void a_closed_port_is_told(void **state)
{
	cluster_case *k = *state;
	const smr_nats_module *m;
	smr_nats *n;

	assert_int_equal(smr_cluster_connect(k->c, "operator", false, &m, &n), SMR_EIO);
	says("as operator");
	assert_int_equal(smr_cluster_connect(k->c, "nobody", false, &m, &n), SMR_ENOTFOUND);
	says("keys/nobody.seed");
}

int main(void)
{
#define WITH_SERVER(test) cmocka_unit_test_setup_teardown(test, cluster_start, cluster_end)
#define WITHOUT(test) cmocka_unit_test_setup_teardown(test, cluster_make, cluster_end)
	const struct CMUnitTest tests[] = {
		/* first: a child of fork() cannot use the threads that cnats has started */
		WITHOUT(the_server_dies_with_who_started_it),
		WITH_SERVER(every_role_joins),
		WITH_SERVER(what_is_kept_is_found_and_forgotten),
		WITH_SERVER(all_keys_are_listed_with_what_they_hold),
		WITH_SERVER(a_great_many_keys_are_listed_once_each),
		WITH_SERVER(health_goes_when_nobody_writes_it),
		WITH_SERVER(a_listener_answers),
		WITH_SERVER(streams_belong_to_the_operator),
		WITH_SERVER(a_node_with_its_own_key_is_itself_alone),
		WITH_SERVER(a_user_reaches_nobody_elses_work),
		WITH_SERVER(a_worker_may_not_speak_for_another_fleet),
		WITH_SERVER(a_worker_may_not_hear_others),
		WITH_SERVER(no_key_is_refused),
		WITH_SERVER(an_unknown_key_is_refused),
		WITH_SERVER(a_key_of_another_is_refused),
		WITH_SERVER(an_unknown_authority_is_refused),
		WITHOUT(an_expired_certificate_is_refused),
		WITH_SERVER(connections_come_back_and_up_makes_what_is_gone),
		WITHOUT(a_closed_port_is_told),
	};

	if (!cluster_possible())
		return unit_skipped();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
