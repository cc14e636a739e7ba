package io.tweebyte.features.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;

import io.tweebyte.features.http.HttpExchange;

/** Remembers which documented responses a run has seen. */
public final class ReachedResponses {

	/** The beginning of operations that the gateway does not route. */
	private static final Pattern INTERNAL = Pattern.compile("[A-Z]+ /[a-z]+-service/internal/");

	private final ApiDocument document;

	private final Set<String> reached = new ConcurrentSkipListSet<>();

	public ReachedResponses(ApiDocument document) {
		this.document = document;
	}

	/**
	 * Whether only services call an operation.
	 * @param operation method and path, as in {@link ApiDocument#documented()}
	 * @return false for what the gateway routes
	 */
	public static boolean isInternal(String operation) {
		return INTERNAL.matcher(operation).lookingAt();
	}

	/**
	 * Notes a response and holds it against the document.
	 * @param exchange a request and its response
	 * @throws AssertionError if the response contradicts the document
	 */
	public void note(HttpExchange exchange) {
		if (exchange.response().isRefusalOfServer()) {
			return;
		}
		this.document.name(exchange).ifPresent(this.reached::add);
		List<String> contradictions = this.document.contradictions(exchange);
		if (!contradictions.isEmpty()) {
			throw new AssertionError(
					"The response contradicts the API document: %s%n%s".formatted(contradictions, exchange));
		}
	}

	/**
	 * The responses that were seen without being documented.
	 * @return operations with a status, sorted
	 */
	public List<String> undocumented() {
		Set<String> undocumented = new TreeSet<>(this.reached);
		this.document.documented().forEach(undocumented::remove);
		// a response of the gateway: the operation is not there
		undocumented.removeIf((response) -> isInternal(response) && response.endsWith(" 404"));
		return new ArrayList<>(undocumented);
	}

	/**
	 * The documented responses that no feature has reached.
	 * @return operations with a status, sorted; without those that cannot be reached
	 */
	public List<String> missing() {
		Set<String> missing = new TreeSet<>(this.document.documented());
		missing.removeAll(this.reached);
		// only its own database could be unavailable, which all features need
		missing.removeIf((response) -> isInternal(response) && response.endsWith(" 503"));
		return new ArrayList<>(missing);
	}

}
