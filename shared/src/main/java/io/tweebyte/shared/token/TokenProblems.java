package io.tweebyte.shared.token;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;

/** Translates missing and refused tokens between the contract and Spring Security. */
public final class TokenProblems {

	private static final int MAX_LENGTH = 4096;

	private static final Pattern BEARER = Pattern.compile("(?i:Bearer )\\s*(\\S+)\\s*");

	private TokenProblems() {
	}

	/**
	 * Returns the compact token, of at most 4,096 characters, or null when there is none.
	 * @throws OAuth2AuthenticationException when there is anything but one bearer token
	 */
	public static String findToken(List<String> headers) {
		if (headers.isEmpty()) {
			return null;
		}
		Matcher bearer = BEARER.matcher(headers.getFirst());
		if (headers.size() > 1 || !bearer.matches() || !isCompact(bearer.group(1))) {
			throw new OAuth2AuthenticationException(OAuth2ErrorCodes.INVALID_TOKEN);
		}
		return bearer.group(1);
	}

	/**
	 * A pattern took 3 % of the CPU of a gateway or service for this, and a Stream 1 %.
	 */
	private static boolean isCompact(String token) {
		int dots = 0;
		for (int i = 0; i < token.length(); i++) {
			if (token.charAt(i) == '.') {
				dots++;
			}
			else if (!isOfBase64(token.charAt(i))) {
				return false;
			}
		}
		return token.length() <= MAX_LENGTH && dots == 2 && !token.startsWith(".") && !token.contains("..")
				&& !token.endsWith(".");
	}

	/** Returns whether a character is of Base64 for URLs. */
	private static boolean isOfBase64(char character) {
		return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z'
				|| character >= '0' && character <= '9' || character == '-' || character == '_';
	}

	/** As {@link #findToken}, from the header that holds the token of a service alone. */
	public static String findServiceToken(List<String> headers) {
		return findToken(headers.stream().map("Bearer "::concat).toList());
	}

	/** Returns 503 when the keys are unavailable, else 401. */
	public static ApiException explain(AuthenticationException failure) {
		return switch (failure) {
			case AuthenticationServiceException unavailable -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
			case OAuth2AuthenticationException invalid -> ApiException.tokenInvalid();
			default -> ApiException.tokenMissing();
		};
	}

}
