/* Functions that programs call: attributes, layouts, shared memory, errors, states, versions. The
 * calls come from programs as text. */
#include "pjrt/ffi/call.h"

#include "front/stablehlo/import/stablehlo.h"
#include "unit.h"

static ffi_error *answer_version(const ffi_frame *f)
{
	ffi_metadata *m = ((ffi_metadata_extension *)f->extension_start)->metadata;

	m->version.major = FFI_MAJOR;
	m->version.minor = FFI_MINOR;
	return NULL;
}

static ffi_frame seen;
static ffi_buffer arg, result;

/* Remembers its frame, and copies bytes. */
static ffi_error *copy_bytes(ffi_frame *f)
{
	if (f->extension_start != NULL)
		return answer_version(f);
	seen = *f;
	arg = *(ffi_buffer *)f->args.values[0];
	result = *(ffi_buffer *)f->results.values[0];
	if (arg.data != result.data)
		memcpy(result.data, arg.data, 6 * sizeof(float));
	return NULL;
}

static ffi_error *find_nothing(ffi_frame *f)
{
	return f->extension_start != NULL ? answer_version(f)
					  : ffi_error_new(FFI_NOT_FOUND, "no such %s", "thing");
}

static ffi_error *answer_other_version(ffi_frame *f)
{
	((ffi_metadata_extension *)f->extension_start)->metadata->version.major = 7;
	return NULL;
}

static void add_target(const char *name, ffi_handler *handler)
{
	ffi_bundle b = {.stages[FFI_EXECUTE] = handler};

	assert_int_equal(ffi_target_add(name, strlen(name), &b), SMR_OK);
}

/* Loads a program with one call, of @p type, and the rest of the call's attributes. */
static smr_status load_call(const char *target, const char *type, const char *attrs,
			    ffi_calls *calls)
{
	smr_module *m;
	smr_str s = {0};
	smr_status st;

	smr_str_printf(&s,
		       "func.func @main(%%a: %s) -> %s {\n"
		       "  %%0 = \"stablehlo.custom_call\"(%%a) {call_target_name = \"%s\"%s} : "
		       "(%s) -> %s\n"
		       "  return %%0 : %s\n}\n",
		       type, type, target, attrs, type, type, type);
	ffi_calls_begin(calls);
	st = smr_stablehlo_load("test", s.s, s.n, NULL, NULL, &m);
	ffi_calls_end();
	smr_str_free(&s);
	if (st == SMR_OK)
		smr_module_free(m);
	return st;
}

static const float numbers[6] = {1, 2, 3, 4, 5, 6};

static void attributes_are_sorted_and_typed(void **state)
{
	float out[6];
	const void *args[] = {numbers};
	void *results[] = {out};
	ffi_calls calls = {0};

	add_target("copy", copy_bytes);
	assert_int_equal(load_call("copy", "tensor<2x3xf32>",
				   ", mhlo.backend_config = {z = 3 : i32, a = \"text\", list = "
				   "array<i64: 4, 5>, same = dense<7> : tensor<3xi16>, d = {x = "
				   "1.5 : f32}, yes = true}",
				   &calls),
			 SMR_OK);
	assert_int_equal(ffi_call_run(calls.v[0], (void *const *)args, results), SMR_OK);
	assert_memory_equal(out, numbers, sizeof(out));
	assert_int_equal(seen.attrs.size, 6);
	assert_string_equal(seen.attrs.names[0]->ptr, "a");
	assert_string_equal(seen.attrs.names[5]->ptr, "z");
	assert_int_equal(((ffi_span *)seen.attrs.attrs[0])->len, 4);
	assert_int_equal(((ffi_attrs *)seen.attrs.attrs[1])->size, 1);
	assert_int_equal(((ffi_array *)seen.attrs.attrs[2])->size, 2);
	assert_int_equal(((int16_t *)((ffi_array *)seen.attrs.attrs[3])->data)[2], 7);
	assert_int_equal(((ffi_scalar *)seen.attrs.attrs[4])->dtype, FFI_PRED);
	assert_int_equal(*(int32_t *)((ffi_scalar *)seen.attrs.attrs[5])->value, 3);
	assert_int_equal(arg.dtype, 11);
	assert_int_equal(arg.rank, 2);
	assert_int_equal(arg.dims[1], 3);
	ffi_calls_free(&calls);
}

static void layouts_are_obeyed(void **state)
{
	static const float turned[6] = {1, 3, 5, 2, 4, 6}; /* read as rows of 2x3 columns */
	float out[6];
	const void *args[] = {numbers};
	void *results[] = {out};
	ffi_calls calls = {0};

	add_target("copy", copy_bytes);
	assert_int_equal(load_call("copy", "tensor<2x3xf32>",
				   ", result_layouts = [dense<[0, 1]> : tensor<2xindex>], "
				   "operand_layouts = [dense<[1, 0]> : tensor<2xindex>], "
				   "mhlo.backend_config = {}",
				   &calls),
			 SMR_OK);
	assert_int_equal(ffi_call_run(calls.v[0], (void *const *)args, results), SMR_OK);
	assert_memory_equal(out, turned, sizeof(out));
	ffi_calls_free(&calls);
	assert_int_equal(load_call("copy", "tensor<2x3xf32>",
				   ", result_layouts = [dense<[1, 1]> : tensor<2xindex>], "
				   "mhlo.backend_config = {}",
				   &calls),
			 SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "does not list the dimensions"));
}

static void shared_memory_has_the_argument(void **state)
{
	float out[6] = {0};
	const void *args[] = {numbers};
	void *results[] = {out};
	ffi_calls calls = {0};

	add_target("copy", copy_bytes);
	assert_int_equal(load_call("copy", "tensor<6xf32>",
				   ", output_operand_aliases = [#stablehlo.output_operand_alias<"
				   "output_tuple_indices = [], operand_index = 0, "
				   "operand_tuple_indices = []>], mhlo.backend_config = {}",
				   &calls),
			 SMR_OK);
	assert_int_equal(ffi_call_run(calls.v[0], (void *const *)args, results), SMR_OK);
	assert_ptr_equal(arg.data, out);
	assert_memory_equal(out, numbers, sizeof(out));
	ffi_calls_free(&calls);
}

static void errors_have_code_and_text(void **state)
{
	float out[6];
	const void *args[] = {numbers};
	void *results[] = {out};
	ffi_calls calls = {0};

	add_target("fail", find_nothing);
	assert_int_equal(load_call("fail", "tensor<6xf32>", ", mhlo.backend_config = {}", &calls),
			 SMR_OK);
	assert_int_equal(ffi_call_run(calls.v[0], (void *const *)args, results), SMR_ENOTFOUND);
	assert_string_equal(smr_errmsg(), "no such thing");
	ffi_calls_free(&calls);
}

static void bad_calls_are_refused(void **state)
{
	static const struct {
		const char *target, *type, *attrs, *why;
		smr_status st;
	} bad[] = {
		{"nowhere", "tensor<6xf32>", ", mhlo.backend_config = {}",
		 "@nowhere: neither samara nor this process", SMR_EUNSUPPORTED},
		{"copy", "tensor<6xf32>", "", "older version of the interface", SMR_EUNSUPPORTED},
		{"copy", "tensor<6xf6E2M3FN>", ", mhlo.backend_config = {}",
		 "takes and gives no tensor<6xf6E2M3FN>", SMR_EUNSUPPORTED},
		{"copy", "tensor<6xf32>", ", mhlo.backend_config = {l = [\"a\"]}",
		 "attribute l is no number", SMR_EUNSUPPORTED},
		{"copy", "tensor<6xf32>",
		 ", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices "
		 "= [], operand_index = 4, operand_tuple_indices = []>], mhlo.backend_config = {}",
		 "shares an argument's memory", SMR_ETYPE},
	};
	ffi_calls calls = {0};

	add_target("copy", copy_bytes);
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		assert_int_equal(load_call(bad[i].target, bad[i].type, bad[i].attrs, &calls),
				 bad[i].st);
		assert_non_null(strstr(smr_errmsg(), bad[i].why));
		assert_non_null(strstr(smr_errmsg(), "test:2:"));
	}
	ffi_calls_free(&calls);
}

static void other_versions_are_refused(void **state)
{
	ffi_bundle b = {.stages[FFI_EXECUTE] = answer_other_version}, none = {0};

	assert_int_equal(ffi_target_add("other", 5, &b), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "built for version 7.0"));
	assert_int_equal(ffi_target_add("none", 4, &none), SMR_EINVAL);
	assert_false(ffi_target_find("other", &b));
}

static int deleted;

static void count_deletion(void *object)
{
	deleted++;
}

static void states_have_their_type(void **state)
{
	ffi_type_id type = {0}, other = {0}, unknown = {12345};
	ffi_state s = {0};
	ffi_context ctx = {.states[FFI_PREPARE] = &s};
	ffi_state_args a = {.struct_size = sizeof(a), .ctx = &ctx, .stage = FFI_PREPARE};
	ffi_error *e;
	int object;

	assert_int_equal(ffi_type_add(&type, count_deletion), SMR_OK);
	assert_int_equal(ffi_type_add(&other, NULL), SMR_OK);
	assert_true(type.type_id != 0 && type.type_id != other.type_id);
	a.type_id = &unknown;
	a.state = &object;
	e = ffi_functions.state_set(&a);
	assert_int_equal(ffi_status_of(e), SMR_EINVAL);
	a.type_id = &type;
	assert_null(ffi_functions.state_set(&a));
	assert_int_equal(ffi_status_of(ffi_functions.state_set(&a)), SMR_ESTATE);
	a.state = NULL;
	assert_null(ffi_functions.state_get(&a));
	assert_ptr_equal(a.state, &object);
	a.type_id = &other;
	assert_int_equal(ffi_status_of(ffi_functions.state_get(&a)), SMR_EINVAL);
	a.stage = FFI_EXECUTE;
	assert_int_equal(ffi_status_of(ffi_functions.state_get(&a)), SMR_ENOTFOUND);
	ffi_state_free(&s);
	assert_int_equal(deleted, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(attributes_are_sorted_and_typed),
		cmocka_unit_test(layouts_are_obeyed),
		cmocka_unit_test(shared_memory_has_the_argument),
		cmocka_unit_test(errors_have_code_and_text),
		cmocka_unit_test(bad_calls_are_refused),
		cmocka_unit_test(other_versions_are_refused),
		cmocka_unit_test(states_have_their_type),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
