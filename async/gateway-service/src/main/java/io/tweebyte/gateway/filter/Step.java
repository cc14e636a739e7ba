package io.tweebyte.gateway.filter;

import com.netflix.zuul.ZuulFilter;
import com.netflix.zuul.context.RequestContext;
import com.netflix.zuul.exception.ZuulException;
import io.tweebyte.shared.api.GatewayRequest;

/**
 * A step of every request. What Zuul would ask archaius for is decided here, so that
 * archaius is not needed.
 */
public abstract class Step extends ZuulFilter {

	private static final String REQUEST = "gateway-request";

	private final String type;

	private final int order;

	/**
	 * Creates a step.
	 * @param type when it runs: {@code pre}, {@code route}, {@code post} or {@code error}
	 */
	protected Step(String type, int order) {
		this.type = type;
		this.order = order;
	}

	@Override
	public String filterType() {
		return this.type;
	}

	@Override
	public int filterOrder() {
		return this.order;
	}

	@Override
	public boolean isFilterDisabled() {
		return false;
	}

	@Override
	public boolean shouldFilter() {
		return true;
	}

	@Override
	public Object run() throws ZuulException {
		try {
			filter(RequestContext.getCurrentContext());
			return null;
		}
		catch (RuntimeException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new ZuulException(ex, 500, getClass().getSimpleName());
		}
	}

	/**
	 * Does the step's work.
	 * @param context what is known of the request
	 * @throws Exception ends the request; Zuul hands it to the error filter
	 */
	protected abstract void filter(RequestContext context) throws Exception;

	/**
	 * What the table of operations says of the request.
	 * @param context what is known of the request
	 */
	protected static GatewayRequest request(RequestContext context) {
		return (GatewayRequest) context.get(REQUEST);
	}

	/**
	 * Keeps what the table of operations says of the request.
	 * @param context what is known of the request
	 */
	protected static void keep(RequestContext context, GatewayRequest request) {
		context.set(REQUEST, request);
	}

}
