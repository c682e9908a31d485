/* A region as a module: memory, calls, control flow, the text around them. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/region/internal.h"
#include "base/alloc.h"

enum {
	ALIGN = 64,
	REGISTERS = 256, /* bytes of a value up to which it may become registers */
	STORED = 64,     /* bytes that smr_region_store() takes */
	STACK = 1 << 16  /* bytes of all values that may become registers: threads may have small
			  * stacks */
};

smr_status smr_region_new(bool reassoc, smr_region **out)
{
	smr_region *r = smr_calloc(1, sizeof(*r));

	if (r != NULL)
		r->plan = smr_calloc(1, sizeof(*r->plan));
	if (r == NULL || r->plan == NULL) {
		smr_region_free(r);
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	}
	nest_cpu_host(&r->plan->cpu);
	r->plan->reassoc = reassoc;
	r->m = (nest_emit){.p = r->plan,
			   .s = &r->stage,
			   .vloop = -1,
			   .turn = -1,
			   .width = 1,
			   .decls = &r->decls,
			   .st = SMR_OK};
	snprintf(r->m.block, sizeof(r->m.block), "%%start");
	*out = r;
	return SMR_OK;
}

void smr_region_free(smr_region *r)
{
	if (r == NULL)
		return;
	smr_str_free(&r->m.entry);
	smr_str_free(&r->m.body);
	smr_str_free(&r->decls);
	smr_str_free(&r->text);
	smr_vec_free(&r->memo);
	smr_vec_free(&r->spare);
	smr_free(r->m.memo);
	smr_free(r->plan);
	smr_free(r);
}

/* ---- memory --------------------------------------------------------------------------------- */

static size_t round_up(size_t bytes)
{
	return (bytes + ALIGN - 1) / ALIGN * ALIGN;
}

/* A free slot of so many bytes; false: there is none. */
static bool take_spare(smr_region *r, size_t bytes, uint32_t *slot)
{
	for (size_t i = 0; i < r->spare.n; i++)
		if (r->spare.v[i].bytes == bytes) {
			*slot = r->spare.v[i].slot;
			r->spare.v[i] = r->spare.v[--r->spare.n];
			return true;
		}
	return false;
}

/* Bytes of a slot: small values are on the stack, as long as that is small, too. */
static size_t slot_bytes(size_t bytes)
{
	return bytes > REGISTERS ? round_up(bytes) : bytes == 0 ? 1 : bytes;
}

uint32_t smr_region_slot(smr_region *r, size_t bytes)
{
	uint32_t slot;

	bytes = slot_bytes(bytes);
	if (take_spare(r, bytes, &slot))
		return slot;
	slot = r->nslots++;
	if (bytes <= REGISTERS && r->stack + round_up(bytes) <= STACK) {
		r->stack += bytes < 16 ? 16 : round_up(bytes);
		smr_str_printf(&r->m.entry, "  %%s%u = alloca [%zu x i8], align %d\n", slot, bytes,
			       bytes < 16      ? 8
			       : bytes < ALIGN ? 16
					       : ALIGN);
		return slot;
	}
	smr_str_printf(&r->m.entry, "  %%s%u = getelementptr i8, ptr %%frame, i64 %zu\n", slot,
		       r->frame);
	r->frame += round_up(bytes);
	return slot;
}

void smr_region_slot_free(smr_region *r, uint32_t slot, size_t bytes)
{
	if (smr_vec_push(&r->spare, ((region_spare){slot, slot_bytes(bytes)})) != SMR_OK)
		r->m.st = SMR_ENOMEM;
}

uint32_t smr_region_param(smr_region *r)
{
	uint32_t slot = r->nslots++;

	smr_str_printf(&r->m.entry,
		       "  %%pa%u = getelementptr ptr, ptr %%base, i64 %u\n"
		       "  %%s%u = load ptr, ptr %%pa%u\n",
		       slot, SMR_REGION_PARAMS + r->nparams++, slot, slot);
	return slot;
}

size_t smr_region_frame(const smr_region *r)
{
	return r->frame;
}

nest_val smr_region_alloca(smr_region *r, const char *type)
{
	nest_val v = nest_new(&r->m, false);

	smr_str_printf(&r->m.entry, "  %s = alloca %s\n", v.s, type);
	return v;
}

void smr_region_copy_bytes(smr_region *r, nest_val to, nest_val from, size_t bytes, size_t align)
{
	nest_val v;

	if (bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8) {
		v = nest_new(&r->m, false);
		nest_line(&r->m, "%s = load i%zu, ptr %s, align %zu", v.s, bytes * 8, from.s,
			  align < bytes ? align : bytes);
		nest_line(&r->m, "store i%zu %s, ptr %s, align %zu", bytes * 8, v.s, to.s,
			  align < bytes ? align : bytes);
		return;
	}
	nest_declare(&r->m, "void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)");
	nest_line(&r->m,
		  "call void @llvm.memcpy.p0.p0.i64(ptr align %zu %s, ptr align %zu %s, i64 %zu, "
		  "i1 false)",
		  align, to.s, align, from.s, bytes);
}

static nest_val slot_pointer(uint32_t slot)
{
	nest_val p = {0};

	snprintf(p.s, sizeof(p.s), "%%s%u", slot);
	return p;
}

void smr_region_copy(smr_region *r, uint32_t to, uint32_t from, size_t bytes)
{
	if (to != from && bytes > 0)
		smr_region_copy_bytes(r, slot_pointer(to), slot_pointer(from), bytes, 1);
}

void smr_region_store(smr_region *r, uint32_t to, const void *data, size_t bytes)
{
	size_t at = 0;

	smr_assert(bytes <= STORED);
	while (at < bytes) {
		size_t n = bytes - at >= 8 ? 8 : bytes - at >= 4 ? 4 : bytes - at >= 2 ? 2 : 1;
		nest_val p = nest_new(&r->m, false);
		uint64_t bits = 0;

		memcpy(&bits, (const char *)data + at, n);
		nest_line(&r->m, "%s = getelementptr i8, ptr %%s%u, i64 %zu", p.s, to, at);
		nest_line(&r->m, "store i%zu %lld, ptr %s, align 1", n * 8, (long long)bits, p.s);
		at += n;
	}
}

/* ---- control flow --------------------------------------------------------------------------- */

int smr_region_label(smr_region *r)
{
	return r->m.next++;
}

void smr_region_place(smr_region *r, int label)
{
	nest_label(&r->m, label);
}

void smr_region_jump(smr_region *r, int label)
{
	nest_line(&r->m, "br label %%b%d", label);
}

void smr_region_branch(smr_region *r, smr_dtype t, uint32_t slot, const int *labels, uint32_t n)
{
	nest_val v = smr_region_load(r, t, slot_pointer(slot)).v;

	if (t == SMR_I1) {
		nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", v.s, labels[0],
			  labels[n - 1]);
		return;
	}
	nest_line(&r->m, "switch %s %s, label %%b%d [", nest_type(t), v.s, labels[n - 1]);
	for (uint32_t i = 0; i < n; i++)
		nest_line(&r->m, "  %s %u, label %%b%d", nest_type(t), i, labels[i]);
	nest_line(&r->m, "]");
}

/* Counters are allocas, which become registers; loops have at least one iteration. */
void smr_region_begin_loop(smr_region *r, uint32_t loop, int64_t n, region_loop *out)
{
	region_counter *c = &r->counter[loop];
	nest_val room = smr_region_alloca(r, "i64"), i = nest_new(&r->m, false);

	smr_assert(!c->open && n >= 1);
	*out = (region_loop){.head = smr_region_label(r),
			     .exit = smr_region_label(r),
			     .loop = loop,
			     .memo = r->memo.n};
	memcpy(out->room, room.s, sizeof(out->room));
	nest_line(&r->m, "store i64 0, ptr %s", room.s);
	smr_region_jump(r, out->head);
	smr_region_place(r, out->head);
	nest_line(&r->m, "%s = load i64, ptr %s", i.s, room.s);
	c->open = true;
	c->known = false;
	c->n = n;
	memcpy(c->name, i.s, sizeof(c->name));
}

void smr_region_end_loop(smr_region *r, const region_loop *l)
{
	region_counter *c = &r->counter[l->loop];
	nest_val next = nest_new(&r->m, false), more = nest_new(&r->m, false);

	nest_line(&r->m, "%s = add nuw nsw i64 %s, 1", next.s, c->name);
	nest_line(&r->m, "store i64 %s, ptr %s", next.s, l->room);
	nest_line(&r->m, "%s = icmp ult i64 %s, %lld", more.s, next.s, (long long)c->n);
	nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", more.s, l->head, l->exit);
	smr_region_place(r, l->exit);
	c->open = false;
	r->memo.n = l->memo;
}

void smr_region_call(smr_region *r, int32_t number, const uint32_t *slots, uint32_t n)
{
	nest_val rc = nest_new(&r->m, false), bad = nest_new(&r->m, false);
	int failed = smr_region_label(r), next = smr_region_label(r);

	r->most_args = n > r->most_args ? n : r->most_args;
	for (uint32_t i = 0; i < n; i++) {
		nest_val p = nest_new(&r->m, false);

		nest_line(&r->m, "%s = getelementptr ptr, ptr %%args, i64 %u", p.s, i);
		nest_line(&r->m, "store ptr %%s%u, ptr %s", slots[i], p.s);
	}
	nest_line(&r->m, "%s = call i32 %%callback(ptr %%context, i32 %d, ptr %%args)", rc.s,
		  number);
	nest_line(&r->m, "%s = icmp ne i32 %s, 0", bad.s, rc.s);
	nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", bad.s, failed, next);
	smr_region_place(r, failed);
	nest_line(&r->m, "store i32 %s, ptr %%status", rc.s);
	nest_line(&r->m, "ret void");
	smr_region_place(r, next);
}

/* ---- text ----------------------------------------------------------------------------------- */

size_t smr_region_size(const smr_region *r)
{
	return r->m.body.n + r->m.entry.n;
}

static void put_base(smr_str *s, const char *name, int at)
{
	smr_str_printf(s,
		       "  %%%s.at = getelementptr ptr, ptr %%base, i64 %d\n"
		       "  %%%s = load ptr, ptr %%%s.at\n",
		       name, at, name, name);
}

smr_status smr_region_text(smr_region *r, const char **text, size_t *n)
{
	smr_str *s = &r->text;
	int bits = r->plan->cpu.vector * 8;

	SMR_TRY(r->m.st);
	smr_str_puts(s, "define void @smr_nest_0(ptr noalias %base, ptr noalias %num, ptr noalias "
			"%value, i64 %lo, i64 %hi, ptr noalias %scratch) #0 {\nentry:\n");
	put_base(s, "callback", SMR_REGION_CALLBACK);
	put_base(s, "context", SMR_REGION_CONTEXT);
	put_base(s, "status", SMR_REGION_STATUS);
	put_base(s, "frame", SMR_REGION_FRAME);
	smr_str_printf(s, "  %%args = alloca [%u x ptr], align 16\n", r->most_args + 1);
	smr_str_puts(s, smr_str_text(&r->m.entry));
	smr_str_puts(s, "  br label %start\nstart:\n");
	smr_str_puts(s, smr_str_text(&r->m.body));
	smr_str_puts(s, "  ret void\n}\n");
	smr_str_puts(s, smr_str_text(&r->decls));
	smr_str_printf(s,
		       "attributes #0 = { nounwind \"prefer-vector-width\"=\"%d\" "
		       "\"min-legal-vector-width\"=\"%d\" }\n"
		       "attributes #1 = { nounwind willreturn memory(none) }\n!0 = !{}\n",
		       bits, bits);
	if (r->m.body.oom || r->m.entry.oom)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	SMR_TRY(smr_str_status(s, "generated code"));
	*text = smr_str_text(s);
	*n = s->n;
	return SMR_OK;
}
