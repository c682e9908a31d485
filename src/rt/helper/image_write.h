/** @file Images of sites: made of a flow, extended by specializations, kept as files. */
#ifndef SMR_RT_HELPER_IMAGE_WRITE_H
#define SMR_RT_HELPER_IMAGE_WRITE_H
#include "rt/abi/image.h"
#include "run/run.h"

typedef struct smr_guest_text {
	const char *at;
	size_t n;
	uint64_t hash; /* as a program has it */
} smr_guest_text;

/** Begins an image of a flow, without a specialization. Free @p out with smr_str_free(). */
SMR_MUST_USE smr_status smr_guest_image_begin(const smr_flow *f, const smr_guest_text *text,
					      smr_str *out);
/** Opens the image in a file; SMR_ECORRUPT: it is not whole, or of another text. */
SMR_MUST_USE smr_status smr_guest_image_read(const char *path, const smr_flow *f,
					     const smr_guest_text *text, smr_str *out);
/** Appends code for these symbol values (those of the flow after rebasing), or the reason why the
 * program's loops run. What is found out about the code alone is no failure. */
SMR_MUST_USE smr_status smr_guest_image_add(smr_str *image, const smr_runner *r, smr_flow *f,
					    const int64_t *sym, int threads);
/** The specialization for these symbol values; NULL: there is none. It is the image's: valid until
 * the next change. */
smr_guest_image_specialization *smr_guest_image_find(smr_str *image, const int64_t *sym);
/** Whether there is room for another size: if there is none, the oldest one that is left to the
 * program's loops is forgotten. */
bool smr_guest_image_make_room(smr_str *image);
/** Takes over times that a program measured (0: it did not), and decides again. True: it changed.
 */
bool smr_guest_image_note(smr_guest_image_specialization *p, uint64_t loops_ns, uint64_t code_ns);
/** Seals the image with the next serial number and replaces the file at @p path by it. */
SMR_MUST_USE smr_status smr_guest_image_write(smr_str *image, const char *path);
#endif
