package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;

import io.tweebyte.common.web.RawPath;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.service.KeyCache;
import io.tweebyte.shared.api.GatewayRequest;
import io.tweebyte.shared.token.BearerToken;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.TokenClaims;
import io.tweebyte.shared.token.TokenVerifier;
import io.tweebyte.shared.token.UnverifiedToken;
import reactor.core.publisher.Mono;

import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * Asks for a valid token, but for what is open to everybody.
 */
public final class AuthenticationFilter extends Step {

	/** Under which name logs hold the id of the user who asks. */
	public static final String USER = "user_id";

	private final boolean on;

	private final KeyCache keys;

	private final TokenVerifier verifier;

	private final EndedTokens ended;

	private final Duration patience;

	/**
	 * Creates the step.
	 * @param patience how long to wait for a key that is not known yet
	 */
	public AuthenticationFilter(boolean on, KeyCache keys, TokenVerifier verifier, EndedTokens ended,
			Duration patience) {
		super(1);
		this.on = on;
		this.keys = keys;
		this.verifier = verifier;
		this.ended = ended;
		this.patience = patience;
	}

	/**
	 * Refuses a request without the token that it needs, for requests that end before the
	 * steps.
	 * @return fails with 401, or 503 when the keys are not known
	 */
	public Mono<Void> check(ServerWebExchange exchange) {
		ServerHttpRequest client = exchange.getRequest();
		return (this.on && parse(client).needsToken()) ? Mono.defer(() -> verify(client)).then() : Mono.empty();
	}

	@Override
	public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
		ServerHttpRequest client = exchange.getRequest();
		GatewayRequest request = parse(client);
		keep(exchange, request);
		if (this.on && request.needsToken()) {
			return verify(client).flatMap((claims) -> chain.filter(exchange)
				.contextWrite((context) -> context.put(USER, claims.userId().toString())));
		}
		return chain.filter(exchange);
	}

	private static GatewayRequest parse(ServerHttpRequest client) {
		return GatewayRequest.of(client.getMethod().name(), RawPath.of(client), RawPath.query(client));
	}

	private Mono<TokenClaims> verify(ServerHttpRequest client) {
		return verify(client.getHeaders().getOrEmpty(HttpHeaders.AUTHORIZATION));
	}

	private Mono<TokenClaims> verify(List<String> headers) {
		UnverifiedToken token = UnverifiedToken.parse(BearerToken.read(headers));
		return await(this.keys.find(token.keyId())).map((key) -> this.verifier.verify(token, key))
			.doOnNext(this.ended::check);
	}

	private <T> Mono<T> await(Mono<T> key) {
		return key.timeout(this.patience)
			.onErrorMap(TimeoutException.class, (ex) -> ContractException.unavailable(Sentences.SERVICE_OUT));
	}

}
