/* Forms in programs built ahead of time. A form has no pointers, so the struct itself is
 * serialised; the program contains the code of the same build to read it. */
#include <string.h>

#include "back/cpu/product/product.h"
#include "base/status.h"

smr_status smr_form_freeze(const smr_codelet *c, const smr_env *e, const smr_serialized_for *f,
			   smr_serialized *out)
{
	smr_form form;

	memset(&form, 0, sizeof(form)); /* padding too, so that equal programs give equal files */
	SMR_TRY(smr_form_with_tail(c, e, &form));
	smr_str_write(&out->note, &form, sizeof(form));
	return smr_str_status(&out->note, "a call of a library");
}

smr_status smr_form_read(const smr_deserialized *t, smr_form *out)
{
	if (t->nnote != sizeof(*out))
		return smr_fail(SMR_ECORRUPT, "the stored record of a library's call is damaged");
	memcpy(out, t->note, sizeof(*out));
	return SMR_OK;
}
