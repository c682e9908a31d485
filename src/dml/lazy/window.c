/* Packing of images and windows into two numbers. */
#include "dml/lazy/window.h"

static bool pack_field(int64_t *to, int64_t v, int bits)
{
	*to = (int64_t)((uint64_t)*to << bits | (uint64_t)v);
	return v >= 0 && v < (int64_t)1 << bits;
}

static int64_t take(int64_t *from, int bits)
{
	int64_t v = *from & (((int64_t)1 << bits) - 1);

	*from >>= bits;
	return v;
}

bool dml_window_pack(const dml_window *w, int64_t n[2])
{
	bool fits = true;

	n[0] = n[1] = 0;
	fits = pack_field(&n[0], w->channels, DML_IMAGE_BITS) && fits;
	for (int d = 0; d < 2; d++) {
		fits = pack_field(&n[0], w->size[d], DML_IMAGE_BITS) && fits;
		fits = pack_field(&n[1], w->window[d], DML_WINDOW_BITS) && fits;
		fits = pack_field(&n[1], w->stride[d], DML_WINDOW_BITS) && fits;
		fits = pack_field(&n[1], w->pad[d], DML_WINDOW_BITS) && fits;
	}
	return fits;
}

dml_window dml_window_unpack(const int64_t n[2])
{
	int64_t image = n[0], window = n[1];
	dml_window w;

	for (int d = 1; d >= 0; d--) {
		w.size[d] = take(&image, DML_IMAGE_BITS);
		w.pad[d] = take(&window, DML_WINDOW_BITS);
		w.stride[d] = take(&window, DML_WINDOW_BITS);
		w.window[d] = take(&window, DML_WINDOW_BITS);
	}
	w.channels = take(&image, DML_IMAGE_BITS);
	return w;
}

int64_t dml_window_count(const dml_window *w, int d)
{
	int64_t room = w->size[d] + 2 * w->pad[d] - w->window[d];

	return room < 0 ? 0 : room / w->stride[d] + 1;
}
