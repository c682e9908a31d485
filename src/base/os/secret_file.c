/* Permission checks of secret files: as with ssh keys, a file that others can read or replace is
 * refused.
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/str.h"

/* In a folder of mode 1777, other users cannot replace this user's files. */
smr_status smr_check_folder(const char *path)
{
	const char *slash = strrchr(path, '/');
	struct stat s;
	smr_str folder = {0};
	smr_status st = SMR_OK;

	if (slash == NULL)
		smr_str_puts(&folder, ".");
	else
		smr_str_write(&folder, path, slash > path ? (size_t)(slash - path) : 1);
	SMR_TRY(smr_str_status(&folder, "the name of a folder"));
	if (stat(folder.s, &s) == 0 && (s.st_mode & (S_IWGRP | S_IWOTH)) != 0 &&
	    (s.st_mode & S_ISVTX) == 0)
		st = smr_fail(SMR_EDENIED,
			      "%s: others may exchange what is in this folder, and there are "
			      "secret keys: chmod go-w %s",
			      folder.s, folder.s);
	else if (stat(folder.s, &s) == 0 && s.st_uid != geteuid() && s.st_uid != 0)
		st = smr_fail(SMR_EDENIED,
			      "%s: the folder is another user's, and there are secret keys",
			      folder.s);
	smr_str_free(&folder);
	return st;
}

smr_status smr_check_private(const char *path)
{
	struct stat s;

	if (stat(path, &s) != 0)
		return SMR_OK;
	/* a root-owned file that root lets this user read is trusted: systemd credentials,
	 * Kubernetes secrets */
	if ((s.st_mode & (s.st_uid == geteuid() ? S_IRWXG | S_IRWXO : S_IRWXO)) != 0)
		return smr_fail(SMR_EDENIED, "%s: others may read this secret key: chmod 600 %s",
				path, path);
	if (s.st_uid != geteuid() && s.st_uid != 0)
		return smr_fail(SMR_EDENIED, "%s: the secret key is another user's file", path);
	return smr_check_folder(path);
}
