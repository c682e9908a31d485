/* Any bytes as stamps, and as the lists of files that compilers and linkers write. Bytes with a
 * right digest behind them still fit only if they are what would be written; stamps that were
 * written fit, and a flipped byte of them does not. */
#include <string.h>
#include <sys/stat.h>

#include "accepted.h"
#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "bytes.h"
#include "cli/run/deps_cache.h"

ACCEPTED_FORMATS("a compiler's list", "a linker's list")

static char folder[] = "/tmp/samara-fuzz-XXXXXX";
static const char *const names[] = {"program", "a", "b c", "stamps"};

static void clean(void)
{
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		remove(names[i]);
	rmdir(folder);
}

/* Names in the lists mean files of this folder. */
static void start(void)
{
	static bool started;

	if (started)
		return;
	started = true;
	if (mkdtemp(folder) == NULL || chdir(folder) != 0)
		abort();
	atexit(clean);
	for (size_t i = 0; i < 3; i++)
		if (smr_write_file(names[i], names[i], 1, SMR_WRITE_FAST) != SMR_OK)
			abort();
	chmod("program", 0700);
}

static void as_lists(const char *text, bool linked, size_t place)
{
	smr_stamps s = {0};
	char *data;
	size_t n;

	smr_stamps_begin(&s);
	smr_stamps_add(&s, "a");
	if (linked)
		smr_stamps_add_linked(&s, text);
	else
		smr_stamps_add_deps(&s, text);
	if (smr_stamps_write(&s, "program", "stamps") != SMR_OK)
		abort();
	smr_stamps_free(&s);
	if (smr_read_file("stamps", &data, &n) != SMR_OK)
		return; /* a name that is no file */
	accepted(linked ? "a linker's list" : "a compiler's list");
	if (!smr_stamps_fit("stamps", "program"))
		abort();
	data[place % n] ^= 1;
	if (smr_stamps_fit(bytes_as_file((uint8_t *)data, n), "program"))
		abort();
	smr_free(data);
}

static void as_stamps(const uint8_t *data, size_t n)
{
	uint8_t digest[SMR_DIGEST_BYTES];
	char hex[SMR_DIGEST_HEX];
	smr_str text = {0};

	if (smr_stamps_fit(bytes_as_file(data, n), "program"))
		abort();
	smr_str_write(&text, data, n);
	if (smr_digest(data, n, digest, sizeof(digest)) != SMR_OK)
		abort();
	smr_hex(digest, sizeof(digest), hex);
	smr_str_printf(&text, "digest %s\n", hex);
	/* it cannot guess the digest of the program and the inode of "a" */
	if (smr_stamps_fit(bytes_as_file((uint8_t *)text.s, text.n), "program"))
		abort();
	smr_str_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_str text = {0};

	start();
	if (n < 1)
		return 0;
	if (data[0] % 3 == 0) {
		as_stamps(data + 1, n - 1);
		return 0;
	}
	smr_str_write(&text, data + 1, n - 1);
	smr_str_putc(&text, '\0');
	as_lists(text.s, data[0] % 3 == 2, n);
	smr_str_free(&text);
	return 0;
}
