package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.BusyClientException;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/** Refuses bodies that are too large, by Content-Length or when they pass the limit. */
@Component
public final class BodyLimitFilter extends OrderedFilter {

	private static final String BODY = "gateway-body";

	private final LimitSettings limits;

	private final TimeSettings times;

	private final ClientPlaces largeBodies;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, GatewayPlaces places) {
		super("pre", 1);
		this.limits = limits;
		this.times = times;
		this.largeBodies = places.largeBodies();
	}

	@Override
	protected void filter(RequestContext context) {
		HttpServletRequest client = context.getRequest();
		if (client.getContentLengthLong() > this.limits.body().toBytes()) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (hasBody(client)) {
			client.setAttribute(BODY, new LimitedBody(RawBody.of(client), client.getRemoteAddr()));
		}
	}

	static boolean hasBody(HttpServletRequest client) {
		return client.getContentLengthLong() > 0 || client.getHeader("Transfer-Encoding") != null;
	}

	/** Returns null when the request has no body. */
	static LimitedBody body(HttpServletRequest client) {
		return (LimitedBody) client.getAttribute(BODY);
	}

	static void end(ServletRequest client) {
		if (client.getAttribute(BODY) instanceof LimitedBody body) {
			body.giveBack();
		}
	}

	/**
	 * A body that fails when it becomes too large, too slow, or breaks, and that needs a
	 * place once it is large. A service holds a body several times over while it parses
	 * it: a hundred of the largest ones would take all of its memory.
	 */
	final class LimitedBody extends InputStream {

		// many times what the operations need
		private static final int SMALL = 16 * 1024;

		private static final Duration PROMPT = Duration.ofSeconds(1);

		private final RawBody body;

		private final ClientPlace large;

		private Duration time = BodyLimitFilter.this.times.body();

		private boolean begun;

		private long read;

		LimitedBody(RawBody body, String address) {
			this.body = body;
			this.large = new ClientPlace(BodyLimitFilter.this.largeBodies, address);
		}

		@Override
		public int read() {
			byte[] one = new byte[1];
			return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xFF;
		}

		/**
		 * Fails with 413 (too large), 400 (late or broken) or 503 (large or not here yet,
		 * and no place).
		 */
		@Override
		public int read(byte[] buffer, int offset, int length) {
			int count = next(buffer, offset, length);
			this.read += Math.max(0, count);
			if (this.read > BodyLimitFilter.this.limits.body().toBytes()) {
				throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
			}
			if (this.read > SMALL && !this.large.take()) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			return count;
		}

		private int next(byte[] buffer, int offset, int length) {
			if (!this.begun) {
				this.begun = true;
				this.body.limit(Deadline.in(this.time));
			}
			try {
				return this.body.read(buffer, offset, length);
			}
			catch (SocketTimeoutException ex) {
				throw ApiException.badRequest(Messages.BODY_TOO_SLOW);
			}
			catch (BusyClientException ex) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			catch (IOException ex) {
				throw ApiException.badRequest(Messages.MALFORMED_REQUEST);
			}
		}

		/**
		 * Refuses a body that is not here yet and has no place, before a service is
		 * called for it. The length is negative for chunks.
		 */
		void begin(long length) {
			if (!this.body.await(length)) {
				throw ApiException.unavailable(Messages.BUSY);
			}
		}

		/** Leaves a second at most to a body that is not read yet. */
		void hurry() {
			this.time = Collections.min(List.of(this.time, PROMPT));
		}

		void giveBack() {
			this.large.end();
		}

	}

}
