/* Probability distributions of Boost.Math. Undefined values are NaN or infinite; nothing throws. */
#include "dml/builtin/dist.h"

#include <math.h>

/* Boost includes <iostream> for messages that are not used here. Without it the program starts
 * without a C++ library, which saves most of a millisecond; with libraries other than libstdc++ the
 * macro has no effect. */
#define _GLIBCXX_IOSTREAM 1 // NOLINT(bugprone-reserved-identifier)

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/exponential.hpp>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace
{
using namespace boost::math::policies;
using quiet =
	policy<domain_error<ignore_error>, pole_error<ignore_error>, overflow_error<ignore_error>,
	       evaluation_error<ignore_error>, rounding_error<ignore_error>,
	       indeterminate_result_error<ignore_error>, promote_double<false>>;

/* Calls f with the distribution that @p d describes. */
template <class F> double with(const dml_dist *d, F f)
{
	switch (d->kind) {
	case DML_DIST_NORMAL:
		return f(boost::math::normal_distribution<double, quiet>(d->a, d->b));
	case DML_DIST_EXP:
		return f(boost::math::exponential_distribution<double, quiet>(d->a));
	case DML_DIST_CHISQ:
		return f(boost::math::chi_squared_distribution<double, quiet>(d->a));
	case DML_DIST_T:
		return f(boost::math::students_t_distribution<double, quiet>(d->a));
	default:
		return f(boost::math::fisher_f_distribution<double, quiet>(d->a, d->b));
	}
}

/* Whether the distribution has no mass below 0. */
bool is_positive(const dml_dist *d)
{
	return d->kind != DML_DIST_NORMAL && d->kind != DML_DIST_T;
}
} // namespace

double dml_dist_share(const dml_dist *d, double x, int above)
{
	if (isnan(x))
		return x;
	if (is_positive(d) && x <= 0)
		return above;
	if (isinf(x))
		return (x > 0) == (above == 0);
	return with(d, [&](const auto &of) {
		return above != 0 ? cdf(complement(of, x)) : cdf(of, x);
	});
}

double dml_dist_quantile(const dml_dist *d, double p)
{
	if (!(p >= 0 && p <= 1))
		return NAN;
	if (p == 0 && is_positive(d))
		return 0;
	if (p == 0 || p == 1)
		return p == 0 ? -INFINITY : INFINITY;
	return with(d, [&](const auto &of) { return quantile(of, p); });
}
