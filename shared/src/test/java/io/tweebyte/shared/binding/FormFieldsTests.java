package io.tweebyte.shared.binding;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;

import com.sun.management.ThreadMXBean;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class FormFieldsTests {

	private static final String FORM = "application/x-www-form-urlencoded";

	private static final String MULTIPART = "multipart/form-data; boundary=xx";

	private static final int LIMIT = 1_048_576;

	@ParameterizedTest
	@ValueSource(strings = { FORM, MULTIPART, "multipart/form-data", "Application/X-WWW-Form-Urlencoded; charset=UTF-8",
			"MULTIPART/FORM-DATA;boundary=xx" })
	void knowFormsByTheirType(String contentType) {
		assertThat(FormFields.isForm("POST", contentType)).isTrue();
		assertThat(FormFields.isForm("PUT", contentType)).isTrue();
		assertThat(FormFields.isForm("GET", contentType)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "application/json", "multipart/mixed", "text/plain; multipart/form-data", "form" })
	void knowOtherBodiesByTheirType(String contentType) {
		assertThat(FormFields.isForm("POST", contentType)).isFalse();
		assertThat(FormFields.isForm("POST", null)).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			userName=a+b%20c&isPrivate=true   | a b c  | true
			userName=%C3%A9&isPrivate=false   | \u00e9 | false
			userName=\u00e9&other             | \u00e9 |
			&&userName=a=b&&isPrivate=        | a=b    | ''
			user%4Eame=%26%3D%2B%25&isPrivate | &=+%   | ''
			userName=%F0%9F%98%80             | \ud83d\ude00 |
			user_name=a&is_private=true       |        |
			""")
	void areReadFromAForm(String form, String userName, String isPrivate) {
		Map<String, String> fields = fields(FORM, form);
		assertThat(fields.get("userName")).isEqualTo(userName);
		assertThat(fields.get("isPrivate")).isEqualTo(isPrivate);
	}

	@Test
	void keepTheirOrder() {
		assertThat(fields(FORM, "c=1&a=2&b=3").keySet()).containsExactly("c", "a", "b");
	}

	@Test
	void areReadFromAMultipartForm() {
		assertThat(fields(MULTIPART, part("userName", "\u00e9 \n+%20") + part("isPrivate", "true") + "--xx--\r\n"))
			.containsExactly(Map.entry("userName", "\u00e9 \n+%20"), Map.entry("isPrivate", "true"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "content-disposition:form-data; name=a",
			"Content-Type: text/html\r\nContent-Disposition: form-data; name=\"a\"",
			"Content-Disposition: form-data;\r\n name=\"a\"\r\nX-More: y" })
	void areNamedByAHeaderOfThePart(String headers) {
		assertThat(fields("multipart/form-data; boundary=\"xx\"", "--xx\r\n" + headers + "\r\n\r\nb\r\n--xx--\r\n"))
			.isEqualTo(Map.of("a", "b"));
	}

	@Test
	void areRefusedInALargeBody() {
		ApiException failure = failure(FORM, "a=" + "x".repeat(LIMIT - 1));
		assertThat(failure.kind()).isEqualTo(ErrorKind.CONTENT_TOO_LARGE);
		assertThat(failure).hasMessage(Messages.BODY_TOO_LARGE);
		assertThat(fields(FORM, "a=" + "x".repeat(LIMIT - 2))).hasSize(1);
	}

	@Test
	void areEmptyTextWithoutAValue() {
		assertThat(fields(FORM, "a&b=&=c")).isEqualTo(Map.of("a", "", "b", "", "", "c"));
		assertThat(fields(MULTIPART, part("a", "") + "--xx--\r\n")).isEqualTo(Map.of("a", ""));
	}

	@Test
	void areNoneInAnEmptyForm() {
		assertThat(fields(FORM, "")).isEmpty();
		assertThat(fields(FORM, "&&&")).isEmpty();
		assertThat(fields(MULTIPART, "--xx--\r\n")).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "C080", "C0AF", "EDA080", "F4908080", "FF", "C3", "80" })
	void areUtf8Alone(String hex) {
		byte[] value = HexFormat.of().parseHex(hex);
		assertThat(failure(MULTIPART, form(part("email", "?".repeat(value.length)) + "--xx--\r\n", value)))
			.hasMessage(Messages.MALFORMED_FORM);
		assertThat(failure(FORM, form("email=" + "?".repeat(value.length), value))).hasMessage(Messages.MALFORMED_FORM);
		assertThat(failure(FORM, form("?".repeat(value.length) + "=email", value))).hasMessage(Messages.MALFORMED_FORM);
	}

	@ParameterizedTest
	@ValueSource(strings = { "userName=%zz", "userName=%", "userName=%4", "%FF=a", "userName=%C0%80",
			"userName=%ED%A0%80", "a=b&%" })
	void areRefusedInAMalformedForm(String form) {
		ApiException failure = failure(FORM, form);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage(Messages.MALFORMED_FORM);
		assertThat(failure.errors()).isEmpty();
	}

	@Test
	void areGivenOnce() {
		FieldError twice = new FieldError("email", "must be given once.");
		assertThat(failure(FORM, "email=a&email=b").errors()).containsExactly(twice);
		assertThat(failure(FORM, "email=a&x=y&em%61il=a").errors()).containsExactly(twice);
		assertThat(failure(FORM, "email&email").errors()).containsExactly(twice);
		assertThat(failure(MULTIPART, part("email", "a") + part("email", "a") + "--xx--\r\n").errors())
			.containsExactly(twice);
	}

	@ParameterizedTest
	@CsvSource({ "userName, user_name", "email, email", "password, password", "biography, biography",
			"isPrivate, is_private", "birthDate, birth_date", "currentPassword, current_password" })
	void areNamedAsInJsonWhenTheyAreGivenTwice(String name, String reported) {
		FieldError twice = new FieldError(reported, "must be given once.");
		assertThat(failure(FORM, name + "=a&" + name + "=b").errors()).containsExactly(twice);
		assertThat(failure(MULTIPART, part(name, "a") + part(name, "b") + "--xx--\r\n").errors())
			.containsExactly(twice);
	}

	@Test
	void areIgnoredWhenTheyAreUnknown() {
		assertThat(fields(FORM, "x=1&email=a&x=2&user_name=b&user_name=c")).containsEntry("email", "a");
		assertThat(fields(MULTIPART, part("x", "1") + part("email", "a") + part("x", "2") + "--xx--\r\n"))
			.containsEntry("email", "a");
	}

	@Test
	void areNotTheFilesOfUnknownParts() {
		String file = "--xx\r\nContent-Disposition: form-data; name=\"x\"; filename=\"a.png\"\r\n\r\n??\r\n";
		byte[] form = form(file + file + part("email", "a") + "--xx--\r\n", HexFormat.of().parseHex("FFFE"));
		assertThat(FormFields.parse(MULTIPART, form, LIMIT)).isEqualTo(Map.of("email", "a"));
		assertThat(fields(MULTIPART, file.replace("a.png", "") + part("email", "a") + "--xx--\r\n"))
			.isEqualTo(Map.of("email", "a"));
		assertThat(failure(MULTIPART, file.replace("??", "x".repeat(LIMIT)) + "--xx--\r\n"))
			.hasMessage(Messages.BODY_TOO_LARGE);
		assertThat(failure(MULTIPART, file.repeat(101) + "--xx--\r\n")).hasMessage(Messages.MALFORMED_FORM);
		assertThat(failure(MULTIPART, file)).hasMessage(Messages.MALFORMED_FORM);
	}

	@Test
	void areAHundredAtMost() {
		StringBuilder form = new StringBuilder("email=a");
		StringBuilder parts = new StringBuilder(part("email", "a"));
		for (int i = 1; i < 100; i++) {
			form.append("&f").append(i).append("=x");
			parts.append(part("f" + i, "x"));
		}
		assertThat(fields(FORM, form.toString())).hasSize(100).containsEntry("email", "a");
		assertThat(failure(FORM, form + "&g=x")).hasMessage(Messages.MALFORMED_FORM);
		assertThat(failure(FORM, form + "&f1=x")).hasMessage(Messages.MALFORMED_FORM);
		assertThat(fields(MULTIPART, parts + "--xx--\r\n")).hasSize(100).containsEntry("email", "a");
		assertThat(failure(MULTIPART, parts + part("g", "x") + "--xx--\r\n")).hasMessage(Messages.MALFORMED_FORM);
	}

	@Test
	void areReadNoFurtherThanTheFirstThatIsRefused() {
		byte[] form = "a&".repeat(500_000).getBytes(StandardCharsets.UTF_8);
		// classes are loaded
		fields(FORM, "biography=short");
		assertThat(allocated(() -> assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> FormFields.parse(FORM, form, LIMIT)))).isLessThan(2_000_000);
	}

	@Test
	void areCopiedAFewTimesOnly() {
		byte[] form = ("biography=" + "\u00e9".repeat(500_000)).getBytes(StandardCharsets.UTF_8);
		// classes are loaded
		fields(FORM, "biography=short");
		assertThat(allocated(() -> FormFields.parse(FORM, form, LIMIT))).isLessThan(6_000_000);
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
	void areRefusedInABrokenMultipartForm(String contentType) {
		assertThat(failure(contentType, "--xx\r\nno part")).hasMessage(Messages.MALFORMED_FORM);
	}

	@Test
	void areNoneInPartsOfAnotherBoundary() {
		assertThat(fields("multipart/form-data; boundary=yy", part("userName", "a") + "--xx--\r\n")).isEmpty();
	}

	@Test
	void areNeitherFilesNorPartsWithoutNames() {
		String file = "--xx\r\nContent-Disposition: form-data; name=\"email\"; filename=\"a\"\r\n\r\nx\r\n--xx--\r\n";
		String incomplete = part("email", "a") + "--xx\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nx";
		String nameless = "--xx\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xx--\r\n";
		String bare = "--xx\r\n\r\nx\r\n--xx--\r\n";
		for (String form : new String[] { file, incomplete, nameless, bare }) {
			assertThat(failure(MULTIPART, form)).hasMessage(Messages.MALFORMED_FORM);
		}
	}

	private static byte[] form(String form, byte[] value) {
		byte[] bytes = form.getBytes(StandardCharsets.UTF_8);
		System.arraycopy(value, 0, bytes, form.indexOf('?'), value.length);
		return bytes;
	}

	private static String part(String name, String value) {
		return "--xx\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
	}

	private static Map<String, String> fields(String contentType, String form) {
		return FormFields.parse(contentType, form.getBytes(StandardCharsets.UTF_8), LIMIT);
	}

	private static ApiException failure(String contentType, String form) {
		return failure(contentType, form.getBytes(StandardCharsets.UTF_8));
	}

	private static ApiException failure(String contentType, byte[] form) {
		return catchThrowableOfType(ApiException.class, () -> FormFields.parse(contentType, form, LIMIT));
	}

}
