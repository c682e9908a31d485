/** @file Reading sites back out of an object, archive, executable or shared library. */
#ifndef SMR_FRONT_C_ELF_H
#define SMR_FRONT_C_ELF_H
#include "base/status.h"
#include "ir/graph/graph.h"

SMR_BEGIN_DECLS

typedef struct smr_sites {
	uint32_t n, cap;
	smr_graph **graphs;
	char *notes;      /* lines `file:line function: reason` of loops not taken; "" when none */
	uint32_t damaged; /* frames that fail their hash or do not parse */
	char *damage;     /* what is wrong with the first of them, or NULL */
} smr_sites;

/** Reads all frames of section smr_text. Damaged frames are counted and passed over. SMR_EPARSE
 * when the file is no ELF file (or archive of such). Free with smr_sites_free(), also after a
 * failure. */
SMR_MUST_USE smr_status smr_sites_read(const char *path, smr_sites *out);
/** The same from memory; @p name is for messages. */
SMR_MUST_USE smr_status smr_sites_scan(const char *name, const char *data, size_t n,
				       smr_sites *out);
void smr_sites_free(smr_sites *s); /* NULL is fine */

SMR_END_DECLS
#endif
