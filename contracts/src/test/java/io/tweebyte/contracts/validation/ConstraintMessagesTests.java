package io.tweebyte.contracts.validation;

import java.util.stream.Stream;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.SummariesRequest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class ConstraintMessagesTests {

	private static Stream<String> messages() {
		return Stream.of(ConstraintMessages.REQUIRED, UserName.MESSAGE, EmailAddress.MESSAGE, Password.CHOSEN_MESSAGE,
				Password.MESSAGE, ConstraintMessages.PRESENTED_EMAIL, ConstraintMessages.BIOGRAPHY, BirthDate.MESSAGE,
				SearchTerm.MESSAGE, HashtagName.MESSAGE, IdempotencyKey.MESSAGE, SummariesRequest.ANY_MESSAGE,
				SummariesRequest.NAMES_MESSAGE, Identifiers.LIST_MESSAGE, InteractionsRequest.REPLIES_MESSAGE,
				PageQuery.LIMIT_MESSAGE, PageQuery.BEFORE_MESSAGE, NumberParameters.PAGE_MESSAGE,
				NumberParameters.SIZE_MESSAGE, Messages.NO_KNOWN_FIELD);
	}

	@ParameterizedTest
	@MethodSource("messages")
	void areTakenLiterallyByTheInterpolator(String message) {
		assertThat(message).endsWith(".").doesNotContain("{", "}", "$", "\\");
	}

}
