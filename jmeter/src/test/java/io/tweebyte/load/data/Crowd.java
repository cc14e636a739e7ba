package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.shared.token.SigningKey;

/**
 * Everybody that load is made with.
 *
 * @param users in the order of their numbers
 * @param tokens one for each
 */
public record Crowd(List<LoadUser> users, Map<UUID, String> tokens) {

	private static final int SIZE = 1000;

	/**
	 * Writes the users into the database, and the file of their tokens.
	 * @throws IOException when the file cannot be written
	 * @throws SQLException when the database refuses
	 */
	public static Crowd gather(Infrastructure infrastructure, Path file) throws IOException, SQLException {
		List<LoadUser> users = new Population(infrastructure.postgres().owner("users")).write(SIZE);
		return new Crowd(users, new TokenFile(SigningKey.load(infrastructure.tokenKey())).write(users, file));
	}

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
