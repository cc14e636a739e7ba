package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.security.oauth2.jwt.Jwt;

/** Decides when a stream ends: with its token, its service or its place. */
final class StreamEnd {

	/** So much earlier at most, so that clients do not log in all at once. */
	private static final Duration SPREAD = Duration.ofMinutes(1);

	private final Jwt token;

	private final EndedTokens ended;

	private final UserPlaces.Place place;

	private final BooleanSupplier isClosing;

	private final Clock clock;

	private final Instant latest;

	/**
	 * Creates the end of a stream.
	 * @param token null without one
	 * @param ended null where tokens are not verified
	 * @param place which is renewed whenever the stream may go on
	 * @param limit how long the stream lasts at most
	 */
	StreamEnd(Jwt token, EndedTokens ended, UserPlaces.Place place, BooleanSupplier isClosing, Duration limit,
			Clock clock) {
		this.token = token;
		this.ended = ended;
		this.place = place;
		this.isClosing = isClosing;
		this.clock = clock;
		this.latest = latest(token, clock.instant(), limit);
	}

	private static Instant latest(Jwt token, Instant now, Duration limit) {
		Instant latest = Optional.ofNullable(token)
			.map(Jwt::getExpiresAt)
			.filter((expiry) -> expiry.isBefore(now.plus(limit)))
			.orElse(now.plus(limit));
		// a token that is nearly over has its time
		long spread = Math.min(SPREAD.toMillis(), Duration.between(now, latest).toMillis() / 2);
		return latest.minusMillis((spread > 0) ? ThreadLocalRandom.current().nextLong(spread) : 0);
	}

	Optional<String> reason() {
		if (this.isClosing.getAsBoolean()) {
			return Optional.of(FeedEnd.SHUTTING_DOWN);
		}
		if (!this.clock.instant().isBefore(this.latest) || isTokenEnded()) {
			return Optional.of(FeedEnd.TOKEN_ENDED);
		}
		// otherwise another stream of the user may have it
		return this.place.renew() ? Optional.empty() : Optional.of(FeedEnd.TOO_SLOW);
	}

	private boolean isTokenEnded() {
		return this.token != null && this.ended != null && this.ended.isEnded(this.token);
	}

}
