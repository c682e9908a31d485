/** @file The kernels that come with us, for a group of tests. */
#ifndef SMR_TESTS_UNIT_KERNELS_H
#define SMR_TESTS_UNIT_KERNELS_H

#include "identify/match/identify.h"
#include "unit.h"

static smr_library *unit_kernels;

static inline int unit_open_kernels(void **state)
{
	static const char *const dirs[] = {"kernels", NULL};

	if (smr_library_open(dirs, &unit_kernels) == SMR_OK)
		return 0;
	print_error("%s\n", smr_errmsg());
	return -1;
}

static inline int unit_close_kernels(void **state)
{
	smr_library_free(unit_kernels);
	return 0;
}

#endif
