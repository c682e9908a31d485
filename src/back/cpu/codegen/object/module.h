/** @file The code of a codelet for any target, as LLVM IR text. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_MODULE_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_MODULE_H
#include "back/cpu/codegen/object/recipe.h"

/** A target for generated code; this machine may be another one. */
typedef struct nest_target {
	const char *name;     /* "wasm32" */
	const char *triple;   /* LLVM's triple, normalised */
	const char *features; /* CPU features that the code requires */
	int pointer;          /* size of a pointer in `base`, in bytes */
	nest_cpu cpu;
} nest_target;

/** Returns the target of that name, or NULL. */
const nest_target *nest_target_find(const char *name);

enum { NEST_DETAIL = 240 };
/** Code at the sizes of an environment, and its recipe. */
typedef struct nest_text {
	smr_str ir; /* equal for many sizes: numbers are in the recipe */
	nest_recipe recipe;
	char detail[NEST_DETAIL]; /* lanes, tiles, blocks: for reports */
	uint64_t called;          /* as in nest_plan, if the CPU's `calls` is set */
	bool call_more, call_less;
} nest_text;

/** Generates code; the caller frees out->ir by smr_str_free(). */
SMR_MUST_USE smr_status nest_generate(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
				      nest_text *out);
/** Loads code that was generated before for this codelet at these sizes, without its text; false:
 * there is none, or the entry is damaged. */
bool nest_kept_find(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, nest_text *text,
		    nest_object *object);
/** Stores the recipe and the object's name for nest_kept_find(). */
void nest_kept_note(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
		    const nest_text *text, const nest_object *object);
/** Checks quickly whether code can be generated. SMR_EUNSUPPORTED and the reason if not. */
SMR_MUST_USE smr_status nest_check(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu);

/** Symbol of a table of the stages' functions, in modules that are linked: one lookup finds all. */
#define NEST_STAGES_SYMBOL "smr_nest_stages"

/** Like nest_generate() for a target, with the table if its functions have addresses. */
SMR_MUST_USE smr_status nest_generate_for(const smr_codelet *c, const smr_env *e,
					  const nest_target *t, nest_text *out);
/** Reads a note of pack() as a recipe and checks it: numbers beyond the codelet's windows, values
 * or loops are refused. */
SMR_MUST_USE smr_status nest_recipe_of_note(const smr_codelet *c, const smr_env *e,
					    const smr_arrived *a, nest_recipe *out);
/** Implements smr_impl.pack for generated code and targets that are linked. */
SMR_MUST_USE smr_status nest_pack(const smr_codelet *c, const smr_env *e, const char *target,
				  smr_packed *out);
/** Writes the text of a module with its recipe for @p target: "x86_64", "aarch64", "wasm32" and
 * others that nest_target_find() knows. It is only for the sizes of @p e. */
SMR_MUST_USE smr_status smr_nest_module(const smr_codelet *c, const smr_env *e, const char *target,
					smr_str *ir);
/** Compiles it to bitcode; the caller frees *@p out (smr_free). */
SMR_MUST_USE smr_status smr_nest_bitcode(const smr_str *ir, const char *target, void **out,
					 size_t *n);
/** Looks up a function of libsamara-llvm.so. */
SMR_MUST_USE smr_status nest_compiler(const char *name, void **fn);
#endif
