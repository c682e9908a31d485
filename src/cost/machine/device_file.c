/* Parts of a device's text beside its numbers: links to others, arrays of multipliers, a price. */
#include <string.h>

#include "cost/machine/text.h"

static smr_status read_topology(const char *path, const char *name, const char *topology,
				smr_machine_link *l)
{
	strncpy(l->name, name, sizeof(l->name) - 1);
	while (l->topology < SMR_TOPOLOGIES &&
	       strcmp(smr_machine_topologies[l->topology], topology) != 0)
		l->topology++;
	if (l->topology == SMR_TOPOLOGIES)
		return smr_fail(SMR_EPARSE,
				"%s: link %s: no topology '%s' (switch, mesh, ring, torus, tree)",
				path, name, topology);
	if (l->topology != SMR_TOPOLOGY_TORUS && l->axes != 1)
		return smr_fail(SMR_EPARSE, "%s: link %s: a %s has no axes, a torus has", path,
				name, topology);
	if (l->devices < 1 << l->axes && l->topology == SMR_TOPOLOGY_TORUS)
		return smr_fail(SMR_EPARSE,
				"%s: link %s: %d devices make no torus of %d axes (2 or more in "
				"each)",
				path, name, l->devices, l->axes);
	return SMR_OK;
}

static smr_status read_link(json_t *j, const char *path, smr_machine_link *l)
{
	const char *name, *topology, *source = "";
	json_error_t e = {.text = ""};

	l->axes = 1;
	if (json_unpack_ex(j, &e, 0, "{s:s,s:s,s:i,s:F,s:F,s?i,s?s!}", "name", &name, "topology",
			   &topology, "devices", &l->devices, "bytes_per_s", &l->bps, "latency_s",
			   &l->latency_s, "axes", &l->axes, "source", &source) != 0 ||
	    name[0] == '\0' || strlen(name) >= sizeof(l->name))
		return smr_fail(
			SMR_EPARSE,
			"%s: a link is {\"name\", \"topology\", \"devices\", "
			"\"bytes_per_s\", \"latency_s\", of a torus \"axes\", \"source\"}%s%s",
			path, *e.text ? ": " : "", e.text);
	if (l->devices < 2 || l->devices > 100000000 || l->axes < 1 || l->axes > 6 ||
	    !(l->bps >= 1 && l->bps <= 1e15) || !(l->latency_s >= 1e-9 && l->latency_s <= 100))
		return smr_fail(SMR_EPARSE,
				"%s: link %s cannot be: it joins 2 to 1e8 devices, in 1 to 6 axes, "
				"by 1 to 1e15 bytes/s, in 1e-9 to 100 s",
				path, name);
	return read_topology(path, name, topology, l);
}

static smr_status read_links(json_t *links, const char *path, smr_machine *m)
{
	if (links != NULL && (!json_is_array(links) || json_array_size(links) > SMR_LINKS))
		return smr_fail(SMR_EPARSE, "%s: \"links\" must be a list of at most %d", path,
				SMR_LINKS);
	m->nlinks = (int)json_array_size(links);
	for (int i = 0; i < m->nlinks; i++) {
		SMR_TRY(read_link(json_array_get(links, (size_t)i), path, &m->links[i]));
		if (i > 0 && m->links[i].devices < m->links[i - 1].devices)
			return smr_fail(SMR_EPARSE,
					"%s: link %s joins fewer devices than %s before it: "
					"the nearest come first",
					path, m->links[i].name, m->links[i - 1].name);
	}
	return SMR_OK;
}

smr_status smr_machine_read_device(json_t *j, const char *path, smr_machine *m)
{
	json_t *arrays = json_object_get(j, "arrays");
	const char *price = "";

	if (arrays != NULL &&
	    (json_unpack(arrays, "[i,i,i!]", &m->arrays, &m->array_rows, &m->array_columns) != 0 ||
	     m->arrays < 1 || m->array_rows < 1 || m->array_columns < 1 || m->arrays > 100000 ||
	     m->array_rows > 100000 || m->array_columns > 100000))
		return smr_fail(SMR_EPARSE,
				"%s: \"arrays\" must be [count, rows, columns], 1 to 100000", path);
	if (json_unpack(j, "{s?s}", "price", &price) != 0 || strlen(price) >= sizeof(m->price))
		return smr_fail(SMR_EPARSE, "%s: \"price\" must be text of at most %zu letters",
				path, sizeof(m->price) - 1);
	if ((m->price_hour > 0) != (price[0] != '\0'))
		return smr_fail(SMR_EPARSE,
				"%s: \"price_per_hour\" and \"price\" (whose, of when, in what "
				"money) go together",
				path);
	strncpy(m->price, price, sizeof(m->price) - 1);
	return read_links(json_object_get(j, "links"), path, m);
}
