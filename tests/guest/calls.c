/* Loops that call functions of the C library: code calls the same ones, and errno, flags and bits
 * are what the loops leave. */
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "calls.h"

#define APART __attribute__((noinline))
enum { N = 20000, ROWS = 100, COLUMNS = 203, TURNS = 100, FLAGS = FE_OVERFLOW | FE_DIVBYZERO | FE_INVALID };

static float fx[N + 1], fy[N + 1], weights[ROWS * COLUMNS];
static double dx[N + 1], dy[N + 1];

#define EACH_FUNCTION(X)                                                                           \
	X(exp, x[i]) X(exp2, x[i]) X(expm1, x[i]) X(log, x[i] + 20) X(log2, x[i] + 20)             \
	X(log10, x[i] + 20) X(log1p, x[i] + 20) X(sin, x[i]) X(cos, x[i]) X(tan, x[i])             \
	X(tanh, x[i]) X(erf, x[i]) X(pow, x[i] + 20, x[i]) X(atan2, x[i], x[i] + 1)                \
	X(hypot, x[i], x[i] + 1) X(fmod, x[i], x[i] + 20)
#define LOOPS(name, ...)                                                                            \
	static APART void name##_f64(double *restrict y, const double *restrict x, int n)             \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			y[i] = name(__VA_ARGS__) * 3;                                                 \
	}                                                                                          \
	static APART void name##_f32(float *restrict y, const float *restrict x, int n)               \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			y[i] = name##f(__VA_ARGS__) * 3;                                              \
	}
EACH_FUNCTION(LOOPS)

/* A row of weights for each lane. */
static APART void neurons(float *restrict y, const float *restrict x, const float *restrict w, int rows, int columns)
{
	for (int i = 0; i < rows; i++) {
		float sum = 0;

		for (int j = 0; j < columns; j++)
			sum += x[j] * w[i * columns + j];
		y[i] = 1 / (1 + expf(-sum));
	}
}

static APART float softmax(float *restrict y, const float *restrict x, float most, int n)
{
	float sum = 0;

	for (int i = 0; i < n; i++) {
		y[i] = expf(x[i] - most);
		sum += y[i];
	}
	return sum;
}

static APART void in_place(float *x, int n)
{
	for (int i = 0; i < n; i++)
		x[i] = tanhf(x[i]) + expf(x[i]);
}

static APART void in_place_log(float *x, int n)
{
	for (int i = 0; i < n; i++)
		x[i] = logf(x[i]);
}

/* A call that a condition skips sets no errno. */
static APART void where_positive(double *restrict y, const double *restrict x, int n)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? log(x[i]) : x[i];
}

static APART void where_stored(double *restrict y, const double *restrict x, int n)
{
	for (int i = 0; i < n; i++)
		if (x[i] > 0)
			y[i] = log(x[i]);
}

/* ... but what is called sets it, whether its result is used or not. */
static APART void where_used(float *restrict y, const float *restrict x, int n)
{
	for (int i = 0; i < n; i++) {
		float e = expf(x[i]);

		y[i] = x[i] < 5 ? e : 0;
	}
}

/* ---- what a program sees -------------------------------------------------------------------- */

__attribute__((optnone, noinline)) static unsigned long hash(unsigned long h, const void *p, size_t n)
{
	for (const unsigned char *c = p; n-- > 0; c++)
		h = (h ^ *c) * 1099511628211UL;
	return h;
}

__attribute__((optnone)) static void fill(void)
{
	for (int i = 0; i <= N; i++) {
		dx[i] = (double)(i % 3777) / 251 - 7.3;
		fx[i] = (float)dx[i];
		fy[i] = 0;
		dy[i] = 0;
	}
	for (int i = 0; i < ROWS * COLUMNS; i++)
		weights[i] = (float)(i % 977) / 500 - 1;
}

__attribute__((optnone)) static void begin(void)
{
	forget_error();
	feclearexcept(FE_ALL_EXCEPT);
}

__attribute__((optnone)) static void tell(const char *what)
{
	static int turn;
	unsigned long h = hash(hash(14695981039346656037UL, fy, sizeof(fy)), dy, sizeof(dy));

	if (++turn % 3 == 0 || strlen(what) > 12)
		printf("%s %lx errno %d flags %x\n", what, h, last_error(), fetestexcept(FLAGS));
}

#define TURN(what, ...)                                                                            \
	for (int r = 0; r < TURNS; r++) {                                                          \
		begin();                                                                           \
		__VA_ARGS__;                                                                       \
		tell(what);                                                                        \
	}

#define RUN(name, ...)                                                                             \
	TURN(#name, name##_f64(dy, dx, N - r % 2))                                                 \
	TURN(#name "f", name##_f32(fy, fx, N - r % 2))

static void bits(void)
{
	fill();
	EACH_FUNCTION(RUN)
	TURN("neurons", neurons(fy, fx, weights, ROWS, COLUMNS))
	TURN("softmax", fy[N] = softmax(fy, fx, 3, N))
	TURN("in place", memcpy(fy, fx, sizeof(fx)); in_place(fy, N))
}

/* An error at one place, of one kind or of another, or of both in either order. */
static void errors(void)
{
	static const double bad[] = {800, -800, 0, -1};

	for (int k = 0; k < 16; k++) {
		fill();
		for (int i = 0; i < N; i++) {
			dx[i] = 1 + (double)(i % 5) / 8;
			fx[i] = (float)dx[i];
		}
		if (k > 0) {
			dx[N / 3] = bad[k / 4];
			dx[N - 5] = bad[k % 4];
			fx[N / 3] = (float)bad[k / 4];
			fx[N - 5] = (float)bad[k % 4];
		}
		TURN("exp", exp_f64(dy, dx, N))
		TURN("expf", exp_f32(fy, fx, N))
		TURN("where positive", where_positive(dy, dx, N))
		TURN("where stored", where_stored(dy, dx, N))
		TURN("where used", where_used(fy, fx, N))
		TURN("pow", pow_f64(dy, dx, N))
		TURN("in place", memcpy(fy, fx, sizeof(fx)); in_place(fy, N - 7))
		TURN("log in place", memcpy(fy, fx, sizeof(fx)); in_place_log(fy, N))
	}
}

/* Functions that are not called for anything else: log of what is negative is. */
static void domain(void)
{
	for (int k = 0; k < 3; k++) {
		fill();
		for (int i = 0; i < N; i++)
			dx[i] = 1 + (double)(i % 5) / 8;
		if (k > 0)
			dx[N / 2] = k == 1 ? -20 : -21;
		TURN("log", log_f64(dy, dx, N))
		TURN("log1p", log1p_f64(dy, dx, N))
		TURN("sin", dx[7] = k == 2 ? INFINITY : 1; sin_f64(dy, dx, N); dx[7] = 1)
	}
}

static void *on_thread(void *arg)
{
	neurons(fy, fx, weights, ROWS, COLUMNS);
	in_place(fy, N);
	exp_f64(dy, dx, N);
	pow_f64(dy, dx, N);
	return arg;
}

/* On 16 KiB of a thread's stack. */
static void stack(void)
{
	pthread_attr_t small;

	fill();
	pthread_attr_init(&small);
	pthread_attr_setstacksize(&small, 16 << 10);
	for (int r = 0; r < TURNS; r++) {
		pthread_t thread;

		memcpy(fy, fx, sizeof(fx));
		if (pthread_create(&thread, &small, on_thread, NULL) != 0)
			abort();
		pthread_join(thread, NULL);
		tell("on a thread");
	}
}

static sigjmp_buf out;
static volatile sig_atomic_t alarms;

static void leave(int signal)
{
	(void)signal;
	if (++alarms % 2 == 0)
		siglongjmp(out, 1);
	neurons(fy, fx, weights, ROWS, COLUMNS); /* in a handler, while others may be called */
}

/* Handlers run the same loops, and leave them by a jump. */
static void signals(void)
{
	const struct itimerval soon = {{0, 900}, {0, 900}}, never = {{0, 0}, {0, 0}};

	fill();
	for (int r = 0; r < TURNS; r++) { /* code is there before the first signal */
		tanh_f64(dy, dx, N);
		exp_f32(fy, fx, N);
		neurons(fy, fx, weights, ROWS, COLUMNS);
	}
	signal(SIGALRM, leave);
	setitimer(ITIMER_REAL, &soon, NULL);
	for (volatile int r = 0; r < 400; r++) {
		if (sigsetjmp(out, 1) != 0)
			continue;
		tanh_f64(dy, dx, N);
		exp_f32(fy, fx, N);
	}
	setitimer(ITIMER_REAL, &never, NULL);
	tanh_f64(dy, dx, N);
	exp_f32(fy, fx, N);
	tell("after the signals");
}

int main(int argc, char **argv)
{
	static const struct {
		const char *name;
		void (*run)(void);
	} all[] = {{"bits", bits}, {"errors", errors}, {"domain", domain}, {"stack", stack}, {"signals", signals}};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		if (argc > 1 && strcmp(argv[1], all[i].name) == 0)
			all[i].run();
	return 0;
}
