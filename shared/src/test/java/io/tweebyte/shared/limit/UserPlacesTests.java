package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class UserPlacesTests {

	private static final UUID ADA = UUID.randomUUID();

	private static final UUID BOB = UUID.randomUUID();

	private final UserPlaces places = new UserPlaces(3, 2, Duration.ofSeconds(30), () -> this.now);

	private long now;

	@Test
	void refusesOneUserWith429AndAllWith503() {
		this.places.take(ADA);
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
		this.places.take(BOB);
		assertThat(refusal(BOB)).isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
	}

	@Test
	void givesAPlaceBackOnce() {
		UserPlaces.Place place = this.places.take(ADA);
		this.places.take(ADA);
		place.end();
		place.end();
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
	}

	@Test
	void givesAPlaceBackWhenNothingKeepsIt() {
		UserPlaces.Place place = this.places.take(ADA);
		Runnable first = place.keep();
		Runnable second = place.keep();
		first.run();
		place.end();
		assertThat(this.places.taken()).isOne();
		second.run();
		assertThat(this.places.taken()).isZero();
	}

	@Test
	void keepsAPlaceUntilItsEnd() {
		UserPlaces.Place place = this.places.take(ADA);
		place.keep().run();
		assertThat(this.places.taken()).isOne();
		place.end();
		assertThat(this.places.taken()).isZero();
	}

	@Test
	void freesAPlaceThatIsNotGivenBack() {
		UserPlaces.Place lost = this.places.take(ADA);
		this.now = Duration.ofSeconds(20).toNanos();
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
		this.now = Duration.ofSeconds(30).toNanos();
		this.places.take(ADA);
		lost.end();
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
	}

	@Test
	void keepsAnOverduePlaceForTheWorkThatKeepsIt() {
		UserPlaces.Place place = this.places.take(ADA);
		Runnable work = place.keep();
		this.now = Duration.ofSeconds(40).toNanos();
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
		assertThat(place.renew()).isFalse();
		work.run();
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
	}

	@Test
	void keepsAPlaceThatIsRenewedInTime() {
		UserPlaces.Place place = this.places.take(ADA);
		this.places.take(ADA);
		this.now = Duration.ofSeconds(20).toNanos();
		assertThat(place.renew()).isTrue();
		this.now = Duration.ofSeconds(40).toNanos();
		this.places.take(ADA);
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
		this.now = Duration.ofSeconds(60).toNanos();
		this.places.take(ADA);
		assertThat(place.renew()).isFalse();
		assertThat(refusal(ADA)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
	}

	@Test
	void countsThoseWithoutATokenTogether() {
		this.places.take(null);
		this.places.take(null);
		assertThat(refusal(null)).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
	}

	private ErrorKind refusal(UUID user) {
		return catchThrowableOfType(ApiException.class, () -> this.places.take(user)).kind();
	}

}
