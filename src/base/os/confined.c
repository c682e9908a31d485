#include "base/os/confined.h"

static const smr_confined *calls;

void smr_confine(const smr_confined *c)
{
	calls = c;
}

bool smr_is_confined(void)
{
	return calls != NULL;
}

const smr_confined *smr_confined_calls(void)
{
	return calls;
}
