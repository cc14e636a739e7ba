package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;

import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.BusyClientException;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/**
 * Reads the bodies of requests whole, and keeps each with its request. Uploads go to
 * files.
 */
@Component
public final class ClientBodies {

	private static final String BODY = "gateway-body";

	private static final String PLACE = "gateway-body-place";

	// many times what the operations need
	private static final int SMALL = 16 * 1024;

	private final int limit;

	private final Duration time;

	private final ClientPlaces largeBodies;

	private final ClientUploads uploads;

	public ClientBodies(LimitSettings limits, TimeSettings times, GatewayPlaces places, ClientUploads uploads) {
		this.limit = (int) limits.body().toBytes();
		this.time = times.body();
		this.largeBodies = places.largeBodies();
		this.uploads = uploads;
	}

	/**
	 * Reads the body, if there is one. Fails with 413 (too large), 400 (late or broken)
	 * or 503 (large or not here yet, and no place).
	 */
	public void read(HttpServletRequest client) {
		if (ServerConfiguration.hasBody(client) && GatewayPaths.isUpload(client.getMethod(), client.getRequestURI())) {
			this.uploads.read(client);
			return;
		}
		check(client.getContentLengthLong());
		if (ServerConfiguration.hasBody(client)) {
			// a service holds a body several times over while it parses it: a hundred of
			// the largest ones would take all of its memory
			ClientPlace place = new ClientPlace(this.largeBodies, client.getRemoteAddr());
			client.setAttribute(PLACE, place);
			client.setAttribute(BODY, whole(RawBody.of(client, Deadline.in(this.time)), place));
		}
	}

	private void check(long length) {
		if (length > this.limit) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
	}

	private byte[] whole(RawBody body, ClientPlace place) {
		try {
			return read(body, place);
		}
		catch (IOException ex) {
			throw explain(ex);
		}
	}

	/** Explains why a body could not be read. */
	static ApiException explain(IOException failure) {
		return switch (failure) {
			case SocketTimeoutException late -> ApiException.badRequest(Messages.BODY_TOO_SLOW);
			case BusyClientException busy -> ApiException.unavailable(Messages.BUSY);
			default -> ApiException.badRequest(Messages.MALFORMED_REQUEST);
		};
	}

	private byte[] read(RawBody body, ClientPlace place) throws IOException {
		byte[] begin = body.readNBytes(Math.min(SMALL, this.limit) + 1);
		check(begin.length);
		if (begin.length <= SMALL) {
			return begin;
		}
		if (!place.take()) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		byte[] rest = body.readNBytes(this.limit - begin.length + 1);
		check(begin.length + rest.length);
		return ByteBuffer.allocate(begin.length + rest.length).put(begin).put(rest).array();
	}

	/** Returns null when the request has no body. */
	static byte[] of(HttpServletRequest client) {
		return (byte[]) client.getAttribute(BODY);
	}

	/** Must be called when a request ends, however it ends. */
	public static void end(HttpServletRequest client) {
		ClientUploads.end(client);
		if (client.getAttribute(PLACE) instanceof ClientPlace place) {
			place.end();
		}
	}

}
