package io.tweebyte.gateway.filter;

import java.util.Collections;

import com.netflix.zuul.context.RequestContext;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Refuses bodies that an operation cannot read, and clients that cannot read JSON.
 */
public final class MediaTypeFilter extends Step {

	/**
	 * Creates the step.
	 */
	public MediaTypeFilter() {
		super("pre", 4);
	}

	@Override
	protected void filter(RequestContext context) {
		HttpServletRequest client = context.getRequest();
		request(context).checkMediaTypes(client.getHeader("Content-Type"), BodyLimitFilter.hasBody(client),
				Collections.list(client.getHeaders("Accept")));
	}

}
