package io.tweebyte.shared.http;

import java.util.UUID;

import io.tweebyte.shared.token.Ownership;

import org.springframework.security.oauth2.jwt.Jwt;

/**
 * On whose behalf a service works, and how long it may take. Passed on by hand, so that
 * no change of thread loses it.
 *
 * @param userId the user who asks, or null when nobody has said so
 * @param anybody whether tokens are switched off, so that whoever calls may act as
 * anybody
 * @param authorization the {@code Authorization} header to pass on, or null
 * @param traceparent the trace of the request, or null
 * @param address the client's address
 * @param deadline when the answer must be there
 */
public record Caller(UUID userId, boolean anybody, String authorization, String requestId, String traceparent,
		String address, Deadline deadline) {

	/**
	 * Reads the caller of a request.
	 * @param token the token of the request, or null
	 * @param deadline when the response must be there
	 * @return the caller, without a user when there is no token
	 */
	public static Caller of(Jwt token, RequestView request, String requestId, Deadline deadline) {
		boolean anybody = token != null && Ownership.ANYBODY.equals(token.getSubject());
		boolean user = token != null && !anybody;
		return new Caller(user ? UUID.fromString(token.getSubject()) : null, anybody,
				user ? "Bearer " + token.getTokenValue() : null, requestId, request.header(HeaderNames.TRACEPARENT),
				request.clientAddress(), deadline);
	}

	/**
	 * On whose behalf a scheduled task works: nobody's.
	 * @param deadline when the answer must be there
	 * @return a caller with an id of its own in the logs
	 */
	public static Caller ofTask(String task, Deadline deadline) {
		return new Caller(null, false, null, task + "-" + UUID.randomUUID(), null, "", deadline);
	}

	/**
	 * Tells whether the caller is a user.
	 * @return whether he is; always when tokens are switched off
	 */
	public boolean is(UUID user) {
		return this.anybody || user.equals(this.userId);
	}

	@Override
	public String toString() {
		return "Caller[" + this.userId + "]";
	}

}
