package io.tweebyte.contracts.text;

import java.util.Locale;

import com.ibm.icu.text.CaseMap;
import com.ibm.icu.text.Normalizer2;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class NameKeyTests {

	@ParameterizedTest
	@CsvSource({ "Ada, ADA", "\u00e9, E\u0301", "\u0416\u0443\u043a, \u0436\u0423\u041a",
			"\u039f\u0394\u039f\u03a3, \u03bf\u03b4\u03bf\u03c2", "\ud801\udc00, \ud801\udc28", "I\u0307, \u0130",
			"ss, \u00df", "ss, \u1e9e", "a, \uff41", "fi, \ufb01", "ffi, \ufb03",
			"ada, \ud835\udcb6\ud835\udcb9\ud835\udcb6", "7, \uff17", "7, \ud835\udfdf", "s, \u017f",
			"\u1f00\u03b9, \u1f88", "\u30ac, \uff76\uff9e", "\u13a0, \uab70", "\u13f0, \u13f8", "\u0131, \ud835\udea4",
			"\u02bcn, \u0149" })
	void isEqualForNamesThatDifferInCaseOrForm(String one, String other) {
		assertThat(NameKey.of(one)).isEqualTo(NameKey.of(other));
	}

	@ParameterizedTest
	@CsvSource({ "a, b", "e, \u00e9", "i, \u0131", "o, 0", "l, 1", "a, \u0430", "rn, m", "a.b, ab", "a_b, ab" })
	void keepsOtherNamesApart(String one, String other) {
		assertThat(NameKey.of(one)).isNotEqualTo(NameKey.of(other));
	}

	@ParameterizedTest
	@CsvSource({ "Ada_1, ada_1", "\u00df, ss", "\u03a3, \u03c3", "\u03c2, \u03c3", "\uab70, \u13a0",
			"A\u030a, \u00e5" })
	void isWhatUnicodeFoldsTo(String name, String key) {
		assertThat(NameKey.of(name)).isEqualTo(key);
	}

	@Test
	void findsAPartOfAWordThatEndsInSigma() {
		assertThat(NameKey.of("\u039f\u0394\u039f\u03a3\u0391")).contains(NameKey.of("\u039f\u03a3"));
	}

	@Test
	@Tag("exhaustive")
	void isFoldedAsIcuFolds() {
		Normalizer2 form = Normalizer2.getNFKCInstance();
		for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
			// what the JDK does not know yet is no letter in it, and in no name
			if (Character.toString(codePoint).matches("[\\p{L}\\p{M}\\p{Nd}]")) {
				String name = Character.toString(codePoint);
				String folded = form.normalize(CaseMap.fold().apply(form.normalize(name)));
				assertThat(NameKey.of(name)).as(Integer.toHexString(codePoint)).isEqualTo(folded);
				assertThat(NameKey.of(folded)).as(Integer.toHexString(codePoint)).isEqualTo(folded);
			}
		}
	}

	@Test
	void doesNotDependOnTheLanguage() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("tr"));
			assertThat(NameKey.of("TITLE")).isEqualTo("title");
		}
		finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void has3To90CodePoints() {
		assertThat(NameKey.isAllowed("ab")).isFalse();
		assertThat(NameKey.isAllowed("abc")).isTrue();
		assertThat(NameKey.isAllowed("\ud801\udc28".repeat(2))).isFalse();
		assertThat(NameKey.isAllowed("\ud801\udc28".repeat(90))).isTrue();
		assertThat(NameKey.isAllowed("a".repeat(91))).isFalse();
	}

}
