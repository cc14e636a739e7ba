package io.tweebyte.tweet;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.user.KnownUsers;
import io.tweebyte.testsupport.LateResponses;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Values that several callers wait for, of whom the first has little time. */
class SharedFillsIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID eve = Identifiers.next();

	private final UUID zoe = Identifiers.next();

	private final LateResponses late = new LateResponses();

	@Autowired
	private UserDirectory users;

	@Autowired
	private FollowedUsers followed;

	@BeforeEach
	void openConnections() {
		NEIGHBOURS.respond(this.late.with("[]"));
		begin(() -> this.users.find(List.of(this.zoe), LateResponses.unhurried())).join();
	}

	@Test
	void findUsersForThoseWhoHaveMoreTime() {
		NEIGHBOURS.respond(this.late.with("[" + Neighbours.user(this.eve, "eve", false) + "]"));
		begin(() -> this.users.find(List.of(this.eve), LateResponses.hurried()));
		await().untilAsserted(() -> assertThat(this.late.calls()).isOne());

		CompletableFuture<KnownUsers> found = begin(
				() -> this.users.find(List.of(this.eve), LateResponses.unhurried()));

		assertThat(found.join().find(this.eve)).isPresent();
		assertThat(this.late.calls()).isOne();
	}

	@Test
	void findFollowedUsersForThoseWhoHaveMoreTime() {
		NEIGHBOURS.respond(this.late.with("[\"" + this.eve + "\"]"));
		begin(() -> this.followed.followedBy(this.zoe, LateResponses.hurried()));
		await().untilAsserted(() -> assertThat(this.late.calls()).isOne());

		CompletableFuture<FollowedIds> found = begin(
				() -> this.followed.followedBy(this.zoe, LateResponses.unhurried()));

		assertThat(found.join().ids()).containsExactly(this.eve);
		assertThat(this.late.calls()).isOne();
	}

	private static <T> CompletableFuture<T> begin(Supplier<CompletableFuture<T>> read) {
		return read.get();
	}

}
