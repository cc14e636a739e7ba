package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

import io.tweebyte.feed.FeedStreams;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.LivePart;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class LiveFeedServiceTests {

	private static final UUID READER = UUID.randomUUID();

	private static final UUID AUTHOR = UUID.randomUUID();

	private static final Duration HOUR = Duration.ofHours(1);

	private final LiveTweets live = new LiveTweets(10);

	private final KnownFollows follows = new KnownFollows(10, HOUR, HOUR, System::nanoTime, Clock.systemUTC());

	private final UserPlaces places = new UserPlaces(2, 2, HOUR, System::nanoTime);

	private final List<String> threads = new CopyOnWriteArrayList<>();

	@Test
	void leavesTheThreadThatHasReadTheLog() throws InterruptedException {
		this.live.begin(new LogHead("log", 0, 1).position());
		this.follows.begin(READER).end(new FollowedIds(Instant.now(), List.of(AUTHOR)));
		LiveFeedService service = service();
		listen(service);
		listen(service);

		for (int number = 1; number <= 5; number++) {
			post(number);
			int sent = 2 * number;
			await().until(() -> this.threads.size() == sent);
		}
		assertThat(this.threads).doesNotContain("database");
	}

	private LiveFeedService service() {
		StreamSettings settings = new StreamSettings(2, 2, HOUR, HOUR, HOUR, 10, 10, HOUR, HOUR, HOUR);
		FeedStreams streams = new FeedStreams(settings, this.live, null, Clock.systemUTC());
		FeedLog log = new FeedLog(null, this.live, this.places);
		FeedReader reader = new FeedReader(this.live, log, new FeedFollows(null, this.follows));
		return new LiveFeedService(streams, log, reader, this.live, this.places);
	}

	private void listen(LiveFeedService service) {
		service.open(READER, null, null, Caller.ofTask("test", Deadline.in(HOUR)))
			.flatMapMany((response) -> response.getBody())
			.filter((event) -> "tweet".equals(event.event()))
			.subscribe((event) -> this.threads.add(Thread.currentThread().getName()));
	}

	private void post(long number) throws InterruptedException {
		PostedTweet tweet = new PostedTweet(number, UUID.randomUUID(), AUTHOR, "A tweet of today", Instant.now());
		LivePart part = LivePart.of(List.of(tweet), new LogHead("log", 0, number + 1), 2);
		Thread database = new Thread(() -> this.live.add(part), "database");
		database.start();
		database.join();
	}

}
