package io.tweebyte.tweet.summary;

import io.tweebyte.assistant.Signal;
import io.tweebyte.contracts.assistant.SummaryEnd;
import io.tweebyte.contracts.assistant.SummaryFailure;
import io.tweebyte.contracts.assistant.SummaryText;

import org.springframework.http.codec.ServerSentEvent;

/** Makes Server-Sent Events of what happens in a summary. */
public final class SummaryEvents {

	private SummaryEvents() {
	}

	/** Makes an event of a signal, but a look-up. */
	public static ServerSentEvent<Object> event(Signal signal) {
		return switch (signal) {
			case Signal.Text text -> event(ServerSentEvent.builder().id(Integer.toString(text.number())), "text",
					new SummaryText(text.text()));
			case Signal.Heartbeat beat -> ServerSentEvent.builder().comment("heartbeat").build();
			case Signal.End end -> event(ServerSentEvent.builder(), "end", new SummaryEnd(end.parts()));
			case Signal.Failed failed -> event(ServerSentEvent.builder(), "error", new SummaryFailure(failed.detail()));
			case Signal.LookUp lookUp -> throw new IllegalArgumentException("A look-up is no event.");
		};
	}

	private static ServerSentEvent<Object> event(ServerSentEvent.Builder<Object> event, String name, Object data) {
		return event.event(name).data(data).build();
	}

}
