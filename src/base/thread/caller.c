#include "base/thread/caller.h"

_Thread_local smr_caller smr_caller_now;
