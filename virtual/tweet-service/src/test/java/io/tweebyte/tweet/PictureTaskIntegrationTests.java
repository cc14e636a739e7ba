package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.TestDatabases;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@DirtiesContext
@TestPropertySource(properties = { "tweebyte.pictures.first-delay=0s", "tweebyte.pictures.period=500ms",
		"tweebyte.pictures.kept=3s", "tweebyte.pictures.batch=1", "tweebyte.database.lock-timeout=20s",
		"tweebyte.database.statement-timeout=20s", "tweebyte.time.request=30s" })
class PictureTaskIntegrationTests extends TweetServiceIntegrationTest {

	private static final Duration SOON = Duration.ofSeconds(20);

	private final UUID author = Identifiers.next();

	private String path;

	@BeforeEach
	void post() {
		NEIGHBOURS.respond(new Neighbours().user(this.author, false));
		this.path = "/tweets/" + ServiceCaller
			.json(this.client.post("/tweets/" + this.author, "{\"content\":\"See the picture\"}", this.author))
			.get("id")
			.asString();
	}

	@Test
	void removesTheFilesOfPicturesThatNoTweetHas() {
		String replaced = show();
		String deleted = show();
		assertThat(files(replaced)).hasSize(2);
		assertThat(files(deleted)).hasSize(2);

		this.client.delete(this.path, this.author);

		Awaitility.await().atMost(SOON).until(() -> files(replaced).isEmpty() && files(deleted).isEmpty());
		Awaitility.await().atMost(SOON).until(() -> unused(replaced, deleted).equals("0"));
	}

	@Test
	void keepsTheFilesOfTheOthers() {
		String used = show();
		String replaced = show();
		String last = show();

		Awaitility.await().atMost(SOON).until(() -> files(used).isEmpty() && files(replaced).isEmpty());
		assertThat(files(last)).hasSize(2);
	}

	@Test
	void removesFilesWhenTheirClaimIsCommitted() throws SQLException {
		String replaced = show();
		try (Connection owner = TestDatabases.owner(DATABASE).open(); Statement statement = owner.createStatement()) {
			statement.execute("""
					create function await_test() returns trigger language plpgsql as $$
					begin perform pg_advisory_xact_lock(7); return null; end $$;
					create constraint trigger await_test after update or delete on unused_pictures
					deferrable initially deferred for each row when (old.id = '%s') execute function await_test();
					select pg_advisory_lock(7)""".formatted(replaced));
			show();
			awaitWaiting();
			assertThat(files(replaced)).hasSize(2);
			statement.execute("select pg_advisory_unlock(7)");
			Awaitility.await().atMost(SOON).until(() -> files(replaced).isEmpty());
			statement.execute("drop function await_test cascade");
		}
	}

	@Test
	void showsNoPictureThatIsClaimed() throws SQLException {
		String shown = show();
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select 1 from tweets where user_id = '%s' for update".formatted(this.author));
			CompletableFuture<HttpResponse<String>> late = CompletableFuture.supplyAsync(this::upload);
			awaitWaiting();
			String claimed = query("select id from unused_pictures order by id desc limit 1");
			Awaitility.await().atMost(SOON).until(() -> files(claimed).isEmpty());
			connection.commit();
			assertThat(ServiceCaller.detail(late.join())).isEqualTo("503 The response took too long; try again.");
		}
		assertThat(files(shown)).hasSize(2);
		assertThat(this.client.get(this.path, this.author).body()).contains(shown);
	}

	/** Waits until a statement of the service waits for a lock of the test. */
	private static void awaitWaiting() {
		Awaitility.await()
			.atMost(SOON)
			.until(() -> query("select count(distinct pid) from pg_locks where not granted").equals("1"));
	}

	@Test
	void removesPartsOfFormsThatWereLeft() throws IOException {
		Path left = Files.createFile(this.pictureSettings.incoming().resolve("left"));

		Awaitility.await().atMost(SOON).until(() -> Files.notExists(left));
	}

	private String show() {
		HttpResponse<String> shown = upload();
		assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
		return ServiceCaller.json(shown).get("id").asString();
	}

	private HttpResponse<String> upload() {
		return this.client.upload(this.path + "/picture", Pictures.of("png", 60, 30), this.author);
	}

	private static String unused(String first, String second) {
		return query("select count(*) from unused_pictures where id in ('" + first + "', '" + second + "')");
	}

}
