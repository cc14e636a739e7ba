package io.tweebyte.common.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.tweebyte.shared.http.HeaderRules;

/**
 * Writes the head of an answer as Tomcat does: without a reason phrase, which RFC 9112
 * (4) tells clients to ignore, and with the names of headers in their usual case.
 */
final class AnswerHead {

	private static final ConcurrentMap<Integer, HttpResponseStatus> STATUSES = new ConcurrentHashMap<>();

	private AnswerHead() {
	}

	/**
	 * Completes a head before it is encoded.
	 */
	static void complete(HttpResponse head) {
		head.setStatus(STATUSES.computeIfAbsent(head.status().code(), (code) -> new HttpResponseStatus(code, "")));
		rename(head.headers(), HttpHeaderNames.CONNECTION);
		rename(head.headers(), HttpHeaderNames.CONTENT_LENGTH);
		rename(head.headers(), HttpHeaderNames.TRANSFER_ENCODING);
	}

	private static void rename(HttpHeaders headers, CharSequence name) {
		String value = headers.get(name);
		if (value != null) {
			headers.set(HeaderRules.written(name.toString()), value);
		}
	}

}
