package io.tweebyte.shared.binding;

import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class IdentifierEditorTests {

	private final IdentifierEditor editor = new IdentifierEditor();

	@Test
	void readsAnId() {
		UUID id = Identifiers.next();

		this.editor.setAsText(id.toString());

		assertThat(this.editor.getValue()).isEqualTo(id);
	}

	@Test
	void refusesWhatOthersTakeForAnId() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.editor.setAsText("1-1-1-1-1"))
			.withMessage("must be a UUID.");
	}

}
