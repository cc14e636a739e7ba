package io.tweebyte.lab.study;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.UnequalWork;
import io.tweebyte.lab.claim.UnequalWork.Effect;

/**
 * One form of a published comparison; each differs from the one before by one change.
 *
 * @param claims that it moves, by their identifiers
 * @param change that was made, in a sentence
 * @param says what can be seen, in a sentence
 * @param columns what is counted
 * @param verdict on its claims; {@code null} where counting does not decide them
 * @param effect of a higher count in the column that makes work unequal; {@code null}
 * where none does
 * @param decisive the place of that column
 */
public record Rung(String name, List<String> claims, String change, String says, List<String> columns, List<Row> rows,
		ClaimVerdict verdict, Effect effect, int decisive) {

	/** Begins a rung with its name, and the claims that it moves. */
	static Rung of(String name, String... claims) {
		return new Rung(name, List.of(claims), "", "", List.of(), List.of(), null, null, 0);
	}

	Rung change(String text) {
		return new Rung(this.name, this.claims, text, this.says, this.columns, this.rows, this.verdict, this.effect,
				this.decisive);
	}

	Rung says(String text) {
		return new Rung(this.name, this.claims, this.change, text, this.columns, this.rows, this.verdict, this.effect,
				this.decisive);
	}

	Rung columns(String... names) {
		return new Rung(this.name, this.claims, this.change, this.says, List.of(names), this.rows, this.verdict,
				this.effect, this.decisive);
	}

	Rung rows(Row... counted) {
		return rows(Arrays.asList(counted));
	}

	Rung rows(List<Row> counted) {
		return new Rung(this.name, this.claims, this.change, this.says, this.columns, counted, this.verdict,
				this.effect, this.decisive);
	}

	Rung decides(ClaimVerdict decided) {
		return new Rung(this.name, this.claims, this.change, this.says, this.columns, this.rows, decided, this.effect,
				this.decisive);
	}

	/** Names the column that makes work unequal, and what a higher count in it does. */
	Rung unequalIn(String column, Effect ofMore) {
		return new Rung(this.name, this.claims, this.change, this.says, this.columns, this.rows, this.verdict, ofMore,
				this.columns.indexOf(column));
	}

	/** Returns the unequal work of those sides that claims compare, for each claim. */
	List<UnequalWork> unequal() {
		if (this.effect == null) {
			return List.of();
		}
		Map<String, Long> counts = this.rows.stream()
			.filter((row) -> row.style() != null)
			.collect(Collectors.toMap(Row::style, (row) -> row.counts().get(this.decisive)));
		return this.claims.stream().map((claim) -> new UnequalWork(claim, this.effect, counts)).toList();
	}

	/** Returns whether all have done the same. */
	public boolean isEqual() {
		return this.rows.stream().map(Row::counts).distinct().count() <= 1;
	}

	/**
	 * What one side of the comparison has done.
	 *
	 * @param counts one per column
	 * @param style as claims name it; {@code null} where none compares it
	 */
	public record Row(String side, List<Long> counts, String style) {

		static Row of(String side, long... counts) {
			return new Row(side, Arrays.stream(counts).boxed().toList(), null);
		}

		/** Returns the same, which claims name so. */
		Row as(String name) {
			return new Row(this.side, this.counts, name);
		}

	}

}
