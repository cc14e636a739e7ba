package io.tweebyte.shared.token;

import java.util.List;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ApiException;

/** The token in a request's {@code Authorization} header. */
public final class BearerToken {

	private static final int MAX_LENGTH = 4096;

	private static final String SCHEME = "Bearer ";

	private static final Pattern COMPACT = Pattern.compile("[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+");

	private BearerToken() {
	}

	/**
	 * Reads the token.
	 * @param headers all values of the {@code Authorization} header
	 * @return the compact token, of at most 4,096 characters
	 * @throws ApiException 401: with a bare challenge when there is none, else with
	 * {@code invalid_token}
	 */
	public static String read(List<String> headers) {
		if (headers.isEmpty()) {
			throw ApiException.tokenMissing();
		}
		String header = headers.get(0);
		if (headers.size() > 1 || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
			throw ApiException.tokenInvalid();
		}
		String token = header.substring(SCHEME.length()).strip();
		if (token.length() > MAX_LENGTH || !COMPACT.matcher(token).matches()) {
			throw ApiException.tokenInvalid();
		}
		return token;
	}

}
