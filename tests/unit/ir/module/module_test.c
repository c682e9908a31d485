/* Programs as trees of blocks: iteration over them, and the limit of their depth. */
#include "ir/module/module.h"
#include "unit.h"

static smr_module *open_module(void)
{
	smr_module *m;

	assert_int_equal(smr_module_new("program", &m), SMR_OK);
	assert_non_null(smr_module_function(m, "main"));
	return m;
}

static smr_block *add(smr_module *m, smr_body *body, smr_block_kind kind, uint32_t nbodies)
{
	smr_block *b = smr_body_add(m, body, kind, nbodies);

	assert_non_null(b);
	return b;
}

/* Blocks are numbered in the order of creation, which is that of the text. */
static void each_block_comes_before_those_in_it(void **state)
{
	smr_module *m = open_module();
	smr_body *body = &m->functions[0]->body;
	smr_block *fork, *loop;
	uint32_t n = 0;
	smr_walk w;

	assert_null(smr_walk_first(&w, body));
	add(m, body, SMR_BLOCK_CALL, 0);
	fork = add(m, body, SMR_BLOCK_CASE, 4);
	loop = add(m, &fork->bodies[1], SMR_BLOCK_WHILE, 2);
	add(m, &loop->bodies[0], SMR_BLOCK_CALL, 0);
	add(m, &loop->bodies[1], SMR_BLOCK_IF, 2);
	add(m, &fork->bodies[1], SMR_BLOCK_CALL, 0);
	add(m, &fork->bodies[3], SMR_BLOCK_CALL, 0);
	add(m, body, SMR_BLOCK_IF, 2);
	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		assert_int_equal(b->id, n++);
	assert_int_equal(n, m->nblocks);
	n = loop->id;
	for (const smr_block *b = smr_walk_first(&w, &fork->bodies[1]); b != NULL;
	     b = smr_walk_next(&w))
		assert_int_equal(b->id, n++);
	assert_int_equal(n, loop->id + 4);
	smr_module_free(m);
}

static void blocks_are_in_each_other_up_to_a_limit(void **state)
{
	smr_module *m = open_module();
	smr_body *body = &m->functions[0]->body;
	uint32_t n = 0;
	smr_walk w;

	for (int i = 0; i < SMR_MAX_NESTING; i++)
		body = &add(m, body, SMR_BLOCK_IF, 2)->bodies[1];
	assert_null(smr_body_add(m, body, SMR_BLOCK_IF, 2));
	assert_non_null(strstr(smr_errmsg(), "blocks in blocks, too deep"));
	add(m, body, SMR_BLOCK_CALL, 0);
	for (const smr_block *b = smr_walk_first(&w, &m->functions[0]->body); b != NULL;
	     b = smr_walk_next(&w))
		assert_int_equal(b->id, n++);
	assert_int_equal(n, SMR_MAX_NESTING + 1);
	smr_module_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_block_comes_before_those_in_it),
		cmocka_unit_test(blocks_are_in_each_other_up_to_a_limit),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
