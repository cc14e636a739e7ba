package io.tweebyte.gateway.filter;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import com.netflix.zuul.context.RequestContext;
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
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.MDC;

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
		super("pre", 1);
		this.on = on;
		this.keys = keys;
		this.verifier = verifier;
		this.ended = ended;
		this.patience = patience;
	}

	/**
	 * Refuses a request without the token that it needs, for requests that end before the
	 * steps.
	 * @throws ContractException 401, or 503 when the keys are not known
	 */
	public void check(HttpServletRequest client) {
		if (this.on && parse(client).needsToken()) {
			verify(client);
		}
	}

	@Override
	protected void filter(RequestContext context) {
		HttpServletRequest client = context.getRequest();
		GatewayRequest request = parse(client);
		keep(context, request);
		if (this.on && request.needsToken()) {
			MDC.put(USER, verify(client).userId().toString());
		}
	}

	private static GatewayRequest parse(HttpServletRequest client) {
		return GatewayRequest.of(client.getMethod(), RawPath.of(client), RawPath.query(client));
	}

	private TokenClaims verify(HttpServletRequest client) {
		return verify(Collections.list(client.getHeaders("Authorization")));
	}

	private TokenClaims verify(List<String> headers) {
		UnverifiedToken token = UnverifiedToken.parse(BearerToken.read(headers));
		TokenClaims claims = this.verifier.verify(token, await(this.keys.find(token.keyId())));
		this.ended.check(claims);
		return claims;
	}

	private <T> T await(CompletableFuture<T> key) {
		try {
			return key.get(this.patience.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (ExecutionException ex) {
			if (ex.getCause() instanceof ContractException failure) {
				throw failure;
			}
			throw new IllegalStateException(ex.getCause());
		}
		catch (TimeoutException ex) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
	}

}
