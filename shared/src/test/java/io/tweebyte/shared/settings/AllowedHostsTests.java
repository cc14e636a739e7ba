package io.tweebyte.shared.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class AllowedHostsTests {

	private final AllowedHosts hosts = new AllowedHosts(List.of("api.example.org", "10.0.0.1", "[fe80::1]"));

	@ParameterizedTest
	@ValueSource(strings = { "api.example.org", "API.EXAMPLE.ORG", "api.example.org.", "10.0.0.1", "[fe80::1]",
			"[FE80:0:0:0::1]" })
	void allowsWhatIsSet(String host) {
		assertThat(this.hosts.test(host)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "localhost", "LocalHost", "localhost.", "app.localhost", "a.b.LOCALHOST", "app.localhost.",
			"host.docker.internal", "Host.Docker.Internal", "host.docker.internal." })
	void allowsNamesOfThisMachine(String host) {
		assertThat(this.hosts.test(host)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "127.0.0.1", "127.0.0.2", "0.0.0.0", "10.0.0.2", "192.168.99.100", "255.255.255.255" })
	void allowsIpv4Addresses(String host) {
		assertThat(this.hosts.test(host)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::2]", "[2001:db8::1]", "[2001:DB8::1]",
			"[::ffff:10.0.0.1]" })
	void allowsIpv6Addresses(String host) {
		assertThat(this.hosts.test(host)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".", "evil.example", "localhost.evil.example", "notlocalhost", "localhost..", "a_b",
			"x.api.example.org", "api.example.org..", "docker.internal", "x.host.docker.internal", "127.0.0.1.nip.io",
			"127.0.0.1.evil.example", "127.0.0.256", "127.0.0", "127.0.0.0.1", "127.0.0.01", "2130706433", "0x7f000001",
			"[dead]", "[evil.example]", "[", "[]", "::1" })
	void allowsNothingElse(String host) {
		assertThat(this.hosts.test(host)).isFalse();
	}

	@Test
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Elsewhere it is not known.")
	void allowsTheNameOfTheMachine() throws IOException {
		AllowedHosts own = AllowedHosts.withOwnName(List.of("api.example.org"));
		assertThat(own.test("api.example.org")).isTrue();
		assertThat(own.test("localhost")).isTrue();
		assertThat(own.test("evil.example")).isFalse();
		String name = Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
		assertThat(own.test(name)).isTrue();
		assertThat(own.test(name.toUpperCase(Locale.ROOT) + ".")).isTrue();
	}

}
