package io.tweebyte.tweet;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.user.KnownUsers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Values that several callers wait for, of whom the first has little time. */
class SharedFillsIntegrationTests extends TweetServiceIntegrationTest {

	private static final Duration LITTLE = Duration.ofMillis(500);

	private final UUID eve = Identifiers.next();

	private final UUID zoe = Identifiers.next();

	private final AtomicInteger calls = new AtomicInteger();

	@Autowired
	private UserDirectory users;

	@Autowired
	private FollowedUsers followed;

	@BeforeEach
	void openConnections() {
		respond("[]");
		begin(() -> this.users.find(List.of(this.zoe), caller())).join();
		this.calls.set(0);
	}

	@Test
	void findUsersForThoseWhoHaveMoreTime() {
		respond("[" + Neighbours.user(this.eve, "eve", false) + "]");
		begin(() -> this.users.find(List.of(this.eve), hurried()));
		await().untilAsserted(() -> assertThat(this.calls).hasValue(1));

		CompletableFuture<KnownUsers> found = begin(() -> this.users.find(List.of(this.eve), caller()));

		assertThat(found.join().find(this.eve)).isPresent();
		assertThat(this.calls).hasValue(1);
	}

	@Test
	void findFollowedUsersForThoseWhoHaveMoreTime() {
		respond("[\"" + this.eve + "\"]");
		begin(() -> this.followed.followedBy(this.zoe, hurried()));
		await().untilAsserted(() -> assertThat(this.calls).hasValue(1));

		CompletableFuture<FollowedIds> found = begin(() -> this.followed.followedBy(this.zoe, caller()));

		assertThat(found.join().ids()).containsExactly(this.eve);
		assertThat(this.calls).hasValue(1);
	}

	/** Responds later than the first caller has time for. */
	private void respond(String body) {
		NEIGHBOURS.respond((request, connection) -> {
			this.calls.incrementAndGet();
			Deadline later = Deadline.in(LITTLE.multipliedBy(2));
			await().until(() -> later.remaining().isZero());
			connection.respond("200 OK", body);
		});
	}

	/** Its time has not begun to run, however long it takes until it calls. */
	private static Caller hurried() {
		return Caller.ofTask("test", Deadline.in(LITTLE, () -> 0));
	}

	private static Caller caller() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(20)));
	}

	private static <T> CompletableFuture<T> begin(Supplier<Mono<T>> read) {
		return read.get().toFuture();
	}

}
