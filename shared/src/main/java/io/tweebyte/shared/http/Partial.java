package io.tweebyte.shared.http;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A response whose named parts are missing or stale. */
public record Partial<T>(T value, List<Degraded> missing) {

	public static <T> Partial<T> whole(T value) {
		return new Partial<>(value, List.of());
	}

	/** Joins two parts of a list. */
	public static <T> Partial<List<T>> joined(Partial<List<T>> first, Partial<List<T>> second) {
		List<T> items = Stream.concat(first.value().stream(), second.value().stream()).toList();
		List<Degraded> missing = Stream.concat(first.missing().stream(), second.missing().stream())
			.distinct()
			.sorted()
			.toList();
		return new Partial<>(items, missing);
	}

	public <R> Partial<R> map(Function<T, R> change) {
		return new Partial<>(change.apply(this.value), this.missing);
	}

	/** A response of which anything is missing must name it, and must not be cached. */
	public boolean isDegraded() {
		return !this.missing.isEmpty();
	}

	/** The labels in the contract's order, separated by commas. */
	public String header() {
		return String.join(", ", Degraded.labels(this.missing));
	}

}
