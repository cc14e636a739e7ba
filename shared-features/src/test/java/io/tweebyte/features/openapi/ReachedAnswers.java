package io.tweebyte.features.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

import io.tweebyte.features.http.HttpExchange;

/** Remembers which documented answers a run has seen. */
public final class ReachedAnswers {

	/** Operations that the gateway does not have. */
	private static final List<String> INTERNAL = List.of("POST /user-service/internal/users/summaries",
			"GET /user-service/internal/users/privacy", "GET /user-service/internal/users/password-changes",
			"POST /tweet-service/internal/tweets/summaries", "POST /tweet-service/internal/tweets/existence",
			"POST /interaction-service/internal/tweets/interactions");

	/**
	 * Answers no feature can reach through the gateway: only the own database of an
	 * internal operation could be out, which all features need.
	 */
	private static final List<String> OUT_OF_REACH = answered(503);

	/** Answers that are not an operation's own: the gateway says that it is not there. */
	private static final List<String> OF_THE_GATEWAY = answered(404);

	private final ApiDocument document;

	private final Set<String> reached = new ConcurrentSkipListSet<>();

	public ReachedAnswers(ApiDocument document) {
		this.document = document;
	}

	private static List<String> answered(int status) {
		return INTERNAL.stream().map((operation) -> operation + " " + status).toList();
	}

	/**
	 * Whether only services call an operation.
	 * @param operation method and path, as in {@link ApiDocument#documented()}
	 * @return false for what the gateway routes
	 */
	public static boolean isInternal(String operation) {
		return INTERNAL.contains(operation);
	}

	/**
	 * Notes an answer and holds it against the document.
	 * @param exchange a request and its answer
	 * @throws AssertionError if the answer contradicts the document
	 */
	public void note(HttpExchange exchange) {
		this.document.name(exchange).ifPresent(this.reached::add);
		List<String> contradictions = this.document.contradictions(exchange);
		if (!contradictions.isEmpty()) {
			throw new AssertionError(
					"The answer contradicts the API document: %s%n%s".formatted(contradictions, exchange));
		}
	}

	/**
	 * The answers that were seen without being documented.
	 * @return operations with a status, sorted
	 */
	public List<String> undocumented() {
		Set<String> undocumented = new TreeSet<>(this.reached);
		this.document.documented().forEach(undocumented::remove);
		undocumented.removeAll(OF_THE_GATEWAY);
		return new ArrayList<>(undocumented);
	}

	/**
	 * The documented answers that no feature has reached.
	 * @return operations with a status, sorted; without those that cannot be reached
	 */
	public List<String> missing() {
		Set<String> missing = new TreeSet<>(this.document.documented());
		missing.removeAll(this.reached);
		missing.removeAll(OUT_OF_REACH);
		return new ArrayList<>(missing);
	}

}
