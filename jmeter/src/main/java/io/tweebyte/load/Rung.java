package io.tweebyte.load;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * A step from the study's style to ours, in this order. Each changes one thing.
 */
enum Rung {

	/** Entities, and for each tweet two statements and four calls. */
	STUDY("study", EnumSet.of(Contender.ASYNC, Contender.REACTIVE)),

	/** The same for all tweets at once: three statements, one call. */
	BATCHED("batched", EnumSet.of(Contender.ASYNC, Contender.REACTIVE)),

	/** Queries make the rows, without entities. */
	PROJECTION("projection", EnumSet.of(Contender.ASYNC)),

	/** One list is written as JSON, instead of its tweets one after the other. */
	COLLECTED("collected", EnumSet.of(Contender.REACTIVE)),

	/** Rows are mapped by hand, without repositories. */
	MAPPED("mapped", EnumSet.of(Contender.REACTIVE)),

	/** The database sends binary values instead of text. */
	BINARY("binary", EnumSet.of(Contender.REACTIVE)),

	/** The real tweet service. */
	OURS("ours", EnumSet.of(Contender.ASYNC, Contender.REACTIVE));

	private static final String PAGE = "/tweets/user/%s?limit=1000";

	private final String label;

	private final Set<Contender> contenders;

	Rung(String label, Set<Contender> contenders) {
		this.label = label;
		this.contenders = contenders;
	}

	/** The rungs of a backend, the study's first. */
	static List<Rung> of(Contender contender) {
		return List.of(values()).stream().filter((rung) -> rung.contenders.contains(contender)).toList();
	}

	/** The name in the table and, but for the last, in the path. */
	String label() {
		return this.label;
	}

	/** Whether the real service answers. */
	boolean isOurs() {
		return this == OURS;
	}

	/**
	 * The path and query of the request.
	 * @param author whose newest 1,000 tweets
	 */
	String path(UUID author) {
		return (isOurs() ? "" : "/" + this.label) + PAGE.formatted(author);
	}

	/**
	 * How many requests are measured.
	 * @param requests how many of the short ones
	 * @param round of how many all counts are multiples
	 */
	int count(int requests, int round) {
		int wanted = (this == STUDY) ? 1 : requests;
		return (wanted + round - 1) / round * round;
	}

}
