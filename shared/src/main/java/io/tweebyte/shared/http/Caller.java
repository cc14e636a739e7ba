package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.token.Ownership;

import org.springframework.security.oauth2.jwt.Jwt;

/**
 * On whose behalf a service works, and how long it may take. Passed on by hand, so that
 * no change of thread loses it.
 *
 * @param userId the calling user, or null without a user's token
 * @param unrestricted whether tokens are off, so that any caller may act as any user
 * @param authorization the {@code Authorization} header to pass on, or null
 * @param traceparent the trace of the request, or null
 * @param address the client's address; empty in a call of another service
 */
public record Caller(UUID userId, boolean unrestricted, String authorization, String requestId, String traceparent,
		String address, Deadline deadline) {

	/** Reads the caller of a request; the token is null, of a user or of a service. */
	public static Caller of(Jwt token, String traceparent, String address, String requestId, Deadline deadline) {
		boolean unrestricted = token != null && Ownership.UNRESTRICTED.equals(token.getSubject());
		UUID userId = (token != null) ? Identifiers.parse(token.getSubject()).orElse(null) : null;
		return new Caller(userId, unrestricted, (userId != null) ? "Bearer " + token.getTokenValue() : null, requestId,
				traceparent, address, deadline);
	}

	/** A scheduled task works for no user; it has an id of its own in the logs. */
	public static Caller ofTask(String task, Deadline deadline) {
		return new Caller(null, false, null, task + "-" + UUID.randomUUID(), null, "", deadline);
	}

	/** Returns the caller for work that goes on after the request's own time. */
	public Caller anew(Duration time) {
		return new Caller(this.userId, this.unrestricted, this.authorization, this.requestId, this.traceparent,
				this.address, Deadline.in(time));
	}

	/**
	 * Returns the caller for work whose result others wait for too: it does not end with
	 * the time of the caller that began it. Fails with 503 when that is over already.
	 */
	public Caller forAll(Duration time) {
		this.deadline.check();
		return anew(time);
	}

	/** Returns whether the caller is a user; always true when tokens are off. */
	public boolean is(UUID user) {
		return this.unrestricted || user.equals(this.userId);
	}

	/** Fails with 403 unless the caller is the user whose thing it is. */
	public void checkOwner(UUID user) {
		if (!is(user)) {
			throw ApiException.forbidden(Messages.NOT_YOURS);
		}
	}

	@Override
	public String toString() {
		return "Caller[" + this.userId + "]";
	}

}
