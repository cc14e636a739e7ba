package io.tweebyte.gateway.filter;

import com.netflix.zuul.context.RequestContext;

/**
 * Refuses paths that lead nowhere, and methods that a path does not know.
 */
public final class RouteFilter extends Step {

	/**
	 * Creates the step.
	 */
	public RouteFilter() {
		super("pre", 2);
	}

	@Override
	protected void filter(RequestContext context) {
		request(context).checkRoute();
	}

}
