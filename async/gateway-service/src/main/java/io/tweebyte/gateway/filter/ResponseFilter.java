package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Component;

/** Passes a service's response to the client, part by part as it comes. */
@Component
public final class ResponseFilter extends OrderedFilter {

	private static final int PART = 16 * 1024;

	private final TimeSettings times;

	public ResponseFilter(TimeSettings times) {
		super("post", 1);
		this.times = times;
	}

	@Override
	public boolean shouldFilter() {
		return RoutingFilter.response(RequestContext.getCurrentContext()) != null;
	}

	@Override
	protected void filter(RequestContext context) throws IOException {
		HttpResponse<InputStream> response = RoutingFilter.response(context);
		HttpServletResponse client = context.getResponse();
		byte[] part = new byte[PART];
		try (InputStream body = response.body()) {
			int first = first(body, part);
			writeHead(response, client);
			writeBody(body, part, first, client, RoutingFilter.end(context));
		}
		context.getRequest().setAttribute(GatewayServletFilter.RESPONDED, true);
	}

	private int first(InputStream body, byte[] part) {
		try {
			return read(body, part, this.times.idle());
		}
		catch (IOException ex) {
			// nothing has been passed on yet, so the client can still get an error
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
	}

	private static void writeHead(HttpResponse<?> response, HttpServletResponse client) {
		client.setStatus(response.statusCode());
		Set<String> named = HeaderRules.named(response.headers().allValues("Connection"));
		response.headers().map().forEach((name, values) -> {
			if (HeaderRules.passesToClient(name, named)) {
				values.forEach((value) -> client.addHeader(name, value));
			}
		});
	}

	private void writeBody(InputStream body, byte[] part, int first, HttpServletResponse client, Deadline end)
			throws IOException {
		OutputStream output = client.getOutputStream();
		try {
			for (int length = first; length >= 0; length = read(body, part, end.remaining(this.times.idle()))) {
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

	/** Reads a part; the body is closed when none comes in time. */
	private static int read(InputStream body, byte[] part, Duration limit) throws IOException {
		CompletableFuture<Void> read = new CompletableFuture<>();
		read.orTimeout(limit.toNanos(), TimeUnit.NANOSECONDS).exceptionally((late) -> close(body));
		try {
			return body.read(part);
		}
		finally {
			read.complete(null);
		}
	}

	private static Void close(InputStream body) {
		try {
			body.close();
			return null;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
