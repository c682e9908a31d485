"""flip.py FROM TO SECTION POSITION: flips a byte of a section; position -1 is its last."""
import subprocess, sys
source, to, section, at = sys.argv[1:]
for line in subprocess.check_output(["llvm-readelf-19", "-S", "-W", source], text=True).splitlines():
    words = line.replace("[ ", "[").split()
    if len(words) > 5 and words[1] == section:
        offset, size = int(words[4], 16), int(words[5], 16)
        data = bytearray(open(source, "rb").read())
        data[offset + int(at) % size] ^= 0x20
        open(to, "wb").write(data)
        print(size)
        break
else:
    sys.exit(f"{source} has no section {section}")
