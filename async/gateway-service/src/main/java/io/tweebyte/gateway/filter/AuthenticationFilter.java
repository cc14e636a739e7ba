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
import io.tweebyte.contracts.api.GatewayRequest;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.token.BearerToken;
import io.tweebyte.contracts.token.TokenClaims;
import io.tweebyte.contracts.token.TokenVerifier;
import io.tweebyte.contracts.token.UnverifiedToken;
import io.tweebyte.gateway.service.KeyCache;
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

	private final Duration patience;

	/**
	 * Creates the step.
	 * @param on whether tokens are needed at all
	 * @param keys knows the keys
	 * @param verifier verifies tokens
	 * @param patience how long to wait for a key that is not known yet
	 */
	public AuthenticationFilter(boolean on, KeyCache keys, TokenVerifier verifier, Duration patience) {
		super("pre", 1);
		this.on = on;
		this.keys = keys;
		this.verifier = verifier;
		this.patience = patience;
	}

	@Override
	protected void filter(RequestContext context) throws InterruptedException {
		HttpServletRequest client = context.getRequest();
		GatewayRequest request = GatewayRequest.of(client.getMethod(), RawPath.of(client), RawPath.query(client));
		keep(context, request);
		if (this.on && request.needsToken()) {
			TokenClaims claims = verify(Collections.list(client.getHeaders("Authorization")));
			MDC.put(USER, claims.userId().toString());
		}
	}

	private TokenClaims verify(List<String> headers) throws InterruptedException {
		UnverifiedToken token = UnverifiedToken.parse(BearerToken.read(headers));
		return this.verifier.verify(token, await(this.keys.find(token.keyId())));
	}

	private <T> T await(CompletableFuture<T> key) throws InterruptedException {
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
	}

}
