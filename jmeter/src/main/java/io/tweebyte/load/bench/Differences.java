package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.load.watch.StatementCounts;

/** Where backends differ in what must be equal: statements, calls, responses. */
final class Differences {

	/** Of a count that should be a whole number: a lost race or two. */
	private static final double SLACK = 0.01;

	private final Cost one;

	private final Cost other;

	private final List<String> lines = new ArrayList<>();

	private Differences(Cost one, Cost other) {
		this.one = one;
		this.other = other;
	}

	/** Compares each backend with the first one, kind by kind. */
	static List<String> of(List<Cost> costs) {
		return costs.stream()
			.map(Cost::kind)
			.distinct()
			.map((kind) -> costs.stream().filter((cost) -> cost.kind() == kind).toList())
			.flatMap((same) -> same.stream().skip(1).flatMap((cost) -> new Differences(same.getFirst(), cost).lines()))
			.toList();
	}

	private Stream<String> lines() {
		for (String service : StatementCounts.SERVICES) {
			if (differ(this.one.statements(service), this.other.statements(service))) {
				add("statements of %s: %.3f and %.3f", service, this.one.statements(service),
						this.other.statements(service));
				addTexts(this.one, service);
				addTexts(this.other, service);
			}
		}
		if (differ(this.one.calls(), this.other.calls())) {
			add("calls: %.3f and %.3f", this.one.calls(), this.other.calls());
		}
		if (this.one.requests() == this.other.requests() && responsesDiffer()) {
			add("responses: %.1f and %.1f bytes", this.one.response(), this.other.response());
		}
		return this.lines.stream();
	}

	/** Responses to writes have ids and times of the moment. */
	private boolean responsesDiffer() {
		boolean content = this.one.kind().isRead() && this.one.checksum() != this.other.checksum();
		return content || this.one.response() != this.other.response();
	}

	private void add(String format, Object... values) {
		this.lines.add("%s: %s and %s differ in ".formatted(this.one.kind().label(), this.one.backend().label(),
				this.other.backend().label()) + String.format(Locale.ROOT, format, values));
	}

	private void addTexts(Cost cost, String service) {
		cost.statements()
			.getOrDefault(service, Map.of())
			.entrySet()
			.stream()
			.sorted(Map.Entry.comparingByKey())
			.forEach((entry) -> this.lines.add(String.format(Locale.ROOT, "  %s %.3f x %.120s", cost.backend().label(),
					entry.getValue(), entry.getKey())));
	}

	private static boolean differ(double one, double other) {
		return Math.abs(one - other) > SLACK;
	}

}
