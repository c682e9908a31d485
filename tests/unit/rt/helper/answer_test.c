/* Tests of messages to the helper: those that make an image, those that are refused, and decisions
 * from measured times. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "api/pipeline.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/fs.h"
#include "base/str.h"
#include "front/c/lift/pack.h"
#include "rt/abi/cpu_identity.h"
#include "rt/abi/names.h"
#include "rt/helper/answer.h"
#include "rt/helper/image_write.h"
#include "samara/site.h"
#include "unit.h"

static const char axpy[] = "flow \"axpy\" { sym n  base x, y written\n"
			   "%0 = scalar f32 a\n"
			   "%1 = view f32[n] x + (0) strides [4]\n"
			   "%2 = view f32[n] y + (0) strides [4]\n"
			   "%3 = nest (i: n) group 0 ins %0, %1, %2 into %2 [i] = "
			   "add(%2[i], mul(%0, %1[i]))\n}";
static const char twice[] = "flow \"twice\" { sym n  base x, y written\n"
			    "%0 = view f32[n] x + (0) strides [4]\n"
			    "%1 = view f32[n] y + (0) strides [4]\n"
			    "%2 = nest (i: n) group 0 ins %0 into %1 [i] = "
			    "add(%0[i], %0[i])\n}";
#define ELEMENTWISE(name, value)                         \
	"flow \"" name "\" { sym n  base x, y written\n" \
	"%0 = view f64[n + 1] x + (0) strides [8]\n"     \
	"%1 = view f64[n] y + (0) strides [8]\n"         \
	"%2 = nest (i: n) group 0 ins %0 into %1 [i] = " value "\n}"
static const char sine[] = ELEMENTWISE("sine", "sin(%0[i])");
static const char without_number[] = ELEMENTWISE("without_number", "lgamma(%0[i])");
static const char chosen[] =
	ELEMENTWISE("chosen", "select(gt(%0[i], 0:f64), exp(%0[i + 1]), log(%0[i]))");
static const char doubled[] = "flow \"doubled\" { sym n  base y written\n"
			      "%0 = view f64[n] y + (0) strides [8]\n"
			      "%1 = nest (i: n) group 0 ins %0 into %0 [i] = exp(%0[i])\n}";

typedef struct letter {
	smr_guest_message head;
	int64_t sym[1];
	char text[1024];
} letter;

static size_t write_letter(letter *l, const char *text, int64_t n)
{
	*l = (letter){.head = {.magic = SMR_GUEST_MESSAGE_MAGIC,
			       .version = SMR_GUEST_MESSAGE_VERSION,
			       .cpu = smr_guest_cpu_identity(),
			       .hash = smr_hash_fnv1a(text, strlen(text)),
			       .nsyms = 1,
			       .ntexts = (uint32_t)strlen(text),
			       .threads = 2,
			       .fp = SMR_FP_STRICT},
		      .sym = {n}};
	memcpy(l->text, text, strlen(text));
	return offsetof(letter, text) + strlen(text);
}

/* Reads the image of the letter's flow from its file. */
static smr_status read_image(const letter *l, smr_str *image)
{
	smr_guest_text text = {.at = l->text, .n = l->head.ntexts, .hash = l->head.hash};
	smr_runner r = {.fp = SMR_FP_STRICT};
	char name[SMR_GUEST_NAME];
	smr_library *library;
	smr_flow *f;
	smr_status st;

	assert_int_equal(smr_pipeline_library(&library), SMR_OK);
	r.library = library;
	assert_int_equal(smr_flow_open(&r, l->text, l->head.ntexts, &f), SMR_OK);
	smr_guest_name(l->head.hash, l->head.cpu, l->head.fp, name);
	st = smr_guest_image_read(name, f, &text, image);
	smr_flow_free(f);
	smr_library_free(library);
	return st;
}

static smr_guest_answerer *open_in_new_folder(void)
{
	static char dir[64];
	smr_guest_answerer *a;

	snprintf(dir, sizeof(dir), "/tmp/samara-guest-XXXXXX");
	assert_non_null(mkdtemp(dir));
	assert_int_equal(chdir(dir), 0);
	assert_int_equal(smr_guest_answerer_new(&a), SMR_OK);
	return a;
}

static void a_question_makes_an_image_with_code_that_was_run(void **state)
{
	smr_guest_answerer *a = open_in_new_folder();
	const smr_guest_image_specialization *p;
	smr_str image;
	letter l;
	size_t n = write_letter(&l, twice, 100000);

	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_OK);
	p = smr_guest_image_find(&image, l.sym);
	assert_non_null(p);
	assert_int_equal(p->verdict, SMR_GUEST_IMAGE_CODE);
	assert_true(p->code_ns > 0 && p->steps.n == 1 && p->spans.n == 2 && p->clashes.n == 1);
	assert_null(smr_guest_image_find(&image, &(int64_t){99999}));
	smr_str_free(&image);
	smr_guest_answerer_free(a);
}

static void another_size_is_added_and_the_serial_grows(void **state)
{
	smr_guest_answerer *a = open_in_new_folder();
	smr_str image;
	letter l;
	size_t n = write_letter(&l, twice, 4096);
	uint64_t serial;

	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_OK);
	serial = ((const smr_guest_image *)(const void *)image.s)->serial;
	smr_str_free(&image);
	smr_guest_answerer_free(a); /* a new helper continues with the file */
	assert_int_equal(smr_guest_answerer_new(&a), SMR_OK);
	l.sym[0] = 8192;
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_OK);
	assert_true(((const smr_guest_image *)(const void *)image.s)->serial > serial);
	assert_non_null(smr_guest_image_find(&image, &(int64_t){4096}));
	assert_non_null(smr_guest_image_find(&image, &(int64_t){8192}));
	smr_str_free(&image);
	smr_guest_answerer_free(a);
}

static void measured_times_decide(void **state)
{
	smr_guest_answerer *a = open_in_new_folder();
	smr_str image;
	letter l;
	size_t n = write_letter(&l, twice, 100000);

	l.head.loops_ns = 1; /* nothing is faster */
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_OK);
	assert_int_equal(smr_guest_image_find(&image, l.sym)->verdict, SMR_GUEST_IMAGE_LOOPS);
	assert_non_null(strstr(smr_guest_image_find(&image, l.sym)->why, "measured"));
	smr_str_free(&image);
	smr_guest_answerer_free(a);
}

static smr_guest_image_specialization specialize(const char *text)
{
	smr_guest_answerer *a = open_in_new_folder();
	smr_guest_image_specialization p;
	smr_str image;
	letter l;
	size_t n = write_letter(&l, text, 100000);

	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_OK);
	p = *smr_guest_image_find(&image, l.sym);
	smr_str_free(&image);
	smr_guest_answerer_free(a);
	return p;
}

static void code_calls_functions_that_have_a_number(void **state)
{
	smr_guest_image_specialization p = specialize(sine);

	assert_true(p.verdict == SMR_GUEST_IMAGE_CODE && p.code_ns > 0);
	assert_true(p.called == UINT64_C(1) << (2 * SMR_SITE_FUNCTION_sin + 1));
	assert_true(p.calls == SMR_GUEST_IMAGE_CALLS_ALL && p.repeatable == 1);
}

static void a_function_without_a_number_is_left_to_the_loops(void **state)
{
	smr_guest_image_specialization p = specialize(without_number);

	assert_int_equal(p.verdict, SMR_GUEST_IMAGE_LOOPS);
	assert_non_null(strstr(p.why, "lgamma"));
}

static void loops_that_store_to_what_they_read_cannot_run_again(void **state)
{
	smr_guest_image_specialization p = specialize(doubled);

	assert_true(p.verdict == SMR_GUEST_IMAGE_CODE && p.repeatable == 0);
	assert_true(p.calls == SMR_GUEST_IMAGE_CALLS_ALL);
}

static void calls_under_a_condition_that_guards_reads_are_told_apart(void **state)
{
	smr_guest_image_specialization p = specialize(chosen);

	assert_int_equal(p.verdict, SMR_GUEST_IMAGE_CODE);
	assert_int_equal(p.calls, SMR_GUEST_IMAGE_CALLS_MORE);
	assert_true(p.called == (UINT64_C(1) << (2 * SMR_SITE_FUNCTION_exp + 1) |
				 UINT64_C(1) << (2 * SMR_SITE_FUNCTION_log + 1)));
}

/* The first size has code, all others are left to the loops. */
static void a_full_image_forgets_the_oldest_size_that_has_no_code(void **state)
{
	enum { FIRST = 100000, MOST = SMR_GUEST_IMAGE_SPECIALIZATIONS };
	smr_guest_answerer *a = open_in_new_folder();
	smr_str image;
	letter l;
	size_t n = write_letter(&l, twice, FIRST);

	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	for (int i = 1; i <= MOST; i++) {
		l.sym[0] = FIRST + i;
		l.head.loops_ns = 1; /* nothing is faster */
		assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	}
	assert_int_equal(read_image(&l, &image), SMR_OK);
	assert_int_equal(((const smr_guest_image *)(const void *)image.s)->specializations.n, MOST);
	assert_non_null(smr_guest_image_find(&image, &(int64_t){FIRST}));
	assert_null(smr_guest_image_find(&image, &(int64_t){FIRST + 1}));
	assert_non_null(smr_guest_image_find(&image, &(int64_t){FIRST + 2}));
	assert_non_null(smr_guest_image_find(&image, &(int64_t){FIRST + MOST}));
	smr_str_free(&image);
	smr_guest_answerer_free(a);
}

static void a_message_that_is_damaged_is_refused(void **state)
{
	smr_guest_answerer *a = open_in_new_folder();
	letter l;
	size_t n = write_letter(&l, axpy, 1000);

	assert_int_equal(smr_guest_answer(a, &l, sizeof(l.head) - 1), SMR_ECORRUPT);
	assert_int_equal(smr_guest_answer(a, &l, n - 1), SMR_ECORRUPT);
	l.head.nsyms = 1u << 31;
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_ECORRUPT);
	n = write_letter(&l, axpy, 1000);
	l.text[20] ^= 1;
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "text"));
	n = write_letter(&l, axpy, 1000);
	l.head.cpu ^= 1;
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "CPU"));
	n = write_letter(&l, "no flow at all", 1000);
	assert_int_not_equal(smr_guest_answer(a, &l, n), SMR_OK);
	smr_guest_answerer_free(a);
}

/* Replaces the flow's text by the texts of a module; returns their bytes. */
static size_t pack_letter(letter *l, const char *const *texts, size_t ntexts)
{
	smr_str all = {0};
	char *packed;
	size_t n;

	for (size_t i = 0; i < ntexts; i++)
		smr_str_write(&all, texts[i], strlen(texts[i]) + 1);
	assert_int_equal(smr_text_pack(all.s, all.n, &packed, &n), SMR_OK);
	assert_true(n <= sizeof(l->text));
	memcpy(l->text, packed, n);
	l->head.ntexts = (uint32_t)n;
	l->head.packed = 1;
	smr_free(packed);
	smr_str_free(&all);
	return offsetof(letter, text) + n;
}

static void a_flow_is_taken_from_the_texts_of_its_module_by_number(void **state)
{
	const char *const texts[] = {axpy, twice, "\1a.c:1 f: too small\n"};
	smr_guest_answerer *a = open_in_new_folder();
	smr_str image;
	letter l, own;
	size_t n;

	write_letter(&l, twice, 100000);
	own = l;
	n = pack_letter(&l, texts, 3);
	l.head.number = 1;
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	assert_int_equal(read_image(&own, &image), SMR_OK);
	assert_non_null(smr_guest_image_find(&image, l.sym));
	smr_str_free(&image);
	smr_guest_answerer_free(a);
}

static void a_text_that_is_not_there_or_another_one_is_refused(void **state)
{
	const char *const texts[] = {axpy, twice, "\1a.c:1 f: too small\n"};
	smr_guest_answerer *a = open_in_new_folder();
	letter l;
	size_t n;

	write_letter(&l, twice, 100000);
	n = pack_letter(&l, texts, 3);
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "text is damaged"));
	l.head.number = 2; /* notes are not a flow */
	assert_int_equal(smr_guest_answer(a, &l, n), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "no text 2"));
	l.head.number = 1;
	assert_int_equal(smr_guest_answer(a, &l, n - 1), SMR_ECORRUPT);
	smr_guest_answerer_free(a);
}

static void an_image_with_any_byte_changed_is_not_read(void **state)
{
	smr_guest_answerer *a = open_in_new_folder();
	char name[SMR_GUEST_NAME], *data;
	smr_str image;
	letter l;
	size_t n = write_letter(&l, twice, 4096), size;

	assert_int_equal(smr_guest_answer(a, &l, n), SMR_OK);
	smr_guest_name(l.head.hash, l.head.cpu, l.head.fp, name);
	assert_int_equal(smr_read_file(name, &data, &size), SMR_OK);
	for (size_t i = 0; i < size; i += i < 400 ? 1 : 97) {
		data[i] ^= 0x10;
		assert_int_equal(smr_write_file(name, data, size, SMR_WRITE_FAST), SMR_OK);
		assert_int_equal(read_image(&l, &image), SMR_ECORRUPT);
		data[i] ^= 0x10;
	}
	assert_int_equal(smr_write_file(name, data, size / 2, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(read_image(&l, &image), SMR_ECORRUPT);
	smr_free(data);
	smr_guest_answerer_free(a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_question_makes_an_image_with_code_that_was_run),
		cmocka_unit_test(another_size_is_added_and_the_serial_grows),
		cmocka_unit_test(measured_times_decide),
		cmocka_unit_test(code_calls_functions_that_have_a_number),
		cmocka_unit_test(a_function_without_a_number_is_left_to_the_loops),
		cmocka_unit_test(loops_that_store_to_what_they_read_cannot_run_again),
		cmocka_unit_test(calls_under_a_condition_that_guards_reads_are_told_apart),
		cmocka_unit_test(a_full_image_forgets_the_oldest_size_that_has_no_code),
		cmocka_unit_test(a_message_that_is_damaged_is_refused),
		cmocka_unit_test(a_flow_is_taken_from_the_texts_of_its_module_by_number),
		cmocka_unit_test(a_text_that_is_not_there_or_another_one_is_refused),
		cmocka_unit_test(an_image_with_any_byte_changed_is_not_read),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
