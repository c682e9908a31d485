"""Functions in C++ that compiled programs call: those of jax.ffi.register_ffi_target for the
platforms "samara" and "cpu". They go to the plug-in by its extensions Custom_Call and FFI."""
import ctypes

_CUSTOM_CALL, _FFI = 0, 5  # numbers of the extensions
_STAGES = ("instantiate", "prepare", "initialize", "execute")


class _Extension(ctypes.Structure):
    pass


_Extension._fields_ = [("struct_size", ctypes.c_size_t), ("type", ctypes.c_int),
                       ("next", ctypes.POINTER(_Extension)), ("functions", ctypes.c_void_p * 3)]


class _Api(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("extension", ctypes.POINTER(_Extension)),
                ("version", ctypes.c_char * 24), ("error_destroy", ctypes.c_void_p),
                ("error_message", ctypes.c_void_p)]


class _TargetArgs(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("name", ctypes.c_char_p), ("name_size", ctypes.c_size_t),
                ("api_version", ctypes.c_int), *((stage, ctypes.c_void_p) for stage in _STAGES)]


class _TypeArgs(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("extension", ctypes.c_void_p), ("name", ctypes.c_char_p),
                ("name_size", ctypes.c_size_t), ("type_id", ctypes.c_int64), ("type_info", ctypes.c_void_p)]


class _TypeInfo(ctypes.Structure):
    """Of a user's type: it begins with its size."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("extension", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class _PluginTypeInfo(ctypes.Structure):
    _fields_ = [("deleter", ctypes.c_void_p), ("serialize", ctypes.c_void_p), ("deserialize", ctypes.c_void_p)]


class _ErrorArgs(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("extension", ctypes.c_void_p), ("error", ctypes.c_void_p),
                ("message", ctypes.POINTER(ctypes.c_char)), ("message_size", ctypes.c_size_t)]


_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


def _pointer(capsule):
    """The address in a capsule of any name."""
    api = ctypes.pythonapi
    api.PyCapsule_GetName.restype, api.PyCapsule_GetName.argtypes = ctypes.c_char_p, [ctypes.py_object]
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    return api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule))


class _Registry:
    """The functions of the plug-in that register others."""

    def __init__(self, library, platform):
        get = ctypes.CDLL(library).GetPjrtApi
        get.restype = ctypes.POINTER(_Api)
        self._api = get().contents
        self._platform, self._own = platform, set()
        found, at = {}, self._api.extension
        while at:
            found[at.contents.type] = at.contents.functions[0]
            at = at.contents.next
        self._target, self._type = _FUNCTION(found[_CUSTOM_CALL]), _FUNCTION(found[_FFI])

    def _call(self, function, args):
        args.struct_size = ctypes.sizeof(args)
        error = function(ctypes.addressof(args))
        if error is None:
            return
        e = _ErrorArgs(ctypes.sizeof(_ErrorArgs), None, error)
        _FUNCTION(self._api.error_message)(ctypes.addressof(e))
        text = e.message[:e.message_size].decode(errors="replace")
        _FUNCTION(self._api.error_destroy)(ctypes.addressof(e))
        raise RuntimeError(text)

    def add_target(self, name, function, platform, api_version=0, traits=0):
        """A function for the own platform goes before one of this name for the CPU."""
        name = name if isinstance(name, bytes) else name.encode()
        if platform == self._platform:
            self._own.add(name)
        elif name in self._own:
            return
        stages = function if isinstance(function, dict) else {"execute": function}
        places = {stage: _pointer(stages[stage]) for stage in _STAGES if stages.get(stage) is not None}
        self._call(self._target, _TargetArgs(name=name, name_size=len(name), api_version=api_version, **places))

    def add_type(self, name, registration, platform=None):
        """Numbers a type of states, in the memory of its owner."""
        name = name if isinstance(name, bytes) else name.encode()
        parts = registration if isinstance(registration, dict) else {"type_id": registration}
        number = ctypes.c_int64.from_address(_pointer(parts["type_id"]))
        args = _TypeArgs(name=name, name_size=len(name), type_id=number.value)
        if parts.get("type_info") is not None:
            given = _TypeInfo.from_address(_pointer(parts["type_info"]))
            info = _PluginTypeInfo(deleter=given.deleter)
            args.type_info = ctypes.addressof(info)
        self._call(self._type, args)
        number.value = args.type_id


def _also_for_cpu(client, name, queue, add):
    """Registers functions for the CPU, those so far and later ones, with the plug-in, too. One of
    an older interface is left out: a program that calls it says so."""
    register = getattr(client, name)

    def try_add(*args):
        try:
            add(*args)
        except RuntimeError:
            pass

    def also(key, value, platform="cpu", *args, **options):
        register(key, value, platform, *args, **options)
        if platform == "cpu":
            try_add(key, value, platform, *args, *options.values())

    for key, value, *rest in queue:
        try_add(key, value, "cpu", *rest)
    setattr(client, name, also)


def install(platform, library):
    from jax._src.lib import xla_client as client

    registry = _Registry(library, platform)
    cpu = client.xla_platform_names.get("cpu", "cpu")
    # types come first: functions use them
    client.register_custom_type_handler(platform, registry.add_type)
    client.register_custom_call_handler(platform, registry.add_target)
    _also_for_cpu(client, "register_custom_type", client._custom_type_id.get(cpu, ()), registry.add_type)
    _also_for_cpu(client, "register_custom_call_target", client._custom_callback.get(cpu, ()), registry.add_target)
