"""Where Samara's libraries are. The package samara finds its own by this, too."""
import os
import pathlib


def find(name, variable):
    """The path of a library: the variable of the environment, or inside the installed package
    samara, or in the prefix of the installation, or in the build tree; None: it is not there."""
    if variable in os.environ:
        return os.environ[variable]
    packages = pathlib.Path(__file__).resolve().parents[2]
    for folder in (packages / "samara", packages, *packages.parents[:3], packages.parent / "build"):
        for path in (folder / name, folder / "lib" / name, folder / "lib/x86_64-linux-gnu" / name):
            if path.is_file():
                return str(path)
    return None
