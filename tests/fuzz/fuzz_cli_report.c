/* Any bytes as the rows of a run: a program may have written anywhere before it crashed. */
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "cli/cli.h"
#include "run/report.h"

ACCEPTED_FORMATS("report")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text = NULL;
	size_t size = 0;

	for (int as_json = 0; as_json < 2; as_json++) {
		FILE *to = open_memstream(&text, &size);

		if (to == NULL || smr_cli_print_report(bytes_behind(SMR_REPORT_MAGIC, data, n),
						       as_json, NULL, to) != SMR_OK)
			abort();
		fclose(to);
		if (strstr(text, "\"codelets\": [\n") != NULL)
			accepted("report");
		for (size_t i = 0; i < size; i++)
			if (text[i] != '\n' && (text[i] < ' ' || text[i] > '~'))
				abort();
		free(text);
	}
	return 0;
}
