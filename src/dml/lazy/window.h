/** @file Images and sliding windows, packed into the two numbers of a node (internal to dml/). */
#ifndef SMR_DML_LAZY_WINDOW_H
#define SMR_DML_LAZY_WINDOW_H
#include <stdbool.h>
#include <stdint.h>

typedef struct dml_window {
	int64_t channels, size[2]; /* of an image: rows, columns */
	int64_t window[2], stride[2], pad[2];
} dml_window;

enum { DML_IMAGE_BITS = 20, DML_WINDOW_BITS = 10 };

/** Packs @p w; false: too large. Limits: images below 2^20 each way, windows below 2^10. */
bool dml_window_pack(const dml_window *w, int64_t n[2]);
dml_window dml_window_unpack(const int64_t n[2]);
/** Returns the windows along dimension @p d; 0 or less: the window is larger than the image. */
int64_t dml_window_count(const dml_window *w, int d);
#endif
