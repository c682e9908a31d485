/* samara cc: the compiler driver. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "front/c/driver.h"

int smr_cmd_cc(int argc, char **argv)
{
	return smr_cc_main(argc, argv);
}
