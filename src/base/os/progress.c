/* A thread of its own draws the line, only where stderr is a terminal: working threads need not
 * read the clock. The line ends with a carriage return, so that other output begins in its first
 * column. */
#include "base/os/progress.h"

#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/thread/clock.h"

enum { DEPTH = 4, TEXT = 64, FIRST_S = 2, NEXT_MS = 500, LINE = 160 };

static struct {
	pthread_mutex_t lock;
	pthread_cond_t changed;
	pthread_t painter;
	bool quiet, painting, shown;
	unsigned depth; /* steps that have begun, also those nested too deeply to be shown */
	char text[DEPTH][TEXT];
	double share[DEPTH]; /* 0 to 1; -1: unknown */
	int64_t began;       /* start of the outermost step */
} self = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

void smr_progress_quiet(void)
{
	self.quiet = true;
}

static bool is_wanted(void)
{
	const char *terminal = getenv("TERM");

	return !self.quiet && isatty(STDERR_FILENO) &&
	       (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

/* Writes in one call; output to a closed stderr is lost. */
static void put(const char *text, size_t n)
{
	ssize_t ignored = write(STDERR_FILENO, text, n);

	(void)ignored;
}

static void erase_progress_line(void)
{
	static const char blank[] = "\r\033[K";

	if (self.shown)
		put(blank, sizeof(blank) - 1);
	self.shown = false;
}

static void draw(void)
{
	unsigned top = (self.depth < DEPTH ? self.depth : DEPTH) - 1;
	double seconds = smr_seconds(self.began, smr_now_ns());
	char line[LINE], share[16] = "";
	int n;

	if (self.share[top] >= 0)
		snprintf(share, sizeof(share), ", %.0f %%", 100 * self.share[top]);
	n = snprintf(line, sizeof(line), "\r\033[Ksamara: %s%s, %.0f s\r", self.text[top], share,
		     seconds);
	put(line, n < LINE ? (size_t)n : LINE - 1);
	self.shown = true;
}

static void *run_painter_thread(void *none)
{
	struct timespec next;

	clock_gettime(CLOCK_REALTIME, &next);
	next.tv_sec += FIRST_S;
	pthread_mutex_lock(&self.lock);
	while (self.depth > 0) {
		if (pthread_cond_timedwait(&self.changed, &self.lock, &next) == 0)
			continue; /* the work has ended, or the time has not come */
		if (self.depth == 0)
			break;
		draw();
		clock_gettime(CLOCK_REALTIME, &next);
		next.tv_nsec += NEXT_MS * 1000000L;
		next.tv_sec += next.tv_nsec / 1000000000L;
		next.tv_nsec %= 1000000000L;
	}
	erase_progress_line();
	pthread_mutex_unlock(&self.lock);
	return NULL;
}

/* Starts the thread with all signals blocked: they are for the program's threads. */
static bool start_painter_thread(void)
{
	sigset_t all, was;
	bool started;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &was);
	started = pthread_create(&self.painter, NULL, run_painter_thread, NULL) == 0;
	pthread_sigmask(SIG_SETMASK, &was, NULL);
	return started;
}

void smr_progress_begin(const char *fmt, ...)
{
	va_list ap;

	pthread_mutex_lock(&self.lock);
	if (self.depth < DEPTH) {
		va_start(ap, fmt);
		vsnprintf(self.text[self.depth], TEXT, fmt, ap);
		va_end(ap);
		self.share[self.depth] = -1;
	}
	if (self.depth++ == 0) {
		self.began = smr_now_ns();
		self.painting = is_wanted() && start_painter_thread();
	}
	pthread_mutex_unlock(&self.lock);
}

void smr_progress_step(double done, double all)
{
	pthread_mutex_lock(&self.lock);
	if (self.depth > 0 && self.depth <= DEPTH)
		self.share[self.depth - 1] = all > 0 ? done / all : -1;
	pthread_mutex_unlock(&self.lock);
}

static void end_progress(bool all)
{
	bool ends;

	pthread_mutex_lock(&self.lock);
	if (self.depth > 0)
		self.depth = all ? 0 : self.depth - 1;
	ends = self.depth == 0 && self.painting;
	if (ends)
		self.painting = false;
	pthread_cond_signal(&self.changed);
	pthread_mutex_unlock(&self.lock);
	if (ends)
		pthread_join(self.painter, NULL);
}

void smr_progress_end(void)
{
	end_progress(false);
}

void smr_progress_finish(void)
{
	end_progress(true);
}

void smr_progress_clear(void)
{
	pthread_mutex_lock(&self.lock);
	erase_progress_line();
	pthread_mutex_unlock(&self.lock);
}

bool smr_progress_on(void)
{
	bool on;

	pthread_mutex_lock(&self.lock);
	on = self.painting;
	pthread_mutex_unlock(&self.lock);
	return on;
}
