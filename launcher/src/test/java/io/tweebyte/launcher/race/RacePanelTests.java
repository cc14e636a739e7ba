package io.tweebyte.launcher.race;

import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;

import io.tweebyte.servers.process.Pause;
import io.tweebyte.testsupport.RawHttp;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RacePanelTests {

	private static final String DELAY = "{\"service\": \"interaction\", \"millis\": 300}";

	private RunningPanel panel;

	@BeforeEach
	void start() throws IOException {
		this.panel = new RunningPanel();
	}

	@AfterEach
	void stop() throws IOException {
		this.panel.close();
	}

	@Test
	void servesAPageThatThisMachineAloneMayFrame() throws IOException {
		RawHttp.Response page = this.panel.get("/", "Sec-Fetch-Site: cross-site");
		assertThat(page.status()).isEqualTo(200);
		assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
		assertThat(page.header("Content-Security-Policy"))
			.startsWith("default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'none'; ")
			.endsWith("; frame-ancestors http://localhost:* http://127.0.0.1:*");
		assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
		assertThat(page.body()).contains("src=\"/panel.js\"").doesNotContain("<style", " on");
	}

	@Test
	void servesItsScript() throws IOException {
		RawHttp.Response script = this.panel.get("/panel.js");
		assertThat(script.status()).isEqualTo(200);
		assertThat(script.header("Content-Type")).isEqualTo("text/javascript;charset=UTF-8");
	}

	@Test
	void delaysAService() throws IOException {
		RawHttp.Response response = this.panel.post("/delay", DELAY);
		assertThat(response.status()).isEqualTo(200);
		assertThat(this.panel.callInteraction()).isBetween(Duration.ofMillis(300), Duration.ofSeconds(10));
		assertThat(RunningPanel.json(this.panel.get("/settings")).at("/delays/interaction").intValue()).isEqualTo(300);

		this.panel.post("/delay", "{\"service\": \"interaction\", \"millis\": 0}");
		assertThat(this.panel.callInteractionOften()).isLessThan(Duration.ofMillis(300));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/delay   | {"service": "interaction", "millis": -1}   | millis must be a whole number from 0 to 1,000.
			/delay   | {"service": "interaction", "millis": 1001} | millis must be a whole number from 0 to 1,000.
			/delay   | {"service": "interaction", "millis": 1.5}  | millis must be a whole number from 0 to 1,000.
			/delay   | {"service": "interaction", "millis": "1"}  | millis must be a whole number from 0 to 1,000.
			/delay   | {"service": "gateway", "millis": 1}        | service must be user, tweet or interaction.
			/delay   | {"millis": 1}                              | service must be user, tweet or interaction.
			/delay   | [1]                                        | millis must be a whole number from 0 to 1,000.
			/delay   | {"service":                                | The body is not JSON.
			/streams | {"count": 51}                              | count must be a whole number from 0 to 50.
			/streams | {"count": -1}                              | count must be a whole number from 0 to 50.
			/streams | {"count": 1}                               | token is missing or malformed.
			/streams | {"count": 1, "token": "a b"}               | token is missing or malformed.
			/streams | {"count": 1, "token": "a", "author": "b"}  | author is missing or malformed.
			""")
	void explainsWhatIsWrongWithAChange(String path, String body, String message) throws IOException {
		RawHttp.Response response = this.panel.post(path, body);
		assertThat(response.status()).isEqualTo(400);
		assertThat(response.header("Content-Type")).isEqualTo("application/problem+json");
		assertThat(RunningPanel.json(response).path("detail").asString()).isEqualTo(message);
	}

	@Test
	void refusesOtherHosts() throws IOException {
		int port = this.panel.port();
		assertThat(this.panel.exchange("GET /settings", "localhost:" + port, "").status()).isEqualTo(200);
		for (String host : new String[] { "evil.example:" + port, "127.0.0.1", "127.0.0.1:1",
				"127.0.0.1:" + port + "\r\nHost: localhost:" + port }) {
			assertThat(this.panel.exchange("GET /settings", host, "").status()).as(host).isEqualTo(403);
			assertThat(this.panel.exchange("GET /", host, "").status()).as(host).isEqualTo(403);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "http://127.0.0.1:8080", "http://evil.example", "null" })
	void refusesChangesByOtherPages(String origin) throws IOException {
		RawHttp.Response response = this.panel.send("POST /delay", DELAY, "Origin: " + origin,
				"Content-Type: application/json");
		assertThat(response.status()).isEqualTo(403);
		assertThat(this.panel.callInteractionOften()).isLessThan(Duration.ofMillis(300));
	}

	@Test
	void refusesChangesByForms() throws IOException {
		assertThat(this.panel.send("POST /delay", DELAY, "Content-Type: application/json").status()).isEqualTo(403);
		assertThat(this.panel.send("POST /delay", DELAY, "Origin: " + this.panel.origin(), "Content-Type: text/plain")
			.status()).isEqualTo(415);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/settings", "/gauges", "/panel.js" })
	void refusesReadsByOtherPages(String path) throws IOException {
		assertThat(this.panel.get(path, "Sec-Fetch-Site: same-origin").status()).isEqualTo(200);
		assertThat(this.panel.get(path, "Sec-Fetch-Site: same-site").status()).isEqualTo(403);
		assertThat(this.panel.get(path, "Sec-Fetch-Site: cross-site").status()).isEqualTo(403);
	}

	@Test
	void refusesLargeBodies() throws IOException {
		assertThat(this.panel.post("/delay", " ".repeat(8193)).status()).isEqualTo(413);
	}

	@ParameterizedTest
	@CsvSource({ "GET /delay, 405, POST", "POST /gauges, 405, GET", "HEAD /, 405, GET", "GET /nothing, 404,",
			"GET /panel.html, 404,", "GET /settings?x=1, 404,", "GET /../panel.js, 404," })
	void servesNothingElse(String request, int status, String allow) throws IOException {
		try (RawHttp connection = RawHttp.connect(this.panel.port())) {
			RawHttp.Response response = connection
				.send(request + " HTTP/1.1\r\nHost: localhost:" + this.panel.port() + "\r\n\r\n")
				.readHead();
			assertThat(response.status()).isEqualTo(status);
			assertThat(response.header("Allow")).isEqualTo(allow);
		}
	}

	@Test
	void readsWhatABackendOccupies() throws IOException {
		JsonNode gauges = gauges();
		assertThat(gauges.path("name").asString()).isEqualTo("async");
		assertThat(this.panel.gateway().address()).endsWith(":" + gauges.path("gateway").intValue());
		assertThat(gauges.path("threads").intValue()).isEqualTo(20);
		assertThat(gauges.path("heap").intValue()).isEqualTo(3_000_000);
		assertThat(gauges.path("waiting").intValue()).isZero();
	}

	@Test
	void omitsFiguresThatAServiceDoesNotReport() throws IOException {
		this.panel.gateway().respond((request, connection) -> connection.respond("503 Busy", ""));
		assertThat(gauges().path("threads").isNull()).isTrue();
		assertThat(gauges().path("waiting").isNull()).isTrue();
	}

	@Test
	void readsStreamsInTheBackgroundUntilTheyAreNotWanted() throws IOException {
		this.panel.post("/streams", "{\"count\": 3, \"token\": \"secret\", \"author\": \"%s\"}"
			.formatted("01234567-89ab-cdef-0123-456789abcdef"));
		assertThat(Pause.until(() -> streams("ended") > 3, Duration.ofSeconds(30), Duration.ofMillis(20))).isTrue();
		this.panel.post("/streams", "{\"count\": 0}");
		assertThat(Pause.until(() -> streams("open") == 0, Duration.ofSeconds(30), Duration.ofMillis(20))).isTrue();
		assertThat(streams("failed")).isZero();
	}

	@Test
	void refusesConnectionsAfterItsEnd() throws IOException {
		this.panel.close();
		assertThatExceptionOfType(ConnectException.class).isThrownBy(() -> this.panel.get("/"));
	}

	private int streams(String count) {
		try {
			return gauges().at("/streams/" + count).intValue();
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private JsonNode gauges() throws IOException {
		return RunningPanel.json(this.panel.get("/gauges")).path(0);
	}

}
