package io.tweebyte.interaction;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** An interaction service that has all it needs. */
public abstract class InteractionServiceIntegrationTest extends StartedInteractionService {

	@DynamicPropertySource
	static void all(DynamicPropertyRegistry registry) {
		surroundings(registry);
	}

}
