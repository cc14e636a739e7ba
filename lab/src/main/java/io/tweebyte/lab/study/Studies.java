package io.tweebyte.lab.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.UnequalWork;
import io.tweebyte.lab.claim.Counted;

/**
 * The published comparisons that are decided by counting. Written from their texts, not
 * from their code.
 */
public final class Studies {

	private static final Study P = new Study(Study.Key.P,
			"J. Ponge and others, Analysing the Performance and Costs of Reactive Programming Libraries in Java, "
					+ "REBLS 2021, doi 10.1145/3486605.3486788",
			() -> Stream.of(OperatorsStudy.rungs(), FileStudy.rungs()).flatMap(List::stream).toList());

	private static final Study R = new Study(Study.Key.R,
			"D. Rodrigues, A Comprehensive Survey of Asynchronous API Approaches in Concurrent I/O Scenarios, "
					+ "master's thesis, ISEL Lisbon 2024",
			WordsStudy::rungs);

	private static final Study J = new Study(Study.Key.J,
			"C. Buck, async iteration over characters in Node, conartist6/async-perf, 2022", CharactersStudy::rungs);

	private Studies() {
	}

	/** Returns the studies that need no other process. */
	public static List<Study> all() {
		return List.of(P, R, J);
	}

	/** Returns what all of them decide. */
	public static Counted counted() {
		Map<String, ClaimVerdict> verdicts = new HashMap<>();
		List<UnequalWork> unequal = new ArrayList<>();
		all().stream().flatMap((study) -> study.rungs().get().stream()).forEach((rung) -> {
			if (rung.verdict() != null) {
				rung.claims().forEach((claim) -> verdicts.put(claim, rung.verdict()));
			}
			unequal.addAll(rung.unequal());
		});
		return new Counted(verdicts, unequal);
	}

}
