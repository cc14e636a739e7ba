package io.tweebyte.lab.claim;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.judge.Bound;
import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.StylePair;

/**
 * A claim of a published comparison.
 *
 * @param id by which a step of a study names it
 * @param study which one
 * @param where in it, such as a section and a figure
 * @param words what it claims
 * @param measured what the study has measured, in words
 * @param published ratios that the study has measured
 * @param figure by which styles are compared
 * @param order of styles at equal work, which the claim says; empty where there is none
 * @param form the order in the form of the study, whose work is unequal; empty where that
 * cannot be measured
 * @param isCounted whether a study decides it by counting
 * @param isFormUnequal whether a study shows by counting that the published form has
 * unequal work, whichever side it favours
 * @param reason why it holds for another reason, or cannot be said
 */
public record Claim(String id, String study, String where, String words, String measured, List<Published> published,
		Figure figure, List<Relation> order, List<Relation> form, boolean isCounted, boolean isFormUnequal,
		String reason) {

	/** Reads the claims beside this class. */
	public static List<Claim> all() {
		return ClaimReader.all();
	}

	/** Returns the workloads that it is about; none where it is counted. */
	public List<String> workloads() {
		return relations().map(Relation::pair).flatMap(StylePair::workloads).distinct().toList();
	}

	/** Returns what it compares. */
	List<StylePair> pairs() {
		return relations().map(Relation::pair).distinct().toList();
	}

	/** Returns the pairs that are tested for a difference. */
	List<StylePair> differences() {
		return relations().filter((relation) -> relation.bound().isEmpty()).map(Relation::pair).distinct().toList();
	}

	/** Returns the bounds that pairs are tested against. */
	List<Bound> bounds() {
		return relations().flatMap((relation) -> relation.bound().stream()).distinct().toList();
	}

	private Stream<Relation> relations() {
		return Stream.concat(this.order.stream(), this.form.stream());
	}

	/**
	 * A ratio that a study has measured.
	 */
	public record Published(StylePair pair, double ratio) {
	}

}
