package io.tweebyte.tweet;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.common.user.UserDirectory;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that change after another service has read them and before this one stores them.
 */
class StaleFillsIntegrationTests extends TweetServiceIntegrationTest {

	private static final String USER = "[{\"id\":\"%s\",\"user_name\":\"eve\",\"is_private\":%s,"
			+ "\"created_at\":\"%s\"}]";

	private final UUID eve = Identifiers.next();

	private final UUID zoe = Identifiers.next();

	private final AtomicInteger calls = new AtomicInteger();

	@Autowired
	private JsonCache cache;

	@Autowired
	private UserDirectory users;

	@Autowired
	private FollowedUsers followed;

	@Test
	void areNotKeptOfAUserWhoTurnsPrivate() {
		respond(CacheKeys.userSummary(this.eve), USER.formatted(this.eve, false, Instant.EPOCH),
				USER.formatted(this.eve, true, Instant.EPOCH));

		assertThat(isPrivate()).isFalse();
		assertThat(isPrivate()).isTrue();
		assertThat(isPrivate()).isTrue();
		assertThat(this.calls).hasValue(2);
	}

	@Test
	void areNotKeptOfAFollowThatEnds() {
		respond(CacheKeys.followedIds(this.zoe), "[\"" + this.eve + "\"]", "[]");

		assertThat(followedByZoe()).containsExactly(this.eve);
		assertThat(followedByZoe()).isEmpty();
		assertThat(followedByZoe()).isEmpty();
		assertThat(this.calls).hasValue(2);
	}

	/** Reads the old value, lets the change happen, and then responds. */
	private void respond(String key, String before, String after) {
		NEIGHBOURS.respond((request, connection) -> {
			boolean first = this.calls.incrementAndGet() == 1;
			if (first) {
				this.cache.evict(key);
			}
			connection.respond("200 OK", first ? before : after);
		});
	}

	private boolean isPrivate() {
		return this.users.find(List.of(this.eve), caller()).isPrivate(this.eve);
	}

	private List<UUID> followedByZoe() {
		return this.followed.followedBy(this.zoe, caller()).ids();
	}

	private static Caller caller() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(5)));
	}

}
