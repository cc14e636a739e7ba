package io.tweebyte.gateway.filter;

import com.netflix.zuul.context.RequestContext;

/**
 * Refuses paths and queries that could be read in two ways.
 */
public final class PathFilter extends Step {

	/**
	 * Creates the step.
	 */
	public PathFilter() {
		super("pre", 5);
	}

	@Override
	protected void filter(RequestContext context) {
		request(context).checkPath();
	}

}
