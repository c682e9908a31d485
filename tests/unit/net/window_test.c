/* Windows: unreadable bytes become 0, unchanged bytes are not written. */
#include <sys/mman.h>
#include <unistd.h>

#include "net/window.h"
#include "unit.h"

static smr_graph *graph_of(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Maps two pages, of which only the first is accessible. */
static char *one_page(size_t *page)
{
	char *p;

	*page = (size_t)sysconf(_SC_PAGESIZE);
	p = mmap(NULL, 2 * *page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert_ptr_not_equal(p, MAP_FAILED);
	assert_int_equal(mprotect(p + *page, *page, PROT_NONE), 0);
	return p;
}

static void bytes_that_cannot_be_read_become_zero(void **state)
{
	size_t page;
	char *p = one_page(&page), to[64];

	memset(p, 7, page);
	memset(to, 1, sizeof(to));
	assert_int_equal(smr_window_read(to, p + page - 24, 64), SMR_OK);
	for (int i = 0; i < 64; i++)
		assert_int_equal(to[i], i < 24 ? 7 : 0);
	munmap(p, 2 * page);
}

static void only_changed_elements_of_the_window_are_stored(void **state)
{
	/* 3 elements, each third; bytes in between that differ in the image stay unchanged */
	smr_graph *g = graph_of("flow \"w\" { sym n  base A written\n"
				"%0 = view f32[n] A + (4) strides [12]\n}");
	float memory[10], before[7], after[7];
	int64_t sym[1] = {3}, lo, hi;
	void *base[1] = {memory};
	smr_env e = {.sym = sym, .base = base};

	assert_int_equal(smr_window_range(g->nodes[0], sym, &lo, &hi), SMR_OK);
	assert_int_equal(lo, 4);
	assert_int_equal(hi, 32);
	for (int i = 0; i < 10; i++)
		memory[i] = (float)i;
	memcpy(before, memory + 1, sizeof(before));
	for (int i = 0; i < 7; i++)
		after[i] = -1;
	after[3] = before[3];
	memory[4] = 44; /* another thread's store, where nothing changed */
	smr_window_store(g->nodes[0], &e, before, after);
	assert_true(memory[1] == -1 && memory[7] == -1);
	assert_true(memory[4] == 44);
	assert_true(memory[0] == 0 && memory[2] == 2 && memory[3] == 3 && memory[5] == 5 &&
		    memory[6] == 6 && memory[8] == 8);
	smr_graph_free(g);
}

static void memory_that_cannot_be_written_is_left_alone(void **state)
{
	smr_graph *g = graph_of("flow \"w\" { sym n  base A written\n"
				"%0 = view f32[n] A + (0) strides [4]\n}");
	size_t page;
	char *p = one_page(&page);
	int64_t sym[1] = {16};
	void *base[1] = {p + page - 32};
	smr_env e = {.sym = sym, .base = base};
	float before[16] = {0}, after[16] = {0};

	after[7] = 3; /* the last one that exists */
	smr_window_store(g->nodes[0], &e, before, after);
	assert_true(((float *)(p + page))[-1] == 3);
	munmap(p, 2 * page);
	smr_graph_free(g);
}

static void ranges_that_overflow_are_refused(void **state)
{
	smr_graph *g = graph_of("flow \"w\" { sym n s  base A\n"
				"%0 = view f64[n] A + (0) strides [s]\n}");
	int64_t lo, hi;

	assert_int_equal(smr_window_range(g->nodes[0], (int64_t[]){4, -8}, &lo, &hi), SMR_OK);
	assert_int_equal(lo, -24);
	assert_int_equal(hi, 8);
	assert_int_equal(smr_window_range(g->nodes[0], (int64_t[]){0, 8}, &lo, &hi),
			 SMR_EUNSUPPORTED);
	assert_int_equal(smr_window_range(g->nodes[0], (int64_t[]){INT64_MAX, 8}, &lo, &hi),
			 SMR_EUNSUPPORTED);
	assert_int_equal(smr_window_range(g->nodes[0], (int64_t[]){2, INT64_MAX - 3}, &lo, &hi),
			 SMR_EUNSUPPORTED);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bytes_that_cannot_be_read_become_zero),
		cmocka_unit_test(only_changed_elements_of_the_window_are_stored),
		cmocka_unit_test(memory_that_cannot_be_written_is_left_alone),
		cmocka_unit_test(ranges_that_overflow_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
