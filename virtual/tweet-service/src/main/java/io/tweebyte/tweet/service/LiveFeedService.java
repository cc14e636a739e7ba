package io.tweebyte.tweet.service;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Future;

import io.tweebyte.common.threads.Await;
import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.FeedSignal;
import io.tweebyte.feed.FeedStep;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.FeedStreams;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.feed.FeedEvents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.server.ServerHttpResponse;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Service;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** Streams the tweets of followed users as they are posted. */
@Service
public class LiveFeedService {

	private static final Logger log = LoggerFactory.getLogger(LiveFeedService.class);

	private static final Duration WITHOUT_LIMIT = Duration.ZERO;

	private final FeedStreams streams;

	private final FeedLog feedLog;

	private final FeedReader reader;

	private final LiveTweets live;

	private final UserPlaces places;

	LiveFeedService(FeedStreams streams, FeedLog feedLog, FeedReader reader, LiveTweets live, UserPlaces streamPlaces) {
		this.streams = streams;
		this.feedLog = feedLog;
		this.reader = reader;
		this.live = live;
		this.places = streamPlaces;
	}

	/**
	 * Opens a stream; fails with 429 or 503.
	 * @param last the id of the event behind which it begins; null for now
	 * @param token of the reader; null without one
	 */
	public SseEmitter open(UUID userId, String last, Jwt token, Caller caller) {
		UserPlaces.Place place = this.places.take(userId);
		try {
			FeedPosition now = this.feedLog.now();
			// the client may know already that it took too long
			caller.deadline().check();
			FeedStream stream = this.streams.begin(userId, token, caller, now, last, place);
			return emitter(stream, place);
		}
		catch (RuntimeException ex) {
			place.end();
			throw ex;
		}
	}

	/**
	 * Starts to send only with the response: a request that ends before leaves no thread.
	 */
	private SseEmitter emitter(FeedStream stream, UserPlaces.Place place) {
		return new HeadFirstEmitter(WITHOUT_LIMIT) {
			@Override
			protected void extendResponse(ServerHttpResponse response) {
				super.extendResponse(response);
				Subtasks.start(() -> serve(stream, this, place));
			}
		};
	}

	private void serve(FeedStream stream, SseEmitter emitter, UserPlaces.Place place) {
		try {
			send(stream, emitter, place);
			emitter.complete();
		}
		catch (IOException ex) {
			// Tomcat reports it to Spring, which ends the response
			log.debug("The client has gone.", ex);
		}
		catch (RuntimeException ex) {
			emitter.completeWithError(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			emitter.completeWithError(ex);
		}
		finally {
			place.end();
		}
	}

	private void send(FeedStream stream, SseEmitter emitter, UserPlaces.Place place)
			throws IOException, InterruptedException {
		emitter.send(FeedEvents.event(stream.open()));
		Optional<FeedSignal> end = stream.end();
		while (end.isEmpty()) {
			sendAll(next(stream, emitter, place).take(), emitter);
			if (!stream.isBehind()) {
				this.live.await(stream.position(), stream.pause());
			}
			end = stream.end();
		}
		emitter.send(FeedEvents.event(end.get()));
	}

	private static void sendAll(List<FeedSignal> signals, SseEmitter emitter) throws IOException {
		for (FeedSignal signal : signals) {
			emitter.send(FeedEvents.event(signal));
		}
	}

	/** Returns what was read, and sends heartbeats until then. */
	private FeedStep next(FeedStream stream, SseEmitter emitter, UserPlaces.Place place)
			throws IOException, InterruptedException {
		// a read that outlasts its stream still counts for the user
		Runnable kept = place.keep();
		// model: this thread sends heartbeats while another one waits
		Future<FeedStep> read = Subtasks.submit(() -> read(stream, kept));
		while (!Await.isDone(read, stream.pause())) {
			if (stream.end().isPresent()) {
				return List::of;
			}
			sendAll(stream.heartbeat(), emitter);
		}
		return result(read, stream);
	}

	private FeedStep read(FeedStream stream, Runnable kept) {
		try {
			return this.reader.next(stream);
		}
		finally {
			kept.run();
		}
	}

	private static FeedStep result(Future<FeedStep> read, FeedStream stream) throws InterruptedException {
		try {
			return Await.result(read);
		}
		catch (RuntimeException ex) {
			log.debug("A stream cannot go on yet.", ex);
			Thread.sleep(StreamSettings.RETRY_DELAY);
			return stream::heartbeat;
		}
	}

}
