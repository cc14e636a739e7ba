package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Uploads of a service that reads two at once. Each user has one at once, and three per
 * hour.
 */
@DirtiesContext
@ExtendWith(OutputCaptureExtension.class)
@TestPropertySource(properties = { "tweebyte.pictures.uploads=2", "tweebyte.pictures.uploads-per-user=1",
		"tweebyte.pictures.uploads-per-hour=3", "tweebyte.pictures.threads=1", "tweebyte.time.request=3s" })
class PictureLimitsIntegrationTests extends TweetServiceIntegrationTest {

	private static final byte[] PICTURE = Pictures.of("png", 60, 30);

	/** More than the parts of a form in memory, in bytes. */
	private static final int LARGE = 1 << 20;

	private final Neighbours neighbours = new Neighbours();

	private final UUID first = Identifiers.next();

	private final UUID second = Identifiers.next();

	@Autowired
	private ThreadPoolTaskExecutor pictureThreads;

	@Autowired
	private PictureSettings pictureSettings;

	/** The first upload of a JVM may take longer than one may wait in these tests. */
	@BeforeEach
	void uploadOne() {
		Awaitility.await().atMost(Duration.ofMinutes(1)).ignoreExceptions().until(() -> {
			UUID other = Identifiers.next();
			return upload(post(other), other).statusCode() == 200;
		});
	}

	@Test
	void refusesMoreUploadsAtOnce() throws SQLException {
		String pathOfFirst = post(this.first);
		String pathOfSecond = post(this.second);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute(
					"select 1 from tweets where user_id in ('%s', '%s') for update".formatted(this.first, this.second));
			CompletableFuture<HttpResponse<String>> held = begin(pathOfFirst, this.first, 1);
			HttpResponse<String> refused = upload(pathOfFirst, this.first);
			assertThat(refused.statusCode()).as(refused.body()).isEqualTo(429);
			CompletableFuture<HttpResponse<String>> other = begin(pathOfSecond, this.second, 2);
			assertThat(ServiceCaller.detail(upload(pathOfFirst, this.first)))
				.isEqualTo("503 The service is busy; try again.");
			connection.commit();
			assertThat(held.join().statusCode()).as(held.join().body()).isEqualTo(200);
			assertThat(other.join().statusCode()).as(other.join().body()).isEqualTo(200);
		}
		assertThat(upload(pathOfFirst, this.first).statusCode()).isEqualTo(200);
	}

	@Test
	void refusesMoreUploadsPerHour() {
		String path = post(this.first);
		for (int i = 0; i < 3; i++) {
			assertThat(upload(path, this.first).statusCode()).isEqualTo(200);
		}
		HttpResponse<String> refused = upload(path, this.first);
		assertThat(refused.statusCode()).as(refused.body()).isEqualTo(429);
		assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1_000L, 1_200L);
		assertThat(upload(post(this.second), this.second).statusCode()).isEqualTo(200);
	}

	@Test
	void commitsNothingAfterATimeout(CapturedOutput output) {
		String path = post(this.first);
		CountDownLatch end = new CountDownLatch(1);
		this.pictureThreads.submit(() -> end.await(20, TimeUnit.SECONDS));

		assertThat(ServiceCaller.detail(upload(path, this.first)))
			.isEqualTo("503 The response took too long; try again.");
		// the work has its place until it ends
		assertThat(upload(path, this.first).statusCode()).isEqualTo(429);
		end.countDown();
		Awaitility.await().until(() -> upload(path, this.first).statusCode() == 200);
		assertThat(this.client.get(path, this.first).body()).contains("\"version\":2,");
		assertThat(output).doesNotContain("A picture could not be written.");
	}

	@Test
	void leavesNoFormOfAClientThatHasGone() throws IOException {
		String path = post(this.first);
		CountDownLatch end = new CountDownLatch(1);
		this.pictureThreads.submit(() -> end.await(20, TimeUnit.SECONDS));
		byte[] form = Pictures.form(Arrays.copyOf(PICTURE, LARGE));
		int before = unused();
		try (RawHttp client = RawHttp.connect(this.port)) {
			client
				.send("PUT " + path + "/picture HTTP/1.1\r\nHost: localhost\r\nAuthorization: "
						+ ServiceCaller.authorization(this.first) + "\r\nContent-Type: " + Pictures.FORM
						+ "\r\nContent-Length: " + form.length + "\r\n\r\n")
				.send(form);
			Awaitility.await().until(() -> unused() == before + 1);
			client.reset();
		}
		// the work has its place until it ends
		assertThat(upload(path, this.first).statusCode()).isEqualTo(429);
		end.countDown();
		Awaitility.await().until(() -> this.pictureSettings.incoming().toFile().list().length == 0);
	}

	private static int unused() {
		return Integer.parseInt(query("select count(*) from unused_pictures"));
	}

	private String post(UUID author) {
		NEIGHBOURS.respond(this.neighbours.user(author, false));
		return "/tweets/"
				+ ServiceCaller.json(this.client.post("/tweets/" + author, "{\"content\":\"See the picture\"}", author))
					.get("id")
					.asString();
	}

	/** Begins an upload, and waits until so many wait for their tweets. */
	private CompletableFuture<HttpResponse<String>> begin(String path, UUID author, int waiting) {
		CompletableFuture<HttpResponse<String>> response = CompletableFuture.supplyAsync(() -> upload(path, author));
		Awaitility.await()
			.atMost(Duration.ofSeconds(5))
			.until(() -> query("select count(distinct pid) from pg_locks where not granted")
				.equals(Integer.toString(waiting)));
		return response;
	}

	private HttpResponse<String> upload(String path, UUID author) {
		return this.client.upload(path + "/picture", PICTURE, author);
	}

}
