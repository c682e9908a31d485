/** @file Images of sites: created from a flow, extended by specializations, stored in files. */
#ifndef SMR_RT_HELPER_IMAGE_WRITE_H
#define SMR_RT_HELPER_IMAGE_WRITE_H
#include "rt/abi/image.h"
#include "run/run.h"

typedef struct smr_guest_text {
	const char *at;
	size_t n;
	uint64_t hash; /* hash that the program uses */
} smr_guest_text;

/** Creates an image of a flow without specializations. Free @p out with smr_str_free(). */
SMR_MUST_USE smr_status smr_guest_image_begin(const smr_flow *f, const smr_guest_text *text,
					      smr_str *out);
/** Reads the image of a file; returns SMR_ECORRUPT if it is damaged, or of another text. */
SMR_MUST_USE smr_status smr_guest_image_read(const char *path, const smr_flow *f,
					     const smr_guest_text *text, smr_str *out);
/** Appends code for these symbol values (those of the flow after rebasing), or the reason why the
 * program's loops run. Unsuitable code is not a failure. */
SMR_MUST_USE smr_status smr_guest_image_add(smr_str *image, const smr_runner *r, smr_flow *f,
					    const int64_t *sym, int threads);
/** Returns the specialization for these symbol values, or NULL. It is part of the image and valid
 * until the next change. */
smr_guest_image_specialization *smr_guest_image_find(smr_str *image, const int64_t *sym);
/** Makes room for another size: if there is none, removes the oldest specialization that is left to
 * the program's loops. Returns whether there is room. */
bool smr_guest_image_make_room(smr_str *image);
/** Records times that a program measured (0 if not), and decides again. Returns whether anything
 * changed. */
bool smr_guest_image_note(smr_guest_image_specialization *p, uint64_t loops_ns, uint64_t code_ns);
/** Seals the image with the next serial number and replaces the file at @p path. */
SMR_MUST_USE smr_status smr_guest_image_write(smr_str *image, const char *path);
#endif
