package io.tweebyte.gateway.server;

import java.util.Optional;

import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.tweebyte.shared.http.RequestHead;

/** Refuses heads that Netty accepts but a proxy in front could read in another way. */
final class HeadRules {

	private HeadRules() {
	}

	/** Returns whether the server may serve a request, or else marks it as malformed. */
	static boolean check(HttpRequest request) {
		if (!isUnambiguous(request)) {
			request.setDecoderResult(DecoderResult.failure(new IllegalArgumentException("ambiguous head")));
			return false;
		}
		// Spring's mapping of handlers would respond to a preflight request before any
		// filter that leaves the header out, although CORS is off
		request.headers().remove(HttpHeaderNames.ACCESS_CONTROL_REQUEST_METHOD);
		ignoreNeedlessExpectation(request);
		return true;
	}

	/** Returns whether a message is a malformed part of the body behind a head. */
	static boolean isBrokenBody(Object message) {
		return !(message instanceof HttpRequest) && message instanceof HttpContent content
				&& content.decoderResult().isFailure();
	}

	/** Returns the response to such a message, which is the last on its connection. */
	static FullHttpResponse refusal() {
		FullHttpResponse refusal = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.BAD_REQUEST);
		HttpUtil.setContentLength(refusal, 0);
		HttpUtil.setKeepAlive(refusal, false);
		return refusal;
	}

	private static void ignoreNeedlessExpectation(HttpRequest request) {
		if (HttpUtil.is100ContinueExpected(request) && !HttpUtil.isTransferEncodingChunked(request)
				&& HttpUtil.getContentLength(request, 0L) == 0) {
			request.headers().remove(HttpHeaderNames.EXPECT);
		}
	}

	private static boolean isUnambiguous(HttpRequest request) {
		HttpHeaders headers = request.headers();
		boolean latest = HttpVersion.HTTP_1_1.equals(request.protocolVersion());
		return !HttpMethod.CONNECT.equals(request.method())
				&& (latest || HttpVersion.HTTP_1_0.equals(request.protocolVersion()))
				&& RequestHead.isHost(headers.getAll(HttpHeaderNames.HOST), latest) && hasTarget(request)
				&& RequestHead.isFramed(headers.getAll(HttpHeaderNames.CONTENT_LENGTH),
						headers.getAll(HttpHeaderNames.TRANSFER_ENCODING))
				&& headers.entries().stream().allMatch((header) -> RequestHead.isAscii(header.getValue()));
	}

	private static boolean hasTarget(HttpRequest request) {
		Optional<String> target = RequestHead.originForm(request.uri(), request.headers().get(HttpHeaderNames.HOST));
		target.ifPresent(request::setUri);
		return target.filter(RequestHead::isTarget).isPresent();
	}

}
