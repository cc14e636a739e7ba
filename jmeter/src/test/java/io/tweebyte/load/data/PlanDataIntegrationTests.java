package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.token.SigningKey;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Databases with few prolific authors, what is written into the files, and who may fill
 * them anew.
 */
class PlanDataIntegrationTests {

	private static final TweetScale SCALE = new TweetScale(30, 100, 10);

	private static DatabaseConnection users;

	private static DatabaseConnection tweets;

	private static DatabaseConnection interactions;

	@TempDir
	private Path folder;

	private final List<String> steps = new ArrayList<>();

	private SharedDatabases databases;

	@BeforeAll
	static void start() {
		PostgresServer server = PostgresServer.temporary();
		Migrations.migrateAll(server);
		users = server.owner("users");
		tweets = server.owner("tweets");
		interactions = server.owner("interactions");
	}

	@BeforeEach
	void fill() throws SQLException {
		this.databases = new SharedDatabases(users, tweets, interactions, this.steps::add);
		// which takes no time after a test that only read
		this.databases.fill(population("tweebyte"), false);
	}

	private TweetPopulation population(String seed) {
		return new TweetPopulation(SCALE, seed, this.steps::add);
	}

	@Test
	void givesAllTweetsToTheFirstPublicUsersAndATenthToOthers() throws SQLException {
		assertThat(rows(tweets, "select count(*), count(distinct user_id) from tweets")).containsExactly("2100 30");
		assertThat(rows(tweets,
				"select n, count(*) from (select count(*) as n from tweets group by user_id) c group by 1 order by 1"))
			.containsExactly("10 10", "100 20");
		// those of others are of all kinds, and from the same time
		assertThat(rows(interactions, """
				select count(*) from (select likes from tweet_counts where author_id in
				(select author_id from tweet_counts group by 1 having count(*) < 20) group by 1) kinds"""))
			.containsExactly("4");
		assertThat(rows(tweets, """
				select count(*) from (select user_id from tweets group by 1
				having max(created_at) - min(created_at) > interval '23 hours') spread""")).containsExactly("30");
	}

	@Test
	void writesFilesThatOnlyTheirOwnerMayRead() throws IOException, SQLException {
		data().write(this.folder.resolve("new"));
		try (Stream<Path> files = Files.list(this.folder.resolve("new"))) {
			assertThat(files.map((file) -> {
				try {
					return file.getFileName() + " "
							+ PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
				}
				catch (IOException ex) {
					return ex.toString();
				}
			})).containsExactlyInAnyOrder("users.csv rw-------", "authors.csv rw-------", "tweets.csv rw-------",
					"log-ins.csv rw-------", "follows.csv rw-------", "sessions.csv rw-------", "words.csv rw-------");
		}
	}

	@Test
	void writesWhatIsInTheDatabases() throws IOException, SQLException {
		data().write(this.folder);
		assertThat(Files.readAllLines(this.folder.resolve("users.csv"))).first().isEqualTo("id,user_name,token");
		assertThat(column("users.csv", 1)).startsWith("load-user-1", "load-user-2").doesNotHaveDuplicates();
		assertThat(column("users.csv", 0))
			.containsExactlyElementsOf(rows(users, "select id from users order by created_at"));
		assertThat(column("log-ins.csv", 0))
			.containsExactlyElementsOf(rows(users, "select email from users order by created_at"));
		assertThat(column("log-ins.csv", 1)).containsOnly(LoadUser.PASSWORD);
		assertThat(new HashSet<>(column("authors.csv", 0)))
			.isEqualTo(Set.copyOf(rows(tweets, "select user_id from tweets group by 1 having count(*) = 100")));
		String texts = String.join(" ", column("tweets.csv", 1));
		assertThat(column("words.csv", 0)).hasSize(20).allMatch(texts::contains);
		assertThat(column("authors.csv", 0)).hasSize(1000);
		assertThat(column("authors.csv", 1)).containsOnly("100");
		assertThat(rows(tweets, "select id || ',' || content from tweets"))
			.containsAll(lines("tweets.csv").stream().map((line) -> line.replaceFirst(",[^,]*$", "")).toList());
		assertThat(column("tweets.csv", 0)).hasSizeGreaterThan(1900).doesNotHaveDuplicates();
		List<String> privateUsers = rows(users, "select id from users where is_private");
		assertThat(column("follows.csv", 0)).doesNotContainAnyElementsOf(privateUsers);
		assertThat(column("follows.csv", 1)).doesNotContainAnyElementsOf(privateUsers);
	}

	@Test
	void givesEachFilePairsOfItsOwn() throws IOException, SQLException {
		List<String> pairs = new ArrayList<>(
				rows(interactions, "select follower_id || ',' || followed_id from follows"));
		List<String> likes = new ArrayList<>(rows(interactions, "select user_id || ',' || thing_id from likes"));
		PlanData data = data();
		data.write(this.folder, Duration.ofSeconds(30));
		lines("follows.csv").forEach((line) -> pairs.add(line.replaceFirst(",[^,]*$", "")));
		for (String line : lines("sessions.csv")) {
			String[] fields = line.split(",");
			pairs.add(fields[0] + "," + fields[4]);
			likes.add(fields[0] + "," + fields[2]);
			assertThat(fields[0]).isNotEqualTo(fields[3]);
		}
		assertThat(pairs).hasSizeGreaterThan(600).doesNotHaveDuplicates();
		assertThat(likes).hasSizeGreaterThan(100).doesNotHaveDuplicates();
	}

	@Test
	void writesAsManyLinesAsALoadOfThisLengthMayUseUp() throws IOException, SQLException {
		Pairs pairs = new Pairs(data().content().open(), data().content().follows());
		data().write(this.folder, Duration.ofHours(1));
		long all = lines("follows.csv").size();
		assertThat(all).isEqualTo(pairs.between(0, pairs.count() - pairs.count() / 5).count());
		data().write(this.folder, Duration.ZERO);
		assertThat(lines("follows.csv")).isEmpty();
		data().write(this.folder, Duration.ofSeconds(1));
		assertThat(lines("follows.csv")).hasSize((int) Math.min(2000, all));
		assertThat(lines("sessions.csv")).hasSizeBetween(1, 300);
	}

	@Test
	void putsTheTokenOfTheActingUserBeside() throws IOException, SQLException {
		PlanData data = data();
		data.write(this.folder);
		for (LoadUser user : data.content().users()) {
			assertThat(data.token(user.id())).contains(".");
		}
		lines("follows.csv").forEach((line) -> assertThat(line.split(",")[2])
			.isEqualTo(data.token(java.util.UUID.fromString(line.split(",")[0]))));
		assertThat(new PlanData(data.content(), Map.of()).token(data.content().open().getFirst())).isEqualTo("-");
	}

	@Test
	void isQuickTheSecondTimeAndTheSameAfterBeingReplaced() throws IOException, SQLException {
		List<String> before = everything();
		this.steps.clear();
		assertThat(this.databases.fill(population("tweebyte"), false)).isFalse();
		assertThat(this.steps).doesNotContain("likes");
		assertThat(this.databases.fill(population("tweebyte"), true)).isTrue();
		assertThat(this.steps).contains("likes");
		assertThat(everything()).isEqualTo(before);
		assertThat(this.databases.fill(population("other"), false)).isTrue();
		assertThat(everything()).hasSameSizeAs(before).doesNotContainAnyElementsOf(before.subList(0, 30));
	}

	@Test
	void refusesToDestroyWhatOthersWrote() throws SQLException {
		execute(users, """
				insert into users select uuidv7(), 'another', 'another', 'another@example.org', 'another@example.org',
				'x', null, false, '1990-01-01', now()""");
		assertThat(this.databases.fill(population("tweebyte"), false)).isFalse();
		assertThatIllegalStateException().isThrownBy(() -> this.databases.fill(population("other"), false))
			.withMessageStartingWith("There are 1 users in jdbc:postgresql://");
		execute(users, "delete from users where user_name = 'another'; comment on table users is null");
		assertThatIllegalStateException().isThrownBy(() -> this.databases.fill(population("tweebyte"), false))
			.withMessageStartingWith("There are tweets in jdbc:postgresql://");
		execute(tweets, "truncate tweets cascade");
		assertThatIllegalStateException().isThrownBy(() -> this.databases.fill(population("tweebyte"), false))
			.withMessageStartingWith("There are follows, likes, replies or retweets in");
		assertThat(this.databases.fill(population("tweebyte"), true)).isTrue();
	}

	@Test
	void leavesEverythingAsItWasWhenItFails() throws SQLException {
		List<String> before = rows(tweets, "select id from tweets order by 1");
		List<String> indexes = rows(tweets, "select indexdef from pg_indexes where schemaname = 'public' order by 1");
		execute(tweets, "alter table hashtags add constraint full_disk check (text <> 'topic499')  not valid");
		try {
			this.databases.fill(population("tweebyte"), true);
		}
		catch (SQLException ex) {
			this.steps.add("failed");
		}
		execute(tweets, "alter table hashtags drop constraint full_disk");
		assertThat(this.steps).last().isEqualTo("failed");
		assertThat(rows(tweets, "select id from tweets order by 1")).isEqualTo(before);
		assertThat(rows(tweets, "select indexdef from pg_indexes where schemaname = 'public' order by 1"))
			.isEqualTo(indexes);
		assertThat(this.databases.fill(population("tweebyte"), false)).isTrue();
	}

	private PlanData data() throws SQLException {
		return new PlanData(this.databases.content(), SigningKey.generate());
	}

	private static List<String> everything() throws SQLException {
		List<String> all = new ArrayList<>(rows(users, "select id from users order by created_at"));
		all.addAll(rows(tweets, "select id, user_id, content from tweets order by id"));
		all.addAll(rows(interactions, "select id, user_id, content from replies order by id"));
		all.addAll(rows(interactions, "select id, user_id, thing_id from likes order by id"));
		return all;
	}

	private List<String> lines(String file) throws IOException {
		List<String> lines = Files.readAllLines(this.folder.resolve(file));
		return lines.subList(1, lines.size());
	}

	private List<String> column(String file, int number) throws IOException {
		return lines(file).stream().map((line) -> line.split(",")[number]).toList();
	}

	private static void execute(DatabaseConnection database, String sql) throws SQLException {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
	}

	private static List<String> rows(DatabaseConnection database, String sql) throws SQLException {
		List<String> found = new ArrayList<>();
		try (Connection connection = database.open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			while (rows.next()) {
				List<String> fields = new ArrayList<>();
				for (int field = 1; field <= rows.getMetaData().getColumnCount(); field++) {
					fields.add(rows.getString(field));
				}
				found.add(String.join(" ", fields));
			}
		}
		return found;
	}

}
