package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlaces;
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

	private final ClientPlaces slowBodies;

	public BodyLimitFilter(LimitSettings limits, TimeSettings times, ClientPlaces largeBodyPlaces,
			ClientPlaces slowBodyPlaces) {
		super("pre", 1);
		this.limits = limits;
		this.times = times;
		this.largeBodies = largeBodyPlaces;
		this.slowBodies = slowBodyPlaces;
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
	 * place once it is large or slow. A service holds a body several times over while it
	 * parses it: a hundred of the largest ones would take all of its memory. Slow ones
	 * would keep other clients' requests out for as long as a body may take.
	 */
	final class LimitedBody extends InputStream {

		// many times what the operations need
		private static final int SMALL = 16 * 1024;

		private static final Duration PROMPT = Duration.ofSeconds(1);

		private final RawBody body;

		private final String address;

		private final CompletableFuture<Void> whole = new CompletableFuture<>();

		private final Set<ClientPlaces> places = new HashSet<>();

		private boolean mayBeSlow = true;

		private boolean begun;

		private volatile boolean refused;

		private boolean over;

		private long read;

		LimitedBody(RawBody body, String address) {
			this.body = body;
			this.address = address;
		}

		@Override
		public int read() {
			byte[] one = new byte[1];
			return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xFF;
		}

		/**
		 * Fails with 413 (too large), 400 (late or broken) or 503 (large or slow, and no
		 * place).
		 */
		@Override
		public int read(byte[] buffer, int offset, int length) {
			if (!this.begun) {
				begin();
			}
			int count = next(buffer, offset, length);
			this.read += Math.max(0, count);
			if (this.read > BodyLimitFilter.this.limits.body().toBytes()) {
				throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
			}
			if (this.read > SMALL && !take(BodyLimitFilter.this.largeBodies)) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			return count;
		}

		private void begin() {
			this.begun = true;
			Deadline end = Deadline.in(BodyLimitFilter.this.times.body());
			this.body.limit(this.mayBeSlow ? end : Deadline.in(end.remaining(PROMPT)));
			if (this.mayBeSlow) {
				this.whole.orTimeout(PROMPT.toMillis(), TimeUnit.MILLISECONDS).exceptionally((late) -> goOnSlowly());
			}
		}

		/** Tomcat reads no further once a time-out of a read is over. */
		private Void goOnSlowly() {
			if (!take(BodyLimitFilter.this.slowBodies)) {
				this.refused = true;
				this.body.end();
			}
			return null;
		}

		private int next(byte[] buffer, int offset, int length) {
			try {
				int count = this.body.read(buffer, offset, length);
				if (count < 0) {
					this.whole.complete(null);
				}
				return count;
			}
			catch (SocketTimeoutException ex) {
				throw ApiException.badRequest(Messages.BODY_TOO_SLOW);
			}
			catch (IOException ex) {
				throw this.refused ? ApiException.unavailable(Messages.BUSY)
						: ApiException.badRequest(Messages.MALFORMED_REQUEST);
			}
		}

		private synchronized boolean take(ClientPlaces kind) {
			if (this.over || this.places.contains(kind)) {
				return true;
			}
			return kind.tryTake(this.address) && this.places.add(kind);
		}

		/** Leaves a second to a body that is not read yet. */
		void hurry() {
			this.mayBeSlow = false;
		}

		/** From then on there is no place for the body. */
		synchronized void giveBack() {
			this.over = true;
			this.whole.complete(null);
			this.places.forEach((kind) -> kind.giveBack(this.address));
			this.places.clear();
		}

	}

}
