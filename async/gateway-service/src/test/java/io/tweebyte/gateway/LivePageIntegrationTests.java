package io.tweebyte.gateway;

import java.io.IOException;
import java.util.List;

import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The page to see the backend live, which needs no token. */
class LivePageIntegrationTests extends GatewayIntegrationTest {

	@ParameterizedTest
	@CsvSource({ "/, text/html, <title>tweebyte</title>", "/page/race.html, text/html, <title>Race",
			"/page/page.js, text/javascript, import", "/page/style.css, text/css, color-scheme",
			"/page/icon.svg, image/svg+xml, <svg" })
	void isServedWithoutAToken(String path, String type, String part) throws IOException {
		Response response = exchange(bare("GET", path, "\r\n"));
		assertThat(response.status()).isEqualTo(200);
		assertThat(response.body()).contains(part);
		assertThat(response.headers()).containsEntry("Content-Type", List.of(type + ";charset=UTF-8"))
			.containsEntry("Cache-Control", List.of("no-cache"))
			.containsEntry("Content-Disposition", List.of("inline"))
			.containsEntry("X-Frame-Options", List.of("DENY"))
			.containsEntry("X-Content-Type-Options", List.of("nosniff"));
		assertThat(isNoServiceCalled()).isTrue();
	}

	@Test
	void isNotSentToAClientThatHasIt() throws IOException {
		Response response = exchange(bare("GET", "/", "\r\n"));
		Response again = exchange(bare("GET", "/", "If-None-Match: " + response.header("ETag") + "\r\n\r\n"));
		assertThat(again.status()).isEqualTo(304);
		assertThat(again.body()).isEmpty();
		assertThat(again.header("ETag")).isEqualTo(response.header("ETag"));
		assertThat(again.header("Cache-Control")).isEqualTo("no-cache");
	}

	@ParameterizedTest
	@CsvSource({ "/, frame-ancestors 'none'", "/page/race.html, frame-ancestors 'none'",
			"/page/lane.html, frame-ancestors http://localhost:* http://127.0.0.1:*" })
	void mayBeFramedOnlyWhereItIsALane(String path, String framed) throws IOException {
		Response response = exchange(bare("GET", path, "\r\n"));
		assertThat(response.headers().get("Content-Security-Policy")).singleElement()
			.asString()
			.startsWith("default-src 'none'; script-src 'self'; style-src 'self';")
			.endsWith("; " + framed);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/page", "/page/nothing.js", "/page/page.js/more", "/page/PageFile.class" })
	void hasNoOtherFiles(String path) throws IOException {
		Response response = exchange(bare("GET", path, "\r\n"));
		assertThat(response.status()).isEqualTo(404);
		assertThat(response.headers()).containsAllEntriesOf(PROTECTION);
	}

	@Test
	void needsATokenForOtherMethods() throws IOException {
		assertThat(exchange(bare("POST", "/", "Content-Length: 0\r\n\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("DELETE", "/page/page.js", "\r\n")).status()).isEqualTo(401);
	}

}
