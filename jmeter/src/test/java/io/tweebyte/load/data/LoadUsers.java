package io.tweebyte.load.data;

import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The users that load is made with, and their tokens.
 *
 * @param users in the order of their numbers
 * @param tokens one for each
 */
public record LoadUsers(List<LoadUser> users, Map<UUID, String> tokens) {

	/**
	 * One of them, over and over.
	 * @param number from 0, beyond the last it begins anew
	 */
	public LoadUser user(int number) {
		return this.users.get(number % this.users.size());
	}

	/**
	 * The {@code Authorization} header of a user.
	 */
	public String authorization(LoadUser user) {
		return "Bearer " + this.tokens.get(user.id());
	}

}
