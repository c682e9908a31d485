/* Trees: sums are equal to those of XGBoost 1.7.4; an invalid model is refused with its fault.
 * tests/predict/trees.json has a model as it was saved, rows (null: NaN), and its answers. */
#include <math.h>

#include "base/fs.h"
#include "cost/model/trees.h"
#include "unit.h"

enum { COLUMNS = 6 };
static json_t *kept;

static json_t *fresh(void)
{
	return json_deep_copy(json_object_get(kept, "model"));
}

static void sums_are_those_of_xgboost(void **state)
{
	json_t *rows = json_object_get(kept, "rows"), *said = json_object_get(kept, "said"), *row;
	json_t *model = fresh();
	smr_trees *t;
	size_t i;

	assert_int_equal(smr_trees_read(model, "m", COLUMNS, &t), SMR_OK);
	json_decref(model);
	assert_int_equal(json_array_size(rows), 40);
	json_array_foreach (rows, i, row) {
		double want = json_real_value(json_array_get(said, i));
		float x[COLUMNS];

		for (size_t k = 0; k < COLUMNS; k++) {
			json_t *v = json_array_get(row, k);

			x[k] = json_is_null(v) ? NAN : (float)json_number_value(v);
		}
		if (fabs(smr_trees_sum(t, x) - want) > 1e-6)
			fail_msg("row %zu: %.9g instead of %.9g", i, smr_trees_sum(t, x), want);
	}
	smr_trees_free(t);
}

/* Place in the model, the new text (NULL: the member is removed), and the expected message. */
static const struct {
	const char *path[6], *value, *why;
} wrong[] = {
	{{"learner"}, NULL, "no model of trees"},
	{{"learner", "gradient_booster", "name"}, "\"dart\"", "no model of trees"},
	{{"learner", "objective", "name"}, "\"multi:softprob\"", "not a regression"},
	{{"learner", "learner_model_param", "base_score"}, "\"x\"", "is no number"},
	{{"learner", "learner_model_param", "base_score"}, "\"1e99\"", "too many trees"},
	{{"learner", "gradient_booster", "model", "trees"}, "{}", "no model of trees"},
	{{"learner", "gradient_booster", "model", "trees"}, "[3]", "no nodes"},
	{{"learner", "gradient_booster", "model", "trees"},
	 "[{\"left_children\": []}]",
	 "no nodes"},
};

/* The same of the second tree. */
static const struct {
	const char *member, *value, *why;
} wrong_tree[] = {
	{"left_children", "[1,2]", "not of one length"},
	{"right_children", "[2]", "not of one length"},
	{"default_left", "[0]", "not of one length"},
	{"split_indices", "7", "not of one length"},
	{"split_type", "[1]", "categories"},
	/* three nodes: a root and two leaves, or so */
	{"#", "[[1,-1,-1],[2,-1,-1],[0,0,0],[0.5,1,null]]", "a number is none"},
	{"#", "[[1,-1,-1],[2,-1,-1],[0,0,0],[0.5,1,1e300]]", "not finite"},
	{"#", "[[1,-1,-1],[3,-1,-1],[0,0,0],[0.5,1,2]]", "children that are none"},
	{"#", "[[1,-1,-1],[1,-1,-1],[0,0,0],[0.5,1,2]]", "children that are none"},
	{"#", "[[1,-1,-1],[-1,-1,-1],[0,0,0],[0.5,1,2]]", "children that are none"},
	{"#", "[[0,-1,-1],[2,-1,-1],[0,0,0],[0.5,1,2]]", "children that are none"},
	{"#", "[[1,2,-1],[2,1,-1],[0,0,0],[0.5,1,2]]", "two parents"},
	{"#", "[[1,-1,-1],[2,-1,-1],[6,0,0],[0.5,1,2]]", "a feature that there is not"},
	{"#", "[[1,-1,-1],[2,-1,-1],[-1,0,0],[0.5,1,2]]", "a feature that there is not"},
};

static void refused(json_t *model, const char *why)
{
	smr_trees *t;

	if (smr_trees_read(model, "file.json", COLUMNS, &t) != SMR_EPARSE)
		fail_msg("not refused: %s", why);
	if (strstr(smr_errmsg(), why) == NULL || strstr(smr_errmsg(), "file.json") == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
	json_decref(model);
}

static void put(json_t *object, const char *name, const char *value)
{
	if (value == NULL)
		(void)json_object_del(object, name);
	else
		json_object_set_new(object, name, json_loads(value, JSON_DECODE_ANY, NULL));
}

static void what_is_no_model_is_refused(void **state)
{
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		json_t *m = fresh(), *at = m;
		size_t k = 0;

		for (; wrong[i].path[k + 1] != NULL; k++)
			at = json_object_get(at, wrong[i].path[k]);
		put(at, wrong[i].path[k], wrong[i].value);
		refused(m, wrong[i].why);
	}
}

static void what_is_no_tree_is_refused_by_number(void **state)
{
	static const char *const members[] = {"left_children", "right_children", "split_indices",
					      "split_conditions"};

	for (size_t i = 0; i < sizeof(wrong_tree) / sizeof(wrong_tree[0]); i++) {
		json_t *m = fresh(), *tree = NULL, *parts;

		(void)json_unpack(m, "{s:{s:{s:{s:o}}}}", "learner", "gradient_booster", "model",
				  "trees", &tree);
		tree = json_array_get(tree, 1);
		if (wrong_tree[i].member[0] != '#') {
			put(tree, wrong_tree[i].member, wrong_tree[i].value);
		} else {
			parts = json_loads(wrong_tree[i].value, 0, NULL);
			for (size_t k = 0; k < 4; k++)
				json_object_set(tree, members[k], json_array_get(parts, k));
			json_decref(parts);
			put(tree, "default_left", "[0,0,0]");
			put(tree, "split_type", "[0,0,0]");
		}
		refused(m, wrong_tree[i].why);
		assert_non_null(strstr(smr_errmsg(), "tree 1 "));
	}
}

/* Right children that follow left ones, and default directions without missing numbers. */
static void what_can_be_told_without_may_be_left_out(void **state)
{
	static const float x[COLUMNS] = {0};
	json_t *m = fresh(), *trees = NULL, *tree;
	smr_trees *whole, *lean;
	size_t i;

	(void)json_unpack(m, "{s:{s:{s:{s:o}}}}", "learner", "gradient_booster", "model", "trees",
			  &trees);
	json_array_foreach (trees, i, tree) {
		put(tree, "left_children", "[1,-1,3,-1,-1]");
		put(tree, "right_children", "[2,-1,4,-1,-1]");
		put(tree, "split_indices", "[0,0,1,0,0]");
		put(tree, "split_conditions", "[-1,1,-1,2,4]");
		put(tree, "default_left", "[0,0,0,0,0]");
		put(tree, "split_type", "[0,0,0,0,0]");
	}
	assert_int_equal(smr_trees_read(m, "m", COLUMNS, &whole), SMR_OK);
	json_array_foreach (trees, i, tree) {
		put(tree, "right_children", NULL);
		put(tree, "default_left", NULL);
	}
	assert_int_equal(smr_trees_read(m, "m", COLUMNS, &lean), SMR_OK);
	assert_int_equal(smr_trees_nodes(whole), smr_trees_nodes(lean));
	assert_true(smr_trees_sum(lean, x) > 3); /* the leaf of 4 */
	assert_true(smr_trees_sum(whole, x) == smr_trees_sum(lean, x));
	smr_trees_free(whole);
	smr_trees_free(lean);
	put(json_array_get(trees, 1), "left_children", "[1,-1,4,-1,-1]");
	refused(m, "children that are none");
}

static smr_status read_again(void *model)
{
	smr_trees *t;
	smr_status st = smr_trees_read(model, "m", COLUMNS, &t);

	if (st == SMR_OK)
		smr_trees_free(t);
	return st;
}

static void no_memory_is_told(void **state)
{
	assert_true(unit_fail_each_allocation(read_again, json_object_get(kept, "model")) > 3);
}

static int load(void **state)
{
	kept = json_load_file("tests/predict/trees.json", 0, NULL);
	return kept == NULL;
}

static int drop(void **state)
{
	json_decref(kept);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sums_are_those_of_xgboost),
		cmocka_unit_test(what_is_no_model_is_refused),
		cmocka_unit_test(what_is_no_tree_is_refused_by_number),
		cmocka_unit_test(what_can_be_told_without_may_be_left_out),
		cmocka_unit_test(no_memory_is_told),
	};

	return cmocka_run_group_tests(tests, load, drop);
}
