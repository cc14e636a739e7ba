package io.tweebyte.contracts.user;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The response to a registration or a log-in.
 *
 * @param token a signed JSON Web Token, valid for an hour
 */
public record TokenResponse(@JsonProperty("token") String token) {
}
