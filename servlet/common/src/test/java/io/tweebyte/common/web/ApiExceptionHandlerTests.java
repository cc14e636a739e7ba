package io.tweebyte.common.web;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.common.web.TestApi.Response;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.sql.DatabaseFailures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.core.task.TaskRejectedException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class ApiExceptionHandlerTests {

	private static final String USER = "/users/" + UUID.randomUUID();

	private static final String LOST = "database: connection reset by peer";

	private final TestApi api = new TestApi(Optional.of(new DatabaseFailures(ApiExceptionHandlerTests::driver)));

	private static Optional<ApiException> driver(Throwable cause) {
		return LOST.equals(cause.getMessage()) ? Optional.of(ApiException.unavailable(Messages.DATABASE_UNAVAILABLE))
				: Optional.empty();
	}

	@Test
	void respondsWithAProblem() {
		Response response = failure(ApiException.tooManyRequests(7));
		assertThat(response.problem()).isEqualTo("429 " + Messages.TOO_MANY_REQUESTS);
		assertThat(response.headers().get("Content-Type")).containsExactly("application/problem+json");
		assertThat(response.headers().get("Retry-After")).containsExactly("7");
		assertThat(response.json().keySet().stream().map(String::valueOf)).containsExactlyInAnyOrder("type", "title",
				"status", "detail", "instance", "timestamp");
	}

	@Test
	void respondsToTheCauseOfAFutureThatFails() {
		Response response = this.api.failed(new CompletionException(ApiException.notFound("gone")));
		assertThat(response.problem()).isEqualTo("404 gone");
	}

	@Test
	void respondsWith403WithoutPermission() {
		assertThat(failure(new AccessDeniedException("denied")).problem()).isEqualTo("403 " + Messages.NOT_YOURSELF);
	}

	@Test
	void respondsWith503AfterATimeout() {
		Response response = failure(new TimeoutException());
		assertThat(response.problem()).isEqualTo("503 " + Messages.TOO_SLOW);
		assertThat(response.headers().get("Retry-After")).containsExactly("1");
	}

	@Test
	void respondsWith503WhenAQueueIsFull() {
		assertThat(failure(new RejectedExecutionException()).problem()).isEqualTo("503 " + Messages.BUSY);
		assertThat(failure(new TaskRejectedException("full")).problem()).isEqualTo("503 " + Messages.BUSY);
	}

	@Test
	void respondsWith503WhenAServiceIsUnavailable() {
		CircuitBreaker breaker = CircuitBreaker.ofDefaults("users");
		assertThat(failure(new CallFailedException("cut")).problem()).isEqualTo("503 " + Messages.SERVICE_UNAVAILABLE);
		assertThat(failure(CallNotPermittedException.createCallNotPermittedException(breaker)).problem())
			.isEqualTo("503 " + Messages.SERVICE_UNAVAILABLE);

	}

	@Test
	void respondsWith503WhenTheDatabaseIsUnavailable() {
		assertThat(failure(new IllegalStateException(LOST)).problem())
			.isEqualTo("503 " + Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void takesALostConnectionOfTheDatabaseForNoClient() {
		assertThat(failure(new IOException(LOST)).problem()).isEqualTo("503 " + Messages.DATABASE_UNAVAILABLE);
	}

	@Test
	void respondsToUnexpectedFailuresWithoutDetail(CapturedOutput output) {
		Response response = failure(new IllegalStateException("secret"));
		assertThat(response.problem()).isEqualTo("500 " + Messages.INTERNAL);
		assertThat(response.body()).doesNotContain("secret", "Exception");
		assertThat(output.getAll()).contains("ERROR", "secret", "\tat ");
	}

	@Test
	void respondsToErrorsWithoutDetail() {
		assertThat(this.api.failed(new AssertionError("secret")).problem()).isEqualTo("500 " + Messages.INTERNAL);
	}

	@Test
	void ignoresDisconnectedClients(CapturedOutput output) {
		for (Exception left : new Exception[] { new AsyncRequestNotUsableException("left"),
				new IOException("Broken pipe"), new IOException("Connection reset by peer"), new EOFException() }) {
			assertThat(failure(left).body()).as(left.toString()).isEmpty();
		}
		assertThat(output.getAll()).doesNotContain("ERROR", "\tat ");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/nothing", "/", "/users", "/users/1/2" })
	void respondsWith404ToUnknownPaths(String path) {
		assertThat(this.api.get(path).problem()).isEqualTo("404 " + Messages.ROUTE_NOT_FOUND);
	}

	@Test
	void respondsWith405WithTheKnownMethodsInOrder() {
		assertAllowed("POST", USER, "DELETE, GET, HEAD, PUT");
		assertAllowed("PATCH", USER, "DELETE, GET, HEAD, PUT");
		assertAllowed("GET", "/forms", "POST");
		assertAllowed("DELETE", "/pages", "GET, HEAD");
	}

	private void assertAllowed(String method, String path, String allow) {
		Response response = this.api.exchange(method, path, null, new byte[0]);
		assertThat(response.problem()).isEqualTo("405 " + Messages.METHOD_NOT_ALLOWED);
		assertThat(response.headers().get("Allow")).containsExactly(allow);
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/html", "application/xml", "application/problem+json", "nothing", "a/b/c" })
	void respondsWith406InJsonWhateverTheClientAccepts(String accept) {
		Response response = this.api.get(USER, "Accept", accept);
		assertThat(response.problem()).isEqualTo("406 " + Messages.NOT_ACCEPTABLE);
		assertThat(response.headers().get("Content-Type")).containsExactly("application/problem+json");
	}

	@Test
	void respondsInJsonToOtherFailuresOfClientsThatAcceptNone() {
		Response response = this.api.get("/users/x", "Accept", "application/json;q=0.1");
		assertThat(response.status()).isEqualTo(400);
		assertThat(this.api.get("/nothing", "Accept", "text/html").problem())
			.isEqualTo("404 " + Messages.ROUTE_NOT_FOUND);
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/plain", "application/x-www-form-urlencoded", "application/json;charset=UTF-16",
			"application/json;charset=ISO-8859-1", "json", "a/b/c", "application/json;charset=nothing" })
	void respondsWith415ToOtherBodies(String contentType) {
		byte[] body = "{\"content\":\"ten letters\"}".getBytes(StandardCharsets.UTF_8);
		assertThat(this.api.exchange("POST", "/tweets", contentType, body).problem())
			.isEqualTo("415 " + Messages.UNSUPPORTED_MEDIA_TYPE);
	}

	@Test
	void respondsWith415ToABodyWithoutAType() {
		assertThat(this.api.exchange("POST", "/tweets", null, new byte[] { '{', '}' }).problem())
			.isEqualTo("415 " + Messages.UNSUPPORTED_MEDIA_TYPE);
	}

	@Test
	void respondsWith415ToJsonInsteadOfAForm() {
		assertThat(this.api.post("/forms", "{}").problem()).isEqualTo("415 " + Messages.UNSUPPORTED_MEDIA_TYPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null" })
	void needsABody(String json) {
		assertThat(this.api.post("/tweets", json).problem()).isEqualTo("400 " + Messages.BODY_MISSING);
	}

	@Test
	void needsABodyWithoutATypeToo() {
		assertThat(this.api.exchange("POST", "/tweets", null, new byte[0]).problem())
			.isEqualTo("400 " + Messages.BODY_MISSING);
	}

	@ParameterizedTest
	@ValueSource(strings = { " ", "{", "x", "[]", "\"x\"", "1", "{}{}", "{\"content\":\"a\u0000\"}" })
	void respondsWith400ToMalformedJson(String json) {
		assertThat(this.api.post("/tweets", json).problem()).isEqualTo("400 " + Messages.MALFORMED_JSON);
	}

	@Test
	void respondsWith400ToBytesThatAreNotUtf8() {
		byte[] body = "{\"content\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);
		assertThat(this.api.exchange("POST", "/tweets", "application/json", body).problem())
			.isEqualTo("400 " + Messages.MALFORMED_JSON);
	}

	@Test
	void distinguishesLargeJsonFromMalformedJson() {
		assertThat(this.api.post("/tweets", "{\"x\":" + "[".repeat(100)).problem())
			.isEqualTo("400 " + Messages.JSON_TOO_LARGE);
	}

	@Test
	void respondsWith413ToALargeBody() {
		assertThat(this.api.post("/tweets", "{\"content\":\"" + "x".repeat(TestApi.LIMIT) + "\"}").problem())
			.isEqualTo("413 " + Messages.BODY_TOO_LARGE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"user_name":1}       | user_name must be text.
			{"isPrivate":"true"}  | is_private must be true or false.
			""")
	void namesTheFieldOfAnotherType(String json, String error) {
		Response response = this.api.put(USER, json);
		assertThat(response.problem()).isEqualTo("400 " + Messages.INVALID_FIELDS);
		assertThat(response.errors()).containsExactly(error);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"ids":["1-1-1-1-1"]} | ids must be a list of at most 1000 UUIDs.
			{"names":"x"}         | names must be a list.
			""")
	void namesTheListOfAnotherType(String json, String error) {
		assertThat(this.api.post("/summaries", json).errors()).containsExactly(error);
	}

	@Test
	void namesTheParameterOfAnotherType() {
		assertThat(this.api.get("/users/1-1-1-1-1").errors()).containsExactly("userId must be a UUID.");
		assertThat(this.api.get("/numbers?after_id=x").errors()).containsExactly("after_id must be a UUID.");
	}

	/** Fails at once and later. */
	private Response failure(Throwable failure) {
		Response thrown = this.api.thrown(failure);
		Response failed = this.api.failed(failure);
		assertThat(failed.status()).isEqualTo(thrown.status());
		assertThat(failed.headers().get("Retry-After")).isEqualTo(thrown.headers().get("Retry-After"));
		return failed;
	}

}
