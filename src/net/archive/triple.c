/* Matches triples by meaning: Zig writes x86_64-unknown-linux6.18.44-gnu2.36.0 where clang writes
 * x86_64-pc-linux-gnu. LLVM's own normalisation keeps versions, and signing and serving archives
 * must work without LLVM. */
#include <ctype.h>
#include <string.h>

#include "net/archive/triple.h"

static const smr_arch archs[] = {
	{"x86_64", "amd64", 64, false},   {"aarch64", "arm64", 64, false},
	{"wasm32", NULL, 32, false},      {"wasm64", NULL, 64, false},
	{"riscv64", NULL, 64, false},     {"powerpc64le", "ppc64le", 64, false},
	{"loongarch64", NULL, 64, false}, {"s390x", NULL, 64, true},
	{"aarch64_be", NULL, 64, true},   {"i386", "i686", 32, false},
};
static const char *const systems[] = {"linux",   "wasi",    "wasip",   "emscripten",
				      "freebsd", "netbsd",  "openbsd", "darwin",
				      "macosx",  "windows", NULL};
static const char *const environments[] = {"gnu",  "gnux", "gnuabi", "gnueabihf", "musl",
					   "eabi", "elf",  "msvc",   "android",   NULL};

typedef struct part {
	const char *s;
	size_t n;
} part;

static bool part_equals(part p, const char *word)
{
	return strlen(word) == p.n && memcmp(p.s, word, p.n) == 0;
}

const smr_arch *smr_arch_find(const char *triple)
{
	part p = {triple, strcspn(triple, "-")};

	for (size_t i = 0; i < sizeof(archs) / sizeof(archs[0]); i++)
		if (part_equals(p, archs[i].name) ||
		    (archs[i].alias != NULL && part_equals(p, archs[i].alias)))
			return &archs[i];
	return NULL;
}

/* Finds the word of a part, ignoring a version behind it. */
static const char *find_known_word(const char *const *words, part p)
{
	size_t letters = 0;

	while (letters < p.n && !isdigit((unsigned char)p.s[letters]))
		letters++;
	for (; *words != NULL; words++)
		if (part_equals((part){p.s, letters}, *words))
			return *words;
	return NULL;
}

static bool is_word(part p)
{
	for (size_t i = 0; i < p.n; i++)
		if (!isalnum((unsigned char)p.s[i]) && p.s[i] != '_' && p.s[i] != '.')
			return false;
	return p.n > 0;
}

smr_status smr_triple_normalise(const char *triple, char out[SMR_ARCHIVE_TRIPLE])
{
	const smr_arch *arch = smr_arch_find(triple);
	const char *system = NULL, *environment = NULL, *p = triple;
	part vendor = {0};
	bool none = false;

	if (arch == NULL || strlen(triple) >= SMR_ARCHIVE_TRIPLE)
		return smr_fail(SMR_EINVAL,
				"triple \"%.64s\": no kind of machine that is known here", triple);
	for (p += strcspn(p, "-"); *p == '-';) {
		part word = {p + 1, strcspn(p + 1, "-")};
		const char *s = find_known_word(systems, word),
			   *e = find_known_word(environments, word);

		p += 1 + word.n;
		if (!is_word(word))
			return smr_fail(SMR_EINVAL, "triple \"%s\" has an odd part", triple);
		if (system == NULL && s != NULL)
			system = s;
		else if (environment == NULL && e != NULL)
			environment = e;
		else if (part_equals(word, "none"))
			none = true;
		else if (vendor.s == NULL)
			vendor = word;
		else if (!part_equals(word, "unknown"))
			return smr_fail(SMR_EINVAL, "triple \"%s\": what is \"%.*s\"?", triple,
					(int)word.n, word.s);
	}
	if (vendor.s == NULL)
		vendor = (part){"unknown", 7};
	if (system == NULL)
		system = none ? "none" : "unknown";
	if ((size_t)snprintf(out, SMR_ARCHIVE_TRIPLE, "%s-%.*s-%s%s%s", arch->name, (int)vendor.n,
			     vendor.s, system, environment != NULL ? "-" : "",
			     environment != NULL ? environment : "") >= SMR_ARCHIVE_TRIPLE)
		return smr_fail(SMR_EINVAL, "triple \"%s\" is too long", triple);
	return SMR_OK;
}

bool smr_triple_match(const char *a, const char *b)
{
	size_t na = strcspn(a, "-"), nb = strcspn(b, "-");

	if (na != nb || memcmp(a, b, na) != 0 || a[na] != '-' || b[nb] != '-')
		return false;
	a = strchr(a + na + 1, '-');
	b = strchr(b + nb + 1, '-');
	return a != NULL && b != NULL && strcmp(a, b) == 0;
}

const char *smr_triple_host(void)
{
#if defined(__x86_64__)
#define HOST_ARCH "x86_64"
#elif defined(__aarch64__) && defined(__AARCH64EL__)
#define HOST_ARCH "aarch64"
#elif defined(__riscv) && __riscv_xlen == 64
#define HOST_ARCH "riscv64"
#else
#define HOST_ARCH "unknown"
#endif
#if defined(__GLIBC__)
	return HOST_ARCH "-unknown-linux-gnu";
#else
	return HOST_ARCH "-unknown-linux-musl";
#endif
}
