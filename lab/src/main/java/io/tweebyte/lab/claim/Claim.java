package io.tweebyte.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.lab.judge.Ratios;
import io.tweebyte.lab.judge.RunJudgement;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.template.Templates;

/**
 * A claim of a published comparison, as an order of styles by the CPU that they need for
 * the same work.
 *
 * @param study which one, and where in it
 * @param words what it claims
 */
public record Claim(String study, String words, String workload, List<Relation> relations) {

	private static final Pattern STYLE = Pattern.compile("([<=]?)([a-z-]+)");

	/** Reads the claims beside this class. */
	public static List<Claim> all() {
		return CsvTable.read(Templates.text(Claim.class, "claims.csv")).stream().map(Claim::of).toList();
	}

	private static Claim of(Map<String, String> row) {
		return new Claim(row.get("study"), row.get("claim"), row.get("workload"), relations(row.get("order")));
	}

	private static List<Relation> relations(String order) {
		List<Relation> relations = new ArrayList<>();
		Style before = null;
		Matcher styles = STYLE.matcher(order);
		while (styles.find()) {
			Style style = Style.valueOf(styles.group(2).toUpperCase(Locale.ROOT).replace('-', '_'));
			if (before != null) {
				relations.add(new Relation(before, style, styles.group(1).equals("=")));
			}
			before = style;
		}
		return relations;
	}

	/** Returns the styles that it compares. */
	public List<StylePair> pairs() {
		return this.relations.stream().map((relation) -> relation.pair(this.workload)).toList();
	}

	/**
	 * Compares the claim with what was measured.
	 * @param judgement on the pairs of all claims
	 */
	public Judged judge(RunJudgement judgement) {
		List<ClaimVerdict> verdicts = new ArrayList<>();
		List<String> figures = new ArrayList<>();
		for (Relation relation : this.relations) {
			StylePair pair = relation.pair(this.workload);
			Optional<PairedRatio> ratio = judgement.ratio(pair);
			verdicts.add(ratio.map((measured) -> relation.of(judgement.verdict(pair), measured.value()))
				.orElse(ClaimVerdict.CANNOT_BE_SAID));
			ratio.ifPresent((measured) -> figures.add(figure(relation, measured)));
		}
		return new Judged(this, String.join(", ", figures), ClaimVerdict.all(verdicts));
	}

	private static String figure(Relation relation, PairedRatio ratio) {
		return "%s / %s %s".formatted(relation.second().label(), relation.first().label(), Ratios.words(ratio));
	}

	/**
	 * A claim beside what was measured.
	 *
	 * @param figures empty when nothing was
	 */
	public record Judged(Claim claim, String figures, ClaimVerdict verdict) {
	}

}
