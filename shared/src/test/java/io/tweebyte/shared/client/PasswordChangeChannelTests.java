package io.tweebyte.shared.client;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;

import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordChangeChannelTests {

	private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

	private final EndedTokens ended = new EndedTokens(
			new TokenSettings(null, Duration.ofHours(1), Duration.ofSeconds(30), Duration.ofMinutes(10),
					Duration.ofSeconds(10), Duration.ofSeconds(30)),
			new SecuritySettings(SecuritySettings.Mode.GATEWAY, null, List.of()));

	private final List<Optional<Instant>> polls = new ArrayList<>();

	private final List<CompletableFuture<List<PasswordChange>>> pages = new ArrayList<>();

	private int connections;

	private final PasswordChangeChannel channel = new PasswordChangeChannel(() -> {
		this.connections++;
		return CompletableFuture.failedFuture(new IllegalStateException("no Redis"));
	}, (after) -> {
		this.polls.add(after);
		return this.pages.removeFirst();
	}, this.ended, Clock.fixed(NOW, ZoneOffset.UTC));

	@Test
	void endsTokensByMessages() {
		this.channel
			.read("{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"changed_at\":\"2026-01-01T00:00:00.000001Z\"}");
		this.channel.read("malformed");
		assertThat(this.ended.size()).isOne();
	}

	@Test
	void endsTokensByThePollAndReadsOnBeforeTheNewest() {
		page(change(NOW.minusSeconds(60)));
		page();
		assertThat(this.channel.update()).isCompleted();
		assertThat(this.channel.update()).isCompleted();
		assertThat(this.ended.size()).isOne();
		assertThat(this.polls).containsExactly(Optional.empty(), Optional.of(NOW.minusSeconds(180)));
		assertThat(this.ended.isComplete()).isTrue();
	}

	@Test
	void passesNoChangeOverWhenAnotherIsDatedAhead() {
		page(change(NOW.plusSeconds(60)));
		page();
		this.channel.update();
		this.channel.update();
		assertThat(this.polls).containsExactly(Optional.empty(), Optional.of(NOW.minusSeconds(120)));
	}

	@Test
	void readsAllPages() {
		Instant first = NOW.minusSeconds(60);
		page(Collections.nCopies(PasswordChange.PAGE, change(first)).toArray(PasswordChange[]::new));
		page(Collections.nCopies(PasswordChange.PAGE, change(first)).toArray(PasswordChange[]::new));
		this.channel.update();
		// the second page has nothing newer, so no third is read
		assertThat(this.polls).containsExactly(Optional.empty(), Optional.of(first));
	}

	@Test
	void survivesAFailedPoll() {
		this.pages.add(CompletableFuture.failedFuture(new IllegalStateException("no user service")));
		assertThat(this.channel.update()).isCompleted();
		assertThat(this.ended.isComplete()).isFalse();
	}

	@Test
	void survivesAPollThatIsRejected() {
		PasswordChangeChannel busy = PasswordChangeChannel.blocking(CompletableFuture::new, (after) -> List.of(),
				(task) -> {
					throw new RejectedExecutionException("no thread");
				}, this.ended, Clock.fixed(NOW, ZoneOffset.UTC));
		assertThat(busy.update()).isCompleted();
		assertThat(this.ended.isComplete()).isFalse();
	}

	@Test
	void subscribesAgainAfterAFailure() {
		page();
		page();
		this.channel.update();
		this.channel.repair();
		assertThat(this.connections).isEqualTo(2);
	}

	@Test
	void repairsAFailedPollAlone() {
		PasswordChangeChannel listening = new PasswordChangeChannel(CompletableFuture::new, (after) -> {
			this.polls.add(after);
			return this.pages.removeFirst();
		}, this.ended, Clock.fixed(NOW, ZoneOffset.UTC));
		this.pages.add(CompletableFuture.failedFuture(new IllegalStateException("no user service")));
		listening.update();
		page(change(NOW));
		listening.repair();
		assertThat(this.ended.size()).isOne();
		listening.repair();
		assertThat(this.polls).hasSize(2);
	}

	private void page(PasswordChange... changes) {
		this.pages.add(CompletableFuture.completedFuture(List.of(changes)));
	}

	private static PasswordChange change(Instant time) {
		return new PasswordChange(UUID.fromString("0198c0de-0000-7000-8000-000000000002"), time);
	}

}
