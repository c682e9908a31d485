/** @file Prepared generated code, shared by back/cpu/codegen/codegen.c, which makes it, and exec.c,
 * which runs it without the code generator. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_EXEC_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_EXEC_H
#include "back/cpu/codegen/object/module.h"
#include "base/thread/thread_choice.h"

struct smr_exec {
	nest_recipe recipe;
	smr_thread_choice pace;
	nest_object object;
	char detail[NEST_DETAIL];
};

/* Functions of smr_impl_nest. */
SMR_MUST_USE smr_status nest_freeze(const smr_codelet *c, const smr_env *e,
				    const smr_serialized_for *f, smr_serialized *out);
SMR_MUST_USE smr_status nest_thaw(const smr_deserialized *t, const smr_workers *w, smr_exec **out);
SMR_MUST_USE smr_status nest_run(smr_exec *x, const smr_env *e, const smr_workers *w);
void nest_release(smr_exec *x);
const char *nest_detail(const smr_exec *x);
#endif
