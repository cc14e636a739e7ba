package io.tweebyte.shared.limit;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;

/**
 * The network of a client's address, under which its requests are counted. Providers give
 * each customer a whole /64 of IPv6 or more, so one client has many addresses there.
 */
public final class ClientAddress {

	private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F]*:[0-9a-fA-F:.]*");

	private static final int PREFIX_BYTES = 8;

	private ClientAddress() {
	}

	/**
	 * Returns the /64 of an IPv6 address, such as {@code 2001:db8:0:1::/64}, an IPv4
	 * address that is written as IPv6 as IPv4, and any other text unchanged.
	 */
	public static String network(String address) {
		String unzoned = address.split("%", 2)[0];
		// anything else would be looked up as a name
		if (!IPV6.matcher(unzoned).matches()) {
			return address;
		}
		try {
			InetAddress parsed = InetAddress.getByName(unzoned);
			return (parsed instanceof Inet6Address) ? prefix(parsed.getAddress()) : parsed.getHostAddress();
		}
		catch (UnknownHostException ex) {
			return address;
		}
	}

	private static String prefix(byte[] address) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < PREFIX_BYTES; i += 2) {
			text.append(Integer.toHexString((address[i] & 0xff) << 8 | address[i + 1] & 0xff)).append(':');
		}
		return text.append(":/64").toString();
	}

}
