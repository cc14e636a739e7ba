package io.tweebyte.common.web;

import java.util.Collections;
import java.util.List;

import io.tweebyte.shared.http.RequestView;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Shows the head of a request to the checks that both trees share.
 */
final class HeadView implements RequestView {

	private final HttpServletRequest request;

	HeadView(HttpServletRequest request) {
		this.request = request;
	}

	@Override
	public String method() {
		return this.request.getMethod();
	}

	@Override
	public String path() {
		return RawPath.of(this.request);
	}

	@Override
	public String query() {
		return RawPath.query(this.request);
	}

	@Override
	public List<String> headers(String name) {
		return Collections.list(this.request.getHeaders(name));
	}

	@Override
	public String remoteAddress() {
		return this.request.getRemoteAddr();
	}

}
