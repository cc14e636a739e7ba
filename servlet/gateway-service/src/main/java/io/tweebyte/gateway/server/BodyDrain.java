package io.tweebyte.gateway.server;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.http.Deadline;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.CoyoteAdapter;
import org.apache.coyote.ActionCode;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.SocketEvent;

/**
 * Reads the rest of a body that was refused, so that the client, which is still sending
 * it, gets the response, and the connection can serve the next request. Tomcat would do
 * so too, but hold a thread as long as the client likes: a few hundred clients that never
 * send what they announced would stop the service.
 */
final class BodyDrain extends CoyoteAdapter {

	private static final int AT_ONCE = 16;

	private static final Duration TIME = Duration.ofMillis(500);

	// as much as Tomcat swallows
	private static final int LIMIT = 2 << 20;

	private final Semaphore places = new Semaphore(AT_ONCE);

	BodyDrain(Connector connector) {
		super(connector);
	}

	@Override
	public void service(Request request, Response response) throws Exception {
		ClientChannel client = ClientChannel.of(request);
		// a malformed head may have no path
		boolean isServed = response.getStatus() < 400 && HeadRules.isUnambiguous(request);
		client.endHead(isServed && GatewayPaths.isStream(request.requestURI().toString()));
		if (isServed) {
			request.setAttribute(RawBody.ATTRIBUTE, new RawBody(request, client));
			super.service(request, response);
			end(request);
		}
		else {
			// or the status that Tomcat has set; Tomcat then closes the connection, and
			// has not read enough to find a body
			response.setStatus(Math.max(response.getStatus(), 400));
			response.setContentLength(0);
		}
	}

	@Override
	public boolean asyncDispatch(Request request, Response response, SocketEvent event) throws Exception {
		boolean open = super.asyncDispatch(request, response, event);
		end(request);
		return open;
	}

	private void end(Request request) {
		ClientChannel client = ClientChannel.of(request);
		if (is(request, ActionCode.ASYNC_IS_ASYNC)) {
			return;
		}
		if (is(request, ActionCode.REQUEST_BODY_FULLY_READ)
				|| (!request.hasExpectation() && swallow(request, client))) {
			client.beginHead();
		}
		else {
			// what is left ends the connection
			client.drainBody(Deadline.in(Duration.ZERO));
		}
	}

	private static boolean is(Request request, ActionCode state) {
		AtomicBoolean is = new AtomicBoolean();
		request.action(state, is);
		return is.get();
	}

	/** Returns whether the body has ended. */
	private boolean swallow(Request request, ClientChannel client) {
		if (!this.places.tryAcquire()) {
			return false;
		}
		try {
			client.drainBody(Deadline.in(TIME));
			return new RawBody(request, client).skip(LIMIT) < LIMIT;
		}
		catch (IOException ex) {
			// the client has gone, or is too slow
			return false;
		}
		finally {
			this.places.release();
		}
	}

}
