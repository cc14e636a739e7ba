package io.tweebyte.tweet.entity;

import java.sql.SQLException;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import jakarta.persistence.EntityManagerFactory;
import org.hibernate.boot.model.naming.PhysicalNamingStrategySnakeCaseImpl;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.cfg.MappingSettings;
import org.hibernate.jpa.HibernatePersistenceConfiguration;
import org.hibernate.tool.schema.Action;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Queries name all columns that they read; here Hibernate reads whole rows. */
class EntitiesIntegrationTests {

	private static final String TWEET = "019a0000-0000-7000-8000-000000000001";

	private final DatabaseConnection database = TestDatabases.tweets();

	private EntityManagerFactory entities;

	@BeforeEach
	void open() {
		this.entities = new HibernatePersistenceConfiguration("tweets")
			.managedClasses(TweetEntity.class, HashtagEntity.class, HashtagLinkEntity.class, MentionEntity.class)
			.property(JdbcSettings.JAKARTA_JDBC_URL, this.database.jdbcUrl())
			.property(JdbcSettings.JAKARTA_JDBC_USER, this.database.username())
			.property(JdbcSettings.JAKARTA_JDBC_PASSWORD, this.database.password())
			.property(MappingSettings.PHYSICAL_NAMING_STRATEGY, PhysicalNamingStrategySnakeCaseImpl.class.getName())
			// fails when a column is missing or has another type
			.schemaToolingAction(Action.VALIDATE)
			.createEntityManagerFactory();
	}

	@AfterEach
	void close() {
		this.entities.close();
	}

	@Test
	void rowsAreReadWithTheirTweetAndHashtag() throws SQLException {
		this.database.execute(
				"insert into tweets (id, user_id, content, content_key, created_at, has_tokens) values ('" + TWEET
						+ "', gen_random_uuid(), 'Hi @Bob, #Tea?', 'hi @bob, #tea?', now(), true)",
				"insert into hashtags (id, text, text_key, created_at) values (gen_random_uuid(), 'tea', 'tea', now())",
				"insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted) "
						+ "select t.id, h.id, 0, 'Tea', t.created_at, true from tweets t, hashtags h",
				"insert into mentions (tweet_id, position, text, name_key) values ('" + TWEET + "', 0, 'Bob', 'bob')");
		this.entities.runInTransaction((manager) -> {
			assertThat(manager
				.createQuery("from HashtagLinkEntity l join fetch l.tweet join fetch l.hashtag",
						HashtagLinkEntity.class)
				.getSingleResult()).extracting("tweet.content", "hashtag.text", "text")
				.containsExactly("Hi @Bob, #Tea?", "tea", "Tea");
			assertThat(manager.createQuery("from MentionEntity m join fetch m.tweet", MentionEntity.class)
				.getSingleResult()).extracting("tweet.version", "position", "userId", "text", "nameKey")
				.containsExactly(1, (short) 0, null, "Bob", "bob");
		});
	}

}
