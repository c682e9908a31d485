/* Nodes are children of one thread, which restarts them: the kernel ends them when it ends. */
#include "cluster/dispatch/local.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/config/cluster.h"
#include "cluster/dispatch/local_internal.h"

enum {
	LOOK_MS = 100,
	JOIN_S = 10,
	AGAIN_MS = 500,
	/* Without a waiting caller, the start is delayed: it takes some 250 ms of one core
	 * (measured), so that a run spends at most a quarter of its time on it. */
	WORTH_MS = 1000
};

typedef struct node {
	pid_t pid; /* 0: it has ended */
	int64_t ended;
	unsigned starts;
	char name[16], log[64];
} node;

struct smr_local {
	char dir[40], folder[60]; /* dir has the cluster's folder */
	char starting[80];        /* a file that exists until the server runs */
	int lock;
	char *samara; /* the executable */
	char **env;   /* of nodes; the strings belong to the environment */
	smr_cluster *cluster;
	pthread_t keeper;
	bool has_keeper, wait, failed;
	char why[200]; /* reason of failed */
	unsigned n;
	node nodes[SMR_LOCAL_MOST];
	int out, in;         /* pipe by which nodes report that they have joined */
	int end_out, end_in; /* pipe that is closed to end the keeper */
};

smr_status smr_local_parse(const char *name, bool *is, unsigned *n)
{
	char end;

	*is = strncmp(name, "local:", 6) == 0;
	if (*is && (sscanf(name + 6, "%u%c", n, &end) != 1 || *n < 1 || *n > SMR_LOCAL_MOST))
		return smr_fail(SMR_EINVAL, "%s: local:N takes 1 to %d nodes", name,
				SMR_LOCAL_MOST);
	return SMR_OK;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* Executes a node, in the child: only functions that are allowed between fork and exec. */
static void exec_node(const smr_local *l, const node *x, pid_t parent)
{
	const char *const args[] = {"samara", "node", "--join", l->folder, "--name", x->name, NULL};
	int fd = open(x->log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	sigset_t none;

	if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)
		_exit(1);
	setpgid(0, 0); /* Ctrl-C is for the program */
	/* nodes share the program's cores: its own work comes first */
	(void)setpriority(PRIO_PROCESS, 0, 10);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	signal(SIGINT, SIG_DFL);
	signal(SIGQUIT, SIG_DFL);
	if (dup2(l->in, STDOUT_FILENO) < 0 || (fd >= 0 && dup2(fd, STDERR_FILENO) < 0))
		_exit(1);
	execve(l->samara, (char *const *)(uintptr_t)args, l->env);
	_exit(127);
}

static void start_node(smr_local *l, unsigned i)
{
	node *x = &l->nodes[i];
	pid_t parent = getpid(), pid;

	snprintf(x->name, sizeof(x->name), "node-%u", i + 1);
	snprintf(x->log, sizeof(x->log), "%s/%s.log", l->dir, x->name);
	pid = fork();
	if (pid == 0)
		exec_node(l, x, parent);
	x->pid = pid > 0 ? pid : 0;
	x->ended = smr_now_ns();
	x->starts++;
}

/* Logs nodes that have ended, and restarts them a moment later. */
static void restart_ended_nodes(smr_local *l)
{
	for (unsigned i = 0; i < l->n; i++) {
		node *x = &l->nodes[i];
		int status = 0;
		pid_t got = x->pid > 0 ? waitpid(x->pid, &status, WNOHANG) : 0;

		/* no child to wait for: the program lets the kernel reap its children */
		if (got > 0 || (got < 0 && errno == ECHILD)) {
			smr_log(SMR_LOG_WARN, "run: node-%u has ended (%s %d)", i + 1,
				WIFSIGNALED(status) ? "signal" : "status",
				WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
			x->pid = 0;
			x->ended = smr_now_ns();
		}
		if (x->pid == 0 &&
		    smr_now_ns() - x->ended > (int64_t)AGAIN_MS * 1000000 * x->starts)
			start_node(l, i);
	}
}

/* Sleeps; false: the program ends. */
static bool sleep_unless_ending(const smr_local *l, int ms)
{
	struct pollfd p = {.fd = l->end_out, .events = POLLIN};

	return poll(&p, 1, ms) <= 0;
}

static smr_status start_server(smr_local *l)
{
	SMR_TRY(smr_cluster_init(l->folder, &(smr_cluster_options){.name = "local"}));
	SMR_TRY(smr_cluster_open(l->folder, &l->cluster));
	l->cluster->ending = l->end_out;
	for (unsigned i = 0; i < l->n; i++) {
		char name[sizeof(l->nodes[i].name)];

		snprintf(name, sizeof(name), "node-%u", i + 1);
		SMR_TRY(smr_cluster_add_node(l->cluster, name, NULL));
	}
	return smr_cluster_up(l->cluster, SMR_UP_WITH_THREAD);
}

static void *run_keeper_thread(void *arg)
{
	smr_local *l = arg;
	sigset_t all;

	sigfillset(&all);
	pthread_sigmask(SIG_BLOCK, &all, NULL);
	if (!l->wait && !sleep_unless_ending(l, WORTH_MS))
		return NULL;
	if (start_server(l) != SMR_OK) {
		snprintf(l->why, sizeof(l->why), "%s", smr_errmsg());
		if (!l->wait && sleep_unless_ending(l, 0))
			smr_log_line(SMR_LOG_WARN, "going on without the cluster: %s", l->why);
		__atomic_store_n(&l->failed, true, __ATOMIC_SEQ_CST);
		unlink(l->starting);
		return NULL;
	}
	unlink(l->starting);
	for (unsigned i = 0; i < l->n && sleep_unless_ending(l, 0); i++)
		start_node(l, i);
	smr_local_sweep();
	while (sleep_unless_ending(l, LOOK_MS))
		restart_ended_nodes(l);
	for (unsigned i = 0; i < l->n; i++)
		if (l->nodes[i].pid > 0)
			kill(l->nodes[i].pid, SIGKILL);
	for (unsigned i = 0; i < l->n; i++)
		if (l->nodes[i].pid > 0)
			waitpid(l->nodes[i].pid, NULL, 0);
	/* it would end with this thread, but the folder is removed now, and it still writes */
	if (smr_cluster_down(l->cluster, true) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	return NULL;
}

/* Waits for one line of each node, written when it has joined. */
static smr_status wait_for_nodes(smr_local *l)
{
	int64_t from = smr_now_ns();
	unsigned joined = 0;

	while (joined < l->n && smr_seconds(from, smr_now_ns()) < JOIN_S) {
		struct pollfd p = {.fd = l->out, .events = POLLIN};
		char c;

		if (__atomic_load_n(&l->failed, __ATOMIC_SEQ_CST))
			return smr_fail(SMR_EIO, "%s", l->why);
		if (smr_cluster_interrupted())
			return smr_fail(SMR_ESTATE, "interrupted");
		if (poll(&p, 1, LOOK_MS) > 0 && read(l->out, &c, 1) == 1)
			joined += c == '\n';
	}
	if (joined == 0)
		return smr_fail(SMR_EIO, "none of %u nodes has joined in %d s", l->n, JOIN_S);
	if (joined < l->n)
		smr_log(SMR_LOG_WARN, "run: only %u of %u nodes have joined", joined, l->n);
	return SMR_OK;
}

/* ---- the cluster ----------------------------------------------------------------------------- */

/* Builds the environment of nodes, without settings that would make them submit work. */
static smr_status make_env(smr_local *l, char *const *all)
{
	static const char *const ours[] = {"SAMARA_CLUSTER=", "SAMARA_REPORT=", "SAMARA_VIA=",
					   "SAMARA_TRACE=", "SAMARA_MONITOR="};
	size_t n = 0, kept = 0;

	while (all[n] != NULL)
		n++;
	l->env = smr_calloc(n + 1, sizeof(*l->env));
	if (l->env == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cluster");
	for (size_t i = 0; i < n; i++) {
		bool is_ours = false;

		for (size_t k = 0; k < sizeof(ours) / sizeof(ours[0]); k++)
			is_ours |= strncmp(all[i], ours[k], strlen(ours[k])) == 0;
		if (!is_ours)
			l->env[kept++] = all[i];
	}
	return SMR_OK;
}

static smr_status make_pipe(int *out, int *in)
{
	int ends[2];

	if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
		return smr_fail(SMR_EIO, "no descriptors are left: %s", strerror(errno));
	*out = ends[0];
	*in = ends[1];
	return SMR_OK;
}

static smr_status start_local_cluster(smr_local *l, char *const *env)
{
	char *server;

	/* checked first, since the caller waits for a failure */
	SMR_TRY(smr_cluster_server(&server));
	smr_free(server);
	SMR_TRY(smr_find_own("samara", &l->samara));
	SMR_TRY(make_env(l, env));
	SMR_TRY(smr_local_folder(l->dir, &l->lock));
	snprintf(l->folder, sizeof(l->folder), "%s/cluster", l->dir);
	snprintf(l->starting, sizeof(l->starting), "%s.starting", l->folder);
	SMR_TRY(smr_write_file(l->starting, "", 0, SMR_WRITE_FAST));
	SMR_TRY(make_pipe(&l->out, &l->in));
	SMR_TRY(make_pipe(&l->end_out, &l->end_in));
	l->has_keeper = pthread_create(&l->keeper, NULL, run_keeper_thread, l) == 0;
	if (!l->has_keeper)
		return smr_fail(SMR_ENOMEM, "no thread to look after nodes");
	return l->wait ? wait_for_nodes(l) : SMR_OK;
}

smr_status smr_local_up(unsigned n, bool wait, const smr_environment *env, smr_local **out)
{
	smr_local *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cluster");
	l->n = n < SMR_LOCAL_MOST ? n : SMR_LOCAL_MOST;
	l->wait = wait;
	l->lock = l->out = l->in = l->end_out = l->end_in = -1;
	st = start_local_cluster(l, env != NULL ? smr_environment_list(env) : environ);
	if (st != SMR_OK) {
		smr_local_down(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

const char *smr_local_dir(const smr_local *l)
{
	return l->folder;
}

static void close_if(int fd)
{
	if (fd >= 0)
		close(fd);
}

static void end_keeper(smr_local *l)
{
	if (l->end_in >= 0)
		(void)!write(l->end_in, "", 1);
	pthread_join(l->keeper, NULL);
}

void smr_local_down(smr_local *l)
{
	if (l == NULL)
		return;
	if (l->has_keeper)
		end_keeper(l);
	smr_cluster_close(l->cluster);
	close_if(l->out);
	close_if(l->in);
	close_if(l->end_out);
	close_if(l->end_in);
	if (l->dir[0] != '\0')
		smr_remove_all(l->dir);
	close_if(l->lock);
	smr_free(l->samara);
	smr_free(l->env);
	smr_free(l);
}
