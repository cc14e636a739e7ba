package io.tweebyte.tweet;

import io.tweebyte.common.cache.CacheConfiguration;
import io.tweebyte.common.client.ClientConfiguration;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.database.DatabaseConfiguration;
import io.tweebyte.common.docs.DocsConfiguration;
import io.tweebyte.common.privacy.PrivacyConfiguration;
import io.tweebyte.common.threads.ThreadConfiguration;
import io.tweebyte.common.web.WebConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

/**
 * The service that knows tweets: what users write, and who may read it.
 */
@SpringBootApplication
@Import({ WebConfiguration.class, ClientConfiguration.class, CacheConfiguration.class, DatabaseConfiguration.class,
		DocsConfiguration.class, ThreadConfiguration.class, PrivacyConfiguration.class, UserClient.class })
public class TweetServiceApplication {

	/**
	 * Starts the service.
	 * @param arguments settings as {@code --name=value}
	 */
	public static void main(String[] arguments) {
		SpringApplication.run(TweetServiceApplication.class, arguments);
	}

}
