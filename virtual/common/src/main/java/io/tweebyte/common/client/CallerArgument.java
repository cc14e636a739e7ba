package io.tweebyte.common.client;

import java.util.Map;

import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.core.MethodParameter;
import org.springframework.web.service.invoker.HttpRequestValues;
import org.springframework.web.service.invoker.HttpServiceArgumentResolver;

/** Sends the headers of the caller for whom an operation is called. */
record CallerArgument(CalledService service, TimeSettings times) implements HttpServiceArgumentResolver {

	private static final String DEADLINE = Deadline.class.getName();

	/** Returns the time by which a call must have its response. */
	static Deadline deadline(Map<String, Object> attributes) {
		return (Deadline) attributes.get(DEADLINE);
	}

	@Override
	public boolean resolve(Object argument, MethodParameter parameter, HttpRequestValues.Builder request) {
		if (!(argument instanceof Caller caller)) {
			return false;
		}
		Deadline end = Deadline.in(caller.deadline().remaining(this.times.call()));
		this.service.headers(caller, end).forEach((name, value) -> request.addHeader(name, value));
		request.addAttribute(DEADLINE, end);
		return true;
	}

}
