package io.tweebyte.shared.cache;

/**
 * The keys in Redis, the same for every service that shares it. Each says who fills it
 * and who evicts it. The version in the prefix changes when the form of a value does.
 */
public final class CacheKeys {

	private static final String PREFIX = "tweebyte:v1:";

	private CacheKeys() {
	}

	/**
	 * The number of failed log-ins of one account from one address. Kept by the user
	 * service alone. The account is not in the key as text, because an e-mail address is
	 * personal.
	 * @param accountHash a hash of the folded e-mail address
	 * @param address the client's address
	 * @return the key
	 */
	public static String loginFailures(String accountHash, String address) {
		return PREFIX + "login-failures:" + accountHash + ":" + address;
	}

	/**
	 * The number of failed log-ins from one address. Kept by the user service alone.
	 * @param address the client's address
	 * @return the key
	 */
	public static String loginFailures(String address) {
		return PREFIX + "login-failures:" + address;
	}

}
