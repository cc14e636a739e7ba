package io.tweebyte.tweet.feed;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.contracts.feed.FeedReset;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.FeedSignal;

import org.springframework.http.MediaType;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter.SseEventBuilder;

/** Makes Server-Sent Events of what a live feed sends. */
public final class FeedEvents {

	private FeedEvents() {
	}

	public static SseEventBuilder event(FeedSignal signal) {
		return switch (signal) {
			case FeedSignal.Open open -> at(open.position()).reconnectTime(open.retry().toMillis()).comment("open");
			case FeedSignal.Tweet tweet -> event(at(tweet.position()), "tweet", tweet.tweet());
			case FeedSignal.Heartbeat beat -> at(beat.position()).comment("heartbeat");
			case FeedSignal.Reset reset -> event(at(reset.position()), "reset", FeedReset.MISSING);
			case FeedSignal.End end -> event(SseEmitter.event(), "end", new FeedEnd(end.reason()));
		};
	}

	private static SseEventBuilder at(FeedPosition position) {
		return SseEmitter.event().id(position.toString());
	}

	private static SseEventBuilder event(SseEventBuilder event, String name, Object data) {
		return event.name(name).data(data, MediaType.APPLICATION_JSON);
	}

}
