package io.tweebyte.shared.token;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;

/** The key, user and time of the tests. */
final class Tokens {

	static final SigningKey KEY = SigningKey.generate();

	static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	static final Instant NOW = Instant.parse("2026-11-21T03:04:05Z");

	static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

	private Tokens() {
	}

}
