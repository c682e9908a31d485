"""Libraries that know the platforms of JAX by name."""

from ._after_import import change_after_import


def _accept_platform(platform):
    """MJX has an implementation in JAX for any device, and chooses it for those that it knows."""
    def change(module):
        resolve = module._resolve_impl

        def resolve_impl(device):
            return module.types.Impl.JAX if device.platform == platform else resolve(device)

        module._resolve_impl = resolve_impl

    return change


def install(platform):
    change_after_import("mujoco.mjx._src.io", _accept_platform(platform))
