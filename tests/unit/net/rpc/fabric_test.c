/* The network between machines, and addresses at which a process listens. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>

#include "listens.h"
#include "net/rpc/fabric.h"
#include "unit.h"

static smr_status fabric(const char *text, smr_fabric *f)
{
	if (text != NULL)
		setenv("SAMARA_FABRIC", text, 1);
	else
		unsetenv("SAMARA_FABRIC");
	return smr_fabric_of(f);
}

static void tls_is_taken_unless_an_interface_is_trusted(void **state)
{
	smr_rpc_kind kind;
	smr_fabric f;

	assert_int_equal(fabric(NULL, &f), SMR_OK);
	assert_false(f.trusted);
	assert_int_equal(fabric("tls", &f), SMR_OK);
	assert_int_equal(smr_fabric_kind("tcp:127.0.0.1:0", &kind), SMR_OK);
	assert_int_equal(kind, SMR_RPC_TLS);
	assert_int_equal(fabric("trusted:eth0", &f), SMR_OK);
	assert_string_equal(f.interface, "eth0");
	assert_false(f.may_be_public);
	assert_int_equal(smr_fabric_kind("tcp:127.0.0.1:0", &kind), SMR_OK);
	assert_int_equal(kind, SMR_RPC_TCP);
	assert_int_equal(smr_fabric_kind("unix:/tmp/x", &kind), SMR_OK);
	assert_int_equal(kind, SMR_RPC_SHARED_MEMORY);
	assert_int_equal(fabric("trusted:ib0,public", &f), SMR_OK);
	assert_string_equal(f.interface, "ib0");
	assert_true(f.may_be_public);
}

static void what_was_chosen_counts_before_the_variable(void **state)
{
	smr_fabric f;

	smr_fabric_choose("trusted:ib1");
	assert_int_equal(fabric("tls", &f), SMR_OK);
	assert_string_equal(f.interface, "ib1");
	smr_fabric_choose(NULL);
	assert_int_equal(fabric("tls", &f), SMR_OK);
	assert_false(f.trusted);
	unsetenv("SAMARA_FABRIC");
}

static void other_words_are_refused(void **state)
{
	static const char *const wrong[] = {"ucx",
					    "trusted",
					    "trusted:",
					    "trusted:,public",
					    "trusted:eth0,",
					    "trusted:eth0,open",
					    "trusted:a-name-that-is-too-long"};
	smr_fabric f;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		assert_int_equal(fabric(wrong[i], &f), SMR_EINVAL);
		assert_non_null(strstr(smr_errmsg(), "trusted:IFACE"));
	}
	unsetenv("SAMARA_FABRIC");
}

static bool is_public(const char *host)
{
	struct sockaddr_in v4 = {.sin_family = AF_INET};
	struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};

	if (inet_pton(AF_INET, host, &v4.sin_addr) == 1)
		return smr_fabric_is_public((struct sockaddr *)&v4);
	assert_int_equal(inet_pton(AF_INET6, host, &v6.sin6_addr), 1);
	return smr_fabric_is_public((struct sockaddr *)&v6);
}

static void public_addresses_are_told_from_closed_ones(void **state)
{
	static const char *const closed[] = {"10.0.0.1",    "172.16.0.1", "172.31.255.255",
					     "192.168.1.1", "100.64.0.1", "127.0.0.1",
					     "169.254.1.1", "::1",        "fe80::1",
					     "fd00::1"};
	static const char *const open[] = {"8.8.8.8",     "172.32.0.1",  "172.15.0.1", "11.0.0.1",
					   "100.128.0.1", "2001:db8::1", "0.0.0.0"};

	for (size_t i = 0; i < sizeof(closed) / sizeof(closed[0]); i++)
		if (is_public(closed[i]))
			fail_msg("%s", closed[i]);
	for (size_t i = 0; i < sizeof(open) / sizeof(open[0]); i++)
		if (!is_public(open[i]))
			fail_msg("%s", open[i]);
}

static void a_trusted_fabric_listens_on_its_interface_alone(void **state)
{
	struct sockaddr_storage at = {.ss_family = AF_INET};
	struct sockaddr_in *in = (struct sockaddr_in *)&at;
	char address[100];
	smr_fabric f;

	if (!unit_has_interfaces())
		skip();
	assert_int_equal(fabric("trusted:lo", &f), SMR_OK);
	in->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	assert_int_equal(smr_fabric_check(&f, &at), SMR_OK);
	in->sin_addr.s_addr = htonl(0x0a010203);
	assert_int_equal(smr_fabric_check(&f, &at), SMR_ENOTFOUND);
	in->sin_addr.s_addr = htonl(INADDR_ANY);
	assert_int_equal(smr_fabric_check(&f, &at), SMR_ENOTFOUND);
	assert_int_equal(smr_fabric_address(&f, address, sizeof(address)), SMR_OK);
	assert_string_equal(address, "tcp:127.0.0.1:0");
	unsetenv("SAMARA_FABRIC");
}

static int ports(smr_rpc_kind kind, int *elsewhere)
{
	smr_rpc_options o = {.kind = kind};
	uint8_t key[SMR_RPC_KEY];
	smr_rpc *p;
	int n;

	smr_rpc_key_make(key);
	o.shared_key = key;
	if (smr_rpc_open(&o, &p) != SMR_OK ||
	    smr_rpc_listen(p, "tcp:127.0.0.1:0", key, NULL) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	n = listens(elsewhere);
	smr_rpc_close(p);
	return n;
}

static void a_plane_listens_at_one_port_of_the_declared_address(void **state)
{
	int elsewhere, before = listens(&elsewhere);

	assert_int_equal(ports(SMR_RPC_TLS, &elsewhere), before + 1);
	assert_int_equal(elsewhere, 0);
	assert_int_equal(listens(&elsewhere), before);
}

static void ucx_listens_on_the_trusted_interface_alone(void **state)
{
	int elsewhere;

	if (!unit_has_interfaces())
		skip();
	setenv("SAMARA_FABRIC", "trusted:lo", 1);
	assert_true(ports(SMR_RPC_TCP, &elsewhere) > 0);
	assert_int_equal(elsewhere, 0);
	unsetenv("SAMARA_FABRIC");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tls_is_taken_unless_an_interface_is_trusted),
		cmocka_unit_test(what_was_chosen_counts_before_the_variable),
		cmocka_unit_test(other_words_are_refused),
		cmocka_unit_test(public_addresses_are_told_from_closed_ones),
		cmocka_unit_test(a_trusted_fabric_listens_on_its_interface_alone),
		cmocka_unit_test(a_plane_listens_at_one_port_of_the_declared_address),
		cmocka_unit_test(ucx_listens_on_the_trusted_interface_alone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
