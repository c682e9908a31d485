/* The extensions Custom_Call and FFI: how Python registers functions that programs call. */
#include "pjrt/abi/extension.h"
#include "pjrt/error.h"
#include "pjrt/extension.h"
#include "pjrt/ffi/host.h"

static pjrt_error *pjrt_custom_call_register(pjrt_custom_call_register_args *a)
{
	ffi_bundle b = {{a->instantiate, a->prepare, a->initialize, a->execute}};

	if (a->api_version != 1)
		return pjrt_error_new(PJRT_UNIMPLEMENTED,
				      "a function of version %d of the interface: 1 (typed FFI) is "
				      "supported",
				      (int)a->api_version);
	return pjrt_error_of(ffi_target_add(a->function_name, a->function_name_size, &b));
}

static pjrt_error *pjrt_ffi_type_register(pjrt_ffi_type_register_args *a)
{
	ffi_type_id id = {a->type_id};

	PJRT_TRY(pjrt_error_of(
		ffi_type_add(&id, a->type_info != NULL ? a->type_info->deleter : NULL)));
	a->type_id = id.type_id;
	return NULL;
}

/* JAX offers its own callbacks to each run on a platform named "cpu"; no function here asks for
 * them. */
static pjrt_error *pjrt_ffi_user_data_add(void *a)
{
	return NULL;
}

static pjrt_error *pjrt_ffi_register_handler(pjrt_ffi_register_handler_args *a)
{
	ffi_bundle b = {.stages[FFI_EXECUTE] = a->handler};

	return pjrt_error_of(ffi_target_add(a->target_name, a->target_name_size, &b));
}

static const struct {
	pjrt_extension head;
	void *of[3];
} ffi = {{sizeof(ffi), PJRT_FFI, &pjrt_profiler_list.head},
	 {(void *)pjrt_ffi_type_register, (void *)pjrt_ffi_user_data_add,
	  (void *)pjrt_ffi_register_handler}};

const pjrt_custom_call_extension pjrt_custom_call = {
	{sizeof(pjrt_custom_call), PJRT_CUSTOM_CALL, &ffi.head}, (void *)pjrt_custom_call_register};
