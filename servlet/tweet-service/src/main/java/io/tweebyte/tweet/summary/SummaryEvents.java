package io.tweebyte.tweet.summary;

import io.tweebyte.assistant.Signal;
import io.tweebyte.contracts.assistant.SummaryEnd;
import io.tweebyte.contracts.assistant.SummaryFailure;
import io.tweebyte.contracts.assistant.SummaryText;

import org.springframework.http.MediaType;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter.SseEventBuilder;

/** Makes Server-Sent Events of what happens in a summary. */
public final class SummaryEvents {

	private SummaryEvents() {
	}

	/** Makes an event of a signal, but a look-up. */
	public static SseEventBuilder event(Signal signal) {
		return switch (signal) {
			case Signal.Text text ->
				event(SseEmitter.event().id(Integer.toString(text.number())), "text", new SummaryText(text.text()));
			case Signal.Heartbeat beat -> SseEmitter.event().comment("heartbeat");
			case Signal.End end -> event(SseEmitter.event(), "end", new SummaryEnd(end.parts()));
			case Signal.Failed failed -> event(SseEmitter.event(), "error", new SummaryFailure(failed.detail()));
			case Signal.LookUp lookUp -> throw new IllegalArgumentException("A look-up is no event.");
		};
	}

	private static SseEventBuilder event(SseEventBuilder event, String name, Object data) {
		return event.name(name).data(data, MediaType.APPLICATION_JSON);
	}

}
