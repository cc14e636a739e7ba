package io.tweebyte.gateway.server;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

import io.tweebyte.shared.http.RequestHead;
import org.apache.coyote.Request;
import org.apache.coyote.http11.Http11InputBuffer;

/**
 * Makes the server refuse heads that Tomcat accepts although a proxy in front could read
 * them in another way: a body ends in one way only. Tomcat ignores a length beside
 * chunks, a comma behind the coding, chunks in HTTP/1.0, and a line without a method; it
 * responds to CONNECT with a page of its own.
 */
final class HeadRules {

	/** A byte that is not ASCII, or a line that does not end in CR LF. */
	private static final Pattern ODD = Pattern.compile("[^\\x00-\\x7f]|(?<!\\r)\\n");

	private static final Pattern LENGTH = Pattern.compile("\ncontent-length:", Pattern.CASE_INSENSITIVE);

	private HeadRules() {
	}

	static boolean isUnambiguous(Request request) {
		String head = head((Http11InputBuffer) request.getInputBuffer());
		List<String> codings = values(request, "transfer-encoding");
		return request.protocol().startsWithIgnoreCase("HTTP/1.", 0) && !ODD.matcher(head).find()
				&& !request.requestURI().equals("*") && !"".equals(request.getMethod())
				&& !"CONNECT".equals(request.getMethod())
				&& RequestHead.isFramed(values(request, "content-length"), codings)
				// Tomcat has removed the length from its headers
				&& (codings.isEmpty() || !(request.protocol().equals("HTTP/1.0") || LENGTH.matcher(head).find()));
	}

	private static String head(Http11InputBuffer input) {
		return StandardCharsets.ISO_8859_1.decode(input.getByteBuffer().duplicate().flip()).toString();
	}

	private static List<String> values(Request request, String name) {
		// Tomcat has no value for one with a control character
		return Collections.list(request.getMimeHeaders().values(name))
			.stream()
			.map((value) -> Objects.requireNonNullElse(value, ""))
			.toList();
	}

}
