/* samara cc: the compiler driver. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "front/c/driver.h"

const smr_command smr_command_cc = {
	.name = "cc",
	.args = "CLANG-ARGS",
	.about = "the compiler: clang, with a guard before every loop nest it can lift",
	.more = "clang-19 with your command line, a plug-in, and libsamara-rt when it links: use "
		"it as\n"
		"CC=\"samara cc\" for make, CMake and autotools. At -O0, and under -fsanitize, it "
		"is\n"
		"plain clang. Its own options:\n"
		"  --opaque=all     loops that cannot be lifted are asked about wherever their "
		"code can\n"
		"                   stand alone; gain (the default): where it may be faster on "
		"this\n"
		"                   machine than on the one compiled for; none: nowhere\n"
		"  --errno=strict   math functions that may set errno are not lifted\n"
		"Environment:\n"
		"  SAMARA_LIFT=say  print every flow, and why other loops are left alone\n"
		"  SAMARA_CLANG     the clang to call\n"
		"For what clang takes: clang-19 --help",
	.run = smr_cc_main,
};
