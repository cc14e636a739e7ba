package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A plan with the values of its properties.
 *
 * @param file the plan
 * @param host the gateway's host
 * @param port the gateway's port
 * @param prefix the path before the service's own, such as {@code /user-service}
 * @param data the CSV file of users and tokens
 * @param users simulated users, from 1
 * @param rampUp until all of them are at work
 * @param duration of the whole plan, ramp-up included
 */
public record LoadPlan(Path file, String host, int port, String prefix, Path data, int users, Duration rampUp,
		Duration duration) {

	/**
	 * The properties by their names in the plan.
	 */
	Map<String, String> properties() {
		Map<String, String> properties = new LinkedHashMap<>();
		properties.put("host", this.host);
		properties.put("port", Integer.toString(this.port));
		properties.put("prefix", this.prefix);
		properties.put("data", this.data.toAbsolutePath().toString());
		properties.put("users", Integer.toString(this.users));
		properties.put("rampup", Long.toString(this.rampUp.toSeconds()));
		properties.put("duration", Long.toString(this.duration.toSeconds()));
		return properties;
	}

	/**
	 * SHA-256 of the plan's file in hexadecimal digits: what ran is told apart from what
	 * the file says later.
	 * @throws IOException when the file cannot be read
	 */
	public static String checksum(Path file) throws IOException {
		try {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("Every JDK has SHA-256", ex);
		}
	}

}
