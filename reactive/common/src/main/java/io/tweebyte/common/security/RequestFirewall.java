package io.tweebyte.common.security;

import io.tweebyte.shared.settings.AllowedHosts;
import reactor.core.publisher.Mono;

import org.springframework.security.web.server.firewall.ServerExchangeRejectedException;
import org.springframework.security.web.server.firewall.StrictServerWebExchangeFirewall;
import org.springframework.web.server.ServerWebExchange;

/**
 * Rejects requests for foreign hosts, and paths with dot segments, empty segments,
 * semicolons, and escaped slashes, dots or NUL. Other escapes are data.
 */
public class RequestFirewall extends StrictServerWebExchangeFirewall {

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
	}

	@Override
	public Mono<ServerWebExchange> getFirewalledExchange(ServerWebExchange exchange) {
		if (exchange.getRequest().getURI().getHost() == null) {
			// model: java.net.URI knows no host with an underscore, and the framework
			// lets a request pass whose host it does not know
			return Mono.error(new ServerExchangeRejectedException("The request has no host that is known."));
		}
		// model: the framework's view of a request checks headers whenever they are read;
		// they have been checked when the head was
		return super.getFirewalledExchange(exchange).thenReturn(exchange);
	}

}
