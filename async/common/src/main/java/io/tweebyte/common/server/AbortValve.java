package io.tweebyte.common.server;

import java.io.IOException;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;
import org.apache.coyote.CloseNowException;

/**
 * Lets a server's open responses be aborted: the Servlet API can only end a response that
 * is written by no thread of the server, as if it were whole.
 */
public final class AbortValve extends ValveBase {

	private static final String ABORTED = AbortValve.class.getName();

	public AbortValve() {
		super(true);
	}

	@Override
	public void invoke(Request request, Response response) throws IOException, ServletException {
		if (request.getAttribute(ABORTED) == null) {
			getNext().invoke(request, response);
		}
		else {
			// the container closes the connection and logs nothing
			response.getCoyoteResponse()
				.action(ActionCode.CLOSE_NOW, new CloseNowException("The response cannot be completed."));
		}
	}

	/**
	 * Closes the connection of a request, on a thread of the server: one that is still
	 * busy with the request would forget its listeners.
	 */
	static void abort(AsyncContext context) {
		context.getRequest().setAttribute(ABORTED, true);
		context.dispatch("/");
	}

}
