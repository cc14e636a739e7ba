package io.tweebyte.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpServer;

/**
 * Answers every request with the same summary at once, so that nothing but the generator
 * is measured.
 */
class StubServer implements AutoCloseable {

	private static final String ID = "01900000-0000-7000-8000-000000000000";

	private static final byte[] SUMMARY = """
			{"id":"%s","user_name":"stub","is_private":false,"created_at":"2026-01-01T00:00:00.000000Z"}"""
		.formatted(ID)
		.getBytes(StandardCharsets.UTF_8);

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final HttpServer server;

	StubServer() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(this.threads);
		this.server.createContext("/", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, SUMMARY.length);
			exchange.getResponseBody().write(SUMMARY);
			exchange.close();
		});
		this.server.start();
	}

	URI uri() {
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

	/**
	 * Writes the file of users that fits the answer; the token is as long as a real one.
	 * @return the folder
	 */
	Path users(Path folder) throws IOException {
		Files.writeString(folder.resolve("users.csv"),
				"id,user_name,token\n%s,stub,%s\n".formatted(ID, "t".repeat(650)));
		return folder;
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.close();
	}

}
