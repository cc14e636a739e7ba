package io.tweebyte.assistant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.AhrensDieterMarsagliaTsangGammaSampler;
import org.apache.commons.rng.sampling.distribution.ContinuousSampler;
import org.apache.commons.rng.sampling.distribution.LogNormalSampler;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * What the stand-in says, and when.
 *
 * @param parts the text in parts, at ascending times
 */
record StandInScript(List<Part> parts) {

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{3,}");

	private static final int LEAST = 8;

	/** Of what a prompt without words is about. */
	private static final List<String> NOTHING = List.of("nothing", "much", "was", "said", "here");

	/**
	 * Takes its words from those of a text.
	 * @param most parts at most
	 * @param turn which answer in the conversation it is, from 0
	 */
	static StandInScript of(String text, int most, int turn, AssistantSettings.StandIn settings) {
		UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP
			.create(settings.seed() * 31 + text.hashCode() * 31L + turn);
		ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
		List<String> words = words(text);
		long length = Math.round(LogNormalSampler.of(normal, settings.lengthMu(), settings.lengthSigma()).sample());
		ContinuousSampler gaps = AhrensDieterMarsagliaTsangGammaSampler.of(random, settings.gapShape(),
				settings.gapScale());
		double millis = LogNormalSampler.of(normal, settings.firstMu(), settings.firstSigma()).sample();
		List<Part> parts = new ArrayList<>();
		for (long part = 0; part < Math.clamp(length, Math.min(LEAST, most), most); part++) {
			String word = words.get(random.nextInt(words.size()));
			parts.add(new Part((part == 0) ? capitalised(word) : " " + word, (long) (millis * 1e6)));
			millis += gaps.sample();
		}
		return new StandInScript(parts);
	}

	private static List<String> words(String text) {
		List<String> words = WORD.matcher(text).results().map((found) -> found.group()).toList();
		return words.isEmpty() ? NOTHING : words;
	}

	private static String capitalised(String word) {
		return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
	}

	/**
	 * A part of the text.
	 *
	 * @param nanos after the beginning of the response
	 */
	record Part(String text, long nanos) {
	}

}
