package io.tweebyte.contracts.user;

public record TokenResponse(String token) {

	@Override
	public String toString() {
		return "TokenResponse[...]";
	}

}
