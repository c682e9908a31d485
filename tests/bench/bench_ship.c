/* Measures the first call of code that arrives: from bytes to the reply, on one thread, LLVM
 * warm. Each round is another archive, so that nothing is found; prints rows of a table,
 * microseconds. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "back/llvm/jit.h"
#include "back/llvm/llvm.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "cluster/node/isolation.h"

enum { ROUNDS = 101 };

#define HEAD                                                \
	"declare i32 @smr_reply(ptr, ptr, i64)\n"           \
	"declare i32 @smr_forward(ptr, i32, ptr, i64)\n"    \
	"define void @smr_main(ptr %c, ptr %p, i64 %n) {\n" \
	"  %at = getelementptr i8, ptr %c, i64 32\n  %data = load ptr, ptr %at\n"
#define REPLY "  %st = call i32 @smr_reply(ptr %c, ptr %data, i64 8)\n  ret void\n}\n"

static const struct {
	const char *name, *body; /* NUMBER makes each round's code another */
} functions[] = {
	{"increment", HEAD "  %old = load i64, ptr %data\n  %new = add i64 %old, NUMBER\n"
			   "  store i64 %new, ptr %data\n" REPLY},
	{"chase", /* follow numbers while they are ours, then go on elsewhere or reply */
	 HEAD "  %d0 = load i64, ptr %p\n  br label %loop\n"
	      "loop:\n  %x = phi i64 [ NUMBER, %0 ], [ %y, %body ]\n"
	      "  %d = phi i64 [ %d0, %0 ], [ %d1, %body ]\n  %done = icmp eq i64 %d, 0\n"
	      "  br i1 %done, label %end, label %look\n"
	      "look:\n  %ours = icmp ult i64 %x, 8\n  br i1 %ours, label %body, label %away\n"
	      "body:\n  %q = getelementptr i64, ptr %data, i64 %x\n  %y = load i64, ptr %q\n"
	      "  %d1 = sub i64 %d, 1\n  br label %loop\n"
	      "away:\n  %r = trunc i64 %x to i32\n  store i64 %d, ptr %p\n"
	      "  %s = call i32 @smr_forward(ptr %c, i32 %r, ptr %p, i64 8)\n  ret void\n"
	      "end:\n" REPLY},
	{"vector loop", /* y[i] = y[i] * a + b over floats */
	 HEAD "  br label %loop\n"
	      "loop:\n  %i = phi i64 [ 0, %0 ], [ %j, %loop ]\n"
	      "  %q = getelementptr float, ptr %data, i64 %i\n  %y = load float, ptr %q\n"
	      "  %m = fmul float %y, 0x3FEFF7CEE0000000\n  %k = sitofp i32 NUMBER to float\n"
	      "  %z = fadd float %m, %k\n  store float %z, ptr %q\n  %j = add i64 %i, 1\n"
	      "  %more = icmp ult i64 %j, 16\n  br i1 %more, label %loop, label %end\n"
	      "end:\n" REPLY},
};

static smr_llvm_bitcode_fn *make_bitcode;
static const smr_jit *jit;
static smr_secret_key key;
static smr_trust *trust;
static uint64_t answer;

static void must(smr_status st)
{
	if (st != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		exit(1);
	}
}

static int64_t cpu_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int reply(void *call, const void *p, size_t n)
{
	memcpy(&answer, p, n < 8 ? n : 8);
	return SMR_CODE_OK;
}

static int forward(void *call, smr_code *self, uint32_t rank, const void *p, size_t n)
{
	return SMR_CODE_EGONE;
}

static const smr_code_ops ops = {.reply = reply, .forward = forward};

static void run(smr_code *c)
{
	static _Alignas(64) uint64_t data[8];
	static const uint64_t sizes[] = {sizeof(data)};
	const smr_code_place place = {.nranks = 1,
				      .data = data,
				      .data_size = sizeof(data),
				      .sizes = sizes,
				      .max_payload = 64,
				      .ops = &ops};
	uint64_t payload = 0;

	must(smr_code_run(c, &place, NULL, 0, &payload, sizeof(payload), 0));
}

/* ---- archives ---------------------------------------------------------------------------------
 */

static void numbered(const char *body, int round, char *out, size_t room)
{
	const char *at = strstr(body, "NUMBER");

	snprintf(out, room, "%.*s%d%s", (int)(at - body), body, round + 1, at + strlen("NUMBER"));
}

static smr_slice slice(smr_slice_kind kind, const void *data, size_t n)
{
	smr_slice s = {.kind = kind, .pointer_bits = 64, .data = data, .n = n};

	snprintf(s.triple, sizeof(s.triple), "%s", smr_triple_host());
	return s;
}

static bool any_run(void *ctx, const char *triple)
{
	return true;
}

static bool any_call(void *ctx, const char *symbol)
{
	return true;
}

static smr_str sealed(smr_slice s)
{
	smr_archive a = {.name = "bench", .nentries = 1, .entries = {"smr_main"}, .nslices = 1};
	smr_str bytes = {0};

	a.slices[0] = s;
	must(smr_archive_build(&a, &bytes));
	must(smr_archive_sign(&bytes, &key));
	return bytes;
}

static smr_str archive(size_t f, int round, bool object)
{
	const char *entry = "smr_main";
	const smr_jit_rules rules = {&entry, 1, any_run, any_call, NULL};
	char ir[4096], err[512] = "";
	void *bitcode, *code;
	size_t n, m;
	smr_str bytes;

	numbered(functions[f].body, round, ir, sizeof(ir));
	if (make_bitcode(ir, strlen(ir), smr_triple_host(), &bitcode, &n, err, sizeof(err)) != 0 ||
	    (object && jit->compile(bitcode, n, &rules, &code, &m, err, sizeof(err)) != SMR_OK)) {
		fprintf(stderr, "%s\n", err);
		exit(1);
	}
	bytes = sealed(object ? slice(SMR_SLICE_OBJECT, code, m)
			      : slice(SMR_SLICE_BITCODE, bitcode, n));
	if (object)
		jit->release(code);
	free(bitcode);
	return bytes;
}

/* ---- measuring --------------------------------------------------------------------------------
 */

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void row(const char *what, const char *which, double *wall, double *cpu, double must_us,
		double aim_us)
{
	qsort(wall, ROUNDS, sizeof(*wall), by_size);
	qsort(cpu, ROUNDS, sizeof(*cpu), by_size);
	printf("| %s, %s | %.0f | %.0f | %.0f | %.0f | %.0f |\n", which, what, wall[ROUNDS / 2],
	       cpu[ROUNDS / 2], wall[0], must_us, aim_us);
}

static void first_calls(const char *what, size_t f, bool object, bool cached, double must_us,
			double aim_us)
{
	static double wall[ROUNDS], cpu[ROUNDS];
	smr_codes_options none = {.no_cache = true};

	for (int i = 0; i < ROUNDS; i++) {
		smr_str bytes = archive(f, i, object);
		smr_codes *codes;
		smr_code *c;

		for (int again = 0; again <= (cached ? 1 : 0); again++) {
			must(smr_codes_open(trust, cached ? NULL : &none, &codes));
			int64_t t = smr_now_ns(), u = cpu_ns();

			must(smr_code_install(codes, bytes.s, bytes.n, NULL, &c));
			run(c);
			cpu[i] = (double)(cpu_ns() - u) * 1e-3;
			wall[i] = (double)(smr_now_ns() - t) * 1e-3;
			smr_code_release(c);
			smr_codes_close(codes);
		}
		smr_str_free(&bytes);
	}
	row(what, functions[f].name, wall, cpu, must_us, aim_us);
}

static void refusals(void)
{
	static double wall[ROUNDS], cpu[ROUNDS];
	smr_str bytes = archive(0, 0, false);
	unsigned long before = jit->entered();
	smr_codes *codes;
	smr_code *c;

	must(smr_codes_open(trust, NULL, &codes));
	bytes.s[bytes.n / 2] ^= 1;
	for (int i = 0; i < ROUNDS; i++) {
		int64_t t = smr_now_ns(), u = cpu_ns();

		if (smr_code_install(codes, bytes.s, bytes.n, NULL, &c) != SMR_EDENIED)
			exit(1);
		cpu[i] = (double)(cpu_ns() - u) * 1e-3;
		wall[i] = (double)(smr_now_ns() - t) * 1e-3;
	}
	row("bad signature refused", functions[0].name, wall, cpu, 500, 200);
	smr_codes_close(codes);
	smr_str_free(&bytes);
	if (jit->entered() != before) {
		fprintf(stderr, "LLVM was entered for a bad signature\n");
		exit(1);
	}
}

/* ---- in a worker ------------------------------------------------------------------------------
 */

enum { CALLS = 5000, BLOCKS = 8 };

static double per_call(smr_isolation *h, smr_code *c)
{
	static _Alignas(64) uint64_t data[8];
	static const uint64_t sizes[] = {sizeof(data)};
	const smr_code_place place = {.nranks = 1,
				      .data = data,
				      .data_size = sizeof(data),
				      .sizes = sizes,
				      .max_payload = 64,
				      .ops = &ops};
	uint64_t payload = 0;
	const smr_code_turn turn = {.payload = &payload, .n = sizeof(payload)};
	int64_t from = smr_now_ns();

	for (int i = 0; i < CALLS; i++)
		must(h != NULL
			     ? smr_isolation_run(h, c, &place, &payload, &turn)
			     : smr_code_run(c, &place, &payload, 0, &payload, sizeof(payload), 0));
	return (double)(smr_now_ns() - from) * 1e-3 / CALLS;
}

/* In turn; medians. */
static void warm_calls(void)
{
	double here[BLOCKS], there[BLOCKS];
	smr_str bytes = archive(0, 0, false);
	smr_codes *codes;
	smr_code *mine, *held;
	smr_isolation *h;
	char exe[4096];

	snprintf(exe, sizeof(exe), "%s/samara", getenv("SAMARA_HOME"));
	must(smr_codes_open(trust, NULL, &codes));
	int fd = memfd_create("bench", MFD_CLOEXEC);

	if (fd < 0 || ftruncate(fd, 4096) != 0)
		exit(1);
	must(smr_isolation_open(&(smr_isolation_options){.trust = trust,
							 .exe = exe,
							 .workers = 2,
							 .share_fd = fd,
							 .share_size = 4096},
				&h));
	must(smr_code_install(codes, bytes.s, bytes.n, NULL, &mine));
	must(smr_code_install(smr_isolation_codes(h), bytes.s, bytes.n, NULL, &held));
	for (int i = 0; i < BLOCKS; i++) {
		here[i] = per_call(NULL, mine);
		there[i] = per_call(h, held);
	}
	qsort(here, BLOCKS, sizeof(*here), by_size);
	qsort(there, BLOCKS, sizeof(*there), by_size);
	puts("\n| warm call, us | median | least | must | aim |\n|---|---|---|---|---|");
	printf("| in process | %.2f | %.2f | | |\n", here[BLOCKS / 2], here[0]);
	printf("| in a worker | %.2f | %.2f | %.2f | %.2f |\n", there[BLOCKS / 2], there[0],
	       here[BLOCKS / 2] + 15, here[BLOCKS / 2] + 5);
	smr_code_release(mine);
	smr_code_release(held);
	smr_isolation_close(h);
	close(fd);
	smr_codes_close(codes);
	smr_str_free(&bytes);
}

int main(void)
{
	smr_jit_host host;
	char *path, err[512];
	void *dl;

	must(smr_find_own("libsamara-llvm.so", &path));
	dl = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (dl == NULL)
		return fprintf(stderr, "%s\n", dlerror()), 1;
	*(void **)&make_bitcode = dlsym(dl, "smr_llvm_bitcode");
	jit = dlsym(dl, "smr_llvm_jit");
	if (jit->start(&host, err, sizeof(err)) != SMR_OK)
		return fprintf(stderr, "%s\n", err), 1;
	must(smr_key_make(&key));
	must(smr_trust_open(NULL, &trust));
	must(smr_trust_add(trust, "bench", key.public_key, SMR_MAY_ALL, 0, 0));
	puts("| first call, us | wall | CPU | least wall | must | aim "
	     "|\n|---|---|---|---|---|---|");
	for (size_t f = 0; f < sizeof(functions) / sizeof(functions[0]); f++) {
		first_calls("bitcode", f, false, false, 15000, 6000);
		first_calls("object cache", f, false, true, 1000, 300);
		first_calls("object slice", f, true, false, 1000, 300);
	}
	refusals();
	warm_calls();
	smr_trust_close(trust);
	smr_free(path);
	return 0;
}
