package io.tweebyte.load.watch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.servers.database.RedisConnection;

/** Sends commands to Redis whose replies are one line each. */
final class RedisCommands {

	/** Sent before their replies are read: Redis must not wait for the reader. */
	private static final int BATCH = 1000;

	private static final int TIMEOUT_MILLIS = 10_000;

	private RedisCommands() {
	}

	/**
	 * Sends them, and returns all replies.
	 * @throws IOException when Redis refuses one of them, or does not respond
	 */
	static List<String> send(RedisConnection redis, List<List<String>> commands) throws IOException {
		try (Socket socket = new Socket(redis.host(), redis.port());
				BufferedReader replies = new BufferedReader(
						new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
			socket.setSoTimeout(TIMEOUT_MILLIS);
			List<String> lines = new ArrayList<>();
			batch(socket, replies, List.of(List.of("AUTH", redis.username(), redis.password())));
			for (int from = 0; from < commands.size(); from += BATCH) {
				lines.addAll(batch(socket, replies, commands.subList(from, Math.min(commands.size(), from + BATCH))));
			}
			return lines;
		}
	}

	private static List<String> batch(Socket socket, BufferedReader replies, List<List<String>> commands)
			throws IOException {
		StringBuilder text = new StringBuilder();
		for (List<String> command : commands) {
			text.append('*').append(command.size()).append("\r\n");
			for (String part : command) {
				int length = part.getBytes(StandardCharsets.UTF_8).length;
				text.append('$').append(length).append("\r\n").append(part).append("\r\n");
			}
		}
		OutputStream output = socket.getOutputStream();
		output.write(text.toString().getBytes(StandardCharsets.UTF_8));
		output.flush();
		List<String> lines = new ArrayList<>();
		for (int reply = 0; reply < commands.size(); reply++) {
			String line = replies.readLine();
			if (line == null || line.startsWith("-")) {
				throw new IOException("Redis refused a command: " + line);
			}
			lines.add(line);
		}
		return lines;
	}

}
