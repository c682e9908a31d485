/* The list of commands, and the variables that all of them read. */
#include "cli/cli.h"

const smr_command *const smr_commands[] = {
	&smr_command_run,       &smr_command_build,    &smr_command_cc,
	&smr_command_cxx,       &smr_command_fc,       &smr_command_report,
	&smr_command_decompose, &smr_command_kernels,  &smr_command_machine,
	&smr_command_cluster,   &smr_command_top,      &smr_command_node,
	&smr_command_monitor,   &smr_command_archive,  &smr_command_graph,
	&smr_command_explain,   &smr_command_plan,     &smr_command_predict,
	&smr_command_simulate,  &smr_command_learn,    &smr_command_helper,
	&smr_command_cache,     &smr_command_doctor,   &smr_command_help,
	&smr_command_jail,      &smr_command_systemds, NULL,
};

const smr_cli_variable smr_cli_variables[] = {
	{"SAMARA_CACHE", "The folder for everything that is kept: programs, code, measurements. "
			 "Default: $XDG_CACHE_HOME/samara, or ~/.cache/samara."},
	{"SAMARA_LOG", "The level of the log on stderr: off, error, warn, info or debug. Default: "
		       "off; of nodes: warn."},
	{"SAMARA_HOME", "Where our own files are looked for first: libraries, kernels, machines. "
			"Default: beside the program, or where `make install` puts them."},
	{"SAMARA_THREADS", "The number of threads. Default: as many as there are processors."},
	{"SAMARA_SCHEDULE",
	 "How threads share a loop: static, ss, gss, tss, fac2, tfss, mfsc or pss. Default: tfss."},
	{"SAMARA_MACHINES", "Folders with machines of your own, with colons between them."},
	{"SAMARA_KERNELS", "Folders with kernels of your own, with colons between them."},
	{"SAMARA_CLUSTER", "The folder of the cluster, for all commands that take --cluster."},
	{"SAMARA_PATIENCE",
	 "Seconds that a program waits in all for a cluster that does not answer. Default: 10."},
	{"SAMARA_WAYS", "How payloads reach nodes: local, tls, or local,tls. Default: local where "
			"the server is on this machine, else both."},
	{"SAMARA_KEY", "The file with the key of a connection to a node that listens at tcp."},
	{"SAMARA_CODE_KEY", "The file with the secret key that signs generated code."},
	{NULL, NULL},
};
