/* Remote targets from the environment. SAMARA_VIA=TRANSPORT:ADDRESS: every codelet goes to that
 * node; without an address the node is in this process. SAMARA_CLUSTER=DIR: each call goes to the
 * place with the lowest predicted time; local:N starts a cluster of N nodes, which ends with the
 * process; loop: the same with queues and a worker in this process, where no call pays unless
 * forced. SAMARA_RUN names the run; SAMARA_TRACE and SAMARA_MONITOR are files to write at the
 * end. */
#include <stdlib.h>
#include <string.h>

#include "api/remote/remote.h"
#include "base/fs.h"
#include "base/log.h"
#include "cluster/dispatch/local.h"

static struct {
	smr_remote_target *away;
	smr_monitor_book *book;
	smr_local *local;
	const smr_settings *settings;
} self;

/* Does the same as `samara run --cluster=local:N`. */
static smr_status make_local_cluster(const smr_runner *r, smr_remote_target_params *p)
{
	unsigned n = 0;
	bool is;

	SMR_TRY(smr_local_parse(p->cluster, &is, &n));
	if (!is)
		return SMR_OK;
	SMR_TRY(smr_local_up(n, r->force, NULL, &self.local));
	p->cluster = smr_local_dir(self.local);
	p->shares_cores = true;
	return SMR_OK;
}

smr_status smr_remote_target_environment(smr_runner *r, const smr_settings *s,
					 smr_history **history)
{
	smr_remote_target_params p = {.via = s->via,
				      .cluster = s->cluster,
				      .run = s->run,
				      .patience_s = s->patience_s,
				      .in_background = true,
				      .tells_user = true,
				      .shares_cores = s->shares_cores,
				      .history = history};

	self.settings = s;
	if (p.via == NULL && p.cluster != NULL && make_local_cluster(r, &p) != SMR_OK) {
		smr_log_line(SMR_LOG_WARN, "going on without the cluster: %s", smr_errmsg());
		p.cluster = NULL;
	}
	if (p.via == NULL && p.cluster == NULL)
		return SMR_OK;
	if (p.via == NULL) {
		SMR_TRY(smr_monitor_open(&self.book));
		if (s->trace != NULL)
			smr_monitor_keep_trace(self.book);
		p.book = self.book;
		r->ran = smr_remote_target_ran;
		r->ran_ctx = self.book;
	}
	return smr_remote_target_open(r, &p, &self.away);
}

static void write_out(const char *path, smr_status (*print)(smr_monitor_book *, smr_str *))
{
	smr_str text = {0};

	if (path == NULL)
		return;
	if (print(self.book, &text) != SMR_OK ||
	    smr_write_file(path, text.s, text.n, SMR_WRITE_FAST) != SMR_OK)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	smr_str_free(&text);
}

void smr_remote_target_environment_close(void)
{
	if (self.book == NULL && self.local == NULL)
		return;
	smr_remote_target_close(self.away);
	smr_local_down(self.local);
	self.local = NULL;
	if (self.book == NULL)
		return;
	write_out(self.settings->trace, smr_monitor_trace);
	write_out(self.settings->monitor, smr_monitor_json);
	smr_monitor_close(self.book);
	self.book = NULL;
	self.away = NULL;
}
