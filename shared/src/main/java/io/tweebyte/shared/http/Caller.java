package io.tweebyte.shared.http;

import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;

/**
 * On whose behalf a service works, and how long it may take. Passed on by hand, so that
 * no change of thread loses it.
 *
 * @param userId the user who asks, or null when nobody has said so
 * @param anybody whether tokens are switched off, so that whoever calls may act as
 * anybody
 * @param authorization the {@code Authorization} header to pass on, or null
 * @param requestId the id of the request in all logs
 * @param traceparent the trace of the request, or null
 * @param address the client's address
 * @param deadline when the answer must be there
 */
public record Caller(UUID userId, boolean anybody, String authorization, String requestId, String traceparent,
		String address, Deadline deadline) {

	/**
	 * On whose behalf a scheduled task works: nobody's.
	 * @param task the name of the task
	 * @param deadline when the answer must be there
	 * @return a caller with an id of its own in the logs
	 */
	public static Caller ofTask(String task, Deadline deadline) {
		return new Caller(null, false, null, task + "-" + UUID.randomUUID(), null, "", deadline);
	}

	/**
	 * Refuses to act for anybody but the caller.
	 * @param actingUser the user that the path names
	 * @throws ContractException 403 when it is somebody else
	 */
	public void mustBe(UUID actingUser) {
		if (!is(actingUser)) {
			throw ContractException.forbidden(Sentences.NOT_YOURSELF);
		}
	}

	/**
	 * Tells whether the caller is a user.
	 * @param user the user
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
