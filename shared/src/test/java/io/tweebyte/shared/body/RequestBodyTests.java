package io.tweebyte.shared.body;

import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;

import com.sun.management.ThreadMXBean;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserUpdate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class RequestBodyTests {

	private static final String JSON = "application/json";

	private static final String FORM = "application/x-www-form-urlencoded";

	private static final String MULTIPART = "multipart/form-data; boundary=xx";

	@Test
	void readsJson() {
		assertThat(body(JSON, "{\"email\":\"\u00e9\",\"password\":\"\",\"other\":1}").as(LoginRequest.class))
			.isEqualTo(new LoginRequest("\u00e9", ""));
		assertThat(body("Application/JSON;charset=UTF-8", "{}").as(LoginRequest.class))
			.isEqualTo(new LoginRequest(null, null));
	}

	@Test
	void readsBothSpellingsOfAName() {
		assertThat(body(JSON, "{\"user_name\":\"a\",\"is_private\":true}").as(UserUpdate.class))
			.isEqualTo(body(JSON, "{\"userName\":\"a\",\"isPrivate\":true}").as(UserUpdate.class));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			userName=a+b%20c&isPrivate=true   | a b c | true
			userName=%C3%A9&isPrivate=false   | \u00e9 | false
			userName=\u00e9&other             | \u00e9 |
			&&userName=a=b&&isPrivate=        | a=b   |
			user_name=a&is_private=true       | a     | true
			""")
	void readsAForm(String form, String userName, Boolean isPrivate) {
		RegistrationForm read = body(FORM, form).as(RegistrationForm.class);
		assertThat(read.userName()).isEqualTo(userName);
		assertThat(read.isPrivate()).isEqualTo(isPrivate);
	}

	@Test
	void readsAMultipartForm() {
		RegistrationForm read = body(MULTIPART,
				part("userName", "\u00e9 \n+%20") + part("isPrivate", "true") + "--xx--\r\n")
			.as(RegistrationForm.class);
		assertThat(read.userName()).isEqualTo("\u00e9 \n+%20");
		assertThat(read.isPrivate()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { JSON, FORM, MULTIPART })
	void needsABody(String contentType) {
		assertThat(failure(contentType, new byte[0], LoginRequest.class)).hasMessage(Sentences.BODY_MISSING);
	}

	@Test
	void takesNullForNoBody() {
		assertThat(failure(JSON, "null", LoginRequest.class)).hasMessage(Sentences.BODY_MISSING);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { " ", "{", "x", "[]", "\"x\"", "1", "{}{}", "{\"email\":\"\\u1\"}", "{\"email\":\"a\u0000\"}" })
	void refusesMalformedJson(String json) {
		assertThat(failure(JSON, json, LoginRequest.class)).hasMessage(Sentences.MALFORMED_JSON);
	}

	@Test
	void readsUtf8Alone() {
		for (String charset : new String[] { "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1" }) {
			byte[] bytes = "{\"email\":\"\u00e9\"}".getBytes(Charset.forName(charset));
			assertThat(failure(JSON, bytes, LoginRequest.class)).as(charset).hasMessage(Sentences.MALFORMED_JSON);
		}
	}

	@ParameterizedTest
	@CsvSource({ "C080", "C0AF", "EDA080", "F4908080", "FF", "C3", "80" })
	void refusesBytesThatAreNotUtf8(String hex) {
		byte[] bytes = ("{\"email\":\"" + "?".repeat(hex.length() / 2) + "\"}").getBytes(StandardCharsets.UTF_8);
		for (int i = 0; i < hex.length() / 2; i++) {
			bytes[10 + i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
		}
		assertThat(failure(JSON, bytes, LoginRequest.class)).hasMessage(Sentences.MALFORMED_JSON);
		assertThat(failure(MULTIPART, multipart(bytes), LoginRequest.class)).hasMessage(Sentences.MALFORMED_FORM);
		assertThat(failure(FORM, bytes, LoginRequest.class)).hasMessage(Sentences.MALFORMED_FORM);
	}

	@Test
	void tellsLargeJsonFromMalformed() {
		for (String json : List.of("{\"x\":" + "[".repeat(100_000), "{\"x\":" + "1".repeat(100_000) + "}",
				"{\"email\":" + "1".repeat(100_000) + "}", "{\"" + "x".repeat(100_000) + "\":1}")) {
			assertThat(failure(JSON, json, LoginRequest.class)).hasMessage(Sentences.JSON_TOO_LARGE);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"user_name":1}         | user_name  | must be text.
			{"userName":[]}         | user_name  | must be text.
			{"isPrivate":"true"}    | is_private | must be true or false.
			{"is_private":1}        | is_private | must be true or false.
			{"password":{"a":1}}    | password   | must be text.
			""")
	void blamesTheFieldOfAnotherKind(String json, String field, String message) {
		ContractException failure = failure(JSON, json, UserUpdate.class);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure.errors()).containsExactly(new FieldError(field, message));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"ids":"x"}     | must be a list.
			{"ids":{}}      | must be a list.
			{"ids":[1]}     | must be text.
			{"ids":[[]]}    | must be text.
			""")
	void blamesTheListOfAnotherKind(String json, String message) {
		assertThat(failure(JSON, json, SummariesRequest.class).errors())
			.containsExactly(new FieldError("ids", message));
	}

	@Test
	void blamesTheFieldOfAForm() {
		assertThat(failure(FORM, "isPrivate=yes", RegistrationForm.class).errors())
			.containsExactly(new FieldError("is_private", "must be true or false."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "userName=%zz", "userName=%", "%FF=a", "userName=%C0%80", "userName=%ED%A0%80" })
	void refusesMalformedForms(String form) {
		assertThat(failure(FORM, form, RegistrationForm.class)).hasMessage(Sentences.MALFORMED_FORM);
	}

	@Test
	void refusesAFieldThatIsGivenTwice() {
		FieldError twice = new FieldError("email", "must be given once.");
		assertThat(failure(FORM, "email=a&email=b", RegistrationForm.class).errors()).containsExactly(twice);
		assertThat(failure(MULTIPART, part("email", "a") + part("email", "a") + "--xx--\r\n", RegistrationForm.class)
			.errors()).containsExactly(twice);
	}

	@Test
	void takesAHundredFields() {
		StringBuilder form = new StringBuilder("email=a");
		for (int i = 1; i < 100; i++) {
			form.append("&f").append(i).append("=x");
		}
		assertThat(body(FORM, form.toString()).as(RegistrationForm.class).email()).isEqualTo("a");
		assertThat(failure(FORM, form + "&g=x", RegistrationForm.class)).hasMessage(Sentences.MALFORMED_FORM);
	}

	@Test
	void readsNoMoreFieldsThanItTakes() {
		RequestBody form = body(FORM, "a&".repeat(500_000));
		assertThat(allocated(() -> assertThatExceptionOfType(ContractException.class)
			.isThrownBy(() -> form.as(RegistrationForm.class)))).isLessThan(1_000_000);
	}

	@Test
	void copiesALongFieldAFewTimesOnly() {
		RequestBody form = body(FORM, "biography=" + "\u00e9".repeat(500_000));
		// classes are loaded
		body(FORM, "biography=short").as(RegistrationForm.class);
		assertThat(allocated(() -> form.as(RegistrationForm.class))).isLessThan(6_000_000);
	}

	private static long allocated(Runnable action) {
		ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
		long before = threads.getCurrentThreadAllocatedBytes();
		action.run();
		return threads.getCurrentThreadAllocatedBytes() - before;
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=xx" })
	void refusesABrokenMultipartForm(String contentType) {
		assertThat(failure(contentType, "--xx\r\nno part", RegistrationForm.class))
			.hasMessage(Sentences.MALFORMED_FORM);
	}

	@Test
	void findsNothingInPartsOfAnotherBoundary() {
		String form = part("userName", "a") + "--xx--\r\n";
		assertThat(body("multipart/form-data; boundary=yy", form).as(RegistrationForm.class).userName()).isNull();
	}

	@Test
	void refusesFilesAndPartsWithoutNames() {
		String file = "--xx\r\nContent-Disposition: form-data; name=\"email\"; filename=\"a\"\r\n\r\nx\r\n--xx--\r\n";
		String nameless = "--xx\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xx--\r\n";
		String cut = part("email", "a") + "--xx\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nx";
		for (String form : new String[] { file, cut }) {
			assertThat(failure(MULTIPART, form, RegistrationForm.class)).hasMessage(Sentences.MALFORMED_FORM);
		}
		assertThat(catchThrowableOfType(ContractException.class,
				() -> body(MULTIPART, nameless).as(RegistrationForm.class).validated(LocalDate.MAX))
			.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
	}

	private static byte[] multipart(byte[] value) {
		byte[] form = (part("email", "?".repeat(value.length)) + "--xx--\r\n").getBytes(StandardCharsets.UTF_8);
		System.arraycopy(value, 0, form, new String(form, StandardCharsets.UTF_8).indexOf('?'), value.length);
		return form;
	}

	private static String part(String name, String value) {
		return "--xx\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
	}

	private static RequestBody body(String contentType, String text) {
		return new RequestBody(contentType, text.getBytes(StandardCharsets.UTF_8));
	}

	private static ContractException failure(String contentType, String text, Class<?> type) {
		return failure(contentType, text.getBytes(StandardCharsets.UTF_8), type);
	}

	private static ContractException failure(String contentType, byte[] bytes, Class<?> type) {
		return catchThrowableOfType(ContractException.class, () -> new RequestBody(contentType, bytes).as(type));
	}

}
