package io.tweebyte.servers.database;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The users of Redis, as lines of its configuration or of its ACL file. Nobody else may
 * log in, and nobody may administer the server. Lines hold hashes of passwords only.
 */
public final class RedisUsers {

	/** The user that all services log in as. */
	public static final String SERVICES = "tweebyte";

	/** The user that may empty the caches, and nothing else. */
	public static final String CLEANER = "cleaner";

	/** The default user is the one of every client that does not log in. */
	private static final String NOBODY_ELSE = "user default reset off\n";

	/**
	 * Services read and write their own keys, by scripts too, and publish to their own
	 * channels. Excluded are commands that administer the server, and those that reach
	 * keys without naming them.
	 */
	private static final String SERVICE_RULES = "~tweebyte:* &tweebyte:* +@read +@write +@pubsub +@connection"
			+ " +@transaction +eval +evalsha +script|load +script|exists"
			+ " -@dangerous -@admin -@blocking -scan -randomkey -dbsize -select -swapdb -move -function";

	private static final String CLEANER_RULES = "+ping +flushall";

	private RedisUsers() {
	}

	/**
	 * The services' user alone.
	 * @param password its password
	 * @return lines, each with its line end
	 */
	public static String lines(String password) {
		return NOBODY_ELSE + line(SERVICES, password, SERVICE_RULES);
	}

	/**
	 * The services' user and the one that empties the caches.
	 * @param password the password of the services' user
	 * @param cleanerPassword the password of the other one
	 * @return lines, each with its line end
	 */
	public static String lines(String password, String cleanerPassword) {
		return lines(password) + line(CLEANER, cleanerPassword, CLEANER_RULES);
	}

	private static String line(String name, String password, String rules) {
		return "user %s reset on #%s %s\n".formatted(name, sha256(password), rules);
	}

	private static String sha256(String password) {
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(password.getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(digest);
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
