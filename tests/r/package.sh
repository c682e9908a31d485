#!/bin/sh
# package.sh SOURCE BUILD: builds and tests the package of R.
set -eu
source=$1 build=$2
command -v R >/dev/null && command -v pkg-config >/dev/null || { echo "no R, or no pkg-config: skipped"; exit 77; }
# shellcheck disable=SC2046  # the compiler may have options
command -v $(R CMD config CC) >/dev/null 2>&1 || { echo "R's C compiler is not installed: skipped"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/library"
cp -r "$source/r" "$work/samara"
cat >"$work/samara.pc" <<END
libdir=$build
Name: samara
Description: as built
Version: 0
Libs: -L$build -lsamara
Cflags: -I$source/include
END
PKG_CONFIG_PATH=$work R CMD INSTALL -l "$work/library" "$work/samara" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
export R_LIBS="$work/library"
Rscript "$work/samara/tests/script.R"
Rscript -e 'library(samara); for (topic in c("script", "as_frame")) example(topic, package = "samara", character.only = TRUE)'
