package io.tweebyte.user.entity;

/** The values of a user that no other user may have. */
public record UserKeys(String userNameKey, String emailKey) {

	@Override
	public String toString() {
		return "UserKeys[...]";
	}

}
