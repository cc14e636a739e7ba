package io.tweebyte.gateway.filter;

import java.io.IOException;

import com.netflix.zuul.context.RequestContext;

import org.springframework.stereotype.Component;

/** Passes a service's response to the client, part by part as it comes. */
@Component
public final class ResponseFilter extends OrderedFilter {

	private final PassedResponse passed;

	public ResponseFilter(PassedResponse passed) {
		super("post", 1);
		this.passed = passed;
	}

	@Override
	public boolean shouldFilter() {
		return RoutingFilter.response(RequestContext.getCurrentContext()) != null;
	}

	@Override
	protected void filter(RequestContext context) throws IOException {
		this.passed.write(RoutingFilter.response(context), RoutingFilter.end(context), () -> false,
				context.getResponse());
		context.getRequest().setAttribute(GatewayServletFilter.RESPONDED, true);
	}

}
