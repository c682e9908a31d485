/* Field tables of `samara doctor` and of `samara --version`. */
#include "cli/parts_fields.h"

#include "base/data/fields.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

#define FINDING(...) SMR_FIELD(smr_finding, __VA_ARGS__)
static const smr_field finding_list[] = {
	FINDING(name, "name", TEXT),
	FINDING(state, "state", TEXT, .about = "ok, missing; note: it works, but could be better"),
	FINDING(detail, "detail", CHARS, .about = "its path or version; the effect of its absence"),
	FINDING(get, "get", TEXT, .rule = SMR_FIELD_OR_NULL,
		.about = "how to get it; null: nothing to do"),
};
static const smr_fields finding_fields = {.name = "doctor_finding",
					  TABLE(finding_list, "a part that Samara uses")};

static const smr_field findings_list[] = {
	SMR_FIELD_LIST(smr_findings, list, n, "findings", RECORDS, .of = &finding_fields)};
const smr_fields smr_findings_fields = {
	.name = "doctor", .form = SMR_FIELDS_ONLY, TABLE(findings_list, "samara doctor --json")};

static const smr_field feature_list[] = {SMR_FIELD(smr_feature, there, "there", BOOL)};
static const smr_fields feature_fields = {.name = "version_feature",
					  .form = SMR_FIELDS_ONLY,
					  TABLE(feature_list, "whether it is available here")};

#define FACT(...) SMR_FIELD(smr_build_facts, __VA_ARGS__)
static const smr_field facts_list[] = {
	FACT(version, "version", TEXT, .about = "of Samara"),
	FACT(commit, "commit", TEXT),
	FACT(build, "build", TEXT),
	FACT(compiler, "compiler", TEXT),
	FACT(target, "target", TEXT),
	SMR_FIELD_LIST(smr_build_facts, features, nfeatures, "features", RECORD_MAP,
		       .of = &feature_fields, .about = "by name"),
};
const smr_fields smr_build_facts_fields = {.name = "version",
					   .version = VERSION,
					   .version_key = "format",
					   TABLE(facts_list, "samara --version --json")};
