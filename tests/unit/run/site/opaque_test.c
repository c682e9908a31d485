/* Queries for opaque code: when it runs in place of its loops, and when a cluster gets it. */
#include <math.h>

#include "run_flow.h"

static const char double_code[] = "its bitcode";

/* @p doubts: unproved properties of its addresses; @p fixed: reason why it cannot be sent. */
static void give_code(made_up_site *s)
{
	s->site.loops = (int32_t)(s->code - (char *)&s->site.loops);
	s->site.flags |= SMR_SITE_CODE;
}

static void doubtful_site(const char *doubts, const char *fixed, made_up_site *s)
{
	static char text[512];

	snprintf(text, sizeof(text),
		 "flow \"double\" { sym n  base A written\n"
		 "%s"
		 "%%0 = view f32[n] A\n"
		 "%%1 = opaque u8[] code \"%016llx\" work (n) %s ins %%0 outs %%0\n"
		 "%%2 = slot f32 %%1 0\n"
		 "result %%2 }",
		 doubts, (unsigned long long)smr_hash_fnv1a(double_code, strlen(double_code)),
		 fixed);
	site_of(text, s);
	frame_of("SMRBCODE", double_code, s->code);
	give_code(s);
}

static void opaque_site(made_up_site *s)
{
	doubtful_site("", "", s);
}

static void opaque_code_runs_in_place_of_its_loops(void **state)
{
	smr_runner r = runner_of(NULL);
	float a[4] = {1, 2, 3, 4}, got;
	int64_t nums[2] = {4, -1};
	static made_up_site s;

	opaque_site(&s);
	r.check = SMR_CHECK_ALWAYS; /* there is nothing to compare it with */
	assert_int_equal(ask(&r, &s, nums, a), 1);
	memcpy(&got, &nums[1], sizeof(got));
	assert_true(got == 20 && a[3] == 8);
	close_site(&s);
	opaque_site(&s);
	r = runner_of("nest"); /* implementations of nests do not accept it */
	assert_int_equal(ask(&r, &s, nums, a), 0);
	assert_true(a[3] == 8);
	close_site(&s);
}

static void opaque_code_that_is_damaged_or_not_there_leaves_the_original(void **state)
{
	smr_runner r = runner_of(NULL);
	float a[4] = {1, 2, 3, 4};
	int64_t nums[2] = {4, -1};
	static made_up_site s;

	for (size_t at = 0; at < sizeof(smr_frame) + strlen(double_code); at++) {
		opaque_site(&s);
		s.code[at] ^= 4;
		assert_int_equal(ask(&r, &s, nums, a), 0);
		assert_int_equal(s.site.state, 0);
	}
	opaque_site(&s);
	frame_of("SMRBCODE", "that of another", s.code);
	assert_int_equal(ask(&r, &s, nums, a), 0);
	opaque_site(&s);
	s.site.flags = 0;
	assert_int_equal(ask(&r, &s, nums, a), 0);
	site_of(twice, &s); /* and a nest has no code */
	frame_of("SMRBCODE", double_code, s.code);
	give_code(&s);
	assert_int_equal(ask(&r, &s, nums, a, a), 0);
	assert_true(a[3] == 4);
}

static void opaque_code_that_ends_too_soon_is_not_asked_for_again(void **state)
{
	smr_runner r = runner_of(NULL);
	float a[4] = {0};
	int64_t nums[2] = {1 << 30, -1}; /* a large bound */
	static made_up_site s;
	int done = 0;

	opaque_site(&s);
	r.force = false;
	for (int i = 0; i < 40; i++)
		done += ask(&r, &s, nums, a);
	assert_int_equal(done, 16);
	assert_int_equal(s.site.state, 0);
	close_site(&s);
}

/* ---- a cluster ---------------------------------------------------------------------------------
 */

/* A cluster where everything ends at once, unless it fails there. */
typedef struct made_up_cluster {
	int asked, sent, prepared;
	double here_s;     /* local seconds that it was queried with */
	smr_status status; /* of what is sent */
} made_up_cluster;

static bool it_pays(void *ctx, const smr_flow *f, const smr_dispatch *p, double *seconds)
{
	made_up_cluster *c = ctx;

	c->asked++;
	c->here_s = p->predicted.p50;
	*seconds = 1e-6;
	return true;
}

static bool nobody_is_there(void *ctx, const smr_flow *f, const smr_dispatch *p, double *seconds)
{
	*seconds = INFINITY;
	return false;
}

/* Leaves a mark that the code did not run here. */
static smr_status run_on_node(void *ctx, const smr_flow *f, const smr_dispatch *p, const smr_env *e,
			      smr_shares *shares)
{
	made_up_cluster *c = ctx;

	if (c->status != SMR_OK)
		return smr_fail(c->status, "not on this node");
	c->sent++;
	((float *)e->base[0])[0] = -1;
	snprintf(shares->node, sizeof(shares->node), "n1");
	return SMR_OK;
}

static smr_status prepare_on_node(void *ctx, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	((made_up_cluster *)ctx)->prepared++;
	return SMR_OK;
}

static const smr_executor cluster = {
	.estimate = it_pays, .prepare = prepare_on_node, .run = run_on_node};
static const smr_executor empty_cluster = {
	.estimate = nobody_is_there, .prepare = prepare_on_node, .run = run_on_node};

static smr_runner runner_with(made_up_cluster *c)
{
	smr_runner r = runner_of(NULL);

	r.force = false;
	r.via = &cluster;
	r.via_ctx = c;
	return r;
}

/* Past runs of the code took a second; the loops are unknown. */
static bool it_took_a_second(void *ctx, const smr_cost_query *q, smr_past *out)
{
	smr_cost plain = {.machine = &the_machine};
	smr_prediction p;

	smr_cost_estimate(&plain, q, &p);
	*out = (smr_past){.low = log(1 / p.p50), .dev = 0.1, .runs = 5};
	return strcmp(q->impl, "bitcode") == 0;
}

static void opaque_code_stays_until_it_is_known_how_long_it_takes(void **state)
{
	made_up_cluster c = {0};
	smr_runner r = runner_with(&c);
	float a[4] = {0};
	int64_t nums[2] = {1 << 30, -1}; /* a large bound */
	static made_up_site s;

	opaque_site(&s);
	for (int i = 0; i < 12; i++)
		assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_int_equal(c.asked, 0); /* at first the time is unknown, then it is short */
	close_site(&s);
	opaque_site(&s);
	r.cost.history = it_took_a_second;
	assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_true(c.sent == 1 && c.prepared == 1 && a[0] == -1);
	assert_true(fabs(c.here_s - 1) < 1e-6);
	close_site(&s);
}

/* Although the loops are predicted to be faster than the code ever was. */
static void opaque_loops_that_take_long_may_go_later(void **state)
{
	made_up_cluster c = {.status = SMR_EIO};
	smr_runner r = runner_with(&c);
	float a[4] = {1, 2, 3, 4};
	int64_t nums[2] = {1 << 20, -1};
	static made_up_site s;

	opaque_site(&s);
	r.cost.history = it_took_a_second;
	r.via = &empty_cluster;
	assert_int_equal(ask(&r, &s, nums, a), 0);
	r.via = &cluster;
	c.status = SMR_OK;
	assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_int_equal(c.sent, 1);
	r.via = &empty_cluster; /* the code itself runs here then */
	assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_true(c.sent == 1 && a[3] == 8);
	close_site(&s);
}

static void opaque_code_that_fails_on_a_node_runs_here(void **state)
{
	made_up_cluster c = {.status = SMR_EUNSUPPORTED};
	smr_runner r = runner_with(&c);
	float a[4] = {1, 2, 3, 4};
	int64_t nums[2] = {1 << 20, -1};
	static made_up_site s;

	opaque_site(&s);
	r.force = true;
	assert_int_equal(ask(&r, &s, nums, a), 1);
	int asked = c.asked;

	assert_true(asked > 0 && a[3] == 8);
	for (int i = 0; i < 2; i++)
		assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_true(c.asked == asked && a[3] == 32);
	close_site(&s);
}

/* Although it is forced. */
static void opaque_code_whose_windows_are_not_sure_stays(void **state)
{
	made_up_cluster c = {0};
	smr_runner r = runner_with(&c);
	float a[4] = {1, 2, 3, 4};
	int64_t nums[2] = {1 << 20, -1};
	static made_up_site s;

	r.force = true;
	doubtful_site("", "fixed \"it compares pointers\"", &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	close_site(&s);
	doubtful_site("wrap (0; 1, n) in [0, 2147483647]\n", "", &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_true(c.asked == 0 && a[3] == 16);
	close_site(&s);
	doubtful_site("wrap (n) in [0, 2147483647]\n", "", &s); /* this one is */
	assert_int_equal(ask(&r, &s, nums, a), 1);
	assert_true(c.sent == 1 && a[3] == 16);
	close_site(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(opaque_code_runs_in_place_of_its_loops),
		cmocka_unit_test(opaque_code_that_is_damaged_or_not_there_leaves_the_original),
		cmocka_unit_test(opaque_code_that_ends_too_soon_is_not_asked_for_again),
		cmocka_unit_test(opaque_code_stays_until_it_is_known_how_long_it_takes),
		cmocka_unit_test(opaque_loops_that_take_long_may_go_later),
		cmocka_unit_test(opaque_code_that_fails_on_a_node_runs_here),
		cmocka_unit_test(opaque_code_whose_windows_are_not_sure_stays),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
