package io.tweebyte.gateway.filter;

import java.util.Map;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

import org.springframework.web.servlet.function.ServerRequest;

/** A request for a service, which the framework would otherwise interpret itself. */
public final class RoutedRequest extends HttpServletRequestWrapper {

	private static final String METHOD = RoutedRequest.class.getName();

	private final String method;

	private RoutedRequest(HttpServletRequest request, String method) {
		super(request);
		this.method = method;
	}

	/** The servlet would add to responses to OPTIONS and TRACE. */
	static HttpServletRequest hideMethod(HttpServletRequest request) {
		if (StrictDecodingFilter.path(request).service().isEmpty()) {
			return request;
		}
		request.setAttribute(METHOD, request.getMethod());
		return new RoutedRequest(request, "ROUTE");
	}

	public static ServerRequest showMethod(ServerRequest request) {
		HttpServletRequest hidden = request.servletRequest();
		return ServerRequest.create(new RoutedRequest(hidden, (String) hidden.getAttribute(METHOD)),
				request.messageConverters());
	}

	@Override
	public String getMethod() {
		return this.method;
	}

	/** The framework's handler would decode all of them, and read them from forms. */
	@Override
	public Map<String, String[]> getParameterMap() {
		return Map.of();
	}

}
