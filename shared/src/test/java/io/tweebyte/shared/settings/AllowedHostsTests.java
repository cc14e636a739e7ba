package io.tweebyte.shared.settings;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class AllowedHostsTests {

	private final AllowedHosts hosts = new AllowedHosts(List.of("api.example.org", "10.0.0.1", "[fe80::1]"));

	@ParameterizedTest
	@ValueSource(strings = { "localhost", "LocalHost", "127.0.0.1", "[::1]", "[0:0:0:0:0:0:0:1]", "api.example.org",
			"API.EXAMPLE.ORG", "10.0.0.1", "[fe80::1]", "[FE80:0:0:0::1]", "[::ffff:10.0.0.1]" })
	void allowsLoopbackAndWhatIsSet(String host) {
		assertThat(this.hosts.test(host)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "evil.example", "localhost.evil.example", "localhost.", "notlocalhost", "a_b",
			"api.example.org.", "x.api.example.org", "10.0.0.2", "127.0.0.2", "0.0.0.0", "[::2]", "[dead]", "[",
			"::1" })
	void allowsNothingElse(String host) {
		assertThat(this.hosts.test(host)).isFalse();
	}

	@Test
	void allowsTheAddressesOfTheMachine() throws SocketException {
		AllowedHosts own = AllowedHosts.withOwnAddresses(List.of("api.example.org"));
		assertThat(NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)).isNotEmpty()
			.allSatisfy(address -> assertThat(own.test(host(address))).as("%s", address).isTrue());
		assertThat(own.test("api.example.org")).isTrue();
		assertThat(own.test("evil.example")).isFalse();
	}

	private static String host(InetAddress address) {
		String text = address.getHostAddress().split("%")[0];
		return text.contains(":") ? "[" + text + "]" : text;
	}

}
