package io.tweebyte.common.web;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.shared.http.Deadline;
import org.apache.coyote.ActionCode;
import org.apache.coyote.Request;

/**
 * Reads what nobody wanted of a body that was refused, so that the client, which is still
 * sending it, gets the answer, and the connection can serve the next request. Tomcat
 * would do so too, but hold a thread as long as the client likes: a few hundred clients
 * that never send what they announced would stop the service.
 */
final class UnreadBodies {

	private static final int AT_ONCE = 16;

	private static final Duration TIME = Duration.ofMillis(500);

	private static final Duration NO_TIME = Duration.ofMillis(1);

	// as much as Tomcat swallows
	private static final int LIMIT = 2 << 20;

	private static final int PART = 8192;

	private final Semaphore places = new Semaphore(AT_ONCE);

	/**
	 * Reads the rest of a body, for a short time. What is left then ends the connection.
	 */
	void swallow(Request request) {
		RawBody body = (RawBody) request.getAttribute(RawBody.ATTRIBUTE);
		if (body == null || isGoingOn(request) || request.hasExpectation()) {
			return;
		}
		if (!this.places.tryAcquire()) {
			body.setReadTimeout(NO_TIME);
			return;
		}
		try {
			swallow(body, Deadline.in(TIME));
		}
		catch (IOException ex) {
			// the client has gone, or is too slow
			body.setReadTimeout(NO_TIME);
		}
		finally {
			this.places.release();
		}
	}

	private static void swallow(RawBody body, Deadline end) throws IOException {
		byte[] part = new byte[PART];
		int swallowed = 0;
		int length = 0;
		while (length >= 0 && swallowed < LIMIT && end.remaining().toMillis() > 0) {
			swallowed += length;
			body.setReadTimeout(end.remaining());
			length = body.read(part, 0, PART);
		}
		if (length >= 0) {
			body.setReadTimeout(NO_TIME);
		}
	}

	private static boolean isGoingOn(Request request) {
		AtomicBoolean async = new AtomicBoolean();
		request.action(ActionCode.ASYNC_IS_ASYNC, async);
		return async.get();
	}

}
