package io.tweebyte.load.plan;

import java.nio.file.Path;
import java.util.Set;

import io.tweebyte.launcher.workspace.ServiceName;

import static io.tweebyte.launcher.workspace.ServiceName.INTERACTION;
import static io.tweebyte.launcher.workspace.ServiceName.TWEET;
import static io.tweebyte.launcher.workspace.ServiceName.USER;

/** What the simulated users do: a plan in {@code jmeter/plans}. */
public enum Scenario implements Choice {

	/** Reads one user's summary after the other. */
	USER_SUMMARY("user-summary", Set.of(USER)),

	/** Follows one public user after the other, no pair twice. */
	FOLLOW("follow", Set.of(INTERACTION)),

	/** Changes the text of one's own tweets. */
	TWEET_UPDATE("tweet-update", Set.of(TWEET)),

	/** Reads an author's newest 1,000 tweets, with counts and top replies. */
	USER_TWEETS("user-tweets", Set.of(TWEET, INTERACTION)),

	/** A session as a person has it: reads, thinks, likes, replies, posts and follows. */
	MIXED("mixed", Set.of(USER, TWEET, INTERACTION)),

	/** Logs in one user after the other; checking a password is expensive on purpose. */
	LOG_IN("log-in", Set.of(USER));

	private final String label;

	private final Set<ServiceName> servers;

	Scenario(String label, Set<ServiceName> servers) {
		this.label = label;
		this.servers = servers;
	}

	@Override
	public String label() {
		return this.label;
	}

	/**
	 * The services that have part in every answer, or in every session. The gateway is
	 * one more unless it is gone past.
	 */
	public Set<ServiceName> servers() {
		return this.servers;
	}

	/**
	 * Returns whether it is one of the scenarios, named beforehand, whose differences can
	 * become claims.
	 */
	public boolean isPrimary() {
		return this != MIXED && this != LOG_IN;
	}

	/** Returns what a request does, to be read after "CPU per request for". */
	public String noun() {
		return switch (this) {
			case USER_SUMMARY -> "a user's summary";
			case FOLLOW -> "a follow";
			case TWEET_UPDATE -> "an edit of a tweet";
			case USER_TWEETS -> "a page of a user's 1,000 tweets";
			case MIXED -> "a request of a mixed session";
			case LOG_IN -> "a log-in";
		};
	}

	/** Returns how many iterations are enough to count what a request causes. */
	public int countedIterations() {
		return switch (this) {
			case USER_SUMMARY, FOLLOW, TWEET_UPDATE -> 100;
			case USER_TWEETS -> 20;
			case MIXED -> 40;
			case LOG_IN -> 20;
		};
	}

	/** The plan's file among the plans. */
	public Path plan(Path plans) {
		return plans.resolve(this.label + ".jmx");
	}

}
