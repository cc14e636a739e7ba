package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.List;

import com.sun.net.httpserver.HttpServer;

/**
 * Stands in for a service where only the launcher is tested: a JVM that understands the
 * launcher's settings, says on its management port that it is ready, and prints its
 * arguments. {@code fake.fault} makes it misbehave.
 */
public final class FakeService {

	private FakeService() {
	}

	public static void main(String[] args) throws IOException, InterruptedException {
		System.out.println("started with " + Arrays.toString(args));
		List<String> arguments = List.of(args);
		if (arguments.contains("--fake.fault=dies")) {
			System.out.println("this is the reason");
			System.exit(1);
		}
		if (arguments.contains("--fake.fault=refuses-caches") && startsFromCache()) {
			System.out.println("Error occurred during initialization of VM");
			System.exit(1);
		}
		int status = arguments.contains("--fake.fault=never-ready") ? 503 : 200;
		listen(port(arguments, "--server.port="), 200);
		listen(port(arguments, "--management.server.port="), status);
		Thread.currentThread().join();
	}

	private static boolean startsFromCache() {
		return ProcessHandle.current()
			.info()
			.arguments()
			.map(List::of)
			.orElse(List.of())
			.stream()
			.anyMatch((argument) -> argument.startsWith("-XX:AOTCache="));
	}

	private static int port(List<String> arguments, String name) {
		return arguments.stream()
			.filter((argument) -> argument.startsWith(name))
			.map((argument) -> Integer.parseInt(argument.substring(name.length())))
			.findFirst()
			.orElseThrow();
	}

	private static void listen(int port, int status) throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
		server.createContext("/", (exchange) -> {
			exchange.sendResponseHeaders(status, -1);
			exchange.close();
		});
		server.start();
	}

}
