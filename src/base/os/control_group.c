#include "base/os/control_group.h"

#include <stdio.h>
#include <string.h>

enum { PATH = 512 };

bool smr_control_group(const char *lines, const char *controller, char *out, size_t n)
{
	for (const char *l = lines; l != NULL && *l != '\0';
	     l = strchr(l, '\n'), l = l != NULL ? l + 1 : NULL) {
		char names[128] = "", path[PATH] = "", *rest, *word;

		if (sscanf(l, "%*d::%511[^\n]", path) == 1) {
			if (*controller != '\0')
				continue;
			snprintf(out, n, "%s", path);
			return true;
		}
		if (sscanf(l, "%*d:%127[^:\n]:%511[^\n]", names, path) != 2)
			continue;
		for (word = strtok_r(names, ",", &rest); word != NULL;
		     word = strtok_r(NULL, ",", &rest))
			if (*controller != '\0' && strcmp(word, controller) == 0) {
				snprintf(out, n, "%s", path);
				return true;
			}
	}
	return false;
}
