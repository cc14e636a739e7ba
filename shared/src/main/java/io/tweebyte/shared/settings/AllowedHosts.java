package io.tweebyte.shared.settings;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hosts by which clients may call this server. Requests for other hosts are refused,
 * so that a web page whose own name resolves to this machine (DNS rebinding) cannot read
 * responses. Such a page needs a name, so IP addresses are always allowed.
 */
public final class AllowedHosts implements Predicate<String> {

	// the addresses are here because most calls use them, and a look-up is cheap
	private static final List<String> ALWAYS = List.of("localhost", "127.0.0.1", "[::1]", "host.docker.internal");

	private static final Logger log = LoggerFactory.getLogger(AllowedHosts.class);

	private static final Path NAME = Path.of("/proc/sys/kernel/hostname");

	private static final String BYTE = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";

	private static final Pattern IPV4 = Pattern.compile("(" + BYTE + "\\.){3}" + BYTE);

	private final Set<String> hosts = new HashSet<>(ALWAYS);

	/** Allows {@code localhost}, IP addresses, and further names without a port. */
	public AllowedHosts(Collection<String> names) {
		names.forEach(name -> this.hosts.add(normalized(name)));
	}

	/** Also allows the machine's own name, where it is Linux. */
	public static AllowedHosts withOwnName(Collection<String> names) {
		Set<String> all = new HashSet<>(names);
		try {
			// InetAddress would ask name servers, which may be slow
			all.add(Files.readString(NAME).strip());
		}
		catch (IOException ex) {
			log.debug("The name of the machine is not known.", ex);
		}
		return new AllowedHosts(all);
	}

	@Override
	public boolean test(String host) {
		return this.hosts.contains(host) || isAllowed(normalized(host));
	}

	private boolean isAllowed(String name) {
		return this.hosts.contains(name) || name.endsWith(".localhost") || isAddress(name);
	}

	private static boolean isAddress(String host) {
		return host.startsWith("[") ? isIpv6(host) : IPV4.matcher(host).matches();
	}

	private static boolean isIpv6(String host) {
		try {
			// never looked up, because of the brackets
			InetAddress.getByName(host);
			return true;
		}
		catch (UnknownHostException ex) {
			return false;
		}
	}

	/** In lower case, without the dot that ends a name at the root. */
	private static String normalized(String host) {
		String name = host.toLowerCase(Locale.ROOT);
		return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
	}

}
