package io.tweebyte.tweet.feed;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.contracts.feed.FeedReset;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.FeedSignal;

import org.springframework.http.codec.ServerSentEvent;

/** Makes Server-Sent Events of what a live feed sends. */
public final class FeedEvents {

	private FeedEvents() {
	}

	public static ServerSentEvent<Object> event(FeedSignal signal) {
		return switch (signal) {
			case FeedSignal.Open open -> at(open.position()).comment("open").retry(open.retry()).build();
			case FeedSignal.Tweet tweet -> event(at(tweet.position()), "tweet", tweet.tweet());
			case FeedSignal.Heartbeat beat -> at(beat.position()).comment("heartbeat").build();
			case FeedSignal.Reset reset -> event(at(reset.position()), "reset", FeedReset.MISSING);
			case FeedSignal.End end -> event(ServerSentEvent.builder(), "end", new FeedEnd(end.reason()));
		};
	}

	private static ServerSentEvent.Builder<Object> at(FeedPosition position) {
		return ServerSentEvent.builder().id(position.toString());
	}

	private static ServerSentEvent<Object> event(ServerSentEvent.Builder<Object> event, String name, Object data) {
		return event.event(name).data(data).build();
	}

}
