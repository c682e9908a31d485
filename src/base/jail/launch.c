#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/jail/host.h"
#include "base/thread/clock.h"

/* Settings that the zygote gets: those that change generated code or the search for libraries, none
 * that tell who the user is or where keys lie. */
static const char *const kept[] = {
	"SAMARA_DETERMINISTIC", "SAMARA_FP",          "SAMARA_HOME",         "SAMARA_IMPL",
	"SAMARA_KERNELS",       "SAMARA_LOG",         "SAMARA_ONEDNN",       "SAMARA_OPENBLAS",
	"SAMARA_SCHEDULE",      "SAMARA_THREADS",     "SAMARA_WASMTIME",     "SAMARA_WASM_KEEP",
	"SAMARA_WASM_PATH",     "SAMARA_WASM_MEMORY", "SAMARA_WASM_SECONDS", "ASAN_OPTIONS",
	"LSAN_OPTIONS",         "TSAN_OPTIONS",       "UBSAN_OPTIONS",       "LD_LIBRARY_PATH",
};

enum { NKEPT = sizeof(kept) / sizeof(kept[0]) };

static const char *find_variable(const char *const *among, const char *name)
{
	size_t length = strlen(name);

	for (; among != NULL && *among != NULL; among++)
		if (strncmp(*among, name, length) == 0 && (*among)[length] == '=')
			return *among;
	return NULL;
}

/* The host's settings override those of the environment. */
static void keep_settings(const char *const *own, char **to)
{
	size_t n = 0;

	for (size_t i = 0; i < NKEPT; i++) {
		const char *setting = find_variable(own, kept[i]);

		if (setting == NULL)
			setting =
				find_variable((const char *const *)(const void *)environ, kept[i]);
		if (setting != NULL)
			to[n++] = (char *)(uintptr_t)setting;
	}
	to[n] = NULL;
}

/* Resets all signals to the state of a new program. */
static int set_attributes(posix_spawnattr_t *a)
{
	sigset_t none, all;

	sigemptyset(&none);
	sigfillset(&all);
	return posix_spawnattr_setsigmask(a, &none) | posix_spawnattr_setsigdefault(a, &all) |
	       posix_spawnattr_setflags(a, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn_zygote(const smr_jails *j, int socket, pid_t *pid)
{
	char *argv[] = {(char *)(uintptr_t)"samara", (char *)(uintptr_t)j->word, NULL};
	char *settings[NKEPT + 1];
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;

	keep_settings(j->settings, settings);
	if (posix_spawn_file_actions_init(&files) != 0)
		return ENOMEM;
	if (posix_spawnattr_init(&attributes) != 0) {
		posix_spawn_file_actions_destroy(&files);
		return ENOMEM;
	}
	int error =
		posix_spawn_file_actions_adddup2(&files, socket, SMR_JAIL_MESSAGE_SOCKET) |
		posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0) |
		posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) |
		set_attributes(&attributes);

	if (error == 0)
		error = posix_spawn(pid, j->exe, &files, &attributes, argv, settings);
	posix_spawnattr_destroy(&attributes);
	posix_spawn_file_actions_destroy(&files);
	return error;
}

smr_status smr_jails_start(smr_jails *j)
{
	int ends[2];

	j->ready = false;
	j->started = smr_now_ns();
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
		return smr_fail(SMR_EIO, "no socket for a zygote: %m");
	int error = spawn_zygote(j, ends[1], &j->zygote);

	close(ends[1]);
	if (error != 0) {
		close(ends[0]);
		j->zygote = 0;
		return smr_fail(SMR_EIO, "%s cannot be started: %s", j->exe, strerror(error));
	}
	j->socket = ends[0];
	return SMR_OK;
}
