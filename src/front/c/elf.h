/** @file Reads the sites of an object, archive, executable or shared library. */
#ifndef SMR_FRONT_C_ELF_H
#define SMR_FRONT_C_ELF_H
#include "base/status.h"
#include "ir/graph/graph.h"

SMR_BEGIN_DECLS

typedef struct smr_sites {
	uint32_t n, cap;
	smr_graph **graphs;
	char *notes;      /* lines `file:line function: reason` of loops that were not lifted; ""
			   * without any */
	uint32_t damaged; /* number of frames whose hash is wrong or that do not parse */
	char *damage;     /* description of the first damaged frame, or NULL */
} smr_sites;

/** Reads all frames of section smr_text. Counts damaged frames and skips them. Returns SMR_EPARSE
 * if the file is neither an ELF file nor an archive of ELF files. Free @p out with
 * smr_sites_free(), also after a failure. */
SMR_MUST_USE smr_status smr_sites_read(const char *path, smr_sites *out);
/** Does the same for a file in memory; @p name appears in messages only. */
SMR_MUST_USE smr_status smr_sites_scan(const char *name, const char *data, size_t n,
				       smr_sites *out);
void smr_sites_free(smr_sites *s); /* @p s may be NULL */

SMR_END_DECLS
#endif
