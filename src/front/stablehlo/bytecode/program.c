/* Recognises a program's form. Forms that are not read are refused with what to do instead. */
#include "front/stablehlo/bytecode/program.h"

#include <string.h>

#include "front/stablehlo/bytecode/bytecode.h"

/* Beginnings of files that users may take for programs. */
static const struct {
	const char *bytes;
	size_t n, at;
	const char *what, *instead;
} refused[] = {
	{"PK\x03\x04", 4, 0, "a zip archive, such as torch.export and Keras write",
	 "unpack it; from PyTorch, export to StableHLO and give the file of bytecode in it"},
	{"\x89HDF", 4, 0, "an HDF5 file", "it holds weights; export the program to StableHLO"},
	{"\x7f"
	 "ELF",
	 4, 0, "compiled code", "give the program that it was compiled from"},
	{"BC\xC0\xDE", 4, 0, "LLVM bitcode", "give it a name that ends in .bc"},
	{"TFL3", 4, 4, "a TensorFlow Lite model", "convert the model to StableHLO"},
	{"HloModule", 9, 0, "HLO text",
	 "convert it by xla-translate --hlo-to-mlir-hlo, or take "
	 "the program as StableHLO: jitted.lower(...).as_text()"},
	{"\x93NUMPY", 6, 0, "an array of NumPy", "give it as an argument of a program"},
};

static bool begins(const unsigned char *data, size_t n, size_t i)
{
	return n >= refused[i].at + refused[i].n &&
	       memcmp(data + refused[i].at, refused[i].bytes, refused[i].n) == 0;
}

/* Text has no bytes of 0 at its start; UTF-8 may be in its comments. */
static bool looks_binary(const unsigned char *data, size_t n)
{
	for (size_t i = 0; i < n && i < 64; i++)
		if (data[i] < '\t' || (data[i] > '\r' && data[i] < ' '))
			return true;
	return false;
}

static smr_status refuse_binary(const char *name)
{
	return smr_fail(SMR_EUNSUPPORTED,
			"%s: unsupported: this is neither MLIR text, nor MLIR bytecode, nor what "
			"jax.export writes. From an HLO proto or a SavedModel, take the program as "
			"StableHLO: jitted.lower(...).as_text(), or "
			"tf.mlir.experimental.convert_saved_model and StableHLO's tools",
			name);
}

smr_status smr_mlir_load(const char *name, const void *data, size_t n, smr_mlir **out)
{
	const unsigned char *program;
	size_t size;

	if (name == NULL)
		name = "program";
	if (data == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_mlir_load: no program or no place for the tree");
	if (smr_mlir_is_bytecode(data, n))
		return smr_mlir_read_bytecode(name, data, n, out);
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		if (begins(data, n, i))
			return smr_fail(SMR_EUNSUPPORTED, "%s: unsupported: this is %s; %s", name,
					refused[i].what, refused[i].instead);
	if (!looks_binary(data, n))
		return smr_mlir_parse(name, data, n, out);
	if (smr_jax_export_find(data, n, &program, &size))
		return smr_mlir_read_bytecode(name, program, size, out);
	return refuse_binary(name);
}
