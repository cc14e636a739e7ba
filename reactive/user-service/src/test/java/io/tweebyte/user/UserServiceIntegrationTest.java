package io.tweebyte.user;

import io.tweebyte.testsupport.TokenKeyFile;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A user service that has all it needs. */
abstract class UserServiceIntegrationTest extends StartedUserService {

	@DynamicPropertySource
	static void all(DynamicPropertyRegistry registry) {
		surroundings(registry);
		registry.add("tweebyte.token.key-file", TokenKeyFile::path);
	}

}
