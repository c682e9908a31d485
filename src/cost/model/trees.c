/* A node has 12 bytes, and its children are adjacent, so that a step is one comparison and one
 * addition. The nodes of a tree are renumbered when it is read, from the root downwards: a node
 * that can be reached in two ways is an error. */
#include "cost/model/trees.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/parse_double.h"
#include "base/data/vec.h"

enum { MOST_TREES = 1 << 14, MOST_NODES = 1 << 16, IN_STEP = 8 };

typedef struct node {
	float value;      /* values below go left; of a leaf: infinity */
	uint32_t left;    /* of a leaf: itself; the right child is the next one */
	uint16_t feature; /* feature of the split */
	uint16_t absent;  /* 0 or 1: child where the feature is NaN */
} node;

struct smr_trees {
	float base;
	SMR_VEC(node) nodes;
	SMR_VEC(float) adds; /* value of each node that is a leaf */
	SMR_VEC(struct root { uint32_t at, depth; }) roots;
};

/* One tree in XGBoost's form. */
typedef struct source {
	const char *path;
	size_t tree, n, features;
	json_t *left, *right, *feature, *value, *absent;
	bool beside, never; /* right children follow left ones; no number is missing */
} source;

static smr_status report_bad_tree(const source *s, const char *what)
{
	return smr_fail(SMR_EPARSE, "%s: tree %zu of the model: %s", s->path, s->tree, what);
}

static json_t *member(json_t *j, const char *name, size_t n)
{
	json_t *a = json_object_get(j, name);

	return json_is_array(a) && json_array_size(a) == n ? a : NULL;
}

static smr_status open_tree(json_t *j, source *s)
{
	json_t *kinds = json_object_get(j, "split_type"), *kind;
	size_t i;

	s->n = json_array_size(json_object_get(j, "left_children"));
	if (s->n < 1 || s->n > MOST_NODES)
		return report_bad_tree(s, "it has no nodes, or too many");
	s->left = member(j, "left_children", s->n);
	/* models trained here omit derivable members: see smr_xgboost_lean() */
	if (json_object_get(j, "right_children") != NULL) {
		s->right = member(j, "right_children", s->n);
		s->beside = false;
	} else
		s->beside = true;
	s->never = json_object_get(j, "default_left") == NULL;
	s->feature = member(j, "split_indices", s->n);
	s->value = member(j, "split_conditions", s->n);
	s->absent = member(j, "default_left", s->n);
	if (s->left == NULL || (s->right == NULL && !s->beside) || s->feature == NULL ||
	    s->value == NULL || (s->absent == NULL && !s->never))
		return report_bad_tree(s, "its arrays are missing, or not of one length");
	json_array_foreach (kinds, i, kind)
		if (json_integer_value(kind) != 0)
			return report_bad_tree(s, "it splits by categories");
	return SMR_OK;
}

static bool read_integer(json_t *list, size_t i, json_int_t *out)
{
	json_t *j = json_array_get(list, i);

	*out = json_is_boolean(j) ? json_is_true(j) : json_integer_value(j);
	return json_is_integer(j) || json_is_boolean(j);
}

/* Converts node @p from of the source to node @p to; its children get the next two numbers. */
static smr_status take_node(smr_trees *t, const source *s, uint32_t *from, uint32_t to,
			    uint32_t root)
{
	float number;

	json_int_t left, right = -1, feature, absent = 0;
	json_t *value = json_array_get(s->value, from[to - root]);
	size_t i = from[to - root];
	node *n = &t->nodes.v[to];

	if (!read_integer(s->left, i, &left) || !read_integer(s->feature, i, &feature) ||
	    (!s->beside && !read_integer(s->right, i, &right)) ||
	    (!s->never && !read_integer(s->absent, i, &absent)) || !json_is_number(value))
		return report_bad_tree(s, "a number is none");
	if (s->beside)
		right = left == -1 ? -1 : left + 1;
	number = (float)json_number_value(value);
	if (!isfinite(number))
		return report_bad_tree(s, "a number is not finite");
	t->adds.v[to] = number;
	if (left == -1 && right == -1) {
		*n = (node){.value = INFINITY, .left = to};
		return SMR_OK;
	}
	if (left < 1 || right < 1 || left == right || (size_t)left >= s->n || (size_t)right >= s->n)
		return report_bad_tree(s, "a node has children that are none");
	if (feature < 0 || (size_t)feature >= s->features)
		return report_bad_tree(s, "it asks for a feature that there is not");
	if (t->nodes.n - root + 2 > s->n)
		return report_bad_tree(s, "a node has two parents");
	*n = (node){number, (uint32_t)t->nodes.n, (uint16_t)feature, absent == 0};
	from[n->left - root] = (uint32_t)left;
	from[n->left - root + 1] = (uint32_t)right;
	t->nodes.n += 2; /* the memory of a whole tree is reserved */
	return SMR_OK;
}

/* Returns the levels below the root; children follow their parents. */
static uint32_t depth_of(const smr_trees *t, uint32_t root, uint32_t *level)
{
	uint32_t deepest = 0;

	level[0] = 0;
	for (uint32_t i = root; i < t->nodes.n; i++) {
		uint32_t left = t->nodes.v[i].left;

		if (level[i - root] > deepest)
			deepest = level[i - root];
		if (left != i)
			level[left - root] = level[left - root + 1] = level[i - root] + 1;
	}
	return deepest;
}

static smr_status take_tree(smr_trees *t, json_t *j, source *s)
{
	uint32_t root = (uint32_t)t->nodes.n, *from;
	smr_status st = open_tree(j, s);

	if (st != SMR_OK)
		return st;
	SMR_TRY(smr_vec_reserve(&t->nodes, s->n));
	SMR_TRY(smr_vec_reserve(&t->adds, t->nodes.n - t->adds.n + s->n));
	from = smr_calloc(s->n, sizeof(*from));
	if (from == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tree");
	t->nodes.n++;
	/* nodes left over by pruning are not reached, which is valid */
	for (uint32_t i = root; st == SMR_OK && i < t->nodes.n; i++)
		st = take_node(t, s, from, i, root);
	if (st == SMR_OK)
		st = smr_vec_push(&t->roots, (struct root){root, depth_of(t, root, from)});
	smr_free(from);
	return st;
}

static smr_status take_model(smr_trees *t, json_t *model, const char *path, size_t features)
{
	json_t *learner = json_object_get(model, "learner"), *j, *trees;
	const char *booster = "", *objective = "", *score = "", *at;
	source s = {.path = path, .features = features};
	double base = 0;

	if (json_unpack(learner, "{s:{s:s,s:{s:o}},s:{s:s},s:{s:s}}", "gradient_booster", "name",
			&booster, "model", "trees", &trees, "objective", "name", &objective,
			"learner_model_param", "base_score", &score) != 0 ||
	    strcmp(booster, "gbtree") != 0 || !json_is_array(trees))
		return smr_fail(SMR_EPARSE, "%s: no model of trees as XGBoost saves it", path);
	if (strncmp(objective, "reg:", 4) != 0 || strcmp(objective, "reg:logistic") == 0)
		return smr_fail(SMR_EPARSE, "%s: the model's objective is '%s', not a regression",
				path, objective);
	at = score;
	if ((!smr_parse_double_read(&at, score + strlen(score), &base) &&
	     !smr_parse_double_scan(&at, score + strlen(score), &base)) ||
	    at == score || *at != 0)
		return smr_fail(SMR_EPARSE, "%s: the model's base score '%s' is no number", path,
				score);
	t->base = (float)base;
	if (json_array_size(trees) > MOST_TREES || !isfinite(t->base))
		return smr_fail(SMR_EPARSE, "%s: the model has too many trees", path);
	json_array_foreach (trees, s.tree, j)
		SMR_TRY(take_tree(t, j, &s));
	return SMR_OK;
}

smr_status smr_trees_read(json_t *model, const char *path, size_t features, smr_trees **out)
{
	smr_trees *t = smr_calloc(1, sizeof(*t));
	smr_status st;

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for trees");
	st = take_model(t, model, path, features);
	if (st == SMR_OK)
		*out = t;
	else
		smr_trees_free(t);
	return st;
}

void smr_trees_free(smr_trees *t)
{
	if (t == NULL)
		return;
	smr_free(t->nodes.v);
	smr_free(t->adds.v);
	smr_free(t->roots.v);
	smr_free(t);
}

size_t smr_trees_nodes(const smr_trees *t)
{
	return t->nodes.n;
}

/* Finds the leaves of @p n trees, IN_STEP at most. */
static inline void find_leaves(const smr_trees *t, const struct root *roots, size_t n,
			       const float *x, uint32_t *at)
{
	const node *all = t->nodes.v;
	uint32_t deepest = 0;

	for (size_t k = 0; k < n; k++) {
		at[k] = roots[k].at;
		deepest = roots[k].depth > deepest ? roots[k].depth : deepest;
	}
	for (uint32_t d = 0; d < deepest; d++)
		for (size_t k = 0; k < n; k++) {
			const node *o = &all[at[k]];
			float v = x[o->feature];
			uint32_t right = !(v < o->value);

			at[k] = o->left + (v == v ? right : o->absent);
		}
}

double smr_trees_sum(const smr_trees *t, const float *x)
{
	float sum = t->base;

	for (size_t i = 0; i < t->roots.n; i += IN_STEP) {
		size_t n = t->roots.n - i < IN_STEP ? t->roots.n - i : IN_STEP;
		uint32_t at[IN_STEP];

		/* a constant for the compiler: keeps all in registers */
		if (n == IN_STEP)
			find_leaves(t, &t->roots.v[i], IN_STEP, x, at);
		else
			find_leaves(t, &t->roots.v[i], n, x, at);
		for (size_t k = 0; k < n; k++)
			sum += t->adds.v[at[k]];
	}
	return sum;
}
