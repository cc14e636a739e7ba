package io.tweebyte.tweet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.AllowedBlockingCalls;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.StartedService;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import reactor.blockhound.BlockHound;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.TestPropertySource;

/**
 * A started tweet service with a database, a Redis, and a neighbour that plays the user
 * and the interaction service.
 */
@SpringBootTest(classes = TweetServiceApplication.class, webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "tweebyte.mentions.first-delay=1h",
				"tweebyte.popular.first-delay=1h", "tweebyte.streams.first-delay=1h",
				"tweebyte.pictures.first-delay=1h", "tweebyte.privacy.first-delay=1h", "tweebyte.privacy.max-age=1h" })
@TestPropertySource("classpath:unhurried.properties")
abstract class StartedTweetService extends StartedService {

	static final DatabaseConnection DATABASE = TestDatabases.tweets();

	static {
		// model: an event loop that waits is a failure, here of the test
		BlockHound.install(new AllowedBlockingCalls());
	}

	ServiceCaller client;

	@Autowired
	PictureFiles pictures;

	@Autowired
	PictureSettings pictureSettings;

	static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		register(registry, "user", "interaction");
		String pictures = Path.of("target", "pictures-" + UUID.randomUUID()).toAbsolutePath().toString();
		registry.add("tweebyte.pictures.directory", () -> pictures);
	}

	@BeforeEach
	void connect() {
		this.client = new ServiceCaller(this.port);
	}

	static String query(String sql) {
		return DATABASE.query(sql);
	}

	/** The files of a picture that there are. */
	List<Path> files(String picture) {
		Path file = this.pictures.file(UUID.fromString(picture));
		return Stream.of(file, file.resolveSibling(picture + ".preview")).filter(Files::exists).toList();
	}

}
