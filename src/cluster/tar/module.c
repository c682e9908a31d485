/* The table that libsamara-tar.so exports. */
#include "cluster/tar/tar.h"

SMR_API extern const smr_tar_module smr_tar_table;
const smr_tar_module smr_tar_table = {
	.module = SMR_MODULE(smr_tar_module),
	.write = smr_tar_write,
	.read = smr_tar_read,
};
