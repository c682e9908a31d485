/* The plug-in for JAX: the table of its functions.
 *
 * Unlike XLA's plug-ins it has no compiler of its own: programs are models (api/model/), and a
 * device is the machine with all its threads. */
#include "pjrt/error.h"
#include "pjrt/extension.h"
#include "pjrt/functions.h"

#define PJRT_SLOT(name, ours)
#define PJRT_LACKS(name)                                                        \
	static pjrt_error *lacks_##name(void *args)                             \
	{                                                                       \
		return pjrt_error_new(PJRT_UNIMPLEMENTED,                       \
				      "samara does not implement PJRT_" #name); \
	}
#include "pjrt/slots.def"
#undef PJRT_SLOT
#undef PJRT_LACKS

#define PJRT_SLOT(name, ours) (void *)ours,
#define PJRT_LACKS(name) (void *)lacks_##name,
static const pjrt_api api = {
	.struct_size = sizeof(api),
	.extension_start = &pjrt_extensions.head,
	.version = {.struct_size = sizeof(api.version), .major = PJRT_MAJOR, .minor = PJRT_MINOR},
	.slots =
		{
#include "pjrt/slots.def"
		},
};
#undef PJRT_SLOT
#undef PJRT_LACKS

/** The only symbol of the library. */
SMR_API const pjrt_api *GetPjrtApi(void);

const pjrt_api *GetPjrtApi(void)
{
	return &api;
}
