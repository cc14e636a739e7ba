package io.tweebyte.load.bench;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.load.plan.BackendName;

/**
 * A step from the study's style to ours, in this order. Each changes one thing. First
 * those that read a page of tweets, then those that edit a tweet.
 */
public enum Rung implements RequestKind {

	/** Entities, and for each tweet two statements and four calls. */
	STUDY("study", EnumSet.of(BackendName.ASYNC, BackendName.REACTIVE)),

	/** The same for all tweets at once: three statements, one call. */
	BATCHED("batched", EnumSet.of(BackendName.ASYNC, BackendName.REACTIVE)),

	/** Queries make the rows, without entities. */
	PROJECTION("projection", EnumSet.of(BackendName.ASYNC)),

	/** One list is written as JSON, instead of its tweets one after the other. */
	COLLECTED("collected", EnumSet.of(BackendName.REACTIVE)),

	/** Rows are mapped by hand, without repositories; in async without Hibernate. */
	MAPPED("mapped", EnumSet.of(BackendName.ASYNC, BackendName.REACTIVE)),

	/** The database sends binary values instead of text. */
	BINARY("binary", EnumSet.of(BackendName.REACTIVE)),

	/** The real tweet service. */
	OURS("ours", EnumSet.allOf(BackendName.class)),

	/** An edit by statements that each change several tables. */
	ONE_STATEMENT("one-statement", EnumSet.of(BackendName.ASYNC, BackendName.REACTIVE)),

	/** The same edit by the real tweet service. */
	OURS_EDIT("ours-edit", EnumSet.allOf(BackendName.class));

	private static final String PAGE = "/tweets/user/%s?limit=1000";

	private static final String TWEET = "/tweets/%s";

	private final String label;

	private final Set<BackendName> backends;

	Rung(String label, Set<BackendName> backends) {
		this.label = label;
		this.backends = backends;
	}

	/** The rungs of a backend, the study's first. */
	public static List<Rung> of(BackendName backend) {
		return List.of(values()).stream().filter((rung) -> rung.backends.contains(backend)).toList();
	}

	/** The name in the table and, except for the real service, in the path. */
	@Override
	public String label() {
		return this.label;
	}

	/** Whether the real service responds. */
	public boolean isOurs() {
		return this == OURS || this == OURS_EDIT;
	}

	/** Whether the request reads a page, instead of editing a tweet. */
	@Override
	public boolean isRead() {
		return ordinal() < ONE_STATEMENT.ordinal();
	}

	/**
	 * The path and query of the request.
	 * @param id the author whose newest 1,000 tweets are read, or the tweet that is
	 * edited
	 */
	public String path(UUID id) {
		return (isOurs() ? "" : "/" + this.label) + (isRead() ? PAGE : TWEET).formatted(id);
	}

	/**
	 * How many requests are measured.
	 * @param round of how many all counts are multiples
	 */
	public int count(int requests, int round) {
		int wanted = (this == STUDY) ? 1 : requests;
		return (wanted + round - 1) / round * round;
	}

}
