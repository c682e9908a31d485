# Golden tests: text in, text out. A test is a file here whose RUN lines hold; see README.md.
import os

import lit.formats

build = lit_config.params["build"]
config.name = "golden"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".ll", ".smr", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(build, "golden")

llvm = "/usr/lib/llvm-19/bin"  # FileCheck, not, count, opt, clang
config.environment["PATH"] = os.pathsep.join([llvm, os.environ["PATH"]])
config.environment["SAMARA_CACHE"] = os.path.join(build, "golden", "cache")
config.environment["SAMARA_VERIFY"] = "1"  # programs between passes
for name in ("HOME", "SAMARA", "SAMARA_LOG"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

config.substitutions += [
    ("%samara", os.path.join(build, "samara")),
    ("%cc", os.path.join(build, "samara") + " cc"),
    ("%opt", f"{llvm}/opt -load-pass-plugin={build}/samara-cc.so"),
    ("%root", os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))),
]
