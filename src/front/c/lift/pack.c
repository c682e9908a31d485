/* Compresses by Zstandard with a dictionary of the words common to all flows, since a single flow
 * is short. */
#include "front/c/lift/pack.h"

#include <stdbool.h>
#include <zstd.h>

#include "base/alloc.h"

enum { LEVEL = 19 };

/* Part of the format: a change needs another tag (SMR_FRAME_TEXTS). Frequent words come last, where
 * distances are short. */
static const char words[] =
	"a cast to or from a type without arithmetic\nvolatile access\nrows of rows of pointers\n"
	"a pointer or another odd thing is carried from one iteration to the next\n"
	"asks with a number that loops before it keep to themselves\n"
	"integer division by a number that may be 0\ncomparison of pointers\n"
	"a store does not move with one of its loops: the last value counts\n"
	"the rest of another loop: too few points\nan instruction without a formula: "
	"extractelement\n"
	"an element read in a loop is used outside it\n"
	"a pointer used behind the loop is no simple formula\n"
	"a power that may be another function for a known number\n"
	"number of iterations is no simple formula\n"
	"a small local array, which the compiler keeps in registers\n"
	"calls a function that the guest runtime has no code for\n"
	"shift by a number that may be too large\naddress of a load is no simple formula\n"
	"needs a value from before another statement's store\n"
	"reads or stores at another index what the same loop stores\nexit test in the middle\n"
	"call of free\ncall of malloc\ncall of realloc\ncall of printf\ncall of fprintf\n"
	"call of llvm.memset.p0.i64\ncall of llvm.memcpy.p0.p0.i64\n"
	"a switch or another jump than if and loops\nnumber of iterations unknown (bound changes, "
	"or counter may wrap)\nnumber of iterations depends on an outer loop or on data\n"
	"address of a store is no simple formula\ncomputes nothing that is used\ntoo small to pay\n"
	"call of a function pointer\nseveral exits (break, return, goto)\nopaque \"sizes do not "
	"tell a "
	"number that its addresses hang on\" reads writes fixed scalar i64 = rows table pitch u8 "
	"i16 "
	"u16 u32 u64 bool bitcast:u64( convert:i64(convert:f64(rem(div(shr(shl(and(or(xor(neg( "
	"abs( "
	"max( min( sqrt(exp( eq(ne(lt(le(gt(ge( select( size(n) [i + 1, j - 1] fold(k; 0:f64; "
	"add(acc0, "
	"mul(%0[i, k], %1[k, j]))) \"a\"\n  result %1\nsym value value_1 quotient bound loaded\n"
	"  wrap (1; 1, n) in [-2147483648, 2147483647]\n  wrap (n - 1) in [0, 4294967295]\n} flow "
	"\"main\" at \"src/main.c\":1 in main {\n  sym n\n  base x written, y\n  %0 = view i32[n] "
	"x + "
	"(0) strides [4] \"x\"\n  %1 = view f64[n] y + (0) strides [8] after %2 \"y\"\n  %3 = nest "
	"(i: "
	"n, j: n) group 0 at \"main.c\":2 in main ins %0, %1 into %0 [i] = add(%0[i], 1:i32) "
	"\"x\"\n}\n";

static smr_status fail_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for the texts of flows");
}

/* Returns the bytes written, or 0 without memory: the room suffices and the parameters are
 * valid. */
static size_t compress_text(const char *text, size_t n, char *to, size_t room)
{
	ZSTD_CCtx *z = ZSTD_createCCtx();
	size_t r = 0;

	if (z != NULL && !ZSTD_isError(ZSTD_CCtx_setParameter(z, ZSTD_c_compressionLevel, LEVEL)) &&
	    !ZSTD_isError(ZSTD_CCtx_refPrefix(z, words, sizeof(words) - 1)))
		r = ZSTD_compress2(z, to, room, text, n);
	ZSTD_freeCCtx(z);
	return ZSTD_isError(r) ? 0 : r;
}

smr_status smr_text_pack(const char *text, size_t n, char **out, size_t *nout)
{
	size_t room = ZSTD_compressBound(n), r;
	char *to;

	if (n > SMR_PACK_MOST)
		return smr_fail(SMR_EINVAL, "a text of %zu bytes is too long to be packed", n);
	to = smr_malloc(room);
	if (to == NULL)
		return fail_memory();
	r = compress_text(text, n, to, room);
	if (r == 0) {
		smr_free(to);
		return fail_memory();
	}
	*out = to;
	*nout = r;
	return SMR_OK;
}

/* Decompresses @p n bytes of @p packed; returns whether they hold a text of @p size bytes. */
static bool decompress_text(const char *packed, size_t n, char *to, size_t size)
{
	ZSTD_DCtx *z = ZSTD_createDCtx();
	bool ok = z != NULL && !ZSTD_isError(ZSTD_DCtx_refPrefix(z, words, sizeof(words) - 1)) &&
		  ZSTD_decompressDCtx(z, to, size, packed, n) == size;

	ZSTD_freeDCtx(z);
	return ok;
}

smr_status smr_text_unpack(const char *packed, size_t n, char **out, size_t *nout)
{
	unsigned long long size = ZSTD_getFrameContentSize(packed, n);
	char *to;

	/* sizes that are unknown or wrong are greater, too */
	if (size > SMR_PACK_MOST)
		return smr_fail(SMR_ECORRUPT, "the texts of flows were not packed by this samara");
	to = smr_malloc((size_t)size + 1);
	if (to == NULL)
		return fail_memory();
	if (!decompress_text(packed, n, to, (size_t)size)) {
		smr_free(to);
		return smr_fail(SMR_ECORRUPT, "the texts of flows are damaged");
	}
	to[size] = '\0';
	*out = to;
	*nout = (size_t)size;
	return SMR_OK;
}
