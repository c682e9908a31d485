/** @file A zygote that is the test program itself, and what its workers do when asked. */
#ifndef SMR_TESTS_JAIL_CASE_H
#define SMR_TESTS_JAIL_CASE_H
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/jail/control_page.h"
#include "base/jail/jail.h"
#include "base/thread/clock.h"
#include "unit.h"

#if defined(__has_feature)
#define JAIL_SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define JAIL_SANITIZED 0
#endif
#define JAIL_RAW __attribute__((noinline, no_sanitize("address", "undefined")))

typedef struct jail_request {
	uint32_t what; /* an index into jail_deeds */
	uint64_t argument;
	char rest[];
} jail_request;

typedef smr_status jail_deed(uint64_t argument, char *rest, size_t n, smr_str *reply);

static volatile int jail_zero;
static volatile uint64_t jail_sink;

static smr_status jail_echo(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	smr_str_write(reply, rest, n);
	return SMR_OK;
}

static smr_status jail_fill(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	char *to = smr_str_extend(reply, argument);

	if (to != NULL)
		memset(to, 'x', argument);
	return SMR_OK;
}

static smr_status jail_number(uint64_t argument, smr_str *reply)
{
	smr_str_write(reply, &argument, sizeof(argument));
	return SMR_OK;
}

static smr_status jail_who(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return jail_number((uint64_t)getpid(), reply);
}

static smr_status jail_fails(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return smr_fail(SMR_ESHAPE, "shape %d\a does not fit", (int)argument);
}

/* Asks for each number below the argument; replies with the sum of the answers. */
static smr_status jail_asks(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	smr_str answer = {0};
	uint64_t sum = 0, one;

	for (uint64_t i = 0; i < argument; i++) {
		struct iovec v[] = {{&i, sizeof(i)}, {rest, n}};

		if (smr_jail_ask(7, v, 2, &answer) != 3 || answer.n != sizeof(one) + n)
			return smr_fail(SMR_EIO, "a wrong answer");
		memcpy(&one, answer.s, sizeof(one));
		if (memcmp(answer.s + sizeof(one), rest, n) != 0)
			return smr_fail(SMR_EIO, "an answer with wrong bytes");
		sum += one;
	}
	smr_str_free(&answer);
	return jail_number(sum, reply);
}

static JAIL_RAW smr_status jail_loops(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	for (;;)
		jail_sink++;
	return SMR_OK;
}

static void *jail_add(void *number)
{
	*(uint64_t *)number += 1;
	return NULL;
}

static smr_status jail_threads(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	uint64_t number = argument;

	for (int i = 0; i < 3; i++) {
		pthread_t t;

		if (pthread_create(&t, NULL, jail_add, &number) != 0)
			return smr_fail(SMR_EIO, "no thread");
		pthread_join(t, NULL);
	}
	return jail_number(number, reply);
}

static smr_status jail_opens(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	int fd = open("/etc/passwd", O_RDONLY);

	return jail_number(fd < 0 ? (uint64_t)errno : 0, reply);
}

static smr_status jail_environ(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	const char *value = getenv(rest);

	smr_str_puts(reply, value != NULL ? value : "(none)");
	return SMR_OK;
}

static void *jail_shared;

static smr_status jail_shares(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	uint64_t *at = jail_shared;
	uint64_t old = *at;

	*at = argument;
	return jail_number(old, reply);
}

/* How many MiB there are before mmap() says no, all touched. */
static smr_status jail_bomb(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	uint64_t got = 0;
	const size_t step = 4 << 20;

	for (char *m; (m = mmap(NULL, step, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
				0)) != MAP_FAILED;
	     got += 4)
		memset(m, 1, step);
	return errno == ENOMEM ? jail_number(got, reply) : smr_fail(SMR_EIO, "mmap says %m");
}

static void *jail_sleep(void *unused)
{
	for (;;)
		sleep(1000);
	return NULL;
}

static smr_status jail_breeds(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	pthread_attr_t small;
	pthread_t t;

	pthread_attr_init(&small);
	pthread_attr_setstacksize(&small, 64 << 10);
	for (uint64_t i = 0; i < argument && pthread_create(&t, &small, jail_sleep, NULL) == 0; i++)
		;
	for (;;)
		jail_sink++;
	return SMR_OK;
}

static JAIL_RAW void *jail_spin(void *unused)
{
	for (;;)
		jail_sink++;
	return NULL;
}

/* Replies, and a thread goes on. */
static smr_status jail_lingers(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	pthread_t t;

	return pthread_create(&t, NULL, jail_spin, NULL) == 0 ? jail_number(0, reply)
							      : smr_fail(SMR_EIO, "no thread");
}

/* Reserves so many MiB, and uses one of them. */
static smr_status jail_reserves(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	char *m = mmap(NULL, argument << 20, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (m == MAP_FAILED || mprotect(m, 1 << 20, PROT_READ | PROT_WRITE) != 0)
		return smr_fail(SMR_ENOMEM, "no addresses");
	memset(m, 1, 1 << 20);
	munmap(m, argument << 20);
	return jail_number(argument, reply);
}

/* Memory that is no longer writable, which the kernel's limit of data does not count. */
static smr_status jail_hoards(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	const size_t step = 4 << 20;

	for (char *m; (m = mmap(NULL, step, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
				0)) != MAP_FAILED;) {
		memset(m, 1, step);
		mprotect(m, step, PROT_READ);
	}
	for (;;)
		jail_sink++;
	return SMR_OK;
}

/* Faults. */
static JAIL_RAW smr_status jail_null(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	*(volatile int *)(uintptr_t)(argument & 0xfff) = 1;
	return SMR_OK;
}

static JAIL_RAW smr_status jail_wild(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	size_t page = smr_page_bytes();
	volatile int *was =
		mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	munmap((void *)(uintptr_t)was, page);
	*was = 1;
	return SMR_OK;
}

static JAIL_RAW smr_status jail_divides(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return jail_number((uint64_t)((int)(n + 5) / jail_zero), reply);
}

static JAIL_RAW smr_status jail_traps(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	__builtin_trap();
}

static JAIL_RAW smr_status jail_breaks(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	__builtin_debugtrap();
	return SMR_OK;
}

static JAIL_RAW smr_status jail_nowhere(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return ((smr_status(*)(void))(uintptr_t)0x4010)();
}

static JAIL_RAW uint64_t jail_deeper(uint64_t n)
{
	volatile char frame[256];

	frame[n & 255] = 1;
	return n == UINT64_MAX ? 0 : jail_deeper(n + 1) + (uint64_t)frame[3];
}

static JAIL_RAW smr_status jail_recurses(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return jail_number(jail_deeper(argument), reply);
}

static JAIL_RAW smr_status jail_alloca(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	volatile char *frame = __builtin_alloca((size_t)((64 << 20) + jail_zero));

	frame[0] = 1;
	return jail_number((uint64_t)frame[0], reply);
}

static JAIL_RAW void jail_overflow(char with)
{
	volatile char small[16];
	volatile char *volatile to = small; /* whose end the compiler does not know */

	for (int i = 0; i < 400; i++)
		to[i] = with;
}

static JAIL_RAW smr_status jail_smashes(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	jail_overflow('A');
	return SMR_OK;
}

static smr_status jail_aborts(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	abort();
}

static smr_status jail_exits(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	_exit((int)argument);
}

static smr_status jail_forks(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	for (;;)
		if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) < 0)
			return smr_fail(SMR_EIO, "clone: %m");
}

static smr_status jail_execs(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	char *argv[] = {(char *)(uintptr_t)"sh", NULL};

	execv("/bin/sh", argv);
	return smr_fail(SMR_EIO, "execve: %m");
}

static smr_status jail_kills(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	kill((pid_t)argument, SIGKILL);
	return SMR_OK;
}

static smr_status jail_sockets(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	return jail_number((uint64_t)socket(AF_INET, SOCK_STREAM, 0), reply);
}

static smr_status jail_handles_sigsys(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	if (syscall(SYS_rt_sigaction, SIGSYS, NULL, NULL, 8) == 0 || errno != EINVAL)
		return SMR_OK;
	syscall(SYS_personality, 0);
	return SMR_OK;
}

/* The kernel looks at the lower half alone. */
static smr_status jail_handles_sigsys_by_half(uint64_t argument, char *rest, size_t n,
					      smr_str *reply)
{
	syscall(SYS_rt_sigaction, (INT64_C(1) << 32) + SIGSYS, NULL, NULL, 8);
	return SMR_OK;
}

#if defined(__x86_64__)
/* The numbers of 32-bit programs, and those of x32: 20 is getpid() in one, 39 in the other. */
static smr_status jail_calls_as_32_bits(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	long at = 20;

	if (argument != 0)
		at = syscall((INT64_C(1) << 30) + 39);
	else
		__asm__ volatile("int $0x80" : "+a"(at) : : "memory");
	return jail_number((uint64_t)at, reply);
}
#else
#define jail_calls_as_32_bits jail_aborts
#endif

/* The page that lies before the request. */
static JAIL_RAW volatile unsigned char *jail_page(const char *rest)
{
	return (volatile unsigned char *)(uintptr_t)(rest - offsetof(jail_request, rest) -
						     smr_page_bytes());
}

static JAIL_RAW smr_status jail_overwrites(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	volatile unsigned char *page = jail_page(rest);

	for (size_t i = 0; i < smr_page_bytes(); i++)
		page[i] = 0xff;
	for (;;)
		jail_sink++;
	return SMR_OK;
}

/* Words of the control page by chance, then wakes the host; goes on as if nothing had been. */
static JAIL_RAW smr_status jail_scribbles(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	smr_jail_page *page = (smr_jail_page *)(uintptr_t)jail_page(rest);
	volatile uint32_t *words = (volatile uint32_t *)(void *)page;
	uint64_t x = argument * UINT64_C(0x9e3779b97f4a7c15) + 1;

	for (uint64_t i = 0, most = 1 + (x >> 60); i < most; i++) {
		x = x * UINT64_C(6364136223846793005) + 1442695040888963407U;
		uint32_t value = x >> 61 == 0   ? (uint32_t)(x >> 20)
				 : x >> 61 == 1 ? UINT32_MAX
				 : x >> 61 == 2 ? (uint32_t)(x >> 40) & 0xffff
						: (uint32_t)(x >> 50) & 7;
		size_t at = x >> 62 == 0 ? (x >> 33) % (sizeof(*page) / 4) : (x >> 33) % 16;

		words[at] = value;
		if ((x >> 13) % 4 == 0)
			smr_page_wake(&page->state);
	}
	smr_page_wake(&page->state);
	if ((x >> 9) % 2 == 0) /* the host looks before a reply repairs it */
		usleep(300);
	return (x >> 7) % 2 == 0 ? SMR_OK : smr_fail(SMR_EIO, "scribbled");
}

static JAIL_RAW void *jail_scribbles_on(void *page)
{
	volatile uint32_t *words = page;

	for (uint64_t x = 1;; x = x * UINT64_C(6364136223846793005) + 1442695040888963407U) {
		words[(x >> 33) % 20] = x >> 63 ? (uint32_t)(x >> 20) : (uint32_t)(x >> 50) & 7;
		for (int i = 0; i < 200; i++)
			jail_sink++;
	}
	return NULL;
}

/* From now on a thread scribbles. */
static smr_status jail_haunts(uint64_t argument, char *rest, size_t n, smr_str *reply)
{
	pthread_t t;

	return pthread_create(&t, NULL, jail_scribbles_on, (void *)(uintptr_t)jail_page(rest)) == 0
		       ? SMR_OK
		       : smr_fail(SMR_EIO, "no thread");
}

static jail_deed *const jail_deeds[] = {
	jail_echo,
	jail_fill,
	jail_who,
	jail_fails,
	jail_asks,
	jail_loops,
	jail_threads,
	jail_opens,
	jail_environ,
	jail_shares,
	jail_bomb,
	jail_null,
	jail_wild,
	jail_divides,
	jail_traps,
	jail_breaks,
	jail_nowhere,
	jail_recurses,
	jail_alloca,
	jail_smashes,
	jail_aborts,
	jail_exits,
	jail_forks,
	jail_execs,
	jail_kills,
	jail_sockets,
	jail_handles_sigsys,
	jail_overwrites,
	jail_scribbles,
	jail_haunts,
	jail_calls_as_32_bits,
	jail_handles_sigsys_by_half,
	jail_breeds,
	jail_lingers,
	jail_reserves,
	jail_hoards,
};

static inline smr_status jail_open(void *share, size_t n, void **state)
{
	jail_shared = share;
	return SMR_OK;
}

static inline smr_status jail_serve(void *state, void *request, size_t n, smr_str *reply)
{
	jail_request *r = request;

	if (n < sizeof(*r) || r->what >= sizeof(jail_deeds) / sizeof(jail_deeds[0]))
		return smr_fail(SMR_EINVAL, "no such deed");
	return jail_deeds[r->what](r->argument, r->rest, n - sizeof(*r), reply);
}

static const smr_jail_program jail_program = {.open = jail_open, .serve = jail_serve};

static inline uint32_t jail_find(jail_deed *deed)
{
	uint32_t i = 0;

	while (jail_deeds[i] != deed)
		i++;
	return i;
}

static const uint8_t jail_key_a[SMR_JAIL_KEY] = {1}, jail_key_b[SMR_JAIL_KEY] = {2};

static inline smr_jails *jail_start_with(smr_jail_options o)
{
	smr_jails *j = NULL;

	if (smr_jails_open(&o, &j) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return j;
}

static inline smr_jail *jail_taken(smr_jails *j, const uint8_t *key)
{
	smr_jail *w = NULL;

	if (smr_jail_take(j, key, &w) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return w;
}

/* One call of a worker. */
static inline smr_status jail_do(smr_jail *w, jail_deed *deed, uint64_t argument, const void *rest,
				 size_t n, smr_jail_call c, smr_str *reply, smr_jail_end *end)
{
	jail_request r = {.what = jail_find(deed), .argument = argument};
	struct iovec v[] = {{&r, sizeof(r)}, {(void *)(uintptr_t)rest, n}};

	c.request = v;
	c.nrequest = 2;
	return smr_jail_run(w, &c, reply, end);
}

static inline uint64_t jail_get_number(smr_str *reply)
{
	uint64_t n = UINT64_MAX;

	if (reply->n == sizeof(n))
		memcpy(&n, reply->s, sizeof(n));
	smr_str_free(reply);
	return n;
}

/* The answer of a fresh or idle worker of @p key. */
static inline uint64_t jail_answer(smr_jails *j, const uint8_t *key, jail_deed *deed,
				   uint64_t argument)
{
	smr_jail *w = jail_taken(j, key);
	smr_str reply = {0};
	smr_status st =
		jail_do(w, deed, argument, NULL, 0, (smr_jail_call){.limit_s = 60}, &reply, NULL);

	smr_jail_give(w);
	if (st != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return jail_get_number(&reply);
}

#define JAIL_MAIN(tests, set_up, tear_down)                              \
	int main(int argc, char **argv)                                  \
	{                                                                \
		if (argc > 1 && strcmp(argv[1], "jail") == 0)            \
			return smr_jail_zygote(&jail_program);           \
		return cmocka_run_group_tests(tests, set_up, tear_down); \
	}
#endif
