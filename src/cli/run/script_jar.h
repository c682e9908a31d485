/** @file Scripts that lie in a jar, as SystemDS's and SystemML's releases have them. */
#ifndef SMR_CLI_RUN_SCRIPT_JAR_H
#define SMR_CLI_RUN_SCRIPT_JAR_H
#include "base/status.h"

/** What --scripts=@p given means: @p *library, the caller's (smr_free), is the folder of builtin
 * functions, @p given itself or, where that is a jar, scripts/builtin of it, unpacked into the
 * cache once. @p *file, where there is no such file, is the one of that name in the jar (the
 * caller's then: @p *own). */
SMR_MUST_USE smr_status smr_cli_scripts(const char *given, const char **file, char **library,
					char **own);
#endif
