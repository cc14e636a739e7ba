package io.tweebyte.gateway.server;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpHeadersFactory;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.TooLongHttpHeaderException;

/**
 * Bounds the headers of a request: each takes some hundred bytes of memory, also while
 * the head is in progress. Tomcat has such a limit.
 */
final class FewHeaders implements HttpHeadersFactory {

	private final int limit;

	private FewHeaders(int limit) {
		this.limit = limit;
	}

	/** The size is that of the first line, and of all headers, in bytes. */
	static HttpServerCodec codec(int size, int limit) {
		FewHeaders headers = new FewHeaders(limit);
		return new HttpServerCodec(new HttpDecoderConfig().setMaxInitialLineLength(size)
			.setMaxHeaderSize(size)
			.setHeadersFactory(headers)
			.setTrailersFactory(headers));
	}

	@Override
	public HttpHeaders newHeaders() {
		return new DefaultHttpHeaders() {
			@Override
			public HttpHeaders add(CharSequence name, Object value) {
				check(size());
				return super.add(name, value);
			}

			@Override
			public HttpHeaders add(String name, Object value) {
				check(size());
				return super.add(name, value);
			}
		};
	}

	private void check(int size) {
		if (size >= this.limit) {
			throw new TooLongHttpHeaderException("There are more than " + this.limit + " headers.");
		}
	}

	@Override
	public HttpHeaders newEmptyHeaders() {
		return newHeaders();
	}

}
