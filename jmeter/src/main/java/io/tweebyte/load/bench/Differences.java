package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.load.watch.StatementCounts;

/** Where backends differ in what must be equal: statements, calls, responses. */
record Differences(Cost one, Cost other) {

	/** Of a count that should be a whole number: a lost race or two. */
	private static final double SLACK = 0.01;

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
		List<String> lines = new ArrayList<>();
		for (String service : StatementCounts.SERVICES) {
			if (differ(this.one.statements(service), this.other.statements(service))) {
				lines.add(difference("statements of %s: %.3f and %.3f", service, this.one.statements(service),
						this.other.statements(service)));
				lines.addAll(texts(this.one, service));
				lines.addAll(texts(this.other, service));
			}
		}
		if (differ(this.one.calls(), this.other.calls())) {
			lines.add(difference("calls: %.3f and %.3f", this.one.calls(), this.other.calls()));
		}
		if (this.one.requests() == this.other.requests() && responsesDiffer()) {
			lines.add(difference("responses: %.1f and %.1f bytes", this.one.response(), this.other.response()));
		}
		return lines.stream();
	}

	/** Responses to writes have ids and times of the moment. */
	private boolean responsesDiffer() {
		boolean content = this.one.kind().isRead() && this.one.checksum() != this.other.checksum();
		return content || this.one.response() != this.other.response();
	}

	private String difference(String format, Object... values) {
		return "%s: %s and %s differ in ".formatted(this.one.kind().label(), this.one.backend().label(),
				this.other.backend().label()) + String.format(Locale.ROOT, format, values);
	}

	private static List<String> texts(Cost cost, String service) {
		return cost.statements()
			.getOrDefault(service, Map.of())
			.entrySet()
			.stream()
			.sorted(Map.Entry.comparingByKey())
			.map((entry) -> String.format(Locale.ROOT, "  %s %.3f x %.120s", cost.backend().label(), entry.getValue(),
					entry.getKey()))
			.toList();
	}

	private static boolean differ(double one, double other) {
		return Math.abs(one - other) > SLACK;
	}

}
