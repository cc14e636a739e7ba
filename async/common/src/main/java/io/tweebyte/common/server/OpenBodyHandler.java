package io.tweebyte.common.server;

import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.AsyncHandlerMethodReturnValueHandler;
import org.springframework.web.method.support.ModelAndViewContainer;

/**
 * Opens the responses of handlers that return an {@link OpenResponse.Body}, as event
 * streams.
 */
public final class OpenBodyHandler implements AsyncHandlerMethodReturnValueHandler {

	private final TimeSettings times;

	public OpenBodyHandler(TimeSettings times) {
		this.times = times;
	}

	@Override
	public boolean supportsReturnType(MethodParameter type) {
		return OpenResponse.Body.class.isAssignableFrom(type.getParameterType());
	}

	/** Otherwise the handler of bodies would take it. */
	@Override
	public boolean isAsyncReturnValue(Object value, MethodParameter type) {
		return value instanceof OpenResponse.Body;
	}

	@Override
	public void handleReturnValue(Object value, MethodParameter type, ModelAndViewContainer container,
			NativeWebRequest request) throws Exception {
		container.setRequestHandled(true);
		request.getNativeResponse(HttpServletResponse.class).setContentType(MediaType.TEXT_EVENT_STREAM_VALUE);
		HttpServletRequest client = request.getNativeRequest(HttpServletRequest.class);
		((OpenResponse.Body) value).open(OpenResponse.of(client.startAsync(), this.times.idle()));
	}

}
