package io.tweebyte.common.web;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.common.web.TestApi.Response;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.IdempotencyKey;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.UserName;
import io.tweebyte.shared.web.ValidationFailures;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.validation.BeanPropertyBindingResult;
import org.springframework.validation.DataBinder;
import org.springframework.validation.beanvalidation.SpringValidatorAdapter;

import static org.assertj.core.api.Assertions.assertThat;

class ValidationFailuresTests {

	private static final String USER = "/users/" + UUID.randomUUID();

	private static final String USER_NAME = "user_name " + UserName.MESSAGE;

	private final TestApi api = new TestApi();

	@Test
	void listAllFieldsOfABodySorted() {
		Response response = this.api.put(USER, "{\"user_name\":\"a\",\"birth_date\":\"b\",\"email\":\"c\"}");
		assertThat(response.problem()).isEqualTo("400 " + Messages.INVALID_FIELDS);
		assertThat(response.errors()).hasSize(3).isSorted().contains(USER_NAME, "email " + EmailAddress.MESSAGE);
	}

	@Test
	void listAllFieldsOfAFormSorted() {
		Response response = this.api.submit("userName=a&email=b&password=correct+horse");
		assertThat(response.problem()).isEqualTo("400 " + Messages.INVALID_FIELDS);
		assertThat(response.errors()).containsExactly("birth_date " + ConstraintMessages.REQUIRED,
				"email " + EmailAddress.MESSAGE, USER_NAME);
	}

	@Test
	void nameTheFieldOfAFormThatCannotBeConverted() {
		assertThat(this.api.submit("isPrivate=yes").errors()).contains("is_private must be true or false.");
	}

	@Test
	void haveTheMessageOfTheRecordAsAWhole() {
		Response response = this.api.put(USER, "{}");
		assertThat(response.problem()).isEqualTo("400 " + Messages.NO_KNOWN_FIELD);
		assertThat(response.json().containsKey("errors")).isFalse();
	}

	@Test
	void haveTheMessageOfTheRecordAmongParameters() {
		Response response = this.api.put("/replies", "{}");
		assertThat(response.problem()).isEqualTo("400 " + Messages.NO_KNOWN_FIELD);
		assertThat(response.json().containsKey("errors")).isFalse();
	}

	@Test
	void nameTheListOfAnElement() {
		assertThat(this.api.post("/summaries", "{\"names\":[\"a\",\"\\u0000\",\"\\u0000\"]}").errors())
			.containsExactly("names " + SummariesRequest.NAMES_MESSAGE);
	}

	@Test
	void nameTheListOfEachElementOnce() {
		DataBinder binder = new DataBinder(new Lists(null, List.of("a", "b"), new Inner(null)), "lists");
		try (var factory = jakarta.validation.Validation.buildDefaultValidatorFactory()) {
			binder.setValidator(new SpringValidatorAdapter(factory.getValidator()));
			binder.validate();
		}
		assertThat(ValidationFailures.explain(binder.getBindingResult()).errors())
			.extracting((error) -> error.field() + " " + error.message())
			.containsExactly("inner.one_text " + ConstraintMessages.REQUIRED, "one_text " + ConstraintMessages.REQUIRED,
					"some_texts must be longer.");
	}

	@Test
	void haveTheFirstMessageWithoutAField() {
		BeanPropertyBindingResult errors = new BeanPropertyBindingResult("", "record");
		errors.reject("code", "first");
		errors.reject("code", "second");
		assertThat(ValidationFailures.explain(errors)).hasMessage("first");
	}

	@Test
	void listHeadersAndFieldsTogether() {
		Response response = this.api.post("/tweets", "{\"content\":\"short\"}", "Idempotency-Key", "a b");
		assertThat(response.problem()).isEqualTo("400 " + Messages.INVALID_FIELDS);
		assertThat(response.errors()).containsExactly("Idempotency-Key " + IdempotencyKey.MESSAGE,
				("content must have %d to %d characters, not white space alone, "
						+ "and no control characters but newline and tab.")
					.formatted(TweetRequest.MIN, TweetRequest.MAX));
	}

	@Test
	void listTheFieldsAloneWhenTheHeaderIsValid() {
		assertThat(this.api.post("/tweets", "{}").errors()).hasSize(1)
			.allMatch((error) -> error.startsWith("content "));
		assertThat(this.api.post("/tweets", "{\"content\":\"ten letters\"}", "Idempotency-Key", "k").body())
			.contains("\"content\":\"ten letters\"", "\"key\":\"k\"");
	}

	@Test
	void listParametersByTheirNamesInTheQuery() {
		assertThat(this.api.get("/numbers?size=0&page_number=-1").errors())
			.containsExactly("page_number must be from 0.", "size must be from 1 to 100.");
	}

	@Test
	void nameTheStatusInAPath() {
		assertThat(this.api.put("/follows/MAYBE", "{}").errors()).containsExactly("status " + FollowStatus.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "1001", "-1", "x", "007", "%2B7", "0x7", "%D9%A7", "1.0", "1&limit=2", "1,2",
			"9999999999" })
	void nameTheLimitOfAPage(String limit) {
		assertThat(this.api.get("/pages?limit=" + limit).errors()).containsExactly("limit " + PageQuery.LIMIT_MESSAGE);
	}

	@Test
	void nameTheCursorOfAPage() {
		String cursor = new Cursor(TestController.LIST, Instant.EPOCH, new UUID(1, 2)).encode();
		String foreign = new Cursor("tweets", Instant.EPOCH, new UUID(1, 2)).encode();
		String error = "before " + PageQuery.BEFORE_MESSAGE;
		assertThat(this.api.get("/pages?before=" + cursor).json().get("before")).isEqualTo(cursor);
		for (String before : List.of(foreign, "x", "", cursor + "&before=" + cursor)) {
			assertThat(this.api.get("/pages?before=" + before).errors()).as(before).containsExactly(error);
		}
		assertThat(this.api.get("/pages?before=x&limit=0").errors()).containsExactly(error,
				"limit " + PageQuery.LIMIT_MESSAGE);
	}

	record Lists(@NotNull(message = ConstraintMessages.REQUIRED) String oneText,
			List<@Size(min = 3, message = "must be longer.") String> someTexts, @Valid Inner inner) {
	}

	record Inner(@NotNull(message = ConstraintMessages.REQUIRED) String oneText) {
	}

}
