package io.tweebyte.lab.study;

import java.util.Arrays;
import java.util.List;

import io.tweebyte.lab.claim.ClaimVerdict;

/**
 * One form of a published comparison; each differs from the one before by one change.
 *
 * @param claims that it moves, by their identifiers
 * @param change that was made, in a sentence
 * @param says what can be seen, in a sentence
 * @param columns what is counted
 * @param verdict on its claims; {@code null} where counting does not decide them
 */
public record Rung(String name, List<String> claims, String change, String says, List<String> columns, List<Row> rows,
		ClaimVerdict verdict) {

	/** Begins a rung with its name, and the claims that it moves. */
	static Rung of(String name, String... claims) {
		return new Rung(name, List.of(claims), "", "", List.of(), List.of(), null);
	}

	Rung change(String text) {
		return new Rung(this.name, this.claims, text, this.says, this.columns, this.rows, this.verdict);
	}

	Rung says(String text) {
		return new Rung(this.name, this.claims, this.change, text, this.columns, this.rows, this.verdict);
	}

	Rung columns(String... names) {
		return new Rung(this.name, this.claims, this.change, this.says, List.of(names), this.rows, this.verdict);
	}

	Rung rows(Row... counted) {
		return rows(Arrays.asList(counted));
	}

	Rung rows(List<Row> counted) {
		return new Rung(this.name, this.claims, this.change, this.says, this.columns, counted, this.verdict);
	}

	Rung decides(ClaimVerdict decided) {
		return new Rung(this.name, this.claims, this.change, this.says, this.columns, this.rows, decided);
	}

	/** Returns whether all have done the same. */
	public boolean isEqual() {
		return this.rows.stream().map(Row::counts).distinct().count() <= 1;
	}

	/**
	 * What one side of the comparison has done.
	 *
	 * @param counts one per column
	 */
	public record Row(String side, List<Long> counts) {

		static Row of(String side, long... counts) {
			return new Row(side, Arrays.stream(counts).boxed().toList());
		}

	}

}
