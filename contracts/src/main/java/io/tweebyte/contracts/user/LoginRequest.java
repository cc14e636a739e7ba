package io.tweebyte.contracts.user;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

public record LoginRequest(
		@NotNull(message = ConstraintMessages.REQUIRED) @ReadableText(min = 1, max = 254, normalised = true,
				message = ConstraintMessages.PRESENTED_EMAIL) String email,
		@NotNull(message = ConstraintMessages.REQUIRED) @Password String password) {

	public Credentials toCredentials() {
		return new Credentials(Folding.fold(this.email), this.password);
	}

	@Override
	public String toString() {
		return "LoginRequest[...]";
	}

	public record Credentials(String emailKey, String password) {

		@Override
		public String toString() {
			return "Credentials[...]";
		}

	}

}
