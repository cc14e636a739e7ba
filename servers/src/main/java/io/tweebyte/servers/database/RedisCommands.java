package io.tweebyte.servers.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Sends commands to Redis, each a line, whose replies are a line each. */
public final class RedisCommands {

	/** Sent before their replies are read: Redis must not wait for the reader. */
	private static final int BATCH = 1000;

	private static final int PATIENCE_MILLIS = 10_000;

	private RedisCommands() {
	}

	/** Sends commands, and waits for each reply for at most 10 seconds. */
	public static List<String> send(RedisConnection redis, List<String> commands) throws IOException {
		return send(redis, commands, PATIENCE_MILLIS);
	}

	/**
	 * Sends them, and returns all replies.
	 * @param millis to connect, and for each reply
	 * @throws IOException when Redis refuses one of them, or does not respond
	 */
	public static List<String> send(RedisConnection redis, List<String> commands, int millis) throws IOException {
		List<String> lines = new ArrayList<>();
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(redis.host(), redis.port()), millis);
			socket.setSoTimeout(millis);
			BufferedReader replies = new BufferedReader(
					new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
			batch(socket, replies, List.of("AUTH %s %s".formatted(redis.username(), redis.password())));
			for (int from = 0; from < commands.size(); from += BATCH) {
				lines.addAll(batch(socket, replies, commands.subList(from, Math.min(commands.size(), from + BATCH))));
			}
		}
		return lines;
	}

	private static List<String> batch(Socket socket, BufferedReader replies, List<String> commands) throws IOException {
		socket.getOutputStream().write((String.join("\r\n", commands) + "\r\n").getBytes(StandardCharsets.UTF_8));
		List<String> lines = new ArrayList<>();
		while (lines.size() < commands.size()) {
			String line = replies.readLine();
			if (line == null || line.startsWith("-")) {
				throw new IOException("Redis refused a command: " + line);
			}
			lines.add(line);
		}
		return lines;
	}

}
