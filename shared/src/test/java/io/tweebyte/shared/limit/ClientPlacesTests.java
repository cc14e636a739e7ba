package io.tweebyte.shared.limit;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ClientPlacesTests {

	private final ClientPlaces places = new ClientPlaces(5, 2);

	@Test
	void boundsTheRequestsOfEachAddress() {
		assertThat(this.places.tryTake("192.0.2.1")).isTrue();
		assertThat(this.places.tryTake("192.0.2.1")).isTrue();
		assertThat(this.places.tryTake("192.0.2.1")).isFalse();
		assertThat(this.places.tryTake("192.0.2.2")).isTrue();
	}

	@Test
	void boundsTheRequestsOfAllAddresses() {
		for (int i = 0; i < 5; i++) {
			assertThat(this.places.tryTake("192.0.2." + i)).isTrue();
		}
		assertThat(this.places.tryTake("192.0.2.5")).isFalse();
		this.places.giveBack("192.0.2.0");
		assertThat(this.places.tryTake("192.0.2.5")).isTrue();
		assertThat(this.places.tryTake("192.0.2.6")).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "1, 1", "2, 1", "5, 3", "8, 4" })
	void leavesHalfOfThePlacesToOneAddress(int limit, int half) {
		ClientPlaces halved = ClientPlaces.divided(limit, 2);
		for (int i = 0; i < half; i++) {
			assertThat(halved.tryTake("192.0.2.1")).isTrue();
		}
		assertThat(halved.tryTake("192.0.2.1")).isFalse();
		for (int i = half; i < limit; i++) {
			assertThat(halved.tryTake("192.0.2.2")).isTrue();
		}
		assertThat(halved.tryTake("192.0.2.3")).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "1, 1", "4, 1", "5, 2", "64, 16" })
	void leavesAQuarterOfThePlacesToOneAddress(int limit, int quarter) {
		ClientPlaces places = ClientPlaces.divided(limit, 4);
		for (int i = 0; i < quarter; i++) {
			assertThat(places.tryTake("192.0.2.1")).isTrue();
		}
		assertThat(places.tryTake("192.0.2.1")).isFalse();
		for (int i = quarter; i < limit; i++) {
			assertThat(places.tryTake("192.0.2." + (2 + i / quarter))).isTrue();
		}
		assertThat(places.tryTake("192.0.2.100")).isFalse();
	}

	@Test
	void reservesAQuarterForAddressesWithFew() {
		ClientPlaces reserved = ClientPlaces.withReserve(64, 32);
		for (int i = 0; i < 32; i++) {
			assertThat(reserved.tryTake("192.0.2.1")).isTrue();
		}
		for (int i = 0; i < 16; i++) {
			assertThat(reserved.tryTake("192.0.2.2")).isTrue();
		}
		assertThat(reserved.tryTake("192.0.2.2")).isFalse();
		for (int i = 0; i < 16; i++) {
			assertThat(reserved.tryTake("192.0.2." + (3 + i / 4))).isTrue();
			assertThat(reserved.tryTake("192.0.2.1")).isFalse();
		}
		assertThat(reserved.tryTake("192.0.2.100")).isFalse();
	}

	@Test
	void hasAPlaceAgainWhenARequestEnds() {
		this.places.tryTake("192.0.2.1");
		this.places.tryTake("192.0.2.1");
		for (int i = 0; i < 10; i++) {
			this.places.giveBack("192.0.2.1");
			assertThat(this.places.tryTake("192.0.2.1")).isTrue();
			assertThat(this.places.tryTake("192.0.2.1")).isFalse();
		}
	}

	@Test
	void doesNotCountWhatItRefuses() {
		this.places.tryTake("192.0.2.1");
		this.places.tryTake("192.0.2.1");
		for (int i = 0; i < 10; i++) {
			assertThat(this.places.tryTake("192.0.2.1")).isFalse();
		}
		for (int i = 0; i < 3; i++) {
			assertThat(this.places.tryTake("192.0.2.2" + i)).isTrue();
		}
	}

	@Test
	void forgetsAddressesWithoutRequests() {
		for (int i = 0; i < 1000; i++) {
			this.places.tryTake("192.0.2.1");
			this.places.tryTake("10.0.0." + i);
			this.places.tryTake("10.0.0." + i);
			this.places.giveBack("10.0.0." + i);
			assertThat(this.places.addresses()).isEqualTo(2);
			this.places.giveBack("10.0.0." + i);
			this.places.giveBack("192.0.2.1");
			assertThat(this.places.addresses()).isZero();
		}
	}

	@ParameterizedTest
	@CsvSource({ "2001:db8:0:1:0:0:0:1, 2001:db8:0:1:ffff:ffff:ffff:ffff, true",
			"2001:db8:0:1:0:0:0:1, 2001:db8:0:1::2, true", "2001:db8:0:1:0:0:0:1, 2001:db8:0:2:0:0:0:1, false",
			"2001:db8:0:1:0:0:0:1, 2001:db8:1:1:0:0:0:1, false", "fe80:0:0:0:0:0:0:1%eth0, fe80:0:0:0:0:0:0:2%5, true",
			"192.0.2.1, 192.0.2.2, false", "192.0.2.1, ::ffff:192.0.2.1, true", "::1, ::ffff:192.0.2.1, false",
			"'', 192.0.2.1, false", "g::1, g::2, false" })
	void countsAddressesOfVersion6ByTheirNetwork(String address, String other, boolean together) {
		ClientPlaces one = new ClientPlaces(2, 1);
		assertThat(one.tryTake(address)).isTrue();
		assertThat(one.tryTake(other)).isEqualTo(!together);
		one.giveBack(address);
		assertThat(one.addresses()).isEqualTo(together ? 0 : 1);
	}

	@Test
	void keepsItsBoundsWithManyThreads() {
		AtomicInteger mostAtOnce = new AtomicInteger();
		AtomicInteger now = new AtomicInteger();
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			for (int i = 0; i < 8; i++) {
				threads.execute(() -> addAndRemove(now, mostAtOnce));
			}
		}
		assertThat(mostAtOnce.get()).isBetween(1, 2);
		assertThat(this.places.addresses()).isZero();
		assertThat(this.places.tryTake("192.0.2.1")).isTrue();
		assertThat(this.places.tryTake("192.0.2.1")).isTrue();
	}

	private void addAndRemove(AtomicInteger now, AtomicInteger mostAtOnce) {
		for (int i = 0; i < 10_000; i++) {
			if (this.places.tryTake("192.0.2.1")) {
				mostAtOnce.accumulateAndGet(now.incrementAndGet(), Math::max);
				now.decrementAndGet();
				this.places.giveBack("192.0.2.1");
			}
		}
	}

}
