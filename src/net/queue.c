/* The kinds of queues, and the names that all of them take: they become subjects, keys and files.
 */
#include "net/queue.h"

#include <string.h>

static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";

bool smr_queue_word(const char *name)
{
	size_t n = name != NULL ? strspn(name, letters) : 0;

	return n > 0 && n < SMR_QUEUE_WORD && name[n] == '\0';
}

bool smr_queue_id(const char *id)
{
	size_t run = id != NULL ? strspn(id, letters) : 0, n;

	if (run == 0 || run >= SMR_QUEUE_WORD || id[run] != '.')
		return false;
	n = run + 1 + strspn(id + run + 1, letters);
	return n > run + 1 && n < SMR_QUEUE_ID && id[n] == '\0';
}

static const smr_queue_kind *const kinds[] = {
	&smr_queue_loop, NULL, /* and that of net/nats, which comes with its module */
};

const smr_queue_kind *smr_queue_find(const char *name)
{
	smr_str names = {0};

	for (const smr_queue_kind *const *k = kinds; *k != NULL; k++) {
		if (strcmp((*k)->name, name) == 0) {
			smr_str_free(&names);
			return *k;
		}
		smr_str_printf(&names, " %s", (*k)->name);
	}
	(void)smr_fail(SMR_ENOTFOUND, "no queue \"%s\"; there are:%s", name, smr_str_text(&names));
	smr_str_free(&names);
	return NULL;
}
