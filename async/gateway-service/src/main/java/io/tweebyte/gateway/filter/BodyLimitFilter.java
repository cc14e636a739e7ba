package io.tweebyte.gateway.filter;

import java.io.InputStream;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/**
 * Refuses bodies that are too large: at once by their Content-Length, otherwise when they
 * pass the limit.
 */
@Component
public final class BodyLimitFilter extends OrderedFilter {

	private static final String BODY = "gateway-body";

	private final LimitSettings limits;

	private final TimeSettings times;

	private final ClientPlaces largeBodies;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, ClientPlaces largeBodyPlaces) {
		super("pre", 1);
		this.limits = limits;
		this.times = times;
		this.largeBodies = largeBodyPlaces;
	}

	@Override
	protected void filter(RequestContext context) {
		HttpServletRequest client = context.getRequest();
		long size = this.limits.body().toBytes();
		if (client.getContentLengthLong() > size) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (hasBody(client)) {
			client.setAttribute(BODY, new LimitedBody(RawBody.of(client), size, this.times.body(), this.largeBodies,
					client.getRemoteAddr()));
		}
	}

	static boolean hasBody(HttpServletRequest client) {
		return client.getContentLengthLong() > 0 || client.getHeader("Transfer-Encoding") != null;
	}

	/** Returns null when the request has no body. */
	static InputStream body(HttpServletRequest client) {
		return (InputStream) client.getAttribute(BODY);
	}

	static void end(ServletRequest client) {
		if (client.getAttribute(BODY) instanceof LimitedBody body) {
			body.giveBack();
		}
	}

}
