#include "api/remote/usage.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void keep_reason(smr_remote_target_tally *t, const char *why)
{
	pthread_mutex_lock(&t->lock);
	if (t->why[0] == '\0')
		snprintf(t->why, sizeof(t->why), "%.199s", why);
	pthread_mutex_unlock(&t->lock);
}

void smr_remote_target_tally_note(smr_remote_target_tally *t, smr_status st, const char *how)
{
	bool sandboxed = st == SMR_OK && strncmp(how, "as WebAssembly", 14) == 0;

	if (st != SMR_OK) {
		if (atomic_fetch_add(&t->lost, 1) == 0)
			keep_reason(t, smr_errmsg());
		return;
	}
	atomic_fetch_add(&t->went, 1);
	if (sandboxed && atomic_fetch_add(&t->sandboxed, 1) == 0)
		keep_reason(t, how);
}

void smr_remote_target_tally_refused(smr_remote_target_tally *t)
{
	if (atomic_fetch_add(&t->refused, 1) == 0)
		keep_reason(t, smr_errmsg());
}

static void append_count(smr_str *out, unsigned long long n, const char *what)
{
	smr_str_printf(out, "%llu %s%s could have gone to ", n, what, n == 1 ? "" : "s");
}

void smr_remote_target_tally_text(smr_remote_target_tally *t, const char *cluster,
				  const char *nobody, smr_str *out)
{
	unsigned long long went = t->went, sandboxed = t->sandboxed, calls = t->lost + t->nobody;

	if (went > sandboxed || went + calls + t->refused == 0)
		return;
	pthread_mutex_lock(&t->lock);
	if (went > 0) {
		smr_str_printf(out, "all %llu calls that cluster %s did ran %s", went, cluster,
			       t->why);
	} else {
		append_count(out, calls > 0 ? calls : t->refused, calls > 0 ? "call" : "codelet");
		smr_str_printf(out, "cluster %s; all ran here: %s", cluster,
			       t->why[0] != '\0' ? t->why : nobody);
	}
	smr_str_printf(out, " (samara cluster test %s)", cluster);
	pthread_mutex_unlock(&t->lock);
}
