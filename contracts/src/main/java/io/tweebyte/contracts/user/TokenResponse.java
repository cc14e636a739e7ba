package io.tweebyte.contracts.user;

public record TokenResponse(String token) {
}
