package io.tweebyte.gateway;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Bodies that are files. */
@TestPropertySource(properties = { "tweebyte.uploads.limit=1", "tweebyte.uploads.time=5s", "tweebyte.time.head=10s" })
class UploadsIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/tweet-service/tweets/" + USER + "/picture";

	private static final String FORM = "Content-Type: multipart/form-data; boundary=x\r\n";

	private static final int LARGEST = (10 << 20) + (64 << 10);

	@TempDir
	private static Path directory;

	@DynamicPropertySource
	static void directory(DynamicPropertyRegistry registry) {
		registry.add("tweebyte.uploads.directory", directory::toString);
	}

	@AfterEach
	void leavesNoFile() {
		assertThat(directory).isEmptyDirectory();
	}

	@BeforeEach
	void respondWithLengths() {
		services((request, connection) -> {
			String body = connection.readBody();
			String answer = "{\"length\":" + body.length() + ",\"hash\":" + body.hashCode() + "}";
			connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + answer.length()
					+ "\r\n\r\n" + answer);
		});
	}

	@Test
	void arePassedOnWhole() throws IOException {
		String body = body(LARGEST);
		assertThat(send("PUT", PATH, FORM + "Content-Length: " + LARGEST + "\r\n", body).body())
			.isEqualTo("{\"length\":" + LARGEST + ",\"hash\":" + body.hashCode() + "}");
		assertThat(asked().header("Content-Length")).isEqualTo(Integer.toString(LARGEST));
	}

	@Test
	void arePassedOnInChunks() throws IOException {
		String body = body(100_000);
		Response response = send("PUT", PATH, FORM + "Transfer-Encoding: chunked\r\n",
				"186a0\r\n" + body + "\r\n0\r\n\r\n");
		assertThat(response.body()).contains("\"length\":100000,\"hash\":" + body.hashCode());
	}

	@Test
	void mayHaveNoBody() throws IOException {
		assertThat(send("PUT", PATH, "", "").body()).contains("\"length\":0,");
	}

	@Test
	void areRefusedWhenTheyAreTooLarge() throws IOException {
		assertTooLarge(send("PUT", PATH, FORM + "Content-Length: " + (LARGEST + 1) + "\r\n", ""));
		assertTooLarge(send("PUT", PATH, FORM + "Transfer-Encoding: chunked\r\n",
				Integer.toHexString(LARGEST + 1) + "\r\n" + body(LARGEST + 1) + "\r\n"));
		assertThat(isNoServiceCalled()).isTrue();
	}

	private static void assertTooLarge(Response response) {
		assertThat(response.status()).isEqualTo(413);
		assertThat(response.body()).contains("The picture is larger than 10 MiB.");
	}

	@Test
	void areFewAtOnce() throws IOException {
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch begun = new CountDownLatch(1);
		services((request, connection) -> {
			begun.countDown();
			awaitLatch(end);
			connection.respond("200 OK", "{}");
		});
		String upload = head("PUT", PATH, FORM + "Content-Length: 1\r\n") + "\r\n-";
		RawHttp first = client("127.0.0.1").send(upload);
		awaitLatch(begun);
		// nothing is left when the gateway is killed
		assertThat(directory).isEmptyDirectory();
		assertBusy(exchange(upload));
		end.countDown();
		assertThat(first.read().status()).isEqualTo(200);
		assertThat(exchange(upload).status()).isEqualTo(200);
	}

	@Test
	void giveTheirPlacesBackWhenClientsHangUp() throws IOException {
		String upload = head("PUT", PATH, FORM + "Content-Length: 1\r\n") + "\r\n-";
		RawHttp begun = client("127.0.0.1")
			.send(head("PUT", PATH, FORM + "Content-Length: 100000\r\nExpect: 100-continue\r\n") + "\r\n");
		assertThat(begun.readHead().status()).isEqualTo(100);
		assertBusy(exchange(upload));
		begun.send(body(70_000)).reset();

		await().atMost(Duration.ofSeconds(4)).until(() -> exchange(upload).status() == 200);
	}

	@Test
	void haveWholeResponsesOfServicesThatRespondBeforeTheyReadThem() throws IOException {
		services((request, connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\nfirst");
			connection.readBody();
			connection.send("rest");
		});
		assertThat(send("PUT", PATH, FORM + "Content-Length: " + LARGEST + "\r\n", body(LARGEST)).body())
			.isEqualTo("firstrest");
	}

	@Test
	void haveResponsesThatMayBeReadSlowly() throws IOException {
		String large = body(30_000_000);
		services((request, connection) -> connection.respond("200 OK", large));
		String upload = head("PUT", PATH, FORM + "Content-Length: 1\r\n") + "\r\n-";
		client("127.0.0.1").send(upload);

		await().until(() -> exchange(upload).status() == 200);
	}

	@Test
	void haveABreakerOfTheirOwn() throws IOException {
		services((request, connection) -> {
			if (request.method().equals("PUT")) {
				connection.close();
			}
			else {
				connection.respond("200 OK", "{}");
			}
		});
		for (int i = 0; i < 60; i++) {
			assertThat(send("PUT", PATH, FORM + "Content-Length: 1\r\n", "-").status()).isEqualTo(503);
		}
		assertThat(get(PATH).status()).isEqualTo(200);
	}

	@Test
	void areRefusedWhenTheyAreLate() throws IOException {
		RawHttp late = client("127.0.0.1").send(head("PUT", PATH, FORM + "Content-Length: 2\r\n") + "\r\n-");
		Response response = late.read();
		assertThat(response.status()).isEqualTo(400);
		assertThat(response.body()).contains("The body took too long to arrive.");
		assertThat(isNoServiceCalled()).isTrue();
	}

	@Test
	void haveADownloadOfWhichNoPartIsSentThatMayBeOfAnotherPicture() throws IOException {
		send("GET", PATH, "Range: bytes=0-1\r\n", "");
		assertThat(asked().header("Range")).isEqualTo("bytes=0-1");
		send("GET", PATH, "Range: bytes=0-1\r\nIf-Range: \"tag\"\r\n", "");
		assertThat(asked().header("Range")).isNull();
		send("GET", PATH, "Range: lines=0-1\r\n", "");
		assertThat(asked().header("Range")).isNull();
	}

	@Test
	void haveAnEntityTagThatServicesCompareUnlikeThatOfATweet() throws IOException {
		send("GET", PATH, "If-None-Match: \"tag\"\r\n", "");
		assertThat(asked().header("If-None-Match")).isEqualTo("\"tag\"");
		send("GET", PATH.replace("/picture", ""), "If-None-Match: \"1\"\r\n", "");
		assertThat(asked().header("If-None-Match")).isNull();
	}

	private static String body(int length) {
		StringBuilder body = new StringBuilder(length);
		for (int i = 0; i < length; i++) {
			body.append((char) ('a' + i % 23));
		}
		return body.toString();
	}

}
