/* Opens the modules with ports once and never closes them: UCX has threads of its own. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/exit_guard.h"
#include "net/rpc/internal.h"
#include "net/rpc/open_port.h"

/* Settings that UCX reads when it is loaded, or when a context is made. No other UCX_... variables
 * exist meanwhile: settings of one side that the other does not have would end both (those of tcp's
 * segments do). Users set SAMARA_UCX_... instead. */
static const struct {
	const char *name, *value;
} variables[] = {
	{"UCX_ERROR_SIGNALS", ""}, /* signal handlers are the program's */
	{"UCX_MEM_EVENTS", "n"},   /* does not patch mmap and munmap of the program's libc */
	{"UCX_MEM_MMAP_HOOK_MODE", "none"},
	{"UCX_VFS_ENABLE", "n"},
	{"UCX_LOG_LEVEL", "fatal"}, /* it logs to stdout, which is the program's */
};
enum { VARIABLES = sizeof(variables) / sizeof(variables[0]), MOST_OF_USER = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

typedef struct hidden {
	char *v[MOST_OF_USER]; /* the user's "UCX_NAME=value" */
	size_t n;
} hidden;

/* Returns the first one in the environment; NULL: there is none. */
static const char *first_of_user(void)
{
	for (char **e = environ; e != NULL && *e != NULL; e++)
		if (strncmp(*e, "UCX_", 4) == 0 && strchr(*e, '=') != NULL)
			return *e;
	return NULL;
}

static void unset_variable(const char *text)
{
	char *name = smr_strndup(text, (size_t)(strchr(text, '=') - text));

	if (name != NULL)
		unsetenv(name);
	smr_free(name);
}

static void set_variables(hidden *h)
{
	const char *text;

	h->n = 0;
	while (h->n < MOST_OF_USER && (text = first_of_user()) != NULL) {
		char *copy = smr_strdup(text);

		if (copy == NULL)
			break;
		unset_variable(text);
		h->v[h->n++] = copy;
	}
	for (size_t i = 0; i < VARIABLES; i++)
		setenv(variables[i].name, variables[i].value, 1);
}

static void restore_variables(hidden *h)
{
	for (size_t i = 0; i < VARIABLES; i++)
		unsetenv(variables[i].name);
	for (size_t i = 0; i < h->n; i++) {
		char *equals = strchr(h->v[i], '=');

		*equals = '\0';
		setenv(h->v[i], equals + 1, 1);
		smr_free(h->v[i]);
	}
}

/* exit() destroys UCX while its threads still run, so all planes are locked before, for good. */
static smr_rpc *planes; /* under the lock */

static void at_exit(void)
{
	pthread_mutex_lock(&lock);
	for (smr_rpc *p = planes; p != NULL; p = p->next)
		p->calls->halt(p->port);
}

void smr_rpc_known(smr_rpc *p, bool opened)
{
	smr_rpc **at = &planes;

	pthread_mutex_lock(&lock);
	while (*at != NULL && *at != p)
		at = &(*at)->next;
	if (opened) {
		p->next = planes;
		planes = p;
	} else if (*at != NULL) {
		*at = (*at)->next;
	}
	pthread_mutex_unlock(&lock);
}

static const struct {
	const char *file, *table, *cure;
} ucx = {"libsamara-ucx.so", "smr_ucx_calls", "apt install libucx0, then make"},
  tls = {"libsamara-tls.so", "smr_tls_table", "apt install libssl3, then make"};

static smr_status load_transport(smr_rpc_kind kind, const smr_port_table **out)
{
	static bool watched;
	const void *table;

	SMR_TRY(smr_dynlib_open(kind == SMR_RPC_TLS ? tls.file : ucx.file,
				kind == SMR_RPC_TLS ? tls.table : ucx.table, sizeof(**out),
				kind == SMR_RPC_TLS ? tls.cure : ucx.cure, &table));
	*out = table;
	if (!watched) {
		(void)atexit(at_exit);
		smr_exit_guard_watch(); /* its handler runs first */
	}
	watched = true;
	return SMR_OK;
}

smr_status smr_rpc_port(smr_rpc_kind kind, const smr_port_options *o, const smr_port_table **table,
			smr_port **out)
{
	hidden of_user;
	char err[200] = "";
	smr_status st;

	pthread_mutex_lock(&lock);
	if (kind == SMR_RPC_TLS)
		of_user.n = 0;
	else
		set_variables(&of_user);
	st = load_transport(kind, table);
	if (st == SMR_OK && (*table)->open(o, out, err, sizeof(err)) != 0)
		st = smr_fail(SMR_EIO, "%s", err);
	if (kind != SMR_RPC_TLS)
		restore_variables(&of_user);
	pthread_mutex_unlock(&lock);
	return st;
}
