"""Lineax and Optimistix: linear solves by several methods, roots, least squares, minimisation."""
import jax
import jax.numpy as jnp
import lineax as lx
import optimistix as optx

jax.config.update("jax_enable_x64", True)
matrix = jax.random.normal(jax.random.key(0), (10, 10)) + 5 * jnp.eye(10)
vector = jnp.arange(10.0)
operator = lx.MatrixLinearOperator(matrix)
positive = lx.MatrixLinearOperator(matrix @ matrix.T, lx.positive_semidefinite_tag)
for solver, op in ((lx.LU(), operator), (lx.QR(), operator), (lx.SVD(), operator), (lx.GMRES(1e-10, 1e-10), operator),
                   (lx.CG(1e-10, 1e-10), positive), (lx.Cholesky(), positive)):
    print(type(solver).__name__, float(jnp.linalg.norm(lx.linear_solve(op, vector, solver).value)))


def residual(y, args):
    return jnp.stack([y[0] ** 2 + y[1] ** 2 - 4, jnp.exp(y[0]) + y[1] - 1])


for solver in (optx.Newton(1e-10, 1e-10), optx.Chord(1e-8, 1e-8)):
    print(type(solver).__name__, *(float(v) for v in optx.root_find(residual, solver, jnp.array([1.0, -1.5])).value))
for solver in (optx.LevenbergMarquardt(1e-8, 1e-8), optx.Dogleg(1e-8, 1e-8)):
    found = optx.least_squares(residual, solver, jnp.array([1.0, -1.5]))
    print(type(solver).__name__, *(float(v) for v in found.value))
found = optx.minimise(lambda y, a: (1 - y[0]) ** 2 + 10 * (y[1] - y[0] ** 2) ** 2, optx.BFGS(1e-8, 1e-8), jnp.zeros(2))
print("BFGS", *(float(v) for v in found.value))
