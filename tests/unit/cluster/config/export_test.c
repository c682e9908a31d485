/* A node's part of a cluster's folder: the files of the tar, and unpacking it. */
#include <sys/stat.h>

#include "base/fs.h"
#include "base/str.h"
#include "cluster/config/parts.h"
#include "cluster/tar/tar.h"
#include "unit.h"

static smr_cluster *cluster;
static const smr_tar_module *tars;

static int make(void **state)
{
	char dir[256];

	if (unit_make_folder(state) != 0)
		return -1;
	(void)snprintf(dir, sizeof(dir), "%s", unit_path("c"));
	if (smr_cluster_init(dir, &(smr_cluster_options){.host = "0.0.0.0", .port = 4222}) !=
		    SMR_OK ||
	    smr_cluster_open(dir, &cluster) != SMR_OK)
		return -1;
	return 0;
}

static int unmake(void **state)
{
	smr_cluster_close(cluster);
	return unit_drop_folder(state);
}

static smr_status list(void *ctx, const char *name, const void *data, size_t n)
{
	(void)data, (void)n;
	smr_str_printf(ctx, "%s\n", name);
	return SMR_OK;
}

static void export(const smr_export *e, smr_str *tar)
{
	if (smr_cluster_export(cluster, e, tar) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void expect_list(const smr_export *e, const char *wanted)
{
	smr_str tar = {0}, names = {0};

	export(e, &tar);
	assert_int_equal(tars->read(tar.s, tar.n, list, &names), SMR_OK);
	assert_string_equal(names.s, wanted);
	smr_str_free(&tar);
	smr_str_free(&names);
}

static void a_tar_has_what_a_node_needs_and_nothing_else(void **state)
{
	expect_list(&(smr_export){.node = "n1", .fleets = "fast-path"},
		    "cluster.json\nfleets.json\nkeys/node.n1.pass\nkeys/node.n1.seed\ntls/ca.pem\n"
		    "trust/cluster.key\n");
	expect_list(&(smr_export){.node = "n1", .fleets = "fast-path", .trusted = true},
		    "cluster.json\nfleets.json\nkeys/node.n1.pass\nkeys/node.n1.seed\nkeys/"
		    "plane.key\ntls/ca.pem\n"
		    "trust/cluster.key\n");
}

static void the_same_tar_comes_again(void **state)
{
	smr_str a = {0}, b = {0};

	export(&(smr_export){.node = "n1"}, &a);
	export(&(smr_export){.node = "n1"}, &b);
	assert_int_equal(a.n, b.n);
	assert_memory_equal(a.s, b.s, a.n);
	smr_str_free(&a);
	smr_str_free(&b);
}

static void what_must_not_leave_is_refused(void **state)
{
	smr_str tar = {0};
	smr_export e = {.node = "n1"};

	assert_int_equal(smr_write_file(unit_path("c/trust/me.key"), "secret 00\npublic 00\n", 20,
					SMR_WRITE_FAST),
			 SMR_OK);
	assert_int_equal(smr_cluster_export(cluster, &e, &tar), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "me.key is a secret key"));
	assert_int_equal(unlink(unit_path("c/trust/me.key")), 0);
	assert_int_equal(chmod(unit_path("c/keys/node.n1.seed"), 0644), 0);
	assert_int_equal(smr_cluster_export(cluster, &e, &tar), SMR_EDENIED);
	assert_int_equal(chmod(unit_path("c/keys/node.n1.seed"), 0600), 0);
	e.node = "../n1";
	assert_int_equal(smr_cluster_export(cluster, &e, &tar), SMR_EINVAL);
	e = (smr_export){.node = "n1", .fleets = "fast-path,none"};
	assert_int_equal(smr_cluster_export(cluster, &e, &tar), SMR_EINVAL);
	smr_str_free(&tar);
}

/* ---- on the node ------------------------------------------------------------------------------
 */

static mode_t mode_of(const char *name)
{
	struct stat s;

	assert_int_equal(stat(unit_path(name), &s), 0);
	return s.st_mode & 07777;
}

static void unpack(const smr_str *tar, const char *dir)
{
	char *out;

	if (smr_cluster_unpack(tar->s, tar->n, unit_path(dir), &out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_string_equal(out, unit_path(dir));
	smr_free(out);
}

static void a_tar_becomes_a_private_folder_that_lacks_nothing(void **state)
{
	smr_part_needs needs = {.node = "n1", .trust = true};
	smr_str tar = {0};
	smr_cluster *c;

	export(&(smr_export){.node = "n1"}, &tar);
	unpack(&tar, "node");
	assert_int_equal(mode_of("node"), 0700);
	assert_int_equal(mode_of("node/keys"), 0700);
	assert_int_equal(mode_of("node/keys/node.n1.seed"), 0600);
	assert_int_equal(smr_cluster_open(unit_path("node"), &c), SMR_OK);
	assert_int_equal(smr_cluster_check_parts(c, &needs), SMR_OK);
	needs.plane_key = true;
	assert_int_equal(smr_cluster_check_parts(c, &needs), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "lacks keys/plane.key"));
	assert_non_null(strstr(smr_errmsg(), "export n1 --fabric=trusted:IFACE"));
	smr_cluster_close(c);
	smr_str_free(&tar);
}

static void a_folder_that_lacks_a_part_is_told_all_of_them(void **state)
{
	smr_part_needs needs = {.node = "n1", .trust = true};
	smr_str tar = {0};
	smr_cluster *c;

	export(&(smr_export){.node = "n1", .fleets = "fast-path"}, &tar);
	unpack(&tar, "node");
	assert_int_equal(smr_cluster_open(unit_path("node"), &c), SMR_OK);
	assert_int_equal(unlink(unit_path("node/tls/ca.pem")), 0);
	assert_int_equal(unlink(unit_path("node/trust/cluster.key")), 0);
	assert_int_equal(unlink(unit_path("node/keys/node.n1.seed")), 0);
	assert_int_equal(smr_cluster_check_parts(c, &needs), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "lacks tls/ca.pem"));
	assert_non_null(strstr(smr_errmsg(), "; trust/"));
	assert_non_null(strstr(smr_errmsg(), "; a key"));
	assert_non_null(strstr(smr_errmsg(), "samara cluster export n1 --output node.tar"));
	needs.trust = false; /* --target=wasm */
	assert_int_equal(smr_cluster_check_parts(c, &needs), SMR_ENOTFOUND);
	assert_null(strstr(smr_errmsg(), "trust/"));
	smr_cluster_close(c);
	smr_str_free(&tar);
}

static void keys_that_others_can_read_are_refused(void **state)
{
	smr_part_needs needs = {.node = "n1"};

	assert_int_equal(smr_cluster_check_parts(cluster, &needs), SMR_OK);
	assert_int_equal(chmod(unit_path("c/keys/heavy-compute.seed"), 0644), 0);
	assert_int_equal(smr_cluster_check_parts(cluster, &needs), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "chmod 600"));
	assert_int_equal(chmod(unit_path("c/keys/heavy-compute.seed"), 0600), 0);
	assert_int_equal(chmod(unit_path("c/keys"), 0777), 0);
	assert_int_equal(smr_cluster_check_parts(cluster, &needs), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "chmod go-w"));
	assert_int_equal(chmod(unit_path("c/keys"), 0700), 0);
	assert_int_equal(chmod(unit_path("c"), 0777), 0);
	assert_int_equal(smr_cluster_check_parts(cluster, &needs), SMR_EDENIED);
	assert_int_equal(chmod(unit_path("c"), 0700), 0);
}

static void expect_text(const char *path, const char *wanted)
{
	char *text;

	assert_int_equal(smr_read_file(path, &text, NULL), SMR_OK);
	assert_string_equal(text, wanted);
	smr_free(text);
}

static void put(const char *name, const char *text)
{
	assert_int_equal(smr_write_file(unit_path(name), text, strlen(text), SMR_WRITE_FAST),
			 SMR_OK);
}

static void what_was_denied_on_the_node_stays_denied(void **state)
{
	smr_str tar = {0}, other = {0};

	put("c/trust/denied", "aa stolen\nbb\n");
	export(&(smr_export){.node = "n1"}, &tar);
	unpack(&tar, "node");
	expect_text(unit_path("node/trust/denied"), "aa stolen\nbb\n");
	put("node/trust/denied", "bb\ncc"); /* by the administrator of the node */
	put("node/trust/versions", "1");
	put("node/keys/node.old.seed", "SU");
	unpack(&tar, "node"); /* as at each start: no change */
	expect_text(unit_path("node/trust/denied"), "bb\ncc");
	export(&(smr_export){.node = "n1", .fleets = "fast-path"}, &other);
	unpack(&other, "node");
	expect_text(unit_path("node/trust/denied"), "bb\ncc\naa stolen\n");
	expect_text(unit_path("node/trust/versions"), "1");
	assert_true(smr_file_exists(unit_path("node/keys/node.n1.seed")));
	assert_false(smr_file_exists(unit_path("node/keys/node.old.seed")));
	smr_str_free(&tar);
	smr_str_free(&other);
}

static void expect_refused(const smr_tar_file *files, size_t n, const char *why)
{
	smr_str tar = {0};
	char *out;

	assert_int_equal(tars->write(files, n, &tar), SMR_OK);
	assert_int_not_equal(smr_cluster_unpack(tar.s, tar.n, unit_path("node"), &out), SMR_OK);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("%s", smr_errmsg());
	assert_false(smr_file_exists(unit_path("node")));
	smr_str_free(&tar);
}

static void a_tar_with_anything_else_is_refused_before_a_byte_is_written(void **state)
{
	static const smr_tar_file own = {"cluster.json", "{\"name\":\"c\"}", 12};
	static const char *const strange[] = {"keys/operator.seed",  "keys/orchestrator.seed",
					      "keys/fast-path.seed", "keys/user.a.seed",
					      "keys/code.key",       "tls/ca.key",
					      "tls/server.key",      "unpacked",
					      "trust/versions",      "keys/a/b.seed",
					      "bin/samara",          "extra.conf"};

	for (size_t i = 0; i < sizeof(strange) / sizeof(strange[0]); i++)
		expect_refused((const smr_tar_file[]){own, {strange[i], "x", 1}}, 2,
			       "does not belong to a node");
	expect_refused((const smr_tar_file[]){own, own}, 2, "twice");
	expect_refused((const smr_tar_file[]){{"fleets.json", "{}", 2}}, 1, "no cluster.json");
	expect_refused((const smr_tar_file[]){{"cluster.json", "{\"name\":\"a/b\"}", 14}}, 1,
		       "names no cluster");
}

static void a_link_in_the_place_of_a_folder_is_not_followed(void **state)
{
	smr_str tar = {0};
	char *out;

	export(&(smr_export){.node = "n1"}, &tar);
	assert_int_equal(mkdir(unit_path("node"), 0700), 0);
	assert_int_equal(mkdir(unit_path("elsewhere"), 0700), 0);
	assert_int_equal(symlink(unit_path("elsewhere"), unit_path("node/keys")), 0);
	assert_int_equal(smr_cluster_unpack(tar.s, tar.n, unit_path("node"), &out), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "node/keys is no folder"));
	smr_str_free(&tar);
}

static void without_a_folder_it_goes_to_the_state_of_the_user(void **state)
{
	smr_str tar = {0}, wanted = {0};
	char *out;

	assert_int_equal(setenv("XDG_STATE_HOME", unit_folder, 1), 0);
	export(&(smr_export){.node = "n1"}, &tar);
	assert_int_equal(smr_cluster_unpack(tar.s, tar.n, NULL, &out), SMR_OK);
	smr_str_printf(&wanted, "%s/samara/nodes/c.n1", unit_folder);
	assert_string_equal(out, wanted.s);
	assert_int_equal(unsetenv("XDG_STATE_HOME"), 0);
	smr_free(out);
	smr_str_free(&wanted);
	smr_str_free(&tar);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make, unmake)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(a_tar_has_what_a_node_needs_and_nothing_else),
		TEST(the_same_tar_comes_again),
		TEST(what_must_not_leave_is_refused),
		TEST(a_tar_becomes_a_private_folder_that_lacks_nothing),
		TEST(a_folder_that_lacks_a_part_is_told_all_of_them),
		TEST(keys_that_others_can_read_are_refused),
		TEST(what_was_denied_on_the_node_stays_denied),
		TEST(a_tar_with_anything_else_is_refused_before_a_byte_is_written),
		TEST(a_link_in_the_place_of_a_folder_is_not_followed),
		TEST(without_a_folder_it_goes_to_the_state_of_the_user),
	};
	const smr_nats_module *nats;

	if (smr_nats_open(&nats) != SMR_OK || smr_tar_open(&tars) != SMR_OK)
		return unit_skipped();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
