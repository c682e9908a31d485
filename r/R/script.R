# One context for all scripts with the same options, by these options; they stay open.
contexts <- new.env(parent = emptyenv())

# Gives the result of a call of the library, or signals its error.
check <- function(result, call = sys.call(-1)) {
  if (!inherits(result, "samara_failure")) return(result)
  status <- attr(result, "status")
  stop(structure(class = c(status, "samara_error", "error", "condition"),
                 list(message = as.vector(unclass(result)), call = call, status = status)))
}

context_of <- function(threads, deterministic, device) {
  key <- paste(threads, deterministic, if (is.null(device)) "" else device)
  if (is.null(contexts[[key]])) {
    contexts[[key]] <- check(.Call(C_open_context, threads, deterministic, device), sys.call(-1))
  }
  contexts[[key]]
}

# $name of a script is a text; TRUE is DML's word too.
as_argument <- function(value) {
  if (length(value) != 1 || is.na(value)) stop("an argument of a script is one value", call. = FALSE)
  if (is.numeric(value)) format(value, digits = 17, trim = TRUE) else as.character(value)
}

script <- function(path, inputs = character(), outputs = character(), args = list(), text = NULL,
                   library = NULL, print = NULL, threads = 0L, deterministic = FALSE, memory = 0,
                   device = NULL) {
  stopifnot(is.character(path), length(path) == 1, is.character(inputs), is.character(outputs),
            is.null(print) || is.function(print))
  if (length(args) > 0 && (is.null(names(args)) || any(names(args) == ""))) {
    stop("args are named: list(name = value)")
  }
  context <- context_of(as.integer(threads), isTRUE(deterministic), device)
  if (is.null(text)) path <- path.expand(path)
  handle <- check(.Call(C_open_script, context, enc2utf8(path), if (!is.null(text)) enc2utf8(paste(text, collapse = "\n")),
                        if (!is.null(library)) path.expand(library), names(args),
                        vapply(args, as_argument, ""), inputs, outputs, print, as.double(memory)))
  run <- function(...) {
    given <- list(...)
    if (length(given) > 0 && (is.null(names(given)) || any(names(given) == ""))) {
      stop("inputs are named: ", if (length(inputs) > 0) paste0(inputs, " = ...", collapse = ", ") else "there are none")
    }
    results <- check(.Call(C_run_script, handle, given, outputs))
    if (length(outputs) > 0) results else invisible(results)
  }
  structure(run, class = c("samara_script", "function"))
}

print.samara_script <- function(x, ...) {
  of <- environment(x)
  listed <- function(names) if (length(names) > 0) paste(names, collapse = ", ") else "nothing"
  cat("script of DML ", of$path, ": ", listed(of$inputs), " -> ", listed(of$outputs), "\n", sep = "")
  invisible(x)
}

as_frame <- function(x) {
  stopifnot(is.data.frame(x))
  structure(x, class = c("samara_frame", setdiff(class(x), "samara_frame")))
}
