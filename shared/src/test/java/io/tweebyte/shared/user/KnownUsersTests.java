package io.tweebyte.shared.user;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Degraded;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class KnownUsersTests {

	private static final UserSummary ADA = new UserSummary(UUID.randomUUID(), "ada", true, Instant.EPOCH);

	private static final UserSummary BOB = new UserSummary(UUID.randomUUID(), "bob", false, Instant.EPOCH);

	private static final UUID OTHER = UUID.randomUUID();

	private final KnownUsers some = KnownUsers
		.of(Arrays.asList(ADA, null, new UserSummary(null, "x", false, Instant.EPOCH)));

	private final KnownUsers all = this.some.completedBy(List.of(BOB));

	@Test
	void knowNothingOfOthersUntilTheyAreComplete() {
		assertThat(this.some.found()).containsOnlyKeys(ADA.id());
		assertThat(this.some.isUndecided(BOB.id())).isTrue();
		assertThat(this.some.isUndecided(ADA.id())).isFalse();
		assertThat(this.some.missing()).containsExactly(Degraded.USERS);
		assertThat(this.all.found()).containsOnlyKeys(ADA.id(), BOB.id());
		assertThat(this.all.isUndecided(OTHER)).isFalse();
		assertThat(this.all.missing()).isEmpty();
	}

	@Test
	void describeUsers() {
		assertThat(this.all.isPrivate(ADA.id())).isTrue();
		assertThat(this.all.isPrivate(BOB.id())).isFalse();
		assertThat(this.all.isPrivate(OTHER)).isFalse();
		assertThat(this.all.name(ADA.id())).isEqualTo("ada");
		assertThat(this.all.name(OTHER)).isNull();
		assertThat(this.all.reference(BOB.id())).isEqualTo(UserReference.of(BOB));
		assertThat(this.all.reference(OTHER)).isEqualTo(UserReference.unknown(OTHER));
	}

	@Test
	void leaveOutUsersWhoDoNotExist() {
		assertThat(this.all.references(List.of(BOB.id(), OTHER))).containsExactly(UserReference.of(BOB));
		assertThat(this.some.references(List.of(OTHER))).containsExactly(UserReference.unknown(OTHER));
	}

	@Test
	void failForUsersWhoDoNotExistOrAreUnknown() {
		assertThat(this.all.get(BOB.id())).isEqualTo(BOB);
		assertThat(failure(() -> this.all.get(OTHER))).isEqualTo(ErrorKind.NOT_FOUND);
		assertThat(failure(() -> this.some.get(OTHER))).isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
	}

	@Test
	void failForUsersWhomTheReaderMayNotSee() {
		this.all.check(BOB.id(), Set.of(BOB.id()));
		assertThat(failure(() -> this.all.check(ADA.id(), Set.of(BOB.id())))).isEqualTo(ErrorKind.FORBIDDEN);
		assertThat(failure(() -> this.all.check(OTHER, Set.of()))).isEqualTo(ErrorKind.NOT_FOUND);
	}

	private static ErrorKind failure(ThrowingCallable call) {
		return catchThrowableOfType(ApiException.class, call).kind();
	}

}
