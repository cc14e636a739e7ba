package io.tweebyte.shared.settings;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The hosts by which clients may call this server. Requests for other hosts are refused,
 * so that a web page whose own name resolves to this machine (DNS rebinding) cannot read
 * responses.
 */
public final class AllowedHosts implements Predicate<String> {

	private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");

	private final Set<String> hosts = new HashSet<>();

	/** Allows the loopback names and others, without a port. */
	public AllowedHosts(Collection<String> hosts) {
		LOOPBACK.forEach(host -> this.hosts.add(normalized(host)));
		hosts.forEach(host -> this.hosts.add(normalized(host)));
	}

	/**
	 * Allows the loopback names, others, and the current addresses of the machine: health
	 * probes and Prometheus call a container by its address. The machine's name is not
	 * looked up, since a name server may be slow.
	 */
	public static AllowedHosts withOwnAddresses(Collection<String> hosts) {
		Set<String> all = new HashSet<>(hosts);
		try {
			NetworkInterface.networkInterfaces()
				.flatMap(NetworkInterface::inetAddresses)
				.forEach(address -> all.add(literal(address)));
		}
		catch (SocketException ex) {
			throw new IllegalStateException("The addresses of this machine cannot be read.", ex);
		}
		return new AllowedHosts(all);
	}

	@Override
	public boolean test(String host) {
		return this.hosts.contains(host) || this.hosts.contains(normalized(host));
	}

	private static String normalized(String host) {
		if (!host.startsWith("[")) {
			return host.toLowerCase(Locale.ROOT);
		}
		try {
			// never looked up, because of the brackets
			return literal(InetAddress.getByName(host));
		}
		catch (UnknownHostException ex) {
			return host;
		}
	}

	private static String literal(InetAddress address) {
		String text = address.getHostAddress();
		// without the interface of a link-local address
		return (address instanceof Inet6Address) ? "[" + text.split("%", 2)[0] + "]" : text;
	}

}
