package io.tweebyte.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpServer;

/**
 * Answers every request with the same summary at once, so that little but the generator
 * is measured. A program of its own that needs nothing but the JDK.
 */
final class StubServer {

	private static final String ID = "01900000-0000-7000-8000-000000000000";

	private static final byte[] SUMMARY = """
			{"id":"%s","user_name":"stub","is_private":false,"created_at":"2026-01-01T00:00:00.000000Z"}"""
		.formatted(ID)
		.getBytes(StandardCharsets.UTF_8);

	private StubServer() {
	}

	/**
	 * Prints its port, and answers until its input ends: with whoever started it, however
	 * that one ends.
	 */
	public static void main(String[] arguments) throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		server.createContext("/", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, SUMMARY.length);
			exchange.getResponseBody().write(SUMMARY);
			exchange.close();
		});
		server.start();
		System.out.println(server.getAddress().getPort());
		System.in.read();
		System.exit(0);
	}

	/**
	 * Writes the file of users that fits the answer; the token is as long as a real one.
	 * @return the folder
	 */
	static Path users(Path folder) throws IOException {
		Files.writeString(folder.resolve("users.csv"),
				"id,user_name,token\n%s,stub,%s\n".formatted(ID, "t".repeat(650)));
		return folder;
	}

}
