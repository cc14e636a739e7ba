package io.tweebyte.shared.http;

import java.util.List;
import java.util.function.Function;

/**
 * An answer that may lack a part.
 *
 * @param value the answer, without the parts that are missing
 * @param missing the parts that are missing or stale, none when it is whole
 */
public record Partial<T>(T value, List<Degraded> missing) {

	/**
	 * An answer that lacks nothing.
	 * @return the same, as a whole
	 */
	public static <T> Partial<T> whole(T value) {
		return new Partial<>(value, List.of());
	}

	/**
	 * Makes something else of the answer, which lacks the same.
	 */
	public <R> Partial<R> map(Function<T, R> change) {
		return new Partial<>(change.apply(this.value), this.missing);
	}

	/**
	 * Tells whether anything is missing.
	 * @return whether the answer must say so, and must not be cached
	 */
	public boolean isDegraded() {
		return !this.missing.isEmpty();
	}

	/**
	 * Lists what is missing for the header {@code X-Degraded}.
	 * @return the labels in the contract's order, separated by commas
	 */
	public String header() {
		return String.join(", ", Degraded.labels(this.missing));
	}

}
