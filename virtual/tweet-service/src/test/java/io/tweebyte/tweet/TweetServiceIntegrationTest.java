package io.tweebyte.tweet;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A tweet service that has all it needs. */
abstract class TweetServiceIntegrationTest extends StartedTweetService {

	@DynamicPropertySource
	static void all(DynamicPropertyRegistry registry) {
		surroundings(registry);
	}

}
