/** @file Scripts in a jar, as in releases of SystemDS and SystemML. */
#ifndef SMR_CLI_RUN_SCRIPT_JAR_H
#define SMR_CLI_RUN_SCRIPT_JAR_H
#include "base/status.h"

/** Resolves --scripts=@p given. @p *library, owned by the caller (smr_free): the folder of builtin
 * functions, which is @p given itself or, for a jar, its scripts/builtin, unpacked into the cache
 * once. @p *file, if no such file exists, becomes the file of that name in the jar (then owned by
 * the caller: @p *own). */
SMR_MUST_USE smr_status smr_cli_scripts(const char *given, const char **file, char **library,
					char **own);
#endif
