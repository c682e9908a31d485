/* Products read shared memory when their threads wait, the latest time that is allowed; until then
 * their sums are destroyed. */
#include "warpgroup.h"

#include <string.h>

#include "back/gpu/gpu.h"
#include "emulator.h"
#include "matrix.h"

enum { ROWS = 64, DEPTH = 16, MOST_COLUMNS = 256, PIECE = 16, ROW = 128, EIGHT = 8, POISON = 0xff };

/* Number of the copy that landed last, in all pieces of 16 bytes. */
static uint32_t landed[EMU_MAX_SHARED / PIECE], all_landed;

void emu_landed(size_t at)
{
	if (at / PIECE < sizeof(landed) / sizeof(landed[0]))
		landed[at / PIECE] = ++all_landed;
}

void emu_landed_reset(void)
{
	memset(landed, 0, sizeof(landed));
	all_landed = 0;
}

void emu_fence_async(emu_products *t)
{
	t->seen = all_landed;
}

void emu_wgmma_fence(emu_products *t)
{
	t->fenced = true;
}

static unsigned columns_of(uint32_t form)
{
	return form & 0xffff;
}

static const char *check_descriptor(uint64_t d)
{
	if (d >> 62 != 1)
		return "a descriptor of another mode than that of 128 bytes";
	if ((d >> 49 & 7) != 0 || (d & (UINT64_C(3) << 14 | UINT64_C(3) << 30)) != 0 ||
	    (d >> 46 & 7) != 0)
		return "a descriptor has bits that must be 0";
	return NULL;
}

const char *emu_wgmma_multiply(emu_products *t, float *sums, uint64_t a, uint64_t b, uint32_t form)
{
	unsigned n = columns_of(form);
	const char *why = check_descriptor(a);

	if (why == NULL)
		why = check_descriptor(b);
	if (why != NULL)
		return why;
	if (!t->fenced)
		return "a product without a fence for its sums";
	if (n % 8 != 0 || n == 0 || n > MOST_COLUMNS || t->n == EMU_MOST_PRODUCTS ||
	    (t->n > 0 && sums != t->sums))
		return "a product of a bad form, or too many of them";
	if (t->n == 0) {
		t->sums = sums;
		memcpy(t->saved, sums, n / 2 * sizeof(*sums));
		memset(sums, POISON, n / 2 * sizeof(*sums));
	}
	t->product[t->n].a = a;
	t->product[t->n].b = b;
	t->product[t->n++].form = form;
	return NULL;
}

void emu_wgmma_commit(emu_products *t)
{
	t->committed = t->n;
}

/* ---- shared memory ----------------------------------------------------------------------------
 */

typedef struct factor {
	uint64_t descriptor;
	bool turned, bf16;
	uint32_t seen; /* copies that all threads see */
	const char *shared;
	size_t bytes;
	const char *why;
} factor;

static uint32_t field(uint64_t d, int shift)
{
	return (uint32_t)(d >> shift & 0x3fff) << 4;
}

/* The address of an element before pieces of a row are exchanged. Turned: rows are elements of the
 * sum, blocks have 64 elements of the side. */
static uint32_t plain_address(const factor *f, unsigned side, unsigned k)
{
	uint32_t start = field(f->descriptor, 0), block = field(f->descriptor, 16),
		 eight = field(f->descriptor, 32);

	if (f->turned)
		return start + side / 64 * block + k / EIGHT * eight + k % EIGHT * ROW +
		       side % 64 * 2;
	return start + side / EIGHT * eight + side % EIGHT * ROW + k * 2;
}

static float element(factor *f, unsigned side, unsigned k)
{
	uint32_t at = plain_address(f, side, k);
	uint16_t bits;

	at ^= at >> 3 & 0x70;
	if (at < EMU_WINDOW || at - EMU_WINDOW + 2 > f->bytes) {
		f->why = "a descriptor reaches beyond shared memory";
		return 0;
	}
	at -= EMU_WINDOW;
	if (landed[at / PIECE] > f->seen)
		f->why = "a product reads a copy without a fence (fence.proxy.async)";
	memcpy(&bits, f->shared + at, sizeof(bits));
	return emu_short(f->bf16, bits);
}

/* ---- products ---------------------------------------------------------------------------------
 */

static void add_product(emu_products *const t[EMU_GROUP], const float a[ROWS][DEPTH],
			const float b[MOST_COLUMNS][DEPTH], unsigned n)
{
	for (unsigned q = 0; q < EMU_GROUP; q++)
		for (unsigned i = 0; i < n / 2; i++) {
			unsigned row = q / 32 * 16 + q % 32 / 4 + i / 2 % 2 * 8;
			unsigned column = i / 4 * 8 + q % 4 * 2 + i % 2;
			float s = t[q]->saved[i];

			for (unsigned k = 0; k < DEPTH; k++)
				s += a[row][k] * b[column][k];
			t[q]->saved[i] = s;
		}
}

static const char *multiply(emu_products *const t[EMU_GROUP], unsigned at, uint32_t seen,
			    const char *shared, size_t bytes)
{
	static float a[ROWS][DEPTH], b[MOST_COLUMNS][DEPTH];
	uint32_t form = t[0]->product[at].form;
	factor x = {.descriptor = t[0]->product[at].a,
		    .turned = (form & SMR_GPU_FORM_TURNED) != 0,
		    .bf16 = (form & SMR_GPU_FORM_BF16) != 0,
		    .seen = seen,
		    .shared = shared,
		    .bytes = bytes};
	factor y = x;

	y.descriptor = t[0]->product[at].b;
	y.turned = (form & 2 * SMR_GPU_FORM_TURNED) != 0;
	for (unsigned i = 0; i < ROWS; i++)
		for (unsigned k = 0; k < DEPTH; k++)
			a[i][k] = element(&x, i, k);
	for (unsigned j = 0; j < columns_of(form); j++)
		for (unsigned k = 0; k < DEPTH; k++)
			b[j][k] = element(&y, j, k);
	add_product(t, a, b, columns_of(form));
	return x.why != NULL ? x.why : y.why;
}

const char *emu_wgmma_run(emu_products *const t[EMU_GROUP], const char *shared, size_t bytes)
{
	uint32_t seen = UINT32_MAX;

	for (unsigned q = 0; q < EMU_GROUP; q++) {
		if (t[q]->n != t[0]->n || t[q]->committed != t[0]->committed ||
		    memcmp(t[q]->product, t[0]->product, t[0]->n * sizeof(t[0]->product[0])) != 0)
			return "threads of a warpgroup have different products";
		seen = t[q]->seen < seen ? t[q]->seen : seen;
	}
	for (unsigned i = 0; i < t[0]->committed; i++) {
		const char *why = multiply(t, i, seen, shared, bytes);

		if (why != NULL)
			return why;
	}
	for (unsigned q = 0; q < EMU_GROUP; q++) {
		unsigned n = columns_of(t[q]->product[0].form) / 2;

		t[q]->fenced = false;
		if (t[q]->committed != t[q]->n)
			continue;
		memcpy(t[q]->sums, t[q]->saved, n * sizeof(float));
		t[q]->n = t[q]->committed = 0;
	}
	return NULL;
}
