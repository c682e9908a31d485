/* Points on a grid: terms of a sum, stores of a register tile. */
#include "pass/codelet/join_stores.h"

/* Returns whether point k is at row r and column s; @p row: the first point of the second row. */
static bool is_grid_point(smr_arena *a, join_walks *off, uint32_t nwalks, uint32_t k, uint32_t row,
			  uint32_t r, uint32_t s)
{
	for (uint32_t w = 0; w < nwalks; w++) {
		const smr_poly *p = smr_poly_scale(a, off[1][w], s);

		if (r > 0)
			p = smr_poly_add(a, p, smr_poly_scale(a, off[row][w], r));
		if (p == NULL || !smr_poly_equal(p, off[k][w]))
			return false;
	}
	return true;
}

uint32_t join_grid_columns(smr_arena *a, join_walks *off, uint32_t nwalks, uint32_t n)
{
	uint32_t columns = 2;

	while (columns < n && is_grid_point(a, off, nwalks, columns, 0, 0, columns))
		columns++;
	if (n % columns != 0)
		return 0;
	for (uint32_t k = columns; k < n; k++)
		if (!is_grid_point(a, off, nwalks, k, columns, k / columns, k % columns))
			return 0;
	return columns;
}
