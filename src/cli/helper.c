/* samara helper: the process that makes code for compiled programs. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "guest/image_list.h"
#include "guest/server.h"

typedef struct request {
	const char *action;
	const char *serve; /* a folder */
	long idle;
	bool as_json;
} request;

static smr_status show(const char *folder, bool as_json)
{
	smr_guest_helper_state s;

	SMR_TRY(smr_guest_helper_look(folder, &s));
	if (as_json)
		printf("{\"folder\": \"%s\", \"pid\": %d, \"images\": %llu, \"bytes\": %llu}\n",
		       folder, s.pid, (unsigned long long)s.images, (unsigned long long)s.bytes);
	else if (s.pid > 0)
		printf("process %d serves in %s: %llu images, %.1f MB\n", s.pid, folder,
		       (unsigned long long)s.images, (double)s.bytes / 1e6);
	else
		printf("no helper is running; %s has %llu images, %.1f MB\n", folder,
		       (unsigned long long)s.images, (double)s.bytes / 1e6);
	return SMR_OK;
}

static smr_status stop(const char *folder, bool as_json)
{
	bool ended;

	(void)as_json;
	SMR_TRY(smr_guest_helper_stop(folder, &ended));
	puts(ended ? "the helper has ended" : "no helper was running");
	return SMR_OK;
}

static smr_status list(const char *folder, bool as_json)
{
	return smr_guest_list(folder, as_json, stdout);
}

static const struct action {
	const char *name;
	smr_status (*run)(const char *folder, bool as_json);
} actions[] = {{"show", show}, {"list", list}, {"stop", stop}};

static smr_status act(const request *r)
{
	char *folder = NULL;
	smr_status st = SMR_OK;
	size_t i = 0;

	if (r->serve != NULL)
		return smr_guest_helper_serve(r->serve, (int)r->idle);
	while (i < sizeof(actions) / sizeof(actions[0]) && strcmp(actions[i].name, r->action) != 0)
		i++;
	if (i == sizeof(actions) / sizeof(actions[0]))
		return smr_fail(SMR_EINVAL, "what is '%s'? (show, list or stop)", r->action);
	st = smr_guest_helper_folder(&folder);
	if (st == SMR_OK)
		st = actions[i].run(folder, r->as_json);
	smr_free(folder);
	return st;
}

static int run(int argc, char **argv)
{
	static const smr_cli_option list[] = {
		{.name = "--json", .kind = SMR_CLI_FLAG, .at = offsetof(request, as_json)},
		{.name = "--serve", .kind = SMR_CLI_TEXT, .at = offsetof(request, serve)},
		{.name = "--idle",
		 .kind = SMR_CLI_NUMBER,
		 .at = offsetof(request, idle),
		 .least = 1,
		 .most = 86400}};
	const smr_cli_options options = {.list = list,
					 .n = sizeof(list) / sizeof(list[0]),
					 .file = offsetof(request, action)};
	request r = {.idle = 120};

	if (smr_cli_take(&options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_helper, "%s", smr_errmsg());
	if (r.action == NULL)
		r.action = "show";
	return act(&r) == SMR_OK ? 0 : smr_cli_fail("helper", "%s", smr_errmsg());
}

const smr_command smr_command_helper = {
	.name = "helper",
	.args = "[show | list | stop] [--json]",
	.about = "the process that makes code for compiled programs",
	.more = "Programs of `samara cc` never compile anything themselves: they ask a helper\n"
		"process of the same user, which starts at the first question and ends when\n"
		"nothing was asked for two minutes. What it makes is kept in\n"
		"$SAMARA_CACHE/guest-2 (docs/guest.md).\n\n"
		"  show           whether one is running, and what it has made (the default)\n"
		"  list           what it has made: sites, sizes, what runs there, times\n"
		"  stop           end it; the next question starts another one\n"
		"  --json         as JSON\n"
		"  --serve=DIR    be the helper for DIR\n"
		"  --idle=SECONDS end after so long without a question (120)",
	.run = run,
};
