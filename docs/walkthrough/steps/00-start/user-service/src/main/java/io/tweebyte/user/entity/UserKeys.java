package io.tweebyte.user.entity;

/**
 * The values of a user that nobody else may have.
 *
 * @param userNameKey the key of the name
 * @param emailKey the folded e-mail address
 */
public record UserKeys(String userNameKey, String emailKey) {

	@Override
	public String toString() {
		return "UserKeys[...]";
	}

}
