/* The question: a task that shares the program's memory, but none of its descriptors, handlers or
 * stack.
 *
 * clone(CLONE_VM | CLONE_VFORK | CLONE_FILES) with exit signal 0 makes a task that is invisible to
 * the program's wait() and raises no SIGCHLD. The task first leaves the descriptor table
 * (close_range with CLOSE_RANGE_UNSHARE: nothing is copied). Its mappings stay. A seccomp filter
 * that kills kills the task, not the program. All signals are blocked meanwhile. Measured: 15 us
 * more than the same calls in the program itself. */
#include "rt/abi/cpu_identity.h"
#include "rt/guest/guest.h"

enum {
	O_CLOEXEC_FLAG = 02000000,
	O_NOFOLLOW_FLAG = 0400000,
	O_NONBLOCK_FLAG = 04000,
	CLOSE_RANGE_UNSHARE = 2,
	WCLONE = (int)0x80000000u,
	PR_GET_DUMPABLE = 3,
	SOON = 4, /* fraction of the time after which a site asks */
	EINTR_NUMBER = 4,
	EAGAIN_NUMBER = 11
};

typedef struct question {
	guest_arena *arena;
	const smr_site *site;
	const char *texts;
	const int64_t *nums;
	smr_guest_message message;
	uint64_t serial;              /* serial of the site's image; 0 if none */
	const smr_guest_image *image; /* the resulting image */
	guest_want want;
	bool starts;           /* the helper must be started */
	smr_site *sites, *end; /* for ask_all() */
} question;

/* Buffers that only one question uses at a time: too large for a stack. */
typedef struct question_room {
	char environ[GUEST_ENVIRON];
	char stack[8192] __attribute__((aligned(64)));
} question_room;

static question_room *room; /* protected by locks->asking */

typedef struct address {
	uint16_t family;
	char path[sizeof(SMR_GUEST_SOCKET)];
} address;

static bool is_own_socket(long fd)
{
	struct {
		int pid;
		uint32_t uid, gid;
	} peer = {0};
	int n = sizeof(peer);

	return SYS_CALL(SYS_GETSOCKOPT, fd, 1 /* SOL_SOCKET */, 17 /* SO_PEERCRED */, &peer, &n) ==
		       0 &&
	       smr_guest_is_user(peer.uid, (uint32_t)SYS_CALL(SYS_GETEUID));
}

static void send_message(const question *q, long fd)
{
	struct {
		const void *at;
		uint64_t n;
	} parts[3] = {{&q->message, sizeof(q->message)},
		      {q->nums, q->message.nsyms * sizeof(int64_t)},
		      {q->texts, q->message.ntexts}};
	struct {
		void *name;
		uint64_t nname;
		void *parts;
		uint64_t nparts;
		void *control;
		uint64_t ncontrol;
		uint64_t flags;
	} head = {.parts = parts, .nparts = 3};

	SYS_CALL(SYS_SENDMSG, fd, &head, 0x4000 /* MSG_NOSIGNAL */ | 0x40 /* MSG_DONTWAIT */);
}

/* Sends the message without waiting: drops it if the helper's queue is full. */
static void tell_helper(question *q)
{
	static const address to = {1 /* AF_UNIX */, SMR_GUEST_SOCKET};
	long fd = SYS_CALL(SYS_SOCKET, 1, 5 /* SOCK_SEQPACKET */ | O_CLOEXEC_FLAG | O_NONBLOCK_FLAG,
			   0);
	long r;

	if (sys_failed(fd))
		return;
	r = SYS_CALL(SYS_CONNECT, fd, &to, sizeof(to));
	if (r == 0 && is_own_socket(fd))
		send_message(q, fd);
	else if (r != 0 && r != -EAGAIN_NUMBER)
		q->starts = guest_wants_helper();
	SYS_CALL(SYS_CLOSE, fd);
}

/* ---- the task ---------------------------------------------------------------------------------
 */

static bool leave_descriptors(void)
{
	sys_block(~UINT64_C(0)); /* no handler of the program runs in this task */
	if (SYS_CALL(SYS_CLOSE_RANGE, 0, ~0u, CLOSE_RANGE_UNSHARE) == 0)
		return true;
	return SYS_CALL(SYS_UNSHARE, CLONE_FILES_FLAG) == 0; /* before Linux 5.9: copies the
							      * table */
}

/* Whether the process may have a guest: not a set-id program, one of an unmapped user, or one that
 * the kernel marks as not dumpable. */
static bool may_be_host(void)
{
	return smr_guest_is_user((uint32_t)SYS_CALL(SYS_GETUID), (uint32_t)SYS_CALL(SYS_GETEUID)) &&
	       SYS_CALL(SYS_GETGID) == SYS_CALL(SYS_GETEGID) &&
	       SYS_CALL(SYS_PRCTL, PR_GET_DUMPABLE) == 1;
}

static void look_for_image(question *q)
{
	char name[SMR_GUEST_NAME];
	const smr_guest_image *m = (const smr_guest_image *)0;
	long fd;

	smr_guest_name(q->message.hash, q->arena->process.cpu, q->arena->process.fp, name);
	fd = SYS_CALL(SYS_OPEN, name, O_CLOEXEC_FLAG | O_NOFOLLOW_FLAG | O_NONBLOCK_FLAG, 0);
	if (sys_failed(fd))
		return;
	m = guest_map((int)fd, q->site);
	SYS_CALL(SYS_CLOSE, fd);
	if (m != (const smr_guest_image *)0 && m->serial <= q->serial) {
		SYS_CALL(SYS_MUNMAP, m, m->size);
		m = (const smr_guest_image *)0;
	}
	q->image = m;
}

/* Prepares the task and enters the guest folder; returns false if the question must stop. */
static bool enter_folder(question *q)
{
	guest_process *p = &q->arena->process;

	if (!leave_descriptors())
		return false;
	/* ids may have changed since the last question */
	if (!may_be_host() || (!p->known && !guest_environ_read(p, room->environ)))
		p->off = true;
	if (p->off)
		return false;
	if (SYS_CALL(SYS_CHDIR, p->folder) == 0) /* this task has its own working directory */
		return true;
	q->starts = q->want != GUEST_LOOK && guest_wants_helper();
	return false;
}

/* Prepares a question and its message; returns false if the frame is invalid or too long. */
static bool begin_question(guest_arena *a, const guest_site *s, const guest_code *c, question *q)
{
	const smr_frame *f = (const smr_frame *)(const void *)smr_site_texts(s->site);
	uint32_t nsyms = s->site->nsyms;

	if (a->process.quiet ||
	    f->length >
		    SMR_GUEST_MESSAGE_MOST - sizeof(q->message) - SMR_GUEST_MESSAGE_SYMBOLS * 8 ||
	    nsyms > SMR_GUEST_MESSAGE_SYMBOLS)
		return false;
	if (a->process.cpu == 0)
		a->process.cpu = smr_guest_cpu_identity();
	q->arena = a;
	q->site = s->site;
	q->texts = (const char *)(f + 1);
	q->serial = c != (const guest_code *)0 ? c->image->serial : 0;
	q->message = (smr_guest_message){.magic = SMR_GUEST_MESSAGE_MAGIC,
					 .version = SMR_GUEST_MESSAGE_VERSION,
					 .cpu = a->process.cpu,
					 .hash = s->site->hash,
					 .nsyms = nsyms,
					 .ntexts = (uint32_t)f->length,
					 .packed = f->tag[3] == 'T',
					 .number = s->site->number,
					 .threads = (uint32_t)guest_threads(a)};
	return true;
}

/* Whether a site that runs at the same time will soon start a question task of its own. */
static bool asks_soon(const guest_arena *a, const smr_site *site, const guest_site *s)
{
	return s != (const guest_site *)0 && site->state != 0 && s->images == 0 &&
	       s->ticks >= s->need / SOON && guest_allows(&a->process, site);
}

static void look_for_others(question *q)
{
	const smr_guest_image *image = q->image;
	const smr_site *own = q->site;
	guest_arena *a = q->arena;
	smr_site *end;

	for (smr_site *site = guest_sites(&end); site < end; site++) {
		guest_site *s = __atomic_load_n((guest_site **)&site->prepared, __ATOMIC_ACQUIRE);

		if (site == own || !asks_soon(a, site, s) ||
		    !begin_question(a, s, (const guest_code *)0, q))
			continue;
		q->image = (const smr_guest_image *)0;
		look_for_image(q);
		if (q->image != (const smr_guest_image *)0)
			guest_take_image(a, s, q->image);
	}
	q->image = image;
}

static void ask(void *arg)
{
	question *q = arg;

	if (!enter_folder(q) || !guest_allows(&q->arena->process, q->site))
		return;
	q->message.fp = q->arena->process.fp;
	if (q->want != GUEST_TELL)
		look_for_image(q);
	if (q->image == (const smr_guest_image *)0 && q->want != GUEST_LOOK)
		tell_helper(q);
	if (q->want != GUEST_TELL)
		look_for_others(q);
}

static question_room *find_room(void)
{
	if (room == (question_room *)0)
		room = sys_map(sizeof(*room));
	return room;
}

/* Starts a task on a stack of the arena and waits for it, under locks->asking with all signals
 * blocked. Returns false if it was killed, or could not be started. */
static bool run_task(const question *q, char *top, void (*fn)(void *arg), void *arg)
{
	long pid = sys_start(CLONE_VM_FLAG | CLONE_VFORK_FLAG | CLONE_FILES_FLAG, top, fn, arg,
			     (int *)0, (int *)0);
	int status = 0;

	while (!sys_failed(pid) && SYS_CALL(SYS_WAIT4, pid, &status, WCLONE, 0) == -EINTR_NUMBER)
		;
	if (sys_failed(pid) || (status & 127) != 0) /* most likely by a seccomp filter */
		q->arena->process.off = true;
	return !q->arena->process.off;
}

/* Starts the helper from a task that ends at once, so that the helper becomes a child of init. */
static void start_helper(void *arg)
{
	const question *q = arg;

	if (leave_descriptors())
		(void)sys_start(CLONE_VM_FLAG | CLONE_VFORK_FLAG, room->stack + sizeof(room->stack),
				guest_become_helper, &q->arena->process, (int *)0, (int *)0);
}

static void start_task(question *q, char *top, void (*fn)(void *arg))
{
	uint64_t old = sys_block(~SYS_TRAPPED);

	if (run_task(q, top, fn, q) && q->starts && !guest_is_reaper())
		(void)run_task(q, top, start_helper, q);
	sys_unblock(old);
}

static void run_question(question *q, void (*fn)(void *arg))
{
	guest_arena *a = q->arena;
	char *top;
	int slot;

	if (a->process.quiet || a->process.off || !guest_arena_open(a) ||
	    !guest_try(&a->locks->asking))
		return;
	top = guest_slot_take(a, &slot);
	if (top != (char *)0) {
		if (find_room() != (question_room *)0)
			start_task(q, top, fn);
		guest_slot_give(a, slot);
	}
	guest_release(&a->locks->asking);
}

static uint64_t to_ns(const smr_guest_image *m, uint64_t ticks)
{
	uint64_t per_s = m != (const smr_guest_image *)0 ? m->ticks_per_s : GUEST_TICKS;

	return ticks == ~UINT64_C(0) || per_s < 1000000 ? 0 : ticks * 1000 / (per_s / 1000000);
}

const smr_guest_image *guest_question(guest_arena *a, const guest_site *s, const int64_t *nums,
				      guest_want want)
{
	const guest_code *c = __atomic_load_n(&s->code, __ATOMIC_ACQUIRE);
	question q = {.want = want};

	if (!begin_question(a, s, c, &q))
		return (const smr_guest_image *)0;
	q.message.bound = c != (const guest_code *)0;
	q.nums = q.message.bound ? c->unknown : nums;
	q.message.loops_ns =
		to_ns(q.message.bound ? c->image : (const smr_guest_image *)0, s->least);
	run_question(&q, ask);
	return q.image;
}

void guest_tell(guest_arena *a, const guest_site *s, const guest_measure *m)
{
	const guest_code *c = m->in;
	question q = {.want = GUEST_TELL};

	if (!begin_question(a, s, c, &q))
		return;
	q.nums = guest_at(c->image, m->of->sym);
	q.message.bound = 1;
	q.message.loops_ns = to_ns(c->image, m->nloops > 0 ? m->loops : 0);
	q.message.code_ns = to_ns(c->image, m->ncode > 0 ? guest_cost(m) : 0);
	run_question(&q, ask);
}

/* ---- before main ------------------------------------------------------------------------------
 */

/* Sizes are unknown here: sends only sites without sizes to the helper. */
static void ask_all(void *arg)
{
	question *q = arg;

	if (!enter_folder(q))
		return;
	for (smr_site *site = q->sites; site < q->end; site++) {
		guest_site *s = guest_site_of(q->arena, site);

		if (site->state == 0 || s == (guest_site *)0 ||
		    !guest_allows(&q->arena->process, site) ||
		    !begin_question(q->arena, s, (const guest_code *)0, q))
			continue;
		q->message.fp = q->arena->process.fp;
		q->image = (const smr_guest_image *)0;
		look_for_image(q);
		if (q->image != (const smr_guest_image *)0)
			guest_take_image(q->arena, s, q->image);
		else if (site->nsyms == 0)
			tell_helper(q);
	}
}

void guest_question_all(guest_arena *a, smr_site *sites, smr_site *end)
{
	question q = {.arena = a, .want = GUEST_ASK, .sites = sites, .end = end};

	run_question(&q, ask_all);
}
