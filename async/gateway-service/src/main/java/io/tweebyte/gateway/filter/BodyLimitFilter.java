package io.tweebyte.gateway.filter;

import com.netflix.zuul.context.RequestContext;

import org.springframework.stereotype.Component;

/**
 * Reads the whole body, so that no service waits for a client, and refuses one that is
 * too large, too slow, or broken.
 */
@Component
public final class BodyLimitFilter extends OrderedFilter {

	private final ClientBodies bodies;

	public BodyLimitFilter(ClientBodies bodies) {
		super("pre", 1);
		this.bodies = bodies;
	}

	@Override
	protected void filter(RequestContext context) {
		this.bodies.read(context.getRequest());
	}

}
