/** @file Shared by programs whose instructions are counted. Nothing in them depends on time,
 * threads or addresses: their clock is made up, random numbers have a seed. */
#ifndef SMR_TESTS_COUNTED_H
#define SMR_TESTS_COUNTED_H

#include "made_clock.h"
#include "unit.h"

typedef struct path {
	const char *name;
	void (*run)(void); /* calls counted() for what is hot, after it has run it unseen */
} path;

/** Valgrind counts from its beginning to its end (run: --toggle-collect). */
__attribute__((noinline)) void counted(void (*f)(void *), void *arg);
__attribute__((noinline)) void counted(void (*f)(void *), void *arg)
{
	void (*volatile call)(void *) = f; /* no copy of this for one f */

	call(arg);
	call = NULL; /* no jump there instead of a call */
}

/* Unseen at first: pages are touched, libraries opened, sizes learnt. */
static inline void warm_and_counted(void (*f)(void *), void *arg)
{
	for (int i = 0; i < 10; i++)
		f(arg);
	counted(f, arg);
}

static inline void must(smr_status st)
{
	if (st != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		exit(1);
	}
}

/** The path that the command line names, or all of them. */
static inline int run_paths(const path *paths, int argc, char **argv)
{
	int ran = 0;

	for (const path *p = paths; p->name != NULL; p++)
		if (argc < 2 || strcmp(p->name, argv[1]) == 0) {
			p->run();
			ran++;
		}
	if (ran == 0)
		fprintf(stderr, "%s: there is no path '%s'\n", argv[0], argv[1]);
	return ran == 0;
}

#endif
