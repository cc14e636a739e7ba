package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.client.AnswerBody;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderRules;
import jakarta.servlet.http.HttpServletResponse;

/**
 * Passes a service's answer to the client, part by part as it comes.
 */
public final class ResponseFilter extends Step {

	// the server at the client's end has set these already
	private static final Set<String> OWN = Set.of("date", "server", "x-request-id");

	private final Duration idle;

	/**
	 * Creates the step.
	 * @param idle how long to wait for the next part
	 */
	public ResponseFilter(Duration idle) {
		super("post", 1);
		this.idle = idle;
	}

	@Override
	public boolean shouldFilter() {
		return RoutingFilter.answer(RequestContext.getCurrentContext()) != null;
	}

	@Override
	protected void filter(RequestContext context) throws Exception {
		HttpResponse<AnswerBody> answer = RoutingFilter.answer(context);
		HttpServletResponse client = context.getResponse();
		try (AnswerBody body = answer.body()) {
			Optional<List<ByteBuffer>> first = first(body);
			writeHead(answer, client);
			writeBody(first, body, client, RoutingFilter.end(context));
		}
		Answered.mark(context.getRequest());
	}

	private Optional<List<ByteBuffer>> first(AnswerBody body) throws InterruptedException {
		try {
			return body.next(this.idle);
		}
		catch (IOException ex) {
			// nothing has been passed on yet, so that the client can still be told
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
	}

	private static void writeHead(HttpResponse<?> answer, HttpServletResponse client) {
		client.setStatus(answer.statusCode());
		Set<String> named = HeaderRules.named(answer.headers().allValues("Connection"));
		answer.headers().map().forEach((name, values) -> {
			if (HeaderRules.passesToClient(name, named) && !OWN.contains(name.toLowerCase(Locale.ROOT))) {
				values.forEach((value) -> client.addHeader(HeaderRules.written(name), value));
			}
		});
	}

	private void writeBody(Optional<List<ByteBuffer>> first, AnswerBody body, HttpServletResponse client, Deadline end)
			throws IOException, InterruptedException {
		OutputStream output = client.getOutputStream();
		Optional<List<ByteBuffer>> part = first;
		while (part.isPresent()) {
			for (ByteBuffer buffer : part.get()) {
				write(buffer, output);
			}
			if (!body.isReady()) {
				// what is here goes on before the next part is waited for
				output.flush();
			}
			part = next(body, end.remaining(this.idle), client);
		}
	}

	private static Optional<List<ByteBuffer>> next(AnswerBody body, Duration patience, HttpServletResponse client)
			throws IOException, InterruptedException {
		try {
			return body.next(patience);
		}
		catch (IOException ex) {
			// from here on the client sees that the answer broke
			client.flushBuffer();
			throw ex;
		}
	}

	private static void write(ByteBuffer buffer, OutputStream output) throws IOException {
		byte[] bytes = new byte[buffer.remaining()];
		buffer.get(bytes);
		output.write(bytes);
	}

}
