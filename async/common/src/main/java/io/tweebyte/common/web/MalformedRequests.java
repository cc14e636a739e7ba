package io.tweebyte.common.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Clock;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestHead;
import io.tweebyte.shared.http.RequestIds;
import jakarta.servlet.RequestDispatcher;
import org.apache.coyote.Adapter;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.SocketEvent;

/**
 * Answers what is not HTTP with a problem document and ends the connection, before the
 * container has turned it into a page of its own. Paths that the container would tidy are
 * put aside for {@link RawPath}.
 */
final class MalformedRequests implements Adapter {

	private final Adapter container;

	private final ProblemWriter problems = new ProblemWriter(Clock.systemUTC());

	private final UnreadBodies unread = new UnreadBodies();

	MalformedRequests(Adapter container) {
		this.container = container;
	}

	@Override
	public void service(Request request, Response response) throws Exception {
		if (response.getStatus() >= 400) {
			refuse(response, failure(request, response.getStatus()));
		}
		else if (!RequestHead.isTarget(target(request))) {
			refuse(response, ContractException.badRequest(Sentences.MALFORMED_REQUEST));
		}
		else {
			keepTarget(request);
			this.container.service(request, response);
			this.unread.swallow(request);
		}
	}

	private static String target(Request request) {
		String path = request.requestURI().toString();
		return request.queryString().isNull() ? path : path + "?" + request.queryString();
	}

	private static void keepTarget(Request request) {
		String path = request.requestURI().toString();
		if (RequestPath.parse(path).isEmpty()) {
			request.setAttribute(RawPath.ATTRIBUTE, path);
			request.requestURI().setString("/");
			request.decodedURI().setString("/");
		}
	}

	private static ContractException failure(Request request, int status) {
		if (isTooLarge(request)) {
			return new ContractException(ErrorKind.HEADERS_TOO_LARGE, Sentences.HEADERS_TOO_LARGE);
		}
		return (status == 503) ? ContractException.unavailable(Sentences.BUSY)
				: ContractException.badRequest(Sentences.MALFORMED_REQUEST);
	}

	/**
	 * Tomcat tells a head that is too large by its message alone.
	 */
	private static boolean isTooLarge(Request request) {
		return request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) instanceof IllegalArgumentException cause
				&& String.valueOf(cause.getMessage()).contains("too large");
	}

	private void refuse(Response response, ContractException failure) throws IOException {
		byte[] body = this.problems.bytes(failure, null);
		response.setStatus(failure.kind().status());
		response.setHeader("Connection", "close");
		response.setHeader(HeaderNames.REQUEST_ID, RequestIds.take(null));
		failure.headers().forEach((header) -> response.setHeader(header.name(), header.value()));
		response.setContentType(Problem.MEDIA_TYPE);
		response.setContentLength(body.length);
		response.doWrite(ByteBuffer.wrap(body));
	}

	@Override
	public boolean prepare(Request request, Response response) throws Exception {
		return this.container.prepare(request, response);
	}

	@Override
	public boolean asyncDispatch(Request request, Response response, SocketEvent event) throws Exception {
		boolean open = this.container.asyncDispatch(request, response, event);
		this.unread.swallow(request);
		return open;
	}

	@Override
	public void log(Request request, Response response, long time) {
		this.container.log(request, response, time);
	}

	@Override
	public void checkRecycled(Request request, Response response) {
		this.container.checkRecycled(request, response);
	}

	@Override
	public String getDomain() {
		return this.container.getDomain();
	}

}
