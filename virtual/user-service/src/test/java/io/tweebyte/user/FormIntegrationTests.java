package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class FormIntegrationTests extends UserServiceIntegrationTest {

	private static final String URL_ENCODED = "application/x-www-form-urlencoded";

	private static final String MULTIPART = "multipart/form-data; boundary=b";

	private static final String MALFORMED = "400 The body is not a well-formed form in UTF-8.";

	@Test
	void bindsFieldsOfTheBodyAlone() {
		String name = "u" + UUID.randomUUID().toString().substring(0, 13);
		String rest = "&email=" + name + "%40example.org&password=a+long+secret&birthDate=1990-12-31";

		assertThat(ServiceCaller.errors(this.client.form("/auth/register?userName=" + name, rest)))
			.isEqualTo("user_name is required.\n");
		assertThat(
				this.client.form("/auth/register?userName=other&isPrivate=x", "userName=" + name + rest).statusCode())
			.isEqualTo(200);
	}

	@Test
	void bindsFieldsOfAChangeToo() {
		Account ada = this.client.register(false);

		assertThat(change(ada, "?biography=Query", URL_ENCODED, "biography=Body").statusCode()).isEqualTo(204);
		assertThat(change(ada, "?isPrivate=false", MULTIPART, part("isPrivate", "true") + "--b--").statusCode())
			.isEqualTo(204);

		assertThat(query("select concat(biography, ' ', is_private) from users where id = '" + ada.id() + "'"))
			.isEqualTo("Body t");
	}

	private HttpResponse<String> change(Account user, String query, String contentType, String form) {
		return this.client.send("PUT", "/users/" + user.id() + query, form, "Authorization", "Bearer " + user.token(),
				"Content-Type", contentType);
	}

	@ParameterizedTest
	@ValueSource(strings = { "userName=%C3%28", "userName=%zz", "%FF=a", "unknown=%" })
	void refusesEscapesThatAreMalformed(String form) {
		assertThat(ServiceCaller.detail(register(URL_ENCODED, form))).isEqualTo(MALFORMED);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			form-data; name="userName"; filename="a" | --b--
			form-data                                | --b--
			form-data; name="userName"               | --b
			form-data; name="userName"               |
			""")
	void refusesPartsThatAreMalformed(String disposition, String end) {
		String form = "--b\r\nContent-Disposition: " + disposition + "\r\n\r\na\r\n" + end;
		assertThat(ServiceCaller.detail(register(MULTIPART, form))).isEqualTo(MALFORMED);
	}

	@Test
	void refusesAFormWithoutABoundary() {
		assertThat(ServiceCaller.detail(register("multipart/form-data", part("userName", "a") + "--b--")))
			.isEqualTo(MALFORMED);
	}

	@Test
	void refusesAFieldThatIsGivenTwice() {
		String twice = "email must be given once.\n";
		assertThat(ServiceCaller.errors(register(URL_ENCODED, "email=a&em%61il=a"))).isEqualTo(twice);
		assertThat(ServiceCaller.errors(register(MULTIPART, part("email", "a") + part("email", "a") + "--b--")))
			.isEqualTo(twice);
	}

	@Test
	void namesAFieldThatIsGivenTwiceAsInJson() {
		String twice = "user_name must be given once.\n";
		assertThat(ServiceCaller.errors(register(URL_ENCODED, "userName=a&userName=b"))).isEqualTo(twice);
		assertThat(ServiceCaller.errors(register(MULTIPART, part("userName", "a") + part("userName", "b") + "--b--")))
			.isEqualTo(twice);
	}

	@Test
	void ignoresUnknownFieldsAndFiles() {
		Account ada = this.client.register(false);
		String file = "--b\r\nContent-Disposition: form-data; name=\"avatar\"; filename=\"a.png\"\r\n"
				+ "Content-Type: image/png\r\n\r\na\r\n";
		String fields = part("x", "1") + part("isPrivate", "true") + part("x", "2");

		assertThat(change(ada, "", URL_ENCODED, "x=1&biography=Form&x=2").statusCode()).isEqualTo(204);
		assertThat(change(ada, "", MULTIPART, file + fields + file + "--b--").statusCode()).isEqualTo(204);

		assertThat(query("select concat(biography, ' ', is_private) from users where id = '" + ada.id() + "'"))
			.isEqualTo("Form t");
	}

	@Test
	void refusesMoreThanAHundredFields() {
		String form = IntStream.range(0, 101).mapToObj((i) -> "f" + i + "=").collect(Collectors.joining("&"));
		String parts = IntStream.range(0, 101).mapToObj((i) -> part("f" + i, "")).collect(Collectors.joining());
		assertThat(ServiceCaller.detail(register(URL_ENCODED, form))).isEqualTo(MALFORMED);
		assertThat(ServiceCaller.detail(register(MULTIPART, parts + "--b--"))).isEqualTo(MALFORMED);
	}

	@ParameterizedTest
	@ValueSource(strings = { URL_ENCODED, MULTIPART })
	void refusesALargeForm(String contentType) {
		assertThat(ServiceCaller.detail(register(contentType, "x".repeat(1_048_577))))
			.isEqualTo("413 The body is larger than 1 MiB.");
	}

	private HttpResponse<String> register(String contentType, String form) {
		return this.client.send("POST", "/auth/register", form, "Content-Type", contentType);
	}

	private static String part(String name, String value) {
		return "--b\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
	}

}
