#include "cluster/node/placement.h"

#include <stdio.h>
#include <string.h>

#include "base/log.h"

#define WASM_TRIPLE "wasm32-unknown-unknown"

static smr_status find_impl(const char *name, size_t n, const smr_impl **out)
{
	char text[32] = "";

	if (n < sizeof(text))
		memcpy(text, name, n);
	*out = smr_impl_find(text);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOTFOUND, "no implementation \"%s\"", text);
}

static smr_status find_wasm(const smr_ruling *p, smr_node_placement *out)
{
	snprintf(out->how, sizeof(out->how), "as WebAssembly: %s", p->why);
	out->way.impl = smr_impl_find("wasm");
	return out->way.impl != NULL
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "it may run %s; there is none here", out->how);
}

smr_status smr_node_placement_of_text(const smr_agent_options *o, const smr_task *t,
				      smr_node_cache *f, smr_node_placement *out)
{
	smr_ruling p;

	SMR_TRY(smr_policy_of_text(o, t, f, &p));
	SMR_TRY(find_impl(t->impl, t->nimpl, &out->way.impl));
	if (!p.sandboxed || strcmp(out->way.impl->name, "wasm") == 0)
		return SMR_OK;
	return find_wasm(&p, out);
}

/* ---- with code ------------------------------------------------------------------------------- */

static smr_status read_slice(const smr_archive *a, smr_node_placement *out)
{
	const smr_task *t = out->task;

	SMR_TRY(smr_shipped_read(a, out->slice, &out->shipped));
	if (out->shipped.codelet != t->codelet || out->shipped.fp != t->fp ||
	    !smr_shipped_fits(&out->shipped, t->syms, t->nsyms))
		return smr_fail(SMR_EINVAL,
				"the code was made for another codelet, or for other sizes");
	return SMR_OK;
}

smr_status smr_node_placement_open(const smr_task *t, smr_code *code, smr_node_placement *out)
{
	const smr_archive *a = smr_code_read(code, &out->slice);

	out->code = code;
	if (out->slice == NULL)
		out->slice = smr_archive_slice(a, SMR_SLICE_WASM, WASM_TRIPLE);
	out->asked = t->nimpl == 4 && memcmp(t->impl, "wasm", 4) == 0;
	out->task = t;
	return read_slice(a, out);
}

/* Chooses the slice for the sandbox, where another one is linked; without one, WebAssembly is
 * compiled here from the text. */
static smr_status place_in_sandbox(const smr_ruling *p, smr_node_placement *out)
{
	const smr_slice *linked;
	const smr_archive *a = smr_code_read(out->code, &linked);

	SMR_TRY(find_wasm(p, out));
	if (out->asked)
		out->how[0] = '\0';
	out->slice = smr_archive_slice(a, SMR_SLICE_WASM, WASM_TRIPLE);
	return read_slice(a, out);
}

smr_status smr_node_placement_of_code(const smr_agent_options *o, const smr_node_cache *f,
				      smr_node_placement *out)
{
	const smr_archive *a;
	const smr_slice *linked;
	smr_ruling p;

	SMR_TRY(smr_policy_of_code(o, out->code, &p));
	if (p.sandboxed)
		SMR_TRY(place_in_sandbox(&p, out));
	if (out->slice == NULL)
		return SMR_OK;
	SMR_TRY(find_impl(out->shipped.impl, strlen(out->shipped.impl), &out->way.impl));
	if (out->way.impl->adopt == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s takes no code that was made elsewhere",
				out->way.impl->name);
	a = smr_code_read(out->code, &linked);
	out->arrived = (smr_arrived){.note = out->shipped.note,
				     .nnote = out->shipped.nnote,
				     .nbases = f->graph->nbases,
				     .nvalues = f->graph->nnodes};
	if (out->slice->kind == SMR_SLICE_WASM) {
		out->arrived.wasm = out->slice->data;
		out->arrived.nwasm = out->slice->n;
	} else {
		out->arrived.entry = smr_code_entry(out->code, a->entries[0]);
	}
	out->way.code = out->code;
	out->way.arrived = &out->arrived;
	return SMR_OK;
}

/* ---- on the node's device -------------------------------------------------------------------- */

/* Loops have known lengths, so the work limits the time. */
static smr_status check_time(const smr_agent_options *o, const smr_codelet *c, const smr_env *e)
{
	static const double LIMIT_S = 60;
	const smr_machine *m = o->device->machine();
	double limit = o->limit_s > 0 ? o->limit_s : LIMIT_S, s = 0;
	smr_work w;

	if (m == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "the device is lost");
	for (uint32_t k = 0; k <= c->nbeside; k++) {
		smr_nest_work(smr_codelet_nest(c, k), e->sym, &w);
		s += (w.flops + w.points) / (m->peak_f32 * m->cores) +
		     (w.bytes_read + w.bytes_written) / m->host_bps;
	}
	return s <= limit ? SMR_OK
			  : smr_fail(SMR_EUNSUPPORTED, "%.3g s are predicted, the limit is %.3g", s,
				     limit);
}

void smr_node_placement_on_device(const smr_agent_options *o, const smr_codelet *c,
				  const smr_env *e, smr_node_placement *out)
{
	smr_status st;

	if (o->device == NULL || smr_codelet_is_opaque(c))
		return;
	st = o->device->accept(c, e);
	if (st == SMR_OK)
		st = check_time(o, c, e);
	if (st != SMR_OK) {
		smr_log(SMR_LOG_DEBUG, "node: not on the device: %s", smr_errmsg());
		return;
	}
	out->way = (smr_node_cache_way){.impl = o->device};
	snprintf(out->how, sizeof(out->how), "on the node's device, %.60s",
		 o->device->machine()->name);
}
