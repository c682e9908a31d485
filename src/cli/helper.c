/* samara helper: the process that compiles code for guest programs. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "rt/helper/image_list.h"
#include "rt/helper/server.h"

typedef struct request {
	const char *action;
	const char *serve; /* folder to serve in */
	long idle;
	bool as_json;
} request;

static smr_status show_helper(const char *folder, bool as_json)
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

static smr_status stop_helper(const char *folder, bool as_json)
{
	bool ended;

	(void)as_json;
	SMR_TRY(smr_guest_helper_stop(folder, &ended));
	puts(ended ? "the helper has ended" : "no helper was running");
	return SMR_OK;
}

static smr_status list_guest_images(const char *folder, bool as_json)
{
	return smr_guest_list(folder, as_json, stdout);
}

static const struct action {
	const char *name;
	smr_status (*run)(const char *folder, bool as_json);
} actions[] = {{"show", show_helper}, {"list", list_guest_images}, {"stop", stop_helper}};

static const struct action *find_action(const char *name)
{
	for (size_t i = 0; i < sizeof(actions) / sizeof(actions[0]); i++)
		if (strcmp(actions[i].name, name) == 0)
			return &actions[i];
	return NULL;
}

static smr_status run_helper_action(const request *r)
{
	char *folder = NULL;
	smr_status st;

	if (r->serve != NULL)
		return smr_guest_helper_serve(r->serve, (int)r->idle);
	st = smr_guest_helper_folder(&folder);
	if (st == SMR_OK)
		st = find_action(r->action)->run(folder, r->as_json);
	smr_free(folder);
	return st;
}

static const smr_cli_option list_of_options[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON."),
	{"--serve", SMR_CLI_TEXT, .at = offsetof(request, serve), .metavar = "DIR",
	 .help = "Be the helper process for this folder. Compiled programs start it so."},
	{"--idle", SMR_CLI_NUMBER, .at = offsetof(request, idle), .least = 1, .most = 86400,
	 .metavar = "SECONDS", .initial = "120",
	 .help = "With --serve: end after so long without a question."},
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list_of_options),
					.file = offsetof(request, action)};

static int run_helper_command(int argc, char **argv)
{
	request r = {.idle = 120};

	if (smr_cli_take(&options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_helper, "%s", smr_errmsg());
	if (r.action == NULL)
		r.action = "show";
	if (find_action(r.action) == NULL)
		return smr_cli_usage(&smr_command_helper,
				     "what is '%s'? there are show, list and stop", r.action);
	return run_helper_action(&r) == SMR_OK ? 0 : smr_cli_fail("helper", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {{.operands = "[show | list | stop]", .options = &options}};

const smr_command smr_command_helper = {
	.name = "helper",
	.about = "the process that makes code for compiled programs",
	SMR_CLI_FORMS(forms),
	.text = "Programs of `samara cc` compile nothing themselves: they ask a helper process of "
		"the same user. It starts at the first question and ends when nothing was asked "
		"for two minutes. What it makes is kept in $SAMARA_CACHE/guest-2 "
		"(docs/reference/guest.md).\n"
		"`show`, the default: whether one is running, and what it has made. `list`: sites, "
		"sizes, what runs there, times. `stop`: end it; the next question starts another "
		"one.",
	.run = run_helper_command,
};
