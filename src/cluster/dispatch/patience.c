/* Counts the time in which calls wait and no answer arrives, less the time that a node worked on
 * the answer. A cluster that answers only now and then, and slowly, uses it up too. */
#include "cluster/dispatch/patience.h"

#include <math.h>

#include "base/thread/clock.h"

enum { PROMPT = 64 /* answers in a row after which the count begins again */ };

static const double WORD_S = 0.25;        /* an earlier answer is prompt */
static const double TRY_AGAIN_S = 30;     /* after silence */
static const double RETURNED_LEAST_S = 1; /* after a time without nodes */

static double seconds_of_silence(const smr_patience *p, int64_t now)
{
	return p->waiting > 0 ? smr_seconds(p->heard, now) : 0;
}

void smr_patience_wait(smr_patience *p, int64_t now)
{
	if (p->waiting++ == 0)
		p->heard = now;
}

void smr_patience_end(smr_patience *p, int64_t now, bool answered, double work_s)
{
	double silent = seconds_of_silence(p, now) - work_s;

	p->waiting -= p->waiting > 0;
	if (!answered)
		return;
	p->heard = now;
	if (silent > WORD_S) {
		p->lost_s += silent;
		p->prompt = 0;
	} else if (++p->prompt >= PROMPT) {
		p->lost_s = 0;
		p->times = 0;
	}
}

bool smr_patience_is_over(const smr_patience *p, int64_t now)
{
	return p->spent || seconds_of_silence(p, now) > fmax(p->most_s - p->lost_s, 0);
}

void smr_patience_spend(smr_patience *p, int64_t now)
{
	if (p->spent)
		return;
	p->spent = true;
	p->spent_at = now;
	p->times++;
	p->prompt = 0;
}

bool smr_patience_allows(smr_patience *p, int64_t now, bool returned)
{
	if (!p->spent && p->lost_s >= p->most_s)
		smr_patience_spend(p, now);
	if (!p->spent)
		return true;
	if (!returned) { /* after its return, try again soon */
		p->spent_at = now - (int64_t)((TRY_AGAIN_S - RETURNED_LEAST_S) * 1e9);
		return false;
	}
	if (smr_seconds(p->spent_at, now) < TRY_AGAIN_S)
		return false;
	p->spent = false;
	p->lost_s = p->most_s * (1 - ldexp(1, -(int)(p->times < 30 ? p->times : 30)));
	return true;
}
