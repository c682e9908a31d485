/** @file The code of a codelet for any target, as LLVM IR text. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_MODULE_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_MODULE_H
#include "back/cpu/codegen/object/recipe.h"

/** What code can be made for, whatever this machine is. */
typedef struct nest_target {
	const char *name;     /* "wasm32" */
	const char *triple;   /* LLVM's, normalised */
	const char *features; /* of the CPU, that the code cannot do without */
	int pointer;          /* bytes of a pointer in `base` */
	nest_cpu cpu;
} nest_target;

/** NULL when there is none of that name. */
const nest_target *nest_target_find(const char *name);

enum { NEST_DETAIL = 240 };
/** Code at the sizes of an environment, and how to run it. */
typedef struct nest_text {
	smr_str ir; /* the same text for many sizes: the numbers are in the recipe */
	nest_recipe recipe;
	char detail[NEST_DETAIL]; /* lanes, tiles, blocks: for reports */
	uint64_t called;          /* of nest_plan, where the CPU's `calls` is set */
	bool call_more, call_less;
} nest_text;

/** Free out->ir with smr_str_free(). */
SMR_MUST_USE smr_status nest_generate(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
				      nest_text *out);
/** Code that was generated for this codelet at these sizes before, without its text; false: there
 * is none, or it is damaged. */
bool nest_kept_find(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, nest_text *text,
		    nest_object *object);
/** Keeps how it was made for the next time. */
void nest_kept_note(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
		    const nest_text *text, const nest_object *object);
/** Cheap: could it be made? SMR_EUNSUPPORTED and the reason if not. */
SMR_MUST_USE smr_status nest_check(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu);

/** A table of the stages' functions, in modules that are linked: one symbol leads to all. */
#define NEST_STAGES_SYMBOL "smr_nest_stages"

/** nest_generate() for a target, with the table where functions have addresses. */
SMR_MUST_USE smr_status nest_generate_for(const smr_codelet *c, const smr_env *e,
					  const nest_target *t, nest_text *out);
/** A note of pack() as the recipe that it must be: numbers that lead out of the codelet's windows,
 * values or loops are refused, whoever sent them. */
SMR_MUST_USE smr_status nest_recipe_of_note(const smr_codelet *c, const smr_env *e,
					    const smr_arrived *a, nest_recipe *out);
/** An smr_impl.pack of generated code for one of the targets that are linked. */
SMR_MUST_USE smr_status nest_pack(const smr_codelet *c, const smr_env *e, const char *target,
				  smr_packed *out);
/** The text of a module that describes itself, for @p target: "x86_64", "aarch64", "wasm32" and
 * what else nest_target_find() knows. It is for the sizes of @p e only. */
SMR_MUST_USE smr_status smr_nest_module(const smr_codelet *c, const smr_env *e, const char *target,
					smr_str *ir);
/** Its bitcode; *@p out is the caller's (smr_free). */
SMR_MUST_USE smr_status smr_nest_bitcode(const smr_str *ir, const char *target, void **out,
					 size_t *n);
/** A function of libsamara-llvm.so. */
SMR_MUST_USE smr_status nest_compiler(const char *name, void **fn);
#endif
