package io.tweebyte.launcher.race;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;

import com.sun.net.httpserver.HttpServer;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A race panel of one backend, whose services are small servers, with real proxies. */
final class RunningPanel implements AutoCloseable {

	private static final String METRICS = """
			jvm_threads_live_threads 20.0
			jvm_memory_used_bytes{area="heap",id="Eden Space"} 3.0E6
			""";

	private final RawServer gateway;

	private final HttpServer interaction;

	private final FaultProxies faults;

	private final RacePanel panel;

	RunningPanel() throws IOException {
		this.gateway = RawServer.start(RunningPanel::serve);
		ServicePorts ports = ServicePorts.standard(MixedSetup.of(Model.ASYNC))
			.withFree(List.of(ServiceName.INTERACTION));
		this.interaction = HttpServer.create(new InetSocketAddress("127.0.0.1", ports.main(ServiceName.INTERACTION)),
				0);
		this.interaction.createContext("/", (exchange) -> {
			exchange.sendResponseHeaders(204, -1);
			exchange.close();
		});
		this.interaction.start();
		this.faults = FaultProxies.delaying(RaceOptions.NO_DELAYS, ports, 5432, 6379);
		Backend backend = new Backend(MixedSetup.of(Model.ASYNC), List.of(service(URI.create(this.gateway.address()))),
				this.faults, ports, () -> {
				});
		this.panel = RacePanel.start(0, List.of(backend));
	}

	/** A service that runs in the process of the test. */
	static ServiceProcess service(URI address) {
		ServerProcess process = ServerProcess.attach("async/gateway", ProcessIdentity.current(), Path.of("gateway.log"),
				StopSignal.TERM);
		return new ServiceProcess(ServiceName.GATEWAY, Model.ASYNC, process, address, address);
	}

	/** A gateway that also has the metrics of its process. */
	private static void serve(RawServer.Request request, RawServer.Connection connection) throws IOException {
		if (request.target().startsWith("/actuator/prometheus")) {
			connection.respond("200 OK", METRICS);
		}
		else {
			connection.respond("200 OK", "event:text\ndata:{}\n\nevent:end\ndata:{}\n\n");
		}
	}

	RawServer gateway() {
		return this.gateway;
	}

	int port() {
		return this.panel.address().getPort();
	}

	String origin() {
		return this.panel.address().toString();
	}

	/** Returns how long a call of another service takes by the proxy. */
	Duration callInteraction() throws IOException {
		URI proxy = URI.create(this.faults.settings(ServiceName.USER).get("tweebyte.services.interaction"));
		long start = System.nanoTime();
		RawHttp.exchange(proxy.getPort(), "GET / HTTP/1.1\r\nHost: interaction\r\nConnection: close\r\n\r\n");
		return Duration.ofNanos(System.nanoTime() - start);
	}

	/**
	 * Returns how long the fastest of ten calls takes: a proxy delays all of them, a busy
	 * machine some.
	 */
	Duration callInteractionOften() throws IOException {
		Duration fastest = callInteraction();
		for (int i = 1; i < 10; i++) {
			fastest = Collections.min(List.of(fastest, callInteraction()));
		}
		return fastest;
	}

	RawHttp.Response get(String path, String... headers) throws IOException {
		return send("GET " + path, "", headers);
	}

	/** Sends a change as the panel's own page does. */
	RawHttp.Response post(String path, String json) throws IOException {
		return send("POST " + path, json, "Origin: " + origin(), "Content-Type: application/json");
	}

	RawHttp.Response send(String request, String body, String... headers) throws IOException {
		return exchange(request, "127.0.0.1:" + port(), body, headers);
	}

	RawHttp.Response exchange(String request, String host, String body, String... headers) throws IOException {
		StringBuilder head = new StringBuilder(request).append(" HTTP/1.1\r\nHost: ").append(host).append("\r\n");
		for (String header : headers) {
			head.append(header).append("\r\n");
		}
		head.append("Content-Length: ")
			.append(body.getBytes(StandardCharsets.ISO_8859_1).length)
			.append("\r\nConnection: close\r\n\r\n")
			.append(body);
		return RawHttp.exchange(port(), head.toString());
	}

	static JsonNode json(RawHttp.Response response) {
		return JsonMapper.shared().readTree(response.body());
	}

	@Override
	public void close() throws IOException {
		this.panel.close();
		this.faults.close();
		this.interaction.stop(0);
		this.gateway.close();
	}

}
