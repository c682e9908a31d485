/* samara jail: the zygote of a node's workers. Nodes start it; it is in no list of commands. */
#include "jail/jail.h"
#include "cli/cli.h"

static smr_status serve(void *state, void *request, size_t n, smr_str *reply)
{
	return smr_fail(SMR_EUNSUPPORTED, "workers of this build serve nothing");
}

static int run(int argc, char **argv)
{
	static const smr_jail_program program = {.serve = serve};

	return smr_jail_zygote(&program);
}

const smr_command smr_command_jail = {.name = "jail", .run = run};
