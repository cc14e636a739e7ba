package io.tweebyte.tweet.service;

import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.tweebyte.feed.FeedSignal;
import io.tweebyte.feed.FeedStep;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.FeedStreams;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.feed.FeedEvents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxSink.OverflowStrategy;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Service;

/** Streams the tweets of followed users as they are posted. */
@Service
public class LiveFeedService {

	private static final Logger log = LoggerFactory.getLogger(LiveFeedService.class);

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
	public Mono<ResponseEntity<Flux<ServerSentEvent<Object>>>> open(UUID userId, String last, Jwt token,
			Caller caller) {
		return Mono.defer(() -> {
			UserPlaces.Place place = this.places.take(userId);
			return this.feedLog.now()
				.map((now) -> this.streams.begin(userId, token, caller, now, last, place))
				.map((stream) -> ResponseEntity
					.ok(signals(stream).map(FeedEvents::event).doOnTerminate(place::end).doOnCancel(place::end)))
				.doOnError((failure) -> place.end())
				.doOnCancel(place::end);
		});
	}

	private Flux<FeedSignal> signals(FeedStream stream) {
		return Flux.concat(Mono.fromSupplier(stream::open), rounds(stream).concatMap((round) -> next(stream), 1))
			.takeUntil(FeedSignal::isLast);
	}

	/** Begins now, when tweets are posted, and when nothing was sent for a while. */
	private Flux<Long> rounds(FeedStream stream) {
		Flux<Long> posted = Flux
			.<Long>create((sink) -> sink.onDispose(this.live.listen(() -> sink.next(0L))::run), OverflowStrategy.LATEST)
			// the event loop that has read the log would serve all streams in turn
			.publishOn(Schedulers.parallel(), 1);
		return Flux.merge(posted, Flux.interval(Duration.ZERO, stream.pause())).onBackpressureLatest();
	}

	private Flux<FeedSignal> next(FeedStream stream) {
		return Mono.fromSupplier(stream::end).flatMapMany((end) -> end.map(Flux::just).orElseGet(() -> parts(stream)));
	}

	/** Sends part after part until nothing is left, or the stream must end. */
	private Flux<FeedSignal> parts(FeedStream stream) {
		return Flux.defer(() -> awaited(stream, this.reader.next(stream)))
			.repeat(() -> stream.isBehind() && stream.end().isEmpty())
			.onErrorResume((failure) -> {
				log.debug("A stream cannot go on yet.", failure);
				return Flux.fromIterable(stream.heartbeat());
			});
	}

	/** Sends heartbeats until the next step was read. */
	private static Flux<FeedSignal> awaited(FeedStream stream, Mono<FeedStep> read) {
		FeedStep beat = () -> stream.end().map((end) -> List.of(end)).orElseGet(stream::heartbeat);
		Flux<FeedStep> beats = Flux.interval(stream.pause()).onBackpressureDrop().map((time) -> beat);
		// steps are taken one after the other, whatever thread has read them
		return Flux.merge(read, beats).takeUntil((step) -> step != beat).flatMapIterable(FeedStep::take);
	}

}
