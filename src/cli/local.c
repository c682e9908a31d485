/* Nodes are children of one thread, which looks after them: the kernel ends them when it ends. */
#include "cli/local.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
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
#include "base/clock.h"
#include "base/fs.h"
#include "base/log.h"
#include "cluster/cluster.h"

enum { LOOK_MS = 10, JOIN_S = 10, AGAIN_MS = 500 };

typedef struct node {
	pid_t pid; /* 0: it has ended */
	int64_t ended;
	unsigned starts;
} node;

struct smr_local {
	char dir[40], folder[60]; /* the cluster's folder is in it */
	char starting[80];        /* a file, as long as the server is not up */
	smr_cluster *cluster;
	pthread_t keeper;
	bool has_keeper, ending, failed;
	unsigned n, joined;
	node nodes[SMR_LOCAL_MOST];
	int out; /* where nodes tell that they have joined */
	int in;
};

/* ---- nodes ----------------------------------------------------------------------------------- */

static void become_node(const smr_local *l, unsigned i, pid_t parent)
{
	char name[16], log[80];
	int fd;
	char *args[] = {(char *)"samara",
			(char *)"node",
			(char *)"--join",
			(char *)l->folder,
			(char *)"--name",
			name,
			NULL};

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent)
		_exit(1);
	setpgid(0, 0); /* Ctrl-C is for the program */
	/* they have the program's cores: what it does itself comes first, their start last */
	(void)setpriority(PRIO_PROCESS, 0, 10);
	signal(SIGINT, SIG_DFL);
	signal(SIGQUIT, SIG_DFL);
	snprintf(name, sizeof(name), "node-%u", i + 1);
	snprintf(log, sizeof(log), "%s/%s.log", l->dir, name);
	fd = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
	dup2(l->in, STDOUT_FILENO);
	if (fd >= 0)
		dup2(fd, STDERR_FILENO);
	unsetenv("SAMARA_CLUSTER");
	unsetenv("SAMARA_REPORT");
	execv("/proc/self/exe", args);
	_exit(127);
}

static void start_node(smr_local *l, unsigned i)
{
	pid_t parent = getpid(), pid = fork();

	if (pid == 0)
		become_node(l, i, parent);
	l->nodes[i].pid = pid > 0 ? pid : 0;
	l->nodes[i].ended = smr_now_ns();
	l->nodes[i].starts++;
}

/* A node that ends is told in the log, and starts again a moment later. */
static void look_after(smr_local *l)
{
	for (unsigned i = 0; i < l->n; i++) {
		node *x = &l->nodes[i];
		int status;

		if (x->pid > 0 && waitpid(x->pid, &status, WNOHANG) == x->pid) {
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

static smr_status start_server(smr_local *l)
{
	SMR_TRY(smr_cluster_init(l->folder, &(smr_cluster_options){.name = "local"}));
	SMR_TRY(smr_cluster_open(l->folder, &l->cluster));
	return smr_cluster_up(l->cluster, SMR_UP_WITH_THREAD);
}

static void *keep(void *arg)
{
	smr_local *l = arg;

	if (start_server(l) != SMR_OK) {
		fprintf(stderr, "samara run: going on without the cluster: %s\n", smr_errmsg());
		__atomic_store_n(&l->failed, true, __ATOMIC_SEQ_CST);
		unlink(l->starting);
		return NULL;
	}
	unlink(l->starting);
	for (unsigned i = 0; i < l->n; i++)
		start_node(l, i);
	while (!__atomic_load_n(&l->ending, __ATOMIC_SEQ_CST)) {
		usleep(LOOK_MS * 1000);
		look_after(l);
	}
	for (unsigned i = 0; i < l->n; i++)
		if (l->nodes[i].pid > 0)
			kill(l->nodes[i].pid, SIGKILL);
	for (unsigned i = 0; i < l->n; i++)
		if (l->nodes[i].pid > 0)
			waitpid(l->nodes[i].pid, NULL, 0);
	return NULL;
}

/* Each node writes one line when it has joined. */
static void wait_for_nodes(smr_local *l)
{
	int64_t from = smr_now_ns();
	char c;

	while (l->joined < l->n && !__atomic_load_n(&l->failed, __ATOMIC_SEQ_CST) &&
	       smr_seconds(from, smr_now_ns()) < JOIN_S)
		if (read(l->out, &c, 1) == 1)
			l->joined += c == '\n';
		else
			usleep(2000);
	if (l->joined < l->n)
		smr_log(SMR_LOG_WARN, "run: only %u of %u nodes have joined", l->joined, l->n);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static smr_status start(smr_local *l, bool wait)
{
	int ends[2];

	if (mkdtemp(l->dir) == NULL) {
		l->dir[0] = '\0';
		return smr_fail(SMR_EIO, "no room for a cluster in /tmp: %s", strerror(errno));
	}
	snprintf(l->folder, sizeof(l->folder), "%s/cluster", l->dir);
	snprintf(l->starting, sizeof(l->starting), "%s.starting", l->folder);
	SMR_TRY(smr_write_file(l->starting, "", 0, SMR_WRITE_FAST));
	if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
		return smr_fail(SMR_EIO, "no descriptors are left");
	l->out = ends[0];
	l->in = ends[1];
	l->has_keeper = pthread_create(&l->keeper, NULL, keep, l) == 0;
	if (!l->has_keeper)
		return smr_fail(SMR_ENOMEM, "no thread to look after nodes");
	if (wait)
		wait_for_nodes(l);
	return SMR_OK;
}

smr_status smr_local_up(unsigned n, bool wait, smr_local **out)
{
	smr_local *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cluster");
	snprintf(l->dir, sizeof(l->dir), "%s", "/tmp/samara-cluster-XXXXXX");
	l->n = n < SMR_LOCAL_MOST ? n : SMR_LOCAL_MOST;
	l->out = l->in = -1;
	st = start(l, wait);
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

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *f)
{
	return remove(path);
}

void smr_local_down(smr_local *l)
{
	if (l == NULL)
		return;
	__atomic_store_n(&l->ending, true, __ATOMIC_SEQ_CST);
	if (l->has_keeper)
		pthread_join(l->keeper, NULL);
	if (l->cluster != NULL && smr_cluster_pid(l->cluster) != 0 &&
	    smr_cluster_down(l->cluster) != SMR_OK)
		smr_log(SMR_LOG_WARN, "run: %s", smr_errmsg());
	smr_cluster_close(l->cluster);
	if (l->out >= 0)
		close(l->out);
	if (l->in >= 0)
		close(l->in);
	if (l->dir[0] != '\0')
		(void)nftw(l->dir, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	smr_free(l);
}
