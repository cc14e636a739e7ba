package io.tweebyte.contracts.text;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FoldingTests {

	@ParameterizedTest
	@CsvSource({ "Ada, ADA", "\u00e9, E\u0301", "\u00c9, e\u0301", "\u0416\u0443\u043a, \u0436\u0423\u041a",
			"\u039f\u0394\u039f\u03a3, \u03bf\u03b4\u03bf\u03c2", "\u039f\u0394\u039f\u03a3, \u03bf\u03b4\u03bf\u03c3",
			"\u212b, \u00e5", "\u2126, \u03c9", "\ud801\udc00, \ud801\udc28", "I\u0307, \u0130" })
	void findsTextsEqualThatDifferInCaseOrForm(String one, String other) {
		assertThat(Folding.fold(one)).isEqualTo(Folding.fold(other));
	}

	@ParameterizedTest
	@CsvSource({ "a, b", "e, \u00e9", "i, \u0131", "ss, \u00df", "a, \uff41", "fi, \ufb01" })
	void keepsOtherTextsApart(String one, String other) {
		assertThat(Folding.fold(one)).isNotEqualTo(Folding.fold(other));
	}

	@Test
	void findsAPartOfAWordThatEndsInSigma() {
		assertThat(Folding.fold("\u039f\u0394\u039f\u03a3\u0391")).contains(Folding.fold("\u039f\u03a3"));
	}

	@Test
	void foldsWhatIsFoldedToItself() {
		for (int codePoint = 0; codePoint <= 0x1ffff; codePoint++) {
			String key = Folding.fold(Character.toString(codePoint) + "x");
			assertThat(Folding.fold(key)).isEqualTo(key);
			assertThat(key.codePointCount(0, key.length())).isLessThanOrEqualTo(4);
		}
	}

	@Test
	void doesNotDependOnTheLanguage() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("tr"));
			assertThat(Folding.fold("TITLE")).isEqualTo("title");
		}
		finally {
			Locale.setDefault(before);
		}
	}

	@ParameterizedTest
	@CsvSource({ "e\u0301, \u00e9", "\u212b, \u00c5", "\u1100\u1161, \uac00", "\u0958, \u0915\u093c", "Abc, Abc" })
	void normalisesToNfc(String text, String normalised) {
		assertThat(Folding.normalise(text)).isEqualTo(normalised);
	}

}
