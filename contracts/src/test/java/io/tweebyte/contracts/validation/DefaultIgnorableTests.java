package io.tweebyte.contracts.validation;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DefaultIgnorableTests {

	@ParameterizedTest
	@ValueSource(ints = { 0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180f, 0x200b, 0x200c, 0x200d, 0x202e,
			0x2065, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff8, 0xe0000, 0xe0001, 0xe0100, 0xe01ef, 0xe0fff })
	void findsWhatIsNotShown(int codePoint) {
		assertThat(UserName.Validator.hasDefaultIgnorable("ada" + Character.toString(codePoint) + "b")).isTrue();
	}

	@Test
	@Tag("exhaustive")
	void agreesWithIcuOnEveryCodePoint() {
		for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
			assertThat(UserName.Validator.hasDefaultIgnorable(Character.toString(codePoint)))
				.as(Integer.toHexString(codePoint))
				.isEqualTo(UCharacter.hasBinaryProperty(codePoint, UProperty.DEFAULT_IGNORABLE_CODE_POINT));
		}
	}

}
