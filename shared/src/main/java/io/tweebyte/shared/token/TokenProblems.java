package io.tweebyte.shared.token;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;

import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;

/**
 * Translates between the contract and Spring Security where a token is missing or
 * refused.
 */
public final class TokenProblems {

	private TokenProblems() {
	}

	/**
	 * Finds the token of a request.
	 * @param headers all values of the {@code Authorization} header
	 * @return the compact token, or null when there is none
	 * @throws OAuth2AuthenticationException when there is anything but one bearer token
	 */
	public static String findToken(List<String> headers) {
		try {
			return headers.isEmpty() ? null : BearerToken.read(headers);
		}
		catch (ContractException ex) {
			throw new OAuth2AuthenticationException(OAuth2ErrorCodes.INVALID_TOKEN);
		}
	}

	/**
	 * Explains why a caller is not known.
	 * @return 503 when the keys are unavailable, else 401
	 */
	public static ContractException explain(AuthenticationException failure) {
		return switch (failure) {
			case AuthenticationServiceException unavailable -> ContractException.unavailable(Sentences.SERVICE_OUT);
			case OAuth2AuthenticationException invalid -> ContractException.tokenInvalid();
			default -> ContractException.tokenMissing();
		};
	}

}
