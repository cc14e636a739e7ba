package io.tweebyte.shared.limit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ClientAddressTests {

	@ParameterizedTest
	@CsvSource({ "2001:db8:0:1:2:3:4:5, 2001:db8:0:1::/64", "2001:db8:0:1::, 2001:db8:0:1::/64",
			"2001:DB8::1, 2001:db8:0:0::/64", "0:0:0:0:0:0:0:1, 0:0:0:0::/64", "::1, 0:0:0:0::/64",
			"ff02:fedc:8070:ff00:1:2:3:4, ff02:fedc:8070:ff00::/64", "fe80::1:2, fe80:0:0:0::/64" })
	void countsIpv6ByItsFirst64Bits(String address, String network) {
		assertThat(ClientAddress.network(address)).isEqualTo(network);
	}

	@Test
	void tellsNetworksApart() {
		assertThat(ClientAddress.network("2001:db8:0:1::1")).isNotEqualTo(ClientAddress.network("2001:db8:0:2::1"));
	}

	@Test
	void ignoresTheZone() {
		assertThat(ClientAddress.network("fe80::1%eth9")).isEqualTo("fe80:0:0:0::/64");
	}

	@ParameterizedTest
	@ValueSource(strings = { "203.0.113.7", "127.0.0.1", "", "unknown", "10.8", "not:an:address", ":", "a:b", "a:.b",
			".:a", "fe80:x%eth0" })
	void leavesOtherTextsAsTheyAre(String address) {
		assertThat(ClientAddress.network(address)).isEqualTo(address);
	}

	@Test
	void takesAnIpv4AddressInIpv6AsIpv4() {
		assertThat(ClientAddress.network("::ffff:203.0.113.7")).isEqualTo("203.0.113.7");
	}

}
