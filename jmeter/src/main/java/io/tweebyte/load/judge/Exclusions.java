package io.tweebyte.load.judge;

import java.util.List;
import java.util.Optional;

import io.tweebyte.load.record.SliceRecord;

/** Which slices and rounds say nothing about what a request costs. */
public final class Exclusions {

	/** Errors as a share of requests. */
	public static final double MOST_ERRORS = 0.001;

	/** New connections as a share of requests. */
	public static final double MOST_CONNECTS = 0.02;

	/** The load generator's share of the machine. */
	public static final double MOST_GENERATOR = 0.4;

	/** Other machines' share on the same host. */
	public static final double MOST_STEAL = 0.05;

	/** Other programs' share of the machine. */
	public static final double MOST_OTHERS = 0.1;

	/** Rounds beyond this share stay in although other programs disturbed them. */
	public static final double MOST_DISTURBED = 1.0 / 3;

	private Exclusions() {
	}

	/** Returns why a slice does not count; empty when it does. */
	public static Optional<String> reason(SliceRecord slice) {
		int requests = slice.load().requests();
		if (!slice.around().stopped().isEmpty()) {
			return Optional.of("stopped: " + String.join(", ", slice.around().stopped()));
		}
		if (requests == 0) {
			return Optional.of("no requests");
		}
		if (slice.errors() > MOST_ERRORS * requests) {
			return Optional.of("errors");
		}
		if (!slice.load().drained()) {
			return Optional.of("responses missing");
		}
		if (slice.load().connects() > MOST_CONNECTS * requests) {
			return Optional.of("new connections");
		}
		if (slice.around().share(slice.around().generator()) > MOST_GENERATOR) {
			return Optional.of("load generator above 40 % of the machine");
		}
		return Optional.empty();
	}

	/** Returns whether other machines or programs disturbed a round. */
	public static boolean isDisturbed(List<SliceRecord> round) {
		return round.stream()
			.map(SliceRecord::around)
			.anyMatch((around) -> around.share(around.steal()) > MOST_STEAL
					|| around.share(around.other()) > MOST_OTHERS);
	}

}
