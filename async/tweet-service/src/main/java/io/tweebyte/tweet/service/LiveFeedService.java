package io.tweebyte.tweet.service;

import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.common.server.OpenResponse;
import io.tweebyte.feed.FeedStep;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.FeedStreams;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.feed.FeedWriter;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Service;

/** Streams the tweets of followed users as they are posted. */
@Service
public class LiveFeedService {

	private final FeedStreams streams;

	private final FeedLog feedLog;

	private final FeedReader reader;

	private final UserPlaces places;

	private final ThreadPoolTaskExecutor threads;

	private final Set<FeedWriter> writers = ConcurrentHashMap.newKeySet();

	LiveFeedService(FeedStreams streams, FeedLog feedLog, FeedReader reader, LiveTweets live, UserPlaces streamPlaces,
			ThreadPoolTaskExecutor streamThreads) {
		this.streams = streams;
		this.feedLog = feedLog;
		this.reader = reader;
		this.places = streamPlaces;
		this.threads = streamThreads;
		live.listen(this::wake);
	}

	/**
	 * Opens a stream; fails with 429 or 503.
	 * @param last the id of the event behind which it begins; null for now
	 * @param token of the reader; null without one
	 */
	public CompletableFuture<OpenResponse.Body> open(UUID userId, String last, Jwt token, Caller caller) {
		UserPlaces.Place place = this.places.take(userId);
		return this.feedLog.now().thenApply((now) -> {
			// the client may know already that it took too long
			caller.deadline().check();
			FeedStream stream = this.streams.begin(userId, token, caller, now, last, place);
			return (OpenResponse.Body) (response) -> write(stream, response, place);
		}).whenComplete((body, failure) -> {
			if (failure != null) {
				place.end();
			}
		});
	}

	private void write(FeedStream stream, OpenResponse response, UserPlaces.Place place) {
		FeedWriter writer = new FeedWriter(stream, response, (next) -> read(next, place), this.threads);
		this.writers.add(writer);
		response.whenOver().thenRun(() -> {
			this.writers.remove(writer);
			place.end();
		});
		writer.open();
	}

	private CompletableFuture<FeedStep> read(FeedStream stream, UserPlaces.Place place) {
		// a read that outlasts its stream still counts for the user
		Runnable kept = place.keep();
		return CompletableFuture.completedFuture(stream)
			.thenCompose(this.reader::next)
			.whenComplete((step, failure) -> kept.run());
	}

	/** Lets all streams look for tweets, and for their time. */
	public void wake() {
		this.writers.forEach(FeedWriter::wake);
	}

}
