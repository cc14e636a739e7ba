package io.tweebyte.shared.binding;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class NumberEditorTests {

	private final NumberEditor editor = new NumberEditor();

	@ParameterizedTest
	@ValueSource(strings = { "0", "1", "9", "10", "999", "1000", "101", "999999999" })
	void readsNumbers(String text) {
		this.editor.setAsText(text);
		assertThat(this.editor.getValue()).isEqualTo(Integer.parseInt(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-1", "-7", "00", "01", "+1", "1.0", "1e2", " 1", "1 ", "0x10", "NaN", "9999999999",
			"99999999999999999999", "\u0661", "ten", "1,1", "1\n" })
	void makesOtherTextsANumberThatIsInNoRange(String text) {
		this.editor.setAsText(text);
		assertThat(this.editor.getValue()).isEqualTo(-1);
	}

}
