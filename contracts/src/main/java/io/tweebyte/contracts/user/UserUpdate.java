package io.tweebyte.contracts.user;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.SelfValidating;
import io.tweebyte.contracts.validation.UserName;

/**
 * The fields of an account that its user wants to change; a field that is null stays as
 * it is. A new address or password needs {@code currentPassword}; an empty biography
 * removes the stored one.
 */
public record UserUpdate(@JsonProperty("user_name") @JsonAlias("userName") @UserName String userName,
		@EmailAddress String email, @Password(chosen = true) String password,
		@ReadableText(min = 0, max = 500, message = ConstraintMessages.BIOGRAPHY) String biography,
		@JsonProperty("is_private") @JsonAlias("isPrivate") Boolean isPrivate,
		@JsonProperty("birth_date") @JsonAlias("birthDate") @BirthDate String birthDate,
		@JsonProperty("current_password") @JsonAlias("currentPassword") @Password String currentPassword)
		implements
			SelfValidating {

	public Changes toChanges() {
		return new Changes(map(this.userName, Folding::normalise), map(this.userName, NameKey::of),
				map(this.email, Folding::normalise), map(this.email, Folding::fold), this.password, this.biography,
				this.isPrivate, map(this.birthDate, (text) -> BirthDate.Validator.parse(text).orElseThrow()),
				this.currentPassword);
	}

	private static <T> T map(String text, Function<String, T> mapper) {
		return (text != null) ? mapper.apply(text) : null;
	}

	@Override
	public Optional<FieldError> violation() {
		boolean empty = Stream
			.of(this.userName, this.email, this.password, this.biography, this.isPrivate, this.birthDate)
			.allMatch(Objects::isNull);
		return empty ? Optional.of(new FieldError("", Messages.NO_KNOWN_FIELD)) : Optional.empty();
	}

	@Override
	public String toString() {
		return "UserUpdate[...]";
	}

	public record Changes(String userName, String userNameKey, String email, String emailKey, String password,
			String biography, Boolean isPrivate, LocalDate birthDate, String currentPassword) {

		/** A stolen token alone must not make such changes. */
		public boolean needCurrentPassword() {
			return this.password != null || this.email != null;
		}

		@Override
		public String toString() {
			return "Changes[...]";
		}

	}

}
