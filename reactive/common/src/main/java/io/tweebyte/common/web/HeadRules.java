package io.tweebyte.common.web;

import java.util.Map;
import java.util.Optional;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.http.RequestHead;

/**
 * What Tomcat checks of a head and Netty leaves to others.
 */
final class HeadRules {

	// what a line has beside name and value: ": " and the line's end
	private static final int LINE_OVERHEAD = 4;

	private final long headSize;

	HeadRules(long headSize) {
		this.headSize = headSize;
	}

	/**
	 * Checks a head, and puts a target that is no URI aside for {@link RawPath}.
	 * @return what is wrong with it, or null
	 */
	ContractException check(HttpRequest request, boolean folded) {
		if (isTooLarge(request)) {
			return new ContractException(ErrorKind.HEADERS_TOO_LARGE, Sentences.HEADERS_TOO_LARGE);
		}
		if (folded || request.decoderResult().isFailure() || !isWellFormed(request)) {
			return ContractException.badRequest(Sentences.MALFORMED_REQUEST);
		}
		keepTarget(request);
		ignoreNeedlessExpectation(request);
		return null;
	}

	private boolean isTooLarge(HttpRequest request) {
		Throwable cause = request.decoderResult().cause();
		return cause instanceof TooLongHttpLineException || cause instanceof TooLongHttpHeaderException
				|| size(request) > this.headSize;
	}

	private static long size(HttpRequest request) {
		long size = request.uri().length();
		for (Map.Entry<String, String> header : request.headers()) {
			size += header.getKey().length() + header.getValue().length() + LINE_OVERHEAD;
		}
		return size;
	}

	private static boolean isWellFormed(HttpRequest request) {
		HttpHeaders headers = request.headers();
		boolean latest = HttpVersion.HTTP_1_1.equals(request.protocolVersion());
		return !HttpMethod.CONNECT.equals(request.method())
				&& (latest || HttpVersion.HTTP_1_0.equals(request.protocolVersion()))
				&& RequestHead.isHost(headers.getAll(HttpHeaderNames.HOST), latest) && hasTarget(request)
				&& RequestHead.isFramed(headers.getAll(HttpHeaderNames.CONTENT_LENGTH),
						headers.getAll(HttpHeaderNames.TRANSFER_ENCODING))
				&& RequestHead.isExpectation(headers.get(HttpHeaderNames.EXPECT));
	}

	private static boolean hasTarget(HttpRequest request) {
		Optional<String> target = RequestHead.originForm(request.uri(), request.headers().get(HttpHeaderNames.HOST));
		target.ifPresent(request::setUri);
		return target.filter(RequestHead::isTarget).isPresent();
	}

	private static void ignoreNeedlessExpectation(HttpRequest request) {
		if (!HttpUtil.isTransferEncodingChunked(request) && HttpUtil.getContentLength(request, 0L) == 0) {
			request.headers().remove(HttpHeaderNames.EXPECT);
		}
	}

	private static void keepTarget(HttpRequest request) {
		request.headers().remove(RawPath.HEADER);
		// no other origin is served: the framework would answer its question by itself
		request.headers().remove(HttpHeaderNames.ACCESS_CONTROL_REQUEST_METHOD);
		String[] target = request.uri().split("\\?", 2);
		boolean readable = RequestPath.parse(target[0]).isPresent()
				&& RequestPath.isDecodable((target.length > 1) ? target[1] : null);
		if (!readable) {
			request.headers().set(RawPath.HEADER, request.uri());
			request.setUri("/");
		}
	}

	/**
	 * The path of a request that has passed.
	 * @return the path as the client wrote it
	 */
	static String path(HttpRequest request) {
		String target = request.headers().get(RawPath.HEADER, request.uri());
		return target.split("\\?", 2)[0];
	}

}
