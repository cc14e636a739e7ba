package io.tweebyte.shared.limit;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClientPlaceTests {

	private final ClientPlaces places = new ClientPlaces(1, 1);

	@Test
	void isTakenOnce() {
		ClientPlace place = new ClientPlace(this.places, "192.0.2.1");
		assertThat(place.take()).isTrue();
		assertThat(place.take()).isTrue();
		place.end();
		place.end();
		assertThat(this.places.tryTake("192.0.2.2")).isTrue();
		assertThat(this.places.tryTake("192.0.2.3")).isFalse();
	}

	@Test
	void isNotTakenWhereThereIsNone() {
		this.places.tryTake("192.0.2.2");
		ClientPlace place = new ClientPlace(this.places, "192.0.2.1");
		assertThat(place.take()).isFalse();
		this.places.giveBack("192.0.2.2");
		assertThat(place.take()).isTrue();
	}

	@Test
	void isNotTakenAfterItsEnd() {
		ClientPlace place = new ClientPlace(this.places, "192.0.2.1");
		place.end();
		assertThat(place.take()).isFalse();
		assertThat(this.places.addresses()).isZero();
	}

}
