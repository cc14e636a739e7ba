package io.tweebyte.gateway.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

import io.tweebyte.common.security.RejectedRequests;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

import org.springframework.security.web.firewall.RequestRejectedException;

/** Responds to paths that the container refuses as to those that the firewall rejects. */
final class MalformedPaths extends ErrorReportValve {

	private final Supplier<RejectedRequests> rejected;

	/** The supplier is called when a path is refused, not earlier. */
	MalformedPaths(Supplier<RejectedRequests> rejected) {
		this.rejected = rejected;
	}

	@Override
	protected void report(Request request, Response response, Throwable failure) {
		// the container's own page is not written then
		boolean described = !response.setErrorReported();
		String path = request.getRequestURI();
		if (!described && response.getStatus() == 400 && path != null && RequestPath.parse(path).isEmpty()) {
			reject(request, response);
		}
	}

	private void reject(Request request, Response response) {
		response.setHeader(HeaderNames.REQUEST_ID, RequestLog.takeId(request.getHeader(HeaderNames.REQUEST_ID)));
		try {
			this.rejected.get().handle(request, response, new RequestRejectedException("The path is malformed."));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
