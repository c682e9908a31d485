"""Lowering of primitives to the ops that they become for JAX's CPU: linear algebra as calls of
LAPACK, which Samara implements. JAX lowers for an unknown platform by general rules, and some
primitives have none."""
import dataclasses
import functools

# products of matrices: the rule of the CPU refuses algorithms, and converts operands that Samara
# takes as they are
_GENERAL = ("dot_general", "ragged_dot_general")


def _with_any_method(entry):
    """The rule for eigenvalues of symmetric matrices; LAPACK's method serves for all."""

    def lower(ctx, operand, **options):
        return entry.rule(ctx, operand, **options | {"algorithm": None})

    return dataclasses.replace(entry, rule=lower)


class _Rules(dict):
    """Rules of the platform, and those of the CPU, also later ones, where it has none."""

    def __init__(self, own, cpu):
        super().__init__(own)
        self._cpu = cpu

    def __contains__(self, primitive):
        return super().__contains__(primitive) or (primitive in self._cpu and primitive.name not in _GENERAL)

    def __missing__(self, primitive):
        if primitive not in self:
            raise KeyError(primitive)
        entry = self._cpu[primitive]
        return _with_any_method(entry) if primitive.name == "eigh" else entry


def install(platform):
    import jax._src.lax.linalg  # noqa: F401: registers its rules
    from jax._src.interpreters import mlir

    rules, lower = mlir._platform_specific_lowerings, mlir.lower_per_platform
    rules[platform] = _Rules(rules[platform], rules["cpu"])

    @functools.wraps(lower)
    def lower_per_platform(ctx, description, platform_rules, default_rule, *args, **options):
        if default_rule is None and platform not in platform_rules and "cpu" in platform_rules:
            platform_rules = platform_rules | {platform: platform_rules["cpu"]}
        return lower(ctx, description, platform_rules, default_rule, *args, **options)

    mlir.lower_per_platform = lower_per_platform
    if platform not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(platform)
