package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.api.Operation.Access;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class OperationTests {

	private static final List<String> ANYTHING = List.of();

	private static final List<String> HTML = List.of("text/html");

	private final Operation reads = operation(Set.of(Operation.JSON));

	private final Operation readsNothing = operation(Set.of());

	@Test
	void cutsItsTemplateIntoSegments() {
		assertThat(this.reads.segments()).containsExactly("a", "{userId}", "b");
	}

	@Test
	void takesABodyThatItReads() {
		assertThatCode(() -> this.reads.checkMediaTypes("application/json", true, ANYTHING)).doesNotThrowAnyException();
	}

	@Test
	void leavesAnAbsentBodyToTheCheckOfTheBody() {
		assertThatCode(() -> this.reads.checkMediaTypes(null, false, ANYTHING)).doesNotThrowAnyException();
	}

	@Test
	void refusesABodyThatItDoesNotRead() {
		assertUnsupported(this.reads, "text/plain", true, "Send the body as application/json.");
		assertUnsupported(this.reads, null, true, "Send the body as application/json.");
		assertUnsupported(this.reads, "text/plain", false, "Send the body as application/json.");
	}

	@Test
	void refusesABodyWhenItReadsNone() {
		assertUnsupported(this.readsNothing, "application/json", true, "This operation reads no body.");
		assertUnsupported(this.readsNothing, null, true, "This operation reads no body.");
	}

	@Test
	void ignoresTheTypeOfABodyThatIsNotThere() {
		assertThatCode(() -> this.readsNothing.checkMediaTypes("text/plain", false, ANYTHING))
			.doesNotThrowAnyException();
	}

	@Test
	void refusesAClientThatDoesNotTakeJson() {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> this.readsNothing.checkMediaTypes(null, false, HTML));
		assertThat(failure.kind()).isEqualTo(ErrorKind.NOT_ACCEPTABLE);
	}

	@Test
	void looksAtTheBodyBeforeTheAnswer() {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> this.reads.checkMediaTypes("text/plain", true, HTML));
		assertThat(failure.kind()).isEqualTo(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
	}

	private static Operation operation(Set<String> consumes) {
		return new Operation(Service.USER, "POST", "/a/{userId}/b", Access.TOKEN, consumes);
	}

	private static void assertUnsupported(Operation operation, String contentType, boolean hasBody, String sentence) {
		ContractException failure = catchThrowableOfType(ContractException.class,
				() -> operation.checkMediaTypes(contentType, hasBody, ANYTHING));
		assertThat(failure.kind()).isEqualTo(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
		assertThat(failure).hasMessage(sentence);
	}

}
