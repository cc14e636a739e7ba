package io.tweebyte.gateway.filter;

import java.io.InputStream;
import java.time.Duration;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.common.web.LimitedBody;
import io.tweebyte.common.web.RawBody;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.limit.ClientPlaces;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Refuses bodies that are too large: at once when the client says so, else as soon as it
 * shows.
 */
public final class BodyLimitFilter extends Step {

	private static final String BODY = "gateway-body";

	private final long size;

	private final Duration time;

	private final ClientPlaces largeBodies;

	/**
	 * Creates the step.
	 * @param size the largest body in bytes
	 * @param time how long a body may take to arrive
	 */
	public BodyLimitFilter(long size, Duration time, ClientPlaces largeBodies) {
		super("pre", 3);
		this.size = size;
		this.time = time;
		this.largeBodies = largeBodies;
	}

	@Override
	protected void filter(RequestContext context) {
		HttpServletRequest client = context.getRequest();
		if (client.getContentLengthLong() > this.size) {
			throw new ContractException(ErrorKind.CONTENT_TOO_LARGE, Sentences.BODY_TOO_LARGE);
		}
		if (hasBody(client)) {
			LargeBody body = new LargeBody(new LimitedBody(RawBody.of(client), this.size, this.time), this.largeBodies,
					client.getRemoteAddr());
			context.set(BODY, body);
			client.setAttribute(BODY, body);
		}
	}

	/**
	 * Tells whether a client sends a body.
	 * @param client the client's request
	 * @return whether there is a byte of it, as far as the head of the request tells
	 */
	static boolean hasBody(HttpServletRequest client) {
		return client.getContentLengthLong() > 0 || client.getHeader("Transfer-Encoding") != null;
	}

	/**
	 * The body that the step has put under its limits.
	 * @param context what is known of the request
	 * @return the body, or null when there is none
	 */
	static InputStream body(RequestContext context) {
		return (InputStream) context.get(BODY);
	}

	/**
	 * Says that nobody needs the body of a request any more.
	 */
	static void end(ServletRequest client) {
		if (client.getAttribute(BODY) instanceof LargeBody body) {
			body.giveBack();
		}
	}

}
