/* The modules that have ports, opened once and never closed: UCX has threads of its own. */
#include <pthread.h>
#include <stdlib.h>

#include "base/ending.h"
#include "net/plane/inner.h"

/* What UCX reads when it is loaded, or when a context is made. What the user has set stays. */
static const struct {
	const char *name, *value;
} variables[] = {
	{"UCX_ERROR_SIGNALS", ""}, /* the program's signals are its own */
	{"UCX_MEM_EVENTS", "n"},   /* no patches of mmap and munmap in the program's libc */
	{"UCX_MEM_MMAP_HOOK_MODE", "none"},
	{"UCX_VFS_ENABLE", "n"},
	{"UCX_LOG_LEVEL", "fatal"}, /* its lines go to stdout, which is the program's */
};
enum { VARIABLES = sizeof(variables) / sizeof(variables[0]) };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void set_variables(bool ours[VARIABLES])
{
	for (size_t i = 0; i < VARIABLES; i++) {
		ours[i] = getenv(variables[i].name) == NULL;
		if (ours[i])
			setenv(variables[i].name, variables[i].value, 1);
	}
}

static void restore_variables(const bool ours[VARIABLES])
{
	for (size_t i = 0; i < VARIABLES; i++)
		if (ours[i])
			unsetenv(variables[i].name);
}

/* exit() takes UCX apart while its threads still run: they are stopped at the door, for good. */
static smr_plane *planes; /* under the lock */

static void at_exit(void)
{
	pthread_mutex_lock(&lock);
	for (smr_plane *p = planes; p != NULL; p = p->next)
		p->calls->halt(p->port);
}

void smr_plane_known(smr_plane *p, bool opened)
{
	smr_plane **at = &planes;

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

static smr_status load(smr_plane_kind kind, const smr_port_table **out)
{
	static bool watched;
	const void *table;

	SMR_TRY(smr_module_open(kind == SMR_PLANE_TLS ? tls.file : ucx.file,
				kind == SMR_PLANE_TLS ? tls.table : ucx.table, sizeof(**out),
				kind == SMR_PLANE_TLS ? tls.cure : ucx.cure, &table));
	*out = table;
	if (!watched) {
		(void)atexit(at_exit);
		smr_ending_watch(); /* it is asked first */
	}
	watched = true;
	return SMR_OK;
}

smr_status smr_plane_port(smr_plane_kind kind, const smr_port_options *o,
			  const smr_port_table **table, smr_port **out)
{
	bool ours[VARIABLES];
	char err[200] = "";
	smr_status st;

	pthread_mutex_lock(&lock);
	set_variables(ours);
	st = load(kind, table);
	if (st == SMR_OK && (*table)->open(o, out, err, sizeof(err)) != 0)
		st = smr_fail(SMR_EIO, "%s", err);
	restore_variables(ours);
	pthread_mutex_unlock(&lock);
	return st;
}
