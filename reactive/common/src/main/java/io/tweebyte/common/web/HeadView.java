package io.tweebyte.common.web;

import java.net.InetSocketAddress;
import java.util.List;

import io.tweebyte.shared.http.RequestView;

import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * Shows the head of a request to the checks that both trees share.
 */
final class HeadView implements RequestView {

	private final ServerHttpRequest request;

	HeadView(ServerHttpRequest request) {
		this.request = request;
	}

	@Override
	public String method() {
		return this.request.getMethod().name();
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
		return this.request.getHeaders().getOrDefault(name, List.of());
	}

	@Override
	public String remoteAddress() {
		InetSocketAddress address = this.request.getRemoteAddress();
		return (address != null) ? address.getAddress().getHostAddress() : "";
	}

}
