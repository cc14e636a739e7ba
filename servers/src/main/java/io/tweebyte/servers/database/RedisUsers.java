package io.tweebyte.servers.database;

import org.apache.commons.codec.digest.DigestUtils;

/**
 * The users of Redis, as lines of its configuration or of its ACL file. No other user may
 * log in, and none may administer the server. Lines hold hashes of passwords only.
 */
public final class RedisUsers {

	/** The user that all services log in as. */
	public static final String SERVICES = "tweebyte";

	/** The user that may empty the caches, and nothing else. */
	public static final String CLEANER = "cleaner";

	/** The default user is the one of every client that does not log in. */
	private static final String NO_OTHER_USER = "user default reset off\n";

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

	/** The services' user alone. */
	public static String lines(String password) {
		return NO_OTHER_USER + line(SERVICES, password, SERVICE_RULES);
	}

	/** The services' user and the one that empties the caches. */
	public static String lines(String password, String cleanerPassword) {
		return lines(password) + line(CLEANER, cleanerPassword, CLEANER_RULES);
	}

	private static String line(String name, String password, String rules) {
		return "user %s reset on #%s %s\n".formatted(name, DigestUtils.sha256Hex(password), rules);
	}

}
