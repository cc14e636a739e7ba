package io.tweebyte.launcher.race;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.function.Function;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.Delays;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A small server on the loopback address, by which the race page delays services, streams
 * summaries in the background, and reads what the backends occupy.
 */
public final class RacePanel implements AutoCloseable {

	public static final int PORT = 6070;

	private static final int MOST_BYTES = 8 * 1024;

	/** The race page reads the gauges each second. */
	private static final Duration UNWATCHED = Duration.ofSeconds(5);

	private final HttpServer server;

	private final PanelAccess access;

	private final Map<Backend, BackgroundStreams> backends = new LinkedHashMap<>();

	private final Map<String, Integer> delays = new ConcurrentHashMap<>();

	private final Map<String, Route> routes;

	private RacePanel(HttpServer server, List<Backend> backends) {
		this.server = server;
		this.access = new PanelAccess(server.getAddress().getPort());
		backends.forEach((backend) -> this.backends.put(backend, new BackgroundStreams(backend.gateway(), UNWATCHED)));
		Delays.SERVICES.forEach((service) -> this.delays.put(service, 0));
		PanelResponse page = PanelResponse.file("panel.html", "text/html");
		PanelResponse script = PanelResponse.file("panel.js", "text/javascript");
		this.routes = Map.of("/", new Route("GET", (nothing) -> page), "/panel.js",
				new Route("GET", (nothing) -> script), "/settings", new Route("GET", (nothing) -> settings()),
				"/gauges", new Route("GET", (nothing) -> gauges()), "/delay", new Route("POST", this::delay),
				"/streams", new Route("POST", this::stream));
	}

	/** Starts a panel on a port, 0 for a free one, for backends with proxies. */
	public static RacePanel start(int port, List<Backend> backends) {
		try {
			HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
			RacePanel panel = new RacePanel(server, backends);
			server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
			server.createContext("/", panel::handle);
			server.start();
			return panel;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The race panel cannot listen on port " + port, ex);
		}
	}

	public URI address() {
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

	private void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			response(exchange).send(exchange);
		}
	}

	private PanelResponse response(HttpExchange exchange) throws IOException {
		try {
			this.access.requireHost(exchange.getRequestHeaders());
			Route route = route(exchange);
			if (route.method.equals("POST")) {
				this.access.requireOwnChange(exchange.getRequestHeaders());
				return route.handler.apply(body(exchange));
			}
			// pages of this machine may frame the panel, and so request its page
			if (!exchange.getRequestURI().toString().equals("/")) {
				this.access.requireOwnPage(exchange.getRequestHeaders());
			}
			return route.handler.apply(null);
		}
		catch (PanelRefusal ex) {
			return PanelResponse.refusal(ex);
		}
	}

	private Route route(HttpExchange exchange) {
		Route route = this.routes.get(exchange.getRequestURI().toString());
		if (route == null) {
			throw new PanelRefusal(HttpURLConnection.HTTP_NOT_FOUND, "There is nothing at this path.");
		}
		if (!route.method.equals(exchange.getRequestMethod())) {
			exchange.getResponseHeaders().set("Allow", route.method);
			throw new PanelRefusal(HttpURLConnection.HTTP_BAD_METHOD, "Use %s for this path.".formatted(route.method));
		}
		return route;
	}

	private static JsonNode body(HttpExchange exchange) throws IOException {
		byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
		if (body.length > MOST_BYTES) {
			throw new PanelRefusal(HttpURLConnection.HTTP_ENTITY_TOO_LARGE,
					"The body is larger than %,d bytes.".formatted(MOST_BYTES));
		}
		try {
			return JsonMapper.shared().readTree(body);
		}
		catch (JacksonException ex) {
			throw PanelRefusal.invalid("The body is not JSON.");
		}
	}

	private PanelResponse settings() {
		return PanelResponse.json(Map.of("delays", this.delays, "most", Map.of("delay", RaceOptions.MOST_DELAY,
				"streams", RaceOptions.MOST_STREAMS, "atOnce", RaceOptions.MOST_AT_ONCE)));
	}

	private PanelResponse gauges() {
		return PanelResponse.json(BackendGauges.atOnce(this.backends.entrySet(),
				(entry) -> BackendGauges.read(entry.getKey(), entry.getValue().watch())));
	}

	private PanelResponse delay(JsonNode json) {
		DelayRequest request = DelayRequest.of(json);
		this.backends.keySet().forEach((backend) -> backend.faults().of(request.service()).delay(request.time()));
		this.delays.put(request.service(), request.millis());
		return settings();
	}

	private PanelResponse stream(JsonNode json) {
		StreamsRequest request = StreamsRequest.of(json);
		this.backends.values().forEach((streams) -> streams.keep(request));
		return settings();
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.backends.values().forEach(BackgroundStreams::close);
	}

	private record Route(String method, Function<JsonNode, PanelResponse> handler) {
	}

}
