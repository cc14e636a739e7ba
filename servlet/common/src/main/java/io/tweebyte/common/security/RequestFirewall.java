package io.tweebyte.common.security;

import io.tweebyte.shared.settings.AllowedHosts;

import org.springframework.security.web.firewall.StrictHttpFirewall;

/**
 * Rejects requests for foreign hosts, and paths with dot segments, empty segments,
 * semicolons, and escaped slashes, dots or NUL. Other escapes are data.
 */
public class RequestFirewall extends StrictHttpFirewall {

	public RequestFirewall(AllowedHosts hosts) {
		setAllowedHostnames(hosts);
		// which methods a path knows is decided later
		setUnsafeAllowAnyHttpMethod(true);
		setAllowUrlEncodedPercent(true);
		setAllowBackSlash(true);
		setAllowUrlEncodedLineFeed(true);
		setAllowUrlEncodedCarriageReturn(true);
		setAllowUrlEncodedLineSeparator(true);
		setAllowUrlEncodedParagraphSeparator(true);
		getEncodedUrlBlocklist().removeIf((text) -> text.equalsIgnoreCase("%3b"));
		// what an escaped percent sign is followed by is data, too: it is decoded once
		getDecodedUrlBlocklist().removeIf((text) -> text.startsWith("%") || text.equals(";"));
		// model: the framework's view of a request checks headers whenever they are read;
		// they have been checked when the head was
		setAllowedHeaderNames((name) -> true);
		setAllowedHeaderValues((value) -> true);
		setAllowedParameterNames((name) -> true);
	}

}
