package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@DirtiesContext
@TestPropertySource(properties = { "tweebyte.pictures.first-delay=0s", "tweebyte.pictures.period=500ms",
		"tweebyte.pictures.kept=3s", "tweebyte.pictures.batch=1" })
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
	void removesPartsOfFormsThatWereLeft() throws IOException {
		Path left = Files.createFile(this.pictureSettings.incoming().resolve("left"));

		Awaitility.await().atMost(SOON).until(() -> Files.notExists(left));
	}

	private String show() {
		HttpResponse<String> shown = this.client.upload(this.path + "/picture", Pictures.of("png", 60, 30),
				this.author);
		assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
		return ServiceCaller.json(shown).get("id").asString();
	}

	private static String unused(String first, String second) {
		return query("select count(*) from unused_pictures where id in ('" + first + "', '" + second + "')");
	}

}
