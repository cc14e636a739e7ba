package io.tweebyte.lab.claim;

import java.util.Optional;

import io.tweebyte.lab.judge.Bound;
import io.tweebyte.lab.judge.RunJudgement;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * What a claim states about the second style of a pair, against the first one.
 */
record Relation(StylePair pair, Kind kind) {

	/** What "twice" or "several times" means at least. */
	private static final double FAR = 1.5;

	/** Returns whether it says that one style is slower, which more work may explain. */
	boolean isMore() {
		return this.kind == Kind.MORE || this.kind == Kind.FAR_MORE;
	}

	/** Returns what it is tested against; empty where that is no difference. */
	Optional<Bound> bound() {
		return (this.kind == Kind.FAR_MORE) ? Optional.of(new Bound(this.pair, FAR)) : Optional.empty();
	}

	/**
	 * Compares it with what was measured.
	 * @param allowsClaims whether the run does; otherwise everything is indicated at most
	 */
	Finding of(RunJudgement judgement, boolean allowsClaims) {
		return judgement.ratio(this.pair).map((ratio) -> switch (this.kind) {
			case AT_MOST -> atMost(judgement, ratio, allowsClaims);
			case FAR_MORE -> farMore(judgement.verdict(bound().orElseThrow()), ratio, allowsClaims);
			case MORE, EQUAL -> of(judgement.verdict(this.pair), ratio, allowsClaims);
		}).orElseGet(() -> Finding.unsaid("%s: not measured".formatted(this.pair.shortly())));
	}

	private Finding of(Verdict verdict, PairedRatio ratio, boolean allowsClaims) {
		boolean isIndicated = verdict == Verdict.INDICATED || !allowsClaims;
		boolean isEqual = this.kind == Kind.EQUAL;
		return switch (verdict) {
			case EQUAL -> new Finding(isEqual ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD, isIndicated,
					isEqual ? "" : "the same within 5 %");
			case CLAIM, INDICATED -> new Finding(
					(!isEqual && ratio.value() > 1) ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD, isIndicated, "");
			default -> Finding.unsaid(open(ratio));
		};
	}

	private Finding atMost(RunJudgement judgement, PairedRatio ratio, boolean allowsClaims) {
		if (judgement.isAtMost(this.pair)) {
			return new Finding(ClaimVerdict.HOLDS, !allowsClaims, "");
		}
		Verdict verdict = judgement.verdict(this.pair);
		return switch (verdict) {
			case CLAIM, INDICATED -> new Finding((ratio.value() < 1) ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD,
					verdict == Verdict.INDICATED || !allowsClaims, "");
			default -> Finding.unsaid(open(ratio));
		};
	}

	/** A claim of its size needs what a claim of a direction does. */
	private Finding farMore(Verdict verdict, PairedRatio ratio, boolean allowsClaims) {
		boolean isIndicated = verdict == Verdict.INDICATED || !allowsClaims;
		return switch (verdict) {
			case CLAIM,
					INDICATED ->
				(ratio.value() > FAR) ? new Finding(ClaimVerdict.HOLDS, isIndicated, "")
						: new Finding(ClaimVerdict.DOES_NOT_HOLD, isIndicated,
								"%s: at most %.2f".formatted(this.pair.shortly(), ratio.interval().high()));
			case EQUAL -> Finding.unsaid("%s: within 5 %% of %.1f".formatted(this.pair.shortly(), FAR));
			default -> Finding.unsaid(open(ratio));
		};
	}

	private String open(PairedRatio ratio) {
		String name = this.pair.shortly();
		if (ratio.shownInterval().isEmpty()) {
			return "%s: one round has no interval".formatted(name);
		}
		if (ratio.rounds() < Judgement.MIN_ROUNDS) {
			return "%s: fewer than %d rounds".formatted(name, Judgement.MIN_ROUNDS);
		}
		return (ratio.interval90().isWithin(Judgement.EQUALITY)
				? "%s: the same within 5 %%, but short warm-ups make styles look alike" : "%s: the figures allow both")
			.formatted(name);
	}

	/** How the second style's figure compares with the first one's. */
	enum Kind {

		/** It is higher. */
		MORE,

		/** It is higher by half or more, where a claim says twice or several times. */
		FAR_MORE,

		/** It is the same within 5 %. */
		EQUAL,

		/** It is lower, the same, or higher by less than 5 %. */
		AT_MOST

	}

}
