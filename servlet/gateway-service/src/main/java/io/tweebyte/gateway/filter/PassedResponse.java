package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Set;
import java.util.function.BooleanSupplier;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.client.PartReader;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/** Passes a service's response to the client, part by part as it comes. */
@Component
public final class PassedResponse {

	private static final int PART = 16 * 1024;

	/** Kept for as long as a stream lasts. */
	private static final int PART_OF_STREAM = 1024;

	private final Duration idle;

	private final PartReader parts;

	public PassedResponse(TimeSettings times, PartReader parts) {
		this.idle = times.idle();
		this.parts = parts;
	}

	/**
	 * Fails with 503 while the client can still get an error, else as the body or the
	 * client's connection did.
	 */
	public void write(HttpResponse<InputStream> response, Deadline end, BooleanSupplier isTokenEnded,
			HttpServletResponse client) throws IOException {
		byte[] part = new byte[isStream(response) ? PART_OF_STREAM : PART];
		try (InputStream body = response.body()) {
			int first = first(body, part);
			writeHead(response, client);
			writeBody(body, part, first, client, end, isTokenEnded);
		}
	}

	private static boolean isStream(HttpResponse<?> response) {
		return response.headers()
			.firstValue(HttpHeaders.CONTENT_TYPE)
			.filter((type) -> type.startsWith(MediaType.TEXT_EVENT_STREAM_VALUE))
			.isPresent();
	}

	private int first(InputStream body, byte[] part) {
		try {
			return this.parts.read(body, part, this.idle);
		}
		catch (IOException ex) {
			// nothing has been passed on yet, so the client can still get an error
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
	}

	static void writeHead(HttpResponse<?> response, HttpServletResponse client) {
		client.setStatus(response.statusCode());
		Set<String> named = HeaderRules.named(response.headers().allValues("Connection"));
		response.headers().map().forEach((name, values) -> {
			if (HeaderRules.passesToClient(name, named)) {
				values.forEach((value) -> client.addHeader(name, value));
			}
		});
	}

	private void writeBody(InputStream body, byte[] part, int first, HttpServletResponse client, Deadline end,
			BooleanSupplier isTokenEnded) throws IOException {
		OutputStream output = client.getOutputStream();
		try {
			for (int length = first; length >= 0
					&& !isTokenEnded.getAsBoolean(); length = this.parts.read(body, part, end.remaining(this.idle))) {
				output.write(part, 0, length);
				if (body.available() == 0) {
					// what is here goes on before the next part is waited for
					output.flush();
				}
			}
		}
		catch (IOException ex) {
			// from here on the client sees that the response broke
			client.flushBuffer();
			throw ex;
		}
	}

}
