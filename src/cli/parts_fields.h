/** @file Documents about parts: `samara doctor --json`, `samara --version --json`. */
#ifndef SMR_CLI_PARTS_FIELDS_H
#define SMR_CLI_PARTS_FIELDS_H
#include <stdbool.h>
#include <stddef.h>

typedef struct smr_finding {
	const char *name;
	const char *state; /* "ok", "missing", "note": works, but could work better */
	char detail[400];  /* its version or path; the effect of its absence */
	const char *get;   /* how to get it; NULL: nothing to do */
} smr_finding;

typedef struct smr_findings {
	const smr_finding *const *list;
	size_t n;
} smr_findings;
/** An array. */
extern const struct smr_fields smr_findings_fields;

typedef struct smr_feature {
	const char *name; /* first: the key */
	bool there;
} smr_feature;

typedef struct smr_build_facts {
	const char *version, *commit, *build, *compiler, *target;
	const smr_feature *const *features;
	size_t nfeatures;
} smr_build_facts;
extern const struct smr_fields smr_build_facts_fields;
#endif
