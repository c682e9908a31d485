/* Tests of the parser and the printer. */
#include <dirent.h>

#include "base/fs.h"
#include "front/stablehlo/mlir/mlir.h"
#include "unit.h"

#define PROGRAMS "tests/stablehlo/programs"

static smr_mlir *parse(const char *text)
{
	smr_mlir *m = NULL;

	if (smr_mlir_parse("t", text, strlen(text), &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return m;
}

static char *print(smr_mlir *m)
{
	smr_str s = {0};

	assert_int_equal(smr_mlir_print(m, &s), SMR_OK);
	return smr_str_take(&s);
}

/* Prints a text, and checks that the output prints unchanged. */
static char *printed(const char *text)
{
	smr_mlir *m = parse(text), *again;
	char *s = print(m), *t;

	smr_mlir_free(m);
	again = parse(s);
	t = print(again);
	assert_string_equal(s, t);
	smr_free(t);
	smr_mlir_free(again);
	return s;
}

static void is_refused(const char *text, const char *why)
{
	smr_mlir *m = NULL;
	smr_status st = smr_mlir_parse("t", text, strlen(text), &m);

	if (st != SMR_EPARSE && st != SMR_EUNSUPPORTED)
		fail_msg("status %s for\n%s", smr_status_name(st), text);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("'%s' is not in '%s'", why, smr_errmsg());
}

/* ---- whole programs */

static char *printed_file(const char *folder, const char *name)
{
	char path[512];
	char *text, *s;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	assert_int_equal(smr_read_file(path, &text, NULL), SMR_OK);
	s = printed(text);
	smr_free(text);
	return s;
}

static unsigned each_program(const char *folder, void (*then)(const char *folder, const char *name))
{
	DIR *d = opendir(folder);
	unsigned n = 0;

	assert_non_null(d);
	for (struct dirent *e = readdir(d); e != NULL; e = readdir(d))
		if (strstr(e->d_name, ".mlir") != NULL) {
			then(folder, e->d_name);
			n++;
		}
	closedir(d);
	return n;
}

static void round_trip(const char *folder, const char *name)
{
	smr_free(printed_file(folder, name));
}

static void same_as_pretty(const char *folder, const char *name)
{
	char *generic = printed_file(folder, name), *pretty = printed_file(PROGRAMS, name);

	if (strcmp(generic, pretty) != 0)
		fail_msg("%s: the two forms differ", name);
	smr_free(generic);
	smr_free(pretty);
}

static void round_trip_of_case(const char *folder, const char *name)
{
	if (strncmp(name, "refuse_", 7) != 0)
		round_trip(folder, name);
}

static void what_is_printed_of_a_program_reads_back_as_itself(void **state)
{
	assert_true(each_program(PROGRAMS, round_trip) >= 25);
	assert_true(each_program("tests/stablehlo/cases", round_trip_of_case) >= 900);
}

static void pretty_forms_are_the_trees_that_mlir_makes_of_them(void **state)
{
	char *generic = printed_file("tests/stablehlo/forms/generic", "forms.mlir");
	char *pretty = printed_file("tests/stablehlo/forms", "forms.mlir");
	const char *g = generic, *p = pretty;

	while (*g != '\0' && *g == *p)
		g++, p++;
	if (*g != *p)
		fail_msg("MLIR makes of it\n%.300s\nand here it is\n%.300s", g, p);
	smr_free(generic);
	smr_free(pretty);
}

static void the_generic_form_of_a_program_is_the_same_tree(void **state)
{
	assert_true(each_program(PROGRAMS "/generic", same_as_pretty) >= 10);
}

/* ---- types and attributes */

static const smr_mlir_attr *attr(smr_mlir **m, const char *text)
{
	smr_str s = {0};
	const smr_mlir_attr *a;

	smr_str_printf(&s, "module attributes {a = %s} {}", text);
	*m = parse(smr_str_text(&s));
	smr_str_free(&s);
	a = smr_mlir_attr_of(smr_mlir_module(*m), "a");
	assert_non_null(a);
	return a;
}

/* Checks the bytes of a literal's elements, or of a splat's one element. */
static void has_bytes(const char *text, const void *bytes, size_t n)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, text);

	assert_int_equal(a->kind, SMR_MLIR_DENSE);
	assert_int_equal((a->splat ? 1 : a->n) * a->type->element->bytes, n);
	if (n > 0 && memcmp(a->data, bytes, n) != 0)
		fail_msg("other bytes than expected: %s", text);
	smr_mlir_free(m);
}

static void a_literal_is_bytes_in_row_major_order(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "dense<[[1, -2, 3], [4, 5, 6]]> : tensor<2x3xi16>");

	assert_int_equal(a->n, 6);
	assert_false(a->splat);
	assert_int_equal(a->type->dims[1], 3);
	assert_true(smr_mlir_is_ints(a));
	assert_int_equal(smr_mlir_int_at(a, 1), -2);
	smr_mlir_free(m);
	has_bytes("dense<[[1, -2], [3, 4]]> : tensor<2x2xi16>", "\1\0\xfe\xff\3\0\4\0", 8);
	has_bytes("dense<[1.0, -2.0]> : tensor<2xf32>", "\0\0\x80\x3f\0\0\0\xc0", 8);
	has_bytes("dense<[(1.0, -2.0), (0x7FC00001, 0.5)]> : tensor<2xcomplex<f32>>",
		  "\0\0\x80\x3f\0\0\0\xc0\1\0\xc0\x7f\0\0\0\x3f", 16);
	has_bytes("dense<[4294967295, 0]> : tensor<2xui32>", "\xff\xff\xff\xff\0\0\0\0", 8);
	has_bytes("dense<> : tensor<0x3xf32>", NULL, 0);
	has_bytes("dense<1> : tensor<0xi32>", NULL, 0);
	has_bytes("dense<[]> : tensor<0xf32>", NULL, 0);
}

static void numbers_below_a_byte_take_one(void **state)
{
	has_bytes("dense<[true, false]> : tensor<2xi1>", "\1\0", 2);
	has_bytes("dense<[1, -8, 7]> : tensor<3xi4>", "\1\xf8\7", 3);
	has_bytes("dense<[15, 2]> : tensor<2xi4>", "\xff\2", 2);
	has_bytes("dense<[15, 2]> : tensor<2xui4>", "\x0f\2", 2);
	has_bytes("dense<[-2, 1]> : tensor<2xi2>", "\xfe\1", 2);
	has_bytes("dense<\"0x0F07\"> : tensor<2xi4>", "\xff\7", 2);
}

static void hexadecimal_literals_are_the_bytes_they_say(void **state)
{
	has_bytes("dense<\"0x01000200\"> : tensor<2xi16>", "\1\0\2\0", 4);
	has_bytes("dense<\"0x0100\"> : tensor<5xi16>", "\1\0", 2);
	has_bytes("dense<\"0x0000803F0000004000004040000080bf\"> : tensor<2xcomplex<f32>>",
		  "\0\0\x80\x3f\0\0\0\x40\0\0\x40\x40\0\0\x80\xbf", 16);
	has_bytes("dense<\"0xAB05\"> : tensor<11xi1>", "\1\1\0\1\0\1\0\1\1\0\1", 11);
	has_bytes("dense<\"0x000101\"> : tensor<3xi1>", "\0\1\1", 3);
	has_bytes("dense<\"0xFF\"> : tensor<20xi1>", "\1", 1);
	is_refused("module attributes {a = dense<\"0x05\"> : tensor<3xi1>} {}",
		   "one byte, which versions of MLIR read differently");
	is_refused("module attributes {a = dense<\"0x02\"> : tensor<1xi1>} {}", "one byte");
	is_refused("module attributes {a = dense<\"0x0102\"> : tensor<2xi32>} {}",
		   "2 bytes for elements of 4 each");
	is_refused("module attributes {a = dense<\"0x0102\"> : tensor<3xi8>} {}",
		   "2 elements in a literal; its type says 3");
	is_refused("module attributes {a = dense<\"0x0\"> : tensor<1xi8>} {}", "two digits");
	is_refused("module attributes {a = dense<\"0x0G\"> : tensor<1xi8>} {}", "hexadecimal");
	is_refused("module attributes {a = dense<\"0x0101\"> : tensor<20xi1>} {}",
		   "2 bytes in a literal for 20 elements of one bit");
}

/* Values of the formats' papers; rounding to nearest even by hand. */
static void eight_bit_floats_are_rounded_once(void **state)
{
	has_bytes("dense<[1.0, -2.5, 0.0, -0.0, 448.0, 464.0, 465.0, 17.0, 19.0]> : "
		  "tensor<9xf8E4M3FN>",
		  "\x38\xc2\x00\x80\x7e\x7e\x7f\x58\x5a", 9);
	has_bytes("dense<[0.001953125, 0.0009765625, 0.0009765626, 0.015625]> : "
		  "tensor<4xf8E4M3FN>",
		  "\x01\x00\x01\x08", 4);
	has_bytes("dense<[1.0, 57344.0, 61439.0, 61440.0, -0.0, 1.52587890625e-05]> : "
		  "tensor<6xf8E5M2>",
		  "\x3c\x7b\x7b\x7c\x80\x01", 6);
	has_bytes("dense<[-0.0, 1.0, 240.0, 1000.0]> : tensor<4xf8E4M3FNUZ>", "\x00\x40\x7f\x80",
		  4);
	has_bytes("dense<[0x80, 0x01]> : tensor<2xf8E8M0FNU>", "\x80\x01", 2);
	has_bytes("dense<[2.0, 3.0, 1.0e-30]> : tensor<3xf8E8M0FNU>", "\x80\x81\x1b", 3);
	has_bytes("dense<[1.5, -6.0, -0.0, 0.25, 0.75, 100.0]> : tensor<6xf4E2M1FN>",
		  "\x03\x0f\x08\x00\x02\x07", 6);
	has_bytes("dense<[7.5, -0.125]> : tensor<2xf6E2M3FN>", "\x1f\x21", 2);
}

static void a_literal_of_equal_elements_takes_the_memory_of_one(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "dense<7> : tensor<1000000x1000000xi32>");

	assert_true(a->splat);
	assert_true(a->n == 1000000000000);
	assert_int_equal(smr_mlir_int_at(a, a->n - 1), 7);
	smr_mlir_free(m);
	a = attr(&m, "dense<[2.0, 2.0]> : tensor<2xf32>");
	assert_true(a->splat);
	smr_mlir_free(m);
}

static void numbers_have_the_type_behind_them(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "-5 : i8");

	assert_int_equal(a->kind, SMR_MLIR_INTEGER);
	assert_string_equal(a->type->name, "i8");
	assert_int_equal((int64_t)a->bits, -5);
	smr_mlir_free(m);
	a = attr(&m, "18446744073709551615 : ui64");
	assert_true(a->bits == UINT64_MAX);
	smr_mlir_free(m);
	a = attr(&m, "0.5");
	assert_int_equal(a->kind, SMR_MLIR_REAL);
	assert_string_equal(a->type->name, "f64");
	assert_true(a->bits == 0x3fe0000000000000);
	smr_mlir_free(m);
	a = attr(&m, "0x7F800000 : f32");
	assert_int_equal(a->bits, 0x7F800000);
	smr_mlir_free(m);
	a = attr(&m, "7");
	assert_string_equal(a->type->name, "i64");
	smr_mlir_free(m);
}

static void lists_of_whole_numbers_are_read_alike(void **state)
{
	static const char *const texts[] = {"array<i64: 3, -4>", "array<i32: 3, -4>",
					    "dense<[3, -4]> : tensor<2xi64>",
					    "dense<[3, -4]> : tensor<2xi8>", "[3, -4 : i32]"};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		smr_mlir *m;
		const smr_mlir_attr *a = attr(&m, texts[i]);

		assert_true(smr_mlir_is_ints(a));
		assert_int_equal(a->n, 2);
		assert_int_equal(smr_mlir_int_at(a, 0), 3);
		assert_int_equal(smr_mlir_int_at(a, 1), -4);
		smr_mlir_free(m);
	}
}

static void dialect_attributes_become_fields(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "#stablehlo.dot<lhs_batching_dimensions = [], "
					  "rhs_contracting_dimensions = [1, 0]>");

	assert_int_equal(a->kind, SMR_MLIR_ATTR);
	assert_string_equal(a->text, "stablehlo.dot");
	assert_null(smr_mlir_field(a, "lhs_batching_dimensions"));
	assert_int_equal(smr_mlir_int_at(smr_mlir_field(a, "rhs_contracting_dimensions"), 0), 1);
	smr_mlir_free(m);

	a = attr(&m, "#stablehlo<comparison_direction LT>");
	assert_string_equal(a->text, "stablehlo.comparison_direction");
	assert_string_equal(smr_mlir_field(a, "value")->text, "LT");
	smr_mlir_free(m);

	a = attr(&m, "#stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[f, 0, 1, b]>");
	assert_int_equal(smr_mlir_field(a, "input_feature_dimension")->bits, 3);
	assert_int_equal(smr_mlir_int_at(smr_mlir_field(a, "input_spatial_dimensions"), 0), 2);
	assert_int_equal(smr_mlir_field(a, "kernel_output_feature_dimension")->bits, 3);
	assert_int_equal(smr_mlir_field(a, "output_batch_dimension")->bits, 3);
	smr_mlir_free(m);

	a = attr(&m, "#stablehlo.bounds<3, ?>");
	assert_true(smr_mlir_int_at(smr_mlir_field(a, "bounds"), 1) == SMR_MLIR_DYNAMIC);
	smr_mlir_free(m);

	a = attr(&m, "#other.thing<[1, \"]>\", {->}]>");
	assert_string_equal(smr_mlir_field(a, "body")->text, "<[1, \"]>\", {->}]>");
	smr_mlir_free(m);
}

static void a_sharding_has_axes_for_each_dimension(void **state)
{
	smr_mlir *m;
	const smr_mlir_attr *a = attr(&m, "#sdy.sharding<@mesh, [{\"x\", \"y\":(2)4, ?}p1, {}], "
					  "replicated={\"z\"}>");
	const smr_mlir_attr *dims = smr_mlir_field(a, "dims"), *axes;

	assert_string_equal(smr_mlir_field(a, "mesh")->text, "mesh");
	assert_int_equal(dims->n, 2);
	assert_true(smr_mlir_field(dims->list[0], "open")->bits);
	assert_false(smr_mlir_field(dims->list[1], "open")->bits);
	assert_int_equal(smr_mlir_field(dims->list[0], "priority")->bits, 1);
	axes = smr_mlir_field(dims->list[0], "axes");
	assert_int_equal(axes->n, 2);
	assert_string_equal(smr_mlir_field(axes->list[0], "name")->text, "x");
	assert_null(smr_mlir_field(axes->list[0], "size"));
	assert_int_equal(smr_mlir_field(axes->list[1], "pre_size")->bits, 2);
	assert_int_equal(smr_mlir_field(axes->list[1], "size")->bits, 4);
	assert_int_equal(smr_mlir_field(a, "replicated")->n, 1);
	smr_mlir_free(m);

	a = attr(&m, "#sdy.mesh<[\"x\"=2, \"y\"=4], device_ids=[1, 0]>");
	axes = smr_mlir_field(a, "axes");
	assert_string_equal(smr_mlir_field(axes->list[1], "name")->text, "y");
	assert_int_equal(smr_mlir_field(axes->list[1], "size")->bits, 4);
	assert_int_equal(smr_mlir_int_at(smr_mlir_field(a, "device_ids"), 0), 1);
	smr_mlir_free(m);
}

static void types_say_what_they_are_of(void **state)
{
	smr_mlir *m;
	const smr_mlir_type *t =
		attr(&m, "(tensor<4x?xbf16, #stablehlo.bounds<?, 8>>, !stablehlo.token) -> "
			 "tuple<tensor<f32>, tensor<2xcomplex<f64>>>")
			->type;
	const smr_mlir_type *x = t->members[0], *y = t->members[2];

	assert_int_equal(t->kind, SMR_MLIR_FUNCTION);
	assert_int_equal(t->n, 2);
	assert_int_equal(t->nresults, 1);
	assert_int_equal(x->n, 2);
	assert_true(x->dims[1] == SMR_MLIR_DYNAMIC);
	assert_string_equal(x->element->name, "bf16");
	assert_non_null(x->encoding);
	assert_string_equal(t->members[1]->name, "stablehlo.token");
	assert_int_equal(y->kind, SMR_MLIR_TUPLE);
	assert_int_equal(y->members[1]->element->bytes, 16);
	assert_false(smr_mlir_type_equal(x, y));
	smr_mlir_free(m);
}

/* ---- ops */

static const smr_mlir_op *op_in(const smr_mlir_op *op, uint32_t i)
{
	assert_true(op->nregions > 0 && op->regions[0].nblocks > 0);
	assert_true(i < op->regions[0].blocks[0]->nops);
	return op->regions[0].blocks[0]->ops[i];
}

static void values_know_where_they_are_defined(void **state)
{
	smr_mlir *m = parse("func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {\n"
			    "  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<2xf32>, "
			    "tensor<i32>\n"
			    "  %1 = \"stablehlo.case\"(%0#1) ({\n"
			    "    stablehlo.return %0 : tensor<2xf32>\n"
			    "  }) : (tensor<i32>) -> tensor<2xf32>\n"
			    "  return\n}");
	const smr_mlir_op *f = op_in(smr_mlir_module(m), 0), *barrier = op_in(f, 0);
	const smr_mlir_op *cases = op_in(f, 1), *ret = op_in(cases, 0);

	assert_ptr_equal(barrier->operands[1], &f->regions[0].blocks[0]->args[1]);
	assert_null(barrier->operands[1]->op);
	assert_ptr_equal(cases->operands[0], &barrier->results[1]);
	assert_ptr_equal(cases->operands[0]->op, barrier);
	assert_int_equal(cases->operands[0]->index, 1);
	assert_ptr_equal(ret->operands[0], &barrier->results[0]);
	assert_ptr_equal(ret->block->parent, cases);
	smr_mlir_free(m);
}

static void a_module_is_there_even_if_it_is_not_written(void **state)
{
	smr_mlir *m = parse("func.func @f() {\n  return\n}");
	const smr_mlir_op *f = op_in(smr_mlir_module(m), 0);

	assert_string_equal(smr_mlir_module(m)->name, "builtin.module");
	assert_string_equal(f->name, "func.func");
	assert_string_equal(smr_mlir_attr_of(f, "sym_name")->text, "f");
	assert_string_equal(op_in(f, 0)->name, "func.return");
	assert_int_equal(op_in(f, 0)->line, 2);
	assert_int_equal(op_in(f, 0)->column, 3);
	smr_mlir_free(m);
	m = parse("");
	assert_int_equal(smr_mlir_module(m)->nregions, 1);
	smr_mlir_free(m);
}

/* ---- errors */

#define IN_F(text) "func.func @f(%a: tensor<2xf32>, %i: tensor<i32>) {\n" text "\n}"
#define ATTR(text) "module attributes {a = " text "} {}"

static void a_byte_of_no_text_ends_nothing(void **state)
{
	static const char text[] = "func.func @f() {\0}";
	smr_mlir *m;

	assert_int_equal(smr_mlir_parse("t", text, sizeof(text) - 1, &m), SMR_EPARSE);
	assert_string_equal(smr_errmsg(), "t:1:17: expected '}', found byte 0x00");
}

static void errors_tell_line_and_column(void **state)
{
	is_refused("module {\n  func.func @f(%a: tensor<2xf32>) {\n    %0 = stablehlo.abs %b : "
		   "tensor<2xf32>\n  }\n}",
		   "t:3:24: no value %b is defined before this");
	is_refused("module {", "t:1:9: expected '}', found the end");
	is_refused("func.func @f(%a: tensor<2xf33>)", "t:1:27: expected a type, found 'f33'");
	is_refused("\n\n  %0 = 5", "t:3:8: expected an op, found '5'");
	is_refused("// a comment\n\x01", "t:2:1: expected an op, found byte 0x01");
}

static void values_are_defined_once_before_they_are_used(void **state)
{
	is_refused(IN_F("%0 = stablehlo.abs %a : tensor<2xf32>\n"
			"%0 = stablehlo.abs %a : tensor<2xf32>"),
		   "t:3:1: a second value %0; the first is in line 2");
	is_refused(IN_F("%0 = stablehlo.abs %0 : tensor<2xf32>"), "no value %0");
	is_refused(IN_F("%0 = stablehlo.abs %a#1 : tensor<2xf32>"), "there is no number 1");
	is_refused(IN_F("%0:2 = stablehlo.abs %a : tensor<2xf32>"),
		   "t:2:1: 'stablehlo.abs' has 1 results; there are names for 2");
	is_refused(IN_F("%0, %1 = stablehlo.abs %a : tensor<2xf32>"), "names for 2");
	is_refused(IN_F("%0 = \"x.y\"() ({\n %1 = stablehlo.abs %a : tensor<2xf32> }) : () -> "
			"i32\n\"x.z\"(%1) : (tensor<2xf32>) -> ()"),
		   "no value %1");
	is_refused("func.func @f(%a: i32) {}\nfunc.func @g() { return %a : i32 }", "no value %a");
	smr_free(printed(IN_F("%0 = \"x.y\"() ({ %1 = \"x.z\"() : () -> i32 }, { %1 = "
			      "\"x.z\"() : () -> i32 }) : () -> i32")));
}

static void types_agree_with_the_values(void **state)
{
	is_refused(IN_F("%0 = stablehlo.add %a, %i : tensor<2xf32>"),
		   "t:2:42: operand 2 is a tensor<i32>; the types here say tensor<2xf32>");
	is_refused(IN_F("%0 = \"stablehlo.abs\"(%a) : () -> tensor<2xf32>"),
		   "1 operands, and types for 0");
	is_refused(IN_F("%0 = stablehlo.select %i, %a, %a : tensor<i32>"), "two types");
	is_refused(IN_F("stablehlo.return %a : tensor<2xf32>, tensor<i32>"),
		   "1 operands, and types for 2");
	is_refused(IN_F("%0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : "
			"(tensor<2xf32>, tensor<i32>) -> tensor<f32> reducer(%x: tensor<f32>, %y: "
			"tensor<f32>) (%z: tensor<f32>, %w: tensor<f32>) {}"),
		   "2 operands, and a reducer of 4 arguments");
}

static void literals_are_as_long_as_their_types(void **state)
{
	is_refused(ATTR("dense<[1, 2]> : tensor<3xi32>"),
		   "t:1:35: 2 elements in dimension 0 of a literal; its type says 3");
	is_refused(ATTR("dense<[[1, 2], [3]]> : tensor<2x2xi32>"), "dimension 1");
	is_refused(ATTR("dense<[[1]]> : tensor<1xi32>"), "expected a number, found '['");
	is_refused(ATTR("dense<> : tensor<2xi32>"), "0 elements in a literal; its type says 2");
	is_refused(ATTR("dense<[1]> : tensor<0xi32>"), "1 elements in dimension 0");
	is_refused(ATTR("dense<1> : tensor<?xi32>"), "a type without a size");
	is_refused(ATTR("dense<1> : i32"), "expected the literal's type");
	is_refused(ATTR("dense<256> : tensor<i8>"), "expected a number of type i8");
	is_refused(ATTR("dense<-1> : tensor<ui8>"), "expected a number of type ui8");
	is_refused(ATTR("dense<1> : tensor<f32>"), "with a point or as its bits");
	is_refused(ATTR("dense<1.0> : tensor<i32>"), "expected a number of type i32");
	is_refused(ATTR("99999999999999999999"), "expected a number of type i64");
}

static void what_is_beyond_bounds_is_refused(void **state)
{
	smr_str s = {0};

	is_refused(ATTR("tensor<4294967296x4294967296xf32>"), "more than 2^63 bytes");
	is_refused(ATTR("tensor<9223372036854775808xi8>"), "more than 63 bits");
	is_refused(ATTR("tensor<1x1x1x1x1x1x1x1x1xf32>"), "more than 8 dimensions");
	for (int i = 0; i < 100000; i++)
		smr_str_puts(&s, "[");
	is_refused(smr_str_text(&s), "expected an op");
	smr_str_clear(&s);
	smr_str_puts(&s, "module attributes {a = ");
	for (int i = 0; i < 100000; i++)
		smr_str_puts(&s, "[");
	is_refused(smr_str_text(&s), "more than 1000 types and attributes");
	smr_str_clear(&s);
	for (int i = 0; i < 100000; i++)
		smr_str_puts(&s, "\"a.b\"() ({\n");
	is_refused(smr_str_text(&s), "t:1001:11: more than 1000 regions in each other");
	smr_str_free(&s);
}

/* The printed text has the same depth: a function's types are in an attribute there. */
static void nests_as_deep_as_allowed_go_through(void **state)
{
	smr_str s = {0};

	for (int i = 0; i < SMR_MLIR_DEPTH; i++)
		smr_str_puts(&s, "\"a.b\"() ({\n");
	smr_str_puts(&s,
		     "%0 = stablehlo.iota dim = 0 : tensor<2xi32>\n"
		     "%1 = stablehlo.transpose %0, dims = [0] : (tensor<2xi32>) -> tensor<2xi32>");
	for (int i = 0; i < SMR_MLIR_DEPTH; i++)
		smr_str_puts(&s, "}) : () -> ()\n");
	smr_free(printed(smr_str_text(&s)));
	smr_str_clear(&s);
	smr_str_puts(&s, "func.func @f(%a: ");
	for (int i = 0; i < SMR_MLIR_DEPTH - 2; i++)
		smr_str_puts(&s, "tuple<");
	smr_str_puts(&s, "i32");
	for (int i = 0; i < SMR_MLIR_DEPTH - 2; i++)
		smr_str_puts(&s, ">");
	smr_str_puts(&s, ") { return }");
	smr_free(printed(smr_str_text(&s)));
	smr_str_free(&s);
}

/* !a1 = tuple<!a0, !a0>, !a2 = tuple<!a1, !a1>, … */
static void aliases_cannot_stand_for_more_than_memory_has(void **state)
{
	smr_str s = {0};

	smr_str_puts(&s, "!a0 = i32\n#b0 = 1\n");
	for (int i = 1; i < 60; i++)
		smr_str_printf(&s, "!a%d = tuple<!a%d, !a%d>\n", i, i - 1, i - 1);
	is_refused(smr_str_text(&s), "aliases that stand for more than 67108864 bytes");
	smr_str_clear(&s);
	smr_str_puts(&s, "#b0 = 1\n");
	for (int i = 1; i < 60; i++)
		smr_str_printf(&s, "#b%d = [#b%d, #b%d]\n", i, i - 1, i - 1);
	is_refused(smr_str_text(&s), "aliases that stand for more than 67108864 bytes");
	smr_str_clear(&s);
	smr_str_puts(&s, "#b0 = [1]\n");
	for (int i = 1; i < 1100; i++)
		smr_str_printf(&s, "#b%d = [#b%d]\n", i, i - 1);
	is_refused(smr_str_text(&s), "or 1000 levels");
	smr_str_clear(&s);
	smr_str_puts(&s, "#b0 = [1]\n");
	for (int i = 1; i < 990; i++)
		smr_str_printf(&s, "#b%d = [#b%d]\n", i, i - 1);
	smr_str_puts(&s, "module attributes {a = #b989} {}");
	smr_free(printed(smr_str_text(&s)));
	smr_str_free(&s);
}

static void what_is_not_read_is_named(void **state)
{
	is_refused(ATTR("dense_resource<big> : tensor<2xf32>"), "unsupported: dense_resource");
	is_refused(ATTR("tensor<2x!quant.uniform<i8, 1.0>>"),
		   "expected a type like !quant.uniform<i8:f32, 0.5:3>");
	is_refused(ATTR("tensor<2x!quant.any<i8:f32>>"), "expected an element type");
	is_refused(IN_F("\"cf.br\"()[^bb1] : () -> ()"), "unsupported: 'cf.br' with successors");
	is_refused(IN_F("%0 = foo.bar %a : tensor<2xf32>"),
		   "t:2:6: no pretty form of 'foo.bar' is known; \"foo.bar\"(...) is read");
	is_refused(ATTR("@a::@b"), "found one within another");
	is_refused(ATTR("#nope"), "no attribute alias #nope");
	is_refused(ATTR("!nope"), "no type alias !nope");
	is_refused("#a = 1\n#a = 2", "a second alias #a");
	is_refused(ATTR("1, a = 2"), "a second attribute 'a'");
	is_refused("module {} loc(\"x\"", "no ')' for what begins here");
	is_refused(ATTR("\"abc"), "t:1:24: a quoted text without its end");
}

/* Every prefix of a program is rejected, or is a program. */
static void truncated_texts_are_refused(void **state)
{
	char *text;
	size_t n;

	assert_int_equal(smr_read_file(PROGRAMS "/sort_topk.mlir", &text, &n), SMR_OK);
	for (size_t i = 0; i < n - 2; i++) {
		smr_mlir *m = NULL;

		if (smr_mlir_parse("t", text, i, &m) == SMR_OK) {
			assert_true(i == 0);
			smr_mlir_free(m);
		}
	}
	smr_free(text);
}

static smr_status read_and_print(void *text)
{
	smr_str s = {0};
	smr_mlir *m;
	smr_status st = smr_mlir_parse("t", text, strlen(text), &m);

	if (st == SMR_OK) {
		st = smr_mlir_print(m, &s);
		smr_mlir_free(m);
	}
	smr_str_free(&s);
	return st;
}

static void memory_may_be_short_at_any_time(void **state)
{
	char *text;

	assert_int_equal(smr_read_file("tests/fuzz/corpus/front_mlir/while_newton.mlir", &text,
				       NULL),
			 SMR_OK);
	unit_fail_each_allocation(read_and_print, text);
	smr_free(text);
	assert_int_equal(smr_read_file("tests/stablehlo/forms/forms.mlir", &text, NULL), SMR_OK);
	unit_fail_some_allocations(read_and_print, text, 40);
	smr_free(text);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_printed_of_a_program_reads_back_as_itself),
		cmocka_unit_test(pretty_forms_are_the_trees_that_mlir_makes_of_them),
		cmocka_unit_test(the_generic_form_of_a_program_is_the_same_tree),
		cmocka_unit_test(a_literal_is_bytes_in_row_major_order),
		cmocka_unit_test(numbers_below_a_byte_take_one),
		cmocka_unit_test(hexadecimal_literals_are_the_bytes_they_say),
		cmocka_unit_test(eight_bit_floats_are_rounded_once),
		cmocka_unit_test(a_literal_of_equal_elements_takes_the_memory_of_one),
		cmocka_unit_test(numbers_have_the_type_behind_them),
		cmocka_unit_test(lists_of_whole_numbers_are_read_alike),
		cmocka_unit_test(dialect_attributes_become_fields),
		cmocka_unit_test(a_sharding_has_axes_for_each_dimension),
		cmocka_unit_test(types_say_what_they_are_of),
		cmocka_unit_test(values_know_where_they_are_defined),
		cmocka_unit_test(a_module_is_there_even_if_it_is_not_written),
		cmocka_unit_test(a_byte_of_no_text_ends_nothing),
		cmocka_unit_test(errors_tell_line_and_column),
		cmocka_unit_test(values_are_defined_once_before_they_are_used),
		cmocka_unit_test(types_agree_with_the_values),
		cmocka_unit_test(literals_are_as_long_as_their_types),
		cmocka_unit_test(what_is_beyond_bounds_is_refused),
		cmocka_unit_test(nests_as_deep_as_allowed_go_through),
		cmocka_unit_test(aliases_cannot_stand_for_more_than_memory_has),
		cmocka_unit_test(what_is_not_read_is_named),
		cmocka_unit_test(truncated_texts_are_refused),
		cmocka_unit_test(memory_may_be_short_at_any_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
