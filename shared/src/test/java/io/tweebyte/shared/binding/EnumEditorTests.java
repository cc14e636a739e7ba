package io.tweebyte.shared.binding;

import io.tweebyte.contracts.interaction.FollowStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class EnumEditorTests {

	private final EnumEditor<FollowStatus> editor = new EnumEditor<>(FollowStatus.class);

	@Test
	void readsTheNameOfAConstant() {
		this.editor.setAsText("ACCEPTED");

		assertThat(this.editor.getValue()).isEqualTo(FollowStatus.ACCEPTED);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "ACCEPTED ", "accepted", "MAYBE" })
	void refusesOtherTexts(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> this.editor.setAsText(text));
	}

}
