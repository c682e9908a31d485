/* Concurrent calls of many threads: the same site, several sites, several sizes, with a report and
 * a history, directly and through the transport. For the thread sanitizer; valid without it. */
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "api/pipeline.h"
#include "base/data/hash.h"
#include "base/fs.h"
#include "unit.h"

enum { THREADS = 6, ROUNDS = 60, LONGEST = 4000 };

/* A site in its data section, as in a compiled program. */
typedef struct own_site {
	smr_site site;
	char frame[sizeof(smr_frame) + 512];
} own_site;

static own_site twice, sum;

static void site_of(const char *text, own_site *s)
{
	smr_frame f = {.length = strlen(text), .hash = smr_hash_fnv1a(text, strlen(text))};

	assert_true(strlen(text) < 512);
	memcpy(f.tag, "SMRFLOW1", sizeof(f.tag));
	memcpy(s->frame, &f, sizeof(f));
	memcpy(s->frame + sizeof(f), text, f.length);
	s->site = (smr_site){.state = 1, .texts = (int32_t)(s->frame - (char *)&s->site.texts)};
}

static int ask(own_site *s, int64_t *nums, ...)
{
	va_list bases;
	int done;

	va_start(bases, nums);
	done = smr_run_enter(&s->site, nums, bases);
	va_end(bases);
	return done;
}

typedef struct crowd {
	int id, replaced, wrong;
	float a[LONGEST], b[LONGEST];
} crowd;

/* Sums of small integers: exact in any order. */
static void *in_a_crowd(void *arg)
{
	crowd *c = arg;

	for (int r = 0; r < ROUNDS; r++) {
		int n = 1 + (c->id * 977 + r * 131) % LONGEST;
		int64_t nums[2] = {n, 0};
		float total = 0, got;

		for (int i = 0; i < n; i++) {
			c->a[i] = (float)((i + r) % 5);
			total += c->a[i];
		}
		if (ask(&twice, nums, c->a, c->b)) {
			c->replaced++;
			for (int i = 0; i < n; i++)
				c->wrong += c->b[i] != 2 * c->a[i];
		}
		if (ask(&sum, nums, c->a)) {
			c->replaced++;
			memcpy(&got, &nums[1], sizeof(got));
			c->wrong += got != total;
		}
	}
	return NULL;
}

static void everybody_asks(void)
{
	static crowd c[THREADS];
	pthread_t t[THREADS];
	int replaced = 0;

	site_of("flow \"twice\" { sym n  base A, B written\n"
		"%0 = view f32[n] A + (0) strides [4]\n"
		"%1 = view f32[n] B + (0) strides [4]\n"
		"%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 2:f32)\n}",
		&twice);
	site_of("flow \"sum\" { sym n  base A\n"
		"%0 = view f32[n] A + (0) strides [4]\n"
		"%1 = nest (i: n) group 1 ins %0 = fold(i; 0:f32; add(acc0, %0[i]))\nresult %1\n}",
		&sum);
	for (int i = 0; i < THREADS; i++) {
		c[i].id = i;
		assert_int_equal(pthread_create(&t[i], NULL, in_a_crowd, &c[i]), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		pthread_join(t[i], NULL);
		assert_int_equal(c[i].wrong, 0);
		replaced += c[i].replaced;
	}
	assert_true(replaced > 0);
}

/* A process has one runner, made at the first call, so each variant runs in its own process. */
static void in_a_process_with(const char *variable, const char *value)
{
	char report[64];
	int status;
	pid_t child;

	assert_int_equal(unit_make_folder(NULL), 0);
	snprintf(report, sizeof(report), "%s/rows", unit_folder);
	child = fork();
	if (child == 0) {
		setenv("SAMARA_CACHE", unit_folder, 1);
		setenv("SAMARA_REPORT", report, 1);
		setenv("SAMARA_FORCE", "1", 1);
		setenv("SAMARA_THREADS", "3", 1);
		setenv(variable, value, 1);
		everybody_asks();
		exit(0); /* runs destructors */
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_int_equal(unit_drop_folder(NULL), 0);
}

static void threads_ask_at_once(void **state)
{
	in_a_process_with("SAMARA_CHECK", "sample");
}

static void threads_ask_and_every_call_is_checked(void **state)
{
	in_a_process_with("SAMARA_CHECK", "always");
}

static void threads_ask_through_the_transport(void **state)
{
	in_a_process_with("SAMARA_VIA", "loop");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threads_ask_at_once),
		cmocka_unit_test(threads_ask_and_every_call_is_checked),
		cmocka_unit_test(threads_ask_through_the_transport),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
