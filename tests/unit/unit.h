/** @file What every unit test includes: cmocka, a folder of its own, the allocation sweep. */
#ifndef SMR_TESTS_UNIT_H
#define SMR_TESTS_UNIT_H

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/alloc.h"
#include "base/status.h"
#include "unit_rounds.h"

/** A folder that is there between the two below, which set a test or a group up and down. */
static char unit_folder[32];

static inline int unit_make_folder(void **state)
{
	(void)snprintf(unit_folder, sizeof(unit_folder), "/tmp/samara-test-XXXXXX");
	return mkdtemp(unit_folder) == NULL;
}

/** The same, and it is the cache. */
static inline int unit_make_cache(void **state)
{
	return unit_make_folder(state) == 0 ? setenv("SAMARA_CACHE", unit_folder, 1) : -1;
}

static inline int unit_drop_folder(void **state)
{
	char command[sizeof(unit_folder) + 16];

	(void)snprintf(command, sizeof(command), "rm -rf %s", unit_folder);
	return system(command);
}

/** A name in the folder, good until the next call but one. */
static inline const char *unit_path(const char *name)
{
	static char names[2][256];
	static int turn;

	turn = !turn;
	(void)snprintf(names[turn], sizeof(names[turn]), "%s/%s", unit_folder, name);
	return names[turn];
}

/** Runs @p run with the n-th allocation failing, for n = 1, 2, 3 … @p dense and then in strides
 * that grow with n, until none is left to fail. Each run that saw a failure must return SMR_ENOMEM
 * or recover with SMR_OK (and then look itself whether what it got is right and complete), and
 * leave no memory behind. Returns the number of runs. */
static inline long unit_fail_some_allocations(smr_status (*run)(void *), void *arg, long dense)
{
	for (long n = 1, runs = 1;; n += 1 + n / dense, runs++) {
		long before = smr_alloc_live();

		smr_alloc_fail_at(n);
		smr_status st = run(arg);
		bool failed = smr_alloc_failed();

		smr_alloc_fail_at(0);
		if (smr_alloc_live() != before)
			fail_msg("allocation %ld failed: %ld pieces leaked", n,
				 smr_alloc_live() - before);
		if (st != SMR_OK && st != SMR_ENOMEM)
			fail_msg("allocation %ld failed: %s, %s", n, smr_status_name(st),
				 smr_errmsg());
		if (!failed) {
			assert_int_equal(st, SMR_OK);
			return runs;
		}
	}
}

/** The same for every n. */
static inline long unit_fail_each_allocation(smr_status (*run)(void *), void *arg)
{
	return unit_fail_some_allocations(run, arg, LONG_MAX);
}

/** Nanoseconds in which anything ends on the busiest machine: what takes longer hangs. */
#define UNIT_HANGS INT64_C(60000000000)

/** For main(), where the machine lacks what all its tests need; smr_errmsg() says what. */
static inline int unit_skipped(void)
{
	print_message("skipped: %s\n", smr_errmsg());
	return 77; /* meson's "skipped" */
}

/** UCX's tcp finds the machine's interfaces in /sys; false: it says that it cannot. */
static inline bool unit_has_interfaces(void)
{
	if (access("/sys/class/net", R_OK) == 0)
		return true;
	print_message("skipped: /sys is not mounted, or has no network\n");
	return false;
}

static inline void unit_needs_interfaces(void)
{
	if (!unit_has_interfaces())
		skip();
}

#endif
