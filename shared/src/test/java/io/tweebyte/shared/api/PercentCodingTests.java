package io.tweebyte.shared.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PercentCodingTests {

	@Test
	void decodesEveryCodePoint() {
		for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += 7) {
			if (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE) {
				String text = Character.toString(codePoint);
				String encoded = URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
				assertThat(PercentCoding.decode(encoded)).contains(text);
			}
		}
	}

	@Test
	void leavesAsciiAlone() {
		for (char c = 0; c < 128; c++) {
			if (c != '%') {
				assertThat(PercentCoding.decode("x" + c)).contains("x" + c);
			}
		}
	}

	@Test
	void readsDigitsInBothCases() {
		assertThat(PercentCoding.decode("%4a%4A%39%90")).isEmpty();
		assertThat(PercentCoding.decode("%4a%4A%39")).contains("JJ9");
	}

	@ParameterizedTest
	@ValueSource(strings = { "%", "%4", "a%", "a%4", "%4x", "%x4", "%4%31", "%\uff14\uff11", "\u0141", "a\u0125",
			"\u0080", "\u00ff", "\uffff" })
	void refusesBrokenEscapesAndRawUnicode(String text) {
		assertThat(PercentCoding.decode(text)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a+b|a b", "%2B|+", "%c3%a9\u00e9|\u00e9\u00e9", "a%3db|a=b", "''|''" })
	void decodesForms(String part, String text) {
		String bytes = new String(part.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
		assertThat(PercentCoding.decodeForm(bytes)).contains(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "%", "a%4", "%4", "%zz", "%4+", "%ff", "%c3", "%ed%a0%80" })
	void refusesFormsThatAreMalformed(String part) {
		assertThat(PercentCoding.decodeForm(part)).isEmpty();
	}

}
