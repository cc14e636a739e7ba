package io.tweebyte.load.bench;

import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.launcher.workspace.Model;

/**
 * A step from the study's style to ours, in this order. Each changes one thing. First
 * those that read a page of tweets, then those that edit a tweet.
 */
public enum Rung implements RequestKind {

	/** Entities, and for each tweet two statements and four calls. */
	STUDY(Model.ASYNC, Model.REACTIVE),

	/** The same for all tweets at once: three statements, one call. */
	BATCHED(Model.ASYNC, Model.REACTIVE),

	/** Queries make the rows, without entities. */
	PROJECTION(Model.ASYNC),

	/** One list is written as JSON, instead of its tweets one after the other. */
	COLLECTED(Model.REACTIVE),

	/** Rows are mapped by hand, without repositories; in async without Hibernate. */
	MAPPED(Model.ASYNC, Model.REACTIVE),

	/** The database sends binary values instead of text. */
	BINARY(Model.REACTIVE),

	/** The real tweet service. */
	OURS(Model.values()),

	/** An edit by statements that each change several tables. */
	ONE_STATEMENT(Model.ASYNC, Model.REACTIVE),

	/** The same edit by the real tweet service. */
	OURS_EDIT(Model.values());

	private static final String PAGE = "/tweets/user/%s?limit=1000";

	private static final String TWEET = "/tweets/%s";

	private final Set<Model> backends;

	Rung(Model... backends) {
		this.backends = Set.of(backends);
	}

	/** The rungs of a backend, the study's first. */
	public static List<Rung> of(Model backend) {
		return List.of(values()).stream().filter((rung) -> rung.backends.contains(backend)).toList();
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
	 * The path and query of the request: except for the real service, its name is the
	 * first part.
	 * @param id the author whose newest 1,000 tweets are read, or the tweet that is
	 * edited
	 */
	public String path(UUID id) {
		return (isOurs() ? "" : "/" + label()) + (isRead() ? PAGE : TWEET).formatted(id);
	}

	/** How many requests are measured: a multiple of {@code round}. */
	public int count(int requests, int round) {
		int wanted = (this == STUDY) ? 1 : requests;
		return (wanted + round - 1) / round * round;
	}

}
