package io.tweebyte.feed;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LiveTweetsTests {

	private static final UUID AUTHOR = UUID.randomUUID();

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final FeedPosition BEGIN = new LogHead("log", 0, 10).position();

	private final LiveTweets live = new LiveTweets(3);

	@BeforeEach
	void begin() {
		this.live.begin(BEGIN);
	}

	@Test
	void returnsWhatWasPostedBehindAPosition() {
		add(20, 10, 12, 15);
		LivePart all = this.live.after(BEGIN, 10).orElseThrow();
		assertThat(all.tweets()).extracting(PostedTweet::number).containsExactly(10L, 12L, 15L);
		assertThat(all.isLast()).isTrue();
		assertThat(all.end()).isEqualTo(new LogHead("log", 0, 20).position());
		assertThat(this.live.after(all.end(), 10).orElseThrow().tweets()).isEmpty();
	}

	@Test
	void cutsWhatIsTooMuchAtOnce() {
		add(20, 10, 12, 15);
		LivePart first = this.live.after(BEGIN, 2).orElseThrow();
		assertThat(first.isLast()).isFalse();
		LivePart second = this.live.after(first.end(), 2).orElseThrow();
		assertThat(second.tweets()).extracting(PostedTweet::number).containsExactly(15L);
		assertThat(second.isLast()).isTrue();
	}

	@Test
	void keepsTheNewestOnly() {
		add(20, 10, 11, 12, 13);
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		FeedPosition kept = this.live.after(new FeedPosition("log", 10, FeedPosition.LAST), 1).orElseThrow().end();
		assertThat(kept.number()).isEqualTo(11);
	}

	@Test
	void knowsNothingOfAnotherLogOrWhileItIsNotRead() {
		assertThat(this.live.after(new LogHead("other", 0, 10).position(), 1)).isEmpty();
		this.live.clear();
		assertThat(this.live.after(BEGIN, 1)).isEmpty();
		assertThat(this.live.end()).isEmpty();
	}

	@Test
	void removesADeletedTweetAlone() {
		add(20, 10, 12, 15);
		FeedPosition deleted = this.live.after(BEGIN, 2).orElseThrow().end();
		this.live.remove(UUID.randomUUID());
		this.live.remove(deleted.tweetId());
		assertThat(this.live.after(BEGIN, 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(10L, 15L);
		assertThat(this.live.after(deleted, 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(15L);
	}

	@Test
	void goesOnBehindTheNewestTweetThatWasDeleted() {
		add(20, 10);
		this.live.remove(this.live.after(BEGIN, 1).orElseThrow().end().tweetId());
		LivePart nothing = this.live.after(BEGIN, 10).orElseThrow();
		assertThat(nothing.tweets()).isEmpty();
		assertThat(nothing.end()).isEqualTo(this.live.end().orElseThrow());
		add(30, 25);
		assertThat(this.live.after(BEGIN, 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(25L);
	}

	@Test
	void keepsAllBehindADeletedTweetThatItHasForgotten() {
		add(20, 10, 12, 15);
		UUID edited = this.live.after(BEGIN, 2).orElseThrow().end().tweetId();
		this.live.forget(edited);
		this.live.remove(edited);
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		assertThat(this.live.after(new FeedPosition("log", 12, FeedPosition.LAST), 10).orElseThrow().tweets())
			.hasSize(1);
	}

	@Test
	void forgetsAnEditedTweetAndThoseBeforeIt() {
		add(20, 10, 12, 15);
		FeedPosition edited = this.live.after(BEGIN, 2).orElseThrow().end();
		UUID id = edited.tweetId();
		this.live.forget(UUID.randomUUID());
		assertThat(this.live.after(BEGIN, 10)).isPresent();
		this.live.forget(id);
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		assertThat(this.live.after(edited, 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(15L);
	}

	@Test
	void forgetsAllButTheEnd() {
		add(20, 10, 12);
		FeedPosition last = this.live.after(BEGIN, 2).orElseThrow().end();
		this.live.forget();
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		assertThat(this.live.after(last, 10).orElseThrow().end()).isEqualTo(this.live.end().orElseThrow());
		await(BEGIN);
	}

	@Test
	void leavesOutATweetThatIsDeletedWhileTheLogIsRead() {
		PostedTweet deleted = tweet(12);
		this.live.remove(deleted.id());
		this.live.add(LivePart.of(List.of(tweet(10), deleted), new LogHead("log", 0, 20), 100));
		assertThat(this.live.after(BEGIN, 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(10L);
	}

	@Test
	void doesNotKeepATweetThatIsEditedWhileTheLogIsRead() {
		PostedTweet edited = tweet(12);
		this.live.forget(edited.id());
		this.live.add(LivePart.of(List.of(edited, tweet(15)), new LogHead("log", 0, 20), 100));
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		assertThat(this.live.after(edited.position("log"), 10).orElseThrow().tweets()).extracting(PostedTweet::number)
			.containsExactly(15L);
	}

	@Test
	void keepsNothingOfAPartDuringWhichMessagesWereLost() {
		this.live.forget();
		add(20, 10, 12);
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
		add(30, 25);
		assertThat(this.live.after(new LogHead("log", 0, 20).position(), 10).orElseThrow().tweets()).hasSize(1);
	}

	@Test
	void keepsNothingOfAPartDuringWhichMoreChangedThanItRemembers() {
		PostedTweet edited = tweet(12);
		this.live.forget(edited.id());
		for (int i = 0; i < 3; i++) {
			this.live.remove(UUID.randomUUID());
		}
		this.live.add(LivePart.of(List.of(edited), new LogHead("log", 0, 20), 100));
		assertThat(this.live.after(BEGIN, 10)).isEmpty();
	}

	@Test
	void takesNoStreamBack() {
		FeedPosition ahead = new LogHead("log", 0, 30).position();
		assertThat(this.live.after(ahead, 1).orElseThrow().end()).isEqualTo(ahead);
	}

	@Test
	void endsWaitingWhenTweetsComeOrForGood() throws Exception {
		CompletableFuture<Void> tweet = waiting();
		add(20, 15);
		tweet.get(10, TimeUnit.SECONDS);
		FeedPosition end = this.live.end().orElseThrow();
		CompletableFuture<Void> nothing = CompletableFuture.runAsync(() -> await(end));
		assertThat(nothing).isNotDone();
		this.live.wake();
		nothing.get(10, TimeUnit.SECONDS);
		await(end);
	}

	private CompletableFuture<Void> waiting() {
		return CompletableFuture.runAsync(() -> await(BEGIN));
	}

	private void await(FeedPosition position) {
		try {
			this.live.await(position, LONG);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Test
	void callsListenersUntilTheyAreRemoved() {
		List<String> calls = new ArrayList<>();
		Runnable stop = this.live.listen(() -> calls.add("called"));
		add(20, 15);
		add(30);
		assertThat(calls).hasSize(1);
		stop.run();
		add(40, 35);
		assertThat(calls).hasSize(1);
	}

	@Test
	void callsListenersAlthoughOthersFail() {
		List<String> calls = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			this.live.listen(() -> {
				calls.add("called");
				throw new IllegalStateException("A listener of the test fails.");
			});
		}
		add(20, 15);
		assertThat(calls).hasSize(3);
	}

	private void add(long end, long... numbers) {
		List<PostedTweet> tweets = new ArrayList<>();
		for (long number : numbers) {
			tweets.add(tweet(number));
		}
		this.live.add(LivePart.of(tweets, new LogHead("log", 0, end), 100));
	}

	private static PostedTweet tweet(long number) {
		return new PostedTweet(number, UUID.randomUUID(), AUTHOR, "A tweet of today", Instant.EPOCH);
	}

}
