package io.tweebyte.gateway.filter;

import com.netflix.zuul.ZuulFilter;
import com.netflix.zuul.context.RequestContext;
import com.netflix.zuul.exception.ZuulException;

/** A step of every request, set up here, so that archaius is not needed. */
public abstract class OrderedFilter extends ZuulFilter {

	private final String type;

	private final int order;

	/** The type is {@code pre}, {@code route}, {@code post} or {@code error}. */
	protected OrderedFilter(String type, int order) {
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

	/** An exception ends the request; Zuul hands it to the error filter. */
	protected abstract void filter(RequestContext context) throws Exception;

}
