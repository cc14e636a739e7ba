package io.tweebyte.tweet.feed;

import java.nio.charset.StandardCharsets;
import java.util.List;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.feed.FeedSignal;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter.DataWithMediaType;

/** Writes what a live feed sends as bytes. */
public final class FeedText {

	private static final JsonMapper JSON = ContractJson.mapper();

	private FeedText() {
	}

	public static byte[] of(List<FeedSignal> signals) {
		StringBuilder text = new StringBuilder();
		for (FeedSignal signal : signals) {
			for (DataWithMediaType part : FeedEvents.event(signal).build()) {
				text.append((part.getData() instanceof String line) ? line : JSON.writeValueAsString(part.getData()));
			}
		}
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

}
