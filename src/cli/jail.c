/* samara jail: the zygote of a node's workers. Nodes start it; it is not in the list of
 * commands. */
#include "base/jail/jail.h"
#include "api/pipeline.h"
#include "cli/cli.h"
#include "cluster/node/worker_side.h"

/* The library is never freed: workers are forks of this process. */
static smr_status load_kernel_library(void)
{
	smr_library *library;

	SMR_TRY(smr_pipeline_library(&library));
	return smr_worker_side_warm(library);
}

static int run_jail_command(int argc, char **argv)
{
	static const smr_jail_program program = {load_kernel_library, smr_worker_side_open,
						 smr_worker_side_serve};

	return smr_jail_zygote(&program);
}

const smr_command smr_command_jail = {.name = "jail", .run = run_jail_command};
