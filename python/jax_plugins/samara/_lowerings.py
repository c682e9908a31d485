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


def _with_exports_for_cpu(entry, platform):
    """The rule for calls of exported functions: those for the CPU run here."""

    def lower(ctx, *operands, exported, **options):
        if platform not in exported.platforms:
            names = tuple(platform if name == "cpu" else name for name in exported.platforms)
            exported = dataclasses.replace(exported, platforms=names)
        return entry.rule(ctx, *operands, exported=exported, **options)

    return dataclasses.replace(entry, rule=lower)


class _Rules(dict):
    """Rules of the platform, and those of the CPU, also later ones, where it has none."""

    def __init__(self, platform, all_rules, general):
        super().__init__(all_rules[platform])
        self._platform, self._cpu, self._general = platform, all_rules["cpu"], general

    def __contains__(self, primitive):
        return (super().__contains__(primitive) or primitive.name == "call_exported" or
                (primitive in self._cpu and primitive.name not in _GENERAL))

    def __missing__(self, primitive):
        if primitive not in self:
            raise KeyError(primitive)
        if primitive.name == "call_exported":
            return _with_exports_for_cpu(self._general[primitive], self._platform)
        entry = self._cpu[primitive]
        return _with_any_method(entry) if primitive.name == "eigh" else entry


def install(platform):
    import jax._src.lax.linalg  # noqa: F401: registers its rules
    from jax._src.interpreters import mlir

    rules, lower = mlir._platform_specific_lowerings, mlir.lower_per_platform
    rules[platform] = _Rules(platform, rules, mlir._lowerings)

    @functools.wraps(lower)
    def lower_per_platform(ctx, description, platform_rules, default_rule, *args, **options):
        if default_rule is None and platform not in platform_rules and "cpu" in platform_rules:
            platform_rules = platform_rules | {platform: platform_rules["cpu"]}
        return lower(ctx, description, platform_rules, default_rule, *args, **options)

    mlir.lower_per_platform = lower_per_platform
    if platform not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(platform)
