package io.tweebyte.features.backend;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.UUID;

import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;

/**
 * Finds out whether a backend tells callers apart who call from several addresses of this
 * machine. One behind the published port of a container does not: to it, all of them are
 * the network's own address.
 */
final class AddressProbe {

	private static final String ELSEWHERE = "127.0.0.2";

	private static final int UNAUTHORIZED = 401;

	private static final int TOO_MANY_REQUESTS = 429;

	private static final int UNAVAILABLE = 503;

	/** Ten failures are too many; a busy service does not count all of them. */
	private static final int MOST_TRIES = 30;

	private final HttpCall login;

	private AddressProbe(String email) {
		this.login = HttpCall.of("POST /user-service/auth/login")
			.json("{\"email\":\"%s\",\"password\":\"not the password\"}".formatted(email));
	}

	/**
	 * Fails to log in until one address may not try any more, and tries from another.
	 * @param gateway the backend's gateway
	 * @return whether the other may still try; {@code false} where there is no other
	 */
	static boolean seesMany(URI gateway) {
		if (!isLoopback(gateway.getHost())) {
			return false;
		}
		AddressProbe probe = new AddressProbe("unknown.%s@example.org".formatted(UUID.randomUUID()));
		try (HttpCaller here = new HttpCaller(gateway, null);
				HttpCaller elsewhere = new HttpCaller(gateway, address(ELSEWHERE))) {
			probe.tryWhile(here, UNAUTHORIZED);
			return probe.tryWhile(elsewhere, UNAVAILABLE) != TOO_MANY_REQUESTS;
		}
		catch (UncheckedIOException ex) {
			// Not every system has more than one address to call from.
			return false;
		}
	}

	private int tryWhile(HttpCaller caller, int status) {
		int last = caller.send(this.login).response().status();
		for (int i = 1; i < MOST_TRIES && (last == status || last == UNAVAILABLE); i++) {
			last = caller.send(this.login).response().status();
		}
		return last;
	}

	private static boolean isLoopback(String host) {
		try {
			return InetAddress.getByName(host).isLoopbackAddress();
		}
		catch (UnknownHostException ex) {
			return false;
		}
	}

	private static InetAddress address(String literal) {
		try {
			return InetAddress.getByName(literal);
		}
		catch (UnknownHostException ex) {
			throw new IllegalStateException("Four numbers are an address", ex);
		}
	}

}
