package io.tweebyte.docs.excerpt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.tweebyte.docs.DocsException;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;

/**
 * Published claims beside what kept runs have measured. A claim that is an order of two
 * backends is judged by the ratio of their CPU per request, and by the verdict that the
 * rig has given it. One whose figures follow from the set-up holds for another reason,
 * and what the rig does not measure cannot be said.
 */
final class ClaimTable {

	private static final Pattern ORDER = Pattern.compile("(\\w+)([<=])(\\w+)");

	private final List<Map<String, String>> figures;

	/**
	 * Creates a table.
	 * @param reports the {@code report.csv} of each run; of two that have measured the
	 * same the first counts
	 */
	ClaimTable(List<String> reports) {
		this.figures = reports.stream().flatMap((report) -> CsvTable.read(report).stream()).toList();
	}

	/**
	 * Returns the claims as a table of Markdown.
	 * @param claims a file with the columns study, claim, kind, scenario, users, order,
	 * figures (see {@link ClaimArithmetic}) and reason (why the claim cannot be judged by
	 * an order, or what else is to be known)
	 * @throws DocsException when an order or the figures are malformed, or a claim has
	 * neither order nor reason
	 */
	String of(String claims) {
		List<Judged> rows = CsvTable.read(claims).stream().map(this::judged).toList();
		return new MarkdownTable().render(new Table<>("", List.of(new Column<>("study", Judged::study, Format.TEXT),
				new Column<>("claim", Judged::claim, Format.TEXT), new Column<>("kind", Judged::kind, Format.TEXT),
				new Column<>("users", Judged::users, Format.TEXT),
				new Column<>("CPU per request here (95 %)", Judged::figure, Format.TEXT),
				new Column<>("verdict", Judged::verdict, Format.TEXT)), rows))
			.strip();
	}

	private Judged judged(Map<String, String> claim) {
		Optional<String> explained = ClaimArithmetic.of(claim.get("kind"), claim.get("figures"));
		Judged judged = claim.get("order").isEmpty() ? unjudged(claim) : ordered(claim);
		return explained.map((text) -> new Judged(claim, judged.figure(), "holds for another reason: " + text))
			.orElse(judged);
	}

	private static Judged unjudged(Map<String, String> claim) {
		if (claim.get("reason").isEmpty()) {
			throw new DocsException("'%s' has neither an order nor a reason".formatted(claim.get("claim")));
		}
		return new Judged(claim, Format.MISSING, "cannot be said here: " + claim.get("reason"));
	}

	private Judged ordered(Map<String, String> claim) {
		Matcher order = ORDER.matcher(claim.get("order"));
		if (!order.matches()) {
			throw new DocsException("'%s' is no order of two backends".formatted(claim.get("order")));
		}
		String less = order.group(1);
		String more = order.group(3);
		Optional<Map<String, String>> measured = find(claim, more, less);
		// the rig compares each pair once, in its own direction
		Optional<Map<String, String>> inverse = find(claim, less, more);
		boolean isEqual = order.group(2).equals("=");
		return measured.map((row) -> new Judged(claim, figure(row), verdict(row, isEqual, true)))
			.or(() -> inverse.map((row) -> new Judged(claim, figure(row), verdict(row, isEqual, false))))
			.map((judged) -> judged.but(claim.get("reason")))
			.orElseGet(() -> new Judged(claim, Format.MISSING, "not measured here"));
	}

	private Optional<Map<String, String>> find(Map<String, String> claim, String backend, String against) {
		return this.figures.stream()
			.filter((row) -> row.get("scenario").equals(claim.get("scenario"))
					&& row.get("users").equals(claim.get("users")) && row.get("backend").equals(backend)
					&& row.get("against").equals(against))
			.findFirst();
	}

	private static String figure(Map<String, String> row) {
		String interval = List.of("95 % low", "95 % high")
			.stream()
			.map((end) -> ratio(row.get(end)))
			.collect(Collectors.joining(" to "));
		return "%s / %s %s (%s)".formatted(row.get("backend"), row.get("against"), ratio(row.get("ratio")), interval);
	}

	private static String ratio(String number) {
		return number.isEmpty() ? Format.MISSING : Format.RATIO.text(Double.parseDouble(number));
	}

	/**
	 * Returns whether the claim holds.
	 * @param isMore whether the ratio should be above 1
	 */
	private static String verdict(Map<String, String> row, boolean isEqual, boolean isMore) {
		return switch (row.get("verdict")) {
			case "equal" -> isEqual ? "holds" : "does not hold: the same within 5 %";
			case "claim" -> words(row, isEqual, isMore);
			case "indicated" -> words(row, isEqual, isMore) + ", as far as indicated";
			default -> "cannot be said here";
		};
	}

	private static String words(Map<String, String> row, boolean isEqual, boolean isMore) {
		boolean isAsClaimed = !isEqual && isMore == Double.parseDouble(row.get("ratio")) > 1;
		return isAsClaimed ? "holds" : "does not hold";
	}

	/** A claim with its verdict. */
	private record Judged(Map<String, String> row, String figure, String verdict) {

		Judged but(String reason) {
			return reason.isEmpty() ? this : new Judged(this.row, this.figure, this.verdict + "; " + reason);
		}

		String kind() {
			return this.row.get("kind");
		}

		String study() {
			return this.row.get("study");
		}

		String claim() {
			return this.row.get("claim");
		}

		String users() {
			return this.row.get("users");
		}

	}

}
