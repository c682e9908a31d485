/* The C interface of libxgboost (1.6 or later), by name: its header is not needed to build. It is
 * the library that $SAMARA_XGBOOST names, else that of Python's package, else the system's. */
#include "learn/train/xgboost.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fs.h"

typedef void *handle;

static struct library {
	const char *(*error)(void);
	int (*config)(const char *json);
	int (*matrix)(const float *x, uint64_t rows, uint64_t columns, float missing, handle *out);
	int (*set)(handle matrix, const char *field, const float *values, uint64_t n);
	int (*drop_matrix)(handle matrix);
	int (*booster)(const handle *matrices, uint64_t n, handle *out);
	int (*drop)(handle booster);
	int (*parameter)(handle booster, const char *name, const char *value);
	int (*round)(handle booster, int i, handle matrix);
	int (*save)(handle booster, const char *how, uint64_t *n, const char **out);
	int (*load)(handle booster, const void *text, uint64_t n);
	int (*ask)(handle booster, handle matrix, int options, unsigned trees, int training,
		   uint64_t *n, const float **out);
} xgb;

static const struct symbol {
	const char *name;
	size_t at;
} symbols[] = {
	{"XGBGetLastError", offsetof(struct library, error)},
	{"XGBSetGlobalConfig", offsetof(struct library, config)},
	{"XGDMatrixCreateFromMat", offsetof(struct library, matrix)},
	{"XGDMatrixSetFloatInfo", offsetof(struct library, set)},
	{"XGDMatrixFree", offsetof(struct library, drop_matrix)},
	{"XGBoosterCreate", offsetof(struct library, booster)},
	{"XGBoosterFree", offsetof(struct library, drop)},
	{"XGBoosterSetParam", offsetof(struct library, parameter)},
	{"XGBoosterUpdateOneIter", offsetof(struct library, round)},
	{"XGBoosterSaveModelToBuffer", offsetof(struct library, save)},
	{"XGBoosterLoadModelFromBuffer", offsetof(struct library, load)},
	{"XGBoosterPredict", offsetof(struct library, ask)},
};

static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
static bool is_open;

static void *open_system_library(void)
{
	static const char *const names[] = {"libxgboost.so.0", "libxgboost.so"};
	void *lib = NULL;

	for (size_t i = 0; lib == NULL && i < sizeof(names) / sizeof(names[0]); i++)
		lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
	return lib;
}

static void *find_library(void)
{
	static const char wheel[] = "lib/python3*/site-packages/xgboost/lib/libxgboost.so";
	const char *own = getenv("SAMARA_XGBOOST");
	char path[4352];
	void *lib = NULL;

	if (own != NULL && *own != '\0')
		return dlopen(own, RTLD_NOW | RTLD_LOCAL);
	if (smr_find_python_lib(wheel, path, sizeof(path)) == SMR_OK)
		lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	return lib != NULL ? lib : open_system_library();
}

static smr_status open_library(void)
{
	void *lib = find_library();

	if (lib == NULL)
		return smr_fail(SMR_EUNSUPPORTED,
				"learning needs XGBoost's library, which is not here: apt install "
				"libxgboost0, pip install xgboost, or its path in SAMARA_XGBOOST "
				"(%s)",
				dlerror());
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		void *f = dlsym(lib, symbols[i].name);

		if (f == NULL)
			return smr_fail(SMR_EUNSUPPORTED,
					"XGBoost's library has no %s: 1.6 or later is needed",
					symbols[i].name);
		memcpy((char *)&xgb + symbols[i].at, &f, sizeof(f));
	}
	(void)xgb.config("{\"verbosity\": 0}");
	is_open = true;
	return SMR_OK;
}

static smr_status open_once(void)
{
	smr_status st;

	pthread_mutex_lock(&opening);
	st = is_open ? SMR_OK : open_library();
	pthread_mutex_unlock(&opening);
	return st;
}

static smr_status check_xgboost(int failed)
{
	if (failed == 0)
		return SMR_OK;
	return smr_fail(SMR_EINTERNAL, "XGBoost: %s", xgb.error());
}

static smr_status set_parameters(handle b, const smr_xgboost *how)
{
	const struct {
		const char *name;
		double value;
	} numbers[] = {{"max_depth", how->depth},         {"seed", how->seed},
		       {"nthread", how->threads},         {"eta", how->rate},
		       {"subsample", how->rows},          {"colsample_bytree", how->columns},
		       {"min_child_weight", how->weight}, {"max_bin", 256}};
	char text[40];

	SMR_TRY(check_xgboost(xgb.parameter(b, "objective", "reg:squarederror")));
	SMR_TRY(check_xgboost(xgb.parameter(b, "tree_method", "hist")));
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		(void)snprintf(text, sizeof(text), "%.9g", numbers[i].value);
		SMR_TRY(check_xgboost(xgb.parameter(b, numbers[i].name, text)));
	}
	return SMR_OK;
}

static json_t *trees_of(json_t *model)
{
	return json_object_get(json_object_get(json_object_get(json_object_get(model, "learner"),
							       "gradient_booster"),
					       "model"),
			       "trees");
}

/* Returns whether each right child follows the left one. */
static bool are_pairs(json_t *t)
{
	json_t *left = json_object_get(t, "left_children"), *x;
	json_t *right = json_object_get(t, "right_children");
	size_t i;

	json_array_foreach (left, i, x) {
		json_int_t a = json_integer_value(x);

		if (json_integer_value(json_array_get(right, i)) != (a == -1 ? -1 : a + 1))
			return false;
	}
	return true;
}

/* Keeps the members that an evaluation of trees reads; statistics of splits and parents are several
 * times as large. The features are never missing, so the default directions are not needed. */
void smr_xgboost_lean(json_t *model)
{
	static const char *const unused[] = {
		"base_weights",     "loss_changes", "sum_hessian",      "parents",
		"split_type",       "categories",   "categories_nodes", "categories_segments",
		"categories_sizes", "id",           "tree_param",       "default_left"};
	json_t *trees = trees_of(model);
	size_t i;
	json_t *t;

	json_array_foreach (trees, i, t) {
		for (size_t k = 0; k < sizeof(unused) / sizeof(unused[0]); k++)
			(void)json_object_del(t, unused[k]);
		if (are_pairs(t))
			(void)json_object_del(t, "right_children");
	}
}

static void round_leaves(json_t *t)
{
	json_t *left = json_object_get(t, "left_children"), *x;
	json_t *values = json_object_get(t, "split_conditions");
	size_t i;

	json_array_foreach (left, i, x) {
		double v = json_number_value(json_array_get(values, i));
		char text[32];

		if (json_integer_value(x) != -1)
			continue;
		(void)snprintf(text, sizeof(text), "%.4g", v);
		(void)json_array_set_new(values, i, json_real(strtod(text, NULL)));
	}
}

void smr_xgboost_round(json_t *model)
{
	size_t i;
	json_t *t;

	json_array_foreach (trees_of(model), i, t)
		round_leaves(t);
}

static smr_status save_booster(handle b, json_t **out)
{
	const char *text;
	uint64_t n;

	SMR_TRY(check_xgboost(xgb.save(b, "{\"format\": \"json\"}", &n, &text)));
	*out = json_loadb(text, n, 0, NULL);
	if (*out == NULL)
		return smr_fail(SMR_EINTERNAL, "the model saved by XGBoost is no JSON");
	return SMR_OK;
}

static smr_status grow_trees(handle b, handle m, const smr_xgboost *how)
{
	SMR_TRY(set_parameters(b, how));
	for (unsigned i = 0; i < how->rounds; i++)
		SMR_TRY(check_xgboost(xgb.round(b, (int)i, m)));
	return SMR_OK;
}

smr_status smr_xgboost_grow(const smr_xgboost *how, const float *x, const float *y,
			    const float *weights, size_t rows, size_t columns, json_t **out)
{
	handle m = NULL, b = NULL;
	smr_status st;

	SMR_TRY(open_once());
	SMR_TRY(check_xgboost(xgb.matrix(x, rows, columns, NAN, &m)));
	st = check_xgboost(xgb.set(m, "label", y, rows));
	if (st == SMR_OK && weights != NULL)
		st = check_xgboost(xgb.set(m, "weight", weights, rows));
	if (st == SMR_OK)
		st = check_xgboost(xgb.booster(&m, 1, &b));
	if (st == SMR_OK)
		st = grow_trees(b, m, how);
	if (st == SMR_OK)
		st = save_booster(b, out);
	if (b != NULL)
		(void)xgb.drop(b);
	(void)xgb.drop_matrix(m);
	return st;
}

smr_status smr_xgboost_ask(json_t *model, const float *x, size_t rows, size_t columns, float *out)
{
	char *text = json_dumps(model, 0);
	handle m = NULL, b = NULL;
	const float *got;
	uint64_t n;
	smr_status st;

	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	st = open_once();
	if (st == SMR_OK)
		st = check_xgboost(xgb.matrix(x, rows, columns, NAN, &m));
	if (st == SMR_OK)
		st = check_xgboost(xgb.booster(NULL, 0, &b));
	if (st == SMR_OK)
		st = check_xgboost(xgb.load(b, text, strlen(text)));
	if (st == SMR_OK)
		st = check_xgboost(xgb.ask(b, m, 0, 0, 0, &n, &got));
	if (st == SMR_OK)
		memcpy(out, got, rows * sizeof(*out));
	free(text);
	if (b != NULL)
		(void)xgb.drop(b);
	if (m != NULL)
		(void)xgb.drop_matrix(m);
	return st;
}
