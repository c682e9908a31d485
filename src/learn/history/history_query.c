/* Reads all records of one code at one size by one statement.
 *
 * A selection of implementations reads one key some twenty times (each implementation's verdict,
 * its times on one thread and on all, the calls), and each statement is a transaction of its own,
 * with locks on files. Writes of another process become visible when another key was queried in
 * between. */
#include <stdio.h>
#include <string.h>

#include "learn/history/internal.h"

enum { TOOK, VERDICT, CALLED };

/* Numbers out of range come from a damaged file, and are treated as missing. */
static const char select_all[] =
	"SELECT 0, impl, runs, low, dev, last FROM took WHERE code=?1 AND size=?2 AND"
	" runs BETWEEN 1 AND 1e9 AND low BETWEEN -100 AND 100 AND dev BETWEEN 0 AND 100 AND"
	" last BETWEEN 1 AND 4e9 UNION ALL "
	"SELECT 1, impl, verdict, 0, 0, 0 FROM verdict WHERE code=?1 AND size=?2 UNION ALL "
	"SELECT 2, '', 0, 1.0*calls/runs, 0, 0 FROM called WHERE code=?1 AND size=?2 AND"
	" runs BETWEEN 1 AND 1e18 AND calls BETWEEN 0 AND 1e18";

static bool name_of(sqlite3_stmt *s, char out[SMR_HISTORY_KEY])
{
	const char *name = (const char *)sqlite3_column_text(s, 1);

	/* no name in use is longer */
	return name != NULL && snprintf(out, SMR_HISTORY_KEY, "%s", name) < SMR_HISTORY_KEY;
}

static void add_way(smr_past_of *p, sqlite3_stmt *s)
{
	unsigned runs = (unsigned)sqlite3_column_int(s, 2);

	p->all += runs;
	if (p->nways == SMR_HISTORY_WAYS || !name_of(s, p->way[p->nways].impl))
		return;
	p->way[p->nways].runs = runs;
	p->way[p->nways].low = sqlite3_column_double(s, 3);
	p->way[p->nways].dev = sqlite3_column_double(s, 4);
	p->way[p->nways].last = (unsigned)sqlite3_column_int(s, 5);
	p->nways++;
}

/* Unknown values are not trusted. */
static smr_verdict verdict_of(int kept)
{
	return kept == SMR_VERDICT_GOOD || kept == SMR_VERDICT_MADE ? (smr_verdict)kept
								    : SMR_VERDICT_BAD;
}

static void add_verdict(smr_past_of *p, sqlite3_stmt *s)
{
	if (p->nverdicts == SMR_HISTORY_WAYS || !name_of(s, p->verdict[p->nverdicts].impl))
		return;
	p->verdict[p->nverdicts++].verdict = verdict_of(sqlite3_column_int(s, 2));
}

static void read_past(smr_past_of *p, sqlite3_stmt *s)
{
	while (s != NULL && sqlite3_step(s) == SQLITE_ROW)
		switch (sqlite3_column_int(s, 0)) {
		case TOOK:
			add_way(p, s);
			break;
		case VERDICT:
			add_verdict(p, s);
			break;
		case CALLED:
			p->calls = sqlite3_column_double(s, 3);
			break;
		}
}

/* Returns the records of a key; valid until drop_past(). */
static const smr_past_of *take_past(smr_history *h, uint64_t code, uint64_t size)
{
	smr_past_of *p = &h->past;
	sqlite3_stmt *s;

	pthread_mutex_lock(&h->lock);
	if (p->is_of && p->code == code && p->size == size)
		return p;
	p->is_of = true;
	p->code = code;
	p->size = size;
	p->nways = p->nverdicts = p->all = 0;
	p->calls = 0;
	s = smr_history_prepare(h, select_all, code, NULL, size);
	read_past(p, s);
	smr_history_done(h, s);
	return p;
}

static void drop_past(smr_history *h)
{
	pthread_mutex_unlock(&h->lock);
}

bool smr_history_lookup(void *ctx, const smr_cost_query *q, smr_past *out)
{
	const smr_past_of *p = take_past(ctx, q->code, q->size);
	unsigned all = p->all, last = 0;
	char key[SMR_HISTORY_KEY];

	*out = (smr_past){0};
	smr_history_time_key(q, key);
	for (unsigned i = 0; i < p->nways; i++)
		if (strcmp(p->way[i].impl, key) == 0) {
			out->runs = p->way[i].runs;
			out->low = p->way[i].low;
			out->dev = p->way[i].dev;
			last = p->way[i].last;
		}
	drop_past(ctx);
	out->age = all > last ? all - last : 0;
	return all > 0;
}

smr_verdict smr_history_verdict(smr_history *h, uint64_t code, const char *impl, uint64_t size)
{
	const smr_past_of *p = take_past(h, code, size);
	smr_verdict v = SMR_VERDICT_UNKNOWN;

	for (unsigned i = 0; i < p->nverdicts; i++)
		if (strcmp(p->verdict[i].impl, impl) == 0)
			v = p->verdict[i].verdict;
	drop_past(h);
	return v;
}

double smr_history_calls(smr_history *h, uint64_t code, uint64_t size)
{
	double calls = take_past(h, code, size)->calls;

	drop_past(h);
	return calls;
}
