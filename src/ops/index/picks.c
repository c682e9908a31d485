/* Maps the dimensions of operand, indices and slices to each other. */
#include "ops/index/picks.h"

typedef struct lists {
	const int64_t *offset, *collapsed, *operand_batch, *index_batch, *map;
	uint32_t noffset, ncollapsed, nbatch, nmap;
	uint32_t in_offset, dropped; /* masks; dropped: dimensions that the slices lack */
} lists;

static smr_status read_dim_lists(const smr_node *v, const smr_picks *p, lists *l)
{
	uint32_t n, mask, collapsed, batch;

	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_collapsed, p->rank, &l->collapsed, &l->ncollapsed,
				 &collapsed));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_operand_batch, p->rank, &l->operand_batch, &l->nbatch,
				 &batch));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_index_batch, p->index_rank, &l->index_batch, &n,
				 &mask));
	if (n != l->nbatch)
		return smr_ops_wrong(v, "%u and %u dimensions of batches", l->nbatch, n);
	if (p->parts < (int)p->index_rank && mask >> p->parts & 1)
		return smr_ops_wrong(v, "dimension %d of the indices is batch and holds parts",
				     p->parts);
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_index_map, p->rank, &l->map, &l->nmap, &mask));
	if ((collapsed & batch) != 0 || (mask & batch) != 0)
		return smr_ops_wrong(v, "a dimension of batches is collapsed or has places");
	l->dropped = collapsed | batch;
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_offset_dims, p->slices_rank, &l->offset, &l->noffset,
				 &l->in_offset));
	for (uint32_t i = 1; i < l->noffset; i++)
		if (l->offset[i] < l->offset[i - 1])
			return smr_ops_wrong(v, "offset_dims are not in order");
	return SMR_OK;
}

/* Maps dimensions: those of the slices are those of one slice, at `offset`, and those of the
 * indices, in order. */
static void match_slice_dims(const lists *l, smr_picks *p)
{
	uint32_t next = 0, slice = 0;

	for (uint32_t d = 0; d < p->rank; d++) {
		p->part[d] = p->batch[d] = -1;
		p->within[d] = l->dropped >> d & 1 ? -1 : (int)l->offset[next++];
	}
	for (uint32_t i = 0; i < l->nmap; i++)
		p->part[l->map[i]] = (int)i;
	for (uint32_t i = 0; i < l->nbatch; i++)
		p->batch[l->operand_batch[i]] = (int)l->index_batch[i];
	for (uint32_t i = 0; i < p->index_rank; i++) {
		while (l->in_offset >> slice & 1)
			slice++;
		p->along[i] = (int)i == p->parts ? -1 : (int)slice++;
	}
}

smr_status smr_ops_picks(const smr_node *v, uint32_t indices, smr_picks *out)
{
	const int64_t *dim;
	uint32_t noffset;
	int64_t parts;
	lists l;

	SMR_TRY(smr_ops_dims(v, 0, out->dims));
	SMR_TRY(smr_ops_dims(v, indices, out->index_dims));
	SMR_TRY(smr_ops_places(v, indices));
	out->rank = v->ins[0]->type.rank;
	out->index_rank = v->ins[indices]->type.rank;
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_index_dim, 1, 0, out->index_rank, &dim));
	out->parts = (int)dim[0];
	(void)smr_node_get(v, SMR_ATTR_offset_dims, &noffset);
	out->slices_rank = noffset + out->index_rank - (dim[0] < out->index_rank);
	if (noffset > SMR_MAX_RANK || out->slices_rank > SMR_MAX_RANK)
		return smr_fail(SMR_EUNSUPPORTED, "%s: slices of more than %d dimensions",
				smr_op_name(v->op), SMR_MAX_RANK);
	SMR_TRY(read_dim_lists(v, out, &l));
	if (l.noffset + l.ncollapsed + l.nbatch != out->rank)
		return smr_ops_wrong(v, "%u of %u dimensions go with the slices", l.noffset,
				     out->rank - l.ncollapsed - l.nbatch);
	parts = dim[0] < out->index_rank ? out->index_dims[dim[0]] : 1;
	if (parts != l.nmap)
		return smr_ops_wrong(v, "indices of %lld parts for %u dimensions", (long long)parts,
				     l.nmap);
	for (uint32_t i = 0; i < l.nbatch; i++)
		if (out->dims[l.operand_batch[i]] != out->index_dims[l.index_batch[i]])
			return smr_ops_wrong(v, "batches of %lld and %lld",
					     (long long)out->dims[l.operand_batch[i]],
					     (long long)out->index_dims[l.index_batch[i]]);
	match_slice_dims(&l, out);
	return SMR_OK;
}
