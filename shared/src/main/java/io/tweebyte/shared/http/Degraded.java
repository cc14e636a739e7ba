package io.tweebyte.shared.http;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The parts of a response that may be missing or stale, in the order of the header. */
public enum Degraded {

	USERS,

	TWEETS,

	/** Whose tweets a feed shows. */
	FEED,

	INTERACTIONS;

	/** Lists the labels of parts in the contract's order, each once. */
	public static List<String> labels(List<Degraded> parts) {
		return Arrays.stream(values())
			.filter(parts::contains)
			.map((part) -> part.name().toLowerCase(Locale.ROOT))
			.toList();
	}

}
