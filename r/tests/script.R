# Scripts on matrices, data frames, lists and single values of R; errors; Ctrl-C.
library(samara)

fails <- function(call, text, class = "error") {
  e <- tryCatch(call, condition = identity)
  if (!inherits(e, class) || !grepl(text, conditionMessage(e), fixed = TRUE)) {
    stop("'", if (inherits(e, "condition")) conditionMessage(e) else "no error", "' lacks '", text, "'")
  }
}

# matrices
x <- matrix(c(1, 2, 3, 10, 20, 31), 3, 2)
gram <- script("gram", "X", c("G", "X", "s"), text = "G = t(X) %*% X\ns = colSums(X)")
for (given in list(x, matrix(as.integer(x), 3, 2), x + 0)) {
  r <- gram(X = given)
  stopifnot(identical(names(r), c("G", "X", "s")), all.equal(r$G, crossprod(x)), identical(r$X, x),
            identical(r$s, matrix(colSums(x), 1)))
}
stopifnot(identical(gram(X = c(1, 2))$X, matrix(c(1, 2), 2)))
big <- matrix(as.numeric(seq_len(700 * 45)), 700, 45)
before <- big + 0
stopifnot(all.equal(gram(X = big)$G, crossprod(big)), identical(gram(X = big)$X, big), identical(big, before))
change <- script("change", "X", "X", text = "X[1, 1] = -1")
stopifnot(change(X = x)$X[1, 1] == -1, x[1, 1] == 1) # the caller's matrix stays as it is
stopifnot(dim(gram(X = matrix(0, 0, 4))$X) == c(0, 4))

# single values, texts, lists
mixed <- script("mixed", c("n", "r", "b", "s", "L"), c("n2", "r2", "b2", "s2", "L2"), args = list(by = 3, on = TRUE),
                text = "n2 = n + $by\nr2 = r / 2\nb2 = !b & $on\ns2 = s + '!'\nL2 = list(a = as.matrix(L['x']) + 1, n)")
r <- mixed(n = 4L, r = 5, b = FALSE, s = "h\u00e9", L = list(x = x, 7))
stopifnot(identical(r$n2, 7L), r$r2 == 2.5, isTRUE(r$b2), identical(r$s2, "h\u00e9!"), identical(names(r$L2)[1], "a"),
          identical(r$L2[[1]], x + 1), r$L2[[2]] == 4)

# data frames: of numbers a matrix, else a frame
df <- data.frame(a = c(1.5, NA, 3), b = c(1L, NA, 3L), stringsAsFactors = FALSE)
r <- gram(X = df)
stopifnot(is.na(r$X[2, 1]), is.nan(r$X[2, 2]), r$X[3, 2] == 3)
df$f <- factor(c("u", NA, "v"))
df$t <- c("x", "\u00fc", NA)
df$l <- c(TRUE, FALSE, TRUE)
same <- script("same", "F", c("F", "n", "G"), text = "n = nrow(F)\nG = F[2:3, 4]")
r <- same(F = df)
stopifnot(identical(names(r$F), names(df)), r$n == 3, identical(r$F$t[1:2], df$t[1:2]), identical(r$F$l, df$l),
          identical(r$F$f[c(1, 3)], c("u", "v")), all.equal(r$F$a[c(1, 3)], c(1.5, 3)), is.na(r$F$a[2]),
          is.data.frame(r$G), r$G[1, 1] == "\u00fc")
whole <- same(F = as_frame(data.frame(k = 1:3, m = 4:6, n = 7:9, o = 1:3)))$F
stopifnot(identical(whole$k, 1:3), nrow(whole) == 3)
encode <- script("encode", "F", c("X", "M"), text = "[X, M] = transformencode(target = F, spec = '{\"recode\": [\"t\"]}')")
stopifnot(identical(encode(F = data.frame(t = c("b", "a", "b")))$X[, 1], c(1, 2, 1)))

# sparse matrices of package Matrix, which need not be there: the class has these slots
if (!requireNamespace("Matrix", quietly = TRUE)) {
  setClass("dgCMatrix", representation(i = "integer", p = "integer", x = "numeric", Dim = "integer"))
}
sparse <- new("dgCMatrix", i = c(2L, 0L, 2L), p = c(0L, 1L, 3L), x = c(5, 6, 7), Dim = c(3L, 2L))
stopifnot(identical(gram(X = sparse)$X, matrix(c(0, 0, 5, 6, 0, 7), 3)))

# printed text
said <- capture.output(script("p", text = "print('hello')\nparfor (i in 1:4) print(i)")())
stopifnot(identical(said, c("hello", "1", "2", "3", "4")))
lines <- character()
script("p", text = "print('hello')", print = function(s) lines <<- c(lines, s))()
stopifnot(identical(paste(lines, collapse = ""), "hello\n"))
stopifnot(identical(capture.output(gram), "script of DML gram: X -> G, X, s"))

# errors
fails(script("bad", text = "x = = 1"), "bad:1", "samara_error")
fails(script("none.dml"), "cannot open none.dml", "samara_error")
fails(script("s", text = "stop('enough')")(), "enough", "SMR_ESTATE")
fails(gram(), "is not given its input X", "SMR_EINVAL")
fails(gram(x), "inputs are named")
fails(gram(X = NULL), "X is of type NULL")
fails(gram(X = array(0, c(2, 2, 2))), "3 dimensions")
fails(gram(X = list(x, quote(a))), "X[[2]] is of type symbol")
fails(mixed(n = NA, r = 1, b = TRUE, s = "", L = list()), "n is NA")
fails(same(F = data.frame(d = Sys.Date(), s = "x")), "column d has a class")
fails(script("s", "X", "Y", text = "Y = X %*% X", memory = 1e6)(X = matrix(0, 1000, 1000)), "memory", "SMR_ENOMEM")
fails(script("s", args = list(1), text = ""), "args are named")

# Ctrl-C ends a run, and the script runs again
turns <- script("turns", "n", "i", text = "i = 0\nwhile (i < n) i = i + 1")
system(sprintf("(sleep 0.5; kill -INT %d) &", Sys.getpid()))
stopped <- tryCatch({
  turns(n = 1e12)
  "ended"
}, interrupt = function(c) "stopped")
stopifnot(stopped == "stopped", turns(n = 3)$i == 3)

# scripts that nothing holds are closed
for (i in 1:20) script("s", "X", "Y", text = "Y = X")(X = x)
rm(gram, mixed, same, turns)
invisible(gc())
cat("ok\n")
